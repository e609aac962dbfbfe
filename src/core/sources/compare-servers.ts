/** A server before and now as two lists of options: what changed counts, whatever stands around it. */

import { type SourceLine, UNREAD_MARK } from '../names.ts'
import { variableForms, variableOf } from '../options/option-names.ts'
import { ROWS } from '../options/option-table.ts'
import { quote } from '../suite/problems.ts'
import type { Located, ServerOption } from '../suite/suite.ts'
import type { DirectiveWarning } from '../warnings/warnings.ts'
import { type Assigned, type Assignment, assignmentsTo, identifiersOf, type Resolved, resolve } from './assignments.ts'
import { NESTED, type OtherLine, type Placed } from './containers.ts'
import type { ScannedText } from './fragments.ts'
import { shortened } from './hidden-texts.ts'
import { beginsStatement, endsStatement } from './outline.ts'
import { computeRdsFormula, isRdsFormula } from './rds-formulas.ts'
import type { SourceServer } from './read-source.ts'

/** A server that files configure, with what is known of its options. */
export interface ConfiguredServer {
  readonly at: string
  readonly file: string
  readonly line: number
  /** Those with {@link UNREAD_MARK} are unknown: values of other places, and lines that nobody can account for. */
  readonly options: readonly ServerOption[]
  readonly image: Located<string> | undefined
}

export interface Sides<T> {
  readonly before: T
  readonly after: T
}

/** Assignments of both sides to everything that the fragments of these servers refer to. */
export function assignmentsFor(
  servers: readonly SourceServer[],
  texts: Sides<readonly ScannedText[]>,
): Sides<ReadonlyMap<string, readonly Assignment[]>> {
  const names = new Set<string>()
  const add = (value: { readonly kind: string; readonly text?: string }) => {
    if (value.kind === 'reference') for (const name of identifiersOf(value.text ?? '')) names.add(name)
  }
  for (const { settings, image } of servers) {
    for (const { fragment } of settings) add(fragment.value)
    if (image !== undefined) add(image.fragment.value)
  }
  const found = { before: assignmentsTo(names, texts.before), after: assignmentsTo(names, texts.after) }
  // A value may be another name.
  for (const side of Object.values(found))
    for (const each of side.values())
      for (const { text, isLiteral } of each) if (!isLiteral) for (const name of identifiersOf(text)) names.add(name)
  return { before: assignmentsTo(names, texts.before), after: assignmentsTo(names, texts.after) }
}

/** Lines of other files that must be accounted for, and are not part of any server. */
export type Strays = Sides<readonly OtherLine[]>

interface Resolution extends SourceLine {
  readonly name: string
  readonly variable: string
  readonly group: string | undefined
  readonly value: Resolved
  readonly form: ServerOption['form']
  /** Blocks of code and statements of a template around it. */
  readonly around: string
}

/**
 * Both sides of one server. Values of a variable that changed count after those that did not, as they may stand in the
 * branches of a condition.
 *
 * @param memoryBytes memory of the production machines, for formulas of clouds; undefined: not known
 */
export function compareServers(
  servers: Sides<SourceServer | undefined>,
  assigned: Sides<ReadonlyMap<string, readonly Assignment[]>>,
  strays: Strays,
  memoryBytes: number | undefined,
): Sides<ConfiguredServer | undefined> & { readonly warnings: readonly DirectiveWarning[] } {
  const isNew = servers.before === undefined || servers.after === undefined
  const of = (side: keyof Sides<unknown>): Assigned => ({
    own: assigned[side],
    other: assigned[side === 'before' ? 'after' : 'before'],
  })
  const resolved = {
    before: settingsOf(servers.before, of('before'), memoryBytes),
    after: settingsOf(servers.after, of('after'), memoryBytes),
  }
  // A new server is compared with the defaults: all of it is new.
  const linesOf = (side: keyof Strays) => [...(isNew ? [] : (servers[side]?.others ?? [])), ...strays[side]]
  const lines = { before: linesOf('before'), after: linesOf('after') }
  const unaccounted = {
    before: withoutEnds(surplus(lines.before, lines.after)),
    after: withoutEnds(surplus(lines.after, lines.before)),
  }
  const side = (at: 'before' | 'after', other: 'before' | 'after'): ConfiguredServer | undefined => {
    const server = servers[at]
    const left = linesAsOptions(unaccounted[at])
    if (server === undefined && left.length === 0) return undefined
    const ordered = inOrder(resolved[at], resolved[other])
    const image = server?.image && imageOf(server.image, of(at))
    const place = server ?? servers[other]
    return {
      at: place?.at ?? '',
      file: place?.file ?? '',
      line: place?.line ?? 1,
      options: [
        ...(server?.exact ?? []),
        ...ordered,
        ...movedAmong(resolved[at], resolved[other], at === 'after'),
        ...(image?.kind === 'unknown' ? [image.option] : []),
        ...left,
      ],
      image: image?.kind === 'known' ? image.image : undefined,
    }
  }
  const isGone = ({ file, line }: OtherLine) =>
    !unaccounted.after.some((each) => each.file === file && each.line === line)
  const shown = [...unaccounted.after, ...unaccounted.before.filter(isGone)]
  return {
    before: side('before', 'after'),
    after: side('after', 'before'),
    warnings: [
      ...shown.slice(0, MOST_WARNINGS).map(({ key, file, line }): DirectiveWarning => {
        return { code: 'line-unaccounted', file, line, directive: quote(ownPart(key)).slice(1, -1) }
      }),
      ...storageOf(servers.after),
    ],
  }
}

