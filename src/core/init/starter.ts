/** Findings → the files that are written; or why there are none. */
import type { InitRequest } from '../request/init-request.ts'
import type { Findings } from './findings.ts'
import { SUITE_PATH, suiteText } from './suite-file.ts'
import { WORKFLOW_FILE, workflowText } from './workflow-file.ts'

export interface StarterFile {
  /** From the top of the repository. */
  readonly path: string
  readonly text: string
  readonly what: 'workflow' | 'suite'
}

/** `nothing-to-gate`: no option file was found and no suite is wanted; `other-forge`: it reads no such workflows. */
export type Starter =
  | { readonly kind: 'files'; readonly files: readonly [StarterFile, ...StarterFile[]] }
  | { readonly kind: 'nothing-to-gate' }
  | { readonly kind: 'other-forge' }

export function starterOf(findings: Findings, { writesSuite }: Pick<InitRequest, 'writesSuite'>): Starter {
  const { configs, forge, workflowFolder } = findings
  const suite: StarterFile = { path: SUITE_PATH, text: suiteText(findings), what: 'suite' }
  if (forge.forge === 'gitlab') return writesSuite ? { kind: 'files', files: [suite] } : { kind: 'other-forge' }
  if (configs.length === 0 && !writesSuite) return { kind: 'nothing-to-gate' }
  const workflow: StarterFile = {
    path: `${workflowFolder}/${WORKFLOW_FILE}`,
    text: workflowText(findings, writesSuite ? SUITE_PATH : undefined),
    what: 'workflow',
  }
  return { kind: 'files', files: writesSuite ? [workflow, suite] : [workflow] }
}
