/** The step's log. The runner obeys any line of it that has the form of a command. */

import { randomUUID } from 'node:crypto'
import type { ProgressStream } from '../../terminal/screen.ts'
import { oneLine } from './write-annotations.ts'

/**
 * A part of the log in which the runner obeys no command, so that nothing that servers and files print can act as one.
 */
export class PlainLog implements Disposable {
  readonly #stream: ProgressStream
  /** The word that ends this part of the log. It is random, so that nobody else who writes to the log can end it. */
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
