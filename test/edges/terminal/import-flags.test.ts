import { describe, expect, it } from 'vitest'
import { parseImportFlags } from '../../../src/edges/terminal/import-flags.ts'

describe('parseImportFlags', () => {
  it('takes what is imported, and how it is judged and called', () => {
    const args = [
      'a.csv',
      'runs/',
      '--control',
      'off',
      '--name',
      'mine',
      '--tolerance',
      '5%',
      '--out',
      'x',
      '--json',
      '--format',
      'junit',
    ]
    expect(parseImportFlags(args)).toEqual({
      request: {
        ...{ paths: ['a.csv', 'runs/'], control: 'off', name: 'mine', tolerance: 0.05, out: 'x', formats: ['junit'] },
        reproduce: ['a.csv', 'runs/', '--control', 'off', '--name', 'mine', '--tolerance', '5%'],
      },
      json: true,
    })
  })

  it.each([
    ['tables/study.csv', 'study'],
    ['/tmp/runs/', 'runs'],
    ['mysql-8.4.csv', 'mysql-8.4'],
  ])('calls what is made of %s %s', (path, name) => {
    expect(parseImportFlags([path, '--control', 'off'])).toMatchObject({
      request: { name, tolerance: undefined, out: 'qpsgate-out' },
      json: false,
    })
  })

  it.each([
    [[], /FILE: found nothing; allowed: CSV files, .*\n--control: found nothing; .*/],
    [['a.csv'], /--control: found nothing; allowed: the name of the scenario/],
    [['a.csv', '--control', 'off', '--tolerance', '500%'], /--tolerance: found 500%; allowed: a percentage/],
    [['a.csv', '--control', 'off', '--name', ' '], /--name: found " "; allowed/],
    [['a.csv', '--control', 'off', '--format', 'csv'], /--format: found csv; allowed: one or more of sarif, junit/],
    [['a.csv', '--control', 'off', '--quick'], /'--quick'.*see qpsgate import --help/],
  ])('refuses %j', (args, says) => expect(() => parseImportFlags(args)).toThrow(says))
})
