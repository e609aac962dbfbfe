import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Arm, Cell } from '../../../src/core/plan/plan.ts'
import { keyOf, type Settings } from '../../../src/core/switching/settings.ts'
import { Session } from '../../../src/edges/servers/connection.ts'
import { socketAddress } from '../../../src/edges/servers/server-address.ts'
import type { TrialRun } from '../../../src/edges/testbed/testbed.ts'
import { MeasurementError } from '../../../src/errors.ts'
import { type Bed, openBed } from '../../bench/bed.ts'
import { processesWith } from '../../e2e/cli.ts'

const THREADS = 4
const LENGTHS = { rampMs: 10, countedMs: 60 }
const SUITE = `name: switched
dataset: { tables: 2, rows: 1000 }
workloads: [oltp_read_only]
threads: [${THREADS}]
scenarios: { live: { options: { performance_schema: ON } } }
`

/** A state in which every connection sorts in so much memory. */
function sorting(bytes: number): Settings {
  return new Map([[keyOf('variable', 'sort_buffer_size'), String(bytes)]])
}

describe('a cell whose server is switched between turns', () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-switched-'))
  let bed: Bed
  let run: TrialRun
  let arm: Arm
  let cell: Cell
  beforeAll(async () => {
    writeFileSync(join(folder.path, 'suite.yml'), SUITE)
    bed = await openBed({ suite: join(folder.path, 'suite.yml') })
    arm = bed.plan.arms[0]
    cell = bed.plan.cells[0] as Cell
    run = await bed.testbed.startTrial({ number: 1, arms: [arm], cells: [] }, bed.plan)
  })
  afterAll(async () => {
    await run?.[Symbol.asyncDispose]()
    await bed?.[Symbol.asyncDispose]()
    folder.remove()
  })

  it('counts each turn by itself, in the order of the turns', async () => {
    await using open = await run.openSwitchedCell(cell, [{ arm, sessionVariables: new Set() }])
    expect(await open.warmUp()).toBeGreaterThan(0)
    const counts = await open.runTurns(
      Array.from({ length: 6 }, () => ({ arm: 0, settings: undefined })),
      LENGTHS,
    )
    expect(counts).toHaveLength(6)
    for (const [index, { seconds, transactions, at }] of counts.entries()) {
      expect(seconds).toBeCloseTo(LENGTHS.countedMs / 1000, 6)
      expect(transactions).toBeGreaterThan(0)
      if (index > 0) expect(at).toBeGreaterThan((counts[index - 1]?.at ?? 0) + seconds)
    }
    await open.finish()
  })

  it('has another seed each time, so that nothing is written that stands there already', async () => {
    const seen: string[] = []
    for (const _ of [1, 2]) {
      await using open = await run.openSwitchedCell(cell, [{ arm, sessionVariables: new Set() }])
      await open.warmUp()
      seen.push(...processesWith(tmpdir()).flatMap((command) => command.match(/--rand-seed=\d+/g) ?? []))
      await open.finish()
    }
    expect(seen).toHaveLength(2)
    expect(new Set(seen).size).toBe(2)
  })

  it('sets the variables of each connection once for every change of state, and those of the server', async () => {
    const sets = async () => Number(await statusOf('Com_set_option'))
    const server = run.server(arm)
    await using open = await run.openSwitchedCell(cell, [
      { arm, sessionVariables: new Set([keyOf('variable', 'sort_buffer_size')]) },
    ])
    await open.warmUp()
    const before = await sets()
    const states = [65536, 65536, 131072, 131072, 65536].map(sorting)
    await open.runTurns(
      states.map((settings) => ({ arm: 0, settings })),
      LENGTHS,
    )
    // Three states one after the other on every connection; as many changes of the server's own value; and who asks sets one.
    expect((await sets()) - before).toBe(3 * THREADS + 3 + 1)
    expect(server.settings.get(keyOf('variable', 'sort_buffer_size'))).toBe('65536')
    expect(await server.readBack()).toEqual([])
    await open.finish()
  })

  it('goes on when what the optimizer is told changes, with statements prepared anew', async () => {
    const key = keyOf('variable', 'optimizer_switch')
    await using open = await run.openSwitchedCell(cell, [{ arm, sessionVariables: new Set([key]) }])
    await open.warmUp()
    const counts = await open.runTurns(
      ['mrr=on', 'mrr=off'].map((value) => ({ arm: 0, settings: new Map([[key, value]]) })),
      { rampMs: 60, countedMs: 100 },
    )
    for (const { transactions } of counts) expect(transactions).toBeGreaterThan(0)
    await open.finish()
  })

  it('ends with what the server said where it refuses a state', async () => {
    await using open = await run.openSwitchedCell(cell, [{ arm, sessionVariables: new Set() }])
    const refused = open.runTurns([{ arm: 0, settings: new Map([[keyOf('variable', 'port'), '1']]) }], LENGTHS)
    await expect(refused).rejects.toThrow(MeasurementError)
    await expect(refused).rejects.toThrow(/port = 1: .*read only/)
  })

  async function statusOf(name: string): Promise<string> {
    await using session = await Session.open(socketAddress(join(bed.request.directory.path, 't1a0', 's')))
    const [row] = await session.rows(`SHOW GLOBAL STATUS LIKE '${name}'`)
    return String(row?.Value)
  }
})
