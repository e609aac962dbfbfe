/** Linters for workflows, run on repositories that tests made. */
import { spawnSync } from 'node:child_process'
import type { TestContext } from 'vitest'
import type { Tool } from './linters.ts'

export const ZIZMOR_FLAGS = [
  '--offline',
  '--no-progress',
  '--color=never',
  '--persona=pedantic',
  '--min-severity=medium',
]

/** The tag v1 is our own, and recipes say what to write where tags are not allowed. */
export const ZIZMOR_CONFIG = JSON.stringify({
  rules: { 'unpinned-uses': { config: { policies: { 'qpsgate/qpsgate': 'ref-pin', '*': 'hash-pin' } } } },
})

/** Linters know short names only; whole addresses are for servers other than GitHub. */
export function withShortNames(workflow: string): string {
  return workflow.replaceAll('uses: https://github.com/', 'uses: ')
}

/** actionlint knows inputs and outputs of an action in the same repository only. */
export function withLocalAction(workflow: string): string {
  return withShortNames(workflow).replaceAll('uses: qpsgate/qpsgate@v1', 'uses: ./')
}

/** Empty if the linter found nothing. */
export function lint(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

/** Skips the test where the program could not be had. */
export function pathOf(tool: Tool, context: TestContext): string {
  return tool.kind === 'ready' ? tool.path : context.skip(tool.why)
}
