import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../src/core/settings/setting-table.ts'

describe('a table of settings', () => {
  it('has two lines for each variable', () => {
    const text = `
one | live/start | sorts, joins | Sort_rows, mysql:Only_here | since 8.0.30
  memory for one thing
two_* | start | replica
  whether there is another
`
    expect(rowsOf({ page: 'server', fork: 'mysql', text })).toEqual([
      {
        ...{ name: 'one', page: 'server', fork: 'mysql', purpose: 'memory for one thing', since: '8.0.30' },
        takesEffect: { mysql: 'live', mariadb: 'start' },
        exercisedBy: ['sorts', 'joins'],
        counters: { mysql: ['Sort_rows', 'Only_here'], mariadb: ['Sort_rows'] },
      },
      {
        ...{ name: 'two_*', page: 'server', fork: 'mysql', purpose: 'whether there is another', since: undefined },
        takesEffect: { mysql: 'start', mariadb: 'start' },
        exercisedBy: ['replica'],
        counters: { mysql: [], mariadb: [] },
      },
    ])
  })

  it.each([
    ['an exercise that there is not', 'one | live | juggling\n  memory', /juggling/],
    ['no exercise', 'one | live |\n  memory', /two lines/],
    ['a time that there is not', 'one | soon | sorts\n  memory', /soon/],
    ['no purpose', 'one | live | sorts', /two lines/],
    ['two purposes', 'one | live | sorts\n  memory\n  and time', /two lines/],
  ])('is refused with %s', (_, text, why) => expect(() => rowsOf({ page: 'server', text })).toThrow(why))
})
