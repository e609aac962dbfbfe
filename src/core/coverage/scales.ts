/**
 * Scales production down: sizes that are too large for the machine, or would take too long, are divided by the same
 * factor in every configuration. The figures then show which side is faster, and only roughly by how much.
 */

import { defaultOf } from '../options/option-table.ts'
import type { Dataset } from '../scenario/dataset.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { resolveSettings } from '../setting/resolve.ts'
import type { Setting } from '../setting/setting.ts'
import { numberOf } from '../setting/value.ts'

const MIB = 1024 ** 2
const POOL = 'innodb_buffer_pool_size'
export const USUAL_POOL_BYTES = defaultOf(POOL, 'mysql')
/** Smallest pool after scaling, because servers keep a large part of a smaller one free. */
const LEAST_POOL_BYTES = 24 * MIB
/** Largest redo log after scaling, because each server's log takes its full size on disk. */
const MOST_REDO_BYTES = 1024 * MIB
const REDO = ['innodb_redo_log_capacity', 'innodb_log_file_size']
/** Smallest redo log after scaling, because writes to a smaller one would be slower than in production. */
const LEAST_REDO_BYTES = 128 * MIB
/** Largest redo log after scaling for workloads that fill it, because a log of this size is filled within seconds. */
export const FILLED_REDO_BYTES = 48 * MIB
/** Smallest redo log after scaling for such workloads, because MySQL accepts no smaller one. */
const LEAST_FILLED_REDO_BYTES = 8 * MIB
const USUAL_REDO_BYTES = 100 * MIB
const TABLE_CACHE = 'table_open_cache'
/** Share of the tables that the largest cache may hold, so that no cache holds all. */
const CACHED_SHARE = 0.75
const LEAST_TABLES = 10

export interface Scale {
  readonly variable: string
  /** Divisor, more than 1. */
  readonly divisor: number
  readonly least: number
  /** Divided values are rounded to whole multiples of this. */
  readonly unit: number
  /**
   * The server's default, which is divided as well where a configuration sets no value; undefined: the default stays.
   */
  readonly usual: number | undefined
}

export interface RunSizes {
  readonly scenarios: readonly Scenario[]
  readonly dataset: Dataset
  /** Maximum size of each server's buffer pool, in bytes, for which the machine has memory. */
  readonly mostPoolBytes: number
  readonly fillsRedo: boolean
  /**
   * Handles of tables that the load uses at once, and the default size of the table cache. Undefined unless this cache
   * must be too small for the load.
   */
  readonly openTables: { readonly handles: number; readonly usual: number } | undefined
}

/** Sizes that must be reduced, by the same factor for all servers of a run, so that these stay comparable. */
export function scalesOf(run: RunSizes): readonly Scale[] {
  return [poolScale(run), ...REDO.map((variable) => redoScale(run, variable)), tableCacheScale(run)].filter(
    (scale) => scale !== undefined,
  )
}

/**
 * Scale of buffer pools; undefined with data of a fixed size, which a scaled pool might no longer hold. With such data,
 * a pool that is too large for the machine is just cut.
 */
function poolScale({ scenarios, dataset: { poolBytes }, mostPoolBytes }: RunSizes): Scale | undefined {
  if (poolBytes === undefined) return undefined
  const pool = { variable: POOL, least: LEAST_POOL_BYTES, unit: MIB, usual: USUAL_POOL_BYTES }
  return scaleTo(Math.min(poolBytes, mostPoolBytes), [largestPool(scenarios)], pool)
}

function redoScale({ scenarios, fillsRedo }: RunSizes, variable: string): Scale | undefined {
  const sizes = sizesIn(scenarios, variable)
  if (!fillsRedo)
    return scaleTo(MOST_REDO_BYTES, sizes, { variable, least: LEAST_REDO_BYTES, unit: MIB, usual: undefined })
  // The default counts only if no configuration sets the other variable, because a server uses one of the two.
  const isOnly = REDO.every((other) => other === variable || sizesIn(scenarios, other).length === 0)
  const usual = isOnly ? USUAL_REDO_BYTES : undefined
  return scaleTo(FILLED_REDO_BYTES, sizes, { variable, least: LEAST_FILLED_REDO_BYTES, unit: MIB, usual })
}

function tableCacheScale({ scenarios, openTables }: RunSizes): Scale | undefined {
  if (openTables === undefined) return undefined
  const { handles, usual } = openTables
  const sizes = scenarios.map((scenario) => sizeIn(scenario, TABLE_CACHE) ?? usual)
  return scaleTo(CACHED_SHARE * handles, sizes, { variable: TABLE_CACHE, least: LEAST_TABLES, unit: 1, usual })
}

function scaleTo(most: number, sizes: readonly number[], scale: Omit<Scale, 'divisor'>): Scale | undefined {
  const divisor = Math.max(0, ...sizes) / most
  return divisor <= 1 ? undefined : { ...scale, divisor }
}

/** @returns undefined if the setting has no scale, or a value that is no size */
export function scaledOption({ variable, text }: Pick<Setting, 'variable' | 'text'>, scales: readonly Scale[]) {
  const scale = scales.find((one) => one.variable === variable)
  const size = numberOf(text?.trim())
  if (scale === undefined || size === undefined) return undefined
  return { variable: scale.variable, value: scaledValue(size, scale) }
}

export function scaledValue(value: number, { divisor, least, unit }: Scale): number {
  return Math.min(value, Math.max(least, unit * Math.round(value / divisor / unit)))
}

/** Largest buffer pool of any scenario, set or by default; bytes. */
export function largestPool(scenarios: readonly Scenario[]): number {
  return Math.max(...scenarios.map((scenario) => sizeIn(scenario, POOL) ?? USUAL_POOL_BYTES))
}

/** Smallest buffer pool that any scenario sets, in bytes; infinite if none does. */
export function smallestPool(scenarios: readonly Scenario[]): number {
  return Math.min(...scenarios.flatMap((scenario) => sizeIn(scenario, POOL) ?? []))
}

function sizesIn(scenarios: readonly Scenario[], variable: string): number[] {
  return scenarios.flatMap((scenario) => sizeIn(scenario, variable) ?? [])
}

/**
 * Largest size that any server would read, because groups of option files and names of options may differ by server.
 */
function sizeIn({ options }: Scenario, variable: string): number | undefined {
  const settings = [...resolveSettings(options).values()].flat().filter((setting) => setting.variable === variable)
  const sizes = settings.flatMap(({ text }) => numberOf(text?.trim()) ?? [])
  return sizes.length === 0 ? undefined : Math.max(...sizes)
}
