/** The road of a change to a fleet: many files, on a machine without servers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Arm } from '../../src/core/plan/plan.ts'
import type { RunRequest } from '../../src/core/request/run-request.ts'
import type { Result } from '../../src/core/result/result.ts'
import { verdictText } from '../../src/core/wording/verdict-text.ts'
import { gate } from '../../src/gate/gate.ts'
import { runRequest } from '../builders.ts'
import { Repository } from '../edges/git/git-repository.ts'
import { FakeMachine, type FakeMachineRequest } from '../fakes/fake-machine.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'

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
  it('is measured as one of them, and red for all', async () => {
    const { result } = await walk({ changes: servers(20, () => 'performance_schema = ON') })
    expect(result.verdict).toBe('regressed')
    expect(measuredIn(result)).toEqual(['db-001/my.cnf'])
    expect(result.alike).toHaveLength(19)
    expect(result.alike?.[18]).toEqual({
      ...{ name: 'db-020/my.cnf', scenario: 'db-001/my.cnf' },
      settings: [{ name: 'performance-schema', file: 'db-020/my.cnf', line: 4 }],
    })
    expect(verdictText(result).title).toMatch(/in each of 20 files \(db-001\/my\.cnf:4 and 19 files alike\)$/)
    expect(Object.keys(result.fingerprints)).toHaveLength(20)
    expect(new Set(Object.values(result.fingerprints)).size).toBe(20)
  })
})
