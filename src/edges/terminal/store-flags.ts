/** Flags that name a ledger and one of its branches, the same for all commands that use a ledger. */

import { DEFAULT_DATA_BRANCH, type StoreChoice } from '../../core/request/ledger-request.ts'
import { isBranchName } from '../store/branch-names.ts'
import { type Complain, type Flags, type FlagValues, type Form, TEXT } from './flags.ts'

export const BRANCH: Form<string> = {
  read: (text) => (isBranchName(text) ? text : undefined),
  allowed: 'a name that git takes for a branch',
  shown: (text) => (text === '' ? 'nothing' : JSON.stringify(text)),
}

/** Required flag of commands that would otherwise write to the ledger of a branch that the user did not name. */
export const BRANCH_FLAG = {
  branch: { value: 'NAME', meaning: 'branch of the repository; required', form: TEXT },
} as const satisfies Flags

export const STORE_FLAGS = {
  'baseline-branch': {
    value: 'NAME',
    meaning: 'branch of the remote `origin` that keeps the ledger',
    otherwise: `\`${DEFAULT_DATA_BRANCH}\``,
    form: BRANCH,
  },
  store: { value: 'DIR', meaning: 'directory that keeps the ledger, instead of a branch', form: TEXT },
} as const satisfies Flags

export function storeOf(values: FlagValues<typeof STORE_FLAGS>, complain: Complain): StoreChoice {
  const { store: path, baselineBranch: branch } = values
  if (path !== undefined && branch !== undefined)
    complain('--store', `--baseline-branch ${branch} too`, 'one of the two')
  if (path === '') complain('--store', 'nothing', 'a directory')
  if (path !== undefined) return { kind: 'directory', path }
  return { kind: 'branch', branch: branch ?? DEFAULT_DATA_BRANCH }
}
