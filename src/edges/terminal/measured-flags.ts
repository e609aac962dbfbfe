/**
 * Flags that say what is measured and by which rules. They are the same for `qpsgate run` and `qpsgate plan`, so that a
 * plan shows what the run would do.
 */

import { FAIL_ON_FORM, FAILURES, parseFailOn } from '../../core/policy/fail-on.ts'
import { RULES, type Rule } from '../../core/policy/gate-policy.ts'
import { parseTolerances, TOLERANCES_FORM } from '../../core/policy/tolerance-line.ts'
import type { MeasurementRequest, SubjectRequest } from '../../core/request/measured-request.ts'
import { parseShard, SHARD_FORM } from '../../core/request/shard.ts'
import { numberOf } from '../../core/setting/value.ts'
import type { Suite } from '../../core/suite/suite.ts'
import { isOwnWorkload, scriptName } from '../../core/workloads/workloads.ts'
import { type Complain, type Flags, type FlagValues, type Form, NAMES, splitNames, TEXT } from './flags.ts'
import { DURATION, SERVER } from './shared-flags.ts'

export const DEFAULT_SUITE = 'scenarios/quickstart.yml'
const MOST_THREADS = 1024

const THREADS: Form<Suite['threads']> = {
  read: (text) => {
    const numbers = text.split(',').map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN))
    const [first, ...rest] = [...new Set(numbers)].sort((left, right) => left - right)
    const isRight = numbers.every((number) => number >= 1 && number <= MOST_THREADS)
    return isRight && first !== undefined ? [first, ...rest] : undefined
  },
  allowed: `whole numbers from 1 to ${MOST_THREADS}, such as 1,8,32`,
}
const RULE_LIST: Form<readonly Rule[]> = {
  read: (text) => {
    const wanted = splitNames(text)
    const rules = RULES.filter((rule) => wanted.includes(rule))
    return rules.length > 0 && rules.length === new Set(wanted).size ? rules : undefined
  },
  allowed: `one or more of ${RULES.join(', ')}`,
}

export const CELL_FLAGS = {
  config: {
    key: 'paths',
    value: 'FILE',
    meaning:
      'file that configures servers, instead of a suite; repeatable: an option file, a directory of them, a compose file, a ' +
      'manifest, Terraform, CloudFormation or a Dockerfile. `FILE#SERVER` picks one server of a file, and `render: COMMAND` ' +
      'is a command that prints an option file',
    otherwise: 'with `--base` and no suite, the changed files in which a setting or an image changes',
    input: {
      meaning:
        'files that configure servers, one per line: option files, compose files, manifests, Terraform and others, or ' +
        '`render: COMMAND`. Each server is compared with its version before the change',
      otherwise: 'without a suite, the changed files in which a setting or an image changes',
    },
    multiple: true,
    form: TEXT,
  },
  exclude: {
    value: 'PATTERN',
    meaning:
      'changed files to leave out, as in a `.gitignore`; repeatable. Patterns in the `.qpsgateignore` of the base count as well',
    input: {
      meaning:
        'changed files to leave out, one pattern per line as in a `.gitignore`. Patterns in the `.qpsgateignore` of the base count as well',
    },
    multiple: true,
    form: TEXT,
  },
  budget: {
    key: 'budgetSeconds',
    value: 'TIME',
    meaning: 'time to start servers and measure, such as `45s`; confirming a slowdown can take half as much again',
    otherwise: "the suite's; for option files `2m`, or `4m` if redo logs have to fill",
    input: {},
    form: DURATION,
  },
  threads: {
    value: 'LIST',
    meaning: 'thread counts, such as `1,8,32`',
    otherwise: "the suite's; for option files, qpsgate picks them",
    input: {},
    form: THREADS,
  },
  workloads: {
    value: 'LIST',
    meaning: 'workloads to measure, or the folder of your own workload',
    otherwise: "the suite's; for option files, qpsgate picks them",
    input: {},
    form: NAMES,
  },
  scenarios: {
    value: 'LIST',
    meaning: 'scenarios to compare with the control',
    otherwise: 'all',
    form: NAMES,
  },
  base: {
    value: 'REF_OR_FILE',
    meaning:
      'git ref or file before the change, with which each changed scenario is compared; a branch counts from where yours ' +
      'left it',
    input: {
      meaning: 'git ref or file that the change is compared with; a branch counts from where yours left it',
      otherwise: 'the base of the pull request, merge group or push',
    },
    form: TEXT,
  },
  against: {
    value: 'LIST',
    meaning: 'comparisons to make: `control`, `base`, `baseline`',
    otherwise: '`control`, and `base` with `--base`; for option files `base`',
    input: {
      otherwise:
        '`control`, and a known `base` with the `baseline` of its branch; for option files `base` and `baseline`',
    },
    form: RULE_LIST,
  },
} as const satisfies Flags

export const JUDGED_FLAGS = {
  tolerance: {
    value: 'LIMITS',
    meaning:
      'largest slowdown that passes, in percent of QPS, such as `5%`; `base=5%,baseline=10%` sets it for the change and for all ' +
      'changes since the baseline. Limits of other costs can follow: `5%,written=20%,memory=10%`',
    otherwise: "the suite's, or `5%` for option files",
    input: {},
    form: { read: parseTolerances, allowed: TOLERANCES_FORM },
  },
  'fail-on': {
    value: 'LIST',
    meaning:
      `outcomes that fail the check: some of ${FAILURES.map((each) => `\`${each}\``).join(', ')}, or \`none\`; \`error\` is ` +
      'a run that could not measure. Wrong input always fails',
    otherwise: "the suite's, or `regressed error`",
    input: {},
    form: { read: parseFailOn, allowed: FAIL_ON_FORM },
  },
} as const satisfies Flags

