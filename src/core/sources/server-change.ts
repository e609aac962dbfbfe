/**
 * Turns the facts of a server into its options and image before and after a change. References such as `${POOL_SIZE}`
 * are replaced by their values.
 */

import { words } from '../lists.ts'
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

export interface ConfiguredServer extends SourceLine {
  /**
   * Options of the server. Among them are expressions, which no test server can get: settings whose value is unknown,
   * and other lines, such as the size of a machine.
   */
  readonly options: readonly Setting[]
  readonly image: LineValue<string> | undefined
  /** Maximum bytes of the server's container; undefined: nothing limits it. */
  readonly memoryLimit?: LineValue<number> | undefined
}

/** What files say about a server on one side of a change. */
export interface ServerFacts extends SourceLine {
  /** Options of option files, as the server reads them. */
  readonly exact: readonly Setting[]
  /** Facts in the order of the file, because later settings override earlier ones. */
  readonly facts: readonly Fact[]
}

/** A fact with its resolved value, and the line of that value. */
interface ResolvedFact extends SourceLine {
  readonly fact: Fact
  readonly name: string
  readonly value: FactValue
}

/** Names of options that set a variable of another name. Variables in NO_OPTION have no option at all. */
const OPTION_OF: Readonly<Record<string, string>> = { 'time-zone': 'default-time-zone' }
const NO_OPTION = words(
  'character-set-client character-set-connection character-set-database character-set-results collation-connection ' +
    'collation-database',
)
/** Matches Docker's usual registry. An image's name with it and one without it mean the same image. */
const USUAL_REGISTRY = /^(?:index\.)?docker\.io\/(?:library\/)?/

/**
 * Reads the configuration of a server on both sides, so that they can be compared.
 *
 * @param memoryBytes memory of the production machines, for formulas of Amazon RDS; undefined: not given
 */
export function configuredServers(
  servers: Sides<ServerFacts | undefined>,
  references: References,
  memoryBytes: number | undefined,
): Sides<ConfiguredServer | undefined> {
  const resolved = bothSides((side, other) => {
    const former = new Set(servers[other]?.facts.map(writtenKey))
    const facts = resolvedFacts(servers[side]?.facts ?? [], references, side, memoryBytes)
    // A new or changed fact is reported at its own line, even if its value comes from another line that changed.
    return facts.map((each) =>
      former.has(writtenKey(each.fact)) ? each : { ...each, file: each.fact.file, line: each.fact.line },
    )
  })
  const ofKind = (kind: Fact['kind']) => bothSides((side) => resolved[side].filter(({ fact }) => fact.kind === kind))
  const settings = ofKind('setting')
  const machine = ofKind('machine')
  const images = imagesOf(ofKind('image'))
  const values = bothSides((side) => [...settings[side], ...(images[side] === undefined ? [] : [images[side]])])
  // A server that only one side has is compared with the defaults. All its lines are new, so the size of its machine is
  // no change.
  const isNew = servers.before === undefined || servers.after === undefined
  return bothSides((side, other): ConfiguredServer | undefined => {
    const server = servers[side]
    if (server === undefined) return undefined
    const { file, line } = server
    const image = images[side]
    const unmeasured = isNew
      ? []
      : [
          ...(image?.value.kind === 'expression' ? [notMeasured('image', image)] : []),
          ...surplus(machine[side], machine[other], keyOf).map((each) => notMeasured(each.name, each)),
          ...changedLiterals(values[side], values[other], references, side),
        ]
    const options = numbered([...server.exact, ...inOrder(settings[side], settings[other]), ...unmeasured])
    const named = image?.value.kind === 'literal' ? image.value.text : undefined
    return {
      ...{ file, line, options, memoryLimit: memoryLimitIn(server.facts) },
      image: image && named !== undefined ? { value: named, file: image.file, line: image.line } : undefined,
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
    // A name in the value may have a literal only on the other side. Then this side does not set the setting.
    const there = resolved.kind === 'expression' ? references.resolve(fact.value, other, fact.file) : undefined
    if (fact.kind === 'setting' && there?.value.kind === 'literal' && there.literals.some(({ isNew }) => isNew))
      return []
    const name = fact.form === 'key' ? (OPTION_OF[fact.name] ?? fact.name) : fact.name
    const isNone = fact.form === 'key' && NO_OPTION.has(name)
    const value = fact.kind === 'setting' ? computed(resolved, memoryBytes) : resolved
    const { file, line } = place ?? fact
    return [{ fact, name, value: isNone ? { kind: 'expression', text: value.text } : value, file, line }]
  })
}

/** Computes a formula of Amazon RDS. Without the memory of its machines, the value stays unknown. */
function computed(value: FactValue, memoryBytes: number | undefined): FactValue {
  if (value.kind !== 'literal' || !isRdsFormula(value.text ?? '')) return value
  const result = computeRdsFormula(value.text ?? '', memoryBytes)
  return result === undefined ? { kind: 'expression', text: value.text } : { kind: 'literal', text: String(result) }
}

/** The image of each side: the first changed literal, else the first changed expression, else the first image. */
function imagesOf(all: Sides<readonly ResolvedFact[]>): Sides<ResolvedFact | undefined> {
  const named = bothSides((side) => all[side].map((each) => ({ ...each, value: asImage(each.value) })))
  const changed = bothSides((side, other) => {
    const changes = surplus(named[side], named[other], ({ value }) => imageText(value))
    return changes.find(({ value }) => value.kind === 'literal') ?? changes[0]
  })
  const areBoth = changed.before !== undefined && changed.after !== undefined
  const { before, after } = bothSides((side) => (areBoth ? changed[side] : named[side][0]))
  const isSame = before !== undefined && after !== undefined && imageText(before.value) === imageText(after.value)
  return { before: isSame ? { ...before, value: after.value } : before, after }
}

function imageText({ kind, text }: FactValue): string {
  return `${kind} ${text?.replace(USUAL_REGISTRY, '')}`
}

/** Cuts off suffixes that only packages have, such as `+deb12`. Aurora is an expression, because no image has it. */
function asImage(value: FactValue): FactValue {
  if (value.kind === 'expression' || value.text === undefined) return value
  return { ...value, text: value.text.replace(/^(mysql|mariadb):(?:\d+:)?(\d+(?:\.\d+)+)[+~].*$/, '$1:$2') }
}

/**
 * Puts unchanged values first and changed values last, because the server takes the last one. In the file a changed
 * value may come before an unchanged one, in another branch of a condition. A change from an expression to a value, or
 * back, is not measured, because the test server would run with the default in place of the expression.
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

/**
 * Changed values of names in expressions that stayed the same, because the server's own value may have changed with
 * them.
 */
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

/** Makes an option that reports list as not measured, because no test server can get it. */
function notMeasured(name: string, { value, file, line }: Pick<ResolvedFact, 'value' | 'file' | 'line'>): Setting {
  return expressionOf(
    { name, text: value.text, group: undefined, file, line },
    limitsContainer(name) ? 'container' : undefined,
  )
}

/** Gives expressions distinct names, because of several with one name only the last would remain. */
function numbered(options: readonly Setting[]): Setting[] {
  const counts = new Map<string, number>()
  return options.map((option) => {
    if (!isExpression(option)) return option
    const count = (counts.get(option.name) ?? 0) + 1
    counts.set(option.name, count)
    if (count === 1) return option
    return { ...expressionOf({ ...option, name: `${option.name} ${count}` }), value: option.value }
  })
}
