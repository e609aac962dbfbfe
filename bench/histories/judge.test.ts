import { expect, test } from 'vitest'
import { judge, outcomeOf, type Said, type SaidLine, type SaidSetting } from './judge.ts'
import { expectedChange, type ListedCommit, lineRange } from './list.ts'

const setting = (line: number, name: string, before: string | null, now: string | null): SaidSetting => {
  return { file: 'my.cnf', line, name, before, now, isMeasured: true }
}
const read = (settings: readonly SaidSetting[], lines: readonly SaidLine[] = []): Said => ({
  kind: 'read',
  settings,
  lines,
})
const database = (changes: readonly string[], may: readonly string[] = []): ListedCommit => {
  return { kind: 'database', commit: 'c', changes, may }
}
const LISTED = database(['my.cnf:3 max_connections 100→200', 'my.cnf:4 sort_buffer_size unset→1M'], ['my.cnf:8-9'])
const FOUND = [setting(3, 'max-connections', '100', '200'), setting(4, 'sort-buffer-size', null, '1M')]

test('a line of the list is parsed into its places, its variable and its values, of which * is left open', () => {
  const { places, name, values } = expectedChange('a/b.yml:3|7|c.j2:5 wait_timeout unset→*')
  expect(places.map(({ file, first }) => `${file} ${first}`)).toEqual(['a/b.yml 3', 'a/b.yml 7', 'c.j2 5'])
  expect([name, values]).toEqual(['wait_timeout', { before: 'unset', now: undefined }])
  expect(expectedChange('main.tf:7 version').values).toBeUndefined()
  expect(lineRange('roles/**:*')).toEqual({ file: 'roles/**', first: 1, last: Number.POSITIVE_INFINITY })
})

test.each([
  ['right', FOUND, []],
  ['right', FOUND, [{ file: 'my.cnf', line: 9 }]],
  ['drowned', FOUND, [{ file: 'my.cnf', line: 10 }]],
  ['drowned', FOUND, [{ file: 'other.cnf', line: 3 }]],
  ['partial', FOUND.slice(0, 1), []],
  ['mentioned', FOUND.slice(0, 1), [{ file: 'my.cnf', line: 4 }]],
  ['silent', [], []],
  ['wrong', [...FOUND, setting(5, 'max-allowed-packet', '1', '2')], []],
  ['wrong', [setting(3, 'max-connections', '100', '300'), ...FOUND.slice(1)], []],
  ['wrong', [setting(6, 'max-connections', '100', '200'), ...FOUND.slice(1)], []],
] as const)(
  'what qpsgate reads of a commit with two listed changes is judged "%s" (case %#)',
  (verdict, settings, lines) => expect(judge(LISTED, read(settings, lines)).verdict).toBe(verdict),
)

test('a setting whose value is unknown is judged "mentioned", or "right" if the list leaves its value open', () => {
  const unread = [{ ...setting(3, 'max-connections', '100', '{{ x }}'), isMeasured: false }]
  expect(judge(database(['my.cnf:3 max_connections 100→200']), read(unread)).verdict).toBe('mentioned')
  expect(judge(database(['my.cnf:3 max_connections 100→*']), read(unread)).verdict).toBe('right')
})

test('a listed version is "right" if an image is read, and two listed images if one changed image is read', () => {
  const version = database(['my.cnf:1 version 10.3→10.5'])
  expect(judge(version, read([setting(1, 'image', 'mariadb:10.3', 'mariadb:10.5')])).verdict).toBe('right')
  const replaced = database(['my.cnf:1 image mysql:5.6→unset', 'my.cnf:9 image unset→mysql:8.1'])
  expect(judge(replaced, read([setting(9, 'image', 'mysql:5.6', 'mysql:8.1')])).verdict).toBe('right')
})

test('another name of a variable, quotes and upper case make no difference to the judgement', () => {
  const listed = database(['my.cnf:1 long_query_time unset→OFF'])
  expect(judge(listed, read([setting(1, 'log-slow-query-time', null, '"off"')])).verdict).toBe('right')
  expect(judge(listed, read([setting(1, '[mysqld-safe] long-query-time', null, 'OFF')])).verdict).toBe('right')
})

test('an unrelated commit is judged "right" only if qpsgate reads neither settings nor lines from it', () => {
  const unrelated: ListedCommit = { kind: 'unrelated', commit: 'c' }
  expect(judge(unrelated, read([])).verdict).toBe('right')
  expect(judge(unrelated, read([], [{ file: 'a', line: 1 }])).verdict).toBe('drowned')
  expect(judge(unrelated, read(FOUND)).verdict).toBe('wrong')
  expect(judge(unrelated, { kind: 'refused', why: 'no' }).verdict).toBe('refused')
  expect(outcomeOf(read(FOUND, [{ file: 'a', line: 1 }]))).toBe('settings-and-lines')
})
