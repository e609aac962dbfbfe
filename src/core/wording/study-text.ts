/** A sweep in words: what its scenarios cost, their order, up to which load. Plain text: the view escapes. */
import { count, firstOf, joinTexts, share } from '../figures.ts'
import type { CellKey } from '../names.ts'
import type { Result, ResultComparison } from '../result/result.ts'
import { leftOutScenarios } from '../result/result-file.ts'
import type { Rank, Study } from '../study/study.ts'
import { shorten } from './escape.ts'
import { cellText } from './wording.ts'

/** Most scenarios in a title. */
const MOST_TOLD = 2
const MOST_NAMES = 4

/** The scenario that costs most; undefined if none is ranked. */
export function dearestOf({ study }: Result): Rank | undefined {
  return candidatesOf(study)[0]
}

/** Ranks of all scenarios but the control, the dearest first. */
function candidatesOf(study: Study | null): Rank[] {
  return study === null ? [] : study.ranking.filter(({ scenario }) => scenario !== study.control).toReversed()
}

/** Comparisons at the load at which scenarios are ranked. */
export function levelComparisons({ study, comparisons }: Result): ResultComparison[] {
  const levels = study?.levels ?? []
  return comparisons.filter(
    ({ rule, workload, threads }) =>
      rule === 'control' && levels.some((level) => level.workload === workload && level.threads === threads),
  )
}

/**
 * "all costs 12 % of QPS (9 to 15), default 3 %; new gains 8 % of QPS (6 to 10)", or "the scenarios have no measurable
 * cost (at most 1.2 %)"; undefined if scenarios are not ranked.
 */
export function studyTitle({ study }: Result): string | undefined {
  const candidates = candidatesOf(study)
  const costs = candidates.filter(({ isApart, high }) => isApart && high < 0)
  const gains = candidates.filter(({ isApart, low }) => isApart && low > 0).toReversed()
  const [first] = candidates
  if (first === undefined) return undefined
  if (costs.length + gains.length === 0) {
    const most = share(Math.max(0, ...candidates.map(({ low }) => -low)))
    const subject = candidates.length === 1 ? `${shorten(first.scenario)} has` : 'the scenarios have'
    return `${subject} no measurable cost (at most ${most})`
  }
  return joinTexts([shareText('costs', costs), shareText('gains', gains)], '; ')
}

/** "all costs 12 % of QPS (9.1 to 15), default 3 %": of scenarios that were shown to differ from the control. */
function shareText(verb: 'costs' | 'gains', [first, ...others]: readonly Rank[]): string {
  if (first === undefined) return ''
  const { change, low, high } = first
  const ends = [low, high].map(Math.abs).sort((one, other) => one - other)
  const range = ends.map((end) => share(end).replace(/ %$/, '')).join(' to ')
  const rest = others
    .slice(0, MOST_TOLD - 1)
    .map((each) => `, ${shorten(each.scenario)} ${share(Math.abs(each.change))}`)
  return `${shorten(first.scenario)} ${verb} ${share(Math.abs(change))} of QPS (${range})${rest.join('')}`
}

/**
 * "a was not measured, b was measured in part only, oltp_read_only at 1,024 threads was not measured": scenarios that do
 * not run, or not at every load, and loads that no scenario took; empty if all do.
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

/** "a, b were not measured"; empty without names. */
function wereText(names: readonly string[], what: string): string {
  if (names.length === 0) return ''
  return `${firstOf(names, MOST_NAMES)} ${names.length === 1 ? 'was' : 'were'} ${what}`
}

/** "Geometric mean over oltp_read_only at 32, oltp_write_only at 16 threads"; empty for a single workload. */
export function rankedText({ study }: Result): string {
  if (study === null || study.ranked.length < 2) return ''
  const levels = study.levels.filter(({ workload }) => study.ranked.includes(workload))
  const isOneLevel = new Set(levels.map(({ threads }) => threads)).size === 1
  const names = levels.map(({ workload, threads }) => `${shorten(workload)}${isOneLevel ? '' : ` at ${threads}`}`)
  const at = isOneLevel ? ` at ${count(levels[0]?.threads ?? 0, 'thread')}` : ' threads'
  return `Geometric mean over ${firstOf(names, MOST_NAMES)}${at}`
}

/** Most names in the order: of more scenarios, it has the fastest and the slowest. */
const MOST_RANKED = 12

/** The order in parts, each a name and the sign before the next one: apart, so that views can mark and cut names. */
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

/** Whether the order has a chain a ≈ b ≈ c, whose ends may differ although neighbours do not. */
export function hasChain({ study }: Result): boolean {
  return (
    study?.ranking.some(({ isFaster }, nth, all) => isFaster === false && all[nth + 1]?.isFaster === false) ?? false
  )
}

/**
 * "The QPS of off is saturated at 16 threads (oltp_read_only, oltp_write_only), and still grows at 64 threads (tpcc).";
 * empty if each workload was measured at one level, which cannot show it.
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

/**
 * "Up to 4 threads all is like off; from 16 threads on it is slower": a sentence for each way to part from the control.
 */
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
