/**
 * The end of a run names each test that needed a second try, because a pass there hides a first failure. It also says
 * if no test ran at all. If no test has the name that `-t` asks for, the run fails, because it would look like a pass.
 */
import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node'

const LEFT_OUT = `
  Some tests run only at night: QPSGATE_NIGHTLY=1 npm test
  Tests in containers need Docker, which CI=true npm test installs and starts.`

export default class RetriedTests implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason): void {
    const names = modules.flatMap(retriedIn)
    for (const line of [`retried: ${names.length}`, ...names.map((name) => `  ${name}`)]) console.log(line)
    if (reason === 'passed' && modules.every(ranNothing)) this.#tellThatNothingRan(modules)
    if (reason === 'failed' && modules.length === 0) console.error('No test ran: no test file has this path.')
  }

  #tellThatNothingRan(modules: readonly TestModule[]): void {
    const pattern = this.#vitest?.getGlobalTestNamePattern()
    const asked = modules.flatMap(testsOf).filter(({ fullName }) => pattern === undefined || pattern.test(fullName))
    if (asked.length > 0 || pattern === undefined) {
      console.log(`No test ran, skipped: ${asked.length}.${LEFT_OUT}`)
      return
    }
    console.error(`No test ran: no name of a test matches ${pattern}.
  Names are in the test file; " > " joins the name of a block with that of its test.${LEFT_OUT}`)
    process.exitCode = 1
  }
}

/** Whether a test passed only when it was asked again. */
export function neededMore(test: TestCase): boolean {
  return test.meta().outvoted === true || (test.diagnostic()?.retryCount ?? 0) > 0
}

function testsOf(module: TestModule): TestCase[] {
  return [...module.children.allTests()]
}

function ranNothing(module: TestModule): boolean {
  return testsOf(module).every((test) => test.result().state === 'skipped')
}

function retriedIn(module: TestModule): string[] {
  return testsOf(module)
    .filter(neededMore)
    .map((test) => `${module.relativeModuleId} > ${test.fullName}`)
}
