/** `qpsgate record`: its flags, their help, and the request made from them. */
import { basename } from 'node:path'
import type { RecordRequest, RunSource } from '../../core/request/history-request.ts'
import { UNSTORED_RUN_FILE } from '../store/well-known-names.ts'
import { type Complain, flag, type ParsedFlags, parseFlags, TEXT, toggle } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { BRANCH, STORE_FLAGS, storeOf } from './store-flags.ts'

const RUN_FLAGS = {
  branch: flag({ value: 'NAME', meaning: 'measured branch of the repository; required' }, TEXT),
  commit: flag(
    {
      value: 'SHA',
      meaning: 'measured commit',
      otherwise: 'the commit in the result, else `HEAD`',
    },
    TEXT,
  ),
  'run-url': flag({ value: 'URL', meaning: 'page of the workflow run' }, TEXT),
}

export const RECORD_FLAGS = {
  ...RUN_FLAGS,
  ...STORE_FLAGS,
  json: toggle({ meaning: 'print the outcome as JSON' }),
}

export const RECORD_HELP: CommandHelp = {
  name: 'record',
  takes: 'RESULT...',
  summary: 'append a result to the stored runs of a branch',
  usage: ['RESULT... --branch NAME [FLAGS]'],
  about: [
    'Appends a result to the stored runs of a branch, and never stores one twice. It takes the same results as ' +
      '`qpsgate report`, and computes their figures again from the raw data.',
  ],
  groups: [{ title: '', flags: RECORD_FLAGS }],
  notes: [
    'If the store fails, the run stays next to the result as `unstored-run.json`, with its branch and commit. Record that ' +
      'file later.',
  ],
  exits: [
    ['0', 'stored'],
    ['2', 'wrong input'],
    ['3', 'not stored'],
  ],
  examples: [['qpsgate record qpsgate-out --branch main'], ['qpsgate record qpsgate-out/unstored-run.json']],
}

/** @throws UserError with one line for every wrong flag */
export function parseRecordFlags(args: readonly string[]) {
  const { values, positionals, complain, check } = parseFlags('record', RECORD_FLAGS, args)
  const request: RecordRequest = { source: sourceOf(values, positionals, complain), store: storeOf(values, complain) }
  check()
  return { request, json: values.json }
}

type RunValues = ParsedFlags<typeof RUN_FLAGS>['values']

function sourceOf(values: RunValues, positionals: readonly string[], complain: Complain): RunSource {
  const [first = '', ...others] = positionals
  const { branch = '', commit, runUrl } = values
  if (positionals.length === 0) complain('RESULT', 'nothing', 'an output directory of qpsgate run, or its result.json')
  else if (positionals.some((path) => basename(path) === UNSTORED_RUN_FILE)) {
    if (others.length > 0) complain('RESULT', positionals.join(' '), `${UNSTORED_RUN_FILE} by itself`)
    for (const [name, value] of Object.entries({ branch: values.branch, commit, 'run-url': runUrl }))
      if (value !== undefined) complain(`--${name}`, value, `nothing, as ${first} says it`)
    return { kind: 'unstored', file: first }
  } else if (BRANCH.read(branch) === undefined) complain('--branch', BRANCH.shown?.(branch) ?? branch, BRANCH.allowed)
  if (runUrl !== undefined && !isWebAddress(runUrl))
    complain('--run-url', runUrl, 'an address that begins with https://, without a password')
  return { kind: 'results', paths: [first, ...others], branch, commit, runUrl }
}

/** Whether an address may be stored where others read it: not with a password in it. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}
