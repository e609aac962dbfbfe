import { z } from 'zod'
import { clusterOf, DSN_FORM, type ParsedDsn, parseDsn } from './dsn.ts'
import { fixOptionName, OPTION_NAME } from './option-file.ts'
import { listNames } from './problems.ts'
import { DURATION_FORM, PERCENTAGE_FORM, parseDuration, parsePercentage } from './quantities.ts'
import { KNOWN_OUTCOMES } from './suite.ts'
import { SCRIPTS } from './workloads.ts'

/*
 * The form of a suite file. Every message here says what is allowed and nothing else: what was found, and where, is
 * added by the parser. What no single value can tell (does the control exist?) is in consistency.ts.
 */

const THREADS_MAX = 1024
const TABLES_MAX = 1000
const ROWS_MAX = 100_000_000
const BUDGET_MIN_SECONDS = 1
const BUDGET_MAX_SECONDS = 24 * 3600
const NAME_MAX_CHARACTERS = 64

const TPCH_MIN = 0.001
const TPCH_MAX = 100
const TPCH_FORM = `a scale factor from ${TPCH_MIN} to ${TPCH_MAX}`

/** Hardly more than the pool is hardly different from it; much more is hardly different from as much. */
const [POOL_TIMES_MIN, POOL_TIMES_MAX] = [1.5, 10]
const POOL_TIMES_FORM = `how many times as large as the largest buffer pool the data are: ${POOL_TIMES_MIN} to ${POOL_TIMES_MAX}`

const DEFAULT_DATASET = { tables: 10, rows: 25_000 } as const
const DEFAULT_BUDGET = '5m'

/** Names become file names, container labels and table cells, so they are plain words. */
const NAME = new RegExp(`^[A-Za-z0-9][A-Za-z0-9_.-]{0,${NAME_MAX_CHARACTERS - 1}}$`)
const NAME_FORM = `a name of letters, digits, - _ and . (at most ${NAME_MAX_CHARACTERS}, a letter or digit first)`
/** No leading dash: such a name would be taken for an option of docker. */
const IMAGE = /^[A-Za-z0-9][\w./:@-]*$/
const VARIABLE_NAME = /^[A-Za-z_][\w.-]*$/

/** A map that takes the given keys only. */
function section<Shape extends z.core.$ZodShape>(shape: Shape, form?: string) {
  const keys = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? keys : (form ?? `a map with the keys ${keys}`)),
  })
}

function integer(min: number, max: number) {
  const form = `an integer from ${min} to ${max}`
  return z.int(form).min(min, form).max(max, form)
}

function words<Word extends string>(...allowed: [Word, ...Word[]]) {
  return z.enum(allowed, { error: allowed.join(' or ') })
}

/** Text that can be an argument of a program. */
function argument(form: string) {
  return z
    .string(form)
    .min(1, form)
    .refine((text) => !text.includes('\0'), `${form}, without NUL characters`)
}

/** A leaf that is written as text or number and read by a parser that gives undefined for what it does not take. */
function quantity(form: string, parse: (written: string | number) => number | undefined) {
  return z.union([z.string(), z.number()], form).transform((written, context) => {
    const value = parse(written)
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: form, input: written })
    return z.NEVER
  })
}

const name = z.string(NAME_FORM).regex(NAME, NAME_FORM)

const image = z
  .string('the name of an image, such as mysql:8.4')
  .regex(IMAGE, 'the name of an image, such as mysql:8.4')

/** An address; what was found is not repeated, as it may hold a password. */
const dsn = z.string(DSN_FORM).transform((written, context) => endpointOf(parseDsn(written), context))

/** A server, or a list of one and its read replicas. */
const cluster = z.preprocess(
  (written) => (written === undefined || Array.isArray(written) ? written : [written]),
  z
    .tuple([dsn], dsn, `${DSN_FORM}, or a list of them`)
    .transform((endpoints, context) => endpointOf(clusterOf(endpoints), context))
    .optional(),
)

function endpointOf(parsed: ParsedDsn, context: { readonly issues: z.core.$ZodRawIssue[] }) {
  if (parsed.kind === 'ok') return parsed.endpoint
  context.issues.push({ code: 'custom', message: parsed.allowed, input: 'an address' })
  return z.NEVER
}

const SERVER_FORM = 'auto, or a map with one of the keys image, binary, dsn'

const server = z.preprocess(
  (written) => (written === 'auto' || written === undefined ? {} : written),
  section(
    {
      image: image.optional(),
      binary: argument('the path of a server program, such as /usr/sbin/mysqld')
        .refine((path) => !path.startsWith('-'), 'a path that does not begin with a dash')
        .optional(),
      dsn: dsn.optional(),
    },
    SERVER_FORM,
  ),
)

const dataset = section({
  tables: integer(1, TABLES_MAX).default(DEFAULT_DATASET.tables),
  rows: integer(1, ROWS_MAX).default(DEFAULT_DATASET.rows),
  tpch: z.number(TPCH_FORM).min(TPCH_MIN, TPCH_FORM).max(TPCH_MAX, TPCH_FORM).optional(),
  'times-the-pool': z
    .number(POOL_TIMES_FORM)
    .min(POOL_TIMES_MIN, POOL_TIMES_FORM)
    .max(POOL_TIMES_MAX, POOL_TIMES_FORM)
    .optional(),
}).prefault({})

