/** What is to be exercised so that changed settings can be seen. */

import { knowledgeOf } from '../settings/settings-knowledge.ts'
import { type Exercise, PRECONDITIONS, type Precondition } from '../suite/exercises.ts'
import { workloadFor } from './choose-workloads.ts'

/** Exercises that any of a setting's products wants, the likeliest first; none where nothing is known of it. */
export function exercisesOfSetting(variable: string): readonly Exercise[] {
  const known = (['MySQL', 'MariaDB'] as const).flatMap((product) => knowledgeOf(variable, product)?.exercisedBy ?? [])
  return [...new Set(known)]
}

/**
 * One exercise for each variable, the likeliest of those that a workload of ours is; none where any statement shows the
 * setting, or none of ours does.
 *
 * @param variables in the order in which they matter
 */
export function wantedExercises(variables: readonly string[]): readonly Exercise[] {
  const wanted = variables.flatMap((variable): Exercise[] => {
    const all = exercisesOfSetting(variable)
    const shown = all.find((exercise) => workloadFor(exercise) !== undefined)
    return shown === undefined || all.includes('any-statement') ? [] : [shown]
  })
  return [...new Set(wanted)]
}

/** What the data and the servers have to be for these exercises. */
export function preconditionsOf(exercises: readonly Exercise[]): readonly Precondition[] {
  return [...new Set(exercises.flatMap((exercise) => PRECONDITIONS[exercise] ?? []))]
}
