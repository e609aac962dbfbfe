/** The parts of Performance Schema that a scenario switches on at setup, as far as its configuration tells. */

import type { InstrumentLevel, ServerVersion } from '../families/family.ts'
import { canonicalOptionName } from '../suite/option-file.ts'
import type { Scenario, ServerOption } from '../suite/suite.ts'
import { classesOf, consumersOf, isEnabledByDefault, prefixOf, shippedLevel } from './performance-schema.ts'

/** Consumers that are enabled, and the level of every class of instruments by its prefix. */
export interface Setup {
  readonly consumers: readonly string[]
  readonly levels: ReadonlyMap<string, InstrumentLevel>
}

/** Undefined if an option or a statement is not of a simple form, or holds for some servers only. */
export function setupOf(scenario: Scenario, server: ServerVersion): Setup | undefined {
  const [states, levels] = [consumerStates(scenario, server), instrumentLevels(scenario, server)]
  const isKnown = consumersOf(server).every((name) => states.has(name))
  if (!isKnown || levels === undefined) return undefined
  return { consumers: consumersOf(server).filter((name) => states.get(name)), levels }
}

/** Whether each consumer is enabled; unknown ones are left out. */
export function consumerStates({ options, sql }: Scenario, server: ServerVersion): ReadonlyMap<string, boolean> {
  const states = new Map(consumersOf(server).map((name) => [name, isEnabledByDefault(server, name)]))
  for (const option of options) {
    const [, dashed] = /^performance-schema-consumer-(.+)$/.exec(canonicalOptionName(option.name)) ?? []
    const name = dashed?.replaceAll('-', '_') ?? ''
    if (!states.has(name)) continue
    if (isForAll(option)) states.set(name, !/^(?:off|0|false)$/i.test(option.value ?? 'on'))
    else states.delete(name)
  }
  for (const { value } of sql) {
    const statement = parseSetupStatement(value, server)
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
  server: ServerVersion,
): ReadonlyMap<string, InstrumentLevel> | undefined {
  const patterns = options
    .filter(({ name }) => canonicalOptionName(name) === 'performance-schema-instrument')
    .map((option) => (isForAll(option) ? patternInOption(option.value ?? '') : undefined))
  const statements = sql
    .map(({ value }) => value)
    .filter(touchesSetup)
    .map((value) => patternIn(value, server))
  const all = [...patterns, ...statements.filter((statement) => statement !== null)]
  if (!all.every((pattern) => pattern !== undefined && isPlaced(pattern.prefix, server))) return undefined
  const startup = patterns.filter((pattern) => pattern !== undefined)
  const later = statements.filter((statement) => statement !== undefined && statement !== null)
  return new Map(
    classesOf(server).map((own) => {
      const matching = (some: readonly LevelPattern[]) => some.filter(({ prefix }) => own.prefix.startsWith(prefix))
      // At the start the longest pattern counts, of statements the last one.
      const longest = matching(startup).reduce<LevelPattern | undefined>(
        (best, pattern) => (best !== undefined && best.prefix.length > pattern.prefix.length ? best : pattern),
        undefined,
      )
      const level = (matching(later).at(-1) ?? longest)?.level
      return [own.prefix, level ?? shippedLevel(own, server)]
    }),
  )
}

/** Whether every class is either within the prefix or outside it. */
function isPlaced(prefix: string, server: ServerVersion): boolean {
  return classesOf(server).every((own) => own.prefix.startsWith(prefix) || !prefix.startsWith(own.prefix))
}

function patternInOption(value: string): LevelPattern | undefined {
  const [pattern = '', state = ''] = value.split('=')
  const prefix = prefixOf(pattern)
  const level = /^(?:on|true|1|yes)$/i.test(state) ? 'ON' : /^(?:off|false|0|no)$/i.test(state) ? 'OFF' : undefined
  const known = level ?? (/^counted$/i.test(state) ? 'COUNTED' : undefined)
  return prefix === undefined || known === undefined ? undefined : { prefix, level: known }
}

/** Null for a statement on consumers; undefined for one that is not understood. */
function patternIn(sql: string, server: ServerVersion): LevelPattern | null | undefined {
  const statement = parseSetupStatement(sql, server)
  if (statement?.kind === 'consumers') return null
  if (statement === undefined) return undefined
  const [, timed] = /timed`?\s*=\s*['"`]?(\w+)/i.exec(statement.assignments) ?? []
  if (!statement.enabled) return { prefix: statement.prefix, level: 'OFF' }
  // Without TIMED, the earlier timing stays.
  return timed === undefined ? undefined : { prefix: statement.prefix, level: /^no$/i.test(timed) ? 'COUNTED' : 'ON' }
}

