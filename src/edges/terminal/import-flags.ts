/** `qpsgate import`: its flags, what is said of it, and the request that they make. */
import { basename, extname, resolve } from 'node:path'
import type { ImportRequest } from '../../core/request/report-request.ts'
import { allUsed, flag, parseFlags, TEXT } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { PERCENTAGE, WRITTEN_FLAGS } from './shared-flags.ts'

const LONGEST_NAME = 100

export const IMPORT_FLAGS = {
  control: flag({ value: 'NAME', meaning: 'scenario that the others are compared with; needed' }, TEXT),
  name: flag(
    {
      value: 'NAME',
      meaning: 'what the result is called',
      otherwise: 'the name of the first file, without its ending',
    },
    TEXT,
  ),
  tolerance: flag({ value: 'PERCENT', meaning: 'tolerated slowdown', otherwise: '`30%`, as in suites' }, PERCENTAGE),
  ...WRITTEN_FLAGS,
}

export const IMPORT_HELP: CommandHelp = {
  name: 'import',
  takes: 'FILE...',
  summary: 'make a result of figures from other tools',
  usage: ['FILE.csv|DIRECTORY... --control NAME [FLAGS]'],
  about: [
    'Makes a result, with every view of it, of queries per second that were measured elsewhere. Such figures say nothing ' +
      'of servers or machine, and without repetitions nothing of how much they vary: then every change has no interval, ' +
      'and the verdict is inconclusive. Cells that were measured repeatedly have 95 % intervals over the repetitions, and ' +
      'pass where these show it. No imported figure is called regressed, as that takes servers that are started again.',
    'A CSV file has a header and one of these forms, with commas, semicolons or tabs; several rows of one cell are ' +
      'repetitions:',
    {
      head: ['columns', 'a row is'],
      rows: [
        ['`scenario,workload,threads,qps`', 'a figure; columns in any order; also `latency_ms`, `p95_ms` and `trial`'],
        [
          '`workload,threads,NAME,NAME...`',
          'a cell, with a column for each scenario; also `trial`; an empty field was not measured',
        ],
      ],
    },
    'If both scenarios have the same trials, qpsgate compares trial by trial.',
    'A directory holds what sysbench 1.0 printed, one run a file: `SCENARIO.WORKLOAD.THREADS[.TRIAL].txt`, or ' +
      '`SCENARIO/WORKLOAD-THREADS[-TRIAL].txt`. Other files than `.txt` are ignored.',
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
