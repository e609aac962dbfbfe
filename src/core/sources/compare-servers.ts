/** A server before and now as two lists of options: what changed counts, whatever stands around it. */

import { isUnread, type SourceLine, UNREAD_MARK } from '../names.ts'
import { variableForms, variableOf } from '../options/option-names.ts'
import { ROWS } from '../options/option-table.ts'
import { quote } from '../suite/problems.ts'
import type { Located, ServerOption } from '../suite/suite.ts'
import type { DirectiveWarning } from '../warnings/warnings.ts'
import { type Assigned, type Assignment, assignmentsTo, identifiersOf, type Resolved, resolve } from './assignments.ts'
import { NESTED, type OtherLine } from './containers.ts'
import type { ScannedText } from './fragments.ts'
import { shortened } from './hidden-texts.ts'
import { aroundOf } from './outline.ts'
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
  for (const { settings, image } of servers)
    for (const { fragment } of [...settings, ...(image === undefined ? [] : [image])])
      if (fragment.value.kind === 'reference')
        for (const name of identifiersOf(fragment.value.text ?? '')) names.add(name)
  const find = () => ({ before: assignmentsTo(names, texts.before), after: assignmentsTo(names, texts.after) })
  const { before, after } = find()
  const known = names.size
  // A value may be another name.
  for (const { text, isLiteral } of [...before.values(), ...after.values()].flat())
    if (!isLiteral) for (const name of identifiersOf(text)) names.add(name)
  return names.size === known ? { before, after } : find()
}

/** Lines of other files that must be accounted for, and are not part of any server. */
export type Strays = Sides<readonly OtherLine[]>

interface Resolution extends Omit<ServerOption, 'value' | 'form'> {
  readonly form: ServerOption['form']
  readonly variable: string
  readonly value: Resolved
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
    before: surplus(lines.before, lines.after, keyOfLine),
    after: surplus(lines.after, lines.before, keyOfLine),
  }
  const side = (at: 'before' | 'after', other: 'before' | 'after'): ConfiguredServer | undefined => {
    const server = servers[at]
    const left = unaccounted[at].map((line) => unread(labelOf(line), line.key, line))
    if (server === undefined && left.length === 0) return undefined
    const { file: from, fragment } = server?.image ?? {}
    const image = fragment && resolve(fragment.value, of(at))
    const written = { file: from ?? '', line: fragment?.line.number ?? 1 }
    const { file = '', line = 1, at: name = '' } = server ?? servers[other] ?? {}
    const options = [
      ...(server?.exact ?? []),
      ...inOrder(resolved[at], resolved[other]),
      ...movedAmong(resolved[at], resolved[other], [server, servers[other]], at === 'after'),
      ...(image?.kind === 'unknown' ? [unread('image', image.text, written)] : []),
      ...left,
    ]
    const isKnown = image?.kind === 'literal' && image.text !== undefined
    return {
      ...{ at: name, file, line, options: numbered(options) },
      image: isKnown ? { value: image.text ?? '', ...(image.place ?? written) } : undefined,
    }
  }
  const placeOf = ({ file, line }: OtherLine) => `${line} ${file}`
  const places = new Set(unaccounted.after.map(placeOf))
  const shown = [...unaccounted.after, ...unaccounted.before.filter((each) => !places.has(placeOf(each)))]
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

export function keyOfLine({ key }: OtherLine): string {
  return key
}

/** What a line says itself, without the line that it is nested in. */
function ownPart(key: string): string {
  const mark = key.lastIndexOf(NESTED)
  return mark < 0 ? key : key.slice(mark + NESTED.length)
}

function labelOf({ key }: OtherLine): string {
  return /[A-Za-z_][\w.-]*/.exec(ownPart(key))?.[0].slice(0, 60) ?? 'line'
}

function storageOf(server: SourceServer | undefined): DirectiveWarning[] {
  if (server?.image === undefined || !/aurora/i.test(server.image.fragment.line.text)) return []
  const { file, fragment } = server.image
  return [{ code: 'managed-storage', file, line: fragment.line.number, directive: 'Aurora' }]
}

const MOST_WARNINGS = 20
/** Characters of a line, or of an expression, that are shown. */
const MOST_SHOWN = 500

/** An option whose value nobody knows. */
function unread(name: string, text: string | undefined, { file, line }: SourceLine): ServerOption {
  const value = text === undefined ? undefined : shortened(text, MOST_SHOWN)
  return { name: `${UNREAD_MARK}${name}`, value, group: undefined, file, line }
}

