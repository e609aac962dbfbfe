/** A sweep in words: what its scenarios cost, their order, up to which load. Plain text: the view escapes. */
import { count, firstOf, joinTexts, share } from '../figures.ts'
import type { Result, ResultComparison } from '../result/result.ts'
import type { Level, Rank, Study } from '../study/study.ts'
import { shorten } from './escape.ts'

/** Scenarios in a title. */
const MOST_TOLD = 2
/** Names in a sentence. */
const MOST_NAMES = 4

/** The scenario that costs most; undefined if none is ranked. */
export function dearestOf({ study }: Result): Rank | undefined {
  return candidatesOf(study)[0]
}

/** The dearest first. */
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
 * "all costs 12 % of QPS (9 to 15), default 3 %", "new gains 8 % (6 to 10)", "no scenario costs anything that was measured (at
 * most 1.2 %)"; undefined if scenarios are not ranked.
 */
export function studyTitle({ study }: Result): string | undefined {
  const candidates = candidatesOf(study)
  const costs = candidates.filter(({ high }) => high < 0)
  const gains = candidates.filter(({ low }) => low > 0).toReversed()
  const [first] = candidates
  if (first === undefined) return undefined
  if (costs.length + gains.length === 0) {
    const most = share(Math.max(0, ...candidates.map(({ low }) => -low)))
    const subject = candidates.length === 1 ? `${shorten(first.scenario)} has` : 'the scenarios have'
    return `${subject} no measurable cost (at most ${most})`
  }
  return joinTexts([shareText('costs', costs), shareText('gains', gains)], '; ')
}

/** "all costs 12 % of QPS (9.1 to 15), default 3 % and 2 more less". */
function shareText(verb: 'costs' | 'gains', [first, ...others]: readonly Rank[]): string {
  if (first === undefined) return ''
  const { change: own, low, high } = first
  const ends = [low, high].map(Math.abs).sort((one, other) => one - other)
  const [least = '', most = ''] = ends.map((end) => share(end).replace(/ %$/, ''))
  // An interval that reaches the other side of 0 has no two ends of one sign, and is not shown to cost.
  const range = ` (${least} to ${most})`
  const rest = others
    .slice(0, MOST_TOLD - 1)
    .map((each) => `, ${shorten(each.scenario)} ${share(Math.abs(each.change))}`)
  return `${shorten(first.scenario)} ${verb} ${share(Math.abs(own))} of QPS${range}${rest.join('')}`
}

/** "broken was not measured": scenarios that do not run; empty if all do. */
export function missingTitle({ warnings }: Result): string {
  const names = warnings.flatMap((warning) =>
    warning.code === 'scenario-not-measured' && typeof warning.scenario === 'string' ? shorten(warning.scenario) : [],
  )
  if (names.length === 0) return ''
  return `${firstOf(names, MOST_NAMES)} ${names.length === 1 ? 'was' : 'were'} not measured`
}

/** "mean of oltp_read_only at 32 threads and oltp_write_only at 16 threads". */
export function rankedText({ study }: Result): string {
  if (study === null || study.ranked.length < 2) return ''
  const levels = study.levels.filter(({ workload }) => study.ranked.includes(workload))
  const all = new Set(levels.map(({ threads }) => threads))
  const names = levels.map((level) => shorten(level.workload))
  if (all.size === 1)
    return `geometric mean over ${firstOf(names, MOST_NAMES, ', ')} at ${count(levels[0]?.threads ?? 0, 'thread')}`
  return `geometric mean over ${firstOf(levels.map(levelText), MOST_NAMES, ', ')}`
}

function levelText({ workload, threads }: Level): string {
  return `${shorten(workload)} at ${threads}`
}

/** The order as its parts: names, and the signs between them. */
export function rankingParts({ study }: Result): { readonly name: string; readonly sign: string }[] {
  if (study === null || study.ranking.length < 2) return []
  return study.ranking.map(({ scenario, isFaster }) => ({
    name: scenario,
    sign: isFaster === null ? '' : isFaster ? ' > ' : ' ≈ ',
  }))
}

/**
 * "The QPS of off is saturated at 16 threads (oltp_read_only, oltp_write_only); it still grows at 64 threads (tpcc)."; empty if
 * each workload was measured at one level.
 */
export function saturationText({ study }: Result): string {
  if (study === null) return ''
  const grouped = (levels: readonly Level[]) =>
    [...Map.groupBy(levels, ({ threads }) => threads)].map(([threads, same]) => {
      const names = same.map(({ workload }) => shorten(workload))
      return `${count(threads, 'thread')}${study.levels.length === 1 ? '' : ` (${firstOf(names, MOST_NAMES)})`}`
    })
  const saturated = grouped(study.levels.filter(({ isSaturated }) => isSaturated === true))
  const growing = grouped(study.levels.filter(({ isSaturated }) => isSaturated === false))
  const subject = `The QPS of ${shorten(study.control)}`
  const grows = growing.length === 0 ? '' : `still grows at ${firstOf(growing, MOST_NAMES)}`
  const text = saturated.length === 0 ? grows : `is saturated at ${firstOf(saturated, MOST_NAMES)}`
  if (text === '') return ''
  return `${subject} ${text}${saturated.length > 0 && grows !== '' ? `, and ${grows}` : ''}.`
}

/** "all is alike up to 4 threads, and slower from 16 threads on": where scenarios part from the control, a sentence each. */
export function partingTexts({ study }: Result): string[] {
  if (study === null) return []
  const same = Map.groupBy(
    study.parting,
    ({ alikeUpTo, apartFrom, isSlower }) => `${alikeUpTo} ${apartFrom} ${isSlower}`,
  )
  return [...same.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const names = firstOf(
      group.map(({ scenario }) => shorten(scenario)),
      MOST_NAMES,
    )
    const { alikeUpTo, apartFrom, isSlower } = first
    const verb = group.length === 1 ? 'is' : 'are'
    return `${names} and ${shorten(study.control)} ${verb === 'is' ? 'are' : verb} alike up to ${count(alikeUpTo, 'thread')}; ${group.length === 1 ? 'it is' : 'they are'} ${isSlower ? 'slower' : 'faster'} from ${count(apartFrom, 'thread')} on`
  })
}