/** Servers as they are, compared with nothing. */
export function configured(
  servers: readonly SourceServer[],
  texts: readonly ScannedText[],
  memoryBytes: number | undefined,
): ConfiguredServer[] {
  const assigned = assignmentsFor(servers, { before: [], after: texts })
  const none = { before: [], after: [] }
  return servers.flatMap(
    (after) => compareServers({ before: undefined, after }, assigned, none, memoryBytes).after ?? [],
  )
}

/** What a line says itself, without the line that it is nested in. */
function ownPart(key: string): string {
  const mark = key.lastIndexOf(NESTED)
  return mark < 0 ? key : key.slice(mark + NESTED.length)
}

function storageOf(server: SourceServer | undefined): DirectiveWarning[] {
  if (server?.image === undefined || !/aurora/i.test(server.image.fragment.line.text)) return []
  const { file, fragment } = server.image
  return [{ code: 'managed-storage', file, line: fragment.line.number, directive: 'Aurora' }]
}

const MOST_WARNINGS = 20

/** Variables that servers take under another name as options, or not at all. */
const OPTION_OF: Readonly<Record<string, string>> = { 'time-zone': 'default-time-zone' }
const NO_OPTION = /^(?:character-set-(?:client|connection|database|results)|collation-(?:connection|database))$/

function settingsOf(
  server: SourceServer | undefined,
  assigned: Assigned,
  memoryBytes: number | undefined,
): Resolution[] {
  return (server?.settings ?? []).map(({ fragment, file }): Resolution => {
    const { group, line, form, value } = fragment
    const name = form === 'key' ? (OPTION_OF[fragment.name] ?? fragment.name) : fragment.name
    const resolved = computed(resolve(value, assigned), memoryBytes)
    const isOfSessions = form === 'key' && NO_OPTION.test(name)
    const found: Resolved = isOfSessions ? { kind: 'unknown', text: 'text' in resolved ? resolved.text : '' } : resolved
    const place = found.kind === 'literal' ? found.place : undefined
    const variable = variableOf(variableForms(name).at(-1) ?? name)
    return {
      name,
      variable,
      group,
      value: found,
      form: form === 'option' ? undefined : form,
      around: `${line.condition}\n${/[{([]$/.test(line.parent?.text ?? '') ? line.parent?.text : ''}`,
      ...(place ?? { file, line: line.number }),
    }
  })
}

/** Formulas of Amazon RDS, if the memory of its machines is known. */
function computed(value: Resolved, memoryBytes: number | undefined): Resolved {
  if (value.kind !== 'literal' || !isRdsFormula(value.text)) return value
  const memory = memoryBytes === undefined ? undefined : BigInt(memoryBytes)
  const found = computeRdsFormula(value.text, { memory })
  return found === undefined ? { kind: 'unknown', text: value.text } : { ...value, text: String(found) }
}

const REFERENCE = /\$\{\{.*?\}\}|\$\{(?:[^{}]|\{[^{}]*\}|\$\{[^{}]*\})*\}|\{\{.*?\}\}|<%.*?%>|\$\w+/g

function imageOf(
  { fragment, file }: Placed,
  assigned: Assigned,
): { kind: 'known'; image: Located<string> } | { kind: 'unknown'; option: ServerOption } {
  const { value, line } = fragment
  const place = { file, line: line.number }
  if (value.kind === 'literal') return { kind: 'known', image: { value: value.text, ...place } }
  const written = value.kind === 'reference' ? value.text : ''
  // Often only its tag is a reference, or its name and its tag are one each.
  const references = written.match(REFERENCE) ?? [written]
  const found = references.map((text) => resolve({ kind: 'reference', text }, assigned))
  let whole = written
  for (const [index, each] of found.entries())
    if (each.kind === 'literal') whole = whole.replace(references[index] ?? '', () => each.text)
  if (!/[${}]/.test(whole) && found.every(({ kind }) => kind === 'literal')) {
    const [{ place: assignedAt } = {}] = found.flatMap((each) => (each.kind === 'literal' ? [each] : [])).reverse()
    return { kind: 'known', image: { value: whole, ...(assignedAt ?? place) } }
  }
  const unknown = found.flatMap((each, index) =>
    each.kind === 'unknown' && each.text !== references[index] ? [each.text] : [],
  )
  const text = shortened([written, ...unknown].join(' | '), MOST_SHOWN)
  return { kind: 'unknown', option: { name: `${UNREAD_MARK}image`, value: text, group: undefined, ...place } }
}

