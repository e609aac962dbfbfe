import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Observation } from '../../../src/core/imported/observation.ts'
import { readQpsTable } from '../../../src/core/imported/qps-table.ts'
import { formatProblems } from '../../../src/core/suite/parse.ts'

const LONG = 'scenario,workload,threads,qps'

function observations(text: string): readonly Observation[] {
  const read = readQpsTable(text, 'a.csv')
  expect(formatProblems(read.problems)).toBe('')
  return read.observations
}

function problems(text: string): string {
  const read = readQpsTable(text, 'a.csv')
  expect(read.problems).not.toEqual([])
  return formatProblems(read.problems)
}

describe('a long table', () => {
  it('has a observation a row, with its line', () => {
    expect(observations(`${LONG}\noff,ro,8,200.5\n\non,ro,8,1e2\n`)).toEqual([
      {
        ...{ scenario: 'off', workload: 'ro', threads: 8, qps: 200.5, tps: null, trial: null },
        latencyMs: { avg: null, p95: null, p99: null },
        place: { file: 'a.csv', line: 2 },
      },
      expect.objectContaining({ scenario: 'on', qps: 100, place: { file: 'a.csv', line: 4 } }),
    ])
  })

  it('has its columns in any order and any capitals, and blanks around its fields', () => {
    const text = 'QPS ; Trial;P95_ms; Workload;THREADS;Scenario;latency_MS\n 10; 2 ;5.5; a b ;1; x ;'
    expect(observations(text)).toMatchObject([
      {
        scenario: 'x',
        workload: 'a b',
        threads: 1,
        qps: 10,
        trial: '2',
        latencyMs: { avg: null, p95: 5.5, p99: null },
      },
    ])
  })
})

describe('a wide table', () => {
  it('has a observation for each scenario of a row, but where the field is empty', () => {
    const read = observations('workload,threads,off,On\nro,1,10,9\nro,8,20,\n')
    expect(read.map(({ scenario, threads, qps }) => [scenario, threads, qps])).toEqual([
      ['off', 1, 10],
      ['On', 1, 9],
      ['off', 8, 20],
    ])
  })

  it('has trials for whole rows', () => {
    expect(observations('trial,workload,threads,off\n1,ro,1,10\n2,ro,1,9').map(({ trial }) => trial)).toEqual([
      '1',
      '2',
    ])
  })
})

describe('a table that cannot be read', () => {
  it.each([
    ['of nothing', '', 'a.csv:1: an empty file; allowed: rows of scenario, workload, threads and qps'],
    ['of a header', `${LONG}\n`, 'a.csv:1: a header without rows'],
    ['of a quote', `${LONG}\n"off,ro`, 'a.csv:2: a quote that is never closed'],
    ['with text for QPS', `${LONG}\noff,ro,8,fast`, 'a.csv:2: column 4 (qps): "fast"; allowed: a number above 0'],
    ['with a decimal comma', 'scenario;workload;threads;qps\na;b;1;10,5', 'a.csv:2: column 4 (qps): "10,5"; allowed'],
    ['with thousands apart', `${LONG}\na,b,1,"47,176"`, 'column 4 (qps): "47,176"; allowed'],
    ['with QPS of exactly 0', `${LONG}\na,b,1,0`, 'column 4 (qps): "0"; allowed: a number above 0'],
    ['with QPS below 0', `${LONG}\na,b,1,-5`, 'column 4 (qps): "-5"; allowed: a number above 0'],
    ['with endless QPS', `${LONG}\na,b,1,1e999`, 'column 4 (qps): "1e999"; allowed: a number above 0'],
    ['with hexadecimal QPS', `${LONG}\na,b,1,0x10`, 'column 4 (qps): "0x10"'],
    ['without QPS in a row', `${LONG}\na,b,1,`, 'a.csv:2: column 4 (qps): nothing; allowed: a number above 0'],
    [
      'with no threads',
      `${LONG}\na,b,0,5`,
      'a.csv:2: column 3 (threads): "0"; allowed: a whole number from 1 to 1000000',
    ],
    ['with half a thread', `${LONG}\na,b,1.5,5`, 'column 3 (threads): "1.5"'],
    ['without a scenario', `${LONG}\n,b,1,5`, 'column 1 (scenario): nothing; allowed: a name'],
    ['with a name of signs', `${LONG}\na,*,1,5`, 'column 2 (workload): "*"; allowed: a name with a letter or digit'],
    ['with a long name', `${LONG}\n${'x'.repeat(101)},b,1,5`, 'column 1 (scenario): "xxx'],
    ['with text for a latency', `${LONG},p95_ms\na,b,1,5,slow`, 'column 5 (p95_ms): "slow"'],
    ['with too few fields', `${LONG}\na,b,1`, 'a.csv:2: 3 fields; allowed: 4, as many as the header has columns'],
    ['with too many fields', `${LONG}\na,b,1,5,6`, 'a.csv:2: 5 fields; allowed: 4'],
    [
      'without columns that it needs',
      'scenario,load,rate\na,b,1',
      'a.csv:1: header: no workload, threads, qps among the columns scenario, load, rate; allowed: scenario, workload',
    ],
    ['of another kind', 'name\nx', 'header: no workload, threads among the columns name; allowed'],
    ['without scenarios', 'workload,threads\na,1', 'header: no scenario among the columns workload, threads; allowed'],
    [
      'with an unknown column',
      `${LONG},trials\na,b,1,5,1`,
      'column 5: unknown column "trials" (did you mean "trial"?); allowed',
    ],
    ['with another dimension', `${LONG},product\na,b,1,5,x`, 'write what else tells figures apart into workload'],
    ['with a column twice', `${LONG},QPS\na,b,1,5,5`, 'column 5: a second "QPS"; allowed: each column once'],
    ['with a scenario twice', 'workload,threads,a,a\nb,1,5,5', 'column 4: a second "a"; allowed: each column once'],
    ['with a column without a name', 'workload,threads,a,\nb,1,5,', 'column 4: a column without a name; allowed'],
    [
      'that is wide, with a scenario of signs',
      'workload,threads,*\nb,1,5',
      'column 3: a scenario called "*"; allowed: a name',
    ],
    [
      'that is wide, with latencies',
      'workload,threads,a,p95_ms\nb,1,5,5',
      'column 4: "p95_ms" in a table with a column',
    ],
  ])('%s says so', (_, text, says) => expect(problems(text)).toContain(says))

  it('tells of a column without a name that alone', () => {
    const nameless = 'column 5: a column without a name; allowed: scenario, workload, threads and qps'
    expect(problems(`${LONG},\na,b,1,5,`)).toMatch(new RegExp(`^a.csv:1: ${nameless}[^\\n]*$`))
  })

  it('tells everything at once', () => {
    expect(problems(`${LONG}\na,b,x,y\n,b,1,5`).split('\n')).toHaveLength(3)
  })

  it('takes a name of exactly the longest', () => {
    expect(observations(`${LONG}\n${'x'.repeat(100)},b,1000000,5`)).toHaveLength(1)
  })
})

describe('any text', () => {
  it('gives observations or problems, and observations have numbers above 0', () => {
    const piece = fc.constantFrom(
      'scenario',
      'workload',
      'threads',
      'qps',
      'a',
      '1',
      '-1',
      '',
      ',',
      ',',
      '\n',
      '\n',
      '"',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const read = readQpsTable(pieces.join(''), 'a.csv')
        if (read.problems.length === 0) expect(read.observations.length).toBeGreaterThan(0)
        expect(read.observations.filter(({ qps, threads }) => !(qps > 0 && threads > 0))).toEqual([])
      }),
    )
  })
})
