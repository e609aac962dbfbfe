import { z } from 'zod'
import { COSTS } from '../names.ts'
import { clusterOf, DSN_FORM, type ParsedDsn, parseDsn } from './dsn.ts'
import { argument, integer, quantity, section, words } from './forms.ts'
import { fixOptionName, OPTION_NAME } from './option-file.ts'
import { listNames } from './problems.ts'
import {
  DURATION_FORM,
  DURATION_PATTERN,
  PERCENTAGE_FORM,
  PERCENTAGE_PATTERN,
  parseDuration,
  parsePercentage,
} from './quantities.ts'
import { IMAGE_NAME, KNOWN_OUTCOMES, type Tolerances } from './suite.ts'
import { SCRIPTS } from './workloads.ts'

/*
 * The form of a suite file. Every message here gives only the allowed values: the parser adds the found value and its
 * place. Checks that need several values (does the control exist?) are in consistency.ts.
 *
 * `meta` has the texts for editors and docs/suite.md, made by scripts/docs.ts: the meaning of a value, examples, and
 * keywords of JSON Schema that zod does not give; `shorthands` are other forms in which it may be written.
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
export const DEFAULT_TOLERANCE: Tolerances = { control: 0.3, base: 0.05, history: 0.1 }

/** Names become file names, container labels and table cells, so they are plain words. */
const NAME = new RegExp(`^[A-Za-z0-9][A-Za-z0-9_.-]{0,${NAME_MAX_CHARACTERS - 1}}$`)
const NAME_FORM = `a name of letters, digits, - _ and . (at most ${NAME_MAX_CHARACTERS}, a letter or digit first)`
const VARIABLE_NAME = /^[A-Za-z_][\w.-]*$/

const name = z.string(NAME_FORM).regex(NAME, NAME_FORM)

const image = z
  .string('the name of an image, such as mysql:8.4')
  .regex(IMAGE_NAME, 'the name of an image, such as mysql:8.4')

const binary = argument('the path of a server program, such as /usr/sbin/mysqld').refine(
  (path) => !path.startsWith('-'),
  'a path that does not begin with a dash',
)

const ADDRESS = { title: 'address', type: 'string', pattern: '^mysql://' }

/** An address; the found value is not repeated, as it may hold a password. */
const dsn = z
  .string(DSN_FORM)
  .transform((written, context) => endpointOf(parseDsn(written), context))
  .meta(ADDRESS)

/** A server, or a list of one and its read replicas. */
const cluster = z
  .preprocess(
    (written) => (written === undefined || Array.isArray(written) ? written : [written]),
    z
      .tuple([dsn], dsn, `${DSN_FORM}, or a list of them`)
      .transform((endpoints, context) => endpointOf(clusterOf(endpoints), context))
      .optional(),
  )
  .meta({ shorthands: [ADDRESS] })

function endpointOf(parsed: ParsedDsn, context: { readonly issues: z.core.$ZodRawIssue[] }) {
  if (parsed.kind === 'ok') return parsed.endpoint
  context.issues.push({ code: 'custom', message: parsed.allowed, input: 'an address' })
  return z.NEVER
}

const SERVER_FORM = 'auto, or a map with one of the keys image, binary, dsn'

const server = z
  .preprocess(
    (written) => (written === 'auto' || written === undefined ? {} : written),
    section(
      {
        image: image.optional().meta({
          description: 'Image with `mysqld` or `mariadbd`; a scenario can name another',
          examples: ['mysql:8.4', 'mariadb:11.8'],
        }),
        binary: binary.optional().meta({
          description: 'Path of a server program on this machine; a scenario can name another',
          examples: ['/usr/sbin/mysqld'],
          pattern: '^[^-]',
        }),
        dsn: dsn.optional().meta({
          description: 'Address of a server that already runs, without a password. qpsgate writes only to its schema',
          examples: ['mysql://bench@db.example:3306/qpsgate?tls=off'],
        }),
      },
      SERVER_FORM,
    ),
  )
  .meta({
    description:
      'Source of the servers: `image`, `binary` or `dsn`. With `auto`, qpsgate uses the images or programs of the scenarios, or else the installed server',
    examples: ['auto', { image: 'mysql:8.4' }],
    default: 'auto',
    shorthands: [{ const: 'auto' }],
    maxProperties: 1,
  })

