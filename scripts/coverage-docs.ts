/** The list of docs/coverage.md of workloads that are chosen for a change, made from the table of scripts. */
import { resolve } from 'node:path'
import { chooseWorkloads } from '../src/core/coverage/choose-cells.ts'
import { exercisesOf, USUAL_CELLS } from '../src/core/workloads/workloads.ts'
import { between, list } from './markdown.ts'

export const COVERAGE_DOCUMENT = resolve(import.meta.dirname, '../docs/coverage.md')

/** The document with each workload, its threads, and what it exercises; first those chosen for any change. */
export function withWorkloads(document: string): string {
  const always = chooseWorkloads([]).map(({ workload: { script }, threads }) => ({ script, threads }))
  const rows = new Map(
    [...always, ...USUAL_CELLS].map(({ script, threads }) => {
      const exercises = exercisesOf(script, threads).map((exercise) => exercise.replaceAll('-', ' '))
      return [`\`${script}\`, ${threads} thread${threads === 1 ? '' : 's'}`, exercises.join(', ')]
    }),
  )
  return between(document, 'workloads', list([...rows]))
}
