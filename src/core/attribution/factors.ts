/** The factors in which two configurations differ, and the mixes that lie between the two. */

import type { Product } from '../suite/option-groups.ts'
import type { Scenario } from '../suite/suite.ts'
import type { ConfigurationPart, FactorDraft } from './configuration-part.ts'
import { needsAmong } from './needs.ts'
import { optionParts } from './option-parts.ts'
import { statementParts } from './statement-parts.ts'

/** One changed setting, or one part of a pattern, that can be taken from head by itself. */
export interface Factor extends FactorDraft {
  /** Indices of the factors without which this one has no effect, and of those that these need; in no circle. */
  readonly needs: readonly number[]
}

/** A change of configuration, taken apart. */
export interface ConfigurationDifference {
  readonly reference: Scenario
  readonly head: Scenario
  /** Options, statements and the image, each in the order of head, then what head no longer has. */
  readonly factors: readonly Factor[]
  /** Everything that is configured, changed or not; the drafts of all parts in their order are the factors. */
  readonly parts: readonly ConfigurationPart[]
}

/**
 * Takes the difference apart. With all factors the reference becomes head, with none it stays, as isSameScenario sees it.
 *
 * @param product whose consumers and instruments hold where Performance Schema is taken apart
 */
export function splitDifference(reference: Scenario, head: Scenario, product: Product): ConfigurationDifference {
  const parts = [
    ...optionParts(reference.options, head.options, product),
    ...statementParts(reference, head, product),
    imagePart(reference, head),
  ]
  const drafts = parts.flatMap((part) => part.drafts)
  const needs = needsAmong(drafts)
  return { reference, head, parts, factors: drafts.map((draft, index) => ({ ...draft, needs: needs[index] ?? [] })) }
}

/** Factors by the line that they stand on, each of which can be taken back as a whole: an option, or a statement. */
export function linesOf({ parts }: Pick<ConfigurationDifference, 'parts'>): readonly (readonly number[])[] {
  let first = 0
  return parts.flatMap(({ drafts }) => {
    const own = drafts.map((_, nth) => first + nth)
    first += drafts.length
    return own.length === 0 ? [] : [own]
  })
}

/** The reference with these factors of head. What a scenario expects of its running server is asked of no mix. */
export function mix(difference: ConfigurationDifference, included: Iterable<number>, name: string): Scenario {
  const { reference, head, factors, parts } = difference
  const chosen = new Set(included)
  if (chosen.size === 0) return { ...reference, name }
  if (chosen.size === factors.length) return { ...head, name }
  let first = 0
  const fragments = parts.map(({ drafts, take }) => {
    const start = first
    first += drafts.length
    return take((nth) => chosen.has(start + nth))
  })
  return {
    name,
    options: fragments.flatMap(({ options }) => options ?? []),
    sql: fragments.flatMap(({ sql }) => sql ?? []),
    image: fragments.find(({ image }) => image !== undefined)?.image,
    expect: {},
    place: head.place,
  }
}

function imagePart(reference: Scenario, head: Scenario): ConfigurationPart {
  const [before, after] = [reference.image, head.image]
  if (before === after) return { drafts: [], take: () => ({ image: before }) }
  const place = after === undefined ? null : head.place
  const draft: FactorDraft = {
    name: 'image',
    before: before ?? null,
    after: after ?? null,
    place,
    piece: null,
    switchesOn: false,
  }
  return { drafts: [draft], take: (has) => ({ image: has(0) ? after : before }) }
}
