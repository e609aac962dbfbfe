/** Observations for tests. */
import type { Observation } from '../../../src/core/imported/observation.ts'

export function observation(overrides: Partial<Observation> = {}): Observation {
  return {
    ...{ scenario: 'off', workload: 'ro', threads: 8, qps: 1000, tps: null, trial: null },
    latencyMs: { avg: null, p95: null, p99: null },
    place: { file: 'a.csv', line: 2 },
    ...overrides,
  }
}

/** Repetitions of one cell; with trials from 1 on where asked. */
export function repeated(scenario: string, qps: readonly number[], isNumbered = false): Observation[] {
  return qps.map((value, index) => observation({ scenario, qps: value, trial: isNumbered ? String(index + 1) : null }))
}
