/** Consumers that a scenario switches on when its server starts, as far as its configuration says. */

import type { ServerVersion } from '../families/family.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { consumerOf, isOn, type Setting } from '../setting/setting.ts'
import { consumersOf, isEnabledByDefault, prefixOf } from './performance-schema.ts'

/** @returns whether each consumer is on; no entry for a consumer for which the configuration leaves this open */
export function consumerStates({ options, sql }: Scenario, server: ServerVersion): ReadonlyMap<string, boolean> {
  const states = new Map(consumersOf(server).map((name) => [name, isEnabledByDefault(server, name)]))
  for (const option of options) {
    const name = consumerOf(option) ?? ''
    if (!states.has(name)) continue
    if (isForAll(option)) states.set(name, isOn(option))
    else states.delete(name)
  }
  for (const { value } of sql) {
    const statement = parseSetupStatement(value, server)
    if (statement?.kind === 'consumers') for (const name of statement.names) states.set(name, statement.enabled)
    else if (statement === undefined && touchesSetup(value)) return new Map()
  }
  return states
}

function isForAll({ group }: Setting): boolean {
  return group === undefined || group === 'mysqld' || group === 'server'
}

const UPDATE =
  /^\s*update\s+performance_schema\s*\.\s*setup_(consumers|instruments)\s+set\s+enabled\s*=\s*'(yes|no)'(?:\s*,\s*timed\s*=\s*'(yes|no)')?(?:\s+where\s+name\s*(=|\blike\b)\s*'([^'%]*%?)')?\s*(?:;\s*)?$/i
/** Any statement about the setup tables. If such a statement cannot be parsed, it is unknown which consumers are on. */
const TOUCHES = /performance_schema`?\s*\.\s*`?setup_(consumers|instruments)/i

/**
 * Rows that a statement sets: all of a table, one by its name, or those whose names begin alike; undefined for any
 * other statement.
 */
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
  return { kind: 'instruments', prefix, enabled } as const
}

function touchesSetup(sql: string): boolean {
  return TOUCHES.test(sql)
}
