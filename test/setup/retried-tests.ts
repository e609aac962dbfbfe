/** The end of a run names each test that needed a second try, because a pass there hides a first failure. */
import type { Reporter, TestModule } from 'vitest/node'

export default class RetriedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap(retriedIn)
    for (const line of [`retried: ${names.length}`, ...names.map((name) => `  ${name}`)]) console.log(line)
  }
}

function retriedIn(module: TestModule): string[] {
  return [...module.children.allTests()]
    .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
    .map((test) => `${module.relativeModuleId} > ${test.fullName}`)
}
