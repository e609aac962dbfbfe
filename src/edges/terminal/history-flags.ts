/** The flags of the commands on stored runs. */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { HistoryAction, HistoryRequest } from '../../commands/history.ts'
import type { RecordRequest, RunSource } from '../../commands/record.ts'
import { UserError } from '../../errors.ts'
import { isBranchName } from '../store/branch-names.ts'
import { DEFAULT_BASELINE_BRANCH, UNSTORED } from '../store/defaults.ts'
import type { StoreChoice } from '../store/open-store.ts'
import { type Complain, complaints, optional, parseOr, wholeNumber } from './flag-values.ts'
import { DEFAULT_LAST, HISTORY_FLAGS, RECORD_FLAGS } from './history-help.ts'

/** More than a store is meant for. */
const MOST_RUNS = 1_000_000
const MOST_DAYS = 36_500

export interface RecordFlags {
  readonly request: RecordRequest
  readonly json: boolean
}

/** @throws UserError with one line for every wrong flag */
export function parseRecordFlags(args: readonly string[]): RecordFlags {
  const { values, positionals } = parseOr('record', () =>
    parseArgs({ args: [...args], options: RECORD_FLAGS, allowPositionals: true, strict: true }),
  )
  const { problems, complain } = complaints()
  const source = parseSource(values, positionals, complain)
  const store = parseStore(values, complain)
  if (problems.length > 0 || source === undefined) throw new UserError(problems.join('\n'))
  return { request: { source, store }, json: values.json ?? false }
}

type RecordValues = ReturnType<typeof parseArgs<{ options: typeof RECORD_FLAGS }>>['values']

function parseSource(values: RecordValues, positionals: readonly string[], complain: Complain): RunSource | undefined {
  const [first, ...others] = positionals
  if (first === undefined)
    return complain('RESULT', 'nothing', 'an output directory of qpsgate run, or its result.json')
  const { commit, 'run-url': runUrl } = values
  if (positionals.some((path) => basename(path) === UNSTORED)) {
    if (others.length > 0) complain('RESULT', positionals.join(' '), `${UNSTORED} by itself`)
    for (const name of ['branch', 'commit', 'run-url'] as const)
      if (values[name] !== undefined) complain(`--${name}`, values[name], `nothing, as ${first} says it`)
    return { kind: 'unstored', file: first }
  }
  const branch = branchName('--branch', values.branch ?? '', complain)
  if (runUrl !== undefined && !isWebAddress(runUrl))
    complain('--run-url', runUrl, 'an address that begins with https://, without a password')
  if (branch === undefined) return undefined
  return { kind: 'results', paths: [first, ...others], branch, commit, runUrl }
}

/** @throws UserError with one line for every wrong flag */
export function parseHistoryFlags(args: readonly string[]): HistoryRequest {
  const { values, positionals } = parseOr('history', () =>
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

/** The store that the flags name; the data branch of the repository one stands in where they name none. */
export function parseStore(
  values: { readonly store?: string | undefined; readonly 'baseline-branch'?: string | undefined },
  complain: Complain,
): StoreChoice {
  const { store: path, 'baseline-branch': branch } = values
  if (path !== undefined && branch !== undefined)
    complain('--store', `--baseline-branch ${branch} too`, 'one of the two')
  if (path === '') complain('--store', 'nothing', 'a directory')
  if (path !== undefined) return { kind: 'directory', path }
  if (branch !== undefined) branchName('--baseline-branch', branch, complain)
  return { kind: 'branch', branch: branch ?? DEFAULT_BASELINE_BRANCH }
}

function branchName(flag: string, text: string, complain: Complain): string | undefined {
  if (isBranchName(text)) return text
  return complain(flag, text === '' ? 'nothing' : JSON.stringify(text), 'a name that git takes for a branch')
}

/** One with a password in it must not be stored where others read it. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}
