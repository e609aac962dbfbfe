/** What of Performance Schema a scenario has switched on once it is set up, as far as its configuration tells. */
import { canonicalOptionName } from '../suite/option-file.ts'
import type { Product } from '../suite/option-groups.ts'
import type { Scenario, ServerOption } from '../suite/suite.ts'
import { classesOf, type InstrumentLevel, shippedLevel } from './instrument-classes.ts'
import { consumersOf, isEnabledByDefault, prefixOf } from './performance-schema.ts'
import { parseSetupStatement, touchesSetup } from './setup-statements.ts'

/** Consumers that are enabled, and the level of every class of instruments by its prefix. */
export interface Setup {
  readonly consumers: readonly string[]
  readonly levels: ReadonlyMap<string, InstrumentLevel>
}

/** Undefined where an option or a statement is not of a simple form, or holds for some servers only. */
export function setupOf(scenario: Scenario, product: Product): Setup | undefined {
  const [states, levels] = [consumerStates(scenario, product), instrumentLevels(scenario, product)]
  const isKnown = consumersOf(product).every((name) => states.has(name))
  if (!isKnown || levels === undefined) return undefined
  return { consumers: consumersOf(product).filter((name) => states.get(name)), levels }
}

/** Whether each consumer is enabled; those that are not known are left out. */
export function consumerStates({ options, sql }: Scenario, product: Product): ReadonlyMap<string, boolean> {
  const states = new Map(consumersOf(product).map((name) => [name, isEnabledByDefault(product, name)]))
  for (const option of options) {
    const [, dashed] = /^performance-schema-consumer-(.+)$/.exec(canonicalOptionName(option.name)) ?? []
    const name = dashed?.replaceAll('-', '_') ?? ''
    if (!states.has(name)) continue
    if (isForAll(option)) states.set(name, !/^(?:off|0|false)$/i.test(option.value ?? 'on'))
    else states.delete(name)
  }
  for (const { value } of sql) {
    const statement = parseSetupStatement(value, product)
    if (statement?.kind === 'consumers') for (const name of statement.names) states.set(name, statement.enabled)
    else if (statement === undefined && touchesSetup(value)) return new Map()
  }
  return states
}

function isForAll({ group }: ServerOption): boolean {
  return group === undefined || group === 'mysqld' || group === 'server'
}

interface LevelPattern {
  readonly prefix: string
  readonly level: InstrumentLevel
}

function instrumentLevels(
  { options, sql }: Scenario,
  product: Product,
): ReadonlyMap<string, InstrumentLevel> | undefined {
  const patterns = options
    .filter(({ name }) => canonicalOptionName(name) === 'performance-schema-instrument')
    .map((option) => (isForAll(option) ? patternOf(option.value ?? '') : undefined))
  const statements = sql
    .map(({ value }) => value)
    .filter(touchesSetup)
    .map((value) => patternIn(value, product))
  const all = [...patterns, ...statements.filter((statement) => statement !== null)]
  if (!all.every((pattern) => pattern !== undefined && isPlaced(pattern.prefix, product))) return undefined
  const startup = patterns.filter((pattern) => pattern !== undefined)
  const later = statements.filter((statement) => statement !== undefined && statement !== null)
  return new Map(
    classesOf(product).map((own) => {
      const matching = (some: readonly LevelPattern[]) => some.filter(({ prefix }) => own.prefix.startsWith(prefix))
      // At the start the longest pattern counts, of statements the last one.
      const longest = matching(startup).reduce<LevelPattern | undefined>(
        (best, pattern) => (best !== undefined && best.prefix.length > pattern.prefix.length ? best : pattern),
        undefined,
      )
      const level = (matching(later).at(-1) ?? longest)?.level
      return [own.prefix, level ?? shippedLevel(own, product)]
    }),
  )
}

/** Whether every class is either within the prefix or outside of it. */
function isPlaced(prefix: string, product: Product): boolean {
  return classesOf(product).every((own) => own.prefix.startsWith(prefix) || !prefix.startsWith(own.prefix))
}

function patternOf(value: string): LevelPattern | undefined {
  const [pattern = '', state = ''] = value.split('=')
  const prefix = prefixOf(pattern)
  const level = /^(?:on|true|1|yes)$/i.test(state) ? 'ON' : /^(?:off|false|0|no)$/i.test(state) ? 'OFF' : undefined
  const known = level ?? (/^counted$/i.test(state) ? 'COUNTED' : undefined)
  return prefix === undefined || known === undefined ? undefined : { prefix, level: known }
}

/** Null for a statement on consumers; undefined for one that is not understood. */
function patternIn(sql: string, product: Product): LevelPattern | null | undefined {
  const statement = parseSetupStatement(sql, product)
  if (statement?.kind === 'consumers') return null
  if (statement === undefined) return undefined
  const [, timed] = /timed`?\s*=\s*['"`]?(\w+)/i.exec(statement.assignments) ?? []
  if (!statement.enabled) return { prefix: statement.prefix, level: 'OFF' }
  // Without a word on it, what was timed before stays so.
  return timed === undefined ? undefined : { prefix: statement.prefix, level: /^no$/i.test(timed) ? 'COUNTED' : 'ON' }
}
