import { describe, expect, it } from 'vitest'
import { haveOtherActors, watchStatement } from '../../../src/core/switching/actors.ts'
import { GONE, keyOf } from '../../../src/core/switching/switchable-settings.ts'

const EVERYBODY = keyOf('actor', '%', '%', '%')
const APP = keyOf('actor', '%', 'app', '%')
const LOCAL = keyOf('actor', 'localhost', '%', '%')
const LOCAL_APP = keyOf('actor', 'localhost', 'app', '%')
const CONNECTED = { user: 'app', host: 'localhost' }

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

describe('a connection is watched', () => {
  const watched = (rows: readonly (readonly [string, string])[]) => {
    const statement = watchStatement(new Map(rows), CONNECTED)
    return /INSTRUMENTED = '(\w+)', HISTORY = '(\w+)' WHERE TYPE = 'FOREGROUND'/.exec(statement)?.slice(1)
  }

  it('by the row that names its host and its user, whatever the others say', () =>
    expect(
      watched([
        [EVERYBODY, 'NO,NO'],
        [APP, 'NO,NO'],
        [LOCAL, 'NO,NO'],
        [LOCAL_APP, 'YES,NO'],
      ]),
    ).toEqual(['YES', 'NO']))

  it('else by its host, before its user', () =>
    expect(
      watched([
        [APP, 'NO,NO'],
        [LOCAL, 'YES,YES'],
        [LOCAL_APP, GONE],
      ]),
    ).toEqual(['YES', 'YES']))

  it('else by its user, else as everybody', () => {
    expect(
      watched([
        [EVERYBODY, 'NO,NO'],
        [APP, 'YES,NO'],
      ]),
    ).toEqual(['YES', 'NO'])
    expect(watched([[EVERYBODY, 'NO,YES']])).toEqual(['NO', 'YES'])
  })

  it('not at all where no row is left', () => {
    expect(watched([])).toEqual(['NO', 'NO'])
    expect(watched([[EVERYBODY, GONE]])).toEqual(['NO', 'NO'])
  })
})
