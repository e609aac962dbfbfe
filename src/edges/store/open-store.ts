/** Which store of runs is meant: a directory, or the data branch of the repository one stands in. */
import { resolve } from 'node:path'
import { UserError } from '../../errors.ts'
import { existingFolder } from '../files/paths.ts'
import { findCheckout, given, refusalOf } from '../git/checkout.ts'
import { findProgram } from '../machine/processes.ts'
import { openBranchStore } from './branch-store.ts'
import { openDirectoryStore } from './directory-store.ts'
import type { RunStore } from './store.ts'

export type StoreChoice =
  | { readonly kind: 'directory'; readonly path: string }
  /** Of the remote origin. */
  | { readonly kind: 'branch'; readonly branch: string }

/**
 * @param near a path in the repository whose data branch is meant; git finds the credentials by itself
 * @throws UserError where there is no repository, or it has no remote; StoreError where the store cannot be read
 */
export async function openStore(choice: StoreChoice, near: string, signal: AbortSignal): Promise<RunStore> {
  if (choice.kind === 'directory') return openDirectoryStore(choice.path)
  const { branch } = choice
  const origin = await findOrigin(near)
  if (origin.kind === 'found') return openBranchStore({ remote: origin.remote, branch, token: undefined, signal })
  throw new UserError(
    `the runs are kept on branch ${branch} of the remote origin, but ${origin.why}; go into a repository that has one, ` +
      'or name a directory with --store',
  )
}

/** Address of the remote origin of the repository that holds a path; undefined where there is none. */
export async function originOf(near: string): Promise<string | undefined> {
  const origin = await findOrigin(near)
  return origin.kind === 'found' ? origin.remote : undefined
}

type Origin = { readonly kind: 'found'; readonly remote: string } | { readonly kind: 'none'; readonly why: string }

async function findOrigin(near: string): Promise<Origin> {
  if (findProgram('git') === undefined) return { kind: 'none', why: 'git is not installed' }
  const folder = existingFolder(near)
  const checkout = findCheckout(near)
  if (checkout === undefined) return { kind: 'none', why: `git finds no repository in ${folder}` }
  const refusal = await refusalOf(checkout)
  if (refusal !== undefined) return { kind: 'none', why: `git finds no repository in ${folder} (${refusal})` }
  // As it was configured: what git puts in its place may hold a password.
  const remote = given(await checkout.git(['config', '--get', 'remote.origin.url']))
  if (remote === undefined || remote === '') return { kind: 'none', why: `${checkout.top} has no such remote` }
  // Git's rule: what has no colon before its first slash is a path, relative to the repository.
  return { kind: 'found', remote: /^[^:]*(?:\/|$)/.test(remote) ? resolve(checkout.top, remote) : remote }
}

/**
 * Where people look at the repository of that remote, without a slash at the end; undefined where it is no host's.
 *
 * @param remote as git takes it: https://host/path, ssh://git@host/path, git@host:path
 */
export function webAddress(remote: string): string | undefined {
  const [, scheme, host, path] =
    /^(https?):\/\/(?:[^/@]*@)?([^/]+)\/(.+)$/i.exec(remote) ??
    /^(ssh|git):\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.+)$/i.exec(remote) ??
    /^()(?:[^/@:]+@)?([^/:]+):(?!\/)(.+)$/.exec(remote) ??
    []
  if (host === undefined || path === undefined) return undefined
  return `${scheme?.toLowerCase() === 'http' ? 'http' : 'https'}://${host}/${path.replace(/(?:\.git)?\/*$/, '')}`
}
