import { describe, expect, it } from 'vitest'
import { type ChangeCase, casesIn, seenIn } from './corpus.ts'

function named(file: string): [string, ChangeCase][] {
  return casesIn(file).map((each) => [each.name, each])
}

describe('a changed value is found with its line in', () => {
  it.each([...named('known-forms.txt'), ...named('other-forms.txt'), ...named('detours.txt')])('%s', (_, each) => {
    expect(seenIn(each).toSorted()).toEqual(each.expected.toSorted())
  })
})

describe('a costly line does not pass unseen behind', () => {
  it.each(named('hidden.txt'))('%s', (_, each) => {
    expect(seenIn(each)).not.toEqual([])
  })
})

describe('a change that reaches no server passes:', () => {
  it.each([...named('harmless.txt'), ...named('ordinary.txt'), ...named('noise.txt')])('%s', (_, each) => {
    expect(seenIn(each)).toEqual(each.expected)
  })
})
