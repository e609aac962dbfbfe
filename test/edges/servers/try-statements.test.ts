import { describe, expect, it } from 'vitest'
import { formsGained, newRefusal } from '../../../src/edges/servers/try-statements.ts'
import type { SqlRefusal } from '../../../src/errors.ts'

const refused = (code: number, form?: string): SqlRefusal => ({
  ...{ code, what: form ?? 'INSERT', says: 'no' },
  ...(form !== undefined && { form }),
})
const KEYLESS = refused(3750, 'a table without a key')
const ISAM = refused(3161, 'a MyISAM table')
const MEMORY = refused(3161, 'a MEMORY table')
const WRITE = refused(1290)

describe('the statement that fails only now', () => {
  it.each([
    ['a form that was not refused', [KEYLESS], [], true, KEYLESS],
    ['another form, by the same error', [ISAM, MEMORY], [ISAM], true, MEMORY],
    ['none, where they failed before', [KEYLESS, ISAM], [ISAM, KEYLESS], true, undefined],
    ['none, where the form failed with another error before', [refused(1, 'a')], [refused(2, 'a')], true, undefined],
    ['no form, if the server took no statements before', [KEYLESS], [WRITE], true, undefined],
    ['no form that another scenario allows', [KEYLESS, ISAM], [], false, undefined],
    ['a statement of applications, whatever it is held against', [WRITE], [KEYLESS], false, WRITE],
    ['none with an error of before', [WRITE], [refused(1290)], true, undefined],
  ])('is %s', (_, now, before, isSameScenario, first) =>
    expect(newRefusal(now, before, isSameScenario)).toEqual(first && { ...first, others: [] }),
  )

  it('comes with the other forms that fail only now', () =>
    expect(newRefusal([KEYLESS, ISAM, MEMORY], [ISAM])).toEqual({ ...KEYLESS, others: ['a MEMORY table'] }))
})

describe('forms that the server takes only now', () => {
  it('are those refused before', () => expect(formsGained([ISAM], [KEYLESS, ISAM])).toEqual(['a table without a key']))
  it('are unknown if the server takes no statements now', () => expect(formsGained([WRITE], [KEYLESS])).toEqual([]))
})
