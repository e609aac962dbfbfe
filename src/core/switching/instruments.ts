/** A setup of Performance Schema, class by class, as settings of a running server. */

import type { InstrumentLevel, ServerVersion } from '../families/family.ts'
import { classesOf, consumersOf } from '../performance-schema/performance-schema.ts'
import type { Setup } from '../performance-schema/setup-state.ts'
import type { Scenario } from '../suite/suite.ts'
import { keyOf, partsOf, type Settings } from './switchable-settings.ts'

/** @param shipped settings of a server in which partly shipped classes have their shipped state */
export function settingsOfSetup({ consumers, levels }: Setup, server: ServerVersion, shipped: Settings): Settings {
  const prefixes = classesOf(server).map(({ prefix }) => prefix)
  const instruments = [...shipped].flatMap(([key, value]): [string, string][] => {
    const { kind, name } = partsOf(key)
    const prefix = kind === 'instrument' ? prefixes.find((each) => name[0]?.startsWith(each)) : undefined
    const level = prefix === undefined ? undefined : levels.get(prefix)
    return level === undefined ? [] : [[key, valueAt(level, value)]]
  })
  const enabled = consumersOf(server)
    .map((name) => [keyOf('consumer', name), consumers.includes(name) ? 'YES' : 'NO'] as const)
    .filter(([key]) => shipped.has(key))
  return new Map([...enabled, ...instruments])
}

/** An instrument that is never timed has nothing after the comma. */
function valueAt(level: InstrumentLevel, shipped: string): string {
  if (level === 'shipped') return shipped
  const timed = level === 'ON' ? 'YES' : 'NO'
  return `${level === 'OFF' ? 'NO' : 'YES'},${shipped.endsWith(',') ? '' : timed}`
}

/**
 * The scenario with all instruments on at start: mutexes, condition variables and rwlocks that are made while they are
 * off never count (MySQL manual, "Pre-Filtering by Instrument"). Its expectations of the server do not hold then.
 */
export function withAllInstruments(scenario: Scenario): Scenario {
  const isPattern = ({ name }: Scenario['options'][number]) =>
    /^(?:loose[-_])*performance[-_]schema[-_]instrument$/i.test(name)
  const all = { ...scenario.place, name: 'performance-schema-instrument', value: '%=ON', group: undefined }
  return { ...scenario, expect: {}, options: [...scenario.options.filter((option) => !isPattern(option)), all] }
}
