/**
 * A sweep in words: what its scenarios cost, their order, and up to which load. Texts are plain, so views have to
 * escape them.
 */
import { count, firstOf, joinTexts, share } from '../figures.ts'
import type { CellKey } from '../names.ts'
import type { Result, ResultComparison } from '../result/result.ts'
import { leftOutScenarios } from '../result/result-file.ts'
import type { Rank, Study } from '../study/study.ts'
import { shorten } from './escape.ts'
import { cellText } from './wording.ts'

const MOST_TOLD = 2
const MOST_NAMES = 4
/**
 * The largest cost, as a fraction of QPS, beside which a study may say that there is no measurable cost. It is the limit
 * that the gate has by default: a study that could have missed a larger cost has found out nothing.
 */
const MOST_MISSED = 0.05

/** The scenario that costs most; undefined if none is ranked. */
export function dearestOf({ study }: Result): Rank | undefined {
  return candidatesOf(study)[0]
}

/** Ranked scenarios, the costliest first. The control is left out, because all others are compared with it. */
function candidatesOf(study: Study | null): Rank[] {
  return study === null ? [] : study.ranking.filter(({ scenario }) => scenario !== study.control).toReversed()
}

/**
 * Comparisons at the load at which scenarios are ranked, so that the figures next to the order are those that it comes
 * from.
 */
export function levelComparisons({ study, comparisons }: Result): ResultComparison[] {
  const levels = study?.levels ?? []
  return comparisons.filter(
    ({ rule, workload, threads }) =>
      rule === 'control' && levels.some((level) => level.workload === workload && level.threads === threads),
  )
}

/** The largest cost that the study could have missed, as a fraction of QPS; 0 if none is ranked. */
function mostMissed(study: Study | null): number {
  return Math.max(0, ...candidatesOf(study).map(({ low }) => -low))
}

/** Whether the study found no difference, and is too rough to say that there is none. */
export function isTooRough({ study }: Result): boolean {
  const isNothing = candidatesOf(study).every(({ isApart, low, high }) => !(isApart && (high < 0 || low > 0)))
  return isNothing && mostMissed(study) > MOST_MISSED
}

/**
 * Example: "all costs 12% of QPS (9 to 15), default 3%; new gains 8% of QPS (6 to 10)", "the scenarios have no
 * measurable cost (at most 1.2%)", or "could not tell what the scenarios cost (at most 52%)". Undefined if scenarios
 * are not ranked.
 */
export function studyTitle(result: Result): string | undefined {
  const { study } = result
  const candidates = candidatesOf(study)
  const costs = candidates.filter(({ isApart, high }) => isApart && high < 0)
  const gains = candidates.filter(({ isApart, low }) => isApart && low > 0).toReversed()
  const [first] = candidates
  if (first === undefined) return undefined
  if (costs.length + gains.length === 0) {
    const [isOne, name] = [candidates.length === 1, shorten(first.scenario)]
    const most = `(at most ${share(mostMissed(study))})`
    if (isTooRough(result)) return `could not tell what ${isOne ? `${name} costs` : 'the scenarios cost'} ${most}`
    return `${isOne ? `${name} has` : 'the scenarios have'} no measurable cost ${most}`
  }
  return joinTexts([shareText('costs', costs), shareText('gains', gains)], '; ')
}

/**
 * Part of a title, such as "all costs 12% of QPS (9 to 15), default 3%". All scenarios must differ significantly from
 * the control, because the text states their cost as a fact.
 */
function shareText(verb: 'costs' | 'gains', [first, ...others]: readonly Rank[]): string {
  if (first === undefined) return ''
  const { change, low, high } = first
  const ends = [low, high].map(Math.abs).sort((one, other) => one - other)
  const range = ends.map((end) => share(end).replace(/%$/, '')).join(' to ')
  const rest = others
    .slice(0, MOST_TOLD - 1)
    .map((each) => `, ${shorten(each.scenario)} ${share(Math.abs(each.change))}`)
  return `${shorten(first.scenario)} ${verb} ${share(Math.abs(change))} of QPS (${range})${rest.join('')}`
}

/**
 * Names the scenarios and loads that are missing, so that nobody takes the study for complete: "a was not measured, b
 * was measured in part only". Empty if none is missing.
 */
