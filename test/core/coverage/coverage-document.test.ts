/** Statements of docs/coverage.md about workloads and exercises, compared with the code. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EXERCISES, type Exercise } from '../../../src/core/options/exercises.ts'
import { workloadFor } from '../../../src/core/workloads/workloads.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/coverage.md'), 'utf8')
const ALL = Object.keys(EXERCISES) as Exercise[]

function words(exercises: readonly Exercise[]): string {
  return exercises.map((exercise) => exercise.replaceAll('-', ' ')).join(', ')
}

describe('docs/coverage.md', () => {
  it('lists exactly the exercises that need more than a workload', () => {
    const needed = ALL.filter((one) => EXERCISES[one].precondition !== undefined).map((one) => words([one]))
    const [, list = ''] = /need more\s+than\s+a\s+workload:(.*?)^##/ms.exec(page) ?? []
    const shown = [...list.matchAll(/^- ([^:]+):/gm)].flatMap(([, terms = '']) => terms.split(', '))
    expect(shown.toSorted()).toEqual(needed.toSorted())
  })

  it('lists exactly the exercises that no workload performs', () => {
    const [, shown = ''] = /when they matter: ([^.]+)\./.exec(page.replaceAll(/\s+/g, ' ')) ?? []
    // Every workload is any statement.
    const missing = ALL.filter((one) => one !== 'any-statement' && workloadFor(one) === undefined)
    expect(shown.split(/, | and /)).toEqual(missing.map((one) => words([one])))
  })
})
