/** The flags of `qpsgate record` into a request. */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { RecordRequest, RunSource } from '../../core/request/record-request.ts'
import { UserError } from '../../errors.ts'
import { UNSTORED_RUN_FILE } from '../store/well-known-names.ts'
import { type Complain, complaints, parseOr } from './flag-values.ts'
import { RECORD_FLAGS } from './history-help.ts'
import { branchName, parseStore } from './store-flags.ts'

export interface RecordFlags {
  readonly request: RecordRequest
  readonly json: boolean
}

/** @throws UserError with one line for every wrong flag */
export function parseRecordFlags(args: readonly string[]): RecordFlags {
  const { values, positionals } = parseOr('record', RECORD_FLAGS, () =>
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
  if (positionals.some((path) => basename(path) === UNSTORED_RUN_FILE)) {
    if (others.length > 0) complain('RESULT', positionals.join(' '), `${UNSTORED_RUN_FILE} by itself`)
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

/** Whether an address may be stored where others read it: not with a password in it. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}
