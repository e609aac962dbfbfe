/** A cheaper Performance Schema that shows everything head's shows: lines in the form of the file. */

import { familyOf } from '../families/families.ts'
import type { InstrumentLevel, ServerVersion } from '../families/family.ts'
import type { SourceLine } from '../names.ts'
import { type InsightFacts, judgeInsight, type Provided } from '../performance-schema/insight.ts'
import {
  classesOf,
  consumersOf,
  INSTRUMENT_LEVELS,
  type InstrumentClass,
  isEnabledByDefault,
  overlaps,
  type Piece,
  patternOf,
  shippedLevel,
} from '../performance-schema/performance-schema.ts'
import { type Setup, setupOf, touchesSetup } from '../performance-schema/setup-state.ts'
import { canonicalOptionName } from '../suite/option-file.ts'
import type { Scenario } from '../suite/suite.ts'

/** The cost of one part of Performance Schema that head has changed. */
export interface PieceCost {
  readonly piece: Piece
  /** Relative change of QPS, −0.05 = 5 % slower; null if it is not known. */
  readonly change: number | null
  /** Whether it was shown to cost something, or a group that it is in was. */
  readonly isCostly: boolean
}

type SuggestedOption = Readonly<Record<'name' | 'value', string>>
type SuggestedSettings = ReturnType<typeof written>
type SuggestedForm = 'option-file' | 'flags' | 'settings'
type Insight = Readonly<Record<string, Provided>>

const GRADES: readonly Provided[] = ['none', 'partial', 'full']

/**
 * The smallest setup that keeps every ability at head's level: each part that head changed, the most expensive first,
 * is switched back as far as no ability suffers; unchanged parts stay. Null if no costly part can go, or head is not
 * understood.
 *
 * @param insight head's abilities by key
 * @param costs all parts that head changed
 */
export function suggest(
  head: Scenario,
  server: ServerVersion,
  insight: Insight,
  costs: readonly PieceCost[],
): SuggestedSettings | null {
  const setup = setupOf(head, server)
  if (setup === undefined || !costs.some(({ isCostly }) => isCostly)) return null
  if (Object.values(insight).every((grade) => grade === 'none'))
    return written([{ name: 'performance_schema', value: 'OFF' }], formOf(head))
  const keeps = (some: Setup) => isEnough(judgeInsight(factsOf(some, server)), insight)
  if (!keeps(setup)) return null
  const least = piecesByCost(server, costs).reduce(
    (kept, piece) => cheaper(kept, piece, server).find(keeps) ?? kept,
    setup,
  )
  const isReduced = (piece: Piece) =>
    piece.kind === 'consumer'
      ? setup.consumers.includes(piece.name) && !least.consumers.includes(piece.name)
      : [...setup.levels].some(([key, level]) => overlaps(key, piece.prefix) && least.levels.get(key) !== level)
  return costs.some(({ piece, isCostly }) => isCostly && isReduced(piece))
    ? written(optionsFor(least, server), formOf(head))
    : null
}

/** Head with the suggestion in place of its own options for Performance Schema. */
export function suggestedScenario(head: Scenario, { options }: SuggestedSettings, name: string): Scenario {
  const { place } = head
  return {
    ...head,
    name,
    options: [
      ...head.options.filter((option) => !isPerformanceSchemaOption(option.name)),
      ...options.map((option) => ({ ...option, ...place, group: undefined })),
    ],
    sql: head.sql.filter(({ value }) => !touchesSetup(value)),
  }
}

/** Lines of head that the suggestion replaces: its options, then its statements. */
export function replacedLines(head: Scenario): readonly SourceLine[] {
  const options = head.options.filter(({ name }) => isPerformanceSchemaOption(name))
  const statements = head.sql.filter(({ value }) => touchesSetup(value))
  return [...options, ...statements].map(({ file, line }) => ({ file, line }))
}

/** Whether a suggestion replaces options of this name. */
export function isPerformanceSchemaOption(name: string): boolean {
  return /^performance-schema(?:$|-instrument$|-consumer-)/.test(canonicalOptionName(name))
}

/**
 * @param options that replace all of head's for Performance Schema, its consumers and its instruments
 * @param form of the replaced lines in head's files, see attribution.ts
 */
function written(options: readonly SuggestedOption[], form: SuggestedForm) {
  return { options, form, lines: options.map(WRITERS[form]) }
}

const WRITERS: Readonly<Record<SuggestedForm, (option: SuggestedOption) => string>> = {
  'option-file': ({ name, value }) => `${name} = ${/[%=]/.test(value) ? `'${value}'` : value}`,
  flags: ({ name, value }) => `--${name.replaceAll('_', '-')}=${value}`,
  settings: ({ name, value }) => `${name} = ${value}`,
}

