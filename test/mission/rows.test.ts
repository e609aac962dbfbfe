import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROWS } from './rows.ts'

/** The rows that the name of a test begins with: "M4 are measured", "C1, C5: is blocked". */
const ROWS_OF_NAME = /['`]([MC]\d+(?:, [MC]\d+)*):? (?=\S)/g

test('every row of the mission has a test, and every test of the mission a row', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const rows = files
    .filter((file) => file.endsWith('.test.ts') && file !== 'rows.test.ts')
    .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(ROWS_OF_NAME)])
    .flatMap(([, own = '']) => own.split(', '))
  expect(new Set(rows)).toEqual(new Set(Object.keys(ROWS)))
})
