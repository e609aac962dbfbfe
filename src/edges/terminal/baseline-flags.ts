import type { BaselineRequest } from '../../core/request/ledger-request.ts'
import { parseFlags } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { BRANCH, BRANCH_FLAG, STORE_FLAGS, storeOf } from './store-flags.ts'

export const BASELINE_FLAGS = { ...BRANCH_FLAG, ...STORE_FLAGS }

export const BASELINE_HELP: CommandHelp = {
  name: 'baseline',
  takes: 'set COMMIT',
  summary: 'set the baseline of a branch',
  usage: ['set COMMIT --branch NAME [FLAGS]'],
  about: [
    'Makes a commit the baseline of a branch: from then on, pull requests are compared with its configuration. The baseline ' +
      'moves only in this way, or when somebody accepts a regression.',
  ],
  groups: [{ title: '', flags: BASELINE_FLAGS }],
  exits: { 0: 'set', 2: 'wrong input', 3: 'the store cannot be written' },
  examples: [['qpsgate baseline set v2026.3 --branch main']],
}

/** @throws UserError with one line for every wrong flag, so that the user can correct all of them at once */
export function parseBaselineFlags(args: readonly string[]): BaselineRequest {
  const { values, positionals, complain, check } = parseFlags('baseline', BASELINE_FLAGS, args)
  const [action, commit = '', ...more] = positionals
  const { branch = '' } = values
  if (action !== 'set' || more.length > 0) complain('ACTION', positionals.join(' ') || 'nothing', 'set COMMIT')
  else if (commit === '') complain('COMMIT', 'nothing', 'a commit, or any name of one for git')
  if (BRANCH.read(branch) === undefined) complain('--branch', BRANCH.shown?.(branch) ?? branch, BRANCH.allowed)
  const store = storeOf(values, complain)
  check()
  return { commit, branch, store }
}
