import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FILLED_REDO_BYTES,
  largestPool,
  type Scale,
  scaledOption,
  scaledValue,
  scalesOf,
} from '../../../src/core/coverage/scales.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { option, scenario, suite } from '../../builders.ts'

const MIB = 1024 ** 2
const GIB = 1024 ** 3
const DATASET = suite().dataset
/** Data that are larger than any pool. */
const BEYOND = { ...DATASET, poolBytes: GIB }

function withOption(name: string, value?: string) {
  return scenario('on', { options: [option(name, value)] })
}

/** Scales where a server may have a pool of a gigabyte, unless a test says otherwise. */
function scalesFor(given: Pick<Parameters<typeof scalesOf>[0], 'scenarios'> & Partial<Parameters<typeof scalesOf>[0]>) {
  return scalesOf({ dataset: DATASET, mostPoolBytes: GIB, openTables: undefined, fillsRedo: false, ...given })
}

function measured(scales: readonly Scale[], name: string, value: string): number | undefined {
  return scaledOption(option(name, value), scales)?.value
}

describe('sizes that are scaled to the test machine', () => {
  it('keep their proportion: 64G and 32G become the largest pool that fits, and half of it', () => {
    const scenarios = [withOption('innodb_buffer_pool_size', '64G'), withOption('innodb-buffer-pool-size', '32G')]
    const scales = scalesFor({ scenarios, dataset: BEYOND, mostPoolBytes: 512 * MIB })
    expect(measured(scales, 'innodb_buffer_pool_size', '64G')).toBe(512 * MIB)
    expect(measured(scales, 'loose-innodb-buffer-pool-size', '32g')).toBe(256 * MIB)
    expect(measured(scales, 'sort_buffer_size', '1M')).toBeUndefined()
  })

  it('of buffer pools shrink in proportion to the pool that the data exceed, even on a server without the option', () => {
    const dataset = { ...DATASET, poolBytes: 192 * MIB }
    const scenarios = [withOption('innodb_buffer_pool_size', '1536M'), scenario('on')]
    const [scale] = scalesFor({ scenarios, dataset })
    if (scale === undefined) throw new Error('no scale')
    expect(scaledValue(1536 * MIB, scale)).toBe(192 * MIB)
    // 128M alone would be 16M, most of which a server keeps free.
    expect(scale.usual).toBe(128 * MIB)
    expect(scaledValue(128 * MIB, scale)).toBe(24 * MIB)
  })

  it('stay as written if everything fits', () => {
    const scenarios = [withOption('innodb_buffer_pool_size', '64M'), withOption('innodb_log_file_size', '512M')]
    expect(scalesFor({ scenarios })).toEqual([])
  })

  it('of buffer pools stay as written if the data have a fixed size', () => {
    const scenarios = [withOption('innodb_buffer_pool_size', '64G'), withOption('innodb_buffer_pool_size', '128M')]
    expect(scalesFor({ scenarios })).toEqual([])
  })

  it('of redo logs stay above the size below which writing is slow', () => {
    const scenarios = ['64G', '512M', '48M'].map((size) => withOption('innodb_log_file_size', size))
    const scales = scalesFor({ scenarios })
    const sizes = ['64G', '512M', '48M'].map((size) => measured(scales, 'innodb_log_file_size', size))
    expect(sizes).toEqual([GIB, 128 * MIB, 48 * MIB])
  })

  it('of redo logs are at most a gigabyte, in proportion', () => {
    const scenarios = [withOption('innodb_redo_log_capacity', '16G'), withOption('innodb_redo_log_capacity', '4G')]
    const scales = scalesFor({ scenarios })
    expect(measured(scales, 'innodb_redo_log_capacity', '16G')).toBe(GIB)
    expect(measured(scales, 'innodb_redo_log_capacity', '4G')).toBe(256 * MIB)
  })

  describe('of redo logs that are to be filled', () => {
    const filled = (...scenarios: Scenario[]) => scalesFor({ scenarios, fillsRedo: true })

    it("are small enough to be filled in seconds, in proportion, and at least the server's minimum", () => {
      const scales = filled(...['2G', '512M', '64M'].map((size) => withOption('innodb_redo_log_capacity', size)))
      const sizes = ['2G', '512M', '64M'].map((size) => measured(scales, 'innodb_redo_log_capacity', size))
      expect(sizes).toEqual([FILLED_REDO_BYTES, FILLED_REDO_BYTES / 4, 8 * MIB])
    })

    it('of a server without the option are in the same proportion, unless its option has another name', () => {
      const [scale] = filled(withOption('innodb_log_file_size', '500M'), scenario('on'))
      if (scale?.usual === undefined) throw new Error('no scale')
      expect(scaledValue(scale.usual, scale) / FILLED_REDO_BYTES).toBeCloseTo(100 / 500, 1)
      const both = filled(withOption('innodb_log_file_size', '1G'), withOption('innodb_redo_log_capacity', '2G'))
      expect(both.map(({ usual }) => usual)).toEqual([undefined, undefined])
    })
  })

  it('of table caches are smaller than the number of tables', () => {
    const scenarios = [withOption('table_open_cache', '8000'), withOption('table_open_cache', '2000')]
    const openTables = { handles: 1600, usual: 4000 }
    const scales = scalesFor({ scenarios, openTables })
    expect(measured(scales, 'table_open_cache', '8000')).toBe(1200)
    expect(measured(scales, 'table-open-cache', '2000')).toBe(300)
  })

  it('ignore an option that a later option overrides', () => {
    const options = [option('innodb_buffer_pool_size', '64G'), option('innodb_buffer_pool_size', '1G')]
    expect(largestPool([scenario('on', { options })])).toBe(GIB)
  })

  it('ignore values that are not sizes', () => {
    const scenarios = [withOption('innodb_buffer_pool_size', 'large'), withOption('innodb_buffer_pool_size')]
    expect(largestPool(scenarios)).toBe(128 * MIB)
    const scales = scalesFor({ scenarios: [withOption('innodb_buffer_pool_size', '9G')] })
    expect(measured(scales, 'innodb_buffer_pool_size', 'large')).toBeUndefined()
  })

  it('never grow, never exceed what fits, and keep their order', () => {
    const size = fc.integer({ min: 1, max: 2 ** 40 })
    fc.assert(
      fc.property(size, size, (one, other) => {
        const scenarios = [one, other].map((bytes) => withOption('innodb_buffer_pool_size', String(bytes)))
        const scales = scalesFor({ scenarios, dataset: BEYOND, mostPoolBytes: 512 * MIB })
        const values = [one, other].map((bytes) => measured(scales, 'innodb_buffer_pool_size', String(bytes)) ?? bytes)
        const [first = 0, second = 0] = values
        expect(Math.max(first, second)).toBeLessThanOrEqual(512 * MIB)
        expect(first).toBeLessThanOrEqual(one)
        expect(Math.sign(first - second) * Math.sign(one - other)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
