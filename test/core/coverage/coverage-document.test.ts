/** Statements of docs/coverage.md about workloads and exercises, compared with the code. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseWorkloads } from '../../../src/core/coverage/choose-workloads.ts'
import { EXERCISES, type Exercise, PRECONDITIONS } from '../../../src/core/options/exercises.ts'
import { OptionIndex } from '../../../src/core/options/option-table.ts'
import { SCRIPTS } from '../../../src/core/suite/workloads.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/coverage.md'), 'utf8')
const ALL = Object.keys(EXERCISES) as Exercise[]
const HIGH_CONCURRENCY = 64

/** Rows of all tables whose head is this, as cells. */
function rowsBelow(...head: readonly string[]): string[][] {
  const rows = page.split('\n').map((line) =>
    line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : [],
  )
  return rows.flatMap((row, index) => {
    if (row.join() !== head.join()) return []
    const after = rows.slice(index + 2)
    return after.slice(
      0,
      after.findIndex(({ length }) => length === 0),
    )
  })
}

function words(exercises: readonly Exercise[]): string {
  return exercises.map((exercise) => exercise.replaceAll('-', ' ')).join(', ')
}

/** `script threads` of all that is ever chosen, with its exercises. */
function chosenWorkloads(): Map<string, readonly Exercise[]> {
  const chosen = ALL.flatMap((exercise) => chooseWorkloads([exercise]).chosen)
  return new Map(
    chosen.map(({ workload: { script }, threads }) => {
      const own = SCRIPTS.get(script)?.exercises ?? []
      return [`\`${script}\` ${threads}`, threads < HIGH_CONCURRENCY ? own : [...own, 'high-concurrency']]
    }),
  )
}

describe('docs/coverage.md', () => {
  it('shows each workload that can be chosen, with its threads and what it exercises', () => {
    const rows = rowsBelow('workload', 'threads', 'a transaction', 'exercises')
    const shown = rows.map(([script, threads, , exercises]) => [`${script} ${threads}`, exercises])
    const expected = [...chosenWorkloads()].map(([cell, exercises]) => [cell, words(exercises)])
    expect(expected.length).toBeGreaterThan(10)
    expect(shown.toSorted()).toEqual(expected.toSorted())
    for (const [, , transaction] of rows) expect(transaction).not.toBe('')
  })

  it('tells which exercises need more than a workload', () => {
    const shown = rowsBelow('exercise', 'needs').map(([exercise]) => exercise)
    expect(shown.toSorted()).toEqual((Object.keys(PRECONDITIONS) as Exercise[]).map((one) => words([one])).toSorted())
  })

  it('tells what no workload does, with what it is, and settings that it is about', () => {
    const rows = rowsBelow('exercise', 'what it is', 'settings such as')
    // Every workload is that.
    const missing = ALL.filter((one) => one !== 'any-statement' && chooseWorkloads([one]).uncovered.length > 0)
    expect(rows.map(([exercise, meaning]) => [exercise, meaning])).toEqual(
      missing.map((one) => [words([one]), EXERCISES[one].meaning]),
    )
    const known = new OptionIndex(({ exercisedBy }) => exercisedBy)
    for (const [exercise = '', , settings = ''] of rows)
      for (const [, name = ''] of settings.matchAll(/`(\w+)`/g)) {
        const exercisedBy = known.find(name) ?? []
        expect(
          exercisedBy.map((one) => words([one])),
          `${exercise}: ${name}`,
        ).toContain(exercise)
      }
  })
})
