import { describe, expect, it } from 'vitest'
import { configName, configSuite, USUAL_SUITE } from '../../../src/core/suite/config-suite.ts'
import { formatProblems, parseSuite } from '../../../src/core/suite/parse.ts'
import { option } from '../../builders.ts'
import { filesBy } from '../../setup/option-files.ts'

const FILES = [
  { path: 'conf/primary.cnf', options: [option('a', '1', { group: 'mysqld' })] },
  { path: 'conf.d', options: [] },
]

it.each([
  [[], 'changed files'],
  [['a'], 'a'],
  [['a', 'b'], 'a, b'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'a, b, c, d, 2 more'],
])('the suite of the option files %j is called %s', (paths, name) => {
  expect(configName(paths)).toBe(name)
})

describe('a suite of option files', () => {
  const suite = configSuite(FILES, 'option files')

  it('has a scenario for each file, named by its path, the first as the control', () => {
    expect(suite).toMatchObject({ name: 'option files', control: 'conf/primary.cnf' })
    expect(suite.scenarios.map(({ name, options, place }) => [name, options, place])).toEqual([
      ['conf/primary.cnf', FILES[0]?.options, { file: 'conf/primary.cnf', line: 1 }],
      ['conf.d', [], { file: 'conf.d', line: 1 }],
    ])
  })

  it('has two workloads with 8 threads and a budget of two minutes', () => {
    expect(suite).toMatchObject({
      workloads: [
        { name: 'oltp_read_only', writes: false },
        { name: 'oltp_read_write', writes: true },
      ],
      threads: [8],
      budgetSeconds: 120,
    })
  })

  it('has the defaults of a written suite for all other keys', () => {
    const text =
      'name: x\nworkloads: [oltp_read_only, oltp_read_write]\nthreads: [8]\nbudget: 120s\nscenarios: { only: {} }\n'
    const parsed = parseSuite(text, 'suite.yml', filesBy())
    if (parsed.kind === 'problems') throw new Error(formatProblems(parsed.problems))
    const { server, dataset, workloads, gate, precision, budgetSeconds } = parsed.suite
    const usual = { server, dataset, workloads, gate, precision, budgetSeconds }
    expect(USUAL_SUITE).toEqual({ ...usual, threads: [8] })
    expect(suite.gate).toMatchObject({
      tolerance: { base: 0.05 },
      toleranceFrom: { base: 'default', control: 'default', baseline: 'default' },
      failOn: ['regressed', 'error'],
    })
  })
})
