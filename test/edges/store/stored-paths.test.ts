/** Any text, and often one that looks like a path. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baselinePath, commitAt, isOurs, pathOf, suiteFolder } from '../../../src/edges/store/stored-paths.ts'
import { commitOf, record } from '../../core/ledger/records.ts'

const name = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'binary', minLength: 60, maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('.', '/', '%', '-', 'a', 'A', '2', 'E', '\\', 'ü', '\0') }),
)

describe('the path of a record', () => {
  it("consists of the suite's name and the commit, of which the first digits are a folder", () => {
    expect(pathOf(record({ suite: 'conf/my.cnf', commit: commitOf(7) }))).toBe(
      'ledger/v2/conf%2Fmy.cnf/00/00000000000000000000000000000000000007.json',
    )
  })

  it('has only safe parts for any name of a suite, and can be read back as the commit', () => {
    fc.assert(
      fc.property(name, fc.integer({ min: 0 }), (suite, number) => {
        const path = pathOf(record({ suite, commit: commitOf(number) }))
        expect(path).toMatch(/^ledger\/v2\/[\w.%-]+\/[0-9a-f]{2}\/[0-9a-f]{38}\.json$/)
        expect(path.split('/').some((part) => part.startsWith('.'))).toBe(false)
        expect(commitAt(path)).toBe(commitOf(number))
        for (const part of path.split('/')) expect(part.length).toBeLessThanOrEqual(200)
      }),
    )
  })
})

describe('the folder for the records of a suite', () => {
  it.each([
    ['main', 'ledger/v2/main/'],
    ['a/b', 'ledger/v2/a%2Fb/'],
    ['..', 'ledger/v2/%2E./'],
    ['.git', 'ledger/v2/%2Egit/'],
    ['a%2Fb', 'ledger/v2/a%252Fb/'],
    ['grün', 'ledger/v2/gr%C3%BCn/'],
    ['rocket-🚀', 'ledger/v2/rocket-%F0%9F%9A%80/'],
    ['!(a)*', 'ledger/v2/%21%28a%29%2A/'],
    ['', 'ledger/v2/%/'],
  ])('is, for the suite %j, %s', (suite, folder) => expect(suiteFolder(suite)).toBe(folder))

  it('begins with the first characters of a long name, and differs for long names with different ends', () => {
    const long = 'größe/'.repeat(30)
    expect(suiteFolder('x'.repeat(200))).toBe(`ledger/v2/${'x'.repeat(200)}/`)
    expect(suiteFolder(long)).toMatch(/^ledger\/v2\/gr%C3%B6%C3%9Fe%2Fgr[\w%]{114}%-[0-9a-f]{64}\/$/)
    expect(suiteFolder(`${long}a`)).not.toBe(suiteFolder(`${long}b`))
  })

  it('belongs to one suite only, and is no prefix of the folder of another', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        if (one !== other) expect(suiteFolder(one).startsWith(suiteFolder(other))).toBe(false)
      }),
    )
  })
})

it.each(['ledger/README', 'ledger/a/00/x.json', `ledger/a/b/00/${'0'.repeat(38)}.json`, 'v1/main/a/2026/01/x.json'])(
  'the path %s is not taken for that of a record',
  (path) => expect(commitAt(path)).toBeUndefined(),
)

it.each([pathOf(record()), baselinePath('main')])('the path %s may belong to a ledger', (path) =>
  expect(isOurs(path)).toBe(true),
)

it.each(['README.md', 'src/ledger/a', 'ledger', 'ledgers/a', 'index.html'])(
  'the path %s belongs to no ledger',
  (path) => expect(isOurs(path)).toBe(false),
)
