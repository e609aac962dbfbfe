/** The file of a workload: parsed, with all its problems at once, and rendered. */
import { stringify } from 'yaml'
import type { OwnWorkload, Transaction } from '../suite/own-workload.ts'
import { draftsOf } from '../suite/parse.ts'
import { finishProblems } from '../suite/problems.ts'
import { nonEmpty, type Problem } from '../suite/suite.ts'
import { readYaml, WORKLOAD, type YamlTree } from '../suite/yaml-tree.ts'
import { COLUMN, PARAMETER, percentOf } from './notation.ts'
import { checkWorkload, SOURCES } from './workload-checks.ts'
import { type WorkloadForm, workloadSchema } from './workload-form.ts'

export type ParsedWorkload =
  | { readonly kind: 'ok'; readonly workload: OwnWorkload }
  | { readonly kind: 'problems'; readonly problems: readonly [Problem, ...Problem[]] }

/**
 * Reads a workload file. All its problems are reported at once and in the order of the text. No text makes it throw.
 *
 * @param file its path; the workload is named after its folder
 */
export function parseWorkload(text: string, file: string): ParsedWorkload {
  const read = readYaml(text, WORKLOAD)
  if ('drafts' in read) return { kind: 'problems', problems: nonEmpty(finishProblems(read.drafts, file)) }
  const { tree } = read
  const checked = workloadSchema().safeParse(tree.value)
  const drafts = checked.success ? checkWorkload(checked.data, tree) : draftsOf(tree, checked.error)
  const problems = finishProblems(drafts, file)
  if (!checked.success || problems.length > 0) return { kind: 'problems', problems: nonEmpty(problems) }
  return { kind: 'ok', workload: buildWorkload(checked.data, tree, file) }
}

function buildWorkload(form: WorkloadForm, tree: YamlTree, file: string): OwnWorkload {
  const transactions = form.transactions.map(({ explicit, statements, ...transaction }, index): Transaction => {
    const lineOf = (at: number) => tree.positionOf(['transactions', index, 'statements', at]).line
    const placed = statements.map((statement, at) => ({ ...statement, file, line: lineOf(at) }))
    return { ...transaction, isExplicit: explicit, statements: nonEmpty(placed) }
  })
  // The checks guarantee one.
  const kind = SOURCES.find((each) => form[each] !== undefined) ?? 'schema'
  return {
    name: file.split('/').at(-2) ?? 'workload',
    file,
    protocol: form.protocol,
    standsFor: form['stands-for'],
    transactions: nonEmpty(transactions),
    tables: form.tables,
    schema: { kind, path: form[kind] ?? '' },
  }
}

const HEADER = ` How to read it: a transaction runs in the given share of cases, and each of its statements that many times.
 Neighbours with the same times, other than 1, run in turn, as in a loop.
 A parameter stands for one ?:
   orders.id, skew 0.9       a value that rows have, by Zipf's law with this exponent; without skew, all alike
   orders.id, new            a value that no row has yet
   same as NAME:1, plus 99   parameter 1 of the statement NAME in the same transaction, 99 more
   number from 1 to 100      a number
   text of 20 characters     any text
   null                      NULL
 Columns of tables that are not named have as many values as there are rows, all alike in frequency.
`

/** The text of a workload's file. Reading it gives the same workload. */
export function renderWorkload(workload: OwnWorkload): string {
  const { protocol, standsFor, schema, transactions, tables } = workload
  const listOf = <Item>(items: readonly Item[]) => (items.length === 0 ? undefined : items)
  // YAML leaves out keys that are undefined.
  const form = {
    protocol,
    'stands-for': standsFor === undefined ? undefined : percentOf(standsFor),
    [schema.kind]: schema.path,
    transactions: transactions.map(({ name, share, isExplicit, statements }) => ({
      name,
      share: percentOf(share),
      explicit: isExplicit || undefined,
      statements: statements.map(({ name: title, sql, times, parameters }) => ({
        name: title,
        sql,
        times: times === 1 ? undefined : times,
        parameters: listOf(parameters.map(PARAMETER.render)),
      })),
    })),
    tables: listOf(tables.map((table) => ({ ...table, columns: listOf(table.columns.map(COLUMN.render)) }))),
  }
  return `${HEADER.replaceAll(/^/gm, '#').replace(/#$/, '')}\n${stringify(form, { lineWidth: 120 })}`
}
