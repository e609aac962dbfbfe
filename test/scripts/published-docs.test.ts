import { expect, test } from 'vitest'
import { agreement } from '../../scripts/published-docs.ts'

const own = (low: number, change: number, high: number) => ({ low, change, high })

test.each([
  ['a loss of the same size', [-0.38, -0.38], own(-0.4, -0.35, -0.3), true, true],
  ['a loss that may be none', [-0.38, -0.38], own(-0.4, -0.2, 0.01), false, true],
  ['a loss of less than a third', [-0.38, -0.38], own(-0.2, -0.14, -0.1), true, false],
  ['a gain for a loss', [-0.38, -0.38], own(0.3, 0.4, 0.5), false, true],
  ['no change within a bound', [-0.04, 0], own(-0.02, 0, 0.02), true, true],
  ['more than three times a bound', [-0.04, 0], own(-0.2, -0.15, -0.1), true, false],
  ['a gain where only its direction was published', 'faster', own(0.01, 0.9, 2), true, true],
  ['a gain that may be none, likewise', 'faster', own(-0.01, 0.9, 2), false, true],
  ['a loss, likewise', 'slower', own(-0.2, -0.1, -0.01), true, true],
  ['a gain beyond a bound of losses', [-0.04, 0], own(0.01, 0.02, 0.03), false, true],
] as const)('%s', (_, published, figures, sign, order) =>
  expect(agreement(published, figures)).toEqual({ sign, order }),
)

test('what nobody published agrees, and what was not measured does not', () => {
  expect(agreement(undefined, own(-0.2, -0.1, 0))).toEqual({ sign: true, order: true })
  expect(agreement([-0.1, -0.1], undefined)).toEqual({ sign: false, order: false })
})

test('bytes are compared as they are', () => {
  expect(agreement([700, 700], own(800, 800, 800), Math.abs)).toEqual({ sign: true, order: true })
  expect(agreement([700, 700], own(200, 200, 200), Math.abs)).toEqual({ sign: true, order: false })
})
