/**
 * Form of a suite file, with the checks that need several values. Every message gives only the allowed values, because
 * parse.ts adds the actual value and its place.
 *
 * `meta` holds the texts for editors and for docs/suite.md, which scripts/docs.ts generates: the meaning of a value,
 * and keywords of JSON Schema that zod does not give. Its `shorthands` are other forms that a value may have.
 */

import { z } from 'zod'
import { nonEmpty } from '../lists.ts'
import { COSTS } from '../names.ts'
import { DEFAULT_FAIL_ON, FAIL_ON_FORM, FAIL_ON_PATTERN, failOnText, parseFailOn } from '../policy/fail-on.ts'
import type { Tolerances } from '../policy/gate-policy.ts'
import { describeUnknown, describeValue, type KeyPath, listNames } from '../problems.ts'
import {
  DURATION_FORM,
  DURATION_PATTERN,
  PERCENTAGE_FORM,
  PERCENTAGE_PATTERN,
  parseDuration,
  parsePercentage,
} from '../quantities.ts'
import { DSN_FORM, joinAddresses, parseDsn } from '../scenario/endpoint.ts'
import { IMAGE_NAME } from '../scenario/scenario.ts'
import { fixOptionName } from '../setting/option-name.ts'
import {
  canonicalScriptOption,
  describeScriptOption,
  isOwnScript,
  isOwnWorkload,
  OWN_OPTION_FORM,
  ownOptionText,
  SCRIPTS,
  scriptName,
  scriptOptionText,
  whyReserved,
} from '../workloads/workloads.ts'
import { isMap } from '../yaml-tree.ts'
import { SUITE_OPTION_NAME } from './all-consumers.ts'
import { EXTENDS_FORM, NAME_OF_SUITE } from './suite-text.ts'

const THREADS_MAX = 1024
const TABLES_MAX = 1000
const ROWS_MAX = 100_000_000
const BUDGET_MIN_SECONDS = 1
const BUDGET_MAX_SECONDS = 24 * 3600
const NAME_MAX_CHARACTERS = 64

const TPCH_MIN = 0.001
const TPCH_MAX = 100
const TPCH_FORM = `a scale factor from ${TPCH_MIN} to ${TPCH_MAX}`

export const DEFAULT_DATASET = { tables: 10, rows: 25_000 } as const
const DEFAULT_BUDGET = '5m'
/** Limit of errors and deadlocks if a suite sets none: 50% more. Other costs have no limit unless a suite sets one. */
const DEFAULT_COST = { share: 0.5, from: 'default' }
export const DEFAULT_COSTS = { errors: DEFAULT_COST, deadlocks: DEFAULT_COST }
export const DEFAULT_TOLERANCE: Tolerances = { control: null, base: 0.05, baseline: 0.1 }

/** A name in a suite. It is a plain word, because it becomes a file name, a container label and a table cell. */
const NAME = new RegExp(`^[A-Za-z0-9][A-Za-z0-9_.-]{0,${NAME_MAX_CHARACTERS - 1}}$`)
const NAME_FORM = `a name of letters, digits, - _ and . (at most ${NAME_MAX_CHARACTERS}, a letter or digit first)`

/** Map in which a key that `shape` lacks is an error, because it is most likely mistyped. */
export function strictMap<Shape extends z.core.$ZodShape>(shape: Shape, form?: string) {
  const keys = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? keys : (form ?? `a map with the keys ${keys}`)),
  })
}

export function integer(min: number, max: number) {
  const form = `an integer from ${min} to ${max}`
  return z.int(form).min(min, form).max(max, form)
}

export function words<Word extends string>(...allowed: [Word, ...Word[]]) {
  return z.enum(allowed, { error: allowed.join(' or ') })
}

/** Text that becomes an argument of a program. A NUL character would cut it off. */
export function argument(form: string) {
  return z
    .string(form)
    .min(1, form)
    .refine((text) => !text.includes('\0'), `${form}, without NUL characters`)
}

export function quantity<Input extends string | number, Value = number>(
  leaf: z.ZodType<Input>,
  form: string,
  parse: (input: Input) => Value | undefined,
) {
  return leaf.transform((input, context) => {
    const value = parse(input)
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: form, input })
    return z.NEVER
  })
}

