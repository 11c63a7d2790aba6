// The address of the page, changed without reloading it.
export const place = $state({
  path: location.pathname,
  search: location.search,
  /** Whether one came here from another page of ours; a reader then has to be brought along. */
  moved: false,
});

function read(): void {
  if (place.path !== location.pathname) place.moved = true;
  place.path = location.pathname;
  place.search = location.search;
}
addEventListener('popstate', read);

export function go(path: string): void {
  history.pushState(null, '', path);
  read();
  scrollTo(0, 0);
}

/** Another address of the page that is open, where nothing scrolls: a sheet that lies on it. */
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
