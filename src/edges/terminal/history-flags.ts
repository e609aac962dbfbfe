/** The flags of `qpsgate history` into a request. */
import { parseArgs } from 'node:util'
import type { HistoryAction, HistoryRequest } from '../../core/request/history-request.ts'
import { UserError } from '../../errors.ts'
import { type Complain, complaints, optional, parseOr, wholeNumber } from './flag-values.ts'
import { DEFAULT_LAST, HISTORY_FLAGS } from './history-help.ts'
import { branchName, parseStore } from './store-flags.ts'

/** More runs than a store is meant for. */
const MOST_RUNS = 1_000_000
const MOST_DAYS = 36_500

/** @throws UserError with one line for every wrong flag */
export function parseHistoryFlags(args: readonly string[]): HistoryRequest {
  const { values, positionals } = parseOr('history', HISTORY_FLAGS, () =>
    parseArgs({ args: [...args], options: HISTORY_FLAGS, allowPositionals: true, strict: true }),
  )
  const { problems, complain } = complaints()
  const [action = 'list', ...more] = positionals
  if (more.length > 0 || !['list', 'prune'].includes(action)) complain('ACTION', positionals.join(' '), 'list or prune')
  const parsed = action === 'prune' ? parsePrune(values, complain) : parseShown(values, complain)
  const store = parseStore(values, complain)
  const branch = optional(values.branch, (text) => branchName('--branch', text, complain))
  if (store.kind === 'directory' && values.squash === true) complain('--squash', 'it with --store', 'a branch')
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  return { store, selection: { branch, suite: values.suite }, action: parsed }
}

type HistoryValues = ReturnType<typeof parseArgs<{ options: typeof HISTORY_FLAGS }>>['values']

function parseShown(values: HistoryValues, complain: Complain): HistoryAction {
  refuse(values, ['keep', 'older-than', 'squash'], 'only with qpsgate history prune', complain)
  const last = optional(values.last, (text) => wholeNumber('--last', text, MOST_RUNS, complain))
  const { dashboard, json = false } = values
  if (dashboard === undefined) return { kind: 'list', last: last ?? DEFAULT_LAST, json }
  if (json) complain('--json', '--dashboard', 'one of the two')
  if (dashboard === '') complain('--dashboard', 'nothing', 'a directory')
  return { kind: 'dashboard', last: last ?? MOST_RUNS, directory: dashboard }
}

function parsePrune(values: HistoryValues, complain: Complain): HistoryAction {
  refuse(values, ['last', 'json', 'dashboard'], 'not with qpsgate history prune', complain)
  const keep = optional(values.keep, (text) => wholeNumber('--keep', text, MOST_RUNS, complain))
  const olderThanDays = optional(values['older-than'], (text) => wholeNumber('--older-than', text, MOST_DAYS, complain))
  const { squash = false } = values
  const isIdle = values.keep === undefined && values['older-than'] === undefined && !squash
  if (isIdle) complain('prune', 'nothing to give up', '--keep N, --older-than DAYS, --squash')
  return { kind: 'prune', keep, olderThanDays, squash }
}

function refuse(values: HistoryValues, flags: readonly (keyof HistoryValues)[], why: string, complain: Complain): void {
  for (const flag of flags) if (values[flag] !== undefined) complain(`--${flag}`, String(values[flag]), why)
}
