/** jsdom has no layout, so there is nothing to observe. */
export class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
