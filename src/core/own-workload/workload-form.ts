/** The form of a workload file. Each message names what is allowed, so that a user need not look it up. */
import { z } from 'zod'
import { integer, quantity, strictMap, words } from '../suite/schema.ts'
import { COLUMN, PARAMETER, PERCENT, parsePercent } from './notation.ts'

const MOST_TIMES = 10_000
const MOST_ROWS = 100_000_000
const MOST_SQL_CHARACTERS = 65_536
const MOST_NAME_CHARACTERS = 120

const NAME_FORM = `a name of one line, at most ${MOST_NAME_CHARACTERS} characters`
const SQL_FORM = `one SQL statement with ? for each parameter, at most ${MOST_SQL_CHARACTERS} characters`
const SHARE_FORM = 'a percentage such as 45%, more than 0%'
const TIMES_FORM = `a number more than 0 and at most ${MOST_TIMES}`
const PATH_FORM = 'a path from the folder of this file'

function text(form: string, most: number, pattern: RegExp) {
  return z.string(form).max(most, form).regex(pattern, form)
}

function list<Item extends z.ZodType>(item: Item, of: string) {
  return z.array(item, `a list of ${of}`).default([])
}

/**
 * Schema of a whole workload file, in which unknown keys are errors everywhere. It is a function, because few runs need
 * it.
 */
export function workloadSchema() {
  const name = text(NAME_FORM, MOST_NAME_CHARACTERS, /^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u)

  /** Only the length is checked, because servers have rules of their own for names. */
  const identifier = z.string('a name').min(1, 'a name').max(MOST_NAME_CHARACTERS, 'a name')

  const share = quantity(z.string(SHARE_FORM), SHARE_FORM, parsePercent)
    .refine((value) => value > 0 && Number.isFinite(value), SHARE_FORM)
    .meta({ pattern: PERCENT.source })

  const parameterLine = quantity(z.string(PARAMETER.form), PARAMETER.form, PARAMETER.parse)
  const parameter = z
    .preprocess((value) => (value === null ? 'null' : value), parameterLine)
    .meta({ pattern: PARAMETER.pattern, shorthands: [{ type: 'null' }] })

  const statement = strictMap({
    name: name.meta({
      description: 'Name of the statement, distinct within the workload',
      examples: ['select orders'],
    }),
    sql: text(SQL_FORM, MOST_SQL_CHARACTERS, /\S/).meta({
      description: 'One statement, with `?` for each parameter',
      examples: ['SELECT * FROM orders WHERE id = ?'],
    }),
    times: z
      .number(TIMES_FORM)
      .positive(TIMES_FORM)
      .max(MOST_TIMES, TIMES_FORM)
      .default(1)
      .meta({ description: 'Mean executions in a transaction', examples: [10, 0.25] }),
    parameters: list(parameter, 'parameters').meta({
      description: 'One for each `?`, in their order',
      examples: [['orders.id, skew 0.9', 'same as select orders:1, plus 99', 'number from 1 to 100']],
    }),
  })

  const transaction = strictMap({
    name: name.meta({ description: 'Name of the transaction, distinct within the workload', examples: ['new order'] }),
    share: share.meta({ description: 'How often it runs, of all transactions', examples: ['45%'] }),
    explicit: z
      .boolean('true or false')
      .default(false)
      .meta({ description: 'Whether it begins with BEGIN and ends with COMMIT', examples: [true] }),
    statements: z.array(statement, 'a list of statements').min(1, 'a list of at least one statement'),
  })

  const column = quantity(z.string(COLUMN.form), COLUMN.form, COLUMN.parse).meta({ pattern: COLUMN.pattern })

  const table = strictMap({
    name: identifier.meta({ description: 'Name of the table', examples: ['orders'] }),
    rows: integer(0, MOST_ROWS).meta({ description: 'Rows to fill in', examples: [100_000] }),
    columns: list(column, 'columns').meta({
      description: 'Columns whose values are not all alike in frequency, or fewer than rows',
      examples: [['status, 5 distinct, skew 1.1', 'note, 20% null, 80 characters']],
    }),
  })

  const path = z
    .string(PATH_FORM)
    .regex(/^[^/\p{Cc}][^\p{Cc}]*$/u, PATH_FORM)
    .optional()

  return strictMap({
    protocol: words('text', 'prepared')
      .default('text')
      .meta({ description: 'Whether the application prepares its statements on the server', examples: ['prepared'] }),
    schema: path.meta({ description: 'File of SQL that makes the tables', examples: ['schema.sql'] }),
    migrations: path.meta({
      description: 'Directory of numbered SQL files that make the tables',
      examples: ['../../db/migrate'],
    }),
    dump: path.meta({
      description: 'Dump of mysqldump or mydumper that makes and fills the tables',
      examples: ['dump.sql.zst'],
    }),
    transactions: z.array(transaction, 'a list of transactions').min(1, 'a list of at least one transaction'),
    tables: list(table, 'tables').meta({ description: 'Rows to make, where no dump has them' }),
  }).meta({
    title: 'Workload of qpsgate',
    description: 'Statements of your application, how often they run, and with which parameters',
  })
}

export type WorkloadForm = z.infer<ReturnType<typeof workloadSchema>>