function keyOf({ name, group, value }: Resolution): string {
  return JSON.stringify([name, group, value.kind, value.kind === 'bare' ? '' : value.text])
}

/** Unchanged values of a variable before changed ones; of several changed ones the last, and the others are unknown. */
function inOrder(own: readonly Resolution[], other: readonly Resolution[]): ServerOption[] {
  const isChanged = changedAmong(own, other)
  const isChangedThere = changedAmong(other, own)
  const variables = new Set([...own.filter(isChanged), ...other.filter(isChangedThere)].map(({ variable }) => variable))
  const last = new Map(own.filter(isChanged).map((each) => [each.variable, each]))
  const first = own.filter((each) => !isChanged(each) || !variables.has(each.variable))
  const counts = new Map<string, number>()
  return [...first, ...own.filter((each) => !first.includes(each))].map((each) => {
    const addsUp = ROWS.get(each.variable)?.addsUp === true || each.variable === 'performance_schema_instrument'
    const meant = last.get(each.variable)
    const isOverridden =
      isChanged(each) && meant !== undefined && meant !== each && !addsUp && keyOf(meant) !== keyOf(each)
    const { name, value, group, form, file, line } = each
    if (value.kind !== 'unknown' && !isOverridden)
      return { name, value: value.kind === 'bare' ? undefined : value.text, group, file, line, ...(form && { form }) }
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    const text = value.kind === 'bare' ? undefined : shortened(value.text, MOST_SHOWN)
    return { name: `${UNREAD_MARK}${name}${nth === 1 ? '' : ` ${nth}`}`, value: text, group: undefined, file, line }
  })
}

function changedAmong(own: readonly Resolution[], other: readonly Resolution[]): (each: Resolution) => boolean {
  const left = new Map<string, number>()
  for (const each of other) left.set(keyOf(each), (left.get(keyOf(each)) ?? 0) + 1)
  const changed = new Set<Resolution>()
  for (const each of own) {
    const count = left.get(keyOf(each)) ?? 0
    if (count === 0) changed.add(each)
    else left.set(keyOf(each), count - 1)
  }
  return (each) => changed.has(each)
}

/**
 * Settings that moved between blocks which both sides have, or that this side repeats. Which server gets them depends on
 * the blocks, and nobody evaluates those.
 *
 * @param isNow whether `own` are the settings after the change, as a setting that moved is named there only
 */
function movedAmong(own: readonly Resolution[], other: readonly Resolution[], isNow: boolean): ServerOption[] {
  const there = Map.groupBy(other, keyOf)
  const stays = new Set([NOWHERE, ...other.map(({ around }) => around)])
  const here = new Set([NOWHERE, ...own.map(({ around }) => around)])
  return [...Map.groupBy(own, keyOf)].flatMap(([key, mine]) => {
    const theirs = (there.get(key) ?? []).map(({ around }) => around)
    if (theirs.length === 0 || theirs.length > mine.length || (theirs.length === mine.length && !isNow)) return []
    const left = [...theirs]
    const elsewhere = mine.filter(({ around }) => {
      const at = left.indexOf(around)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    const isMoved = ({ around }: Resolution) =>
      mine.length > theirs.length || stays.has(around) || left.some((each) => here.has(each))
    return elsewhere.filter(isMoved).map(({ name, value, file, line }, nth): ServerOption => {
      const text = value.kind === 'bare' ? 'on' : shortened(value.text, MOST_SHOWN)
      return {
        name: `${UNREAD_MARK}${name}${nth === 0 ? '' : ` ${nth + 1}`}`,
        value: `${text}, in another block`,
        ...{ group: undefined, file, line },
      }
    })
  })
}

const NOWHERE = '\n'

/** The end of a statement of a template comes and goes with its beginning, which is named already. */
function withoutEnds(lines: readonly OtherLine[]): readonly OtherLine[] {
  const isEnd = ({ key }: OtherLine) => endsStatement(ownPart(key))
  return lines.some((line) => beginsStatement(ownPart(line.key)) && !isEnd(line))
    ? lines.filter((line) => !isEnd(line))
    : lines
}

/** Lines that the other side does not have, each as often as it is missing there. */
export function surplus<Other extends OtherLine>(own: readonly Other[], other: readonly OtherLine[]): Other[] {
  const left = new Map<string, number>()
  for (const { key } of other) left.set(key, (left.get(key) ?? 0) + 1)
  return own.filter(({ key }) => {
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}

/** Characters of a line that are shown. */
const MOST_SHOWN = 500

function linesAsOptions(lines: readonly OtherLine[]): ServerOption[] {
  const counts = new Map<string, number>()
  return lines.map(({ key, file, line }) => {
    const own = ownPart(key)
    const label = /[A-Za-z_][\w.-]*/.exec(own)?.[0].slice(0, 60) ?? 'line'
    const nth = (counts.get(label) ?? 0) + 1
    counts.set(label, nth)
    return {
      name: `${UNREAD_MARK}${label}${nth === 1 ? '' : ` ${nth}`}`,
      value: shortened(own, MOST_SHOWN),
      group: undefined,
      file,
      line,
    }
  })
}
