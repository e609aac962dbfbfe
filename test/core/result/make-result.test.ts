import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/core/comparison/compare.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import type { CellTotals, RunLine } from '../../../src/core/measurement/measurement.ts'
import { describeRun, type RunFacts } from '../../../src/core/result/describe-run.ts'
import { makeResult } from '../../../src/core/result/make-result.ts'
import { type Result, resultSchema } from '../../../src/core/result/result.ts'
import { decide } from '../../../src/core/verdict/decide.ts'
import {
  armState,
  cellTotals,
  compared,
  comparison,
  effect,
  environment,
  facts,
  judgement,
  measurement,
  plan,
  policy,
  slice,
  suite,
} from '../../builders.ts'

const TIME = { seconds: 61, timeline: null }

/** A run without any comparison, unless overridden. */
function described(overrides: Partial<Parameters<typeof describeRun>[0]> = {}, runFacts: RunFacts = facts()) {
  const stages = { suite: suite(), plan: plan(), trials: 3, measurement: measurement(), compared: { comparisons: [] } }
  return describeRun({ ...stages, ...overrides }, runFacts)
}

function resultOf(lines: readonly RunLine[], runFacts: RunFacts = facts()): Result {
  // One arm, one slice: nothing could be compared, but these tests are about other things.
  const found = { ...compare(plan(), new MeasuredBlocks(lines)), missing: [] }
  const run = described({ measurement: measurement({ lines }), compared: found }, runFacts)
  return makeResult(decide(found, new Map(), policy()), run, TIME)
}

/** The only cell of a run in which one arm was measured, once. */
function cellOf(totals: Partial<CellTotals>, slices: readonly RunLine[] = [slice()], runFacts?: RunFacts) {
  const [cell] = resultOf([...slices, cellTotals(totals)], runFacts).cells
  if (cell === undefined) throw new Error('no cell')
  return cell
}

function warningsOf(totals: Partial<CellTotals>, runFacts?: RunFacts): string[] {
  return resultOf([slice(), cellTotals(totals)], runFacts).warnings.map(({ code }) => code)
}

describe('a cell of a result', () => {
  it('has queries and transactions per second of the time in which it was served', () => {
    expect(cellOf({ queriesPerTransaction: 16 }, [slice({ transactions: 1000, seconds: 0.1 })])).toMatchObject({
      tps: 10_000,
      qps: 160_000,
      slices: 1,
    })
  })

  it('weighs trials equally, however many slices they have', () => {
    const lines = [
      ...[0, 1, 2].map((block) => slice({ trial: 1, block, transactions: 1000 })),
      slice({ trial: 2, transactions: 2000 }),
      cellTotals({ trial: 2 }),
    ]
    expect(cellOf({ trial: 1 }, lines).tps).toBeCloseTo(15_000, 6)
  })

  it('has the mean latency of its transactions, and the quantiles of all trials', () => {
    // Four threads that are served for 0.15 s in all.
    const lines = [
      slice({ transactions: 100, seconds: 0.05 }),
      slice({ trial: 2, transactions: 300, seconds: 0.1 }),
      cellTotals({ trial: 2, latency: [[800, 10]] }),
    ]
    const { latencyMs } = cellOf({ trial: 1, latency: [[600, 90]] }, lines)
    expect(latencyMs.avg).toBeCloseTo((4 * 150) / 400, 12)
    expect(latencyMs.p50).toBeCloseTo(Math.exp(6.005) / 1000, 12)
    expect(latencyMs.p95).toBeCloseTo(Math.exp(8.005) / 1000, 12)
  })

  it('without a transaction has zero QPS and latency', () => {
    const cell = cellOf({ latency: [], serverCpuSeconds: 0.1 }, [slice({ transactions: 0 })])
    expect(cell).toMatchObject({
      tps: 0,
      qps: 0,
      latencyMs: { avg: 0, p50: 0, p95: 0, p99: 0 },
      cpuMicrosPerQuery: null,
    })
  })

  it('has the busy shares of its CPUs, and CPU time per query', () => {
    const totals = { serverCpuSeconds: 1.5, clientCpuSeconds: 0.25, turnSeconds: 1, queriesPerTransaction: 10 }
    const fourServerCpus = facts({ environment: environment({ serverCpus: [1, 2, 3, 4] }) })
    const cell = cellOf(totals, [slice({ transactions: 1000, seconds: 0.5 })], fourServerCpus)
    expect(cell).toMatchObject({ serverCpuBusy: 0.375, clientCpuBusy: 0.25 })
    expect(cell.cpuMicrosPerQuery).toBeCloseTo(1.5e6 / (1000 * 10), 9)
  })
})

