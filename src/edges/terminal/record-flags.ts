import type { RecordRequest } from '../../core/request/ledger-request.ts'
import { type Flags, parseFlags, TEXT } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { BRANCH, BRANCH_FLAG, STORE_FLAGS, storeOf } from './store-flags.ts'

export const RECORD_FLAGS = {
  ...BRANCH_FLAG,
  commit: {
    value: 'SHA',
    meaning: 'measured commit',
    otherwise: 'the commit in the result, else `HEAD`',
    form: TEXT,
  },
  ...STORE_FLAGS,
} as const satisfies Flags

export const RECORD_HELP: CommandHelp = {
  name: 'record',
  takes: 'RESULT...',
  summary: 'record a result in the ledger of a branch',
  usage: ['RESULT... --branch NAME [FLAGS]'],
  about: [
    'Records what a commit changed, once for each commit. It takes the same results as `qpsgate report`, and computes their ' +
      'figures again from the raw data.',
  ],
  groups: [{ title: '', flags: RECORD_FLAGS }],
  exits: { 0: 'stored', 2: 'wrong input', 3: 'not stored' },
  examples: [['qpsgate record qpsgate-out --branch main']],
}

/** @throws UserError with one line for every wrong flag, so that the user can correct all of them at once */
export function parseRecordFlags(args: readonly string[]): RecordRequest {
  const { values, positionals, complain, check } = parseFlags('record', RECORD_FLAGS, args)
  const { branch = '', commit } = values
  if (positionals.length === 0) complain('RESULT', 'nothing', 'an output directory of qpsgate run, or its result.json')
  else if (BRANCH.read(branch) === undefined) complain('--branch', BRANCH.shown?.(branch) ?? branch, BRANCH.allowed)
  const store = storeOf(values, complain)
  check()
  return { paths: positionals, branch, commit, store }
}
