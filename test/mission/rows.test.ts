import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROWS } from './rows.ts'

/** Names of tests, the titles of groups included. */
const NAMED = /\b(?:test|it|describe)\b[^\n'"`]*\(\s*(['"`])(.*?)\1/g

test('every row of the mission has a test, and every test of the mission a row', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const names = files
    .filter((file) => file.endsWith('.test.ts') && file !== 'rows.test.ts')
    .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(NAMED)])
    .map(([, , name = '']) => name)
  const rows = names.flatMap((name) => /^[MC]\d+(?:, [MC]\d+)*\b/.exec(name)?.[0].split(', ') ?? [])
  expect(new Set(rows)).toEqual(new Set(Object.keys(ROWS)))
})
