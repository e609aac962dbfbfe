/** The step's log, which the runner reads for commands. */

import { randomUUID } from 'node:crypto'
import type { ProgressStream } from '../../terminal/screen.ts'
import { oneLine } from './write-annotations.ts'

/** While it lasts the runner reads no command from the log, whatever servers and files put there. */
export class PlainLog implements Disposable {
  readonly #stream: Pick<ProgressStream, 'write'>
  /** Nobody else who writes to the log knows it, so nobody else can end this. */
  readonly #token = randomUUID()

  constructor(stream: Pick<ProgressStream, 'write'> = process.stdout) {
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
