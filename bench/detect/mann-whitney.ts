/**
 * The Mann–Whitney U test: exact, as benchstat and asv use it for samples of their size, and normal for larger ones.
 */
import { normalTail } from '../../src/core/stats/special-functions.ts'

/** Benchstat counts ways up to as many values of each. */
const MOST_COUNTED = 50

/** Ways in which n values among n + m have U = 0, 1, …, nm, by n and m. */
const counted = new Map<string, readonly number[]>()

/**
 * Two-sided p of the hypothesis that both samples are of one distribution (Mann and Whitney 1947): twice the smaller
 * tail, at most 1. Ties count a half and are taken as rare.
 */
export function mannWhitney(left: readonly number[], right: readonly number[]): number {
  const [n, m] = [left.length, right.length]
  let u = 0
  for (const one of left) for (const other of right) u += one > other ? 1 : one === other ? 0.5 : 0
  if (Math.max(n, m) > MOST_COUNTED) {
    const spread = Math.sqrt((n * m * (n + m + 1)) / 12)
    return Math.min(1, 2 * normalTail(Math.abs(u - (n * m) / 2) / spread))
  }
  const ways = waysOf(n, m)
  const all = ways.reduce((sum, count) => sum + count, 0)
  const smaller = Math.floor(Math.min(u, n * m - u))
  const tail = ways.slice(0, smaller + 1).reduce((sum, count) => sum + count, 0)
  return Math.min(1, (2 * tail) / all)
}

/** The largest value belongs to the first sample, and beats all of the other, or to the other and beats none. */
function waysOf(n: number, m: number): readonly number[] {
  if (n === 0 || m === 0) return [1]
  const key = `${n} ${m}`
  const known = counted.get(key)
  if (known !== undefined) return known
  const [own, other] = [waysOf(n - 1, m), waysOf(n, m - 1)]
  const ways = Array.from({ length: n * m + 1 }, (_, u) => (own[u - m] ?? 0) + (other[u] ?? 0))
  counted.set(key, ways)
  return ways
}
