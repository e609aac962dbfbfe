/** The flags that name a store of runs, and the branches in it. */

import type { StoreChoice } from '../../core/request/store-choice.ts'
import { isBranchName } from '../store/branch-names.ts'
import { DEFAULT_DATA_BRANCH } from '../store/well-known-names.ts'
import type { Complain } from './flag-values.ts'

interface StoreValues {
  readonly store?: string | undefined
  readonly 'baseline-branch'?: string | undefined
}

/** The store that the flags name; the data branch of the repository one stands in where they name none. */
export function parseStore(values: StoreValues, complain: Complain): StoreChoice {
  const { store: path, 'baseline-branch': branch } = values
  if (path !== undefined && branch !== undefined)
    complain('--store', `--baseline-branch ${branch} too`, 'one of the two')
  if (path === '') complain('--store', 'nothing', 'a directory')
  if (path !== undefined) return { kind: 'directory', path }
  if (branch !== undefined) branchName('--baseline-branch', branch, complain)
  return { kind: 'branch', branch: branch ?? DEFAULT_DATA_BRANCH }
}

/** Flags of `qpsgate record` that name the store from a clone of its repository. */
export function storeFlags(store: StoreChoice): string[] {
  if (store.kind === 'directory') return ['--store', store.path]
  return store.branch === DEFAULT_DATA_BRANCH ? [] : ['--baseline-branch', store.branch]
}

export function branchName(flag: string, text: string, complain: Complain): string | undefined {
  if (isBranchName(text)) return text
  return complain(flag, text === '' ? 'nothing' : JSON.stringify(text), 'a name that git takes for a branch')
}
