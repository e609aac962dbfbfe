/**
 * The log of a night: a line for each test file when it ends, so that an interrupted night can go on, also on another
 * machine.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

export const NIGHT_LOG = 'docs/evidence/night.jsonl'

export interface TestFile {
  /** Path in the repository. */
  readonly file: string
  readonly project: string
  readonly commit: string
  readonly seconds: number
  readonly passed: number
  /** A file that cannot be loaded counts as one. */
  readonly failed: number
  readonly skipped: number
  /** Names of the tests that passed at the second attempt. */
  readonly retried: readonly string[]
  /** What each failed test said at last. */
  readonly errors: readonly string[]
}

/** Characters of an error that are kept. */
const MOST_KEPT = 2000

export default class NightLog implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()]
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const failed = inState('failed').length
    const isBroken = failed === 0 && module.state() === 'failed'
    const file: TestFile = {
      file: module.relativeModuleId,
      project: module.project.name,
      commit: process.env.QPSGATE_NIGHT_COMMIT ?? '',
      seconds: module.diagnostic().duration / 1000,
      passed: inState('passed').length,
      failed: isBroken ? 1 : failed,
      skipped: inState('skipped').length,
      retried: inState('passed')
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map(({ fullName }) => fullName),
      errors: inState('failed').map((test) => {
        const { errors = [] } = test.result()
        return `${test.fullName}: ${errors.at(-1)?.message ?? ''}`.slice(0, MOST_KEPT)
      }),
    }
    appendFileSync(NIGHT_LOG, `${JSON.stringify(file)}\n`)
  }
}

/** The last outcome of each test file. */
export function readNightLog(): readonly TestFile[] {
  if (!existsSync(NIGHT_LOG)) return []
  const lines = readFileSync(NIGHT_LOG, 'utf8').trim().split('\n')
  const files = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as TestFile)
  return [...new Map(files.map((file) => [file.file, file])).values()]
}
