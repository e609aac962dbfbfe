/** Lists of docs/settings.md: which settings a run can show, with which workload and proof, and which it never can. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { exercisesOfSetting } from '../src/core/coverage/choose-cells.ts'
import { EXERCISES, type Exercise } from '../src/core/options/exercises.ts'
import { OPTIONS } from '../src/core/options/option-table.ts'
import { workloadFor } from '../src/core/workloads/workloads.ts'
import { between } from './markdown.ts'

const ROOT = resolve(import.meta.dirname, '..')
export const SETTINGS_DOCUMENT = resolve(ROOT, 'docs/settings.md')
const PROOFS = resolve(ROOT, 'test/core/coverage/proofs.json')

interface Proof {
  readonly option: string
  readonly moves: string
}

/** Names of variables, each once, by the exercise that shows them; without one, by their expected effect on speed. */
export function settingsByExercise(): ReadonlyMap<Exercise | 'none' | 'unlikely', readonly string[]> {
  const rows = OPTIONS.filter(({ name, variable }) => name === variable)
  const groups = Map.groupBy(rows, (row) => {
    const exercises = exercisesOfSetting(row.name)
    const shown = exercises.find((one) => one === 'any-statement' || workloadFor(one) !== undefined)
    return shown ?? exercises[0] ?? row.speed
  })
  const named = [...groups].flatMap(([what, some]) =>
    what === undefined ? [] : [[what, some.map(({ name }) => name)] as const],
  )
  return new Map(named)
}

/** The document with the lists between its markers. Throws if a marker is missing. */
export function settingsDocument(document: string): string {
  const groups = settingsByExercise()
  const proofs = new Map((JSON.parse(readFileSync(PROOFS, 'utf8')) as Proof[]).map((each) => [each.option, each]))
  const names = (some: readonly string[] = []) => some.map((name) => `\`${name}\``).join(', ')
  const proven = (some: readonly string[]) =>
    some.map((name) => `\`${name}\`${proofs.has(name) ? ` (${proofs.get(name)?.moves})` : ''}`).join(', ')
  const exercises = Object.keys(EXERCISES) as Exercise[]
  const shown = exercises.flatMap((exercise) => {
    const script = exercise === 'any-statement' ? 'any workload' : `\`${workloadFor(exercise)}\``
    const isShown = exercise === 'any-statement' || workloadFor(exercise) !== undefined
    const some = isShown ? groups.get(exercise) : undefined
    return some === undefined ? [] : [`- ${script}: ${EXERCISES[exercise].meaning} ${proven(some)}\n`]
  })
  const hidden = exercises.flatMap((exercise) => {
    const isShown = exercise === 'any-statement' || workloadFor(exercise) !== undefined
    const some = isShown ? undefined : groups.get(exercise)
    return some === undefined ? [] : [`- ${EXERCISES[exercise].meaning} ${names(some)}\n`]
  })
  const neither = [
    `- Measured with the usual workloads, because nobody expects a difference: ${names(groups.get('unlikely'))}\n`,
    `- No effect on speed: ${names(groups.get('none'))}\n`,
  ]
  const parts = { shown, hidden, neither }
  return Object.entries(parts).reduce((text, [name, lines]) => between(text, name, lines.join('')), document)
}