const dataset = section({
  tables: integer(1, TABLES_MAX)
    .default(DEFAULT_DATASET.tables)
    .meta({
      description: 'Number of sysbench tables, shared by all workloads',
      examples: [4],
    }),
  rows: integer(1, ROWS_MAX)
    .default(DEFAULT_DATASET.rows)
    .meta({
      description: 'Rows in each table',
      examples: [25_000],
    }),
  tpch: z
    .number(TPCH_FORM)
    .min(TPCH_MIN, TPCH_FORM)
    .max(TPCH_MAX, TPCH_FORM)
    .optional()
    .meta({
      description:
        'Scale factor of TPC-H tables, which replace the sysbench tables; for the script `tpch` and your own scripts',
      examples: [0.01],
    }),
  'times-the-pool': z
    .number(POOL_TIMES_FORM)
    .min(POOL_TIMES_MIN, POOL_TIMES_FORM)
    .max(POOL_TIMES_MAX, POOL_TIMES_FORM)
    .optional()
    .meta({
      description: 'Size of the data, in multiples of the largest buffer pool; it sets the number of rows',
      examples: [3],
    }),
})
  .prefault({})
  .meta({
    description: 'Test data, loaded once and copied for every server',
    examples: [{ tables: 4, rows: 25_000 }, { tpch: 0.01 }, { tables: 4, 'times-the-pool': 3 }],
    default: DEFAULT_DATASET,
    not: { required: ['times-the-pool'], anyOf: [{ required: ['rows'] }, { required: ['tpch'] }] },
  })

/** The allowed scripts of a workload. */
export const SCRIPT_FORM = `one of the scripts: ${listNames([...SCRIPTS.keys()])}; the path of one of your own that ends in .lua; or the folder of a workload of your own, such as workloads/shop`

const SCRIPT = {
  title: 'script',
  type: 'string',
  anyOf: [{ enum: [...SCRIPTS.keys()] }, { pattern: '\\.lua$' }, { pattern: '/' }],
}

/** Whether there is such a script, and whether it takes these options, is checked in consistency.ts. */
const workload = z
  .preprocess(
    (written) => (typeof written === 'string' ? { script: written } : written),
    section(
      {
        name: name.optional().meta({
          description: 'Name of the workload; without a name, that of its script',
          examples: ['read80'],
        }),
        script: z.string(SCRIPT_FORM).meta({
          ...SCRIPT,
          description:
            'Script of sysbench or qpsgate, the path of your own script, or the folder of your own workload, relative to the suite',
          examples: ['read_write_pct', 'transfer.lua'],
        }),
        options: z
          .record(z.string(), z.unknown(), 'a map of script options')
          .default({})
          .meta({
            description: 'Options of the script, with dashes or underscores',
            examples: [{ 'read-percent': 80 }],
          }),
      },
      'the name of a script, or a map with the keys name, script, options',
    ),
  )
  .meta({ description: 'Script with its options, or only the name of a script', shorthands: [SCRIPT] })

const OPTION_VALUE_FORM = 'text, a number, true, false, nothing (a bare flag), or a list of these'
const optionValue = z
  .union([z.string(), z.number(), z.boolean(), z.null()], OPTION_VALUE_FORM)
  .refine((value) => !String(value).includes('\0'), 'text without NUL characters')

const options = z
  .preprocess(
    (written) => written ?? {},
    z.record(
      z.string().regex(OPTION_NAME, { error: (issue) => fixOptionName(String(issue.input)) }),
      z
        .preprocess(
          // A list is an option that is given several times, such as performance-schema-instrument.
          (written) => (Array.isArray(written) ? written : [written]),
          z.array(optionValue).min(1, OPTION_VALUE_FORM),
        )
        .meta({ shorthands: [{ type: ['string', 'number', 'boolean', 'null'] }] }),
      'a map of server options',
    ),
  )
  .meta({ shorthands: [{ type: 'null' }] })

const expectedSet = words('all', 'none', 'default')
const VARIABLE_FORM = 'the value as text, a number, true or false'

const expectation = section({
  consumers: expectedSet.optional().meta({
    description: 'Consumers of the Performance Schema that must be on',
    examples: ['all'],
  }),
  instruments: expectedSet.optional().meta({
    description: 'Instruments of the Performance Schema that must be on',
    examples: ['default'],
  }),
  variables: z
    .record(
      z.string().regex(VARIABLE_NAME, 'the name of a system variable'),
      z.union([z.string(), z.number(), z.boolean()], VARIABLE_FORM),
      'a map of system variables',
    )
    .default({})
    .meta({
      description: 'System variables with their required values',
      examples: [{ slow_query_log: 'ON', long_query_time: 0 }],
    }),
}).prefault({})

