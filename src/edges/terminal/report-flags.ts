import { dirname } from 'node:path'
import type { OutputRequest, ReportRequest } from '../../core/request/run-request.ts'
import { UserError } from '../../errors.ts'
import { holdsMeasurement } from '../files/output-directory.ts'
import { isDirectory } from '../files/paths.ts'
import { type Flags, parseFlags, TEXT } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { DEFAULT_OUT, OUTPUT_FLAGS } from './shared-flags.ts'

const OUT_FLAG = {
  out: {
    value: 'DIR',
    meaning: 'directory for the output',
    otherwise: 'that of a single result, `qpsgate-out` for several',
    isForViews: true,
    form: TEXT,
  },
} as const satisfies Flags

export const REPORT_FLAGS = { ...OUTPUT_FLAGS, ...OUT_FLAG }

export const REPORT_HELP: CommandHelp = {
  name: 'report',
  takes: 'RESULT...',
  summary: 'judge and render results again; join results of one plan',
  about: [
    'Computes the verdict again from the raw data of a result, and writes every view. A result is an output directory of ' +
      '`qpsgate run`, or its `result.json` next to `slices.jsonl`. Several results are joined if they are shards of one plan; ' +
      'a missing shard is an error, unless one shard is shown alone.',
  ],
  groups: [{ title: '', flags: REPORT_FLAGS }],
  exits: {
    0: 'pass, and every verdict that `fail-on` does not name',
    1: 'regressed',
    2: 'wrong input',
    3: 'inconclusive or not measured if `fail-on` names it',
  },
  examples: [['qpsgate report qpsgate-out'], ['qpsgate report shard-1 shard-2 --out joined']],
}

/** @throws UserError if a flag is unknown or wrong, or no result is named */
export function parseReportFlags(args: readonly string[]): OutputRequest<ReportRequest> {
  const { values, positionals, check } = parseFlags('report', REPORT_FLAGS, args)
  if (positionals.length === 0) throw new UserError('report needs at least one result; see qpsgate report --help')
  check()
  const { json, verbose, out = directoryFor(positionals) } = values
  return { json, verbose, request: { paths: positionals, out } }
}

/**
 * Directory for the output if the user names none. A default directory that holds another run is refused, because the
 * joined result would overwrite it.
 */
function directoryFor(results: readonly string[]): string {
  const [only = DEFAULT_OUT, ...others] = results
  if (others.length === 0) return isDirectory(only) ? only : dirname(only)
  if (holdsMeasurement(DEFAULT_OUT))
    throw new UserError(`${DEFAULT_OUT} holds another run; name a directory for the joined result with --out`)
  return DEFAULT_OUT
}
