/** Instruments of servers that are switched. */
import type { Scenario } from '../suite/suite.ts'

/**
 * The scenario with all instruments on at start: mutexes, condition variables and rwlocks that are made while they are
 * off never count (MySQL manual, "Pre-Filtering by Instrument").
 */
export function withAllInstruments(scenario: Scenario): Scenario {
  const isPattern = ({ name }: Scenario['options'][number]) =>
    /^(?:loose[-_])*performance[-_]schema[-_]instrument$/i.test(name)
  const all = { ...scenario.place, name: 'performance-schema-instrument', value: '%=ON', group: undefined }
  return { ...scenario, options: [...scenario.options.filter((option) => !isPattern(option)), all] }
}
