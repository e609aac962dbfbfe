/** The event's base, filled in if the inputs name none. */
import { existsSync } from 'node:fs'
import { info, notice } from '@actions/core'
import { isOwnWorkload } from '../../core/suite/workloads.ts'
import { existsAt } from '../../edges/git/revision.ts'
import { findBaseCommit } from '../../edges/github/context/base-commit.ts'
import type { GitHubContext } from '../../edges/github/context/context.ts'
import type { RawInputs } from '../../edges/github/context/inputs.ts'
import { UserError } from '../../errors.ts'

/**
 * @throws UserError if a workflow_run or a comment would measure, there is nothing to measure, or the clone lacks the
 * base
 */
export async function withBase(raw: RawInputs, context: GitHubContext): Promise<RawInputs> {
  if (raw.command !== '' && raw.command !== 'run') return raw
  requireSubject(raw, context)
  if (!needsBase(raw, context)) return raw
  const base = await findBaseCommit(context)
  if (!isOfConfig(raw) && !(await existsAt(base.sha, raw.suite))) {
    const sha = base.sha.slice(0, 7)
    // Otherwise it comes with the action.
    if (existsSync(raw.suite))
      notice(`${raw.suite} is new: ${base.text} (${sha}) does not have it, so nothing is compared with it`)
    return raw
  }
  info(`compared with ${base.text} (${base.sha})`)
  return { ...raw, base: base.sha }
}

/** A workload of the user's own is also gated alone. */
function isOfConfig({ config, suite, workloads }: RawInputs): boolean {
  return config !== '' || (suite === '' && isOwnWorkload(workloads))
}

function requireSubject(raw: RawInputs, { event }: GitHubContext): void {
  if (event.kind === 'workflow_run') {
    throw new UserError(
      'a workflow that runs on workflow_run has the default branch checked out, not the change; measure in the other ' +
        'workflow, and give this one `command: report`',
    )
  }
  if (event.kind === 'issue_comment') {
    throw new UserError(
      'a comment starts this workflow beside a token that may write, and a stranger may have written what would be measured; ' +
        'give it `command: ask`, which has the workflow of the pull request measure again',
    )
  }
  if (!isOfConfig(raw) && raw.suite === '')
    throw new UserError('inputs config and suite: found neither; allowed: one of them, the file to gate')
}

/** A suite has a control that can do without a base, where none is asked for or no change is known. */
function needsBase(raw: RawInputs, { event }: GitHubContext): boolean {
  const isUnwanted = raw.against !== '' && !raw.against.includes('base')
  return raw.base === '' && !isUnwanted && (isOfConfig(raw) || event.kind !== 'manual')
}
