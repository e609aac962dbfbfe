import { expect, it } from 'vitest'
import { changedStatements } from '../../../src/core/suite/changed-statements.ts'

const statements = (text: string) => [...text].map((value, line) => ({ value, file: 'suite.yml', line }))

it.each([
  ['abc', 'abc', 3, [], 0],
  ['abc', 'axc', 1, ['b→x'], 1],
  ['abc', 'ac', 1, ['b→–'], 1],
  ['ac', 'abbc', 1, ['–→b', '–→b'], 1],
  // What stands in both is counted once.
  ['aa', 'aaa', 2, ['–→a'], 0],
  ['', 'a', 0, ['–→a'], 0],
])('from "%s" to "%s" the first %d are the same, then %j, then %d', (before, after, start, changed, end) => {
  const found = changedStatements(statements(before), statements(after))
  expect(found).toMatchObject({ start, end })
  expect(found.changed.map((one) => `${one.before?.value ?? '–'}→${one.after?.value ?? '–'}`)).toEqual(changed)
  expect(found.changed.map(({ name }) => name)).toEqual(changed.map((_, index) => `sql[${start + index}]`))
})
