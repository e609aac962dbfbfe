import { describe, expect, it } from 'vitest'
import { type Arm, armName } from '../../../src/core/plan/plan.ts'
import { describeRun } from '../../../src/core/result/describe-run.ts'
import { refusalComparison } from '../../../src/core/verdict/refusal-comparison.ts'
import type { LocalTestbed } from '../../../src/edges/testbed/open-testbed.ts'
import type { Testbed } from '../../../src/edges/testbed/testbed.ts'
import { MeasurementError, type SqlRefusal, UserError } from '../../../src/errors.ts'
import { explain } from '../../../src/gate/explain/explain.ts'
import { type Question, questionOf } from '../../../src/gate/explain/question.ts'
import { type RunOutcome, refusalOfArm } from '../../../src/gate/judge.ts'
import { makePlan } from '../../../src/gate/make-plan.ts'
import { armFailure, type GroupOutcome } from '../../../src/gate/measure.ts'
import { compared, facts, judgement, MARIADB, measurement, runRequest } from '../../builders.ts'
import { answers, change, fakeServers, file } from '../changes.ts'

const NAMES = ['a', 'b', 'c', 'd', 'e']
const BEFORE = file([])
const NOW = file(NAMES.map((name) => `${name}=1`))
const SERVERS = fakeServers({ serverOf: () => MARIADB })
const PLAN = makePlan(change(BEFORE, NOW), SERVERS)
const REFUSED: SqlRefusal = { code: 1290, says: 'read only', what: 'UPDATE t' }

/** A testbed whose servers refuse statements with some options; keeps the options of each start. */
function refusing(fails: (names: readonly string[]) => boolean) {
  const tried: string[] = []
  const startTrial = async ({ arms: [arm] }: { readonly arms: readonly Arm[] }) => {
    const names = (arm as Arm).scenario.options.map(({ name }) => name)
    tried.push(names.join(''))
    return { refused: fails(names) ? [REFUSED] : [], [Symbol.asyncDispose]: async () => {} }
  }
  const testbed = { startTrial, now: () => 0 } as unknown as Testbed
  return { tried, testbed, edges: { testbed, tell: () => {} } }
}

/** Statements that fail on the server of an arm. */
function failureOn(arm: string): MeasurementError {
  return new MeasurementError('statements fail', { step: 'try statements', arm, refused: REFUSED })
}

function armAt(revision: Arm['revision']): string {
  return armName(PLAN.measured.arms.find((arm) => arm.revision === revision) as Arm)
}

describe('statements that fail in a trial', () => {
  it('are a failure of the change if they succeed on the server before the change', async () => {
    const { edges, tried } = refusing((names) => names.length > 0)
    const failure = failureOn('my.cnf')
    const failed = await armFailure(failure, PLAN.measured, edges)
    expect(failed).toMatchObject({ head: { revision: 'head' }, reference: BEFORE, failure })
    expect(tried).toEqual([''])
  })

  it('are a failure of the change even if they fail on its second copy', async () => {
    const { edges } = refusing((names) => names.length > 0)
    const failed = await armFailure(failureOn(armAt('twin')), PLAN.measured, edges)
    expect(failed).toMatchObject({ head: { revision: 'twin' }, reference: BEFORE })
  })

  it('are an error, and no failure of the change, if they fail before the change as well', async () => {
    const { edges, tried } = refusing(() => true)
    const failure = failureOn('my.cnf')
    await expect(armFailure(failure, PLAN.measured, edges)).rejects.toBe(failure)
    expect(tried).toEqual([''])
  })

  it.each([
    ['only before the change', failureOn(armAt('base'))],
    ['because qpsgate lacks something', new MeasurementError('no sysbench', { step: 'drive load', arm: 'my.cnf' })],
    ['because of wrong input', new UserError('--budget: found 0')],
    ['because of a bug', new Error('a bug')],
  ])('cause their own error, and start no server, if they fail %s', async (_, failure) => {
    const { edges, tried } = refusing(() => true)
    await expect(armFailure(failure, PLAN.measured, edges)).rejects.toBe(failure)
    expect(tried).toEqual([])
  })
})

/** What is judged of a run of which a server refuses statements, before and after the search for the lines. */
async function explained(fails: (names: readonly string[]) => boolean, refusals = answers().refusals) {
  const { testbed, edges, tried } = refusing(fails)
  const failed = await armFailure(failureOn('my.cnf'), PLAN.measured, edges)
  const local = { testbed, buildOf: () => MARIADB } as unknown as LocalTestbed
  const opened = { servers: SERVERS, local, refusal: undefined, [Symbol.asyncDispose]: async () => {} }
  const group: GroupOutcome = {
    plan: PLAN.measured,
    warnings: [],
    measurement: measurement(),
    compared: compared(),
    standings: new Map(),
    settings: new Map(),
    trials: 1,
    trialsDone: 1,
    secondsLeft: 0,
    failed,
    refusals: [],
    asked: [],
    unchecked: [],
    startWarnings: [],
  }
  const { suite } = PLAN
  const refused = [...refusals, refusalOfArm(failed, opened)].map((each) => refusalComparison(each, suite.gate))
  const description = describeRun({ suite, ...group }, facts())
  const judged: RunOutcome = {
    plan: PLAN,
    group,
    judgement: judgement({ comparisons: refused }),
    explained: undefined,
    description,
  }
  const question = questionOf(judged, opened, { tell: () => {} }) as Question
  const { judgement: after } = await explain(question, runRequest())
  return { before: refused, after: after.comparisons, tried: tried.slice(1) }
}

describe('the lines to blame for failing statements', () => {
  it('are all changed lines before the search for causes', async () => {
    const { before } = await explained((names) => names.includes('c'))
    expect(before[0]?.refusal?.lines.map(({ name }) => name)).toEqual(NAMES)
    expect(before[0]?.refusal).toMatchObject({ kind: 'statements', title: 'statements fail with error 1290' })
  })

  it.each([0, 1, 2, 3, 4])('are found by halving the changed lines: line %d of five', async (culprit) => {
    const { after, tried } = await explained((names) => names.includes(NAMES[culprit] as string))
    expect(after).toHaveLength(1)
    expect(after[0]).toMatchObject({ verdict: 'regressed', scenario: 'my.cnf', change: -1 })
    expect(after[0]?.refusal).toMatchObject({
      kind: 'statements',
      title: 'statements fail with error 1290',
      message: expect.stringContaining(`fails with ${NAMES[culprit]} = 1; 5 lines changed in all`),
      lines: [{ name: NAMES[culprit], file: 'my.cnf', line: culprit + 1 }],
    })
    expect(tried.length).toBeLessThanOrEqual(4)
  })

  it('are two lines if statements fail only with both', async () => {
    const { after } = await explained((names) => names.includes('b') && names.includes('d'))
    expect(after[0]?.refusal?.lines.map(({ name }) => name)).toEqual(['b', 'd'])
  })

  it('are reported beside the line of an option that the server refused and a successor replaced', async () => {
    const mended = {
      kind: 'start',
      scenario: 'my.cnf',
      server: { product: 'MariaDB', version: '11.4.5' },
      title: 'does not start',
      message: 'it does not know the option f',
      lines: [{ name: 'f', file: 'my.cnf', line: 6 }],
      isMeasured: true,
    } as const
    const { after } = await explained((names) => names.includes('c'), [mended])
    expect(after.map(({ refusal }) => refusal?.lines.map(({ name }) => name))).toEqual([['f'], ['c']])
  })
})
