/** A cheaper Performance Schema that shows everything head's shows: measured before it is suggested. */
import type { Cause, Suggestion } from '../../core/attribution/attribution.ts'
import type { ChangedLine } from '../../core/attribution/lines.ts'
import { type PieceCost, replacedLines, suggest, suggestedScenario } from '../../core/attribution/suggest.ts'
import { figures } from '../../core/attribution/sums.ts'
import { CONFIDENCE } from '../../core/comparison/comparison.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import { consumersOf, isEnabledByDefault, type Piece } from '../../core/performance-schema/performance-schema.ts'
import { type Effect, lowerBound } from '../../core/stats/random-effects.ts'
import type { Scenario } from '../../core/suite/suite.ts'

/** One-sided error at which the suggestion is said to cost less than head, over all trials. */
const CHEAPER = 0.05
/** A few starts tell apart what differs by some per cent, and each trial is one more look. */
const MOST_TRIALS = 4

export interface SuggestionRequest {
  readonly head: Scenario
  readonly server: ServerVersion
  /** Diagnostics that head's server offers; empty if it was not asked. */
  readonly insight: Suggestion['insight']
  readonly lines: readonly ChangedLine[]
  readonly causes: readonly Cause[]
}

/** Result of a configuration, measured with reference and head. */
export interface TriedScenario {
  /** Effect against the reference. */
  readonly effect: Effect
  /** Effect against head. */
  readonly saved: Effect
  /** Diagnostics that its server offers. */
  readonly insight: Suggestion['insight']
}

/**
 * Null if the costs lead to none, the time for its trial is over, its server does not start, or it does not show
 * everything head shows for less.
 *
 * @param tryOut measures the suggestion once more, and tells all that is known of it; undefined if the time does not suffice, or a server fails
 */
export async function findSuggestion(
  { head, server, insight, lines, causes }: SuggestionRequest,
  tryOut: (scenario: Scenario) => Promise<TriedScenario | undefined>,
): Promise<Suggestion | null> {
  // An unasked server may show anything.
  if (Object.keys(insight).length === 0) return null
  const suggested = suggest(head, server, insight, costsOf(causes, lines, server))
  if (suggested === null) return null
  const tried = await shownCheaper(() => tryOut(suggestedScenario(head, suggested, 'suggestion')))
  if (tried === undefined) return null
  const keeps = Object.keys(insight).filter((key) => insight[key] !== 'none')
  if (!keeps.every((key) => tried.insight[key] === 'full' || tried.insight[key] === insight[key])) return null
  return {
    scenario: head.name,
    form: suggested.form,
    lines: suggested.lines,
    // Several settings may be on one line.
    replaces: [...new Map(replacedLines(head).map((place) => [JSON.stringify(place), place])).values()],
    keeps,
    ...figures(tried.effect, CONFIDENCE),
    saved: figures(tried.saved, CONFIDENCE),
    insight: tried.insight,
  }
}

/** The result of the first trials that show lower costs than head's; undefined if they do not seem to, or one fails. */
export async function shownCheaper(
  tryAgain: () => Promise<TriedScenario | undefined>,
): Promise<TriedScenario | undefined> {
  for (let trial = 1; trial <= MOST_TRIALS; trial += 1) {
    const tried = await tryAgain()
    if (tried === undefined || tried.saved.mean <= 0) return undefined
    if (lowerBound(tried.saved, CHEAPER / MOST_TRIALS) > 0) return tried
  }
  return undefined
}

/** Costs of single parts of Performance Schema; those measured only together have the same: enough to order them. */
function costsOf(causes: readonly Cause[], lines: readonly ChangedLine[], server: ServerVersion): PieceCost[] {
  return causes.flatMap(({ settings, change, high, verdict }) => {
    // The suggestion itself is measured, so what costs something by its own interval is enough.
    const isCostly = verdict !== 'innocent' && high !== null && high < 0
    const own = lines.filter(({ name }) => settings.some((setting) => setting.name === name))
    return own.flatMap((line) => piecesOf(line, server).map((piece) => ({ piece, change, isCostly })))
  })
}

/** Parts of Performance Schema that a line changes: its switch changes all; the consumers that are on as shipped stay. */
export function piecesOf({ name, pieces, switchesOn }: ChangedLine, server: ServerVersion): readonly Piece[] {
  if (name !== 'performance-schema' || !switchesOn) return pieces
  const consumers = consumersOf(server).filter((each) => !isEnabledByDefault(server, each))
  return [{ kind: 'instruments', prefix: '' }, ...consumers.map((each): Piece => ({ kind: 'consumer', name: each }))]
}
