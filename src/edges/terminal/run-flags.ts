import { parseArgs } from 'node:util'
import type { LedgerRequest } from '../../core/request/ledger-request.ts'
import type { MeasurementRequest, SubjectRequest } from '../../core/request/measured-request.ts'
import { EXPLAIN_SECONDS, type OutputRequest, type RunRequest } from '../../core/request/run-request.ts'
import { type Complain, type Flags, type FlagValues, flagValues, oneOf, optionsOf, parseFlags, TEXT } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import {
  CELL_FLAGS,
  checkImage,
  DEFAULT_SUITE,
  JUDGED_FLAGS,
  MEASURED_FLAGS,
  MEMORY_FLAG,
  measuredRequest,
  SERVER_FLAGS,
  SHARD_FLAG,
} from './measured-flags.ts'
import { DURATION, INSTALL_FLAG, OUTPUT_FLAGS, QUIET_FLAG, SEED } from './shared-flags.ts'
import { STORE_FLAGS, storeOf } from './store-flags.ts'

const DEFAULT_BRANCH = 'main'

const BASELINE_FLAGS = {
  baseline: {
    value: 'REF',
    meaning: 'baseline of the branch: a commit, a tag, or a pattern such as `v*` for the newest tag',
    otherwise: 'as `qpsgate baseline set` says, or the first recorded commit',
    input: {
      meaning:
        'baseline of the branch: a commit, a tag, or a pattern such as `v*` for the newest tag; `none` compares with no baseline',
    },
    form: TEXT,
  },
  branch: {
    value: 'NAME',
    meaning: 'branch whose ledger and baseline count',
    otherwise: '`main`',
    form: TEXT,
  },
  ...STORE_FLAGS,
} as const satisfies Flags

const ORDER_FLAGS = {
  ...SHARD_FLAG,
  seed: {
    value: 'N',
    meaning: 'seed for the order of turns',
    otherwise: 'random; the report names it',
    isForViews: true,
    form: SEED,
  },
} as const satisfies Flags

const CONTINUE_FLAG = {
  continue: {
    key: 'continues',
    meaning:
      'resume the run that was stopped in the directory of `--out`, within the rest of its budget; otherwise, a new run takes ' +
      'the place of that one',
    isForViews: true,
  },
} as const satisfies Flags

const KEEP_DATA_FLAG = {
  'keep-data': {
    key: 'keepsData',
    meaning: 'keep the test data on a server that already runs',
    otherwise: 'off, which drops the data',
    input: { default: 'false' },
  },
} as const satisfies Flags

const MIGRATIONS_FLAG = {
  migrations: {
    value: 'PATH',
    meaning:
      'file or folder of SQL migrations to try on both sides of the change, in name order; those that fail only after the change are red',
    otherwise: 'none; a catalogue of statements is tried in any case',
    input: { otherwise: 'none' },
    form: TEXT,
  },
} as const satisfies Flags

const BLAME_FLAGS = {
  explain: {
    value: 'WHEN',
    meaning:
      '`on-fail`, `always` or `never`: when to measure what each changed setting costs or gains; `on-fail` also measures this if a ' +
      'change is faster beyond the limit',
    otherwise: '`on-fail`',
    input: { default: 'on-fail' },
    form: oneOf('on-fail', 'always', 'never'),
    unset: 'on-fail',
  },
  'explain-budget': {
    key: 'explainSeconds',
    value: 'TIME',
    meaning: 'time to find causes, in addition to the unused budget',
    otherwise: '`2m`',
    input: {},
    form: DURATION,
    unset: EXPLAIN_SECONDS,
  },
} as const satisfies Flags

const REQUEST_FLAGS = {
  ...ORDER_FLAGS,
  ...SERVER_FLAGS,
  ...KEEP_DATA_FLAG,
  ...INSTALL_FLAG,
  ...MIGRATIONS_FLAG,
  ...BLAME_FLAGS,
  ...MEMORY_FLAG,
  out: OUTPUT_FLAGS.out,
}

const NAME_FLAG = {
  name: {
    value: 'NAME',
    meaning: 'name that tells this job from others that gate the same files; each has its own comment and ledger',
    otherwise: 'none',
    isForViews: true,
    input: { otherwise: 'the job and its `image`' },
    form: TEXT,
  },
} as const satisfies Flags

export const RUN_FLAGS = {
  ...MEASURED_FLAGS,
  ...NAME_FLAG,
  ...BASELINE_FLAGS,
  ...REQUEST_FLAGS,
  ...CONTINUE_FLAG,
  ...OUTPUT_FLAGS,
  ...QUIET_FLAG,
}

