/** A server before and now as two lists of options: changes count, whatever stands around them. */

import type { LineValue, SourceLine } from '../names.ts'
import { quote } from '../problems.ts'
import { type OptionName, readOptionName } from '../setting/option-name.ts'
import { expressionOf, isExpression, type Setting, settingOf } from '../setting/setting.ts'
import { addsUp } from '../setting/value.ts'
import type { DirectiveWarning } from '../warnings/warnings.ts'
import {
  type AssignedSides,
  type Assignments,
  assignmentsTo,
  type Resolution,
  resolve,
  valuesShown,
} from './assignments.ts'
import { limitsContainer, memoryLimitIn } from './container-limits.ts'
import { type Fragment, type ScannedText, STARTERS } from './fragments.ts'
import { shortText } from './hidden-texts.ts'
import { chosenMap, identifiersOf } from './identifiers.ts'
import { aroundOf, type Line, type Outline } from './outline.ts'
import { computeRdsFormula, isRdsFormula } from './rds-formulas.ts'
import type { SourceServer } from './read-source.ts'
import { bothSides, type Side, type Sides, surplus } from './sides.ts'
import { type KeyedLine, NESTED, type Way } from './ways.ts'

/** A server that files configure. */
export interface ConfiguredServer {
  readonly at: string
  readonly file: string
  readonly line: number
  /** Expressions stand for values of other places, and for lines that nobody can account for. */
  readonly options: readonly Setting[]
  readonly image: LineValue<string> | undefined
  /** Bytes that its container may take; undefined: nothing limits it. */
  readonly memoryLimit?: LineValue<number> | undefined
}

/**
 * Assignments of both sides to everything that the fragments and ways of these servers refer to.
 *
 * @param texts that may assign to these names
 */
export function assignmentsFor(
  servers: readonly SourceServer[],
  texts: (names: ReadonlySet<string>, side: Side) => readonly Outline[],
): Sides<Assignments> {
  const [names, maps] = [new Set<string>(), new Set<string>()]
  const read = (expression: string) => {
    for (const name of identifiersOf(expression)) names.add(name)
    const map = chosenMap(expression.trim())
    if (map !== undefined) maps.add(map)
  }
  for (const { settings, images, ways } of servers) {
    for (const { value } of [...settings, ...images]) if (value.kind === 'reference') read(value.text ?? '')
    for (const way of ways) for (const name of way.names) names.add(name)
  }
  const assigned = bothSides((side) => assignmentsTo(names, maps, texts(names, side)))
  const count = names.size
  // A value may be another name.
  for (const { text, isLiteral } of [...assigned.before.values(), ...assigned.after.values()].flat())
    if (!isLiteral) read(text)
  return names.size === count ? assigned : bothSides((side) => assignmentsTo(names, maps, texts(names, side)))
}

/** Changed lines of files that are no part of any server. */
export type Strays = Sides<readonly KeyedLine[]>

export const NO_STRAYS: Strays = { before: [], after: [] }

/** A setting, with the value that the places give which it refers to. */
interface Entry extends PlacedValue, Pick<OptionName, 'bare' | 'variable'> {
  readonly name: string
  readonly group: string | undefined
  readonly form: Setting['form']
  readonly around: string
}

export interface ComparedServer {
  readonly servers: Sides<ConfiguredServer | undefined>
  readonly warnings: readonly DirectiveWarning[]
}

/**
 * Both sides of one server. Values of a variable that changed count after those that did not, because they may stand in
 * the branches of a condition.
 *
 * @param memoryBytes memory of the production machines, for formulas of clouds; undefined: not given
 */