type Raw = Readonly<Record<string, unknown>>
export const UNKNOWN_KEY = 'unknown key'
type ReportProblem = (path: KeyPath, allowed: string, actual?: string) => void

/**
 * Map with a check of several of its values. The check also runs if other values are wrong, so that the user reads all
 * problems at once. It must ignore values of a wrong type, because the schema reports them anyway.
 */
function checkedMap<Schema extends z.ZodType>(
  schema: Schema,
  check: (map: Raw, report: ReportProblem) => void,
): Schema {
  return schema.superRefine(
    (map, context) => {
      if (!isMap(map)) return
      check(map, (path, message, actual) =>
        context.addIssue({ code: 'custom', path: [...path], message, params: { actual } }),
      )
    },
    { when: () => true },
  )
}

const name = z.string(NAME_FORM).regex(NAME, NAME_FORM)

const image = z
  .string('the name of an image, such as mysql:9.7')
  .regex(IMAGE_NAME, 'the name of an image, such as mysql:9.7')

const binary = argument('the path of a server program, such as /usr/sbin/mysqld').refine(
  (path) => !path.startsWith('-'),
  'a path that does not begin with a dash',
)

/** Address of a server. Messages do not repeat the actual value, because it may hold a password. */
const address = z
  .string(DSN_FORM)
  .transform((address, context) => {
    const parsed = parseDsn(address)
    if (parsed.kind === 'ok') return parsed.endpoint
    context.issues.push({ code: 'custom', message: parsed.allowed, input: 'an address' })
    return z.NEVER
  })
  .meta({ title: 'address', type: 'string', pattern: '^mysql://' })

const MOST_ADDRESSES = 64
const ADDRESSES_FORM = `${DSN_FORM}, or a list of 1 to ${MOST_ADDRESSES} of them`

const dsn = z
  .preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z
      .array(address)
      .min(1, ADDRESSES_FORM)
      .max(MOST_ADDRESSES, ADDRESSES_FORM)
      .transform((addresses, context) => {
        const joined = joinAddresses(nonEmpty(addresses))
        if (joined.kind === 'ok') return joined.endpoint
        context.issues.push({ code: 'custom', message: joined.allowed, input: 'a list' })
        return z.NEVER
      }),
  )
  .meta({ shorthands: [{ title: 'address', type: 'string', pattern: '^mysql://' }] })

const SERVER_FORM = 'auto, or a map with one of the keys image, binary, dsn'

const server = z
  .preprocess(
    (value) => (value === 'auto' || value === undefined ? {} : value),
    strictMap(
      {
        image: image.optional().describe('Image with `mysqld` or `mariadbd`; scenarios can name others'),
        binary: binary.optional().meta({
          description: 'Path of a server program on this machine; scenarios can name others',
          pattern: '^[^-]',
        }),
        dsn: dsn
          .optional()
          .describe(
            'Server that already runs, or a list of a service’s servers, all of which are read. qpsgate writes only to its schema',
          ),
      },
      SERVER_FORM,
    ),
  )
  .meta({
    description:
      'Source of the servers: `image`, `binary` or `dsn`. `auto` is that of the scenarios, or else the installed server',
    default: 'auto',
    shorthands: [{ const: 'auto' }],
    maxProperties: 1,
  })

const dataset = strictMap({
  tables: integer(1, TABLES_MAX).optional().meta({
    description: 'Number of sysbench tables, which all workloads share',
    default: DEFAULT_DATASET.tables,
  }),
  rows: integer(1, ROWS_MAX).optional().meta({ description: 'Rows in each table', default: DEFAULT_DATASET.rows }),
  tpch: z
    .number(TPCH_FORM)
    .min(TPCH_MIN, TPCH_FORM)
    .max(TPCH_MAX, TPCH_FORM)
    .optional()
    .describe(
      'Scale factor of TPC-H tables, which replace the sysbench tables; for the script `tpch` and your own scripts',
    ),
})
  .optional()
  .meta({
    description: 'Test data, loaded once and copied for every server',
    default: DEFAULT_DATASET,
  })

