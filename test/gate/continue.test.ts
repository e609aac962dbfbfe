/** A run that is stopped, and goes on with the slices that it left. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunLine, slicesOf } from '../../src/core/measurement/measurement.ts'
import { linesOfWholeCells } from '../../src/core/measurement/whole-cells.ts'
import type { Arm } from '../../src/core/plan/plan.ts'
import { makeResult } from '../../src/core/result/make-result.ts'
import { joinResults, replayResult } from '../../src/core/result/replay-results.ts'
import type { Result } from '../../src/core/result/result.ts'
import type { Testbed } from '../../src/edges/testbed/testbed.ts'
import { Interruption } from '../../src/errors.ts'
import { gate } from '../../src/gate/gate.ts'
import { runRequest } from '../builders.ts'
import { FakeMachine } from '../fakes/fake-machine.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'
import { atCells } from '../fakes/wrapped-testbed.ts'

const SUITE = `
name: four
workloads: [oltp_read_only, oltp_point_select]
threads: [2, 8]
control: off
scenarios:
  off: {}
  same: { options: { sort_buffer_size: 4M } }
  slow: { options: { general_log: ON } }
`
const SECONDS = 120
const CELLS = 4

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qg-continue-'))
  writeFileSync(join(folder, 'suite.yml'), SUITE)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Ends the run when the cell of that number is opened. */
function stoppedAt(cell: number): (testbed: Testbed) => Testbed {
  let opened = 0
  return atCells(async (open) => {
    opened += 1
    const run = await open()
    if (opened < cell) return run
    return {
      ...run,
      runBlocks: async (_, turns, save) => {
        await run.runBlocks(3, turns, save)
        throw new Interruption('SIGINT', 2)
      },
    }
  })
}

interface Part {
  readonly seed: number
  readonly before?: readonly RunLine[]
  readonly wrap?: (testbed: Testbed) => Testbed
}

async function part({ seed, before, wrap = (same) => same }: Part) {
  const effect = ({ scenario: { options } }: Arm) => (options.some(({ option }) => option === 'general-log') ? -0.2 : 0)
  const testbed = wrap(fakeTestbed({ noise: NOISE.quiet as NoiseModel, effect, seed }))
  const machine = new FakeMachine({ testbed, ...(before && { before }) })
  const { adjustments, ...request } = runRequest({
    subject: { kind: 'suite', file: join(folder, 'suite.yml'), base: undefined },
    rules: ['control'],
  })
  const ended = await gate({ ...request, adjustments: { ...adjustments, budgetSeconds: SECONDS } }, machine).catch(
    (thrown: unknown) => thrown,
  )
  return { machine, ended, lines: [...(before ?? []), ...machine.lines], seconds: testbed.now() }
}

/** A run that is stopped in the cell of that number, and what goes on with it. */
async function continued(cell: number) {
  const stopped = await part({ seed: 1, wrap: stoppedAt(cell) })
  expect(stopped.ended).toBeInstanceOf(Interruption)
  const before = linesOfWholeCells(stopped.lines)
  const rest = await part({ seed: 2, before })
  return { stopped, before, ...rest, result: rest.ended as Result }
}

function figuresOf({ comparisons }: Result) {
  return new Map(
    comparisons.map(({ scenario, workload, threads, change, low, high }) => [
      `${scenario} ${workload} ${threads}`,
      { change, low, high },
    ]),
  )
}

describe.each([
  { what: 'in its second trial', cell: CELLS + 3, whole: CELLS + 2 },
  { what: 'in its first trial', cell: 3, whole: 2 },
])('a run that was stopped $what and is continued', ({ cell, whole }) => {
  it('keeps the slices of its complete cells, and no other slices', async () => {
    const { stopped, before } = await continued(cell)
    const cells = (lines: readonly RunLine[]) =>
      new Set(slicesOf(lines).map(({ trial, workload, threads }) => `${trial} ${workload} ${threads}`))
    expect([cells(stopped.lines).size, cells(before).size]).toEqual([whole + 1, whole])
  })

  it('goes on with the next trial, and repeats no slice', async () => {
    const { before, lines } = await continued(cell)
    const last = before.at(-1)?.trial ?? 0
    const trials = lines.slice(before.length).map(({ trial }) => trial)
    expect(Math.min(...trials)).toBe(last + 1)
    const places = slicesOf(lines).map((slice) =>
      [slice.trial, slice.workload, slice.threads, slice.block, slice.scenario, slice.revision].join(' '),
    )
    expect(new Set(places).size).toBe(places.length)
  })

  it('uses what is left of its budget', async () => {
    const { before, seconds, result } = await continued(cell)
    const look = before.at(-1)
    const taken = look?.kind === 'look' ? look.share * SECONDS : Number.NaN
    expect(seconds).toBeGreaterThan(SECONDS - taken - 15)
    expect(seconds).toBeLessThan(SECONDS - taken + 15)
    expect(result.plan.trials).toBeGreaterThan(look?.trial ?? 0)
  })

  it('agrees with an uninterrupted run within the intervals, which are at most twice as wide', async () => {
    const { result } = await continued(cell)
    const figures = figuresOf(result)
    const never = figuresOf((await part({ seed: 3 })).ended as Result)
    expect(figures.size).toBe(2 * CELLS)
    expect([...figures.keys()]).toEqual([...never.keys()])
    for (const [name, { change, low, high }] of figures) {
      const other = never.get(name)
      expect(change).toBeGreaterThan((other?.low ?? 0) - (high - low))
      expect(change).toBeLessThan((other?.high ?? 0) + (high - low))
      expect(high - low).toBeLessThan(2 * ((other?.high ?? 0) - (other?.low ?? 0)))
    }
    expect(result.verdict).toBe('measured')
  })

  it('has the same result when it is judged again from its saved lines', async () => {
    const { result, lines } = await continued(cell)
    const { run, judgement, time } = joinResults([replayResult(result, lines)])
    expect(makeResult(judgement, run, time)).toEqual(result)
  })
})

it('a run that was stopped after it had used its budget measures nothing more when it is continued', async () => {
  const whole = await part({ seed: 1 })
  const { machine, ended } = await part({ seed: 2, before: linesOfWholeCells(whole.lines) })
  expect(machine.lines).toEqual([])
  expect(figuresOf(ended as Result)).toEqual(figuresOf(whole.ended as Result))
})
