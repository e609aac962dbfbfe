/** Allowed addresses, branches and paths; all others are refused before git sees them. */
import { resolve } from 'node:path'
import { StoreError, UserError } from '../../errors.ts'
import { isHttp } from '../git/remote-address.ts'

const CONTROL = /\p{Cc}/u

/** @throws UserError for an address that git could take for an option, or that holds a password */
export function checkRemote(remote: string): void {
  if (remote === '' || remote.startsWith('-') || CONTROL.test(remote))
    throw new UserError(`${JSON.stringify(remote)} is no address of a git repository`)
  const url = URL.parse(remote)
  if ((isHttp(remote) && url === null) || (url !== null && url.password !== ''))
    throw new UserError(
      'the address of the remote is no URL, or has a password in it; give one without, and the password as a token or through a credential helper of git',
    )
}

/**
 * The address as it is understood from any directory; git's rule: an address without a colon before its first slash is
 * a path, here relative to the folder.
 */
export function absoluteRemote(remote: string, folder = process.cwd()): string {
  return /^[^:]*(?:\/|$)/.test(remote) ? resolve(folder, remote) : remote
}

/** An address in messages, without the user and the query, which some servers take for the password. */
export function printableRemote(remote: string): string {
  const url = URL.parse(remote)
  if (url === null) return remote
  for (const part of ['username', 'password', 'search', 'hash'] as const) url[part] = ''
  return url.href
}

/** @throws UserError for an invalid name of a branch */
export function checkBranch(branch: string): void {
  if (!isBranchName(branch))
    throw new UserError(`${JSON.stringify(branch)} is no name that git takes for a branch; choose another`)
}

/** Names that git forbids for a branch (`git check-ref-format`), and those that it takes for something else. */
const FORBIDDEN = /^(?:@|HEAD|-.*)$|\p{Cc}|[ ~^:?*[\\]|\.\.|@\{|\.$|(?:^|\/)(?:\.|\/|$)|\.lock(?:\/|$)/u

export function isBranchName(branch: string): boolean {
  return branch.isWellFormed() && !FORBIDDEN.test(branch)
}

/** @throws StoreError for a path that is not relative, with slashes, and inside the branch */
export function checkPath(path: string): void {
  const wrong =
    CONTROL.test(path) ||
    path.includes('\\') ||
    !path.isWellFormed() ||
    path.split('/').some((part) => ['', '.', '..', '.git'].includes(part.toLowerCase()))
  if (wrong)
    throw new StoreError(`${JSON.stringify(path)} is no path in a branch: relative, no "..", no control characters`)
}
