/** The parts of Performance Schema that a scenario switches on at setup, as far as its configuration tells. */

import type { InstrumentLevel, ServerVersion } from '../families/family.ts'
import { canonicalOptionName } from '../suite/option-file.ts'
import type { Scenario, ServerOption } from '../suite/suite.ts'
import {
  classesOf,
  consumersOf,
  type InstrumentClass,
  isEnabledByDefault,
  prefixOf,
  shippedLevel,
} from './performance-schema.ts'

/** Consumers that are enabled, and the level of every class of instruments by its prefix. */
export interface Setup {
  readonly consumers: readonly string[]
  readonly levels: ReadonlyMap<string, InstrumentLevel>
}

/** Undefined if an option or a statement is not of a simple form, or holds for some servers only. */
export function setupOf(scenario: Scenario, server: ServerVersion): Setup | undefined {
  const states = consumerStates(scenario, server)
  const levels = instrumentLevels(scenario, server)
  const isComplete = consumersOf(server).every((name) => states.has(name))
  if (!isComplete || levels === undefined) return undefined
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
  const atStart = options
    .filter(({ name }) => canonicalOptionName(name) === 'performance-schema-instrument')
    .map((option) => (isForAll(option) ? patternInOption(option.value ?? '') : undefined))
  const later = sql.flatMap(({ value }) => {
    const statement = touchesSetup(value) ? parseSetupStatement(value, server) : null
    return statement === null || statement?.kind === 'consumers'
      ? []
      : [patternOfLevel(statement?.prefix, statement?.level)]
  })
  const placed = [...atStart, ...later].filter((pattern) => pattern !== undefined && isPlaced(pattern.prefix, server))
  if (placed.length < atStart.length + later.length) return undefined
  const isLonger = (one: LevelPattern | undefined, other: LevelPattern | undefined) =>
    (one?.prefix.length ?? 0) - (other?.prefix.length ?? 0)
  // At the start the longest pattern counts, of statements the last one.
  const ranked = [...atStart.toSorted(isLonger), ...later]
  const levelOf = (part: InstrumentClass) =>
    ranked.findLast((pattern) => pattern && part.prefix.startsWith(pattern.prefix))
  return new Map(classesOf(server).map((part) => [part.prefix, levelOf(part)?.level ?? shippedLevel(part, server)]))
}

/** Whether every class is either within the prefix or outside it. */
function isPlaced(prefix: string, server: ServerVersion): boolean {
  return classesOf(server).every((part) => part.prefix.startsWith(prefix) || !prefix.startsWith(part.prefix))
}

function patternInOption(value: string): LevelPattern | undefined {
  const [pattern = '', state = ''] = value.split('=')
  const level = /^(?:on|true|1|yes)$/i.test(state) ? 'ON' : /^(?:off|false|0|no)$/i.test(state) ? 'OFF' : undefined
  return patternOfLevel(prefixOf(pattern), level ?? (/^counted$/i.test(state) ? 'COUNTED' : undefined))
}

function patternOfLevel(prefix: string | undefined, level: InstrumentLevel | undefined): LevelPattern | undefined {
  return prefix === undefined || level === undefined ? undefined : { prefix, level }
}

const UPDATE =
  /^\s*update\s+performance_schema\s*\.\s*setup_(consumers|instruments)\s+set\s+enabled\s*=\s*'(yes|no)'(?:\s*,\s*timed\s*=\s*'(yes|no)')?(?:\s+where\s+name\s*(=|\blike\b)\s*'([^'%]*%?)')?\s*(?:;\s*)?$/i
/** Any statement that changes the collected data, simple or not. */
const TOUCHES = /performance_schema`?\s*\.\s*`?setup_(consumers|instruments)/i

/** A statement about all of a table, the one of a name, or those that begin alike; undefined for any other. */
export function parseSetupStatement(sql: string, server: ServerVersion) {
  const [, table, isOn = '', isTimed, operator = '', condition = '%'] =
    UPDATE.exec(sql.replaceAll('`', '').replaceAll('"', "'")) ?? []
  const isConsumers = table?.toLowerCase() === 'consumers'
  if (table === undefined || (operator === '=' && condition.endsWith('%')) || (isConsumers && isTimed)) return undefined
  const pattern = condition.toLowerCase().replaceAll('\\_', '_')
  const enabled = isOn.toLowerCase() === 'yes'
  if (isConsumers) {
    const [start = '', wildcard] = pattern.split('%')
    const names = consumersOf(server).filter((name) =>
      wildcard === undefined ? name === start : name.startsWith(start),
    )
    return { kind: 'consumers', names, enabled } as const
  }
  const prefix = prefixOf(pattern)
  if (prefix === undefined) return undefined
  // Without TIMED, the earlier timing stays.
  const timed = isTimed && (isTimed.toLowerCase() === 'yes' ? 'ON' : 'COUNTED')
  return { kind: 'instruments', prefix, enabled, level: enabled ? timed || undefined : 'OFF' } as const
}

/** Whether the statement may change what Performance Schema collects. */
export function touchesSetup(sql: string): boolean {
  return TOUCHES.test(sql)
}
