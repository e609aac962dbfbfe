import { expect, it } from 'vitest'
import { newRefusal } from '../../../src/edges/servers/try-statements.ts'
import type { SqlRefusal } from '../../../src/errors.ts'

const refused = (code: number): SqlRefusal => ({ code, what: 'INSERT', says: 'no' })

it.each([
  ['an error that no statement met before', [refused(1290)], [refused(1146)], 1290],
  ['nothing if the same error came before', [refused(1290)], [refused(1290)], undefined],
  ['nothing if all statements succeed', [], [refused(1290)], undefined],
])('of refused statements, the change is blamed for %s', (_, now, before, code) =>
  expect(newRefusal(now, before)?.code).toBe(code),
)
