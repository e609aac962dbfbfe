/** `qpsgate history`: its flags, their help, and the request made from them. */
import { type Flags, parseFlags, TEXT, wholeNumber } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { BRANCH, STORE_FLAGS, storeOf } from './store-flags.ts'

/** More records than a ledger is meant for. */
const MOST_RUNS = 1_000_000
const MOST_DAYS = 36_500
const USUAL_DAYS = 90

const WHICH_FLAGS = {
  ...STORE_FLAGS,
  branch: { value: 'NAME', meaning: 'only records of this branch', otherwise: 'all', form: BRANCH },
  suite: {
    value: 'NAME',
    meaning: 'only records of this suite, or of these files',
    otherwise: 'all',
    form: TEXT,
  },
} as const satisfies Flags

const SHOWN_FLAGS = {
  last: {
    value: 'N',
    meaning: 'the newest N of each branch and suite',
    otherwise: '20',
    form: wholeNumber(MOST_RUNS),
  },
  json: { meaning: 'print the records as JSON' },
  dashboard: { value: 'DIR', meaning: 'write a page with a chart to `DIR/index.html`', form: TEXT },
} as const satisfies Flags

const PRUNE_FLAGS = {
  'older-than': {
    key: 'olderThanDays',
    value: 'DAYS',
    meaning: 'remove charts of comments that are older than DAYS days',
    otherwise: '90',
    form: wholeNumber(MOST_DAYS),
    unset: USUAL_DAYS,
  },
} as const satisfies Flags
export const HISTORY_FLAGS = { ...WHICH_FLAGS, ...SHOWN_FLAGS, ...PRUNE_FLAGS }

export const HISTORY_HELP: CommandHelp = {
  name: 'history',
  takes: '',
  summary: 'list the ledger, write a page of it, or remove old charts',
  usage: ['[list] [FLAGS]', '--dashboard DIR [FLAGS]', 'prune [--older-than DAYS] [FLAGS]'],
  about: [
    'Lists what every recorded commit changed, writes a page of it, or removes old charts of comments together with the ' +
      'earlier states of the data branch, which needs the right to force-push. Records stay.',
  ],
  groups: [
    { title: 'selection', flags: WHICH_FLAGS },
    { title: 'output', flags: SHOWN_FLAGS },
    { title: 'with `prune`', flags: PRUNE_FLAGS },
  ],
  exits: { 0: 'done', 2: 'wrong input, or there is no store', 3: 'the store cannot be read or written' },
  examples: [['qpsgate history --dashboard site'], ['qpsgate history prune']],
}

export type HistoryRequest = ReturnType<typeof parseHistoryFlags>

/** @throws UserError with one line for every wrong flag */
export function parseHistoryFlags(args: readonly string[]) {
  const { values, written, positionals, complain, check } = parseFlags('history', HISTORY_FLAGS, args)
  const { branch, suite, last, json, dashboard, olderThanDays } = values
  const [name = 'list', ...more] = positionals
  if (more.length > 0 || !['list', 'prune'].includes(name)) complain('ACTION', positionals.join(' '), 'list or prune')
  const isPrune = name === 'prune'
  const why = isPrune ? 'not with qpsgate history prune' : 'only with qpsgate history prune'
  for (const other of Object.keys(isPrune ? SHOWN_FLAGS : PRUNE_FLAGS))
    if (other in written) complain(`--${other}`, String(written[other as keyof typeof HISTORY_FLAGS]), why)
  if (json && dashboard !== undefined) complain('--json', '--dashboard', 'one of the two')
  if (last !== undefined && dashboard !== undefined) complain('--last', '--dashboard', 'one of the two')
  if (dashboard === '') complain('--dashboard', 'nothing', 'a directory')
  const store = storeOf(values, complain)
  check()
  const kind = isPrune ? ('prune' as const) : dashboard === undefined ? ('list' as const) : ('dashboard' as const)
  return { kind, store, selection: { branch, suite }, last, json, dashboard, olderThanDays }
}
