/** Checks that people who read reports, terminals and annotations meet no words that only the code uses. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Words of the code for a load at one number of threads, a server of a run and its second copy; and the mark of an
 * option that qpsgate cannot read.
 */
const INNER = /\b(?:cells?|arms?|twins?)\b|(?<!\S)!(?!include)(?:[a-z]{2}|\[[a-z]{2})/i
const FILES = globSync('{runs/*,warnings}.txt', { cwd: import.meta.dirname })

it('more than twenty golden files are checked for words that only the code uses', () =>
  expect(FILES.length).toBeGreaterThan(20))

it.each(FILES)('the golden file %s has no word that only the code uses', (name) => {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8').split('\n')
  expect(lines.filter((line) => INNER.test(line))).toEqual([])
})
