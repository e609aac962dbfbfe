import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineSchema, MOST_TRIALS } from '../../../src/core/measurement/measurement.ts'
import { readSlice } from '../../../src/core/measurement/written-slice.ts'
import { REVISIONS } from '../../../src/core/names.ts'

const figure = fc.oneof(fc.nat(1_000_000), fc.double({ min: 0, max: 1e9, noNaN: true }))
const slices = fc.record(
  {
    kind: fc.constant('slice' as const),
    trial: fc.integer({ min: -1, max: MOST_TRIALS + 2 }),
    workload: fc.string({ unit: 'grapheme' }),
    threads: fc.integer({ min: -1, max: 5000 }),
    scenario: fc.string(),
    revision: fc.constantFrom(...REVISIONS),
    block: fc.nat(),
    at: figure,
    seconds: figure,
    transactions: figure,
    cpuSeconds: figure,
    computes: fc.constant(true as const),
    host: fc.string(),
  },
  {
    requiredKeys: [
      'kind',
      'trial',
      'workload',
      'threads',
      'scenario',
      'revision',
      'block',
      'at',
      'seconds',
      'transactions',
    ],
  },
)

const PLAIN =
  '{"kind":"slice","trial":1,"workload":"w","threads":8,"scenario":"on","revision":"head","block":0,"at":3.2,"seconds":0.1,"transactions":199}'

/** The schema's reading of a row; undefined also for one that is no JSON. */
function bySchema(row: string): unknown {
  try {
    return lineSchema.safeParse(JSON.parse(row)).data
  } catch {
    return undefined
  }
}

describe('a slice read by its pattern', () => {
  it('is what the schema reads, or left to it', () => {
    fc.assert(
      fc.property(slices, (slice) => {
        const row = JSON.stringify(slice)
        const read = readSlice(row)
        if (read !== undefined) expect(read).toEqual(bySchema(row))
      }),
      { numRuns: 2000 },
    )
  })

  it('is left to the schema where a character of it was changed so that it is none', () => {
    fc.assert(
      fc.property(
        fc.nat(PLAIN.length - 1),
        fc.constantFrom('', '0', '.', '"', '\\', '-', 'e', ',', '\u0001'),
        (at, other) => {
          const row = PLAIN.slice(0, at) + other + PLAIN.slice(at + 1)
          const read = readSlice(row)
          if (read !== undefined) expect(read).toEqual(bySchema(row))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each(['results/passed', 'results/attributed'])('needs no schema in files that runs have written: %s', (name) => {
    const file = join(import.meta.dirname, '../../fixtures', name, 'slices.jsonl')
    const rows = readFileSync(file, 'utf8')
      .split('\n')
      .filter((row) => row.startsWith('{"kind":"slice"'))
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.map(readSlice)).toEqual(rows.map(bySchema))
  })
})
