/** Tolerances as one line: of QPS, and of costs by their names. */
import { COSTS, type Cost } from '../names.ts'
import { PERCENTAGE_FORM, parsePercentage } from './quantities.ts'

export interface WrittenTolerances {
  /** Tolerated slowdown as a fraction; undefined: as the suite says. */
  readonly qps: number | undefined
  /** How much more of a cost is tolerated, as a fraction; null: however much. */
  readonly costs: { readonly [cost in Cost]?: number | null }
}

/** How they are written, for messages. */
export const TOLERANCES_FORM = `${PERCENTAGE_FORM}; limits of costs after a comma, such as 5%,written=20%: ${COSTS.join(', ')}`

/** Reads "5%", "5%,cpu=5%,written=20%" or "written=20%"; undefined if a part is invalid, or there twice. */
export function parseTolerances(text: string): WrittenTolerances | undefined {
  const parts = text.split(',').map((part) => {
    const [, name = 'qps', share = ''] = /^\s*(?:([a-z0-9]+)\s*=)?([^=]*)$/.exec(part) ?? []
    return [name, name === 'errors' && share === 'off' ? null : parsePercentage(share)] as const
  })
  const shares = new Map(parts)
  const isKnown = (name: string) => name === 'qps' || COSTS.some((cost) => cost === name)
  if (shares.size < parts.length || parts.some(([name, share]) => share === undefined || !isKnown(name)))
    return undefined
  return {
    qps: shares.get('qps') ?? undefined,
    costs: Object.fromEntries(
      COSTS.flatMap((cost) => {
        const share = shares.get(cost)
        return share === undefined ? [] : [[cost, share]]
      }),
    ),
  }
}
