/** Words for servers that are alike, of which one was measured for all. Plain text: the view escapes. */

import { count, firstOf } from '../figures.ts'
import type { SourceLine } from '../names.ts'
import type { Result } from '../result/result.ts'
import { shorten } from './escape.ts'
import { lineOf } from './wording.ts'

/** Most lines of other files that a sentence names. */
const MOST_LINES = 3
/** Most groups of alike servers that a sentence names. */
const MOST_KINDS = 4

/** Names of the other servers that a scenario was measured for. */
function alikeTo({ alike = [] }: Result, scenario: string): readonly string[] {
  return alike.flatMap((each) => (each.scenario === scenario ? [each.name] : []))
}

/** " in each of 20 files", if a scenario was measured for others that are alike; else empty. */
export function inManyText(result: Result, scenario: string): string {
  const others = alikeTo(result, scenario)
  return others.length === 0 ? '' : ` in each of ${count(others.length + 1, nounFor([scenario, ...others]))}`
}

/**
 * " and 19 files alike": follows the lines of the measured one, because the others changed alike; empty without others.
 */
export function alikeLinesText(result: Result, scenario: string): string {
  const others = alikeTo(result, scenario)
  return others.length === 0 ? '' : ` and ${count(others.length, nounFor(others))} alike`
}

/** Noun for servers. Several servers in one file have a `#` in their names; any other name is that of a file. */
function nounFor(names: readonly string[]): string {
  return names.some((name) => name.includes('#')) ? 'server' : 'file'
}

/** "db-01/my.cnf", or "db-01/my.cnf and 19 more alike" if it was measured for others. */
export function scenarioText(result: Result, scenario: string): string {
  const others = alikeTo(result, scenario)
  return others.length === 0 ? shorten(scenario) : `${shorten(scenario)} and ${others.length} more alike`
}

/** Groups of servers that are alike, so that only one was measured: that one is the first of its group. */
export function kindNames({ alike = [] }: Result): (readonly string[])[] {
  const kinds = Map.groupBy(alike, ({ scenario }) => scenario)
  return [...kinds].map(([scenario, others]) => [scenario, ...others.map(({ name }) => name)])
}

/** "Measured as one, because they are alike before and now: 20 files (a.cnf … z.cnf)."; empty if none are. */
export function alikeText(result: Result): string {
  const texts = kindNames(result).map((names) => {
    const ends = [names[0], names.at(-1)].map((one) => shorten(one ?? ''))
    return `${count(names.length, nounFor(names))} (${ends.join(names.length === 2 ? ', ' : ' … ')})`
  })
  return texts.length === 0
    ? ''
    : `Measured as one, because they are alike before and now: ${firstOf(texts, MOST_KINDS)}.`
}

/**
 * "the same change is at db-02/my.cnf:5, db-03/my.cnf:5, db-04/my.cnf:5 and 16 more": findings are on the measured
 * server's line only; empty for a line that no other server shares.
 */
export function sameChangeText({ settings, alike = [] }: Result, { file, line }: SourceLine): string {
  const isHere = (place: SourceLine | null) => place?.file === file && place.line === line
  const changed = settings.filter(({ before, after }) => isHere(after ?? before))
  const places = changed.flatMap(({ scenario, name }) =>
    alike
      .filter((each) => each.scenario === scenario)
      .flatMap((each) => each.settings.filter((setting) => setting.name === name).slice(0, 1)),
  )
  const others = [...new Set(places.map((place) => shorten(lineOf(place))))].filter(
    (text) => text !== lineOf({ file, line }),
  )
  return others.length === 0 ? '' : `the same change is at ${firstOf(others, MOST_LINES)}`
}
