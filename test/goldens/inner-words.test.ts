/** Whether words of the code alone reach those who read reports, terminals and annotations. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What the code calls a load at one concurrency, a server of a run, its second copy, and an option that nobody can read. */
const INNER = /\b(?:cells?|arms?|twins?)\b|(?<!\S)!(?!include)(?:[a-z]{2}|\[[a-z]{2})/i
const FILES = globSync('{runs/*,warnings}.txt', { cwd: import.meta.dirname })

it('more than twenty goldens are looked at', () => expect(FILES.length).toBeGreaterThan(20))

it.each(FILES)('%s has no word of the code', (name) => {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8').split('\n')
  expect(lines.filter((line) => INNER.test(line))).toEqual([])
})
