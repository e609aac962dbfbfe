/** Tolerances in one line, as `--tolerance` takes them: of QPS, and of costs by their names. */
import { COSTS, type Cost } from '../names.ts'
import { parsePercentage } from '../quantities.ts'
import { RULES, type Tolerances } from './gate-policy.ts'

export interface ToleranceLine {
  /** Tolerated slowdowns as fractions, by rule. For a rule without one, the suite's tolerance holds. */
  readonly qps: Partial<Tolerances> | undefined
  /** Tolerated increases of costs, as fractions; null: no limit. */
  readonly costs: { readonly [cost in Cost]?: number | null }
}

/** Costs that have a limit even if nobody sets one, so the line needs a word, "off", to remove it. */
const CAN_BE_OFF: readonly string[] = ['errors', 'deadlocks'] satisfies Cost[]
export const TOLERANCES_FORM =
  'a percentage below 100% such as 5%, or some by their names such as base=5%,baseline=10%,written=20%'

/**
 * Reads "5%", "base=5%,baseline=10%", "5%,cpu=5%,written=20%" or "written=20%". Undefined for invalid or repeated
 * parts: of a repeated part it would be unclear which value counts.
 */
export function parseTolerances(text: string): ToleranceLine | undefined {
  const parts = text.split(',').map((part) => {
    const [, name = 'qps', share = ''] = /^\s*(?:([a-z0-9]+)\s*=)?([^=]*)$/.exec(part) ?? []
    return [name, CAN_BE_OFF.includes(name) && share === 'off' ? null : parsePercentage(share)] as const
  })
  const shares = new Map(parts)
  const isName = (name: string) => ['qps', ...RULES, ...COSTS].includes(name)
  if (shares.size < parts.length || parts.some(([name, share]) => share === undefined || !isName(name)))
    return undefined
  const all = shares.get('qps') ?? undefined
  const usual = all === undefined ? {} : { control: all, base: all }
  const byRule = RULES.flatMap((rule) => {
    const share = shares.get(rule)
    return typeof share === 'number' ? [[rule, share] as const] : []
  })
  const qps = { ...usual, ...Object.fromEntries(byRule) }
  return {
    qps: Object.keys(qps).length === 0 ? undefined : qps,
    costs: Object.fromEntries(
      COSTS.flatMap((cost) => {
        const share = shares.get(cost)
        return share === undefined ? [] : [[cost, share]]
      }),
    ),
  }
}
