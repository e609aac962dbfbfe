import { describe, expect, it } from 'vitest'
import { type Arm, armName, makePlan } from '../../../src/core/plan/plan.ts'
import type { Testbed } from '../../../src/edges/testbed/testbed.ts'
import { MeasurementError, StatementsFail } from '../../../src/errors.ts'
import { asOutcome } from '../../../src/gate/attribution/failing-line.ts'
import { option, scenario, suite } from '../../builders.ts'

const names = ['a', 'b', 'c', 'd', 'e']
const options = names.map((name, at) => ({ ...option(name, '1'), file: 'my.cnf', line: 2 + at }))
const plan = makePlan(suite({ scenarios: [scenario('my.cnf', { options })], control: 'my.cnf' }), 1, {
  rules: ['base'],
  base: [scenario('my.cnf')],
})

/** A testbed whose servers refuse statements with some options; counts its starts. */
function refusing(fails: (names: readonly string[]) => boolean) {
  const tried: string[] = []
  const startTrial = async ({ arms: [arm] }: { readonly arms: readonly Arm[] }) => {
    const own = (arm as Arm).scenario.options.map(({ name }) => name)
    tried.push(own.join(''))
    return { refused: [fails(own) ? refused : undefined], [Symbol.asyncDispose]: async () => {} }
  }
  return { tried, testbed: { startTrial, now: () => 0 } as unknown as Testbed }
}

const refused = { code: 1290, says: 'read only', what: 'UPDATE t' }
const buildOf = () => ({ product: 'MariaDB', version: '11.4.5' }) as const
const failureOf = (name: string) => new MeasurementError('statements fail', { step: 'try', arm: name, refused })

describe('statements that fail', () => {
  it.each([0, 1, 2, 3, 4])('are the fault of line %d of five, found by halves', async (culprit) => {
    const { testbed, tried } = refusing((own) => own.includes(names[culprit] as string))
    const found = await asOutcome(failureOf('my.cnf'), { plan, testbed, buildOf })
    expect(found).toBeInstanceOf(StatementsFail)
    expect(found).toMatchObject({ place: { file: 'my.cnf', line: 2 + culprit }, title: 'statements fail with 1290' })
    expect(tried.length).toBeLessThanOrEqual(4)
  })

  it('of a second copy count as well', async () => {
    const copy = plan.arms.find(({ revision }) => revision === 'twin') as Arm
    const { testbed } = refusing((own) => own.includes('e'))
    expect(await asOutcome(failureOf(armName(copy)), { plan, testbed, buildOf })).toBeInstanceOf(StatementsFail)
  })

  it('before and now alike could not be measured', async () => {
    const { testbed, tried } = refusing(() => true)
    const failure = failureOf('my.cnf')
    expect(await asOutcome(failure, { plan, testbed, buildOf })).toBe(failure)
    expect(tried).toEqual([''])
  })

  it.each([
    ['only before the change', failureOf(armName(plan.arms.find(({ revision }) => revision === 'base') as Arm))],
    ['for a reason of ours', new MeasurementError('no sysbench', { step: 'drive load', arm: 'my.cnf' })],
    ['not at all', new Error('a bug')],
  ])('%s stay as they are, and nothing is started', async (_, failure) => {
    const { testbed, tried } = refusing(() => true)
    expect(await asOutcome(failure, { plan, testbed, buildOf })).toBe(failure)
    expect(tried).toEqual([])
  })
})
