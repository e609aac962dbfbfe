import { expect, test } from 'vitest'
import type { RepositoryList } from '../histories/list.ts'
import { realChanges } from './real-changes.ts'

/** A list with one commit for each text of changes. */
function listed(repository: string, commits: Readonly<Record<string, readonly string[]>>, isKeptBack = false) {
  const list: RepositoryList = {
    repository,
    form: 'option files',
    ...(isKeptBack && { keptBack: true as const }),
    commits: Object.entries(commits).map(([commit, changes]) => ({ commit, kind: 'database' as const, changes })),
  }
  return list
}

const namesOf = (lists: readonly RepositoryList[], most = 9) => realChanges(lists, most).map(({ name }) => name)

test('the listed changes of a commit become one option file with the old values and one with the new values', () => {
  const [change] = realChanges([listed('a/b', { c0ffee11aa: ['f:1 sync_binlog 1→0', 'f:2 tmpdir unset→/tmp'] })], 1)
  expect(change).toEqual({
    name: 'a/b c0ffee11',
    before: '[mysqld]\nsync_binlog = 1\n',
    after: '[mysqld]\nsync_binlog = 0\ntmpdir = /tmp\n',
    isKeptBack: false,
    server: 'MariaDB',
  })
})

test('a commit is taken only if it changes at most four variables, nothing else, and all values are known', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((letter, line) => `f:${line + 1} ${letter} 1→2`)
  const commits = { image: ['f:1 image mysql:5.7→mysql:8.0'], open: ['f:1 sync_binlog 1→*'], many, one: ['f:1 a 1→2'] }
  expect(namesOf([listed('a/b', commits)])).toEqual(['a/b one'])
})

test('the first commit of every repository, in the order of hashes, comes before the second commit of any', () => {
  const lists = [listed('a/a', { 2: ['f:1 a 1→2'], 1: ['f:1 a 1→2'] }), listed('b/b', { 3: ['f:1 a 1→2'] })]
  expect(namesOf(lists)).toEqual(['a/a 1', 'b/b 3', 'a/a 2'])
  expect(namesOf(lists, 2)).toEqual(['a/a 1', 'b/b 3'])
})

test('commits of kept-back repositories come after all others, with the same maximum number', () => {
  const lists = [listed('k/k', { 1: ['f:1 a 1→2'] }, true), listed('a/a', { 1: ['f:1 a 1→2'], 2: ['f:1 a 1→2'] })]
  expect(namesOf(lists, 1)).toEqual(['a/a 1', 'k/k 1'])
})

test('a change of a variable that only MySQL has is measured on MySQL, and any other change on MariaDB', () => {
  const serverOf = (change: string) => realChanges([listed('a/b', { 1: [change] })], 1)[0]?.server
  expect(serverOf('f:1 performance_schema OFF→ON')).toBe('MariaDB')
  expect(serverOf('f:1 innodb_dedicated_server OFF→ON')).toBe('MySQL')
})
