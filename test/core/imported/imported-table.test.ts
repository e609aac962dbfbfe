import { describe, expect, it } from 'vitest'
import { scenariosIn, tableOf } from '../../../src/core/imported/imported-table.ts'
import type { Observation } from '../../../src/core/imported/observation.ts'
import { formatProblems } from '../../../src/core/suite/parse.ts'
import { observation } from './observations.ts'

function problems(observations: readonly Observation[]): string {
  const parsed = tableOf(observations, 'off')
  return parsed.kind === 'ok' ? '' : formatProblems(parsed.problems)
}

describe('the table of observations', () => {
  const observations = [
    observation({ scenario: 'on', workload: 'rw', threads: 32 }),
    observation({ scenario: 'off', workload: 'rw', threads: 32 }),
    observation({ scenario: 'off', workload: 'rw', threads: 4 }),
    observation({ scenario: 'off', workload: 'ro', threads: 8 }),
    observation({ scenario: 'off', workload: 'ro', threads: 8, qps: 1001 }),
  ]

  it('has workloads as they came, levels ascending, and every observation of a cell', () => {
    const parsed = tableOf(observations, 'off')
    if (parsed.kind !== 'ok') throw new Error('no table')
    const { candidates, places, observationsOf } = parsed.table
    expect(candidates).toEqual(['on'])
    expect(places.map(({ workload, threads }) => [workload, threads])).toEqual([
      ['rw', 4],
      ['rw', 32],
      ['ro', 8],
    ])
    expect(observationsOf('off', { workload: 'ro', threads: 8 })).toHaveLength(2)
    expect(observationsOf('on', { workload: 'ro', threads: 8 })).toEqual([])
  })

  it('knows the scenarios as they came', () => expect(scenariosIn(observations)).toEqual(['on', 'off']))

  it('refuses a cell without the control, once', () => {
    const more = [observation({ scenario: 'on', threads: 64, place: { file: 'a.csv', line: 9 } })]
    expect(problems([...observations, ...more, ...more])).toBe(
      'a.csv:9: no figure of the control "off" at "ro" with 64 threads; allowed: workloads and threads at which the control was measured too',
    )
  })

  it('refuses a trial of a cell that comes twice, and takes the same trial of another cell', () => {
    const [first, again] = [observation({ trial: '1' }), observation({ trial: '1', place: { file: 'a.csv', line: 7 } })]
    expect(problems([first, again])).toMatch(
      /^a\.csv:7: trial: a second "1" of "off", "ro" with 8 threads, after line 2;/,
    )
    expect(problems([first, { ...again, place: { file: 'b.csv', line: 3 } }])).toContain('after a.csv:2;')
    expect(problems([first, { ...again, threads: 9 }, { ...again, scenario: 'on' }])).toBe('')
  })
})
