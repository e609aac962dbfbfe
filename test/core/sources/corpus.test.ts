import { describe, expect, it } from 'vitest'
import { type ChangeCase, casesIn, readingOf } from './corpus.ts'

function named(file: string): [string, ChangeCase][] {
  return casesIn(file).map((each) => [each.name, each])
}

describe('a changed value is read with its line from', () => {
  it.each([...named('known-forms.txt'), ...named('other-forms.txt'), ...named('detours.txt')])('%s', (_, each) => {
    expect(readingOf(each).toSorted()).toEqual(each.expected.toSorted())
  })
})

describe('no setting of a server is read from a change of', () => {
  it.each([...named('harmless.txt'), ...named('ordinary.txt'), ...named('noise.txt')])('%s', (_, each) => {
    expect(readingOf(each)).toEqual(each.expected)
  })
})
