/** Statements of a script that counts them, on real servers. Nothing here depends on how fast the machine is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nonEmpty } from '../../../src/core/lists.ts'
import type { CellTotals, Slice } from '../../../src/core/measurement/measurement.ts'
import { suiteOfOwnLoad } from '../../../src/core/own-workload/read-own-load.ts'
import type { Arm, TrialCell } from '../../../src/core/plan/plan.ts'
import type { Turns } from '../../../src/core/plan/turns.ts'
import type { OwnLoad } from '../../../src/core/scenario/own-load.ts'
import { sum } from '../../../src/core/stats/vectors.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import type { TrialRun } from '../../../src/edges/testbed/testbed.ts'
import { ownStatement, ownWorkload } from '../../builders.ts'
import { type Bed, openBed } from '../../setup/bed.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { startUnfrozen } from './unfrozen.ts'

const THREADS = 2
const SUITE = `name: statements
dataset: { tables: 1, rows: 1000 }
workloads: [oltp_read_only]
threads: [${THREADS}]
control: off
scenarios:
  off: { options: { performance_schema: OFF } }
  on: { options: { performance_schema: OFF } }
`
/** In the order in which the script counts them, and how often a transaction executes each. */
const TIMES = { 'select rows': 1, 'select sums': 1, 'select many': 3, 'select nowhere': 0 }
/** All of them but the last, whose table is not there. */
const STATEMENTS = [
  'SELECT c FROM t WHERE id = ?',
  'SELECT SUM(LENGTH(c)) FROM t WHERE id > ?',
  'SELECT COUNT(*) FROM t WHERE k > ?',
  'SELECT 1 FROM nowhere',
]
const OWN: OwnLoad = {
  workload: ownWorkload({
    transactions: [
      {
        ...{ name: 'look', share: 1, isExplicit: false },
        statements: nonEmpty(
          Object.entries(TIMES).map(([name, times], index) => {
            const sql = STATEMENTS[index] ?? ''
            const parameters = sql.includes('?') ? [{ kind: 'value', column: 't.id', skew: 0 } as const] : []
            return ownStatement({ name, sql, times: Math.max(1, times), parameters })
          }),
        ),
      },
    ],
    tables: [{ name: 't', rows: 1000, columns: [] }],
  }),
  data: {
    schema: [
      { file: 'schema.sql', text: 'CREATE TABLE t (id INT PRIMARY KEY, k INT NOT NULL, c VARCHAR(100) NOT NULL);' },
    ],
    dump: undefined,
    tables: [{ name: 't', rows: 1000, columns: [] }],
  },
}
/** A user's own script that counts a statement which nobody has named. */
const SCRIPT = `
local con
function thread_init() con = sysbench.sql.driver():connect() end
function event()
   local began = qpsgate_served()
   con:query("SELECT c FROM sbtest1 WHERE id = " .. sysbench.rand.uniform(1, 900))
   qpsgate_statement(0, began)
end
`
const TURNS: Turns = { turnMs: 10, rounds: 5, switchMs: 0 }
const BLOCKS = 8

interface Measured {
  readonly isRotating: boolean
  readonly slices: readonly Slice[]
  readonly totals: readonly CellTotals[]
}