export function compareServers(
  sources: Sides<SourceServer | undefined>,
  assigned: Sides<Assignments>,
  strays: Strays,
  memoryBytes: number | undefined,
): ComparedServer {
  const assignedSides = bothSides((side, other) => ({ here: assigned[side], there: assigned[other] }))
  const resolved = bothSides((side) => settingsOf(sources[side], assignedSides[side], memoryBytes))
  const settings = bothSides((side, other) => {
    const others = indexOf(resolved[other])
    return atChanges(resolved[side], resolved[other]).flatMap((each) => narrowed(each, others))
  })
  // A new server is compared with the defaults: all of it is new.
  const isNew = sources.before === undefined || sources.after === undefined
  // So are the ways of a file that it leads to on one side only.
  const allWays = bothSides((side, other) => {
    // The file itself may have another name on the other side.
    const isOfBoth = ({ file }: Way) => file === sources[side]?.file || sources[other]?.files.has(file) === true
    return resolvedWays(isNew ? [] : (sources[side]?.ways.filter(isOfBoth) ?? []), assignedSides[side])
  })
  const ways = bothSides((side, other) => atChanges(allWays[side], allWays[other]))
  const images = imagesOf(sources, assignedSides)
  const measured = bothSides((side) => {
    const values = [...settings[side], ...(images[side] === undefined ? [] : [images[side]])]
    return new Set(values.filter(({ value }) => value.kind === 'literal').map(addressOf))
  })
  // The value of a way is named where it is no value of a setting as well.
  const isNamed = (way: PlacedWay, side: Side) => way.values === '' || !measured[side].has(addressOf(way))
  const lines = bothSides((side, other): PlacedWay[] => [
    ...surplus(ways[side], ways[other], textOfWay).filter(
      (way) => isNamed(way, side) && isNews(way, ways[other], sources[other]),
    ),
    ...reordered(ways[side], ways[other]),
    ...strays[side].map((line) => ({ ...line, written: '', values: '', changed: undefined, isOrdered: false })),
  ])
  const servers = bothSides((side, other): ConfiguredServer | undefined => {
    const source = sources[side]
    if (source === undefined && lines[side].length === 0) return undefined
    const { at = '', file = '', line = 1 } = source ?? sources[other] ?? {}
    const image = images[side]
    const options = [
      ...(source?.exact ?? []),
      ...inOrder(settings[side], settings[other]),
      ...movedAmong(side, settings, sources),
      ...(image?.value.kind === 'unknown' && sources.before !== undefined
        ? [unread('image', image.value.text, image)]
        : []),
      ...lines[side].map((each) => unread(labelOf(each), each.values === '' ? each.key : textOfWay(each), each)),
    ]
    const memoryLimit = memoryLimitIn(source?.ways ?? [])
    return { at, file, line, options: numbered(options), image: image && literalOf(image), memoryLimit }
  })
  const addresses = new Set(lines.after.map(addressOf))
  const keys = new Set(lines.after.map(keyOfLine))
  const gone = lines.before.filter((each) => !addresses.has(addressOf(each)) && !keys.has(each.key))
  const strange = [...lines.after, ...gone]
  const shown = strange.filter((each) => !limitsContainer(labelOf(each)))
  const warnings = shown.slice(0, MOST_WARNINGS).map(({ key, kind, file, line }): DirectiveWarning => {
    const directive = `${quote(innermost(key)).slice(1, -1)} (${MEANINGS[kind]})`
    return { code: 'line-unaccounted', file, line, directive }
  })
  return { servers, warnings: [...warnings, ...storageOf(sources.after)] }
}

function addressOf({ file, line }: SourceLine): string {
  return `${line} ${file}`
}

/** What a line is, that is named. */
const MEANINGS: Readonly<Record<KeyedLine['kind'], string>> = {
  file: 'a file of the server',
  command: 'its command',
  environment: 'its environment',
  machine: 'its machine',
  choice: 'which values count',
  elsewhere: 'a setting of no server that is gated',
}

interface PlacedWay extends KeyedLine, Written {
  /** Values that it refers to; empty: none. */
  readonly values: string
  readonly isOrdered: boolean
  readonly within?: string | undefined
}

/** A condition without a setting on the other side may stand there all the same. */
function isNews({ within, key }: PlacedWay, others: readonly PlacedWay[], source: SourceServer | undefined): boolean {
  const isThere = within !== undefined && source?.arounds.has(within) === true
  return !isThere || others.some((other) => other.key === key)
}

function textOfWay({ key, values }: PlacedWay): string {
  return `${key} | ${values}`
}

/** Ways with the values that they refer to. */
function resolvedWays(ways: readonly Way[], assigned: AssignedSides): PlacedWay[] {
  return ways.map(({ names, ...way }) => {
    const { text, changed } = valuesShown(names, way.file, assigned)
    return { ...way, written: way.key, values: text, changed }
  })
}

/** Something that names refer to, at the place where it is written. */
interface Written extends SourceLine {
  readonly written: string
  /** The first place that gives it another value than on the other side. */
  readonly changed: SourceLine | undefined
}

/** What stays as it is written, and gets another value, is placed where that changed. */
function atChanges<Placed extends Written>(here: readonly Placed[], there: readonly Placed[]): Placed[] {
  const others = new Map(there.map((each) => [each.written, each]))
  return here.map((each) => {
    const other = others.get(each.written)
    const place = each.changed ?? other?.changed
    return other === undefined || place === undefined ? each : { ...each, file: place.file, line: place.line }
  })
}

