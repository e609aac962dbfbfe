/** Finds what a workflow checked out, and whether that is the change that its event is about. */

import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import { existingFolder, foldersAround, isCheckout, isInside, realPathOf } from '../../files/paths.ts'
import { commitIn, isShallow, mergeBase, parentsOf } from '../../git/checkout.ts'
import type { Trigger } from './context.ts'
import type { Event } from './event.ts'

/**
 * Advice for a workflow that checks out another ref than the change's. Without a `ref`, actions/checkout takes the
 * right commit.
 */
const HOW = {
  pull_request:
    'give actions/checkout no `ref`, or in a workflow on pull_request_target the head: ' +
    `\`ref: \${{ github.event.pull_request.head.sha }}\` with \`fetch-depth: 0\``,
  merge_group: 'give actions/checkout no `ref`',
  push: 'give actions/checkout no `ref`',
} as const

/**
 * Top folder of the repository that the workflow checked out. It is the outermost repository around the files that the
 * inputs name, because a submodule counts as a part of it. Without such files, it is the repository around the current
 * folder, or the only one in the workspace.
 *
 * @param paths files that the inputs name
 * @returns undefined if nothing is checked out
 * @throws UserError if there are several to choose from
 */
export function checkoutOf(workspace: string, paths: readonly string[]): string | undefined {
  const here = isInside(realPathOf('.'), realPathOf(workspace)) ? '.' : workspace
  const folders = [...paths, here].map((path) => outermost(existingFolder(path), realPathOf(workspace)))
  const checkout = folders.find((top) => top !== undefined)
  if (checkout !== undefined) return checkout
  const below = checkoutsIn(workspace)
  if (below.length < 2) return below[0]
  throw new UserError(
    `${workspace} is no checked-out repository, and has several: ${below.map((top) => top.slice(workspace.length + 1)).join(', ')}; ` +
      'name the files to measure with the input config or suite, such as ' +
      `config: ${below[0]?.slice(workspace.length + 1)}/my.cnf`,
  )
}

/**
 * The outermost checkout in the workspace. If there is none, it is the nearest around the workspace, which may itself
 * lie in a checkout.
 */
function outermost(folder: string, workspace: string): string | undefined {
  const around = foldersAround(realPathOf(folder))
  return around.findLast((each) => isCheckout(each) && isInside(each, workspace)) ?? around.find(isCheckout)
}

function checkoutsIn(workspace: string): string[] {
  try {
    const folders = readdirSync(workspace, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return folders.map(({ name }) => resolve(workspace, name)).filter(isCheckout)
  } catch {
    return []
  }
}

/**
 * Refuses a checkout without the change, because the verdict would be about a commit that nobody proposed.
 *
 * @throws UserError unless HEAD is the change's last commit, or contains it
 */
export function requireChange({ workspace, event, sha }: Pick<Trigger, 'workspace' | 'event' | 'sha'>): void {
  const wanted = headOf(event, sha)
  const head = wanted === undefined ? undefined : commitIn(workspace, 'HEAD')
  if (wanted === undefined || head === undefined || contains(workspace, head, wanted.toLowerCase())) return
  const { kind } = event
  const unknown = isShallow(workspace) && commitIn(workspace, wanted) === undefined
  const why = unknown ? 'which this clone is too shallow to show as a part of it' : 'which is no part of it'
  const how = HOW[kind as keyof typeof HOW]
  throw new UserError(
    `${workspace} has commit ${head.slice(0, 7)} checked out, and this ${kind.replace('_', ' ')} is about ${wanted.slice(0, 7)}, ` +
      `${why}; ${how}${unknown ? ', and `fetch-depth: 0`' : ''}`,
  )
}

/** The last commit of the change; undefined if the event is about no change. */
function headOf(event: Event, sha: string): string | undefined {
  switch (event.kind) {
    case 'pull_request':
    case 'merge_group':
      return event.headSha
    case 'push':
      return sha
    default:
      return undefined
  }
}

/**
 * Whether a commit contains another. Its parents are read from the commit itself, too, because a shallow clone may have
 * only their ids.
 */
function contains(workspace: string, head: string, wanted: string): boolean {
  return head === wanted || parentsOf(workspace, head).includes(wanted) || mergeBase(workspace, head, wanted) === wanted
}
