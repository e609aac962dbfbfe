/** Turns the facts of a server into its options and image, before and now, with names replaced by their values. */

import type { LineValue, SourceLine } from '../names.ts'
import { readOptionName } from '../setting/option-name.ts'
import { expressionOf, isExpression, type Setting, settingOf } from '../setting/setting.ts'
import { addsUp } from '../setting/value.ts'
import type { Fact } from './fact.ts'
import { limitsContainer, memoryLimitIn } from './machine-facts.ts'
import { computeRdsFormula, isRdsFormula } from './rds-formulas.ts'
import type { References } from './references.ts'
import { bothSides, type Side, type Sides, surplus } from './sides.ts'
import type { FactValue } from './values.ts'

/** A server that files configure. */
export interface ConfiguredServer extends SourceLine {
  /** With expressions for values that are unknown, and for what no test server can get. */
  readonly options: readonly Setting[]
  readonly image: LineValue<string> | undefined
  /** Bytes that its container may take; undefined: nothing limits it. */
  readonly memoryLimit?: LineValue<number> | undefined
}

/** What files say about a server on one side. */
export interface ServerFacts extends SourceLine {
  /** Options of option files, as the server reads them. */
  readonly exact: readonly Setting[]
  readonly facts: readonly Fact[]
}

/** A fact with its resolved value, at the line of the value. */
interface ResolvedFact extends SourceLine {
  readonly fact: Fact
  readonly name: string
  readonly value: FactValue
}

/** Variables that servers take under another name as options, or not at all. */
const OPTION_OF: Readonly<Record<string, string>> = { 'time-zone': 'default-time-zone' }
const NO_OPTION = /^(?:character-set-(?:client|connection|database|results)|collation-(?:connection|database))$/
/** Registry that the name of an image may leave out: with it and without, the image is the same. */
const USUAL_REGISTRY = /^(?:index\.)?docker\.io\/(?:library\/)?/

/** @param memoryBytes memory of the production machines, for formulas of clouds; undefined: not given */
export function configuredServers(
  servers: Sides<ServerFacts | undefined>,
  references: References,
  memoryBytes: number | undefined,
): Sides<ConfiguredServer | undefined> {
  const resolved = bothSides((side, other) => {
    const former = new Set(servers[other]?.facts.map(writtenKey))
    const facts = resolvedFacts(servers[side]?.facts ?? [], references, side, memoryBytes)
    // A new or changed fact stands at its own line, whatever its names stand for.
    return facts.map((each) =>
      former.has(writtenKey(each.fact)) ? each : { ...each, file: each.fact.file, line: each.fact.line },
    )
  })
  const settings = bothSides((side) => resolved[side].filter(({ fact }) => fact.kind === 'setting'))
  const machine = bothSides((side) => resolved[side].filter(({ fact }) => fact.kind === 'machine'))
  const images = imagesOf(bothSides((side) => resolved[side].filter(({ fact }) => fact.kind === 'image')))
  const values = bothSides((side) => [...settings[side], ...(images[side] === undefined ? [] : [images[side]])])
  // A new server is compared with the defaults: all of it is new.
  const isNew = servers.before === undefined || servers.after === undefined
  return bothSides((side, other): ConfiguredServer | undefined => {
    const server = servers[side]
    if (server === undefined) return undefined
    const { file, line } = server
    const image = images[side]
    const options = [
      ...server.exact,
      ...inOrder(settings[side], settings[other]),
      ...(image?.value.kind === 'expression' && !isNew ? [notMeasured('image', image)] : []),
      ...(isNew ? [] : surplus(machine[side], machine[other], keyOf)).map((each) => notMeasured(each.name, each)),
      ...(isNew ? [] : changedLiterals(values[side], values[other], references, side)),
    ]
    const memoryLimit = memoryLimitIn(server.facts)
    const named = image?.value.kind === 'literal' && image.value.text !== undefined
    return {
      ...{ file, line, options: numbered(options), memoryLimit },
      image: named ? { value: image.value.text ?? '', file: image.file, line: image.line } : undefined,
    }
  })
}

function writtenKey({ name, value, file }: Fact): string {
  return JSON.stringify([name, value.text, file])
}

function resolvedFacts(
  facts: readonly Fact[],
  references: References,
  side: Side,
  memoryBytes: number | undefined,
): ResolvedFact[] {
  const other = side === 'before' ? 'after' : 'before'
  return facts.flatMap((fact): ResolvedFact[] => {
    const { value: resolved, place } = references.resolve(fact.value, side, fact.file)
    // A name that gets its first value on the other side leaves the setting unset here.
    const there = resolved.kind === 'expression' ? references.resolve(fact.value, other, fact.file) : undefined
    if (fact.kind === 'setting' && there?.value.kind === 'literal' && there.literals.some(({ isNew }) => isNew))
      return []
    const name = fact.form === 'key' ? (OPTION_OF[fact.name] ?? fact.name) : fact.name
    const value = fact.kind === 'setting' ? computed(resolved, memoryBytes) : resolved
    const isNone = fact.form === 'key' && NO_OPTION.test(name)
    const { file, line } = place ?? fact
    return [{ fact, name, value: isNone ? { kind: 'expression', text: value.text } : value, file, line }]
  })
}

