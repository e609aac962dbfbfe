/** Cells on real servers. Nothing here depends on the speed of the machine, or on its other work. */
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quantileMs } from '../../../src/core/measurement/latency.ts'
import type { CellTotals, ProbeLine, Slice } from '../../../src/core/measurement/measurement.ts'
import type { Arm, TrialCell } from '../../../src/core/plan/plan.ts'
import type { Pace, Turns } from '../../../src/core/plan/turns.ts'
import { sum } from '../../../src/core/stats/vectors.ts'
import { monotonicNs } from '../../../src/edges/machine/clock.ts'
import { processState } from '../../../src/edges/machine/proc.ts'
import type { TrialRun } from '../../../src/edges/testbed/testbed.ts'
import { pidsOf } from '../../e2e/cli.ts'
import { type Bed, openBed } from '../../setup/bed.ts'
import { startUnfrozen } from './unfrozen.ts'

const THREADS = 4
const SUITE = `name: cells
dataset: { tables: 2, rows: 1000 }
workloads: [oltp_read_only]
threads: [${THREADS}]
control: off
scenarios:
  off: { options: { performance_schema: OFF } }
  on: { options: { performance_schema: ON } }
  small: { options: { sort_buffer_size: 65536 } }
`
/** As short as turns can be: effects of freezing show most. */
const TURNS: Turns = { turnMs: 5, rounds: 10, switchMs: 0 }
/** Turns of clients: in each they end what they have begun. */
const LONG_TURNS: Turns = { turnMs: 100, rounds: 1, switchMs: 0 }
const BLOCKS = 12
/** Between these blocks of four arms, and after the last. */
const GAPS = 3

interface Measured {
  readonly isRotating: boolean
  readonly pace: Pace
  readonly blocks: readonly (readonly (Slice | ProbeLine)[])[]
  readonly totals: readonly CellTotals[]
  /** How long the blocks took, seconds. */
  readonly seconds: number
}

