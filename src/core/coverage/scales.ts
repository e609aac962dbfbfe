/**
 * Production, scaled down: sizes that a machine cannot hold, or that would take too long, are divided by the same
 * factor in every configuration. Such figures show only which is faster, and by about how much.
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
/** Servers keep a large part of a smaller pool free. */
const LEAST_POOL_BYTES = 24 * MIB
/** Redo logs are files of their full size, one for every server. */
const MOST_REDO_BYTES = 1024 * MIB
const REDO = ['innodb_redo_log_capacity', 'innodb_log_file_size']
/** With a smaller one writing would be slower than it is in production. */
const LEAST_REDO_BYTES = 128 * MIB
/** Size for filled redo logs: they fill within seconds, and MySQL accepts no smaller ones. */
export const FILLED_REDO_BYTES = 48 * MIB
const LEAST_FILLED_REDO_BYTES = 8 * MIB
/** The servers' default. */
const USUAL_REDO_BYTES = 100 * MIB
const TABLE_CACHE = 'table_open_cache'
/** So that even the largest does not hold all tables. */
const CACHED_SHARE = 0.75
const LEAST_TABLES = 10

/** A variable whose values are divided. */
export interface Scale {
  readonly variable: string
  /** More than 1. */
  readonly divisor: number
  /** Divided values are no smaller. */
  readonly least: number
  /** Unit that divided values are whole multiples of. */
  readonly unit: number
  /** The server's own value, which is divided like the others, where a configuration has none; undefined: it stays. */
  readonly usual: number | undefined
}

export interface RunSizes {
  readonly scenarios: readonly Scenario[]
  readonly dataset: Dataset
  /** The largest buffer pool that a server can be given. */
  readonly mostPoolBytes: number
  /** Whether redo logs are filled while it is measured. */
  readonly fillsRedo: boolean
  /**
   * Handles of tables that would all be in use, if there must be more tables than the cache holds; undefined: not
   * required.
   */
  readonly openTables: { readonly handles: number; readonly usual: number } | undefined
}

/** Sizes that must be reduced, for all servers of a run equally. */
export function scalesOf(run: RunSizes): readonly Scale[] {
  return [poolScale(run), ...REDO.map((variable) => redoScale(run, variable)), tableCacheScale(run)].filter(
    (scale) => scale !== undefined,
  )
}

/**
 * With data of a fixed size a smaller pool would no longer hold them: there a pool that is too large is only cut off.
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
  // A server that is given both reads one of them alone.
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

/** The option with its value divided; undefined if it has no scale, or an unsuitable value. */
export function scaledOption({ variable: own, text }: Pick<Setting, 'variable' | 'text'>, scales: readonly Scale[]) {
  const scale = scales.find(({ variable }) => own === variable)
  const size = numberOf(text?.trim())
  if (scale === undefined || size === undefined) return undefined
  return { variable: scale.variable, value: scaledValue(size, scale) }
}

export function scaledValue(value: number, { divisor, least, unit }: Scale): number {
  return Math.min(value, Math.max(least, unit * Math.round(value / divisor / unit)))
}

/** The largest buffer pool that any of them sets, or leaves to the server; bytes. */
export function largestPool(scenarios: readonly Scenario[]): number {
  return Math.max(...scenarios.map((scenario) => sizeIn(scenario, POOL) ?? USUAL_POOL_BYTES))
}

function sizesIn(scenarios: readonly Scenario[], variable: string): number[] {
  return scenarios.flatMap((scenario) => sizeIn(scenario, variable) ?? [])
}

/** The largest that any server would read. */
function sizeIn({ options }: Scenario, variable: string): number | undefined {
  const settings = [...resolveSettings(options).values()].flat().filter((setting) => setting.variable === variable)
  const sizes = settings.flatMap(({ text }) => numberOf(text?.trim()) ?? [])
  return sizes.length === 0 ? undefined : Math.max(...sizes)
}
