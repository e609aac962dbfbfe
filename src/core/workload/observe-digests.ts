/** A load known only by digests and their sums, as tools and servers count them: no literals, no sessions. */
import { readStatement, writeDigest } from './digest-statement.ts'
import type { Digest, ObservedLoad, ObservedTransaction } from './observed.ts'
import { UNKNOWN_LITERAL } from './observed.ts'
import { encode, tokensOf, USUAL_MODE } from './sql-scanner.ts'
import { nameOf, statementKind } from './statement-kinds.ts'

/** A digest with its executions. */
export interface DigestCount {
  readonly sql: string
  readonly executions: number
  readonly seconds: number
  /** Returned or changed by all executions; undefined: not known. */
  readonly rows: number | undefined
}

/** Most statements per commit with which the load is still considered transactional. */
const MOST_A_COMMIT = 200
/**
 * Order within a transaction, which digests do not show: reads come first, and rows are deleted before they come back.
 */
const ORDER = ['select', 'with', 'update', 'delete', 'insert', 'replace']

interface Counted {
  readonly digest: Digest
  readonly kind: ReturnType<typeof statementKind>['kind']
  readonly place: number
}

/**
 * The load that the digests sum up. If there are commits, all statements are one transaction, each as often as it ran
 * per commit: digests do not show which belong together, but the mix and the commits are right.
 */
export function observeDigests(counts: readonly DigestCount[]): ObservedLoad {
  const isTimed = counts.some(({ seconds }) => seconds > 0)
  let unreadLines = 0
  const merged = new Map<string, Counted>()
  for (const count of counts) {
    const sql = normalised(count.sql)
    if (sql === undefined) {
      unreadLines++
      continue
    }
    const tokens = tokensOf(sql)
    const before = merged.get(sql)?.digest
    const executions = (before?.executions ?? 0) + count.executions
    const rows = count.rows === undefined ? undefined : (before?.rows ?? 0) * (before?.executions ?? 0) + count.rows
    const digest: Digest = {
      ...{ sql, executions, rows: rows === undefined ? undefined : rows / executions },
      weight: (before?.weight ?? 0) + (isTimed ? count.seconds : count.executions),
      literals: tokens.filter(({ text }) => text === '?').map(() => UNKNOWN_LITERAL),
    }
    const place = ORDER.indexOf(nameOf(tokens[0]))
    merged.set(sql, { digest, kind: statementKind(tokens).kind, place })
  }
  const counted = [...merged.values()]
  return {
    digests: counted.map(({ digest }) => digest),
    transactions: transactionsOf(counted),
    isPrepared: false,
    ...{ isTimed, unreadLines, otherWeight: 0 },
  }
}

/** Undefined if the text is no whole statement, such as one that the server has cut. */
function normalised(text: string): string | undefined {
  const read = /\.\.\.\s*$/.test(text) ? undefined : readStatement(encode(text), USUAL_MODE)
  return read && writeDigest(read.template, read.lists).sql
}

function transactionsOf(counted: readonly Counted[]): ObservedTransaction[] {
  const sumOf = (kind: Counted['kind']) =>
    counted.reduce((sum, each) => (each.kind === kind ? sum + each.digest.executions : sum), 0)
  const work = counted.flatMap((each, digest) => (each.kind === 'work' ? [{ ...each, number: digest }] : []))
  const commits = Math.min(sumOf('begin') || Number.POSITIVE_INFINITY, sumOf('end'))
  if (commits === 0 || !(sumOf('work') <= MOST_A_COMMIT * commits))
    return work.map(({ number, digest: { executions } }) => ({
      ...{ isExplicit: false, executions },
      statements: [{ digest: number, times: 1 }],
    }))
  const inOrder = work.toSorted((a, b) => a.place - b.place)
  const statements = inOrder.map(({ number, digest }) => ({ digest: number, times: digest.executions / commits }))
  return [{ isExplicit: true, executions: commits, statements }]
}
