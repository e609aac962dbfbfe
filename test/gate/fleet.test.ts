/** The road of a change to a fleet: many files, on a machine without servers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { familyIn, plannedCells } from '../../src/core/comparison/compare.ts'
import { groupsOf } from '../../src/core/comparison/groups.ts'
import type { Arm } from '../../src/core/plan/plan.ts'
import type { RunRequest } from '../../src/core/request/run-request.ts'
import { joinResults, replayResult } from '../../src/core/result/replay-results.ts'
import type { Result } from '../../src/core/result/result.ts'
import { verdictText } from '../../src/core/wording/verdict-text.ts'
import { gate } from '../../src/gate/gate.ts'
import { runRequest } from '../builders.ts'
import { Repository } from '../edges/git/git-repository.ts'
import { FakeMachine, type FakeMachineRequest } from '../fakes/fake-machine.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'

/** ln of QPS that each option costs. */
const COSTS: Readonly<Record<string, number>> = { 'performance-schema': -0.2 }

const home = process.cwd()
let repository: Repository
beforeEach(() => {
  repository = new Repository()
  process.chdir(repository.path)
})
afterEach(() => {
  process.chdir(home)
  repository[Symbol.dispose]()
})

/** A fleet whose servers each change a line. */
interface Fleet {
  /** Lines that each server gets, by its name. */
  readonly changes: Readonly<Record<string, string>>
  readonly seconds?: number
  readonly request?: Partial<RunRequest>
  readonly machine?: Partial<FakeMachineRequest>
}

async function walk({ changes, seconds = 60, request = {}, machine: about = {} }: Fleet) {
  const own = (name: string) => `[mysqld]\nserver_id = ${name.length}\nreport_host = ${name}\n`
  for (const name of Object.keys(changes)) repository.write(`${name}/my.cnf`, own(name))
  repository.commit()
  for (const [name, line] of Object.entries(changes)) repository.write(`${name}/my.cnf`, `${own(name)}${line}\n`)
  const subject = { kind: 'config', paths: [], base: 'HEAD' } as const
  const { adjustments } = runRequest()
  const effect = ({ scenario: { options } }: Arm) => options.reduce((sum, each) => sum + (COSTS[each.option] ?? 0), 0)
  const noise = NOISE.quiet as NoiseModel
  const machine = new FakeMachine({ testbed: fakeTestbed({ noise, effect, seed: 1 }), ...about })
  const asked = runRequest({ subject, adjustments: { ...adjustments, budgetSeconds: seconds }, ...request })
  return { machine, result: await gate(asked, machine) }
}

/** As many servers with that line. */
function servers(many: number, lineOf: (nth: number) => string): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: many }, (_, nth) => [`db-${String(nth + 1).padStart(3, '0')}`, lineOf(nth)]),
  )
}

function measuredIn({ comparisons }: Result): string[] {
  return [...new Set(comparisons.map(({ scenario }) => scenario))]
}

describe('a fleet whose servers change alike', () => {
  it('is measured on one of its servers, and is red for all of them', async () => {
    const { result } = await walk({ changes: servers(20, () => 'performance_schema = ON') })
    expect(result.verdict).toBe('regressed')
    expect(measuredIn(result)).toEqual(['db-001/my.cnf'])
    expect(result.alike).toHaveLength(19)
    expect(result.alike?.[18]).toEqual({
      ...{ name: 'db-020/my.cnf', scenario: 'db-001/my.cnf' },
      settings: [{ name: 'performance_schema', file: 'db-020/my.cnf', line: 4 }],
    })
    expect(verdictText(result).title).toMatch(/in each of 20 files \(db-001\/my\.cnf:4 and 19 files alike\)$/)
    expect(Object.keys(result.fingerprints)).toHaveLength(20)
    expect(new Set(Object.values(result.fingerprints)).size).toBe(20)
  })
})

describe('a fleet with many kinds of change', () => {
  const sizes = (many: number) => servers(many, (nth) => `sort_buffer_size = ${256 + 16 * nth}K`)

  it('is measured in groups of servers, one after the other, with one verdict', async () => {
    const slow = { ...sizes(12), 'db-099': 'performance_schema = ON' }
    const { result, machine } = await walk({ changes: slow, seconds: 600 })
    expect(result.verdict).toBe('regressed')
    expect(measuredIn(result)).toHaveLength(13)
    expect(result.plan.groups?.map(({ scenarios }) => scenarios.length)).toEqual([5, 5, 2, 1])
    expect(result.causes).toMatchObject([{ settings: [{ name: 'performance_schema' }] }])
    expect(result.comparisons.filter(({ verdict }) => verdict === 'regressed').map(({ scenario }) => scenario)).toEqual(
      expect.arrayContaining(['db-099/my.cnf']),
    )
    expect([...machine.open]).toEqual([])
    expect(machine.published).toEqual([result])
  })

  it('has the same comparisons when it is judged again from its raw lines', async () => {
    const { result, machine } = await walk({
      changes: { ...sizes(7), 'db-099': 'performance_schema = ON' },
      seconds: 300,
    })
    const { judgement } = joinResults([replayResult(result, machine.lines)])
    expect(judgement.comparisons).toMatchObject(
      result.comparisons.map(({ scenario, workload, change, verdict, label }) => ({
        scenario,
        workload,
        change,
        verdict,
        label,
      })),
    )
    expect(machine.lines.map(({ trial }) => trial)).toEqual(
      machine.lines.map(({ trial }) => trial).toSorted((a, b) => a - b),
    )
  })

  it('begins with the change of most servers, and names the servers that no time is left for', async () => {
    const alike = servers(30, (nth) => (nth < 25 ? `sort_buffer_size = ${256 + 16 * nth}K` : 'sort_buffer_size = 8M'))
    const { result } = await walk({ changes: alike, seconds: 60 })
    const measured = measuredIn(result)
    expect(measured).toContain('db-026/my.cnf')
    const warning = result.warnings.find(({ code }) => code === 'servers-not-measured')
    expect(warning).toMatchObject({ of: 30 })
    const { servers: left } = warning as unknown as { servers: readonly string[] }
    expect([...left, ...measured, ...(result.alike ?? []).map(({ name }) => name)].toSorted()).toEqual(
      Object.keys(alike).map((name) => `${name}/my.cnf`),
    )
    expect(verdictText(result).title).toMatch(/\d+ of 30 servers not measured$/)
    expect(result.coverage.filter(({ why }) => why === 'no-time').length).toBe(left.length)
    expect(result.settings).toHaveLength(26)
  })

  it('needs no budget if nothing is measured', async () => {
    const { result } = await walk({ changes: servers(40, (nth) => `report_port = ${3306 + nth}`), seconds: 1 })
    expect(result.verdict).toBe('pass')
  })

  it('divides the error rate that a run may have among its groups', async () => {
    const { result } = await walk({ changes: sizes(12), seconds: 600 })
    const { plan } = result
    const all = groupsOf(plan)
    expect(all).toHaveLength(3)
    // Each has an equal part of the error, and divides it among its comparisons.
    for (const group of all) expect(familyIn(group.plan, 'base')).toBe(all.length * plannedCells(group.plan).length)
  })

  it.runIf(IS_NIGHTLY)('of three hundred files is measured within one and a half budgets and 30 s', async () => {
    const { result } = await walk({
      changes: servers(300, (nth) => `sort_buffer_size = ${256 + 16 * nth}K`),
      seconds: 120,
    })
    expect(result.verdict).toBe('not-measured')
    expect(measuredIn(result).length).toBeGreaterThan(5)
    expect(result.seconds).toBeLessThan(1.5 * 120 + 30)
  })
})
