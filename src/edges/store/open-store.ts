/** Opens a store of runs: a directory, or the data branch of a repository. */
import { resolve } from 'node:path'
import type { StoreChoice } from '../../core/request/history-request.ts'
import { UserError } from '../../errors.ts'
import { existingFolder } from '../files/paths.ts'
import { findCheckout, given, refusalOf } from '../git/checkout.ts'
import { findProgram } from '../machine/processes.ts'
import { shownRemote } from './branch-names.ts'
import { type DataBranchRequest, openDataBranch } from './data-branch.ts'
import { openDirectoryStore } from './directory-store.ts'
import { RunStore } from './run-store.ts'

/**
 * Opens the store that a request names.
 *
 * @throws UserError if there is no repository, or it has no remote; StoreError where the store cannot be read
 */
export type OpenStore = (choice: StoreChoice, signal: AbortSignal) => Promise<RunStore>

export interface StoreAccess {
  /** A path in the repository whose origin is meant. */
  readonly near: string
  /** Token for remotes that are named; without it, and for the origin, git finds the credentials by itself. */
  readonly token?: string | undefined
}

export function storeOpener({ near, token }: StoreAccess): OpenStore {
  return async (choice, signal) => {
    if (choice.kind === 'directory') return openDirectoryStore(choice.path)
    const { branch } = choice
    if (choice.kind === 'remote') return openBranchStore({ remote: choice.remote, branch, token, signal })
    return openBranchStore({ remote: requireOrigin(near, branch), branch, token: undefined, signal })
  }
}

/**
 * Fetches the newest state of the branch; a branch that does not exist holds no runs, and the first one makes it.
 *
 * @throws UserError if a name is wrong, StoreError where the remote cannot be read
 */
export async function openBranchStore(request: DataBranchRequest): Promise<RunStore> {
  const branch = await openDataBranch(request)
  return new RunStore({
    name: `branch ${request.branch} of ${shownRemote(request.remote)}`,
    list: (prefix) => branch.list(prefix),
    read: (paths) => branch.read(paths),
    commit: async (changes) => {
      await branch.commit(changes)
    },
    squash: async (message) => {
      await branch.squash(message)
    },
    [Symbol.asyncDispose]: () => branch[Symbol.asyncDispose](),
  })
}

function requireOrigin(near: string, branch: string): string {
  const origin = originOf(near)
  if (origin.kind === 'found') return origin.remote
  throw new UserError(
    `the runs are kept on branch ${branch} of the remote origin, but ${origin.why}; go into a repository that has one, ` +
      'or name a directory with --store',
  )
}

type Origin = { readonly kind: 'found'; readonly remote: string } | { readonly kind: 'none'; readonly why: string }

/** The remote origin of the repository that holds a path. */
export function originOf(near: string): Origin {
  if (findProgram('git') === undefined) return { kind: 'none', why: 'git is not installed' }
  const folder = existingFolder(near)
  const checkout = findCheckout(near)
  if (checkout === undefined) return { kind: 'none', why: `git finds no repository in ${folder}` }
  const refusal = refusalOf(checkout)
  if (refusal !== undefined) return { kind: 'none', why: `git finds no repository in ${folder} (${refusal})` }
  // The address as configured: git's substitute for it may hold a password.
  const remote = given(checkout.git(['config', '--get', 'remote.origin.url']))
  if (remote === undefined || remote === '') return { kind: 'none', why: `${checkout.top} has no such remote` }
  // Git's rule: an address without a colon before its first slash is a path, relative to the repository.
  return { kind: 'found', remote: /^[^:]*(?:\/|$)/.test(remote) ? resolve(checkout.top, remote) : remote }
}
