/** The command that takes figures from elsewhere, and its flags, as in help.ts. Light: loaded before anything else is known. */
import type { CommandHelp, Flags } from './help-text.ts'
import { FORMAT_FLAG, JSON_FLAG, OUT_FLAG } from './shared-flags.ts'

export const IMPORT_FLAGS = {
  control: {
    type: 'string',
    value: 'NAME',
    meaning: 'scenario that the others are compared with; needed',
  },
  name: {
    type: 'string',
    value: 'NAME',
    meaning: 'what the result is called',
    otherwise: 'the name of the first file, without its ending',
  },
  tolerance: { type: 'string', value: 'PERCENT', meaning: 'tolerated slowdown', otherwise: '`30%`, as in suites' },
  ...OUT_FLAG,
  ...FORMAT_FLAG,
  ...JSON_FLAG,
} as const satisfies Flags

export const IMPORT_HELP: CommandHelp = {
  name: 'import',
  takes: 'FILE...',
  summary: 'make a result of figures that were measured elsewhere',
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
    'Of repetitions that have the same trials in both scenarios, changes are taken trial by trial.',
    'A directory holds what sysbench 1.0 printed, one run a file: `SCENARIO.WORKLOAD.THREADS[.TRIAL].txt`, or ' +
      '`SCENARIO/WORKLOAD-THREADS[-TRIAL].txt`. What does not end in `.txt` is passed over.',
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
