/** The cost of the Performance Schema on another version, and what it buys. */
import { describe, expect, test } from 'vitest'
import { ABILITIES } from '../../src/core/performance-schema/abilities.ts'
import { resultScenario } from '../builders.ts'
import { sweepResult } from '../sweep-result.ts'
import { fakeRun, tableWith, viewsOf } from './fake-run.ts'

const WORKLOADS = ['oltp_read_only', 'oltp_write_only']

describe('M6 the order of the scenarios', () => {
  /** The line of each view; only equal servers can be told apart wrongly. */
  const linesOf = async (losses: Readonly<Record<string, number>>, seed: number) => {
    const scenarios = Object.keys(losses)
    const qps = (name: string) => 10_000 * (1 - (losses[name] ?? 0))
    const result = await fakeRun({ scenarios, workloads: WORKLOADS, threads: [8], qps, seed })
    const names = scenarios.join('|')
    const line = new RegExp(`\\b(?:${names})(?: [>≈] (?:${names}))+`)
    return viewsOf(result).map((view) => line.exec(view)?.[0])
  }

  test('M6 calls a scenario faster (>) only if that was shown', async () => {
    for (const line of await linesOf({ off: 0, kept: 0.06, measured: 0.06, all: 0.25 }, 1))
      expect(line ?? 'no line').toMatch(/^off > (?:kept ≈ measured|measured ≈ kept) > all$/)
  })

  test('M6 calls one of several equal scenarios faster (>) in at most five of a hundred runs', async () => {
    let wrong = 0
    for (let seed = 1; seed <= 100; seed++) {
      const [line] = await linesOf({ off: 0, kept: 0, measured: 0 }, seed)
      expect(line).toBeDefined()
      if (line?.includes('>')) wrong++
    }
    expect(wrong).toBeLessThanOrEqual(5)
  })
})

test('M7 the report has the fourteen abilities of each scenario beside its cost', () => {
  const abilities = (of: 'full' | 'partial' | 'none') => Object.fromEntries(ABILITIES.map(({ key }) => [key, of]))
  const scenarios = (['none', 'partial', 'full'] as const).map((of, nth) =>
    resultScenario({ name: of, role: nth === 0 ? 'control' : 'candidate', insight: abilities(of) }),
  )
  const result = sweepResult({ scenarios: ['none', 'partial', 'full'], overrides: { scenarios } })
  const table = tableWith(result, 'shows', 'none', 'partial', 'full')
  expect(table?.rows).toEqual(ABILITIES.map(({ title }) => [title, '○', '◐', '●']))
  expect(table?.rows).toHaveLength(14)
  expect(
    tableWith(result, 'scenario', 'change')
      ?.rows.map(([name]) => name)
      .toSorted(),
  ).toEqual(['full', 'partial'])
})

describe('M9 the load from which scenarios differ', () => {
  // Whatever waits for the client hides what the server does more.
  const parting = () =>
    fakeRun({
      scenarios: ['off', 'all'],
      workloads: WORKLOADS,
      threads: [1, 4, 16, 64],
      qps: (scenario, { threads }) => 2000 * Math.min(threads, 16) * (scenario === 'all' && threads >= 16 ? 0.8 : 1),
    })

  test('M9 follows from a comparison at each number of threads', async () => {
    const { comparisons } = await parting()
    const levels = comparisons.map(({ workload, threads }) => `${workload} ${threads}`)
    expect(levels.toSorted()).toEqual(WORKLOADS.flatMap((name) => [1, 16, 4, 64].map((many) => `${name} ${many}`)))
    for (const { threads, change } of comparisons)
      expect(Math.abs(change - (threads >= 16 ? -0.2 : 0))).toBeLessThan(0.06)
  })

  test('M9 is in all views: alike up to a number of threads, different from the next one on', async () => {
    for (const view of viewsOf(await parting())) expect(view).toMatch(/Up to 4 threads .* like .*; from 16 threads on/)
  })
})
