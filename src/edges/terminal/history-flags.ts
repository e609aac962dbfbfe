import type { HistoryRequest } from '../../core/request/ledger-request.ts'
import { type Flags, parseFlags, TEXT } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { BRANCH, STORE_FLAGS, storeOf } from './store-flags.ts'

export const HISTORY_FLAGS = {
  ...STORE_FLAGS,
  branch: { value: 'NAME', meaning: 'only records of this branch', otherwise: 'all', form: BRANCH },
  suite: { value: 'NAME', meaning: 'only records of this suite, or of these files', otherwise: 'all', form: TEXT },
  page: { value: 'DIR', meaning: 'write a page with a chart to `DIR/index.html`', form: TEXT },
} as const satisfies Flags

export const HISTORY_HELP: CommandHelp = {
  name: 'history',
  takes: '',
  summary: 'list the ledger, or write a page of it',
  about: [
    'Lists every recorded commit with its QPS and what was measured against the baseline, or writes a page of it.',
  ],
  groups: [{ title: '', flags: HISTORY_FLAGS }],
  exits: { 0: 'done', 2: 'wrong input, or there is no store', 3: 'the store cannot be read' },
  examples: [['qpsgate history --page site']],
}

/** @throws UserError with one line for every wrong flag, so that the user can correct all of them at once */
export function parseHistoryFlags(args: readonly string[]): HistoryRequest {
  const { values, complain, check } = parseFlags('history', HISTORY_FLAGS, args, false)
  const { branch, suite, page } = values
  if (page === '') complain('--page', 'nothing', 'a directory')
  const store = storeOf(values, complain)
  check()
  return { store, branch, suite, page }
}