export const SCRIPT_FORM = `one of the scripts: ${listNames([...SCRIPTS.keys()])}; the path of one of your own that ends in .lua; or the folder of a workload of your own, such as workloads/shop`

const SCRIPT = {
  title: 'script',
  type: 'string',
  anyOf: [{ enum: [...SCRIPTS.keys()] }, { pattern: '\\.lua$' }, { pattern: '/' }],
}

const workload = z
  .preprocess(
    (value) => (typeof value === 'string' ? { script: value } : value),
    checkedMap(
      strictMap(
        {
          name: name.optional().describe('Name of the workload; by default that of its script'),
          script: z.string(SCRIPT_FORM).meta({
            ...SCRIPT,
            description:
              'Script of sysbench or qpsgate, the path of your own script, or the folder of your own workload, relative to the suite',
          }),
          options: z
            .record(z.string(), z.unknown(), 'a map of script options')
            .default({})
            .describe('Options of the script, with dashes or underscores'),
        },
        'the name of a script, or a map with the keys name, script, options',
      ),
      checkScript,
    ),
  )
  .meta({ description: 'Script with its options, or only the name of a script', shorthands: [SCRIPT] })

function checkScript({ script, options }: Raw, report: ReportProblem): void {
  if (typeof script !== 'string') return
  const row = SCRIPTS.get(script)
  if (row === undefined && !isOwnScript(script) && !isOwnWorkload(script))
    report(['script'], SCRIPT_FORM, describeUnknown(script, [...SCRIPTS.keys()]))
  if (!isMap(options) || (row === undefined && !isOwnScript(script))) return
  const seen = new Set<string>()
  for (const [key, value] of Object.entries(options)) {
    const option = canonicalScriptOption(key)
    const here = ['options', key]
    const reserved = whyReserved(option)
    const form = row?.options.get(option)
    if (seen.has(option)) report(here, 'every option once', `a second ${option}`)
    else if (reserved !== undefined) report(here, reserved)
    // Only sysbench knows the options of a user's own script, so just their form is checked.
    else if (row === undefined && ownOptionText(key, value) === undefined) report(here, OWN_OPTION_FORM)
    else if (row !== undefined && form === undefined) report(here, listNames([...row.options.keys()]), UNKNOWN_KEY)
    else if (form !== undefined && scriptOptionText(form, value) === undefined) report(here, describeScriptOption(form))
    seen.add(option)
  }
}

const OPTION_VALUE_FORM = 'text, a number, true, false, nothing (a bare flag), or a list of these'
const optionValue = z
  .union([z.string(), z.number(), z.boolean(), z.null()], OPTION_VALUE_FORM)
  .refine((value) => !String(value).includes('\0'), 'text without NUL characters')

const options = z
  .preprocess(
    (value) => value ?? {},
    z.record(
      z.string().regex(SUITE_OPTION_NAME, { error: (issue) => fixOptionName(String(issue.input)) }),
      z
        .preprocess(
          // A list gives an option several times, as performance-schema-instrument needs it.
          (value) => (Array.isArray(value) ? value : [value]),
          z.array(optionValue).min(1, OPTION_VALUE_FORM),
        )
        .meta({ shorthands: [{ type: ['string', 'number', 'boolean', 'null'] }] }),
      'a map of server options',
    ),
  )
  .meta({ shorthands: [{ type: 'null' }] })

const CONFIG_FORM = 'the path of an option file, or a list of paths'

