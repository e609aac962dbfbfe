/** The gate's answer for each of the thirty changes, kept by server. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Result, resultSchema } from '../../src/core/result/result.ts'
import { isRefused } from '../../src/core/verdict/judgement.ts'
import type { Change, ChangedServer, Expected } from './changes.ts'

const OUTCOMES = join(import.meta.dirname, '../../test/fixtures/coverage')

/** The worst comparison of a run. */
const worstSchema = z.object({
  workload: z.string(),
  threads: z.int(),
  change: z.number(),
  low: z.number(),
  high: z.number(),
})

export const SAID = ['red', 'pass', 'not measured', 'inconclusive', 'error'] as const

const outcomeSchema = z.object({
  /** Name of the change. */
  name: z.string(),
  said: z.enum(SAID),
  /** Whether a changed setting was exercised; null if the result does not say. */
  isExercised: z.boolean().nullable(),
  /** Null if nothing was compared. */
  worst: worstSchema.nullable(),
  /** From the command to its end. */
  seconds: z.number(),
})

export type Outcome = z.infer<typeof outcomeSchema>
export type Said = Outcome['said']

/** @param text of result.json; undefined if the run left none */
export function outcomeOf(name: string, text: string | undefined, seconds: number): Outcome {
  if (text === undefined) return { name, said: 'error', isExercised: null, worst: null, seconds }
  const result = resultSchema.parse(JSON.parse(text))
  const { coverage } = result
  const isExercised = coverage.length === 0 ? null : coverage.some(({ status }) => status === 'exercised')
  return { name, said: SAID_OF[result.verdict], isExercised, worst: worstOf(result), seconds }
}

const SAID_OF: Readonly<Record<Result['verdict'], Said>> = {
  regressed: 'red',
  pass: 'pass',
  'not-measured': 'not measured',
  inconclusive: 'inconclusive',
  measured: 'not measured',
}

function worstOf({ comparisons }: Result): Outcome['worst'] {
  const [worst] = comparisons.filter((one) => !isRefused(one)).toSorted((one, other) => one.change - other.change)
  if (worst === undefined) return null
  const { workload, threads, change, low, high } = worst
  return { workload, threads, change, low, high }
}

/** Whether the gate let a change pass that nothing it measured could have shown. */
export function isEmptyPass({ said: word, isExercised }: Outcome, expected: Expected): boolean {
  return word === 'pass' && (isExercised === false || expected === 'not measured')
}

/** The stored outcomes of a server; undefined if none were measured. */
export function storedOutcomes(server: ChangedServer): readonly Outcome[] | undefined {
  const file = fileOf(server)
  return existsSync(file) ? z.array(outcomeSchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

export function storeOutcomes(server: ChangedServer, outcomes: readonly Outcome[]): void {
  mkdirSync(OUTCOMES, { recursive: true })
  writeFileSync(fileOf(server), `${JSON.stringify(outcomes, null, 2)}\n`)
}

function fileOf(server: ChangedServer): string {
  return join(OUTCOMES, `${server}.json`)
}

/** The outcome of a change; undefined if it was not measured. */
export function outcomeFor({ name }: Change, outcomes: readonly Outcome[] = []): Outcome | undefined {
  return outcomes.find((outcome) => outcome.name === name)
}
