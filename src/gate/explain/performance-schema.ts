/** Lines of the Performance Schema that a change brings to life, and a cheaper setup that shows the same. */
import type { Suggestion } from '../../core/attribution/attribution.ts'
import type { ConfigurationDifference } from '../../core/attribution/lines.ts'
import { besideOf, type Search } from '../../core/attribution/search.ts'
import { type PieceCost, replacedLines, suggest, suggestedScenario } from '../../core/attribution/suggest.ts'
import { figures } from '../../core/attribution/sums.ts'
import { CONFIDENCE } from '../../core/comparison/comparison.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import { consumersOf, isEnabledByDefault, type Piece } from '../../core/performance-schema/performance-schema.ts'
import { lowerBound } from '../../core/stats/random-effects.ts'
import type { Scenario } from '../../core/suite/suite.ts'

/** One-sided error at which a suggestion is said to cost less than the change. */
const CHEAPER = 0.05

type Insight = Suggestion['insight']

export interface PerformanceSchemaSuggestion {
  /** To be measured beside the others. */
  readonly scenario: Scenario
  /** The suggestion, if it was measured to cost less and shows the same; null if not. */
  shown(search: Search, insight: Insight): Suggestion | null
}

/** Undefined if the change does not touch the Performance Schema, nobody asked its server, or nothing cheaper shows the same. */
export function performanceSchemaSuggestion(
  head: Scenario,
  { lines }: ConfigurationDifference,
  server: ServerVersion,
  insight: Insight = {},
): PerformanceSchemaSuggestion | undefined {
  const costs = lines.flatMap((line) =>
    piecesOf(line.name, line.pieces, line.switchesOn, server).map(
      (piece): PieceCost => ({ piece, change: null, isCostly: true }),
    ),
  )
  // An unasked server may show anything.
  if (costs.length === 0 || Object.keys(insight).length === 0) return undefined
  const suggested = suggest(head, server, insight, costs)
  if (suggested === null) return undefined
  const scenario = suggestedScenario(head, suggested, 'suggestion')
  const keeps = Object.keys(insight).filter((key) => insight[key] !== 'none')
  return {
    scenario,
    shown(search, offered) {
      const tried = besideOf(search)
      if (tried === undefined || lowerBound(tried.saved, CHEAPER) <= 0) return null
      if (!keeps.every((key) => offered[key] === 'full' || offered[key] === insight[key])) return null
      // Several settings may be on one line.
      const replaces = new Map(replacedLines(head).map((place) => [JSON.stringify(place), place]))
      return {
        scenario: head.name,
        form: suggested.form,
        lines: suggested.lines,
        replaces: [...replaces.values()],
        keeps,
        ...figures(tried.effect, CONFIDENCE),
        saved: figures(tried.saved, CONFIDENCE),
        insight: offered,
      }
    },
  }
}

/** Parts of Performance Schema that a line changes: its switch changes all; the consumers that are on as shipped stay. */
function piecesOf(
  name: string,
  pieces: readonly Piece[],
  switchesOn: boolean,
  server: ServerVersion,
): readonly Piece[] {
  if (name !== 'performance-schema' || !switchesOn) return pieces
  const consumers = consumersOf(server).filter((each) => !isEnabledByDefault(server, each))
  return [{ kind: 'instruments', prefix: '' }, ...consumers.map((each): Piece => ({ kind: 'consumer', name: each }))]
}