const scenario = z
  .preprocess(
    (value) => (value === null ? {} : value),
    strictMap({
      options: options.describe(
        'Server options, as in an option file. A list repeats an option, and an empty value makes it a bare flag. `performance-schema-consumer-%` is every consumer',
      ),
      sql: z
        .array(argument('a statement'), 'a list of statements')
        .default([])
        .describe('Statements that run once after the start, as the administrator of the server'),
      config: z
        .preprocess(
          (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]),
          z.array(argument(CONFIG_FORM)),
        )
        .meta({
          description:
            'Option files, relative to the suite and inside its repository, or other files that configure a server, as `FILE#SERVER`. `options` override them',
          shorthands: [{ type: 'string', minLength: 1 }],
        }),
      image: image.optional().describe('Image of this scenario, to compare versions'),
      binary: binary.optional().meta({
        description: 'Server program of this scenario, to compare versions',
        pattern: '^[^-]',
      }),
      dsn: dsn.optional().describe('Server that already runs, or a list of a service’s servers'),
    }),
  )
  .meta({
    description: 'Server configuration, in addition to the base options of all servers; it can be empty',
    shorthands: [{ type: 'null' }],
    not: {
      anyOf: [{ required: ['dsn', 'image'] }, { required: ['dsn', 'binary'] }, { required: ['image', 'binary'] }],
    },
  })

