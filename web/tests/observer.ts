/** The browser of the tests lays nothing out, so there is nothing to observe. */
export class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