const PRICE_FORM = 'what the server costs an hour, such as 0.35'
const CONFIG_FORM = 'the path of an option file, or a list of paths'

const scenario = z
  .preprocess(
    (written) => (written === null ? {} : written),
    section({
      options: options.meta({
        description:
          'Server options, as in an option file. A list repeats the option, and an empty value makes it a bare flag',
        examples: [
          { slow_query_log: 'ON', long_query_time: 0 },
          { 'skip-log-bin': null, 'performance-schema-instrument': ['%=OFF', 'statement/%=ON'] },
        ],
      }),
      sql: z
        .array(argument('a statement'), 'a list of statements')
        .default([])
        .meta({
          description: 'Statements that run once after the start, as the administrator of the server',
          examples: [["UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'"]],
        }),
      expect: expectation.meta({
        description:
          'Required values on the running server, checked before the measurement. Another value ends the run',
        examples: [{ consumers: 'all', instruments: 'all' }],
      }),
      config: z
        .preprocess(
          (written) => (Array.isArray(written) ? written : written === undefined ? [] : [written]),
          z.array(argument(CONFIG_FORM)),
        )
        .meta({
          description:
            'Option files, relative to the suite and inside its repository, or other files that configure a server: `FILE#SERVER`. `options` override them',
          examples: ['config/my.cnf', ['base.cnf', 'compose.yml#db']],
          shorthands: [{ type: 'string', minLength: 1 }],
        }),
      image: image.optional().meta({
        description: 'Image of this scenario, to compare versions',
        examples: ['mysql:9.7'],
      }),
      binary: binary.optional().meta({
        description: 'Server program of this scenario, to compare versions',
        examples: ['/opt/mysql-9.7/bin/mysqld'],
        pattern: '^[^-]',
      }),
      dsn: cluster.meta({
        description: 'Address of a server that already runs, or a list: the writer first, then its read replicas',
        examples: [
          'mysql://bench@one.example/qpsgate?tls=off',
          ['mysql://bench@writer.example/qpsgate?tls=off', 'mysql://bench@reader.example/qpsgate?tls=off'],
        ],
      }),
      price: z
        .number(PRICE_FORM)
        .positive(PRICE_FORM)
        .optional()
        .meta({
          description: 'Price of the server per hour, in one currency for all scenarios',
          examples: [0.35],
        }),
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

/** One percentage for every rule, or a map; missing keys keep their default. */
const tolerance = z
  .preprocess(
    (written) =>
      typeof written === 'string' || typeof written === 'number'
        ? { control: written, base: written, history: written }
        : written,
    section(
      {
        control: percentage.optional().meta({ description: 'Limit against the control', examples: ['30%'] }),
        base: percentage
          .optional()
          .meta({ description: 'Limit against the same scenario before the change', examples: ['5%'] }),
        history: percentage.optional().meta({ description: 'Limit against stored runs', examples: ['10%'] }),
      },
      `${PERCENTAGE_FORM}, or a map with the keys control, base, history`,
    ).prefault({}),
  )
  .meta({
    description: 'Tolerated slowdown, in percent of QPS; an unnamed rule keeps the general tolerance',
    shorthands: [SHARE],
  })

function costLimit(what: string, example: string) {
  return percentage.optional().meta({ description: what, examples: [example] })
}

const gate = section({
  tolerance: tolerance.meta({
    description: 'Tolerated slowdown, in percent of QPS: one for all rules, or one for each',
    examples: ['5%', { control: '10%', base: 0.02 }],
    default: DEFAULT_TOLERANCE,
  }),
  scenarios: z
    .record(z.string(), tolerance, 'a map of scenario names and tolerances')
    .default({})
    .meta({
      description: 'Tolerances of single scenarios',
      examples: [{ after: '10%' }],
    }),
  workloads: z
    .record(z.string(), tolerance, 'a map of workload names and tolerances')
    .default({})
    .meta({
      description: 'Tolerances of single workloads, which override those of scenarios',
      examples: [{ oltp_read_only: { base: '2%' } }],
    }),
  costs: section(
    {
      cpu: costLimit('CPU time of the server', '5%'),
      switches: costLimit('Context switches of the server', '20%'),
      written: costLimit('Bytes that the server writes to disk', '20%'),
      read: costLimit('Bytes that the server reads from disk', '20%'),
      fsyncs: costLimit('Syncs of files by InnoDB', '20%'),
      network: costLimit('Bytes from clients and to them', '10%'),
      memory: costLimit('Resident memory of the server, as a whole', '10%'),
      p50: costLimit('Median of the latency', '10%'),
      p95: costLimit('95th percentile of the latency', '20%'),
      p99: costLimit('99th percentile of the latency', '25%'),
    },
    `a map with the keys ${COSTS.join(', ')}`,
  )
    .prefault({})
    .meta({
      description:
        'Tolerated increases of other costs of a transaction. Without a limit, a cost is only shown. They apply against the scenario before the change, or against the control if there is no base',
      examples: [{ written: '20%', memory: '10%' }],
    }),
  'on-inconclusive': words('pass', 'fail')
    .default('pass')
    .meta({
      description: 'Result of the run if the verdict is inconclusive',
      examples: ['fail'],
    }),
})
  .prefault({})
  .meta({ description: 'Rules of the verdict', examples: [{ tolerance: '5%', 'on-inconclusive': 'fail' }] })

const BUDGET_FORM = `${DURATION_FORM}, from ${BUDGET_MIN_SECONDS}s to ${BUDGET_MAX_SECONDS / 3600}h`

const budget = quantity(z.string(BUDGET_FORM), BUDGET_FORM, (written) => {
  const seconds = parseDuration(written)
  if (seconds === undefined || seconds < BUDGET_MIN_SECONDS || seconds > BUDGET_MAX_SECONDS) return undefined
  return seconds
}).meta({ title: 'duration', pattern: DURATION_PATTERN })

/** The form of a whole suite file; unknown keys are errors everywhere. */
export const suiteSchema = section({
  name: name.meta({
    description: 'Name of the suite and its stored runs: letters, digits, `-`, `_` and `.`',
    examples: ['slow-log'],
  }),
  server,
  dataset,
  workloads: z
    .array(workload, 'a list of workloads')
    .min(1, 'a list of at least one workload')
    .meta({
      description: 'Load on the servers: sysbench scripts, each at every thread count',
      examples: [
        ['oltp_read_only', { name: 'read80', script: 'read_write_pct', options: { 'read-percent': 80 } }],
        ['transfer.lua'],
      ],
    }),
  threads: z
    .array(integer(1, THREADS_MAX), `a list of integers from 1 to ${THREADS_MAX}`)
    .min(1, `a list of at least one integer from 1 to ${THREADS_MAX}`)
    .meta({ description: 'Thread counts, each once', examples: [[1, 8]], uniqueItems: true }),
  control: z
    .string('the name of a scenario')
    .optional()
    .meta({
      description: 'Scenario to compare the others with; a single scenario is its own control',
      examples: ['before'],
    }),
  scenarios: z.record(name, scenario, 'a map of scenarios').meta({
    description: 'Server configurations by name',
    examples: [{ before: {}, after: { options: { performance_schema: 'ON' } } }],
    minProperties: 1,
  }),
  gate,
  budget: budget.prefault(DEFAULT_BUDGET).meta({
    description:
      'Time to start servers and measure, from 1 s to 24 h. Confirming a slowdown can take half as much again',
    examples: ['45s', '5m', '1h30m'],
  }),
  precision: percentage.optional().meta({
    description:
      'Measure until the 95 % interval is ± this, or the budget ends; for studies. By default, qpsgate stops when everything is decided',
    examples: ['1%'],
  }),
  switch: z
    .boolean('true or false')
    .default(false)
    .meta({
      description: 'Whether scenarios that differ only in dynamic settings share a server',
      examples: [true],
    }),
  known: words(...KNOWN_OUTCOMES)
    .optional()
    .meta({
      description:
        'Verdict that every run must have, for a suite with a known answer. `qpsgate history` counts the exceptions',
      examples: ['pass'],
    }),
}).meta({
  title: 'Suite of qpsgate',
  description: 'Measurements and rules of a suite. `qpsgate plan` reports all problems',
})

/** A suite file whose form is right, with defaults. */
export type SuiteForm = z.infer<typeof suiteSchema>
export type ScenarioForm = SuiteForm['scenarios'][string]
export type WorkloadForm = SuiteForm['workloads'][number]
