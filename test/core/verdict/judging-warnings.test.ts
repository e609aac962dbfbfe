import { describe, expect, it } from 'vitest'
import { JUDGING_CODES, judgingWarnings } from '../../../src/core/verdict/judging-warnings.ts'
import { compared, comparison, effect } from '../../builders.ts'

const missing = { rule: 'control', scenario: 'on', reference: 'off', workload: 'reads', threads: 8 } as const
const twinAt = (mean: number, change: number) =>
  comparison({ scenario: 'off', workload: 'reads', threads: 8, change, effect: effect({ mean, standardError: 0.01 }) })

describe('what the figures say of themselves', () => {
  it('is nothing of a quiet run in which equal servers were equally fast', () => {
    const disturbance = { blocks: 10, disturbed: 5, dropped: 5 }
    expect(judgingWarnings(compared({ twin: [twinAt(0.01, 0.01)], disturbance }))).toEqual([])
  })

  it.each([-0.1, 0.1])('names the cell in which equal servers surely differ, by %d', (mean) => {
    expect(judgingWarnings(compared({ twin: [twinAt(0, 0), twinAt(mean, mean)] }))).toEqual([
      { code: 'twin-differs', workload: 'reads', threads: 8, change: mean },
    ])
  })

  it('names the cell in which QPS and CPU time say something else', () => {
    const found = comparison({ byCpu: effect({ mean: -0.02 }) })
    const { scenario, workload, threads, change } = found
    expect(judgingWarnings(compared({ comparisons: [found, comparison()] }))).toEqual([
      { code: 'cpu-differs', scenario, workload, threads, change, cpu: Math.expm1(0.02) },
    ])
  })

  it('counts the blocks of a machine that disturbed more than half of them', () => {
    const disturbance = { blocks: 10, disturbed: 6, dropped: 0 }
    expect(judgingWarnings(compared({ disturbance }))).toEqual([
      { code: 'machine-disturbed', disturbed: 6, blocks: 10 },
    ])
  })

  it('names every comparison that was planned and could not be made', () => {
    expect(judgingWarnings(compared({ missing: [missing, { ...missing, threads: 1 }] }))).toEqual([
      { code: 'not-compared', ...missing },
      { code: 'not-compared', ...missing, threads: 1 },
    ])
  })

  it('is made anew whenever a run is judged again', () => {
    const disturbance = { blocks: 1, disturbed: 1, dropped: 0 }
    const all = judgingWarnings(compared({ twin: [twinAt(0.1, 0.1)], disturbance, missing: [missing] }))
    expect(JUDGING_CODES).toEqual(expect.arrayContaining(all.map(({ code }) => code)))
  })
})
