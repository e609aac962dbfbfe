import { expect, it } from 'vitest'
import { formsMissing } from '../../../src/edges/servers/compare-statements.ts'
import type { SqlRefusal } from '../../../src/errors.ts'

const refused = (form: string, code = 3161): SqlRefusal => ({ form, code, what: form, says: 'no' })
const KEYLESS = refused('a table without a key', 3750)
const ISAM = refused('a MyISAM table')
const MEMORY = refused('a MEMORY table')
const ENDLESS = refused('the migrations', 0)

it.each([
  ['forms that only this side refuses', [KEYLESS, ISAM], [], [KEYLESS, ISAM]],
  ['another form with the same error', [ISAM, MEMORY], [ISAM], [MEMORY]],
  ['no form that both sides refuse, with whatever error', [ISAM], [refused('a MyISAM table', 1)], []],
  ['no form that takes too long', [ENDLESS], [], []],
])('the SQL forms that one side of a change lacks include %s', (_, now, other, missing) =>
  expect(formsMissing(now, other)).toEqual(missing),
)
