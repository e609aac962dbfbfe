/** Parses the file of a workload, and reports all its problems at once. */

import { nonEmpty } from '../lists.ts'
import { finishProblems, type Problem } from '../problems.ts'
import type { OwnWorkload, Transaction } from '../scenario/own-load.ts'
import { draftsOf } from '../suite/parse.ts'
import { readYaml, WORKLOAD, type YamlTree } from '../yaml-tree.ts'
import { checkWorkload, SOURCES } from './workload-checks.ts'
import { type WorkloadForm, workloadSchema } from './workload-form.ts'

export type WorkloadReading =
  | { readonly kind: 'ok'; readonly workload: OwnWorkload }
  | { readonly kind: 'problems'; readonly problems: readonly [Problem, ...Problem[]] }

/**
 * Reads a workload file. All its problems are reported at once, in the order of the text, and no text makes it throw.
 *
 * @param file path of the file; the workload is named after its folder
 */
export function parseWorkload(text: string, file: string): WorkloadReading {
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
  // The earlier checks guarantee that one of these keys is there.
  const kind = SOURCES.find((each) => form[each] !== undefined) ?? 'schema'
  return {
    name: file.split('/').at(-2) ?? 'workload',
    file,
    protocol: form.protocol,
    transactions: nonEmpty(transactions),
    tables: form.tables,
    schema: { kind, path: form[kind] ?? '' },
  }
}