const SHARE = {
  title: 'percentage',
  anyOf: [
    { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
    { type: 'string', pattern: PERCENTAGE_PATTERN },
  ],
}

const percentage = quantity(z.union([z.string(), z.number()], PERCENTAGE_FORM), PERCENTAGE_FORM, parsePercentage).meta(
  SHARE,
)

const tolerance = z
  .preprocess(
    (value) => (typeof value === 'string' || typeof value === 'number' ? { control: value, base: value } : value),
    strictMap(
      {
        control: percentage.optional().describe('Limit against the control; default: none'),
        base: percentage.optional().describe('Limit against the same scenario before the change'),
        baseline: percentage.optional().describe('Limit against the baseline of the branch'),
      },
      `${PERCENTAGE_FORM}, or a map with the keys control, base, baseline`,
    ).prefault({}),
  )
  .meta({
    description: 'Largest slowdown that passes, in percent of QPS; an unnamed rule keeps the general limit',
    shorthands: [SHARE],
  })

function costLimit(what: string) {
  return percentage.optional().describe(what)
}

function failureLimit(what: string) {
  return z
    .literal('off', 'off')
    .transform(() => null)
    .or(percentage)
    .optional()
    .describe(`${what}. \`off\` removes the limit`)
    .meta({ default: `${100 * DEFAULT_COST.share}%` })
}

const gate = strictMap({
  tolerance: tolerance.meta({
    description:
      'Limit: the largest slowdown that passes, in percent of QPS; one percentage is for control and base, a map sets each. Without `control`, comparisons with the control are a study',
    default: { base: DEFAULT_TOLERANCE.base, baseline: DEFAULT_TOLERANCE.baseline },
  }),
  scenarios: z
    .record(z.string(), tolerance, 'a map of scenario names and tolerances')
    .default({})
    .describe('Limits of single scenarios'),
  workloads: z
    .record(z.string(), tolerance, 'a map of workload names and tolerances')
    .default({})
    .describe('Limits of single workloads, which override those of scenarios'),
  costs: strictMap(
    {
      errors: failureLimit(
        'Errors of statements, without deadlocks and lock waits: 50% allows half as many again, and errors in 0.1% of transactions where there were none',
      ),
      deadlocks: failureLimit('Deadlocks and lock wait timeouts, after which applications retry'),
      cpu: costLimit('CPU time of the server'),
      switches: costLimit('Context switches of the server, except those that freezing causes'),
      written: costLimit('Bytes that the server writes to disk'),
      read: costLimit('Bytes that the server reads from disk'),
      fsyncs: costLimit('Syncs of files by InnoDB, without the binary log'),
      network: costLimit('Bytes to and from clients'),
      memory: costLimit('Resident memory of the server at the end of a workload'),
      p50: costLimit('Median of the latency'),
      p95: costLimit('95th percentile of the latency'),
      p99: costLimit('99th percentile of the latency'),
    },
    `a map with the keys ${COSTS.join(', ')}`,
  )
    .prefault({})
    .describe(
      'Limits for increases of other costs, against the scenario before the change, or else against the control. Without a limit, a cost is only shown',
    ),
  'fail-on': quantity(z.string(FAIL_ON_FORM), FAIL_ON_FORM, parseFailOn)
    .prefault(failOnText(DEFAULT_FAIL_ON))
    .meta({ title: FAIL_ON_FORM, pattern: FAIL_ON_PATTERN })
    .describe(
      'Outcomes that fail the check; `error` is a run that could not measure. With `none`, the check only informs',
    ),
})
  .prefault({})
  .describe('Rules for the verdict')

const BUDGET_FORM = `${DURATION_FORM}, from ${BUDGET_MIN_SECONDS}s to ${BUDGET_MAX_SECONDS / 3600}h`

const budget = quantity(z.string(BUDGET_FORM), BUDGET_FORM, (text) => {
  const seconds = parseDuration(text)
  if (seconds === undefined || seconds < BUDGET_MIN_SECONDS || seconds > BUDGET_MAX_SECONDS) return undefined
  return seconds
}).meta({ title: 'duration', pattern: DURATION_PATTERN })

function integers(most: number) {
  const form = `a list of at least one integer from 1 to ${most}`
  return z.array(integer(1, most), form).min(1, form)
}

const full = strictMap({
  tables: integers(TABLES_MAX).describe('Numbers of sysbench tables, each a run of its own'),
  rows: integer(1, ROWS_MAX).describe('Rows in each table'),
  threads: integers(THREADS_MAX).describe('Thread counts'),
  seconds: integer(1, BUDGET_MAX_SECONDS).describe('Time of each measurement, in seconds'),
})
  .optional()
  .describe(
    'Size of the full study, of which this suite measures a part; `qpsgate plan` shows how long the full study would take',
  )

/** Form of a suite file. Unknown keys are errors at every level, because a mistyped key would otherwise be ignored. */
export const suiteSchema = checkedMap(
  strictMap({
    name: name.describe('Name of the suite and its stored runs: letters, digits, `-`, `_` and `.`'),
    extends: z
      .string(EXTENDS_FORM)
      .regex(NAME_OF_SUITE, EXTENDS_FORM)
      .optional()
      .describe(
        'Suite file in the same folder, or the name of a shipped suite. This suite inherits all keys that it does not set itself',
      ),
    server,
    dataset,
    workloads: z
      .array(workload, 'a list of workloads')
      .min(1, 'a list of at least one workload')
      .describe('Load on the servers: scripts, each at every thread count'),
    threads: z
      .array(integer(1, THREADS_MAX), `a list of integers from 1 to ${THREADS_MAX}`)
      .min(1, `a list of at least one integer from 1 to ${THREADS_MAX}`)
      .meta({ description: 'Thread counts, each once', uniqueItems: true }),
    control: z
      .string('the name of a scenario')
      .optional()
      .describe('Scenario to compare the others with; a single scenario is its own control'),
    scenarios: z.record(name, scenario, 'a map of scenarios').meta({
      description: 'Server configurations by name',
      minProperties: 1,
    }),
    gate,
    budget: budget
      .prefault(DEFAULT_BUDGET)
      .describe(
        'Time to start servers and measure, from 1 s to 24 h; confirming a slowdown can take half as much again',
      ),
    precision: percentage
      .optional()
      .describe(
        'For studies: after a decision, qpsgate goes on until 95% intervals have this half-width, or until the budget ends',
      ),
    full,
  }),
  checkSuite,
).meta({
  title: 'Suite of qpsgate',
  description: 'Measurements and rules of a suite. `qpsgate plan` reports all problems',
})

export type SuiteForm = z.infer<typeof suiteSchema>

function checkSuite(suite: Raw, report: ReportProblem): void {
  const { control, threads, scenarios, workloads } = suite
  const server = mapOf(suite.server)
  const gate = mapOf(suite.gate)
  const names = Object.keys(mapOf(scenarios))
  const allowed = `one of the scenarios: ${listNames(names)}`
  if (isMap(scenarios) && names.length === 0) report(['scenarios'], 'at least one scenario')
  else if (control === undefined && names.length > 1) report(['control'], allowed)
  else if (typeof control === 'string' && isMap(scenarios) && !names.includes(control))
    report(['control'], allowed, describeUnknown(control, names))
  for (const [index, level] of listOf(threads).entries())
    if (typeof level === 'number' && listOf(threads).indexOf(level) < index)
      report(['threads', index], 'every level once', `a second ${level}`)
  const sources = keysIn(server, 'image', 'binary', 'dsn')
  if (sources.length > 1) report(['server'], ONE_SERVER, sources.join(' and '))
  for (const name of names) checkScenario(mapOf(mapOf(scenarios)[name]), ['scenarios', name], sources, report)
  checkLoad(suite, report)
  const workloadNames = listOf(workloads).flatMap((workload) => workloadName(mapOf(workload)) ?? [])
  const checkNames = (kind: string, existing: readonly string[]) => {
    for (const name of Object.keys(mapOf(gate[kind])).filter((each) => !existing.includes(each)))
      report(['gate', kind, name], `one of the ${kind}: ${listNames(existing)}`, describeUnknown(name, existing))
  }
  checkNames('scenarios', names)
  checkNames('workloads', workloadNames)
}

const ONE_SERVER = 'one of image, binary, dsn'

function checkScenario(scenario: Raw, path: KeyPath, sources: readonly string[], report: ReportProblem): void {
  const programs = keysIn(scenario, 'image', 'binary')
  const started = [...programs, ...sources.filter((key) => key !== 'dsn')]
  const { dsn } = scenario
  if (programs.length > 1) report([...path, 'binary'], ONE_SERVER, programs.join(' and '))
  else if (programs.length === 1 && sources.length === 1 && programs[0] !== sources[0])
    report([...path, ...programs], `no ${programs[0]}, because the suite has server.${sources[0]}`)
  if (dsn !== undefined && started.length > 0)
    report([...path, 'dsn'], 'one of them: a server runs already, or is started', 'a dsn beside an image or a binary')
  if (dsn === undefined && !sources.includes('dsn')) return
  if (listOf(scenario.sql).length > 0)
    report(
      [...path, 'sql'],
      'options only, because qpsgate did not start this server: they are set while it runs',
      'statements',
    )
}

function checkLoad({ server, scenarios, workloads, ...suite }: Raw, report: ReportProblem): void {
  const dataset = mapOf(suite.dataset)
  const hasTpch = dataset.tpch !== undefined
  const isRunning = [server, ...Object.values(mapOf(scenarios))].some((one) => mapOf(one).dsn !== undefined)
  const all = listOf(workloads).map(mapOf)
  for (const [index, workload] of all.entries()) {
    const path = ['workloads', index]
    const { script } = workload
    const shown = describeValue(script)
    const name = workloadName(workload)
    if (name !== undefined && all.findIndex((other) => workloadName(other) === name) < index)
      report(path, 'every workload name once; give this one a name of its own', `a second ${describeValue(name)}`)
    if (typeof script !== 'string') continue
    // A script must fit the tables: TPC-H's queries need TPC-H's tables, and sysbench's scripts need sysbench's. A
    // user's own scripts may use any tables.
    const row = SCRIPTS.get(script)
    if (row !== undefined && (row.isAnalytical ?? false) !== hasTpch) report(path, hasTpch ? TPCH : SYSBENCH, shown)
    if (!isOwnWorkload(script)) continue
    // No other script can run together with a user's own workload, because other scripts do not know the workload's
    // tables.
    if (all.length > 1) report(path, 'one workload with tables of its own', `${shown} beside others`)
    if (isMap(suite.dataset)) report(['dataset'], `none, as ${script} has tables of its own`, 'a dataset')
    if (isRunning) report(path, 'servers that qpsgate starts, with image or binary', shown)
  }
}

const TPCH = 'the script tpch or one of your own, as dataset.tpch has other tables than sysbench’s'
const SYSBENCH = 'a script on sysbench’s tables; for this one give dataset: { tpch: 0.01 }'

function workloadName({ script, name }: Raw): string | undefined {
  const meant = name ?? (typeof script === 'string' ? scriptName(script) : undefined)
  return typeof meant === 'string' ? meant : undefined
}

function mapOf(value: unknown): Raw {
  return isMap(value) ? value : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function keysIn(map: Raw, ...keys: readonly string[]): string[] {
  return keys.filter((key) => map[key] !== undefined)
}
