// The address of the page, changed without reloading it.
export const place = $state({
  path: location.pathname,
  search: location.search,
  hash: location.hash,
  /** Whether the reader came from another of our pages, so that focus must be moved for screen readers. */
  moved: false,
});

function read(): void {
  if (place.path !== location.pathname) place.moved = true;
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}
addEventListener('popstate', read);

export function go(path: string): void {
  history.pushState(null, '', path);
  read();
  scrollTo(0, 0);
}

/** Changes the address within the open page, without scrolling: for a dialog on top of it. */
export function lay(path: string): void {
  history.pushState(null, '', path);
  read();
}

/** For links of the page: `<a href="/rules" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
