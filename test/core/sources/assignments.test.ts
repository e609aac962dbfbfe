import { expect, it } from 'vitest'
import { resolve } from '../../../src/core/sources/assignments.ts'

it.each([3, 400, 5000])('a changed value among %d others makes an unknown value another', (count) => {
  const put = (text: string) => ({ name: 'flush', text, isLiteral: true, place: 'vars.yml', file: 'vars.yml', line: 1 })
  const others = Array.from({ length: count }, (_, index) => put(String(1_000_000 + index)))
  const side = (changed: string) => new Map([['flush', [...others, put(changed)]]])
  const [before, now] = [side('9000000'), side('9000001')]
  const textOf = (here: typeof now, there: typeof now) =>
    resolve({ kind: 'reference', text: '{{ flush + 1 }}' }, 'my.cnf.j2', { here, there })
  expect(textOf(now, now)).toMatchObject({ kind: 'unknown' })
  expect(textOf(now, before)).not.toEqual(textOf(before, now))
  expect(textOf(now, now)).toEqual(textOf(now, now))
})
