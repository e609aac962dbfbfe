/** The step's log, which the runner reads for commands. */
import { randomUUID } from 'node:crypto'
import { lineScreen, type Screen } from '../../terminal/screen.ts'
import { oneLine } from './write-annotations.ts'

interface LogStream {
  write(text: string): unknown
}

/**
 * While it lasts the runner reads no command from the log, whatever servers and files put there, except the groups that
 * are opened here: each is written together with the commands that allow it and forbid all others again.
 */
export class PlainLog implements Disposable {
  readonly #stream: LogStream
  /** Nobody else who writes to the log knows it, so nobody else can end this. */
  #token = ''
  #isOpen = false

  constructor(stream: LogStream = process.stdout) {
    this.#stream = stream
    stream.write(this.#stop())
  }

  line(text: string): void {
    this.#stream.write(`${oneLine(text)}\n`)
  }

  /** From here on lines are in a group of that title, which the runner shows also where it folds the group. */
  group(title: string): void {
    // The lines that stop commands and let them go on are shown, so both stand inside groups.
    const data = oneLine(title).replaceAll('%', '%25')
    this.#stream.write(`${this.#goOn()}${this.#end()}::group::${data}\n${this.#stop()}`)
    this.#isOpen = true
  }

  endGroup(): void {
    if (!this.#isOpen) return
    this.#stream.write(`${this.#goOn()}${this.#end()}${this.#stop()}`)
    this.#isOpen = false
  }

  [Symbol.dispose](): void {
    this.#stream.write(`${this.#goOn()}${this.#end()}`)
    this.#isOpen = false
  }

  #stop(): string {
    this.#token = randomUUID()
    return `::stop-commands::${this.#token}\n`
  }

  #goOn(): string {
    return `::${this.#token}::\n`
  }

  #end(): string {
    return this.#isOpen ? '::endgroup::\n' : ''
  }
}

/**
 * Progress in a group for each phase; a decided cell is the title of one, so that it is visible where groups are
 * folded.
 */
export function groupedScreen(log: PlainLog): Screen {
  const { tell } = lineScreen(
    (text) => log.line(text),
    (title) => log.group(title),
  )
  return { tell, [Symbol.dispose]: () => log.endGroup() }
}
