import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countersOfSetting, tellingCounters } from '../../../src/core/coverage/counters.ts'
import { EXERCISE_COUNTERS } from '../../../src/core/options/exercises.ts'

const FOLDER = join(import.meta.dirname, '../../fixtures/variables')

describe.each([
  ['MySQL', 'status-mysql-9.7.txt'],
  ['MariaDB', 'status-mariadb-10.11.txt'],
] as const)('of %s', (product, file) => {
  const told = tellingCounters(product)
  const there = new Set(readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n'))

  it('counters of exercises are some that it has, and that are read', () => {
    for (const counters of Object.values(EXERCISE_COUNTERS))
      expect(
        counters.filter((counter) => there.has(counter) && told.has(counter)),
        counters.join(),
      ).not.toEqual([])
  })
})

it('what only says how something is at the moment tells nothing', () => {
  expect(countersOfSetting('max_connections', 'MySQL')).toEqual(['Connection_errors_max_connections'])
  expect(countersOfSetting('innodb_redo_log_capacity', 'MySQL')).toEqual(['Innodb_buffer_pool_pages_flushed'])
  expect(tellingCounters('MariaDB').has('Threads_running')).toBe(false)
})
