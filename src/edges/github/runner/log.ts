/** The step's log, which the runner reads for commands. */

import { randomUUID } from 'node:crypto'
import type { ProgressStream } from '../../terminal/screen.ts'
import { oneLine } from './write-annotations.ts'

/** A span of the log in which the runner obeys no command, whatever servers and files print. */
export class PlainLog implements Disposable {
  readonly #stream: ProgressStream
  /** Word that ends the span; nobody else who writes to the log knows it. */
  readonly #token = randomUUID()

  constructor(stream: ProgressStream = process.stdout) {
    this.#stream = stream
    stream.write(`::stop-commands::${this.#token}\n`)
  }

  line(text: string): void {
    this.#stream.write(`${oneLine(text)}\n`)
  }

  [Symbol.dispose](): void {
    this.#stream.write(`::${this.#token}::\n`)
  }
}
