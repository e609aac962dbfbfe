/**
 * Words for servers with the same configuration, only one of which was measured. Texts are plain, so views have to
 * escape them.
 */

import { count, firstOf } from '../figures.ts'
import type { SourceLine } from '../names.ts'
import type { Result } from '../result/result.ts'
import { isSameName } from '../setting/option-name.ts'
import { shorten } from './escape.ts'
import { lineOf } from './wording.ts'

const MOST_LINES = 3
const MOST_KINDS = 4

function alikeTo({ alike = [] }: Result, scenario: string): readonly string[] {
  return alike.flatMap((each) => (each.scenario === scenario ? [each.name] : []))
}

/**
 * Words that follow a cost, such as " in each of 20 files". Empty if no other server has the configuration of the
 * measured one.
 */
export function inManyText(result: Result, scenario: string): string {
  const others = alikeTo(result, scenario)
  return others.length === 0 ? '' : ` in each of ${count(others.length + 1, nounFor([scenario, ...others]))}`
}

/**
 * Words that follow the lines of the measured server, such as " and 19 files alike". Empty if no other server has its
 * configuration.
 */
export function alikeLinesText(result: Result, scenario: string): string {
  const others = alikeTo(result, scenario)
  return others.length === 0 ? '' : ` and ${count(others.length, nounFor(others))} alike`
}

/** Servers of a file that configures several have a `#` in their names. Any other name is that of a file. */
function nounFor(names: readonly string[]): string {
  return names.some((name) => name.includes('#')) ? 'server' : 'file'
}

export function scenarioText(result: Result, scenario: string): string {
  const others = alikeTo(result, scenario)
  return others.length === 0 ? shorten(scenario) : `${shorten(scenario)} and ${others.length} more alike`
}

export function kindNames({ alike = [] }: Result): (readonly string[])[] {
  const kinds = Map.groupBy(alike, ({ scenario }) => scenario)
  return [...kinds].map(([scenario, others]) => [scenario, ...others.map(({ name }) => name)])
}

/** Tells readers which servers have no figures of their own; empty if every server was measured. */
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
 * Names the lines of other servers with the same change: "the same change is at db-02/my.cnf:5, db-03/my.cnf:5 and 17
 * more". A finding itself is only on the line of the measured server. Empty if no other server has the line.
 */
export function sameChangeText({ settings, alike = [] }: Result, { file, line }: SourceLine): string {
  const isHere = (place: SourceLine | null) => place?.file === file && place.line === line
  const changed = settings.filter(({ before, after }) => isHere(after ?? before))
  const places = changed.flatMap(({ scenario, name }) =>
    alike
      .filter((each) => each.scenario === scenario)
      .flatMap((each) => each.settings.filter((setting) => isSameName(setting.name, name)).slice(0, 1)),
  )
  const others = [...new Set(places.map((place) => shorten(lineOf(place))))].filter(
    (text) => text !== lineOf({ file, line }),
  )
  return others.length === 0 ? '' : `the same change is at ${firstOf(others, MOST_LINES)}`
}
