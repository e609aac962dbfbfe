/** The end of a run names each test that needed a second try, because a pass there hides a first failure. */
import type { Reporter, TestCase, TestModule } from 'vitest/node'

export default class RetriedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap(retriedIn)
    for (const line of [`retried: ${names.length}`, ...names.map((name) => `  ${name}`)]) console.log(line)
  }
}

/** Whether a test passed only when it was asked again. */
export function neededMore(test: TestCase): boolean {
  return test.meta().outvoted === true || (test.diagnostic()?.retryCount ?? 0) > 0
}

function retriedIn(module: TestModule): string[] {
  return [...module.children.allTests()]
    .filter(neededMore)
    .map((test) => `${module.relativeModuleId} > ${test.fullName}`)
}
