/** Opens a ledger: in a directory, or on the data branch of a repository. */
import type { StoreChoice } from '../../core/request/ledger-request.ts'
import { UserError } from '../../errors.ts'
import { existingFolder } from '../files/paths.ts'
import { findCheckout, gitRefusal, outputOf } from '../git/checkout.ts'
import { findProgram } from '../machine/processes.ts'
import { absoluteRemote } from './branch-names.ts'
import { openDataBranch } from './data-branch.ts'
import { openDirectoryStore } from './directory-store.ts'
import { LedgerStore } from './ledger-store.ts'
import { isOurs } from './stored-paths.ts'

/**
 * Opens the store that a request names.
 *
 * @throws UserError if there is no repository, or it has no remote; StoreError if the store cannot be read
 */
export type OpenStore = (choice: StoreChoice, signal: AbortSignal) => Promise<LedgerStore>

interface StoreAccess {
  /** A path in the user's repository. If no remote is named, its remote `origin` has the ledger. */
  readonly near: string
  /** Token for a remote that is named. Without it, and for `origin`, git uses the user's credentials. */
  readonly token?: string | undefined
}

export function storeOpener({ near, token }: StoreAccess): OpenStore {
  return async (choice, signal) => {
    if (choice.kind === 'directory') return openDirectoryStore(choice.path)
    const { branch } = choice
    const isNamed = choice.kind === 'remote'
    const remote = isNamed ? choice.remote : originOf(near, branch)
    const access = { token: isNamed ? token : undefined, isOurs, signal }
    return new LedgerStore(await openDataBranch({ remote, branch, ...access }))
  }
}

/**
 * Address of the remote `origin` of the repository that holds a path.
 *
 * @throws UserError if there is no such repository or remote
 */
export function originOf(near: string, branch: string): string {
  const refusal = (why: string) =>
    new UserError(
      `the runs are kept on branch ${branch} of the remote origin, but ${why}; go into a repository that has one, ` +
        'or name a directory with --store',
    )
  if (findProgram('git') === undefined) throw refusal('git is not installed')
  const checkout = findCheckout(near)
  const problem = checkout === undefined ? '' : gitRefusal(checkout)
  if (checkout === undefined || problem !== undefined)
    throw refusal(`git finds no repository in ${existingFolder(near)}${problem === '' ? '' : ` (${problem})`}`)
  // The address is read from the configuration. Git itself would apply `url.….insteadOf`, which may add a password.
  const remote = outputOf(checkout.git(['config', '--get', 'remote.origin.url']))
  if (remote === undefined || remote === '') throw refusal(`${checkout.top} has no such remote`)
  return absoluteRemote(remote, checkout.top)
}