export const SHARD_FLAG = {
  shard: {
    value: 'I/N',
    meaning: 'part of the plan to measure, in its part of the budget, such as `1/3`',
    otherwise: 'all',
    input: {},
    form: { read: parseShard, allowed: SHARD_FORM },
  },
} as const satisfies Flags

export const SERVER_FLAGS = {
  server: {
    value: 'KIND',
    meaning:
      '`auto`, `docker`, `local`, `external` for a server that already runs, or the path of a `mysqld` or `mariadbd`, or of the ' +
      'directory where one is installed. `auto` is docker for an image, external for a dsn, else the server of this machine',
    otherwise: '`auto`',
    input: { default: 'auto' },
    form: SERVER,
    unset: 'auto',
  },
  image: {
    value: 'NAME',
    meaning: 'image with `mysqld` or `mariadbd`, such as `mysql:9.7`',
    otherwise: "the suite's, or the installed server",
    input: {},
    form: TEXT,
  },
  'trust-configuration': {
    key: 'trustsConfiguration',
    meaning:
      'start local servers even if no box can be made around them; the authors of the files can then reach your files',
    input: { default: 'false' },
  },
} as const satisfies Flags

/** Refuses an image together with a server that runs in no container, because the run would ignore the image. */
export function checkImage({ server, image }: FlagValues<typeof SERVER_FLAGS>, complain: Complain): void {
  if (image !== undefined && server !== 'auto' && server !== 'docker')
    complain('--image', `${image} with --server ${server}`, 'an image with --server auto or docker')
}

const MEMORY: Form<number> = {
  read: (text) => (/[a-z]/i.test(text) ? numberOf(text) : undefined),
  allowed: 'a size with a unit, such as 64G',
}

export const MEMORY_FLAG = {
  memory: {
    key: 'memoryBytes',
    value: 'SIZE',
    meaning: 'memory of the production machines, such as `64G`, for memory risks and formulas of RDS',
    input: {},
    form: MEMORY,
  },
} as const satisfies Flags

export const MEASURED_FLAGS = { ...CELL_FLAGS, ...JUDGED_FLAGS }

type MeasuredValues = FlagValues<typeof MEASURED_FLAGS>

/**
 * Makes the request from these flags. Wrong combinations go to `complain`, so that the user gets all problems at once.
 */
export function measuredRequest(
  values: MeasuredValues,
  positionals: readonly string[],
  complain: Complain,
): MeasurementRequest {
  const { workloads, tolerance } = values
  const folder = workloads?.find(isOwnWorkload)
  if (folder !== undefined && (workloads?.length ?? 0) > 1)
    complain('--workloads', workloads?.join(',') ?? '', `${folder} alone, because it has tables of its own`)
  const subject = subjectOf(values, folder, positionals, complain)
  return {
    subject,
    rules: rulesOf(values.against, subject, complain),
    adjustments: {
      budgetSeconds: values.budgetSeconds,
      threads: values.threads,
      scenarios: values.scenarios,
      failOn: values.failOn,
      tolerance: tolerance?.qps,
      costs: tolerance?.costs,
      workloads: folder === undefined ? workloads : [scriptName(folder)],
      // Only a suite can give a workload another name than that of its script. Without a suite, each name is that of a
      // script.
      takesAnyScript: subject.kind === 'config',
    },
  }
}

function subjectOf(
  { paths, base, exclude }: MeasuredValues,
  workload: string | undefined,
  positionals: readonly string[],
  complain: Complain,
): SubjectRequest {
  const [file = DEFAULT_SUITE, ...more] = positionals
  if (more.length > 0) complain('SUITE', positionals.join(' '), 'one suite file')
  const isSuite = paths.length === 0 && (positionals.length > 0 || (workload === undefined && base === undefined))
  if (isSuite && workload !== undefined)
    complain('--workloads', workload, `the name of a workload of ${file}; name the folder in its workloads`)
  if (isSuite && /\.(?!ya?ml$)\w+$/i.test(file))
    complain(
      'SUITE',
      file,
      `a suite in YAML; a change of a configuration file is measured by --config ${file} --base REF`,
    )
  if (isSuite && exclude.length > 0) complain('--exclude', exclude.join(' '), `scenarios of ${file} by --scenarios`)
  if (isSuite) return { kind: 'suite', file, base }
  if (positionals.length > 0) complain('--config', `${paths.join(' ')} and the suite ${file}`, 'one of the two')
  if (base === undefined) complain('--base', 'nothing', 'a git ref such as origin/main, or the old file')
  return { kind: 'config', paths, base: base ?? '', workload, ...(exclude.length > 0 && { exclude }) }
}

function rulesOf(asked: readonly Rule[] | undefined, subject: SubjectRequest, complain: Complain): readonly Rule[] {
  // Without `--against`, all possible comparisons are made. Option files are never compared with a control, because
  // they have none.
  const usual: Rule[] = subject.kind === 'config' ? [] : ['control']
  const rules = asked ?? (subject.kind === 'config' || subject.base !== undefined ? [...usual, 'base'] : usual)
  if (rules.includes('base') && subject.base === undefined)
    complain('--against', 'base', 'base with --base REF_OR_FILE')
  if (subject.kind === 'config' && rules.includes('control'))
    complain('--against', rules.join(','), 'base or baseline, because an option file has no control')
  // A change regresses against the baseline only if it is also slower than its base, so files are always compared with
  // their base, too.
  else if (subject.kind === 'config' && rules.includes('baseline')) return [...new Set<Rule>(['base', ...rules])]
  else if (rules.includes('baseline') && !rules.includes('base'))
    complain('--against', rules.join(','), 'baseline with base, because only a change can be held against it')
  return rules
}
