import { expect, it } from 'vitest'
import { failingText, failingTitle } from '../../../src/core/wording/failing-text.ts'

const SERVER = { product: 'MariaDB', version: '10.11.19' } as const
const FAILING = { code: 1665, says: 'Cannot execute statement', what: 'oltp_insert' }

it.each([
  [
    'with their number a second if clients go on',
    { ...FAILING, perSecond: 1200 },
    'statements fail with error 1665, 1,200 a second',
  ],
  ['without a number if clients end', FAILING, 'statements fail with error 1665'],
])('failing statements are reported %s', (_, failing, title) => expect(failingTitle(failing)).toBe(title))

it.each([
  ['a new value', { name: 'autocommit', before: '1', after: '0' }, 1, 'with autocommit = 0'],
  ['a flag', { name: 'read-only', before: null, after: null }, 1, 'with read-only'],
  [
    'a removed line among others',
    { name: 'binlog-format', before: 'ROW', after: null },
    3,
    'without binlog-format = ROW; 3 lines changed in all',
  ],
])('failing statements are blamed on %s', (_, line, changed, how) =>
  expect(failingText(FAILING, SERVER, [line], changed)).toBe(
    `statements fail with error 1665; MariaDB 10.11.19 says: Cannot execute statement\n  oltp_insert succeeds before the change, and fails ${how}`,
  ),
)
