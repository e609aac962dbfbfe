/**
 * Servers that are being stopped while something else goes on: the next ones start, or a run is judged and drawn. Nothing is
 * measured before those of the trial before are gone.
 */
export class BackgroundStops implements AsyncDisposable {
  #stopping: Promise<unknown> = Promise.resolve()

  /** Begins to stop, and does not wait. */
  begin(stop: () => Promise<void>): void {
    const before = this.#stopping
    this.#stopping = Promise.all([before, stop()])
    // Whoever waits for it is told.
    this.#stopping.catch(() => {})
  }

  /** Waits until all is stopped. @throws what went wrong with it, once */
  async ended(): Promise<void> {
    const stopping = this.#stopping
    this.#stopping = Promise.resolve()
    await stopping
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.ended()
  }
}
