/** Wall time of a run: every step of it, and the steps of each server meanwhile. */
import { z } from 'zod'
import { REVISIONS } from '../names.ts'

/** Seconds since the run began. */
const time = { from: z.number().nonnegative(), to: z.number().nonnegative() }
const trial = { trial: z.int().positive() }

/** The run's step; at every moment exactly one of these. */
const runSpanSchema = z.discriminatedUnion('step', [
  z.object({ step: z.enum(['prepare', 'data', 'wait', 'judge', 'search']), ...time }),
  z.object({ step: z.enum(['start', 'stop']), ...trial, ...time }),
  z.object({
    step: z.enum(['connect', 'warm-up', 'measure', 'end']),
    ...trial,
    workload: z.string(),
    threads: z.int().positive(),
    ...time,
  }),
])

/** A step of one server, parallel to others and perhaps to a step of the run. */
const armSpanSchema = z.object({
  step: z.enum(['copy', 'launch', 'set-up']),
  ...trial,
  scenario: z.string(),
  revision: z.enum(REVISIONS),
  ...time,
})

export const spanSchema = z.discriminatedUnion('step', [runSpanSchema, armSpanSchema])

export type RunSpan = z.infer<typeof runSpanSchema>
export type ArmSpan = z.infer<typeof armSpanSchema>
export type CellSpan = Extract<RunSpan, { readonly workload: string }>
export type Span = RunSpan | ArmSpan

/** Steps of a run in the order in which they usually come. */
const RUN_STEPS = [
  'prepare',
  'data',
  'wait',
  'start',
  'connect',
  'warm-up',
  'measure',
  'end',
  'stop',
  'judge',
  'search',
] as const satisfies readonly RunSpan['step'][]

/** Steps that took less are not worth a line. */
const LEAST_SECONDS = 0.05

export interface TimeShare {
  /** `counted` are the counted parts of all slices, `measure` is the rest of measuring. */
  readonly step: RunSpan['step'] | 'counted'
  readonly seconds: number
  /** Share of the wall time, 0…1. */
  readonly share: number
}

/** A run with a known timeline. */
export interface TimedRun {
  readonly timeline: readonly Span[]
  readonly seconds: number
  readonly measuredSeconds: number
}

export function isOfArm(span: Span): span is ArmSpan {
  return 'scenario' in span
}

export function isOfCell(span: Span): span is CellSpan {
  return 'workload' in span
}

/** Shares of the wall time, without negligible ones. Drawing comes after the end of the wall time. */
export function timeShares({ timeline, seconds, measuredSeconds }: TimedRun): TimeShare[] {
  const took = (step: RunSpan['step']) =>
    timeline.reduce((sum, span) => (span.step === step ? sum + span.to - span.from : sum), 0)
  const all = RUN_STEPS.flatMap((step): Omit<TimeShare, 'share'>[] =>
    step === 'measure'
      ? [
          { step: 'counted', seconds: measuredSeconds },
          { step, seconds: took(step) - measuredSeconds },
        ]
      : [{ step, seconds: took(step) }],
  )
  return all.filter((one) => one.seconds >= LEAST_SECONDS).map((one) => ({ ...one, share: one.seconds / seconds }))
}