/** Head with options of a former version, which come after its own. */
export function withOptions(head: Scenario, options: readonly SuggestedOption[], name: string) {
  const own = options.map((option) => ({ ...option, ...head.place, group: undefined }))
  const scenario: Scenario = { ...head, name, options: [...head.options, ...own] }
  return {
    scenario,
    ...written(
      options,
      formOf(head, () => true),
    ),
  }
}

/** A suite has the lines of an option file, because its options are for one. */
function formOf({ options }: Scenario, isOwn = isPerformanceSchemaOption): SuggestedForm {
  const forms = new Set(options.filter(({ name }) => isOwn(name)).map(({ form }) => form))
  if (forms.size > 1 || forms.has('key')) return 'settings'
  return forms.has('flag') ? 'flags' : 'option-file'
}

function isEnough(provided: Insight, wanted: Insight): boolean {
  const grade = (insight: Insight, key: string) => GRADES.indexOf(insight[key] ?? 'none')
  return Object.keys(wanted).every((key) => grade(provided, key) >= grade(wanted, key))
}

/** Such a server with this setup. */
function factsOf({ consumers, levels }: Setup, server: ServerVersion): InsightFacts {
  return {
    consumers,
    instruments: classesOf(server).flatMap(({ prefix, members }) => {
      const level = levels.get(prefix)
      return members.map((member, index) => {
        const enabled = level === 'shipped' ? index === 0 : level !== 'OFF'
        return { name: `${prefix}${member}`, enabled, timed: enabled && level !== 'COUNTED' }
      })
    }),
    tables: [{ schema: '%', enabled: true }],
    filePerTable: true,
    thread: { instrumented: true, history: true },
    countsPrepared: familyOf(server.product).countsPrepared,
  }
}

/**
 * Parts that head changed, the most expensive first; at equal costs long histories before short ones, children before
 * parents.
 */
function piecesByCost(server: ServerVersion, costs: readonly PieceCost[]): Piece[] {
  const pieces: Piece[] = [
    ...consumersOf(server)
      .toReversed()
      .map((name): Piece => ({ kind: 'consumer', name })),
    ...classesOf(server).map(({ prefix }): Piece => ({ kind: 'instruments', prefix })),
  ]
  return pieces
    .flatMap((piece) => {
      const known = costs.filter((cost) => isOf(cost.piece, piece)).map(({ change }) => change ?? 0)
      return known.length === 0 ? [] : [{ piece, cost: Math.min(...known) }]
    })
    .sort((left, right) => left.cost - right.cost)
    .map(({ piece }) => piece)
}

function isOf(one: Piece, other: Piece): boolean {
  if (one.kind === 'consumer' || other.kind === 'consumer')
    return one.kind === 'consumer' && other.kind === 'consumer' && one.name === other.name
  return overlaps(one.prefix, other.prefix)
}

/** The setup with less of the piece, the least first. */
function cheaper(setup: Setup, piece: Piece, server: ServerVersion): Setup[] {
  if (piece.kind === 'consumer') return [{ ...setup, consumers: setup.consumers.filter((name) => name !== piece.name) }]
  const own = classesOf(server).find(({ prefix }) => prefix === piece.prefix)
  const isShippedInParts = own !== undefined && shippedLevel(own, server) === 'shipped'
  return INSTRUMENT_LEVELS.slice(0, INSTRUMENT_LEVELS.indexOf(setup.levels.get(piece.prefix) ?? 'OFF'))
    .filter((level) => level !== 'shipped' || isShippedInParts)
    .map((level) => ({ ...setup, levels: new Map(setup.levels).set(piece.prefix, level) }))
}

function optionsFor({ consumers, levels }: Setup, server: ServerVersion): SuggestedOption[] {
  return [
    { name: 'performance_schema', value: 'ON' },
    ...instrumentValues(levels, server).map((value) => ({ name: 'performance-schema-instrument', value })),
    ...consumersOf(server)
      .filter((name) => consumers.includes(name) !== isEnabledByDefault(server, name))
      .map((name) => ({
        name: `performance-schema-consumer-${name.replaceAll('_', '-')}`,
        value: consumers.includes(name) ? 'ON' : 'OFF',
      })),
  ]
}

/**
 * Either the differences from the server's shipped state, or everything off and the exceptions: whichever is shorter.
 */
function instrumentValues(levels: ReadonlyMap<string, InstrumentLevel>, server: ServerVersion): string[] {
  const all = classesOf(server)
  const levelOf = ({ prefix }: InstrumentClass) => levels.get(prefix) ?? 'OFF'
  const value = (own: InstrumentClass) => `${patternOf(own.prefix)}=${levelOf(own)}`
  const differing = all.filter((own) => levelOf(own) !== shippedLevel(own, server)).map(value)
  // Partly shipped states cannot be written in one line.
  if (all.some((own) => levelOf(own) === 'shipped')) return differing
  const others = ['%=OFF', ...all.filter((own) => levelOf(own) !== 'OFF').map(value)]
  return others.length < differing.length ? others : differing
}