/** The first of the ways that count in their order, where both sides have the same in another one. */
function reordered(here: readonly PlacedWay[], there: readonly PlacedWay[]): PlacedWay[] {
  const one = here.filter(({ isOrdered }) => isOrdered)
  const other = there.filter(({ isOrdered }) => isOrdered)
  if (surplus(one, other, keyOfLine).length + surplus(other, one, keyOfLine).length > 0) return []
  const moved = one.filter(({ key }, index) => key !== other[index]?.key)
  return moved.slice(0, 1).map((way) => ({ ...way, key: `order${NESTED}${way.key}` }))
}

/** What the name of an image may leave out. */
const USUAL_REGISTRY = /^(?:index\.)?docker\.io\/(?:library\/)?/

/** The image of each side: the first that changed, else the likeliest. */
function imagesOf(
  sources: Sides<SourceServer | undefined>,
  assigned: Sides<AssignedSides>,
): Sides<PlacedValue | undefined> {
  const all = bothSides((side) =>
    (sources[side]?.images ?? []).map((image) =>
      placed(asImage(resolve(image.value, image.file, assigned[side])), image),
    ),
  )
  const images = bothSides((side, other) => atChanges(all[side], all[other]))
  const textOf = ({ value }: PlacedValue) => JSON.stringify([value.kind, value.text?.replace(USUAL_REGISTRY, '')])
  const changed = bothSides((side, other) => {
    const values = surplus(images[side], images[other], textOf)
    return values.find(({ value }) => value.kind === 'literal') ?? values[0]
  })
  const areBoth = changed.before !== undefined && changed.after !== undefined
  const { before, after } = bothSides((side) => (areBoth ? changed[side] : images[side][0]))
  const isSame = before !== undefined && after !== undefined && textOf(before) === textOf(after)
  return { before: isSame ? { ...before, value: after.value } : before, after }
}

/** Versions of packages have parts that no tag of an image has, and Aurora has no image. */
function asImage(value: Resolution): Resolution {
  if (value.kind === 'unknown' || value.text === undefined) return value
  if (/^mysql:.*aurora/.test(value.text)) return { kind: 'unknown', text: value.text }
  return { ...value, text: value.text.replace(/^(mysql|mariadb):(?:\d+:)?(\d+(?:\.\d+)+)[+~].*$/, '$1:$2') }
}

/** Servers as they are, compared with nothing. */
export function configured(
  servers: readonly SourceServer[],
  texts: readonly ScannedText[],
  memoryBytes: number | undefined,
): ConfiguredServer[] {
  const assigned = assignmentsFor(servers, (_, side) => (side === 'after' ? texts : []))
  return servers.flatMap(
    (after) => compareServers({ before: undefined, after }, assigned, NO_STRAYS, memoryBytes).servers.after ?? [],
  )
}

export function keyOfLine({ key }: KeyedLine): string {
  return key
}

/** The line itself, without the line that it is nested in. */
function innermost(key: string): string {
  const mark = key.lastIndexOf(NESTED)
  return mark < 0 ? key : key.slice(mark + NESTED.length)
}

function labelOf({ key }: KeyedLine): string {
  return /[A-Za-z_][\w.-]*/.exec(innermost(key))?.[0].slice(0, 60) ?? 'line'
}

/** A value, and the place that gives it. */
interface PlacedValue extends Written {
  readonly value: Resolution
}

function placed(value: Resolution, { name, value: own, file, line }: Fragment): PlacedValue {
  const changed = value.kind === 'literal' ? value.place : value.changed
  return { value, written: `${name} ${own.text}`, changed, file, line: line.number }
}

function literalOf({ value, file, line }: PlacedValue): LineValue<string> | undefined {
  return value.kind === 'unknown' || value.text === undefined ? undefined : { value: value.text, file, line }
}

function storageOf(server: SourceServer | undefined): DirectiveWarning[] {
  const [image] = server?.images ?? []
  if (image === undefined || !/aurora/i.test(image.line.text)) return []
  const { file, line } = image
  return [{ code: 'managed-storage', file, line: line.number, directive: 'Aurora' }]
}

const MOST_WARNINGS = 20
/** Characters of a line, or of an expression, that are shown. */
const MOST_SHOWN = 500

/** An option whose value nobody can read. */
function unread(name: string, text: string | undefined, { file, line }: SourceLine): Setting {
  const written = { name, text: text && shortText(text, MOST_SHOWN), group: undefined, file, line }
  return expressionOf(written, limitsContainer(name) ? 'container' : 'not-applied')
}

