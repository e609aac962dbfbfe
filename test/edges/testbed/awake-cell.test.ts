/** Cells with one client, whose CPUs fall asleep between queries unless they are kept awake. */
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CellTotals } from '../../../src/core/measurement/measurement.ts'
import { rotatingTurns } from '../../../src/core/plan/turns.ts'
import { type Bed, openBed } from '../../setup/bed.ts'

const DEVICE = '/dev/cpu_dma_latency'
const BLOCKS = 4
const SUITE = `name: one-client
dataset: { tables: 2, rows: 1000 }
workloads: [oltp_point_select, oltp_update_non_index]
threads: [1]
control: one
scenarios:
  one: { options: { performance_schema: OFF } }
  other: { options: { performance_schema: OFF } }
`

interface Seen {
  /** Whether no CPU might take time to wake up, block by block. */
  readonly held: readonly boolean[]
  readonly totals: readonly CellTotals[]
}

describe.skipIf(!(process.getuid?.() === 0 && existsSync(DEVICE)))('a measurement with one client', () => {
  let bed: Bed
  const seen = new Map<string, Seen[]>()
  beforeAll(async () => {
    bed = await openBed({ suite: { text: SUITE } })
    await using trial = await bed.testbed.startTrial(bed.trial, bed.plan)
    for (const planned of [...bed.trial.cells, ...bed.trial.cells]) {
      await using cell = await trial.openCell(planned)
      const turns = rotatingTurns(await cell.warmUp(), planned.arms.length)
      const held: boolean[] = []
      await cell.runBlocks(BLOCKS, turns, () => held.push(readFileSync(DEVICE).readInt32LE() === 0))
      const { name } = planned.cell.workload
      seen.set(name, [...(seen.get(name) ?? []), { held, totals: await cell.finish() }])
    }
  })
  afterAll(() => bed?.[Symbol.asyncDispose]())

  it('that only reads keeps CPUs awake in each trial or in none, and reports which', () => {
    const [first, second] = seen.get('oltp_point_select') ?? []
    const isAwake = first?.totals[0]?.isAwake === true
    for (const { held, totals } of [first, second].flatMap((each) => each ?? [])) {
      expect(held.length).toBeGreaterThan(0)
      // Another run on the machine may keep its CPUs awake too.
      if (isAwake) expect(held).not.toContain(false)
      expect(totals.map((each) => each.isAwake === true)).toEqual(totals.map(() => isAwake))
    }
  })

  it('that writes does not keep CPUs awake', () => {
    const totals = seen.get('oltp_update_non_index')?.flatMap((each) => each.totals) ?? []
    expect(totals.length).toBeGreaterThan(0)
    expect(totals.filter(({ isAwake }) => isAwake)).toEqual([])
  })
})
