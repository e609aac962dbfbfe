/** Gains, from a search that took head for the reference: what the way back costs, the way there gains. */
import type { Cause, Explanation, Figures } from './attribution.ts'
import type { ChangedLine } from './lines.ts'

/** The figures that a search has of the whole. */
type Balance = Pick<Explanation, 'whole' | 'switched' | 'sum' | 'interaction'>

/** @param lines from the reference to head */
export function asGains<Found extends Balance>(
  { causes, explanation }: { readonly causes: readonly Cause[]; readonly explanation: Found },
  lines: readonly ChangedLine[],
) {
  const { whole, switched, sum, interaction } = explanation
  // e⁻ʷ − e⁻ˢ = −(eʷ − eˢ)·e⁻ʷ⁻ˢ
  const times = -1 / ((1 + whole.change) * (1 + sum.change))
  return {
    causes: causes.map((cause) => gainOf(cause, lines)),
    explanation: {
      ...explanation,
      ...{ whole: back(whole), switched: switched && back(switched), sum: back(sum) },
      interaction: {
        change: times * interaction.change,
        low: times * interaction.high,
        high: times * interaction.low,
      },
    },
  }
}

const KINDS: { readonly [kind in Cause['kind']]?: Cause['kind'] } = {
  alone: 'from the head',
  'from the head': 'alone',
}

/** The search measured each line on the way back, and not head without it, so what its removal costs is unknown. */
function gainOf(cause: Cause, lines: readonly ChangedLine[]): Cause {
  const { change, low, high } = cause
  const settings = cause.settings.map((setting) => {
    const own = lines.find(({ name }) => name === setting.name)
    const { before, after, place } = own ?? { before: setting.after, after: setting.before, place: null }
    return { name: setting.name, before, after, place }
  })
  const isMeasured = change !== null && low !== null && high !== null
  return {
    ...cause,
    settings,
    kind: KINDS[cause.kind] ?? cause.kind,
    removal: null,
    ...(isMeasured && back({ change, low, high })),
  }
}

function back({ change, low, high }: Figures): Figures {
  return { change: wayBackOf(change), low: wayBackOf(high), high: wayBackOf(low) }
}

/** The change of QPS that undoes a change of it. */
export function wayBackOf(change: number): number {
  return 1 / (1 + change) - 1
}