/** Gives unread options distinct names. */
function numbered(options: readonly Setting[]): Setting[] {
  const counts = new Map<string, number>()
  return options.map((option) => {
    if (!isExpression(option)) return option
    const count = (counts.get(option.name) ?? 0) + 1
    counts.set(option.name, count)
    return count === 1
      ? option
      : { ...expressionOf({ ...option, name: `${option.name} ${count}` }), value: option.value }
  })
}

/** Variables that servers take under another name as options, or not at all. */
const OPTION_OF: Readonly<Record<string, string>> = { 'time-zone': 'default-time-zone' }
const NO_OPTION = /^(?:character-set-(?:client|connection|database|results)|collation-(?:connection|database))$/

function settingsOf(
  server: SourceServer | undefined,
  assigned: AssignedSides,
  memoryBytes: number | undefined,
): Entry[] {
  return (server?.settings ?? []).map((fragment): Entry => {
    const { form, line: fragmentLine } = fragment
    const isKey = form === 'key'
    const name = isKey ? (OPTION_OF[fragment.name] ?? fragment.name) : fragment.name
    const value = computed(resolve(fragment.value, fragment.file, assigned), memoryBytes)
    return {
      ...placed(value, fragment),
      name,
      ...readOptionName(name),
      // The starter of a server hands its options on.
      group: STARTERS.test(fragmentLine.group ?? '') ? undefined : fragmentLine.group,
      value: isKey && NO_OPTION.test(name) ? { kind: 'unknown', text: value.text ?? '' } : value,
      form: form === 'option' ? undefined : form,
      around: aroundOf(isOfCommand(fragmentLine.parent) ? fragmentLine.parent : fragmentLine),
    }
  })
}

