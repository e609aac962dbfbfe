import { describe, expect, it } from 'vitest'
import { newRefusals } from '../../../src/edges/servers/try-statements.ts'

const refused = (code: number, what: string) => ({ code, what, says: 'no' })
const TABLE = 'sbtest.qpsgate_tried'
const KEYLESS = refused(3750, `CREATE TABLE ${TABLE}_1 (n INT) ENGINE = InnoDB`)
const ISAM = refused(3161, `CREATE TABLE ${TABLE}_2 (id INT PRIMARY KEY) ENGINE = MyISAM`)
const WIDE = refused(1118, `CREATE TABLE ${TABLE}_8 (c0 CHAR(40), …) ENGINE = InnoDB CHARACTER SET latin1`)
const MEMORY = refused(3161, `CREATE TABLE ${TABLE}_3 (id INT PRIMARY KEY) ENGINE = MEMORY`)
const WRITE = refused(1290, 'INSERT')

describe('statements that fail only now', () => {
  it.each([
    ['a migration that was not refused', [KEYLESS], [], true, [KEYLESS]],
    ['another migration, by the same error', [ISAM, MEMORY], [ISAM], true, [MEMORY]],
    ['none, where they failed before', [KEYLESS, ISAM], [ISAM, KEYLESS], true, []],
    ['no migration, if the server took no statements before', [KEYLESS], [WRITE], true, []],
    ['no migration that another scenario allows', [KEYLESS, WIDE], [], false, []],
    ['statements of applications, whatever they are held against', [WRITE], [KEYLESS], false, [WRITE]],
    ['not those with an error of before', [refused(1290, 'UPDATE')], [WRITE], true, []],
  ])('include %s', (_, now, before, isSameScenario, fresh) =>
    expect(newRefusals(now, before, isSameScenario)).toEqual(fresh),
  )
})
