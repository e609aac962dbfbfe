import { describe, expect, it } from 'vitest'
import { parseRunFlags } from '../../../src/edges/terminal/run-flags.ts'
import { linesOf, mistakeOf } from '../../setup/messages.ts'

const RANDOM_SEED = 123

const parse = (...args: string[]) => parseRunFlags(args, RANDOM_SEED)

const problemsOf = (...args: string[]) => linesOf(mistakeOf(() => parse(...args)))

describe('the request of qpsgate run', () => {
  it('has default values if there is no flag', () => {
    const { request, quiet, json } = parse()
    expect({ quiet, json }).toEqual({ quiet: false, json: false })
    expect(request).toMatchObject({
      subject: { kind: 'suite', file: 'scenarios/quickstart.yml', base: undefined },
      out: 'qpsgate-out',
      server: 'auto',
      image: undefined,
      seed: RANDOM_SEED,
      install: false,
    })
  })

  it('has the values that flags give', () => {
    const { request, quiet, json } = parse(
      ...['my.yml', '--out', 'there', '--server', 'docker', '--image', 'mysql:8.4', '--seed', '7'],
      ...['--install', '--quiet', '--json'],
    )
    expect({ quiet, json }).toEqual({ quiet: true, json: true })
    expect(request).toMatchObject({
      subject: { kind: 'suite', file: 'my.yml', base: undefined },
      out: 'there',
      server: 'docker',
      image: 'mysql:8.4',
      seed: 7,
      install: true,
    })
  })

  it('names a server by its path if --server is a path', () => {
    expect(parse('--server', './mysqld').request.server).toBe('./mysqld')
    expect(problemsOf('--server', 'mysqld')).toEqual([
      '--server: found mysqld; allowed: auto, docker, local, external, or the path of a server',
    ])
  })

  it('names no image if the server is one of this machine', () => {
    expect(problemsOf('--server', 'local', '--image', 'mysql:8.4')).toEqual([
      '--image: found mysql:8.4 with --server local; allowed: an image with --server auto or docker',
    ])
  })

  it.each([
    [['--budget'], /^--budget: found nothing; allowed: a duration such as 45s, 5m or 1h30m, above 0; see /],
    [['--tolerance', '-5%'], /^--tolerance: found -5%, which begins with a dash; allowed: a percentage below 100% /],
    [['--out', '--json'], /^--out: found --json, which begins with a dash; allowed: a text; see qpsgate run --help$/],
  ])('is refused if a flag has no value: %j', (args, message) => {
    expect(problemsOf(...args)).toEqual([expect.stringMatching(message)])
  })

  it.each([
    [[], ['control']],
    [
      ['my.yml', '--base', 'main'],
      ['control', 'base'],
    ],
    [['my.yml', '--base', 'main', '--against', 'base'], ['base']],
    [
      ['my.yml', '--base', 'main', '--against', 'base, control'],
      ['control', 'base'],
    ],
    [['my.yml', '--base', 'main', '--against', 'control'], ['control']],
    [
      ['--config', 'a.cnf', '--base', 'main', '--against', 'baseline'],
      ['base', 'baseline'],
    ],
    [
      ['--config', 'a.cnf', '--base', 'main', '--against', 'base,baseline'],
      ['base', 'baseline'],
    ],
  ])('compares, for the flags %j, with %j', (args, rules) => expect(parse(...args).request.rules).toEqual(rules))

  it('concerns the change in the repository if only a base is given', () => {
    const { request } = parse('--base', 'main')
    expect(request.subject).toEqual({ kind: 'config', paths: [], base: 'main' })
    expect(request.rules).toEqual(['base'])
    expect(request.reproduce).toEqual(['--base', 'main', '--seed', String(RANDOM_SEED)])
  })

  it('names option files if there is --config, and then compares with their base only', () => {
    const { request } = parse('--config', 'a.cnf', '--config', 'b.cnf', '--base', 'origin/main')
    expect(request.subject).toEqual({ kind: 'config', paths: ['a.cnf', 'b.cnf'], base: 'origin/main' })
    expect(request.rules).toEqual(['base'])
    expect(request.reproduce).toEqual([
      ...['--config', 'a.cnf', '--config', 'b.cnf', '--base', 'origin/main', '--seed', String(RANDOM_SEED)],
    ])
  })

  it('names the ledger and the baseline that flags give', () => {
    expect(parse('my.yml').request.ledger).toBeUndefined()
    expect(parse('my.yml', '--baseline', 'none').request.ledger).toBeUndefined()
    const { ledger } = parse(
      'my.yml',
      '--against',
      'base,baseline',
      '--base',
      'main',
      '--baseline',
      'v*',
      '--branch',
      'release/8.4',
      '--store',
      'runs',
    ).request
    expect(ledger).toEqual({
      store: { kind: 'directory', path: 'runs' },
      branch: 'release/8.4',
      ...{ baseline: 'v*', isRequired: true },
    })
  })

  it('adjusts the suite as flags say', () => {
    const flags = ['--budget', '1h30m', '--threads', '8,1,8', '--tolerance', '7%', '--fail-on', 'error, regressed']
    expect(parse(...flags, '--workloads', 'c, a', '--scenarios', 'all').request.adjustments).toEqual({
      budgetSeconds: 5400,
      threads: [1, 8],
      tolerance: { control: 0.07, base: 0.07 },
      costs: {},
      failOn: ['regressed', 'error'],
      workloads: ['c', 'a'],
      scenarios: ['all'],
      takesAnyScript: false,
    })
    expect(parse('--config', 'a.cnf', '--base', 'main').request.adjustments.takesAnyScript).toBe(true)
  })

  it('has limits of costs, with or without a limit of QPS', () => {
    const of = (text: string) => parse('my.yml', '--tolerance', text).request.adjustments
    expect(of('5%,cpu=10%,written=20%')).toMatchObject({ tolerance: { base: 0.05 }, costs: { cpu: 0.1, written: 0.2 } })
    expect(of('base=3%,baseline=7%')).toMatchObject({ tolerance: { base: 0.03, baseline: 0.07 }, costs: {} })
    expect(of('memory=10%')).toMatchObject({ tolerance: undefined, costs: { memory: 0.1 } })
    expect(() => of('5%,disk=20%')).toThrow(/--tolerance: found 5%,disk=20%; allowed: .*written=20%/)
  })

  it.each([
    [['--config', 'a.cnf'], '--base is missing: give a git ref such as origin/main, or the old file'],
    [['config/my.cnf'], 'SUITE: found config/my.cnf; allowed: a suite in YAML; a change of a configuration file is'],
    [['--buget', '5m'], "Unknown option '--buget' (did you mean --budget?); see qpsgate run --help"],
    [['--frobnicate'], "Unknown option '--frobnicate'; see qpsgate run --help"],
    [
      ['my.yml', '--config', 'a.cnf', '--base', 'x'],
      '--config: found a.cnf and the suite my.yml; allowed: one of the two',
    ],
    [
      ['--config', 'a.cnf', '--base', 'x', '--against', 'control'],
      '--against: found control; allowed: base or baseline, because an option file has no control',
    ],
    [['--against', 'baseline'], '--against: found baseline; allowed: baseline with base'],
    [['--store', 'x'], '--store: found x; allowed: it with --against base,baseline'],
    [['--shard', '4/3'], '--shard: found 4/3; allowed: a part of the plan such as 1/3'],
  ])('is refused for the flags %j', (args, problem) =>
    expect(problemsOf(...args)).toEqual([expect.stringContaining(problem)]),
  )

  it.each([
    [['--against', 'base'], 'base with --base REF_OR_FILE'],
    [['--against', 'last week'], 'one or more of control, base, baseline'],
    [['--against', ''], 'one or more of control, base, baseline'],
  ])('is refused for the flags %j, and the error names what is allowed', (args, allowed) =>
    expect(problemsOf(...args)).toEqual([expect.stringContaining(allowed)]),
  )

  it.each([
    [[], ['scenarios/quickstart.yml', '--seed', String(RANDOM_SEED)]],
    [
      ['my.yml', '--budget=2m', '--out', 'there', '--json', '--install', '--quiet', '--seed', '7'],
      ['my.yml', '--budget', '2m', '--seed', '7'],
    ],
    [
      ['--workloads', 'workloads/shop', '--base', 'HEAD', '--seed', '7'],
      ['--workloads', 'workloads/shop', '--base', 'HEAD', '--seed', '7'],
    ],
  ])('contains a command that repeats a run with the flags %j', (args, repeated) =>
    expect(parse(...args).request.reproduce).toEqual(repeated),
  )

  it('is refused with one line about each wrong flag', () => {
    const problems = problemsOf(
      ...['one.yml', 'two.yml', '--budget', 'soon', '--tolerance', '500%', '--fail-on', 'shrug'],
      ...['--server', 'cloud', '--threads', '0', '--seed', 'x'],
    )
    const flags = ['--budget', '--threads', '--tolerance', '--fail-on', '--seed', '--server', 'SUITE']
    expect(problems.map((line) => line.split(':')[0])).toEqual(flags)
    for (const line of problems) expect(line).toMatch(/^\S+: found .+; allowed: .+/)
  })

  it.each([
    ['0', true],
    ['4294967295', true],
    ['4294967296', false],
    ['-1', false],
    ['1.5', false],
    ['', false],
  ])('accepts the seed %j: %j', (seed, taken) => expect(problemsOf(`--seed=${seed}`).length === 0).toBe(taken))

  it.each([
    ['1', true],
    ['1024', true],
    ['1,8,32', true],
    [' 1, 8 ', true],
    ['0', false],
    ['1025', false],
    ['', false],
    ['1,,8', false],
    ['four', false],
    ['1.5', false],
  ])('accepts the threads %j: %j', (threads, taken) =>
    expect(problemsOf(`--threads=${threads}`).length === 0).toBe(taken),
  )
})
