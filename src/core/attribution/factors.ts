/** The factors in which two configurations differ, and the mixes that lie between the two. */

import type { ServerVersion } from '../families/family.ts'
import { variableOf } from '../options/option-names.ts'
import { OptionIndex } from '../options/option-table.ts'
import { consumersAbove, overlaps, sourceOf } from '../performance-schema/performance-schema.ts'
import { isSameProgram, type OwnPart, settingDifferences, type WrittenSetting } from '../suite/differences.ts'
import type { OwnLoad } from '../suite/own-workload.ts'
import type { Scenario } from '../suite/suite.ts'
import { type ConfigurationFragment, type ConfigurationPart, type FactorDraft, optionParts } from './option-parts.ts'
import { statementParts } from './statement-parts.ts'

/** One changed setting, or one part of a pattern, that can be taken from head by itself. */
export interface Factor extends FactorDraft {
  /** Indices of the factors without which this one has no effect, and of those that these need; never circular. */
  readonly needs: readonly number[]
}

/** A change of configuration, split into factors. */
export interface ConfigurationDifference {
  readonly reference: Scenario
  readonly head: Scenario
  /** Options, statements and the image or program, each in the order of head, then those that head no longer has. */
  readonly factors: readonly Factor[]
  /** Everything that is configured, changed or not; the drafts of all parts in their order are the factors. */
  readonly parts: readonly ConfigurationPart[]
}

/**
 * Splits the difference. With all factors the reference becomes head, with none it stays, as isSameScenario sees it.
 *
 * @param product whose consumers and instruments apply if Performance Schema is split
 */
export function splitDifference(reference: Scenario, head: Scenario, server: ServerVersion): ConfigurationDifference {
  const parts = [
    ...optionParts(reference.options, head.options, server),
    ...statementParts(reference, head, server),
    programPart(reference, head),
    ...ownParts(reference, head),
  ]
  const drafts = parts.flatMap((part) => part.drafts)
  const needs = needsAmong(drafts)
  return { reference, head, parts, factors: drafts.map((draft, index) => ({ ...draft, needs: needs[index] ?? [] })) }
}

/** Factors by their line, each of which can be switched back as a whole: an option, or a statement. */
export function linesOf({ parts }: Pick<ConfigurationDifference, 'parts'>): readonly (readonly number[])[] {
  let first = 0
  return parts.flatMap(({ drafts }) => {
    const own = drafts.map((_, nth) => first + nth)
    first += drafts.length
    return own.length === 0 ? [] : [own]
  })
}

/** The reference with these factors of head. A scenario's expectations of its running server do not apply to a mix. */
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
    program: fragments.find(({ program }) => program !== undefined)?.program,
    ...ownOf(fragments),
    expect: {},
    place: head.place,
  }
}

function programPart(reference: Scenario, head: Scenario): ConfigurationPart {
  const [before, after] = [reference.program, head.program]
  const kind = (after ?? before)?.kind
  if (kind === undefined || isSameProgram(reference, head)) return { drafts: [], take: () => ({ program: before }) }
  const place = after === undefined ? null : (head.programPlace ?? head.place)
  const draft: FactorDraft = {
    name: kind,
    before: before?.name ?? null,
    after: after?.name ?? null,
    place,
    piece: null,
    switchesOn: false,
  }
  return { drafts: [draft], take: (has) => ({ program: has(0) ? after : before }) }
}

/** A user's own tables and statements, each taken from head or from the reference. */
function ownParts(reference: Scenario, head: Scenario): ConfigurationPart[] {
  const [before, after] = [reference.own, head.own]
  if (before === undefined || after === undefined) return []
  const changed = settingDifferences(reference, head)
  const part = (kind: OwnPart, of: (own: OwnLoad) => Partial<OwnLoad>): ConfigurationPart => {
    const kinds = kind === 'workload' ? ['workload', 'mix'] : [kind]
    const found = changed.find((difference) => kinds.includes(difference.kind))
    const value = (line: WrittenSetting | null | undefined) => line?.value ?? null
    const draft: FactorDraft = {
      ...{ name: found?.name ?? kind, before: value(found?.before), after: value(found?.after) },
      place: found?.after ?? null,
      ...{ piece: null, switchesOn: kind === 'schema' },
    }
    return {
      drafts: found === undefined ? [] : [draft],
      take: (has) => ({ own: of(found === undefined || has(0) ? after : before) }),
    }
  }
  return [part('schema', ({ data }) => ({ data })), part('workload', ({ workload }) => ({ workload }))]
}

function ownOf(fragments: readonly ConfigurationFragment[]): Pick<Scenario, 'own'> {
  const { workload, data }: Partial<OwnLoad> = Object.assign({}, ...fragments.map(({ own }) => own))
  return workload === undefined || data === undefined ? {} : { own: { workload, data } }
}

/** The switch by which each option does anything at all. */
const NEEDED = new OptionIndex(({ needs }) => needs)
const OF_PERFORMANCE_SCHEMA = /^(?:instruments|consumer) /

/**
 * Indices of the drafts that each draft needs, directly or not. Only drafts that head switches on are needed by others.
 */
export function needsAmong(drafts: readonly FactorDraft[]): readonly (readonly number[])[] {
  return drafts.map((draft) =>
    drafts.flatMap((other, index) => (other !== draft && other.switchesOn && isNeeded(other, draft) ? [index] : [])),
  )
}

function isNeeded(other: FactorDraft, draft: FactorDraft): boolean {
  // A new statement may name columns that only new tables have.
  if (other.name === 'schema') return draft.name === 'workload' || draft.name === 'mix'
  if (other.piece === null) {
    const isOfSchema = OF_PERFORMANCE_SCHEMA.test(draft.name) || isStatementOnIt(draft)
    return variableOf(other.name) === (isOfSchema ? 'performance_schema' : NEEDED.find(draft.name))
  }
  if (draft.piece === null) return false
  if (draft.piece.kind === 'instruments')
    return other.piece.kind === 'consumer' && other.piece.name === 'global_instrumentation'
  const { name } = draft.piece
  if (other.piece.kind === 'consumer') return consumersAbove(name).includes(other.piece.name)
  const source = sourceOf(name)
  return source !== undefined && overlaps(other.piece.prefix, source)
}

function isStatementOnIt({ name, after, before }: FactorDraft): boolean {
  return name.startsWith('sql[') && /performance_schema/i.test(after ?? before ?? '')
}