describe('a scenario of a result', () => {
  const lines = [
    armState({ variables: { performance_schema: 'OFF', port: '3306', hostname: 'a', max_connections: '100' } }),
    armState({
      scenario: 'on',
      variables: { performance_schema: 'ON', port: '3306', hostname: 'b', max_connections: '100' },
    }),
  ]

  it('has the variables in which scenarios differ, without identities of servers', () => {
    expect(resultOf(lines).scenarios.map(({ name, variables }) => [name, variables])).toEqual([
      ['off', { performance_schema: 'OFF' }],
      ['on', { performance_schema: 'ON' }],
    ])
  })
})

describe('the warning client-saturated', () => {
  it.each([
    { clientCpuSeconds: 0.9, warned: false, what: 'is not given if sysbench is exactly 90% busy' },
    { clientCpuSeconds: 0.901, warned: true, what: 'is given if sysbench is just above 90% busy' },
  ])('$what', ({ clientCpuSeconds, warned }) => {
    expect(warningsOf({ clientCpuSeconds, turnSeconds: 1 })).toEqual(warned ? ['client-saturated'] : [])
  })
})

describe('the warning errors', () => {
  it.each([
    { errors: 10, warned: false, what: 'is not given at exactly one error in a hundred transactions' },
    { errors: 11, warned: true, what: 'is given at one error more than one in a hundred transactions' },
  ])('$what', ({ errors, warned }) => {
    expect(warningsOf({ errors, transactions: 1000 })).toEqual(warned ? ['errors'] : [])
  })
})

describe('a result', () => {
  it('sorts warnings by their weight on the verdict, with the left-out options joined at the end', () => {
    const left = (option: string, line: number) =>
      ({
        code: 'options-dropped',
        options: [{ option, why: 'address', places: [{ file: 'my.cnf', line }] }],
      }) as const
    const warned = measurement({
      lines: [slice(), cellTotals({ clientCpuSeconds: 0.95 })],
      warnings: [
        left('port', 1),
        { code: 'load-not-measured', workload: 'w', threads: 1, why: 'it ended' },
        left('port', 2),
      ],
    })
    const run = described({ measurement: warned }, facts({ warnings: [{ code: 'one-cpu' }] }))
    const made = makeResult(judgement(), run, TIME)
    expect(made.warnings.map(({ code }) => code)).toEqual([
      ...['load-not-measured', 'client-saturated', 'one-cpu', 'options-dropped'],
    ])
    expect(made.warnings.at(-1)).toEqual({
      code: 'options-dropped',
      message: 'ignored on the test servers, which run isolated: port (a test server is on no network)',
      options: [
        {
          ...{ option: 'port', why: 'address' },
          places: [
            { file: 'my.cnf', line: 1 },
            { file: 'my.cnf', line: 2 },
          ],
        },
      ],
    })
  })
})

it('a comparison whose QPS and CPU time change differently has the change of QPS alone', () => {
  const found = comparison({ change: -0.1, byCpu: effect({ mean: -0.02 }) })
  const judged = decide(compared({ comparisons: [found] }), new Map(), policy())
  const made = makeResult(judged, described(), TIME)
  expect(made.comparisons).toMatchObject([{ scenario: 'on', change: -0.1 }])
  expect(made.comparisons[0]).not.toHaveProperty('byCpu')
  expect(resultSchema.safeParse(made).success).toBe(true)
})
