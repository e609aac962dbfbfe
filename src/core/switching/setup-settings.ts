/** A setup of Performance Schema, class by class, as settings of a running server. */
import { classesOf, type InstrumentLevel } from '../performance-schema/instrument-classes.ts'
import { consumersOf } from '../performance-schema/performance-schema.ts'
import type { Setup } from '../performance-schema/setup-state.ts'
import type { Product } from '../suite/option-groups.ts'
import { keyOf, partsOf, type Settings } from './settings.ts'

/** @param shipped settings of a server on which what is shipped in parts is as it is shipped */
export function settingsOfSetup({ consumers, levels }: Setup, product: Product, shipped: Settings): Settings {
  const prefixes = classesOf(product).map(({ prefix }) => prefix)
  const instruments = [...shipped].flatMap(([key, value]): [string, string][] => {
    const { kind, name } = partsOf(key)
    const prefix = kind === 'instrument' ? prefixes.find((each) => name[0]?.startsWith(each)) : undefined
    const level = prefix === undefined ? undefined : levels.get(prefix)
    return level === undefined ? [] : [[key, valueAt(level, value)]]
  })
  const enabled = consumersOf(product)
    .map((name) => [keyOf('consumer', name), consumers.includes(name) ? 'YES' : 'NO'] as const)
    .filter(([key]) => shipped.has(key))
  return new Map([...enabled, ...instruments])
}

/** An instrument that is never timed has nothing behind the comma. */
function valueAt(level: InstrumentLevel, shipped: string): string {
  if (level === 'shipped') return shipped
  const timed = level === 'ON' ? 'YES' : 'NO'
  return `${level === 'OFF' ? 'NO' : 'YES'},${shipped.endsWith(',') ? '' : timed}`
}