/** Each unknown option under a name of its own. */
function numbered(options: readonly ServerOption[]): ServerOption[] {
  const counts = new Map<string, number>()
  return options.map((option) => {
    const count = (counts.get(option.name) ?? 0) + 1
    counts.set(option.name, count)
    return count === 1 || !isUnread(option) ? option : { ...option, name: `${option.name} ${count}` }
  })
}

/** Variables that servers take under another name as options, or not at all. */
const OPTION_OF: Readonly<Record<string, string>> = { 'time-zone': 'default-time-zone' }
const NO_OPTION = /^(?:character-set-(?:client|connection|database|results)|collation-(?:connection|database))$/

function settingsOf(
  server: SourceServer | undefined,
  assigned: Assigned,
  memoryBytes: number | undefined,
): Resolution[] {
  return (server?.settings ?? []).map(({ fragment, file }): Resolution => {
    const { line, form, value } = fragment
    const name = form === 'key' ? (OPTION_OF[fragment.name] ?? fragment.name) : fragment.name
    const found = computed(resolve(value, assigned), memoryBytes)
    const isOfSessions = form === 'key' && NO_OPTION.test(name)
    const { place = { file, line: line.number } } = found.kind === 'literal' ? found : {}
    return {
      name,
      variable: variableOf(variableForms(name).at(-1) ?? name),
      group: line.group,
      value: isOfSessions ? { kind: 'unknown', text: found.text ?? '' } : found,
      form: form === 'option' ? undefined : form,
      around: aroundOf(line),
      ...place,
    }
  })
}

/** Formulas of Amazon RDS, if the memory of its machines is known. */
function computed(value: Resolved, memoryBytes: number | undefined): Resolved {
  if (value.kind !== 'literal' || !isRdsFormula(value.text ?? '')) return value
  const found = computeRdsFormula(value.text ?? '', memoryBytes)
  return found === undefined ? { kind: 'unknown', text: value.text ?? '' } : { ...value, text: String(found) }
}

function keyOf({ name, group, value }: Resolution): string {
  return JSON.stringify([name, group, value.kind, value.text ?? null])
}

/** Unchanged values of a variable before changed ones; of several changed ones the last, and the others are unknown. */
function inOrder(own: readonly Resolution[], other: readonly Resolution[]): ServerOption[] {
  const changed = new Set(surplus(own, other, keyOf))
  const variables = new Set([...changed, ...surplus(other, own, keyOf)].map(({ variable }) => variable))
  const last = new Map([...changed].map((each) => [each.variable, each]))
  const first = own.filter((each) => !changed.has(each) || !variables.has(each.variable))
  return [...first, ...own.filter((each) => !first.includes(each))].map((each) => {
    const addsUp = ROWS.get(each.variable)?.addsUp === true || each.variable === 'performance_schema_instrument'
    const meant = last.get(each.variable) ?? each
    const isOverridden = changed.has(each) && !addsUp && keyOf(meant) !== keyOf(each)
    const { name, value, group, form, file, line } = each
    if (value.kind === 'unknown' || isOverridden) return unread(name, value.text, each)
    return { name, value: value.text, group, file, line, ...(form && { form }) }
  })
}

/**
 * Settings that moved between blocks which both sides have, or that this side repeats. Which server gets them depends on
 * the blocks, and nobody evaluates those.
 *
 * @param isNow whether `own` are the settings after the change, as a setting that moved is named there only
 */
function movedAmong(
  own: readonly Resolution[],
  other: readonly Resolution[],
  [here, there]: readonly (SourceServer | undefined)[],
  isNow: boolean,
): ServerOption[] {
  const byKey = Map.groupBy(other, keyOf)
  return [...Map.groupBy(own, keyOf)].flatMap(([key, mine]) => {
    const theirs = byKey.get(key) ?? []
    if (theirs.length === 0 || theirs.length > mine.length || (theirs.length === mine.length && !isNow)) return []
    const left = surplus(theirs, mine, ({ around }) => around)
    return surplus(mine, theirs, ({ around }) => around)
      .filter(
        ({ around }) =>
          mine.length > theirs.length ||
          there?.arounds.has(around) ||
          left.some((each) => here?.arounds.has(each.around)),
      )
      .map((each) => unread(each.name, `${shortened(each.value.text ?? 'on', MOST_SHOWN)}, in another block`, each))
  })
}

/** Those that the other side does not have, each as often as it is missing there. */
export function surplus<Item>(own: readonly Item[], other: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const left = new Map<string, number>()
  for (const each of other) left.set(keyOf(each), (left.get(keyOf(each)) ?? 0) + 1)
  return own.filter((each) => {
    const count = left.get(keyOf(each)) ?? 0
    left.set(keyOf(each), count - 1)
    return count <= 0
  })
}
