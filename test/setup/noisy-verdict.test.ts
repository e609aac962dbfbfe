import { expect, it, type TestContext } from 'vitest'
import { noisyVerdict } from './noisy-verdict.ts'

/** How often a test asks for a verdict whose answers come in this order, whether it passes, and whether by votes. */
async function asked(...answers: readonly ('right' | 'wrong')[]) {
  let times = 0
  const context = { task: { name: 'a verdict', meta: {} } } as TestContext
  const test = noisyVerdict(async () => {
    if (answers[times++] === 'wrong') throw new Error('wrong')
  })
  const isPassed = await test(context).then(
    () => true,
    () => false,
  )
  return { times, isPassed, isOutvoted: context.task.meta.outvoted === true }
}

it.each([
  { answers: ['right'], times: 1, isPassed: true, isOutvoted: false },
  { answers: ['wrong', 'right', 'right'], times: 3, isPassed: true, isOutvoted: true },
  { answers: ['wrong', 'right', 'wrong'], times: 3, isPassed: false, isOutvoted: false },
  { answers: ['wrong', 'wrong'], times: 2, isPassed: false, isOutvoted: false },
] as const)('a test of a noisy verdict whose tries are $answers passes: $isPassed', async ({ answers, ...expected }) =>
  expect(await asked(...answers)).toEqual(expected),
)
