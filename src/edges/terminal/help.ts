/**
 * The commands that measure, plan and report, and their flags, each described once: what parses them, what `--help` prints and docs/command-line.md are
 * made of these tables. Light: loaded before anything else is known. A flag is added with one entry; a command with a
 * table like these, and a line in command-line.ts.
 */
import type { CommandHelp, Flags } from './help-text.ts'
import { FORMAT_FLAG, INSTALL_FLAG, JSON_FLAG, OUT_FLAG, QUIET_FLAG } from './shared-flags.ts'

/** Flags that say what is measured, of `run` and `plan`. */
const CELL_FLAGS = {
  config: {
    type: 'string',
    multiple: true,
    value: 'FILE',
    meaning: 'an option file, or a directory of them, instead of a suite; may be repeated',
  },
  budget: {
    type: 'string',
    value: 'TIME',
    meaning: 'time for starting servers and measuring, such as `45s`, `5m`, `1h30m`; half of it more to confirm',
    otherwise: "the suite's",
  },
  threads: {
    type: 'string',
    value: 'LIST',
    meaning: 'concurrency levels, such as `1,8,32`',
    otherwise: "the suite's",
  },
  workloads: { type: 'string', value: 'LIST', meaning: 'only these workloads of the suite', otherwise: 'all' },
  scenarios: { type: 'string', value: 'LIST', meaning: 'only these scenarios, and the control', otherwise: 'all' },
  base: {
    type: 'string',
    value: 'REF_OR_FILE',
    meaning:
      'the suite or option file before the change, a git ref or a file: scenarios that changed are compared with ' +
      'themselves as they were',
  },
  against: {
    type: 'string',
    value: 'LIST',
    meaning: 'what scenarios are compared with, of `control`, `base` and `history`',
    otherwise: '`control`, and `base` where `--base` is given; of option files `base`',
  },
} as const satisfies Flags

const SWITCH_FLAG = {
  switch: {
    type: 'boolean',
    meaning: 'scenarios that differ only in what can be switched share a running server',
    otherwise: "the suite's",
  },
} as const satisfies Flags

const JUDGED_FLAGS = {
  tolerance: {
    type: 'string',
    value: 'PERCENT',
    meaning: 'tolerated slowdown for every rule, such as `5%`',
    otherwise: "the suite's; of option files `5%`",
  },
  'on-inconclusive': {
    type: 'string',
    value: 'WHEN',
    meaning: '`pass` or `fail`: exit code 0 or 3 when the verdict is inconclusive',
    otherwise: "the suite's, else `pass`",
  },
} as const satisfies Flags

/** Flags that say what is measured and how it is judged. */
export const MEASURED_FLAGS = { ...CELL_FLAGS, ...SWITCH_FLAG, ...JUDGED_FLAGS } as const

const HISTORY_RULE_FLAGS = {
  branch: { type: 'string', value: 'NAME', meaning: 'with history: whose stored runs', otherwise: '`main`' },
  store: {
    type: 'string',
    value: 'DIR',
    meaning: 'with history: directory of the stored runs, see `qpsgate record`',
    otherwise: 'a branch',
  },
  'baseline-branch': {
    type: 'string',
    value: 'NAME',
    meaning: 'with history: branch of origin that holds them',
    otherwise: '`qpsgate-data`',
  },
} as const satisfies Flags

const ORDER_FLAGS = {
  shard: { type: 'string', value: 'I/N', meaning: 'only this part of the cells, see `qpsgate plan`' },
  seed: {
    type: 'string',
    value: 'N',
    meaning: 'order of turns; the same seed gives the same order',
    otherwise: 'random, reported',
  },
} as const satisfies Flags

const SERVER_FLAGS = {
  server: {
    type: 'string',
    value: 'KIND',
    meaning: '`auto`, `docker`, `local` or `external`, a server that is running already',
    otherwise:
      '`auto` – `docker` where the suite or `--image` names an image, `external` where it names a dsn, else the `mariadbd` or ' +
      '`mysqld` of this machine',
  },
  image: {
    type: 'string',
    value: 'NAME',
    meaning: 'image that holds `mysqld` or `mariadbd`, such as `mysql:8.4`',
    otherwise: "the suite's",
  },
} as const satisfies Flags

const KEEP_DATA_FLAG = {
  'keep-data': {
    type: 'boolean',
    meaning: 'data on a server that was running already stay there',
    otherwise: 'they are dropped',
  },
} as const satisfies Flags

const BLAME_FLAGS = {
  explain: {
    type: 'string',
    value: 'WHEN',
    meaning: '`on-fail`, `always` or `never`: measure what each changed setting costs',
    otherwise: '`on-fail`',
  },
  'explain-budget': {
    type: 'string',
    value: 'TIME',
    meaning: 'time for that, beside what is left of the budget',
    otherwise: '`2m`',
  },
} as const satisfies Flags

const ADVICE_FLAGS = {
  advice: {
    type: 'string',
    value: 'WHEN',
    meaning: '`on` or `off`: say what they are known to risk, such as commits lost in a crash; it decides nothing',
    otherwise: '`on`',
  },
  memory: {
    type: 'string',
    value: 'SIZE',
    meaning: 'memory of the machines that they are for, such as `64G`; then also where it will not do',
  },
} as const satisfies Flags

const TIMELINE_FLAG = {
  timeline: {
    type: 'boolean',
    meaning:
      'also show where the time of the run went, as a table and in `timeline.svg` and `.png`; `report.html` always has it',
  },
} as const satisfies Flags

