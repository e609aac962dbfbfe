import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import { findDisturbance } from '../../../src/core/measurement/disturbance.ts'
import type { ProbeLine, RunLine } from '../../../src/core/measurement/measurement.ts'
import { probe, slice } from '../../builders.ts'

const BLOCKS = 40
/** A probe precedes every fourth block but the first. */
const EVERY = 4

/** One trial of one cell, with a probe before blocks 4, 8, 12, …; `seen` changes what some of them saw. */
function trial(seen: (block: number) => Partial<ProbeLine> = () => ({})): RunLine[] {
  return Array.from({ length: BLOCKS }, (_, block) => block).flatMap((block) => [
    ...(block > 0 && block % EVERY === 0 ? [probe({ block, ...seen(block) })] : []),
    slice({ block, scenario: 'off' }),
    slice({ block, scenario: 'on' }),
  ])
}

function disturbanceOf(lines: readonly RunLine[]) {
  return findDisturbance(new MeasuredBlocks(lines).cells)
}

/** Numbers of the blocks of a trial that are left out. */
function droppedBlocks(lines: readonly RunLine[], trial = 1): number[] {
  const { cells } = new MeasuredBlocks(lines)
  const { isDropped } = findDisturbance(cells)
  const dropped = cells.flatMap(({ blocks }) => blocks).filter(isDropped)
  return dropped.flatMap((block) => (block.trial === trial ? [block.block] : []))
}

describe('findDisturbance', () => {
  it('finds no disturbance in a run without probes', () => {
    expect(disturbanceOf([slice()])).toMatchObject({ blocks: 0, disturbed: 0, dropped: 0 })
  })

  it.each([
    ['computed more slowly', { coreMicros: 1500 * 1.2 }],
    ['computed faster', { coreMicros: 1500 / 1.2 }],
    ['read more slowly', { memoryMicros: 3500 * 1.2 }],
    ['lost time to others', { stolen: 0.06 }],
  ])('leaves out the blocks on both sides of a probe that %s', (_, saw) => {
    expect(droppedBlocks(trial((block) => (block === 8 ? saw : {})))).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
  })

  it.each([
    ['a slowdown of exactly 8%', { coreMicros: 1500 * 1.08 }],
    ['exactly 5% of stolen time', { stolen: 0.05 }],
    ['no clock of stolen time', { stolen: null }],
  ])('keeps the blocks around a probe with %s', (_, saw) =>
    expect(droppedBlocks(trial((block) => (block === 8 ? saw : {})))).toEqual([]),
  )

  it('judges the first blocks by the probe after them, and the last blocks by the probe before them', () => {
    expect(droppedBlocks(trial((block) => (block === 4 ? { coreMicros: 3000 } : {})))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(droppedBlocks(trial((block) => (block === 36 ? { coreMicros: 3000 } : {})))).toEqual([
      32, 33, 34, 35, 36, 37, 38, 39,
    ])
  })

  it('tolerates a larger difference if all probes of the run vary', () => {
    const unsteady = trial((block) => ({ coreMicros: 1500 + 12 * block }))
    expect(disturbanceOf(unsteady)).toMatchObject({ disturbed: 0 })
  })

  it('leaves out at most a fifth of the blocks of a cell, the worst first, and counts all disturbed blocks', () => {
    const slow = new Map([
      [8, 2000],
      [20, 4000],
      [32, 3000],
    ])
    const lines = trial((block) => ({ coreMicros: slow.get(block) ?? 1500 }))
    expect(disturbanceOf(lines)).toMatchObject({ blocks: BLOCKS, disturbed: 24, dropped: 8 })
    expect(droppedBlocks(lines)).toEqual([16, 17, 18, 19, 20, 21, 22, 23])
  })

  it('leaves out blocks only if there are at least eight probes', () => {
    const first = (probes: number) =>
      trial((block) => (block === 8 ? { coreMicros: 9000 } : {})).filter(
        (line) => line.kind !== 'probe' || line.block <= EVERY * probes,
      )
    expect(disturbanceOf(first(7)).disturbed).toBe(0)
    expect(disturbanceOf(first(8)).disturbed).toBe(8)
  })

  it('does not depend on the measured transactions', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 20 }), (transactions) => {
        const lines = trial((block) => (block === 8 ? { stolen: 0.5 } : {})).map((line, at) =>
          line.kind === 'slice' ? { ...line, transactions: transactions[at % transactions.length] ?? 0 } : line,
        )
        expect(droppedBlocks(lines)).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
      }),
    )
  })

  it('judges each trial and each cell by its own probes', () => {
    const other = trial().map((line) => ({ ...line, trial: 2 }))
    const both = [...trial((block) => (block === 8 ? { stolen: 0.5 } : {})), ...other]
    expect(droppedBlocks(both)).toContain(8)
    expect(droppedBlocks(both, 2)).toEqual([])
  })
})
