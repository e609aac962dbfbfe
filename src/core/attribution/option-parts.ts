/** Options in which two configurations differ; patterns of Performance Schema instruments by class. */

import type { ServerVersion } from '../families/family.ts'
import type { SourceLine } from '../names.ts'
import { classesWithin, type Piece, patternOf, prefixOf } from '../performance-schema/performance-schema.ts'
import { isBinaryLog } from '../suite/option-reach.ts'
import type { OwnLoad } from '../suite/own-workload.ts'
import { resolveBoth, resolveSettings, type Setting, settingIdentity } from '../suite/settings.ts'
import type { Located, ServerOption, ServerProgram } from '../suite/suite.ts'

const INSTRUMENT = 'performance-schema-instrument'
const CONSUMER = 'performance-schema-consumer-'
const SWITCHED_ON = /^(?:on|1|true|yes|counted)$/i

/** The common options first, then a part for each option that differs. */
export function optionParts(
  reference: readonly ServerOption[],
  head: readonly ServerOption[],
  server: ServerVersion,
): readonly ConfigurationPart[] {
  const [before, after] = resolveBoth(reference, head)
  const subjects = [...new Set([...after.keys(), ...before.keys()])]
  const changed = subjects.filter((subject) => identityOf(before.get(subject)) !== identityOf(after.get(subject)))
  const same = reference.filter((option) => !changed.includes(subjectOf(option)))
  const patterns = [...before.values(), ...after.values()].flat().flatMap((setting) => patternIn(setting) ?? [])
  return [
    { drafts: [], take: () => ({ options: same }) },
    ...changed.map((subject) => {
      const of = (options: readonly ServerOption[]) => options.filter((option) => subjectOf(option) === subject)
      const ends = { before: { options: of(reference) }, after: { options: of(head) } }
      const [old, own] = [before.get(subject) ?? [], after.get(subject) ?? []]
      return byClass({ old, own, ends, patterns, server }) ?? between([draftOf(old.at(-1), own.at(-1))], ends)
    }),
  ]
}

function identityOf(settings: readonly Setting[] | undefined): string {
  return JSON.stringify(settings?.map(settingIdentity))
}

function subjectOf(option: ServerOption): string {
  const [subject = ''] = resolveSettings([option]).keys()
  return subject
}

function draftOf(old: Setting | undefined, own: Setting | undefined): FactorDraft {
  const name = (own ?? old)?.name ?? ''
  const pattern = patternIn(own ?? old)
  return {
    name: pattern === undefined ? name : `instruments ${pattern.text}`,
    before: old?.value ?? null,
    after: own?.value ?? null,
    place: own === undefined ? null : { file: own.file, line: own.line },
    piece: pieceOf(name, pattern),
    switchesOn: own !== undefined && isOn(own, pattern),
  }
}

function isOn({ name, value }: Setting, pattern: WrittenPattern | undefined): boolean {
  if (pattern !== undefined) return SWITCHED_ON.test(pattern.state)
  if (isBinaryLog({ name, value })) return true
  if (/^(?:skip|disable)-/.test(name)) return false
  return value === undefined || !/^(?:off|0|false|no)$/i.test(value)
}

function pieceOf(name: string, pattern: WrittenPattern | undefined): Piece | null {
  if (pattern?.prefix !== undefined) return { kind: 'instruments', prefix: pattern.prefix }
  if (!name.startsWith(CONSUMER)) return null
  return { kind: 'consumer', name: name.slice(CONSUMER.length).replaceAll('-', '_') }
}

interface WrittenPattern {
  readonly text: string
  /** Undefined for a pattern of an unusual form. */
  readonly prefix: string | undefined
  readonly state: string
}

function patternIn(setting: Setting | undefined): WrittenPattern | undefined {
  if (setting === undefined || !setting.name.startsWith(`${INSTRUMENT} `)) return undefined
  const [text = '', ...state] = setting.value?.split('=') ?? []
  return { text, prefix: prefixOf(text), state: state.join('=') }
}

