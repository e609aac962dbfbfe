/** The user's checkout. A pull request may have put a bare repository into a folder of it, so git starts at its top. */
import type { Commit } from '../../core/result/result.ts'
import { checkoutAround, existingFolder } from '../files/paths.ts'
import { findProgram } from '../machine/processes.ts'
import { type Git, type GitAnswer, gitIn } from './git.ts'
import { checkoutEnvironment } from './git-environment.ts'

export interface Checkout {
  /** Its folder that has .git, without symbolic links. */
  readonly top: string
  /** Looks, and changes or fetches nothing. */
  readonly git: Git
}

/** The checkout that holds a path; undefined if there is none, or no git. Git may still not trust it. */
export function findCheckout(near: string): Checkout | undefined {
  const top = checkoutAround(existingFolder(near))
  if (top === undefined || findProgram('git') === undefined) return undefined
  return { top, git: gitIn(top, checkoutEnvironment(top)) }
}

/** The commit checked out around a path; null if there is no repository, or no commit yet. */
export async function checkedOut(near: string): Promise<Commit | null> {
  const checkout = findCheckout(near)
  const sha = checkout && given(await checkout.git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']))
  if (checkout === undefined || sha === undefined) return null
  const changes = given(await checkout.git(['status', '--porcelain', '--untracked-files=no', '--ignore-submodules']))
  // If git cannot tell, it is not called clean.
  return { sha, isDirty: changes !== '' }
}

/** Git's reason for not working there; undefined if it works. */
export async function refusalOf({ git }: Checkout): Promise<string | undefined> {
  const { succeeded, messages } = await git(['rev-parse', '--git-dir'])
  return succeeded ? undefined : messages.trim()
}

/** Git's output, without surrounding blanks; undefined if it failed. */
export function given({ succeeded, output }: GitAnswer): string | undefined {
  return succeeded ? output.toString().trim() : undefined
}

/** Git's last line about a failure. */
export function lastLine(messages: string): string {
  return messages.trim().split('\n').at(-1)?.trim() ?? ''
}