const WATCH_FLAG = {
  watch: {
    type: 'boolean',
    meaning:
      'serve the report of the run that goes on as a page, to browsers of this machine alone; its address is printed',
  },
} as const satisfies Flags

/** Flags that say what is written. */
const WRITTEN_FLAGS = { ...OUT_FLAG, ...TIMELINE_FLAG, ...FORMAT_FLAG, ...JSON_FLAG } as const

export const RUN_FLAGS = {
  ...MEASURED_FLAGS,
  ...HISTORY_RULE_FLAGS,
  ...ORDER_FLAGS,
  ...SERVER_FLAGS,
  ...KEEP_DATA_FLAG,
  ...INSTALL_FLAG,
  ...BLAME_FLAGS,
  ...ADVICE_FLAGS,
  ...WRITTEN_FLAGS,
  ...QUIET_FLAG,
  ...WATCH_FLAG,
} as const

export const RUN_HELP: CommandHelp = {
  name: 'run',
  takes: '[SUITE]',
  summary: 'start the servers of a suite, drive them with sysbench, compare them, decide',
  usage: ['[SUITE] [FLAGS]', '--config FILE --base REF_OR_FILE [FLAGS]'],
  about: [
    'Measures the scenarios of a suite (default: `scenarios/quickstart.yml`) side by side on this machine and prints what ' +
      "each costs in queries per second against the suite's control. With `--config` it measures an option file against " +
      'itself before the change, without a suite. A suite is a file, or the name of one that comes with qpsgate.',
  ],
  groups: [
    { title: 'what is measured', flags: { ...CELL_FLAGS, ...HISTORY_RULE_FLAGS, ...ORDER_FLAGS } },
    { title: 'which servers', flags: { ...SERVER_FLAGS, ...SWITCH_FLAG, ...KEEP_DATA_FLAG, ...INSTALL_FLAG } },
    { title: 'how it is judged', flags: JUDGED_FLAGS },
    { title: 'which setting is to blame', flags: BLAME_FLAGS },
    { title: 'what is known beforehand of settings that changed', flags: ADVICE_FLAGS },
    { title: 'what is written', flags: { ...WRITTEN_FLAGS, ...QUIET_FLAG, ...WATCH_FLAG } },
  ],
  notes: [
    'An image that was named and cannot be had ends the run with exit code 3: no other server is measured in its place.',
  ],
  exits: [
    ['0', 'pass, or inconclusive where that passes, as it does unless `--on-inconclusive` or the suite says `fail`'],
    ['1', 'regressed: slower than tolerated, and seen again on freshly started servers'],
    ['2', 'the input is wrong: flags, suite, option file, missing program'],
    ['3', 'could not measure, stored runs could not be read, or inconclusive where that fails'],
    ['128+n', 'stopped by signal n, after everything that was started was stopped'],
  ],
  examples: [
    ['qpsgate run', 'the quickstart, 45 s'],
    ['qpsgate run scenarios/pfs.yml --budget 4m', 'Performance Schema, every setting'],
    ['qpsgate run my.yml --image mysql:8.4 --threads 1,32 --out results', 'in containers'],
    ['qpsgate run --config my.cnf --base origin/main', 'an option file against the main branch'],
  ],
}

const SHARDS_FLAG = {
  shards: {
    type: 'string',
    value: 'N',
    meaning:
      'print the matrix of a workflow that shares the cells between N machines, as one line of JSON; each job then runs ' +
      '`qpsgate run --shard 1/N`, `2/N`, …, and `qpsgate report` joins what they measured',
  },
} as const satisfies Flags

export const PLAN_FLAGS = { ...MEASURED_FLAGS, ...SHARDS_FLAG } as const

export const PLAN_HELP: CommandHelp = {
  name: 'plan',
  takes: '[SUITE]',
  summary: 'show what a run would measure, or share it between machines',
  usage: ['[SUITE] [FLAGS]'],
  about: [
    'Shows what `qpsgate run` would measure with the same flags: servers, cells, time, or that nothing changed. Nothing is ' +
      'started.',
  ],
  groups: [{ title: '', flags: SHARDS_FLAG }],
  shared: { flags: MEASURED_FLAGS, command: 'run' },
  exits: [
    ['0', 'shown'],
    ['2', 'wrong input'],
  ],
  examples: [['qpsgate plan scenarios/pfs.yml'], ['qpsgate plan scenarios/pfs.yml --shards 3']],
}

export const REPORT_FLAGS = WRITTEN_FLAGS

export const REPORT_HELP: CommandHelp = {
  name: 'report',
  takes: 'RESULT...',
  summary: 'judge and render results again; join results of one plan',
  usage: ['RESULT... [FLAGS]'],
  about: [
    'Reads results back (output directories of `qpsgate run`, or their `result.json` with `slices.jsonl` beside it), ' +
      'computes the verdict again from the raw slices, and writes every view. Several results are joined where they ' +
      'measured different cells of one plan with the same scenarios and tolerances; others are refused, with the reason. ' +
      'Where shards are missing the result is inconclusive unless it regressed, and a warning names them.',
  ],
  groups: [{ title: '', flags: REPORT_FLAGS }],
  exits: [
    ['0', 'pass, or inconclusive where that passes'],
    ['1', 'regressed'],
    ['2', 'wrong input'],
    ['3', 'inconclusive where that fails'],
  ],
  examples: [['qpsgate report qpsgate-out'], ['qpsgate report shard-1 shard-2 --out joined']],
}