interface PatternChange {
  readonly old: readonly Setting[]
  readonly own: readonly Setting[]
  readonly ends: {
    readonly before: { options: readonly ServerOption[] }
    readonly after: { options: readonly ServerOption[] }
  }
  /** All patterns of both configurations. */
  readonly patterns: readonly WrittenPattern[]
  readonly server: ServerVersion
}

/** A pattern by classes of instruments; undefined if it is not one, has too unusual a form, or holds only one class. */
function byClass({ old, own, ends, patterns, server }: PatternChange): ConfigurationPart | undefined {
  const last = own.at(-1) ?? old.at(-1)
  const pattern = patternIn(last)
  if (last === undefined || pattern?.prefix === undefined || pattern.state === '') return undefined
  if (Math.max(old.length, own.length) > 1 || patterns.some(({ prefix }) => prefix === undefined)) return undefined
  const { prefix } = pattern
  // The longer of two patterns that match counts: it, and not this one, governs the classes it holds.
  const longer = patterns.flatMap((other) => other.prefix ?? []).filter((other) => other.length > prefix.length)
  const classes = classesWithin(prefix, server).filter(
    (name) => !longer.some((other) => name.startsWith(other) && other.length <= name.length),
  )
  const template = (own.length > 0 ? ends.after : ends.before).options.at(-1)
  if (classes.length < 2 || template === undefined) return undefined
  const drafts = classes.map(
    (name): FactorDraft => ({
      ...draftOf(old.at(-1), own.at(-1)),
      name: `instruments ${patternOf(name)}`,
      piece: { kind: 'instruments', prefix: name },
      line: `instruments ${pattern.text}`,
    }),
  )
  const written = (which: (nth: number) => boolean) =>
    classes
      .filter((_, nth) => which(nth))
      .map((name): ServerOption => ({ ...template, value: `${patternOf(name)}=${pattern.state}` }))
  return between(drafts, ends, (has) => ({
    // A pattern that head no longer has is still there for the classes that were not taken from head.
    options: own.length > 0 ? [...ends.before.options, ...written(has)] : written((nth) => !has(nth)),
  }))
}

/** A factor of a part of a configuration, before it is known which others there are. */
export interface FactorDraft {
  /** `sync-binlog`, `instruments wait/io/%`, `consumer events_waits_current`, `sql[0]`, `image`, `binary`. */
  readonly name: string
  /** Value as written in the reference; null if it was added, and for a bare flag. */
  readonly before: string | null
  /** Value as written in head; null if it was removed, and for a bare flag. */
  readonly after: string | null
  /** Its line in head; null if it was removed. */
  readonly place: SourceLine | null
  /** The part of Performance Schema that it switches; null for anything else. */
  readonly piece: Piece | null
  /** Whether head switches it on, so that others may depend on it. */
  readonly switchesOn: boolean
  /** Name of the whole line, such as `instruments %`, where this is a piece of it. */
  readonly line?: string | undefined
}

/** A part's addition to a configuration. */
export interface ConfigurationFragment {
  readonly options?: readonly ServerOption[]
  readonly sql?: readonly Located<string>[]
  readonly program?: ServerProgram | undefined
  readonly own?: Partial<OwnLoad>
}

export interface ConfigurationPart {
  /** The factors in which it differs; none if it does not. */
  readonly drafts: readonly FactorDraft[]
  /** @param has whether the nth of these factors is taken from head */
  readonly take: (has: (nth: number) => boolean) => ConfigurationFragment
}

/** A part that is wholly the reference's, wholly head's, or something between. */
export function between(
  drafts: readonly FactorDraft[],
  ends: { readonly before: ConfigurationFragment; readonly after: ConfigurationFragment },
  partly: ConfigurationPart['take'] = () => ends.before,
): ConfigurationPart {
  const take: ConfigurationPart['take'] = (has) => {
    const count = drafts.filter((_, nth) => has(nth)).length
    if (count === 0) return ends.before
    return count === drafts.length ? ends.after : partly(has)
  }
  return { drafts, take }
}
