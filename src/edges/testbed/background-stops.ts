/**
 * Servers that are being stopped during other work: the next ones start, or a run is judged and drawn. Nothing is
 * measured before the servers of the previous trial are gone.
 */
export class BackgroundStops implements AsyncDisposable {
  #stopping: Promise<unknown> = Promise.resolve()

  /** Begins to stop, and does not wait. */
  begin(stop: () => Promise<void>): void {
    const before = this.#stopping
    this.#stopping = Promise.all([before, stop()])
    // The waiting caller gets the error.
    this.#stopping.catch(() => {})
  }

  /** Waits until all is stopped. @throws the first failure, once */
  async ended(): Promise<void> {
    const stopping = this.#stopping
    this.#stopping = Promise.resolve()
    await stopping
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.ended()
  }
}
