import { describe, expect, it } from 'vitest'
import { exclusion, patternsIn } from '../../../src/core/sources/excluded.ts'

describe('an exclusion pattern', () => {
  it.each([
    ['legacy', ['legacy/my.cnf', 'a/legacy', 'a/legacy/b/my.cnf'], ['legacy2/my.cnf', 'my.legacy']],
    ['legacy/', ['legacy/my.cnf', 'a/legacy/my.cnf'], ['legacy.cnf']],
    ['db/*.cnf', ['db/a.cnf'], ['db/x/a.cnf', 'x/db/a.cnf', 'db/a.cnf.bak']],
    ['/my.cnf', ['my.cnf'], ['db/my.cnf']],
    ['db/**/test.cnf', ['db/test.cnf', 'db/a/b/test.cnf'], ['db/a/test.cnf2', 'test.cnf']],
    ['*-test.cnf', ['a-test.cnf', 'db/b-test.cnf'], ['a-test.cnf/../b.cnf2'.slice(1, 5), 'test.cnf']],
    ['db-0?.cnf', ['db-01.cnf'], ['db-011.cnf', 'db-0/.cnf']],
    ['a+b(c).cnf', ['a+b(c).cnf'], ['aab(c).cnf']],
  ])('such as %s leaves out the files that it names, and no others', (pattern, out, kept) => {
    const isOut = exclusion([pattern])
    expect(out.filter((path) => !isOut(path))).toEqual([])
    expect(kept.filter(isOut)).toEqual([])
  })

  it('is read from a line of its own, without comments', () =>
    expect(patternsIn('# old ones\n\n legacy/ \r\n*.bak\n')).toEqual(['legacy/', '*.bak']))
})
