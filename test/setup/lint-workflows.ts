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

/** Allows the tag v1, which is qpsgate's own. Recipes say what to write where tags are not allowed. */
export const ZIZMOR_CONFIG = JSON.stringify({
  rules: { 'unpinned-uses': { config: { policies: { 'qpsgate/qpsgate': 'ref-pin', '*': 'hash-pin' } } } },
})

/**
 * Shortens the addresses of actions, because linters know only short names. Complete addresses are for servers other
 * than GitHub.
 */
export function withShortNames(workflow: string): string {
  return workflow.replaceAll('uses: https://github.com/', 'uses: ')
}

/** Makes the action a local one, because actionlint knows inputs and outputs only of actions in the same repository. */
export function withLocalAction(workflow: string): string {
  return withShortNames(workflow).replaceAll('uses: qpsgate/qpsgate@v1', 'uses: ./')
}

/** What a linter prints; empty if it found nothing. */
export function lint(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

/** The path of a program. Skips the test if the program is not available. */
export function pathOf(tool: Tool, context: TestContext): string {
  return tool.kind === 'ready' ? tool.path : context.skip(tool.why)
}