describe('the measurement of a cell', () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-cell-'))
  let bed: Bed
  let trial: TrialRun
  let planned: TrialCell
  let arms: readonly Arm[]
  let pair: readonly Arm[]
  beforeAll(async () => {
    writeFileSync(join(folder.path, 'suite.yml'), SUITE)
    bed = await openBed({ suite: join(folder.path, 'suite.yml') })
    arms = bed.plan.arms
    pair = arms.slice(0, 2)
    planned = bed.trial.cells[0] as TrialCell
    trial = await bed.testbed.startTrial(bed.trial, bed.plan)
  })
  afterAll(async () => {
    await trial?.[Symbol.asyncDispose]()
    await bed?.[Symbol.asyncDispose]()
    folder.remove()
  })

  const servers = () => pidsOf(bed.request.directory.path, /mariadbd|mysqld/)
  const frozen = () => servers().filter((pid) => processState(pid)?.startsWith('T'))

  async function measure(
    run: TrialRun,
    measured: readonly Arm[],
    turns: Turns,
    { blocks = BLOCKS, goesOn }: { blocks?: number; goesOn?: () => boolean } = {},
  ): Promise<Measured> {
    await using cell = await run.openCell({ ...planned, arms: measured })
    const pace = await cell.warmUp()
    const saved: (readonly (Slice | ProbeLine)[])[] = []
    const began = monotonicNs()
    await cell.runBlocks(blocks, turns, (block) => saved.push(block), goesOn)
    const seconds = (monotonicNs() - began) / 1e9
    return { isRotating: cell.isRotating, pace, blocks: saved, totals: await cell.finish(), seconds }
  }

  const slicesOf = ({ blocks }: Measured) => blocks.flat().filter((line) => line.kind === 'slice')

  describe('whose servers take turns', () => {
    let four: Measured
    let two: Measured
    beforeAll(async () => {
      four = await measure(trial, arms, TURNS)
      two = await measure(trial, pair, TURNS)
    })

    it('saves block after block, each with a slice of every arm', () => {
      expect(four.isRotating).toBe(true)
      expect(four.blocks).toHaveLength(BLOCKS)
      const names = arms.map(({ scenario, revision }) => [scenario.name, revision])
      for (const [nth, lines] of four.blocks.entries()) {
        const slices = lines.filter((line) => line.kind === 'slice')
        expect(slices.map(({ scenario, revision }) => [scenario, revision])).toEqual(names)
        for (const slice of slices) {
          expect(slice).toMatchObject({ trial: 1, workload: 'oltp_read_only', threads: THREADS, block: nth })
          expect(slice.seconds).toBeGreaterThan(0)
          expect(slice.at).toBe(slices[0]?.at)
        }
      }
      // Other programs may keep a server waiting for the whole of a turn.
      for (const own of Map.groupBy(slicesOf(four), ({ scenario, revision }) => `${scenario} ${revision}`).values()) {
        expect(sum(own.map(({ transactions }) => transactions))).toBeGreaterThan(0)
        expect(sum(own.map(({ cpuSeconds }) => cpuSeconds ?? 0))).toBeGreaterThan(0)
      }
      const starts = four.blocks.map((lines) => lines.find((line) => line.kind === 'slice')?.at ?? 0)
      expect(starts).toEqual(starts.toSorted((left, right) => left - right))
    })

    it('probes the machine about once a second, before a block', () => {
      const probed = four.blocks.flatMap((lines, nth) => (lines.some(({ kind }) => kind === 'probe') ? [nth] : []))
      // A block of four arms takes 200 ms.
      expect(probed).toEqual([5, 10])
      expect(probed).toHaveLength(GAPS - 1)
      for (const nth of probed) expect(four.blocks[nth]?.[0]).toMatchObject({ kind: 'probe', block: nth })
    })

    it('has, in at least one block, one of the servers running nearly all the time', () => {
      for (const { totals, seconds } of [four, two])
        expect(sum(totals.map(({ turnSeconds }) => turnSeconds)) / seconds).toBeLessThanOrEqual(1)
      const shares = [four, two].flatMap(({ blocks }) => {
        const slices = blocks.map((lines) => lines.filter((line) => line.kind === 'slice'))
        return slices.slice(1).map(([next], nth) => {
          const own = slices[nth] ?? []
          return sum(own.map(({ seconds }) => seconds)) / ((next?.at ?? Number.NaN) - (own[0]?.at ?? Number.NaN))
        })
      })
      // Other programs may keep us, who go on with the next blocks, waiting between most of them.
      expect(Math.max(...shares)).toBeGreaterThanOrEqual(0.9)
    })

    it('gives each server the same share of time', () => {
      const ran = four.totals.map(({ turnSeconds }) => turnSeconds)
      expect(Math.max(...ran) / Math.min(...ran)).toBeLessThan(1.1)
      for (const { turnMs } of four.totals) expect(turnMs).toBe(TURNS.turnMs)
    })

    it('counts as served time only the time in which the server was not frozen', () => {
      for (const measured of [four, two]) {
        const served = sum(slicesOf(measured).map(({ seconds }) => seconds))
        const share = served / sum(measured.totals.map(({ turnSeconds }) => turnSeconds))
        // Time for which servers are frozen would make it two or four.
        expect(share).toBeGreaterThan(0.75)
        expect(share).toBeLessThan(1.33)
      }
    })

    it('has latencies that do not include the time in which a server is frozen', () => {
      // As many transactions at a time as there are threads: their mean latency tells how many there were.
      for (const { latency, transactions, turnSeconds } of four.totals) {
        expect(sum(latency.map(([, count]) => count))).toBe(transactions)
        const meanMs = (1000 * THREADS * turnSeconds) / transactions
        expect(quantileMs(latency, 0.5) / meanMs).toBeLessThan(1.5)
      }
    })

    it('has totals that equal the sums of its slices', () => {
      for (const [arm, totals] of four.totals.entries()) {
        const own = slicesOf(four).filter((_, nth) => nth % arms.length === arm)
        expect(totals).toMatchObject({
          kind: 'cell',
          scenario: own[0]?.scenario,
          revision: own[0]?.revision,
          errors: 0,
        })
        // An answer that reaches a client after its server is frozen, in a gap, is in no block.
        const left = totals.transactions - sum(own.map(({ transactions }) => transactions))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(GAPS * THREADS)
        expect(totals.serverCpuSeconds).toBeCloseTo(sum(own.map(({ cpuSeconds = 0 }) => cpuSeconds)), 6)
        // Each transaction of it begins, reads fourteen times, and ends.
        expect(totals.queriesPerTransaction).toBeCloseTo(16, 0)
      }
    })

    it('gives the memory and the other costs of each server', () => {
      for (const { costs, transactions } of [...four.totals, ...two.totals]) {
        expect(costs?.residentBytes).toBeGreaterThan(50 * 1024 ** 2)
        expect(costs?.residentBytes).toBeLessThan(1024 ** 3)
        // Each transaction asks and is answered sixteen times, with rows of a hundred characters and more.
        expect((costs?.networkBytes ?? 0) / transactions).toBeGreaterThan(5_000)
        expect((costs?.networkBytes ?? 0) / transactions).toBeLessThan(100_000)
        expect(costs?.readBytes).toBeLessThan(64 * 1024 ** 2)
        expect(costs?.writtenBytes).toBeLessThan(64 * 1024 ** 2)
        expect(costs?.fsyncs).toBeGreaterThanOrEqual(0)
        // A thread that waits for a client gives its CPU up at most once a query, despite freezing.
        expect((costs?.switches ?? 0) / transactions).toBeGreaterThan(0.1)
        expect((costs?.switches ?? 0) / transactions).toBeLessThan(100)
      }
    })

    it('finds in its warm-up a pace by which turns can be planned', () => {
      for (const { pace } of [four, two]) {
        expect(pace.p95Ms).toBeGreaterThan(0)
        expect(pace.switchMs).toBe(0)
      }
      for (const slice of slicesOf(four)) expect(slice.computes ?? false).toBe(four.pace.computes)
    })

    it('leaves no server frozen at its end', () => {
      expect(servers()).toHaveLength(arms.length)
      expect(frozen()).toEqual([])
    })
  })

  it('ends at the first gap between blocks at which it is told to stop', async () => {
    let asked = 0
    const goesOn = () => ++asked < 2
    const { blocks, totals } = await measure(trial, pair, TURNS, { blocks: 1000, goesOn })
    // About a second passes between two looks, in which a block of two arms fits ten times.
    expect(blocks).toHaveLength(20)
    expect(asked).toBe(2)
    expect(totals).toHaveLength(pair.length)
  })

  it('leaves no server frozen if it is given up', async () => {
    {
      await using cell = await trial.openCell({ ...planned, arms: pair })
      await cell.warmUp()
      await cell.runBlocks(2, TURNS, () => {})
      // A server stops a moment after it is told to.
      await expect.poll(frozen).toHaveLength(pair.length)
    }
    await expect.poll(frozen).toEqual([])
  })

  it('makes clients take turns if servers cannot be frozen', async () => {
    await using unfrozen = await startUnfrozen(bed, pair)
    const measured = await measure(unfrozen.trial, pair, LONG_TURNS, { blocks: 5 })
    expect(measured.isRotating).toBe(false)
    expect(measured.blocks).toHaveLength(5)
    expect(slicesOf(measured)).toHaveLength(5 * pair.length)
    for (const slice of slicesOf(measured)) {
      expect(slice.transactions).toBeGreaterThan(0)
      expect(slice.cpuSeconds).toBeUndefined()
    }
    for (const totals of measured.totals) {
      expect(totals.turnMs).toBe(LONG_TURNS.turnMs)
      expect(totals.serverCpuSeconds).toBeGreaterThan(0)
      const own = slicesOf(measured).filter(({ revision }) => revision === totals.revision)
      expect(totals.transactions).toBe(sum(own.map(({ transactions }) => transactions)))
      expect(sum(own.map(({ seconds }) => seconds)) / totals.turnSeconds).toBeGreaterThan(0.5)
      expect(sum(own.map(({ seconds }) => seconds)) / totals.turnSeconds).toBeLessThan(1.1)
    }
  })
})
