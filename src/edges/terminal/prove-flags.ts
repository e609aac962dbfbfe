import type { AdviceRun, ProveRequest } from '../../core/request/run-request.ts'
import { isOwnWorkload, scriptName } from '../../core/workloads/workloads.ts'
import { type Flags, flagValues, parseFlags, TEXT } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { CELL_FLAGS, checkImage, MEMORY_FLAG, SERVER_FLAGS } from './measured-flags.ts'
import { DURATION, INSTALL_FLAG, OUTPUT_FLAGS, QUIET_FLAG } from './shared-flags.ts'

/**
 * Default seconds to measure every line of the advice file. Lines that seem to help are then measured again for a third
 * of that time, but at least 40 s.
 */
const BUDGET_SECONDS = 120

const REQUEST_FLAGS = { ...SERVER_FLAGS, ...INSTALL_FLAG, ...MEMORY_FLAG, out: OUTPUT_FLAGS.out }

const PROVE_FLAGS = {
  config: {
    value: 'FILE',
    meaning: 'current configuration: a file that configures one server, in any form that `qpsgate run` takes',
    otherwise: 'the defaults of the server',
    form: TEXT,
  },
  budget: {
    key: 'budgetSeconds',
    value: 'TIME',
    meaning:
      'time to measure every line, such as `2m`; lines that help are measured again for a third of it, at least 40 s',
    otherwise: '`2m`, or what the loads need',
    form: DURATION,
  },
  threads: { ...CELL_FLAGS.threads, otherwise: 'qpsgate picks them' },
  workloads: { ...CELL_FLAGS.workloads, otherwise: 'qpsgate picks those that exercise the lines' },
  ...REQUEST_FLAGS,
  ...QUIET_FLAG,
} as const satisfies Flags

export const PROVE_HELP: CommandHelp = {
  name: 'prove',
  takes: 'ADVICE',
  summary: 'measure advice line by line, and write the lines that help',
  usage: ['ADVICE [--config FILE] [FLAGS]'],
  about: [
    'Measures each line of advice that a workload can show against the current configuration. Then measures the lines that help ' +
      'again on restarted servers, alone and together. ADVICE is an option file, a list such as `innodb_io_capacity = 2000`, or the output of ' +
      'MySQLTuner. The lines that help are written to `proven.cnf` in the output directory.',
  ],
  groups: [{ title: '', flags: PROVE_FLAGS }],
  exits: {
    0: 'measured',
    2: 'wrong input, or a missing program',
    3: 'could not measure',
    '128+n': 'stopped by signal n, after all servers stopped',
  },
  examples: [['qpsgate prove advice.txt --config my.cnf --workloads ./shop']],
}

/** @throws UserError with one line for every wrong flag, so that the user can correct all of them at once */
export function parseProveFlags(args: readonly string[], seed: number): ProveRequest {
  const { values, positionals, complain, check } = parseFlags('prove', PROVE_FLAGS, args)
  const { config, budgetSeconds, threads, workloads, quiet } = values
  const [advice = '', ...more] = positionals
  if (advice === '' || more.length > 0) complain('ADVICE', positionals.join(' ') || 'nothing', 'one file')
  checkImage(values, complain)
  check()
  const workload = workloads?.find(isOwnWorkload)
  const run: AdviceRun = {
    ...flagValues(REQUEST_FLAGS, values),
    subject: { kind: 'advice', config, workload, proposals: [], growsBudget: budgetSeconds === undefined },
    rules: ['control'],
    adjustments: {
      budgetSeconds: budgetSeconds ?? BUDGET_SECONDS,
      threads,
      workloads: workload === undefined ? workloads : [scriptName(workload)],
      scenarios: undefined,
      tolerance: undefined,
      failOn: undefined,
      takesAnyScript: true,
    },
    shard: undefined,
    seed,
    ledger: undefined,
    keepsData: false,
    migrations: undefined,
    explain: 'never',
    explainSeconds: 0,
    reproduce: [],
  }
  return { advice, quiet, run }
}
