/** `qpsgate import`: its flags, their help, and the request made from them. */
import { basename, extname, resolve } from 'node:path'
import type { ImportRequest } from '../../core/request/report-request.ts'
import { allUsed, flag, parseFlags, TEXT } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { PERCENTAGE, WRITTEN_FLAGS } from './shared-flags.ts'

const LONGEST_NAME = 100

export const IMPORT_FLAGS = {
  control: flag({ value: 'NAME', meaning: 'scenario to compare the others with; required' }, TEXT),
  name: flag(
    {
      value: 'NAME',
      meaning: 'name of the result',
      otherwise: 'the name of the first file, without its ending',
    },
    TEXT,
  ),
  tolerance: flag(
    { value: 'PERCENT', meaning: 'tolerated slowdown in percent of QPS', otherwise: '`30%`' },
    PERCENTAGE,
  ),
  ...WRITTEN_FLAGS,
}

export const IMPORT_HELP: CommandHelp = {
  name: 'import',
  takes: 'FILE...',
  summary: 'make a result of figures from other tools',
  usage: ['FILE.csv|DIRECTORY... --control NAME [FLAGS]'],
  about: [
    'Makes a result, with every view, from QPS figures of other tools. Single figures have no interval, so the verdict is ' +
      'inconclusive. Repeated figures have 95 % intervals, and can pass. Imported figures are never regressed, because ' +
      'qpsgate cannot restart their servers.',
    'A CSV file has a header and one of these forms, with commas, semicolons or tabs. Rows with the same scenario, workload ' +
      'and threads are repetitions:',
    {
      head: ['columns', 'a row is'],
      rows: [
        [
          '`scenario,workload,threads,qps`',
          'one figure; columns in any order; optional: `latency_ms`, `p95_ms`, `trial`',
        ],
        [
          '`workload,threads,NAME,NAME...`',
          'one figure for each scenario `NAME`; optional: `trial`; an empty field is no figure',
        ],
      ],
    },
    'If both scenarios have the same trials, qpsgate compares trial by trial.',
    'A directory holds the output of sysbench 1.0, one file per run: `SCENARIO.WORKLOAD.THREADS[.TRIAL].txt`, or ' +
      '`SCENARIO/WORKLOAD-THREADS[-TRIAL].txt`. qpsgate ignores files with another ending.',
  ],
  groups: [{ title: '', flags: IMPORT_FLAGS }],
  exits: [
    ['0', 'pass or inconclusive'],
    ['2', 'wrong input'],
  ],
  examples: [
    ['qpsgate import study.csv --control pfsoff --out study'],
    ['qpsgate import runs/ --control off --name pfs --tolerance 5%'],
  ],
}

export interface ImportFlags {
  readonly request: ImportRequest
  readonly json: boolean
}

/** @throws UserError with one line for every wrong flag */
export function parseImportFlags(args: readonly string[]): ImportFlags {
  const { values, written, positionals, complain, check } = parseFlags('import', IMPORT_FLAGS, args)
  const [first = '', ...others] = positionals
  const { control = '', tolerance, out, format: formats, json, name = nameOf(first), ...none } = values
  allUsed(none)
  if (positionals.length === 0) complain('FILE', 'nothing', 'CSV files, or directories of the output of sysbench')
  if (values.control === undefined)
    complain('--control', 'nothing', 'the name of the scenario that the others are compared with')
  if (name.trim() === '' || name.length > LONGEST_NAME)
    complain('--name', JSON.stringify(name), `a name of at most ${LONGEST_NAME} characters`)
  check()
  const paths = [first, ...others] as const
  const given = (['name', 'tolerance'] as const).flatMap((each) => {
    const text = written[each]
    return text === undefined ? [] : [`--${each}`, String(text)]
  })
  const reproduce = [...paths, '--control', control, ...given]
  return { request: { paths, control, name, tolerance, out, formats, reproduce }, json }
}

/** "study" of "tables/study.csv" and of "study/". */
function nameOf(path: string): string {
  const full = resolve(path)
  return basename(full, extname(full)).slice(0, LONGEST_NAME) || path
}
