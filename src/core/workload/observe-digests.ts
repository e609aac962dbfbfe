/** A load of digests and their sums, as servers count them: without literals and sessions. */
import type { DigestCount } from './digest-table.ts'
import { type ObservedLoad, Observer, singleStatement } from './observe.ts'
import type { StatementKind } from './statement-kinds.ts'

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
  for (const { sql, ...executions } of counts) observer.count(sql, executions)
  const load = observer.finish()
  const ran = (one: StatementKind) =>
    load.digests.reduce((sum, { kind, executions }) => (kind === one ? sum + executions : sum), 0)
  const commits = Math.min(ran('begin') || Number.POSITIVE_INFINITY, ran('end'))
  const work = load.digests.flatMap(({ kind, sql, executions }, digest) => {
    const place = ORDER.findIndex((verb) => sql.toLowerCase().startsWith(verb))
    return kind === 'work' ? [{ digest, executions, place }] : []
  })
  if (commits > 0 && ran('work') <= MOST_A_COMMIT * commits) {
    const inOrder = work.toSorted((a, b) => a.place - b.place)
    const statements = inOrder.map(({ digest, executions }) => ({ digest, times: executions / commits }))
    return { ...load, transactions: [{ isExplicit: true, executions: commits, statements }] }
  }
  const alone = work.map(({ digest, executions }) => singleStatement(digest, executions))
  return { ...load, transactions: alone }
}
