import { describe, expect, it } from 'vitest'
import { type Arm, makePlan } from '../../../src/core/plan/plan.ts'
import { MeasurementError } from '../../../src/errors.ts'
import { measureDisks } from '../../../src/gate/explain/measure-disks.ts'
import { judgedComparison, judgement, option, scenario, suite, workload } from '../../builders.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../../fakes/fake-testbed.ts'

const SAFE = option('innodb_flush_log_at_trx_commit', '1')

/** A change that costs nothing in memory, and the more the longer the disk takes. */
const effect = ({ scenario: { options, syncSeconds = 0 } }: Arm) => (options.length === 0 ? 0 : -200 * syncSeconds)

async function curve(disks: readonly number[], { writes = true, breaks = false } = {}) {
  const own = scenario('my.cnf', { options: [SAFE] })
  const work = workload('writing', { writes })
  const head = suite({ scenarios: [own], control: 'my.cnf', workloads: [workload('reading'), work] })
  const plan = makePlan(head, 1, { rules: ['base'], base: [scenario('my.cnf')] })
  const found = (name: string, change: number) =>
    judgedComparison({ rule: 'base', scenario: 'my.cnf', reference: 'my.cnf', workload: name, change })
  const bare = fakeTestbed({ noise: NOISE.quiet as NoiseModel, effect, seed: 5 })
  const failing = {
    ...bare,
    startTrial: () => Promise.reject(new MeasurementError('out of memory', { step: 'start' })),
  }
  return measureDisks(judgement({ comparisons: [found('reading', -0.3), found('writing', -0.1)] }), disks, {
    plan,
    local: { ownSyncSeconds: () => 0.0004 },
    edges: { testbed: breaks ? failing : bare, tell: () => {} },
  })
}

describe('measureDisks', () => {
  it('measures the worst cell that writes on each disk, and puts this disk among them', async () => {
    const { disks } = await curve([0.001, 0])
    expect(disks).toMatchObject({ rule: 'base', scenario: 'my.cnf', workload: 'writing' })
    expect(disks?.points.map(({ syncSeconds, isOwn }) => [syncSeconds, isOwn])).toEqual([
      [0, false],
      [0.0004, true],
      [0.001, false],
    ])
    const [memory, , slow] = disks?.points ?? []
    expect(memory?.change).toBeCloseTo(0, 1.5)
    expect(slow?.change).toBeCloseTo(Math.expm1(-0.2), 1.5)
    expect(slow?.high).toBeLessThan(0)
    expect(memory?.low).toBeLessThan(0)
  })

  it('measures nothing if no disk is asked for', async () => expect((await curve([])).disks).toBeUndefined())

  it.each([
    ['no workload that writes was compared', { writes: false }],
    ['out of memory', { breaks: true }],
  ])('leaves the verdict as it is, and says so: %s', async (why, how) => {
    const found = await curve([0.001], how)
    expect(found.disks).toBeUndefined()
    expect(found.warnings).toContainEqual({ code: 'disks-unknown', why })
  })
})
