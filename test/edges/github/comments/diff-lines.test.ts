import { describe, expect, it } from 'vitest'
import { hunkWith, linesOf, newSideOf } from '../../../../src/edges/github/comments/diff-lines.ts'

const PATCH = [
  '@@ -1,3 +1,4 @@',
  ' [mysqld]',
  '-max_connections = 100',
  '+max_connections = 500',
  '+performance_schema = ON',
  ' port = 3306',
  '@@ -20 +21,2 @@ [mysqldump]',
  ' quick',
  '+# @@ -1 +1 @@',
  '\\ No newline at end of file',
].join('\n')

describe('the new side of a patch', () => {
  it('has what stays and what comes, numbered as in the new file', () => {
    expect(newSideOf(PATCH)).toEqual([
      { first: 1, lines: ['[mysqld]', 'max_connections = 500', 'performance_schema = ON', 'port = 3306'] },
      { first: 21, lines: ['quick', '# @@ -1 +1 @@'] },
    ])
  })

  it('is without carriage returns, which line ends of the file are', () => {
    expect(newSideOf('@@ -0,0 +1,2 @@\r\n+[mysqld]\r\n+a\r')).toEqual([{ first: 1, lines: ['[mysqld]', 'a'] }])
  })

  it('is empty for a file that is gone, for no patch and for what is none', () => {
    expect(newSideOf('@@ -1,2 +0,0 @@\n-[mysqld]\n-a')).toEqual([{ first: 0, lines: [] }])
    expect(newSideOf('')).toEqual([])
    expect(newSideOf('Binary files differ\n+a')).toEqual([])
  })
})

describe('a line', () => {
  const hunks = newSideOf(PATCH)

  it.each([
    [1, 1],
    [4, 1],
    [21, 21],
    [22, 21],
  ])('%i is in the hunk that begins at %i', (line, first) => {
    expect(hunkWith(hunks, line)?.first).toBe(first)
  })

  it.each([0, 5, 20, 23])('%i is in none', (line) => {
    expect(hunkWith(hunks, line)).toBeUndefined()
  })

  it('comes with those after it, the last one included', () => {
    const [hunk] = hunks
    expect(hunk && linesOf(hunk, 2, 3)).toEqual(['max_connections = 500', 'performance_schema = ON'])
    expect(hunk && linesOf(hunk, 4, 4)).toEqual(['port = 3306'])
  })
})
