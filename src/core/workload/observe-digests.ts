/** A load known only by digests and their sums, as servers count them: no literals, no sessions. */
import { type DigestCount, Observer } from './observe.ts'
import type { ObservedLoad, ObservedTransaction } from './observed.ts'
import { tokensOf } from './sql-scanner.ts'
import { nameOf, statementKind } from './statement-kinds.ts'

/** Most statements per commit with which the load is still considered transactional. */
const MOST_A_COMMIT = 200
/**
 * Order within a transaction, which digests do not show: reads come first, and rows are deleted before they come back.
 */
const ORDER = ['select', 'with', 'update', 'delete', 'insert', 'replace']

/**
 * The load that the digests sum up. If there are commits, all statements are one transaction, each as often as it ran
 * per commit: digests do not show which belong together, but the mix and the commits are right.
 */
export function observeDigests(counts: readonly DigestCount[]): ObservedLoad {
  const observer = new Observer()
  for (const count of counts) observer.count(count)
  const load = observer.finish()
  return { ...load, transactions: transactionsOf(load) }
}

function transactionsOf({ digests }: ObservedLoad): ObservedTransaction[] {
  const counted = digests.map(({ sql, executions }, digest) => {
    const tokens = tokensOf(sql)
    return { digest, executions, kind: statementKind(tokens).kind, place: ORDER.indexOf(nameOf(tokens[0])) }
  })
  const sumOf = (kind: (typeof counted)[number]['kind']) =>
    counted.reduce((sum, each) => (each.kind === kind ? sum + each.executions : sum), 0)
  const work = counted.filter(({ kind }) => kind === 'work')
  const commits = Math.min(sumOf('begin') || Number.POSITIVE_INFINITY, sumOf('end'))
  if (commits === 0 || !(sumOf('work') <= MOST_A_COMMIT * commits))
    return work.map(({ digest, executions }) => ({
      ...{ isExplicit: false, executions },
      statements: [{ digest, times: 1 }],
    }))
  const inOrder = work.toSorted((a, b) => a.place - b.place)
  const statements = inOrder.map(({ digest, executions }) => ({ digest, times: executions / commits }))
  return [{ isExplicit: true, executions: commits, statements }]
}
