import { describe, expect, it } from 'vitest'
import { haveOtherActors, watchStatement } from '../../../src/core/switching/actors.ts'
import { GONE, keyOf } from '../../../src/core/switching/switchable-settings.ts'

const EVERYBODY = keyOf('actor', '%', '%', '%')
const APP = keyOf('actor', '%', 'app', '%')
const LOCAL = keyOf('actor', 'localhost', '%', '%')
const LOCAL_APP = keyOf('actor', 'localhost', 'app', '%')

describe('actors', () => {
  const all = new Map([
    [EVERYBODY, 'YES,YES'],
    [keyOf('variable', 'a'), '1'],
  ])

  it('differ where one is changed, added or gone', () => {
    expect(haveOtherActors(all, new Map([...all, [EVERYBODY, 'NO,NO']]))).toBe(true)
    expect(haveOtherActors(all, new Map([...all, [APP, 'YES,YES']]))).toBe(true)
    expect(haveOtherActors(new Map([...all, [APP, 'YES,YES']]), all)).toBe(true)
  })

  it('do not differ where anything else does', () => {
    expect(haveOtherActors(all, all)).toBe(false)
    expect(haveOtherActors(all, new Map([...all, [keyOf('variable', 'a'), '2']]))).toBe(false)
  })
})

it.each([
  [
    'the row that names its host and its user',
    { ALL: 'NO,NO', APP: 'NO,NO', LOCAL: 'NO,NO', BOTH: 'YES,NO' },
    'YES,NO',
  ],
  ['else its host, before its user', { APP: 'NO,NO', LOCAL: 'YES,YES', BOTH: GONE }, 'YES,YES'],
  ['else its user', { ALL: 'NO,NO', APP: 'YES,NO' }, 'YES,NO'],
  ['else everybody', { ALL: 'NO,YES' }, 'NO,YES'],
  ['nothing where no row is left', { ALL: GONE }, 'NO,NO'],
])('a connection is watched as says %s', (_, rows, expected) => {
  const keys: Readonly<Record<string, string>> = { ALL: EVERYBODY, APP, LOCAL, BOTH: LOCAL_APP }
  const settings = new Map(Object.entries(rows).map(([name, value]) => [keys[name] as string, value]))
  const statement = watchStatement(settings, { user: 'app', host: 'localhost' })
  const found = /INSTRUMENTED = '(\w+)', HISTORY = '(\w+)' WHERE TYPE = 'FOREGROUND'/.exec(statement)?.slice(1)
  expect(found?.join()).toBe(expected)
})
