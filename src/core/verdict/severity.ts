/** Which comparison matters most. */

interface ToleratedChange {
  readonly change: number
  readonly tolerance: number
}

/** Slowdown beyond the tolerance, in parts of one; negative within it. */
function excess({ change, tolerance }: ToleratedChange): number {
  return -change - tolerance
}

/** Worst first: by how far the estimate is beyond its tolerance. */
export function bySeverity<C extends ToleratedChange>(comparisons: readonly C[]): C[] {
  return comparisons.toSorted((left, right) => excess(right) - excess(left))
}