/** Computes formulas of Amazon RDS, if the memory of its machines is given. */
function computed(value: FactValue, memoryBytes: number | undefined): FactValue {
  if (value.kind !== 'literal' || !isRdsFormula(value.text ?? '')) return value
  const result = computeRdsFormula(value.text ?? '', memoryBytes)
  return result === undefined ? { kind: 'expression', text: value.text } : { kind: 'literal', text: String(result) }
}

/** The image of each side: the first literal that changed, else the first. */
function imagesOf(all: Sides<readonly ResolvedFact[]>): Sides<ResolvedFact | undefined> {
  const named = bothSides((side) => all[side].map((each) => ({ ...each, value: asImage(each.value) })))
  const changed = bothSides((side, other) => {
    const all = surplus(named[side], named[other], ({ value }) => imageText(value))
    return all.find(({ value }) => value.kind === 'literal') ?? all[0]
  })
  const areBoth = changed.before !== undefined && changed.after !== undefined
  const { before, after } = bothSides((side) => (areBoth ? changed[side] : named[side][0]))
  const isSame = before !== undefined && after !== undefined && imageText(before.value) === imageText(after.value)
  return { before: isSame ? { ...before, value: after.value } : before, after }
}

function imageText({ kind, text }: FactValue): string {
  return `${kind} ${text?.replace(USUAL_REGISTRY, '')}`
}

/** Versions of packages have parts that no tag of an image has, and Aurora has no image. */
function asImage(value: FactValue): FactValue {
  if (value.kind === 'expression' || value.text === undefined) return value
  if (/^mysql:.*aurora/i.test(value.text)) return { kind: 'expression', text: value.text }
  const text = value.text.replace(/^(mysql|mariadb):(?:\d+:)?(\d+(?:\.\d+)+)[+~].*$/, '$1:$2')
  return { ...value, text }
}

/**
 * Values that stayed, then those that changed, because these may stand in the branch of a condition. A value in the
 * place of an expression, or the other way round, is not measured: measuring would take the expression for the default.
 */
function inOrder(here: readonly ResolvedFact[], there: readonly ResolvedFact[]): Setting[] {
  const changed = new Set(surplus(here, there, keyOf))
  const others = Map.groupBy(surplus(there, here, keyOf), variableOf)
  const isReplaced = (each: ResolvedFact) =>
    changed.has(each) && others.get(variableOf(each))?.every(({ value }) => value.kind === 'expression') === true
  const last = new Map([...changed].map((each) => [variableOf(each), each]))
  return [...here.filter((each) => !changed.has(each)), ...changed].map((each) => {
    const { fact, name, value, file, line } = each
    const isOneOfMany = addsUp(readOptionName(name)) || variableOf(each) === 'performance_schema_instrument'
    const isOverridden = changed.has(each) && !isOneOfMany && keyOf(last.get(variableOf(each)) ?? each) !== keyOf(each)
    if (value.kind === 'expression' || isReplaced(each) || isOverridden) return notMeasured(name, each)
    const form = fact.form === 'option' ? {} : { form: fact.form }
    return settingOf({ name, text: value.text, group: fact.group, file, line, ...form })
  })
}

/** Changed values of names in an expression that itself stayed: what the server gets may have changed. */
function changedLiterals(
  here: readonly ResolvedFact[],
  there: readonly ResolvedFact[],
  references: References,
  side: Side,
): Setting[] {
  const changed = new Set(surplus(here, there, keyOf))
  const stayed = here.filter((each) => !changed.has(each))
  return stayed.flatMap(({ name, value, fact }) =>
    references
      .changedIn(value, side, fact.file)
      .map(({ text, file, line }) => notMeasured(name, { value: { kind: 'expression', text }, file, line })),
  )
}

function variableOf({ name }: ResolvedFact): string {
  return readOptionName(name).variable
}

function keyOf({ name, value, fact }: ResolvedFact): string {
  return JSON.stringify([readOptionName(name).option, fact.group, value.kind, value.text ?? null])
}

/** A setting that reports name, and that no test server gets. */
function notMeasured(name: string, { value, file, line }: Pick<ResolvedFact, 'value' | 'file' | 'line'>): Setting {
  return expressionOf(
    { name, text: value.text, group: undefined, file, line },
    limitsContainer(name) ? 'container' : undefined,
  )
}

/** Gives expressions distinct names: of two with one name only the later would remain. */
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
