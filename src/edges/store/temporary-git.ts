/**
 * Runs git in a temporary repository of qpsgate. Except in exchanges with a remote, a failure is one of this machine,
 * not of the user's input.
 */

import { StoreError } from '../../errors.ts'
import type { Git, GitCall } from '../git/git.ts'
import { findProgram } from '../machine/processes.ts'

/** First version of git with GIT_CONFIG_COUNT, by which settings pass through the environment. */
const OLDEST = [2, 31] as const

/**
 * Output of a command that uses no remote. @throws StoreError if the command fails, which is a failure of this machine
 */
export async function local(git: Git, args: readonly [string, ...string[]], call?: GitCall): Promise<Buffer> {
  const { succeeded, output, messages } = git(args, call)
  if (!succeeded) throw new StoreError(`\`git ${args[0]}\` failed in a temporary directory: ${messages.trim()}`)
  return output
}

/**
 * @throws StoreError if there is no git, or a version that cannot take settings, such as the token, from its
 *   environment
 */
export async function checkVersion(git: Git): Promise<void> {
  if (findProgram('git') === undefined) throw new StoreError('storing on a branch needs git; install it')
  const version = (await local(git, ['version'])).toString().trim()
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(version) ?? []
  if (Number(major) < OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) < OLDEST[1]))
    throw new StoreError(`storing on a branch needs git ${OLDEST.join('.')} or later, this is ${version}; install one`)
}
