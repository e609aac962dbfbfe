import { expect, test } from 'vitest'
import { agreement } from '../../scripts/published-docs.ts'

const own = (low: number, change: number, high: number) => ({ low, change, high })

test.each([
  ['a loss of the same size', [-0.38, -0.38], own(-0.4, -0.35, -0.3), 'same', 'same'],
  ['a loss that may be none', [-0.38, -0.38], own(-0.3, -0.2, 0.01), 'open', 'same'],
  ['a loss of less than a third', [-0.38, -0.38], own(-0.2, -0.14, -0.1), 'same', 'other'],
  ['a gain for a loss', [-0.38, -0.38], own(0.3, 0.4, 0.5), 'other', 'same'],
  ['a loss within an interval that is too wide', [-0.38, -0.38], own(-0.6, -0.38, -0.15), 'open', 'open'],
  ['no change within a bound', [-0.04, 0], own(-0.02, 0, 0.02), 'same', 'same'],
  ['more than three times a bound', [-0.04, 0], own(-0.2, -0.15, -0.1), 'same', 'other'],
  ['a gain beyond a bound of losses', [-0.04, 0], own(0.01, 0.02, 0.03), 'other', 'same'],
  ['nothing measured', [-0.1, -0.1], undefined, 'open', 'open'],
  ['a gain where only its direction was published', 'faster', own(0.01, 0.1, 0.2), 'same', undefined],
  ['a gain that may be none where only its direction was published', 'faster', own(-0.01, 0.1, 0.2), 'open', undefined],
  ['a loss where only its direction was published', 'slower', own(-0.2, -0.1, -0.01), 'same', undefined],
  ['what nobody published', undefined, own(-0.2, -0.1, 0), undefined, undefined],
] as const)(
  'for %s, the agreement with the published figure is in sign: $3, and in size: $4',
  (_, published, figures, sign, order) => expect(agreement(published, figures)).toEqual({ sign, order }),
)

test('bytes agree with the published bytes if the ratio of both is small', () => {
  expect(agreement([700, 700], own(800, 800, 800), Math.abs)).toEqual({ sign: 'same', order: 'same' })
  expect(agreement([700, 700], own(200, 200, 200), Math.abs)).toEqual({ sign: 'same', order: 'other' })
})
