/** Comparisons of a run that goes on. */
import type { LiveComparison, Phase, ProgressEvent } from '../../../src/core/progress/progress-event.ts'
import { NOTHING_TOLD, progressed, type RunProgress } from '../../../src/core/progress/run-progress.ts'

export const SEEN = { change: -0.031, low: -0.052, high: -0.01 }

export function live(overrides: Partial<LiveComparison> = {}): LiveComparison {
  return {
    ...{ rule: 'control', scenario: 'on', workload: 'oltp_read_only', threads: 4 },
    ...{ tolerance: 0.05, standing: 'open', found: SEEN },
    ...overrides,
  }
}

/** One comparison in each of three cells. */
export const WORKLOADS = ['oltp_read_only', 'oltp_point_select', 'oltp_update_index']

export function planned(comparisons = WORKLOADS.map((workload) => live({ workload }))) {
  return looked(...comparisons.map((each) => ({ ...each, standing: 'open', found: null }) as const))
}

export function looked(...comparisons: readonly LiveComparison[]): ProgressEvent {
  return { kind: 'looked', comparisons }
}

export function phase(code: 'measure' | 'warm-up', trial = 1, trials = 2): ProgressEvent {
  return { kind: 'phase', phase: { code, trial, trials, workload: 'oltp_read_only', threads: 4 } }
}

export function at(own: Phase): ProgressEvent {
  return { kind: 'phase', phase: own }
}

/** The state after all these events, at second 0. */
export function after(...events: readonly ProgressEvent[]): RunProgress {
  return events.reduce((progress, event) => progressed(progress, event, 0), NOTHING_TOLD)
}

/** Measuring since twelve seconds of a minute, with one of three cells decided. */
export const MEASURING: readonly ProgressEvent[] = [
  planned(),
  { kind: 'time', secondsLeft: 48 },
  phase('measure'),
  looked(live({ workload: 'oltp_point_select', standing: 'pass', found: { change: 0, low: -0.01, high: 0.01 } })),
  looked(live()),
]
