import { expect, it } from 'vitest'
import { isScaled } from '../../../src/core/coverage/scaled.ts'

const MIB = 1024 ** 2
const of = (before: string, after: string) => ({ before, after, dataBytes: MIB })

it.each([
  ['both sides are smaller', '2G', '190G', of(`${8 * MIB}`, `${48 * MIB}`), true],
  ['one side has the default', null, '190G', of(`${8 * MIB}`, `${48 * MIB}`), true],
  ['servers round a size', '100M', '200M', of(`${128 * MIB}`, `${256 * MIB}`), false],
  ['both servers have the same size', '2G', '190G', of(`${8 * MIB}`, `${8 * MIB}`), false],
  ['it is measured as it is written', '2G', '4G', null, false],
  ['it is no size', 'ON', 'OFF', of('OFF', 'ON'), false],
] as const)('if $0, a setting $1 → $2 counts as scaled: $4', (_, before, after, measured, expected) =>
  expect(isScaled({ before, after, measured })).toBe(expected),
)