export function missingTitle(result: Result): string {
  const isMeasured = (name: string) => result.comparisons.some(({ scenario }) => scenario === name)
  const texts = [false, true].map((is) => {
    const left = leftOutScenarios(result, ['scenario-not-measured', 'scenario-without-load'])
    const names = left.filter((name) => isMeasured(name) === is).map((name) => shorten(name))
    return wereText(names, is ? 'measured in part only' : 'not measured')
  })
  const isShown = (cell: CellKey) =>
    result.comparisons.some(({ workload, threads }) => workload === cell.workload && threads === cell.threads)
  const loads = result.warnings.flatMap(({ code, workload, threads }) => {
    const cell = { workload: String(workload), threads: Number(threads) }
    return code === 'load-not-measured' && !isShown(cell) ? [cellText(cell)] : []
  })
  return joinTexts([...texts, wereText(loads, 'not measured')], ', ')
}

function wereText(names: readonly string[], what: string): string {
  if (names.length === 0) return ''
  return `${firstOf(names, MOST_NAMES)} ${names.length === 1 ? 'was' : 'were'} ${what}`
}

/** Says over which loads the ranking averages; empty for a single workload, which needs no mean. */
export function rankedText({ study }: Result): string {
  if (study === null || study.ranked.length < 2) return ''
  const levels = study.levels.filter(({ workload }) => study.ranked.includes(workload))
  const isOneLevel = new Set(levels.map(({ threads }) => threads)).size === 1
  const names = levels.map(({ workload, threads }) => `${shorten(workload)}${isOneLevel ? '' : ` at ${threads}`}`)
  const at = isOneLevel ? ` at ${count(levels[0]?.threads ?? 0, 'thread')}` : ' threads'
  return `Geometric mean over ${firstOf(names, MOST_NAMES)}${at}`
}

/**
 * Maximum number of names in the order. If there are more, the middle is left out, because readers look for the fastest
 * and the slowest.
 */
const MOST_RANKED = 12

/**
 * The order as names, each with the sign that follows it. Names and signs are separate, so that views can mark and
 * shorten names.
 */
export function rankingParts({ study }: Result): { readonly name: string; readonly sign: string }[] {
  if (study === null || study.ranking.length < 2) return []
  const parts = study.ranking.map(({ scenario, isFaster }) => ({
    name: scenario,
    sign: isFaster === null ? '' : isFaster ? ' > ' : ' ≈ ',
  }))
  if (parts.length <= MOST_RANKED) return parts
  const [fastest, slowest] = [parts.slice(0, MOST_RANKED / 2), parts.slice(-MOST_RANKED / 2)]
  return [...fastest.map((part, nth) => (nth < fastest.length - 1 ? part : { ...part, sign: ' … ' })), ...slowest]
}

/**
 * Whether the order has ≈ twice in a row. In a chain a ≈ b ≈ c, a and c may differ significantly although neighbours do
 * not, so readers need a warning.
 */
export function hasChain({ study }: Result): boolean {
  return (
    study?.ranking.some(({ isFaster }, nth, all) => isFaster === false && all[nth + 1]?.isFaster === false) ?? false
  )
}

/**
 * Example: "The QPS of off is saturated at 16 threads (oltp_read_only), and still grows at 64 threads (tpcc)." Empty if
 * each workload was measured at a single number of threads, which cannot show saturation.
 */
export function saturationText({ study }: Result): string {
  if (study === null) return ''
  const placesOf = (isSaturated: boolean) => {
    const levels = study.levels.filter((level) => level.isSaturated === isSaturated)
    const places = [...Map.groupBy(levels, ({ threads }) => threads)].map(([threads, same]) => {
      const names = same.map(({ workload }) => shorten(workload))
      return `${count(threads, 'thread')}${study.levels.length === 1 ? '' : ` (${firstOf(names, MOST_NAMES)})`}`
    })
    return firstOf(places, MOST_NAMES)
  }
  const [saturated, growing] = [placesOf(true), placesOf(false)]
  const parts = [
    saturated === '' ? '' : `is saturated at ${saturated}`,
    growing === '' ? '' : `still grows at ${growing}`,
  ]
  const text = joinTexts(parts, ', and ')
  return text === '' ? '' : `The QPS of ${shorten(study.control)} ${text}.`
}

export function partingTexts({ study }: Result): string[] {
  if (study === null) return []
  const same = Map.groupBy(study.parting, ({ scenario: _, ...where }) => JSON.stringify(where))
  return [...same.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const names = firstOf(
      group.map(({ scenario }) => shorten(scenario)),
      MOST_NAMES,
    )
    const [are, they] = group.length === 1 ? ['is', 'it is'] : ['are', 'they are']
    const { alikeUpTo, apartFrom, isSlower } = first
    return (
      `Up to ${count(alikeUpTo, 'thread')} ${names} ${are} like ${shorten(study.control)}; ` +
      `from ${count(apartFrom, 'thread')} on ${they} ${isSlower ? 'slower' : 'faster'}`
    )
  })
}