export const RUN_HELP: CommandHelp = {
  name: 'run',
  takes: '[SUITE]',
  summary: 'measure a suite or a configuration, and decide',
  usage: ['[SUITE] [FLAGS]', '--base REF [FLAGS]', '--config FILE --base REF_OR_FILE [FLAGS]'],
  about: [
    'Measures the scenarios of a suite on this machine, and compares their QPS with the control. A suite is a file, or the ' +
      'name of a suite that ships with qpsgate (default: `scenarios/quickstart.yml`). With `--base` alone, qpsgate compares the ' +
      'servers of the changed files with their versions before the change, and with `--config` those of a file.',
  ],
  groups: [
    { title: 'measurement', flags: { ...CELL_FLAGS, ...ORDER_FLAGS, ...CONTINUE_FLAG } },
    { title: 'ledger, with `--against base,baseline`', flags: BASELINE_FLAGS },
    { title: 'servers', flags: { ...SERVER_FLAGS, ...KEEP_DATA_FLAG, ...INSTALL_FLAG } },
    { title: 'verdict', flags: JUDGED_FLAGS },
    { title: 'causes and known risks', flags: { ...MIGRATIONS_FLAG, ...BLAME_FLAGS, ...MEMORY_FLAG } },
    { title: 'output', flags: { ...NAME_FLAG, ...OUTPUT_FLAGS, ...QUIET_FLAG } },
  ],
  notes: ['If an image is not available, the run ends with exit code 3: qpsgate measures no other server instead.'],
  exits: {
    0: 'pass, and every outcome that `fail-on` does not name',
    1: 'regressed',
    2: 'wrong input, or a missing program',
    3: 'could not measure; also inconclusive or not measured if `fail-on` names it',
    '128+n': 'stopped by signal n, after all servers stopped',
  },
  examples: [
    ['qpsgate run', 'the quickstart, 45 s'],
    ['qpsgate run my.yml --image mysql:9.7 --threads 1,32', 'a suite, in containers'],
    ['qpsgate run --base origin/main', 'every server that your branch changes'],
    ['qpsgate run --config my.cnf --base origin/main', 'an option file against origin/main'],
    ['qpsgate run --config compose.yml#db --base origin/main', 'a service of a compose file'],
  ],
}

interface RunFlags extends OutputRequest<RunRequest> {
  readonly quiet: boolean
  readonly continues: boolean
}

/**
 * @param randomSeed seed if there is no `--seed`; the report names it, so that the run can be repeated
 * @throws UserError with one line for every wrong flag, so that the user can correct all of them at once
 */
export function parseRunFlags(args: readonly string[], randomSeed: number): RunFlags {
  const { values, positionals, complain, check } = parseFlags('run', RUN_FLAGS, args)
  const measured = measuredRequest(values, positionals, complain)
  const ledger = ledgerOf(values, measured, complain)
  checkImage(values, complain)
  check()
  const { quiet, continues, json, verbose, name, seed = randomSeed } = values
  const reproduce = reproduction(args, seed, measured.subject)
  const adjustments = { ...measured.adjustments, name }
  const request = { ...measured, adjustments, ...flagValues(REQUEST_FLAGS, values), seed, ledger, reproduce }
  return { quiet, continues, json, verbose, request }
}

/**
 * The ledger that the flags name; undefined if the run needs none. In the action no such flags are needed: its ledger
 * is in the repository that the workflow runs for, and an input names the baseline.
 */
function ledgerOf(
  values: FlagValues<typeof BASELINE_FLAGS>,
  { rules }: MeasurementRequest,
  complain: Complain,
): LedgerRequest | undefined {
  const store = storeOf(values, complain)
  const { branch, baselineBranch } = values
  const baseline = values.baseline === 'none' ? null : values.baseline
  const isHeld = rules.includes('baseline') || baseline !== undefined
  const needless = { baseline: values.baseline, branch, 'baseline-branch': baselineBranch, store: values.store }
  for (const [name, text] of isHeld ? [] : Object.entries(needless))
    if (text !== undefined) complain(`--${name}`, text, 'it with --against base,baseline')
  if (!isHeld || baseline === null) return undefined
  return { store, branch: branch ?? DEFAULT_BRANCH, baseline, isRequired: true }
}

/**
 * Arguments that repeat the measurement with the same seed. Flags for output and display are left out, because they
 * change no figure.
 */
function reproduction(args: readonly string[], seed: number, { kind: subject }: SubjectRequest): readonly string[] {
  const { tokens } = parseArgs({ args: [...args], options: optionsOf(RUN_FLAGS), allowPositionals: true, tokens: true })
  const measured = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [token.value]
    if (token.kind !== 'option' || 'isForViews' in (RUN_FLAGS[token.name as keyof typeof RUN_FLAGS] ?? {})) return []
    return [`--${token.name}`, ...(token.value === undefined ? [] : [token.value])]
  })
  const isNamed = subject === 'config' || tokens.some(({ kind }) => kind === 'positional')
  return [...(isNamed ? [] : [DEFAULT_SUITE]), ...measured, '--seed', String(seed)]
}
