/** Statements of docs/coverage.md about workloads and exercises, compared with the code. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseWorkloads, workloadFor } from '../../../src/core/coverage/choose-cells.ts'
import { EXERCISES, type Exercise } from '../../../src/core/options/exercises.ts'
import { SCRIPTS } from '../../../src/core/suite/workloads.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/coverage.md'), 'utf8')
const ALL = Object.keys(EXERCISES) as Exercise[]
const HIGH_CONCURRENCY = 64

/** Items of all lists, as their terms and their meanings. */
const items = [...page.matchAll(/^- ([^:]+): (.+)$/gm)].map(([, term = '', meaning = '']) => [term, meaning] as const)

function words(exercises: readonly Exercise[]): string {
  return exercises.map((exercise) => exercise.replaceAll('-', ' ')).join(', ')
}

/** `script`, threads of all that is ever chosen, with its exercises. */
function chosenWorkloads(): Map<string, readonly Exercise[]> {
  const chosen = ALL.flatMap((exercise) => chooseWorkloads([exercise]))
  return new Map(
    chosen.map(({ workload: { script }, threads }) => {
      const own = SCRIPTS.get(script)?.exercises ?? []
      return [
        `\`${script}\`, ${threads} thread${threads === 1 ? '' : 's'}`,
        threads < HIGH_CONCURRENCY ? own : [...own, 'high-concurrency'],
      ]
    }),
  )
}

describe('docs/coverage.md', () => {
  it('shows each workload that can be chosen, with its threads and what it exercises', () => {
    const expected = [...chosenWorkloads()].map(([cell, exercises]) => [cell, words(exercises)])
    expect(expected.length).toBeGreaterThan(10)
    expect(items.filter(([term]) => /threads?$/.test(term)).toSorted()).toEqual(expected.toSorted())
  })

  it('tells which exercises need more than a workload', () => {
    const needed = ALL.filter((one) => EXERCISES[one].precondition !== undefined).map((one) => words([one]))
    const [, list = ''] = /need more\s+than\s+a\s+workload:(.*?)^##/ms.exec(page) ?? []
    const shown = [...list.matchAll(/^- ([^:]+):/gm)].flatMap(([, terms = '']) => terms.split(', '))
    expect(shown.toSorted()).toEqual(needed.toSorted())
  })

  it('tells what no workload does', () => {
    const [, shown = ''] = /when they matter: ([^.]+)\./.exec(page.replaceAll(/\s+/g, ' ')) ?? []
    // Every workload is any statement.
    const missing = ALL.filter((one) => one !== 'any-statement' && workloadFor(one) === undefined)
    expect(shown.split(/, | and /)).toEqual(missing.map((one) => words([one])))
  })
})
