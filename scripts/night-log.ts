/**
 * The log of `npm run test:nightly`: a line for each test file when it ends, so that an interrupted run can go on, also
 * on another machine.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { inputsSeed } from '../test/setup/inputs-seed.ts'
import { neededMore } from '../test/setup/retried-tests.ts'

export const NIGHT_LOG = 'docs/evidence/night.jsonl'

export interface TestFile {
  /** Path in the repository. */
  readonly file: string
  readonly project: string
  readonly commit: string
  /** Seed of generated inputs. It also decides which of the longest tests run: each runs one night in two or three. */
  readonly seed: number
  readonly seconds: number
  readonly passed: number
  /** Number of failed tests; 1 for a file that cannot be loaded. */
  readonly failed: number
  readonly skipped: number
  /** Names of the tests that passed at the second attempt. */
  readonly retried: readonly string[]
  /** The last error of each failed test, after the test's name. */
  readonly errors: readonly string[]
}

/** Maximum number of characters of an error that are kept. */
const MOST_KEPT = 2000
/** Stands between the name of a test and its error. */
const NAME_END = ': '

export default class NightLog implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()]
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const failed = inState('failed').length
    const isBroken = failed === 0 && module.state() === 'failed'
    const passed = inState('passed')
    const retried = passed.filter(neededMore)
    const file: TestFile = {
      file: module.relativeModuleId,
      project: module.project.name,
      commit: process.env.QPSGATE_NIGHT_COMMIT ?? '',
      seed: inputsSeed(1),
      seconds: module.diagnostic().duration / 1000,
      passed: passed.length,
      failed: isBroken ? 1 : failed,
      skipped: inState('skipped').length,
      retried: retried.map(({ fullName }) => fullName),
      errors: inState('failed').map((test) => {
        const { errors = [] } = test.result()
        return `${test.fullName}${NAME_END}${errors.at(-1)?.message ?? ''}`.slice(0, MOST_KEPT)
      }),
    }
    const former = readNightLog().find((each) => each.file === file.file)
    const isAgain = process.env.QPSGATE_NIGHT_AGAIN !== undefined && former !== undefined
    const names = passed.map(({ fullName }) => fullName)
    appendFileSync(NIGHT_LOG, `${JSON.stringify(isAgain ? withAgain(former, file, names) : file)}\n`)
  }
}

/** Outcome of a file of which only the failed tests ran again. A test that passes now counts as a second attempt. */
function withAgain(former: TestFile, again: TestFile, passed: readonly string[]): TestFile {
  const failedBefore = (name: string) => former.errors.some((error) => error.startsWith(name + NAME_END))
  const mended = passed.filter(failedBefore)
  const left = former.errors.filter((error) => !mended.some((name) => error.startsWith(name + NAME_END)))
  return {
    ...again,
    seconds: former.seconds + again.seconds,
    passed: former.passed + former.errors.length - left.length,
    failed: left.length,
    skipped: former.skipped,
    retried: [...former.retried, ...mended],
    errors: left,
  }
}

/** Pattern for `--testNamePattern` that matches only the names of the failed tests. */
export function failedTests(errors: readonly string[]): string {
  const names = errors.map((error) => error.split(NAME_END)[0] ?? '')
  return `^(?:${names.map((name) => name.replaceAll(/\W/g, '\\$&')).join('|')})`
}

/** The last outcome of each test file. */
export function readNightLog(): readonly TestFile[] {
  if (!existsSync(NIGHT_LOG)) return []
  const lines = readFileSync(NIGHT_LOG, 'utf8').trim().split('\n')
  const files = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as TestFile)
  return [...new Map(files.map((file) => [file.file, file])).values()]
}
