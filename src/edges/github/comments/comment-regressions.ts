/**
 * Regressions that qpsgate's comment has shown. The comment's first line stores them, because the label accepts only
 * what people could see in the comment.
 */
import { createHash } from 'node:crypto'
import { nameKey } from '../../../core/comparison/comparison.ts'
import type { Regression } from '../../../core/result/gated-costs.ts'

export interface CommentRegressions {
  /**
   * Time of the forge at which the regressions were first shown for this head commit; null: the comment's last update.
   */
  readonly since: string | null
  /**
   * Largest slowdown that an acceptance of each comparison covers, in units of 0.01%. The key is a digest of the
   * comparison's name.
   */
  readonly slowdowns: ReadonlyMap<string, number>
}

const UNIT = 10_000
/**
 * Factor by which a slowdown may exceed the accepted one, such as −7.5% after −5%. The slowdown must also lie in the
 * interval that the comment showed.
 */
const MOST_BEYOND = 1.5
/**
 * Maximum number of regressions that the first line stores, so that the report also fits into the comment. Others count
 * as not shown.
 */
const MOST = 100
const DIGEST_CHARACTERS = 24
const ENTRY = /^([\da-f]{24}):(\d{1,5})$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

export function commentRegressions(regressions: readonly Regression[]): CommentRegressions {
  const worst = regressions.toSorted((left, right) => lowOf(left) - lowOf(right)).slice(0, MOST)
  return { since: null, slowdowns: new Map(worst.map((each) => [nameDigest(each), Math.ceil(-UNIT * lowOf(each))])) }
}

/** Whether each regression was shown, and is at most as large as an acceptance of the shown one covers. */
export function covers({ slowdowns }: CommentRegressions, regressions: readonly Regression[]): boolean {
  return regressions.every((each) => {
    const shown = slowdowns.get(nameDigest(each))
    return shown !== undefined && -UNIT * each.change <= shown
  })
}

/**
 * Regressions as fields of a marker. They contain no text of a user, because it could end the marker's HTML comment.
 */
export function renderShown({ since, slowdowns }: CommentRegressions): string {
  const entries = [...slowdowns].map(([digest, slowdown]) => `${digest}:${slowdown}`)
  return `${since === null ? '' : ` since=${since}`} shown=${entries.join(',')}`
}

/** Regressions in a text of `renderShown`; undefined for any other text. */
export function parseShown(since: string | undefined, text: string): CommentRegressions | undefined {
  if (since !== undefined && !TIME.test(since)) return undefined
  const entries = text === '' ? [] : text.split(',').map((entry) => ENTRY.exec(entry))
  const slowdowns = entries.flatMap((entry) => (entry === null ? [] : [[entry[1] ?? '', Number(entry[2])] as const]))
  return slowdowns.length < entries.length ? undefined : { since: since ?? null, slowdowns: new Map(slowdowns) }
}

/**
 * Largest slowdown that an acceptance covers, as a negative change: the low end of the interval or `MOST_BEYOND` times
 * the change, whichever loses less.
 */
function lowOf({ low, change }: Regression): number {
  return Math.max(low, MOST_BEYOND * change)
}

function nameDigest(regression: Regression): string {
  return createHash('sha256').update(nameKey(regression)).digest('hex').slice(0, DIGEST_CHARACTERS)
}
