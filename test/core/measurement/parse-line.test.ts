import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Line, lineSchema, MOST_TRIALS } from '../../../src/core/measurement/measurement.ts'
import { parseLine } from '../../../src/core/measurement/parse-line.ts'
import { armState, cellTotals, probe, slice } from '../../builders.ts'

const LINES: readonly Line[] = [
  slice(),
  slice({ cpuSeconds: 0.09, computes: true }),
  slice({ cpuSeconds: 0.09, computes: true, host: 'off' }),
  slice({ computes: true }),
  slice({ host: 'off' }),
  probe({ stolen: null }),
  cellTotals({ latency: [] }),
  cellTotals({ lateMs: 0.03 }),
  cellTotals({ serverCpuSeconds: null, lateMs: 0, othersPerSecond: 0.5, pageMisses: 1 }),
  { kind: 'look', trial: 1, workload: null, threads: null, share: 1.5 },
  { kind: 'look', trial: 1, workload: 'a', threads: 4, share: 0 },
  armState(),
]
const FIELDS = [...new Set(LINES.flatMap((line) => Object.keys(line)))]
/** Whatever JSON can hold at the place of a field. */
const VALUES = [
  ...[null, true, false, '', 'head', 'base', 'slice', [], [[1, 2]], [[1]], [[1, 2, 3]], [[1.5, 2]], [null], {}],
  ...[0, -0, -1, 1, 0.5, 2, MOST_TRIALS, MOST_TRIALS + 1, 2 ** 53, Number.POSITIVE_INFINITY, 1e300],
]

describe('parseLine', () => {
  it.each(LINES)('gives back $kind as it was written', (line) => {
    expect(parseLine(JSON.parse(JSON.stringify(line)))).toEqual(line)
  })

  it('takes, refuses and gives back what the schema does, its fields in the same order', () => {
    const changed = fc.record({
      line: fc.constantFrom(...LINES),
      changes: fc.dictionary(fc.constantFrom(...FIELDS, 'other', '__proto__'), fc.constantFrom(...VALUES), {
        maxKeys: 2,
      }),
      without: fc.option(fc.constantFrom(...FIELDS)),
      isReversed: fc.boolean(),
    })
    fc.assert(
      fc.property(changed, ({ line, changes, without, isReversed }) => {
        const fields = Object.entries({ ...line, ...changes }).filter(([name]) => name !== without)
        const value: unknown = Object.fromEntries(isReversed ? fields.reverse() : fields)
        expect(JSON.stringify(parseLine(value))).toBe(JSON.stringify(lineSchema.safeParse(value).data))
      }),
      { numRuns: 3000 },
    )
  })

  it.each([null, undefined, 'slice', 7, [], {}])('refuses %j', (value) => expect(parseLine(value)).toBeUndefined())
})