/** Whether a line only begins a command, whose flags stand below it: as well they could stand on the line. */
function isOfCommand(line: Line | undefined): line is Line {
  return /^["']?(?:command|args|cmd|entrypoint)["']?\s*:\s*(?:[[|>][-+]?)?$/i.test(line?.text ?? '')
}

/** Settings of the other side by their variables: a file may have tens of thousands. */
interface IndexedSettings {
  readonly first: ReadonlyMap<string, Entry>
  readonly lastLiteral: ReadonlyMap<string, Entry>
  /** These two by the variable and its spelling in the file. */
  readonly firstWritten: ReadonlyMap<string, Entry>
  readonly literalWritten: ReadonlySet<string>
}

function indexOf(settings: readonly Entry[]): IndexedSettings {
  const literals = settings.filter(({ value }) => value.kind === 'literal')
  const backwards = settings.toReversed()
  return {
    first: new Map(backwards.map((each) => [each.variable, each])),
    lastLiteral: new Map(literals.map((each) => [each.variable, each])),
    firstWritten: new Map(backwards.map((each) => [writtenKey(each), each])),
    literalWritten: new Set(literals.map(writtenKey)),
  }
}

function writtenKey({ variable, written }: Entry): string {
  return JSON.stringify([variable, written])
}

/**
 * The one of several values that count which the server did not have before: others are no change. None, if the name that
 * it reads gets a value on the other side only.
 */
function narrowed(setting: Entry, others: IndexedSettings): Entry | [] {
  const { value, variable } = setting
  const key = writtenKey(setting)
  if (value.kind === 'unknown' && value.isUnset === true) return others.literalWritten.has(key) ? [] : setting
  const branch = changedBranch(setting, others.firstWritten.get(key) ?? others.first.get(variable))
  if (branch !== undefined) return { ...setting, value: { kind: 'literal', text: branch } }
  const former = others.lastLiteral.get(variable)?.value
  if (value.kind !== 'unknown' || value.choices === undefined || former === undefined) return setting
  const [first = value.choices[0], ...further] = value.choices.filter(({ text }) => text !== former.text)
  if (first === undefined || further.some(({ text }) => text !== first.text)) return setting
  const { text, file, line } = first
  return { ...setting, value: { kind: 'literal', text }, file, line }
}

/** A literal, and two of them between which a condition decides. */
const LITERAL = String.raw`(?:"[\w.-]*"|'[\w.-]*'|\d[\w.]*|true|false)`
const CONDITIONS = [
  new RegExp(`\\?\\s*(${LITERAL})\\s*:\\s*(${LITERAL})`),
  new RegExp(`(${LITERAL})\\s+if\\s[^{}]*\\selse\\s+(${LITERAL})`),
]

/** The value of the only branch of a condition that is another one than on the other side; undefined if there is none. */
function changedBranch({ value }: Entry, other: Entry | undefined): string | undefined {
  if (value.kind !== 'unknown' || other?.value.kind !== 'unknown') return undefined
  const branchesOf = (text: string) => CONDITIONS.flatMap((condition) => condition.exec(text)?.slice(1) ?? [])
  const formers = branchesOf(other.value.text)
  const changed = branchesOf(value.text).filter(
    (text, index) => formers[index] !== undefined && formers[index] !== text,
  )
  return changed.length === 1 ? changed[0]?.replaceAll(/["']/g, '') : undefined
}

/** Computes formulas of Amazon RDS, if the memory of its machines is given. */
function computed(value: Resolution, memoryBytes: number | undefined): Resolution {
  if (value.kind !== 'literal' || !isRdsFormula(value.text ?? '')) return value
  const result = computeRdsFormula(value.text ?? '', memoryBytes)
  return result === undefined ? { kind: 'unknown', text: value.text ?? '' } : { ...value, text: String(result) }
}

function keyOf({ name, group, value }: Entry): string {
  return JSON.stringify([name, group, value.kind, value.text ?? null])
}

function placeOf(setting: Entry): string {
  return `${setting.around} ${setting.form === 'key'} ${keyOf(setting)}`
}

/** Settings that the other side lacks: what stayed where it was is no change, then what only moved. */
function changedAmong(here: readonly Entry[], there: readonly Entry[]): Entry[] {
  return surplus(surplus(here, there, placeOf), surplus(there, here, placeOf), keyOf)
}

/**
 * Unchanged values of a variable, then changed ones. Of several changed ones the last counts, and the others are unread. A value is
 * unread too if the other side has an expression in its place, because measuring would take the expression for the default.
 */
function inOrder(here: readonly Entry[], there: readonly Entry[]): Setting[] {
  const changed = new Set(changedAmong(here, there))
  const others = Map.groupBy(changedAmong(there, here), ({ variable }) => variable)
  const variables = new Set([...[...changed].map(({ variable }) => variable), ...others.keys()])
  const isReplaced = (each: Entry) =>
    changed.has(each) && others.get(each.variable)?.every(({ value }) => value.kind === 'unknown') === true
  const last = new Map([...changed].map((each) => [each.variable, each]))
  const comesFirst = (each: Entry) => !changed.has(each) || !variables.has(each.variable)
  return [...here.filter(comesFirst), ...here.filter((each) => !comesFirst(each))].map((each) => {
    const isOneOfMany = addsUp(each) || each.variable === 'performance_schema_instrument'
    const isOverridden = changed.has(each) && !isOneOfMany && keyOf(last.get(each.variable) ?? each) !== keyOf(each)
    const { name, value, group, form, file, line } = each
    if (value.kind === 'unknown' || isOverridden || isReplaced(each)) return unread(name, value.text, each)
    return settingOf({ name, text: value.text, group, file, line, ...(form && { form }) })
  })
}

/**
 * Settings that moved between blocks which both sides have, or became flags, or that this side repeats. Which server gets
 * them depends on the blocks, and nobody evaluates those. A setting that moved is listed after the change only.
 */
function movedAmong(
  side: Side,
  settings: Sides<readonly Entry[]>,
  sources: Sides<SourceServer | undefined>,
): Setting[] {
  const other = side === 'before' ? 'after' : 'before'
  const [here, there] = [settings[side], settings[other]]
  const changed = new Set(changedAmong(here, there))
  const replaced = new Set(changedAmong(there, here).map(({ variable }) => variable))
  const keys = new Set(there.map(keyOf))
  const places = new Set(there.map(placeOf))
  const isRepeated = (each: Entry) =>
    changed.has(each) && keys.has(keyOf(each)) && !places.has(placeOf(each)) && !replaced.has(each.variable)
  const left = Map.groupBy(surplus(there, here, placeOf), keyOf)
  const hasMoved = (each: Entry) => {
    const former = changed.has(each) ? [] : (left.get(keyOf(each)) ?? [])
    const isLeft = former.some(({ around }) => sources[side]?.arounds.has(around))
    const isOtherForm = former.length > 0 && former.every(({ form }) => (form === 'key') !== (each.form === 'key'))
    return isOtherForm || isLeft || (former.length > 0 && sources[other]?.arounds.has(each.around) === true)
  }
  return surplus(here, there, placeOf)
    .filter((each) => isRepeated(each) || (side === 'after' && hasMoved(each)))
    .map((each) => unread(each.name, `${shortText(each.value.text ?? 'on', MOST_SHOWN)}, in another block`, each))
}