describe('the statements of a script that names them', () => {
  let bed: Bed
  let trial: TrialRun
  let pair: readonly Arm[]
  beforeAll(async () => {
    bed = await openBed({ suite: { text: SUITE }, change: (suite) => suiteOfOwnLoad(suite, 'workloads/shop', OWN) })
    pair = bed.plan.arms.slice(0, 2)
    trial = await bed.testbed.startTrial(bed.trial, bed.plan)
  })
  afterAll(async () => {
    await trial?.[Symbol.asyncDispose]()
    await bed?.[Symbol.asyncDispose]()
  })

  async function measure(run: TrialRun, turns: Turns): Promise<Measured> {
    const planned = bed.trial.cells[0] as TrialCell
    await using cell = await run.openCell({ ...planned, arms: pair })
    await cell.warmUp()
    const slices: Slice[] = []
    await cell.runBlocks(BLOCKS, turns, (lines) => slices.push(...lines.filter((line) => line.kind === 'slice')))
    return { isRotating: cell.isRotating, slices, totals: await cell.finish() }
  }

  it('are counted in each slice, with the time that they took', async () => {
    const { isRotating, slices, totals } = await measure(trial, TURNS)
    expect(isRotating).toBe(true)
    for (const line of totals) {
      const own = slices.filter(({ revision }) => revision === line.revision)
      for (const { statements } of own) expect(statements).toHaveLength(4)
      requireCounts(own)
      // It is nearly all of a transaction's time, and no more: clients wait while their server is frozen, half of the
      // time.
      const share = timeOf(own) / sum(own.map(({ seconds }) => seconds))
      expect(share).toBeGreaterThan(0.5)
      expect(share).toBeLessThan(1.05)
      expect(timeOf(own) / line.turnSeconds).toBeLessThan(1.1)
    }
  })

  it.runIf(IS_NIGHTLY)('are counted even if clients take turns', async () => {
    await using unfrozen = await startUnfrozen(bed, pair)
    const { isRotating, slices, totals } = await measure(unfrozen.trial, { turnMs: 50, rounds: 1, switchMs: 0 })
    expect(isRotating).toBe(false)
    for (const line of totals) {
      const own = slices.filter(({ revision }) => revision === line.revision)
      requireCounts(own)
      // Clients end what they have begun, so that nothing is between a statement and its transaction.
      for (const [nth, times] of Object.values(TIMES).entries()) {
        const executions = sum(own.map(({ statements }) => statements?.[nth]?.[0] ?? 0))
        expect(executions).toBe(times * line.transactions)
        expect(line.statements?.[nth]?.executions).toBe(executions)
      }
      expect(sum((line.statements ?? []).map(({ seconds }) => seconds))).toBeCloseTo(timeOf(own), 6)
      expect(timeOf(own)).toBeLessThanOrEqual(sum(own.map(({ seconds }) => seconds)))
    }
  })

  it('are named in the totals of a cell, with the number of refused executions', async () => {
    const { totals } = await measure(trial, TURNS)
    for (const { statements = [], transactions } of totals) {
      expect(statements.map(({ name }) => name)).toEqual(Object.keys(TIMES))
      for (const { failed } of statements.slice(0, 3)) expect(failed).toBe(0)
      expect(statements[3]).toMatchObject({ executions: 0, seconds: 0 })
      expect(Math.abs((statements[3]?.failed ?? 0) - transactions)).toBeLessThanOrEqual(2 * THREADS)
    }
  })

  it.runIf(IS_NIGHTLY)('are not counted if the suite does not name them', async () => {
    await using unnamed = await openBed({ suite: { text: SUITE }, change: withScript })
    await using started = await unnamed.testbed.startTrial(unnamed.trial, unnamed.plan)
    const planned = unnamed.trial.cells[0] as TrialCell
    await using cell = await started.openCell({ ...planned, arms: unnamed.plan.arms.slice(0, 2) })
    await cell.warmUp()
    const slices: Slice[] = []
    await cell.runBlocks(1, TURNS, (lines) => slices.push(...lines.filter((line) => line.kind === 'slice')))
    for (const slice of slices) {
      expect(slice.transactions).toBeGreaterThan(0)
      expect(slice.statements).toBeUndefined()
    }
    for (const line of await cell.finish()) expect(line.statements).toBeUndefined()
  })
})

function withScript(suite: Suite): Suite {
  const workload = { name: 'own', script: 'own.lua', source: SCRIPT, options: {}, writes: false }
  return { ...suite, workloads: [workload] }
}

/** Every statement as often as its transactions execute it, except for those under way at either end. */
function requireCounts(slices: readonly Slice[]): void {
  const transactions = sum(slices.map((slice) => slice.transactions))
  expect(transactions).toBeGreaterThan(0)
  for (const [nth, times] of Object.values(TIMES).entries()) {
    const executions = sum(slices.map(({ statements }) => statements?.[nth]?.[0] ?? 0))
    expect(Math.abs(executions - times * transactions)).toBeLessThanOrEqual(times * 2 * THREADS)
  }
}

/** Time of all statements together. */
function timeOf(slices: readonly Slice[]): number {
  return sum(slices.flatMap(({ statements = [] }) => statements.map(([, seconds]) => seconds)))
}
