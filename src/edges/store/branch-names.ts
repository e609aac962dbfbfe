/** Checks addresses, branches and paths before git gets them, because git could take some of them for options. */
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
 * The address in a form that does not depend on the working directory. Git takes an address without a colon before its
 * first slash for a path, which here is relative to `folder`.
 */
export function absoluteRemote(remote: string, folder = process.cwd()): string {
  return /^[^:]*(?:\/|$)/.test(remote) ? resolve(folder, remote) : remote
}

/** The address for messages. User and query are left out, because they hold the password for some servers. */
export function printableRemote(remote: string): string {
  const url = URL.parse(remote)
  if (url === null) return remote
  for (const part of ['username', 'password', 'search', 'hash'] as const) url[part] = ''
  return url.href
}

/** @throws UserError if git does not allow the name for a branch */
export function checkBranch(branch: string): void {
  if (!isBranchName(branch))
    throw new UserError(`${JSON.stringify(branch)} is no name that git takes for a branch; choose another`)
}

/** Names that git forbids for branches (`git check-ref-format`), or gives another meaning, such as HEAD. */
const FORBIDDEN = /^(?:@|HEAD|-.*)$|\p{Cc}|[ ~^:?*[\\]|\.\.|@\{|\.$|(?:^|\/)(?:\.|\/|$)|\.lock(?:\/|$)/u

export function isBranchName(branch: string): boolean {
  return branch.isWellFormed() && !FORBIDDEN.test(branch)
}

/** @throws StoreError unless the path is relative, has slashes, and stays inside the branch */
export function checkPath(path: string): void {
  const wrong =
    CONTROL.test(path) ||
    path.includes('\\') ||
    !path.isWellFormed() ||
    path.split('/').some((part) => ['', '.', '..', '.git'].includes(part.toLowerCase()))
  if (wrong)
    throw new StoreError(`${JSON.stringify(path)} is no path in a branch: relative, no "..", no control characters`)
}