/** What a workload's script may be. */
export const SCRIPT_FORM = `one of the scripts: ${listNames([...SCRIPTS.keys()])}; or the path of one of your own that ends in .lua`

/** Whether there is such a script, and whether it takes these options, is checked in consistency.ts. */
const workload = z.preprocess(
  (written) => (typeof written === 'string' ? { script: written } : written),
  section(
    {
      name: name.optional(),
      script: z.string(SCRIPT_FORM),
      options: z.record(z.string(), z.unknown(), 'a map of script options').default({}),
    },
    'the name of a script, or a map with the keys name, script, options',
  ),
)

const OPTION_VALUE_FORM = 'text, a number, true, false, nothing (a bare flag), or a list of these'
const optionValue = z
  .union([z.string(), z.number(), z.boolean(), z.null()], OPTION_VALUE_FORM)
  .refine((value) => !String(value).includes('\0'), 'text without NUL characters')

const options = z.preprocess(
  (written) => written ?? {},
  z.record(
    z.string().regex(OPTION_NAME, { error: (issue) => fixOptionName(String(issue.input)) }),
    z.preprocess(
      // A list is an option that is given several times, such as performance-schema-instrument.
      (written) => (Array.isArray(written) ? written : [written]),
      z.array(optionValue).min(1, OPTION_VALUE_FORM),
    ),
    'a map of server options',
  ),
)

const expectedSet = words('all', 'none', 'default')
const VARIABLE_FORM = 'the value as text, a number, true or false'

const expectation = section({
  consumers: expectedSet.optional(),
  instruments: expectedSet.optional(),
  variables: z
    .record(
      z.string().regex(VARIABLE_NAME, 'the name of a system variable'),
      z.union([z.string(), z.number(), z.boolean()], VARIABLE_FORM),
      'a map of system variables',
    )
    .default({}),
}).prefault({})

const PRICE_FORM = 'what the server costs an hour, such as 0.35'
const CONFIG_FORM = 'the path of an option file, or a list of paths'

const scenario = z.preprocess(
  (written) => (written === null ? {} : written),
  section({
    options,
    sql: z.array(argument('a statement'), 'a list of statements').default([]),
    expect: expectation,
    config: z.preprocess(
      (written) => (Array.isArray(written) ? written : written === undefined ? [] : [written]),
      z.array(argument(CONFIG_FORM)),
    ),
    image: image.optional(),
    dsn: cluster,
    price: z.number(PRICE_FORM).positive(PRICE_FORM).optional(),
  }),
)

const percentage = quantity(PERCENTAGE_FORM, parsePercentage)

/** One percentage for every rule, or a map; what is not named keeps its default. */
const tolerance = z.preprocess(
  (written) =>
    typeof written === 'string' || typeof written === 'number'
      ? { control: written, base: written, history: written }
      : written,
  section(
    { control: percentage.optional(), base: percentage.optional(), history: percentage.optional() },
    `${PERCENTAGE_FORM}, or a map with the keys control, base, history`,
  ).prefault({}),
)

const gate = section({
  tolerance,
  scenarios: z.record(z.string(), tolerance, 'a map of scenario names and tolerances').default({}),
  workloads: z.record(z.string(), tolerance, 'a map of workload names and tolerances').default({}),
  'on-inconclusive': words('pass', 'fail').default('pass'),
}).prefault({})

const BUDGET_FORM = `${DURATION_FORM}, from ${BUDGET_MIN_SECONDS}s to ${BUDGET_MAX_SECONDS / 3600}h`

const budget = quantity(BUDGET_FORM, (written) => {
  const seconds = typeof written === 'string' ? parseDuration(written) : undefined
  if (seconds === undefined || seconds < BUDGET_MIN_SECONDS || seconds > BUDGET_MAX_SECONDS) return undefined
  return seconds
}).prefault(DEFAULT_BUDGET)

/** The form of a whole suite file; unknown keys are errors everywhere. */
export const suiteSchema = section({
  name,
  server,
  dataset,
  workloads: z.array(workload, 'a list of workloads').min(1, 'a list of at least one workload'),
  threads: z
    .array(integer(1, THREADS_MAX), `a list of integers from 1 to ${THREADS_MAX}`)
    .min(1, `a list of at least one integer from 1 to ${THREADS_MAX}`),
  control: z.string('the name of a scenario').optional(),
  scenarios: z.record(name, scenario, 'a map of scenarios'),
  gate,
  budget,
  precision: percentage.optional(),
  switch: z.boolean('true or false').default(false),
  known: words(...KNOWN_OUTCOMES).optional(),
})

/** A suite file whose form is right, with defaults. */
export type SuiteForm = z.infer<typeof suiteSchema>
export type ScenarioForm = SuiteForm['scenarios'][string]
export type WorkloadForm = SuiteForm['workloads'][number]
