/** The states that the connections of one load can be in: a file of statements that its threads read, one line for each. */
import { appendFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { isPreparedWith } from '../../core/switching/scope.ts'
import { partsOf, type Settings } from '../../core/switching/settings.ts'
import { sessionStatement } from '../../core/switching/switch-statements.ts'

export class Sessions {
  readonly path: string
  readonly #numbers = new Map<string, number>()

  constructor(path: string) {
    this.path = path
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 })
  }

  /** Number of the state in which connections have these variables, from 1. */
  numberOf(variables: Settings): number {
    const prefix = [...variables.keys()].some((key) => isPreparedWith(partsOf(key).name[0] ?? '')) ? '*' : ''
    const line = `${prefix}${sessionStatement(variables)}`
    const known = this.#numbers.get(line)
    if (known !== undefined) return known
    const number = this.#numbers.size + 1
    // Written before a turn names it, so no thread ever looks for a line that is not there.
    appendFileSync(this.path, `${line}\n`)
    this.#numbers.set(line, number)
    return number
  }

  [Symbol.dispose](): void {
    unlinkSync(this.path)
  }
}