export type SetupStatement =
  /** Consumers by name, among those that the server has. */
  | { readonly kind: 'consumers'; readonly names: readonly string[]; readonly enabled: boolean }
  | {
      readonly kind: 'instruments'
      readonly prefix: string
      readonly enabled: boolean
      /** The text between SET and WHERE. */
      readonly assignments: string
    }

const UPDATE =
  /^\s*update\s+`?performance_schema`?\s*\.\s*`?setup_(consumers|instruments)`?\s+set\s+(.+?)(?:\s+where\s+`?name`?\s*(=|\blike\b|\bin\b)\s*(.+?))?\s*;?\s*$/is
const ASSIGNMENT = /^\s*`?(enabled|timed)`?\s*=\s*(?:(['"])(yes|no)\2|`?enabled`?)\s*$/i
const QUOTED = /^(['"])((?:(?!\1)[^\\]|\\[%_])*)\1$/
/** Any statement that changes the collected data, simple or not. */
const TOUCHES = /performance_schema`?\s*\.\s*`?setup_(consumers|instruments)/i

/** Undefined if the statement does something else, or has another form. */
export function parseSetupStatement(sql: string, server: ServerVersion): SetupStatement | undefined {
  const [, table, assignments = '', operator, operand = ''] = UPDATE.exec(sql) ?? []
  if (table === undefined) return undefined
  const values = new Map(assignments.split(',').map(readAssignment))
  const enabled = values.get('enabled')
  if (enabled === undefined || values.has(undefined)) return undefined
  const isConsumers = table.toLowerCase() === 'consumers'
  if (isConsumers && values.has('timed')) return undefined
  const patterns = readPatterns(operator?.toLowerCase(), operand)
  if (patterns === undefined) return undefined
  if (isConsumers) {
    const names = consumersOf(server).filter((name) => patterns.some((pattern) => likePattern(pattern).test(name)))
    return { kind: 'consumers', names, enabled: enabled === 'yes' }
  }
  const [pattern = '', ...more] = patterns
  const prefix = operator === undefined || operator.toLowerCase() === 'like' ? prefixOf(unescaped(pattern)) : undefined
  if (prefix === undefined || more.length > 0) return undefined
  return { kind: 'instruments', prefix, enabled: enabled === 'yes', assignments: assignments.trim() }
}

/** Whether the statement may change what Performance Schema collects. */
export function touchesSetup(sql: string): boolean {
  return TOUCHES.test(sql)
}

/** Column and value in lower case; `timed = enabled` is left to the server. */
function readAssignment(text: string): [string | undefined, string | undefined] {
  const [, column, , value] = ASSIGNMENT.exec(text) ?? []
  const name = column?.toLowerCase()
  return name === 'enabled' && value === undefined ? [undefined, undefined] : [name, value?.toLowerCase()]
}

/** Names as patterns of LIKE; undefined if they are not plain text. */
function readPatterns(operator: string | undefined, operand: string): string[] | undefined {
  if (operator === undefined) return ['%']
  const list = operator === 'in' ? /^\((.*)\)$/s.exec(operand)?.[1]?.split(',') : [operand]
  const texts = list?.map((item) => QUOTED.exec(item.trim())?.[2])
  if (texts === undefined || texts.some((text) => text === undefined)) return undefined
  const known = texts.filter((text) => text !== undefined)
  return operator === 'like' ? known : known.map((text) => text.replaceAll(/[%_]/g, '\\$&'))
}

/** Matches as LIKE does. */
export function likePattern(pattern: string): RegExp {
  const parts = [...pattern.matchAll(/\\?./gs)].map(([part]) => {
    if (part === '%') return '.*'
    return part === '_' ? '.' : part.replace(/^\\/, '').replaceAll(/[^\w]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`, 'is')
}

function unescaped(pattern: string): string {
  return pattern.replaceAll('\\_', '_')
}
