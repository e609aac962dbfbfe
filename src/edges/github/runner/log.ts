/**
 * The step's log. The runner executes any line of it that has the form of a command, so qpsgate must not let others'
 * texts have that form.
 */

import { randomUUID } from 'node:crypto'
import type { ProgressStream } from '../../terminal/screen.ts'
import { oneLine } from './write-annotations.ts'

/**
 * A part of the log in which the runner executes no commands, because servers and files could print lines of that form.
 */
export class PlainLog implements Disposable {
  readonly #stream: ProgressStream
  /** Word that ends this part of the log. It is random, so that no server or file can print it and end the part. */
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
