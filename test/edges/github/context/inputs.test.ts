import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type ActionCommand,
  INPUT_NAMES,
  inWordsOfInputs,
  parseInputs,
  type RawInputs,
  readInputs,
  toArguments,
} from '../../../../src/edges/github/context/inputs.ts'
import { parseRunFlags } from '../../../../src/edges/terminal/run-flags.ts'
import { linesOf, mistakeOf } from '../../../setup/messages.ts'

function raw(overrides: Partial<RawInputs> = {}): RawInputs {
  const empty = Object.fromEntries(INPUT_NAMES.map((name) => [name, ''])) as Record<keyof RawInputs, string>
  return { ...empty, ...overrides }
}

const echo = (command: ActionCommand, args: readonly string[]) => ({ command, args })
const parseRun = (_: ActionCommand, args: readonly string[]) => parseRunFlags(args, 1)

const problemsOf = (inputs: Partial<RawInputs>) => linesOf(mistakeOf(() => parseInputs(raw(inputs), parseRun)))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('the inputs of the action', () => {
  it('are trimmed, and the token is masked before any other output', () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    vi.stubEnv('INPUT_FAIL-ON', ' none ')
    vi.stubEnv('INPUT_GITHUB-TOKEN', 'ghs_secret')
    expect(readInputs()).toEqual(raw({ 'fail-on': 'none', 'github-token': 'ghs_secret' }))
    expect(written.mock.calls.map(([text]) => text)).toEqual(['::add-mask::ghs_secret\n'])
  })

  it('mask no secret in the output if there is no token', () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    readInputs()
    expect(written).not.toHaveBeenCalled()
  })
})

describe('the input password', () => {
  it('is masked, and moved with its hosts to the environment variables that the command line reads', () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    vi.stubEnv('QPSGATE_PASSWORD', '')
    vi.stubEnv('QPSGATE_PASSWORD_HOSTS', '')
    vi.stubEnv('INPUT_PASSWORD', 'hunter2')
    vi.stubEnv('INPUT_PASSWORD-HOSTS', 'db.example')
    expect(readInputs().password).toBe('')
    expect(process.env.QPSGATE_PASSWORD).toBe('hunter2')
    expect(process.env.QPSGATE_PASSWORD_HOSTS).toBe('db.example')
    expect(written.mock.calls.map(([text]) => text)).toEqual(['::add-mask::hunter2\n'])
  })

  it('is refused without the input password-hosts', () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    vi.stubEnv('INPUT_PASSWORD', 'hunter2')
    expect(readInputs).toThrow(
      /^input password-hosts: found nothing; allowed: the hosts that the password may be sent to/,
    )
  })

  it.each(['QPSGATE_PASSWORD', 'QPSGATE_PASSWORD_AT_DB_EXAMPLE'])(
    'may be replaced by the variable %s, which is refused without hosts and accepted with them',
    (name) => {
      const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
      vi.stubEnv(name, 'hunter2')
      vi.stubEnv('QPSGATE_PASSWORD_HOSTS', ' ')
      expect(readInputs).toThrow(/^input password-hosts: found nothing; allowed: the hosts/)
      expect(written.mock.calls.map(([text]) => text)).toEqual(['::add-mask::hunter2\n'])
      vi.stubEnv('INPUT_PASSWORD-HOSTS', 'db.example')
      expect(readInputs()).toMatchObject({ password: '' })
      expect(process.env.QPSGATE_PASSWORD_HOSTS).toBe('db.example')
      vi.stubEnv('INPUT_PASSWORD-HOSTS', '')
      expect(readInputs()).toMatchObject({ password: '' })
      expect(process.env[name]).toBe('hunter2')
    },
  )
})

describe('the arguments that inputs of the action become', () => {
  it('are empty without inputs', () => {
    expect(toArguments(raw(), 'run')).toEqual([])
  })

  it('have a flag for each input, with the suite last', () => {
    const inputs = { suite: 'scenarios/pfs.yml', budget: '5m', 'fail-on': 'regressed error', install: 'true' }
    expect(toArguments(raw(inputs), 'run')).toEqual([
      ...['--budget=5m', '--fail-on=regressed error', '--install'],
      ...['--', 'scenarios/pfs.yml'],
    ])
  })

  it('contain each option file once, whether the input separates them by lines or commas', () => {
    const config = 'conf/a.cnf\n  conf/b.cnf, conf/a.cnf\n\n,conf/c d.cnf\n'
    const files = ['--config=conf/a.cnf', '--config=conf/b.cnf', '--config=conf/c d.cnf']
    expect(toArguments(raw({ config }), 'run')).toEqual(files)
  })

  it('contain no additional flag that the value of an input hides', () => {
    const { request } = parseInputs(raw({ suite: '--install', out: '--json', image: '--quiet' }), parseRun).parsed
    expect(request).toMatchObject({ subject: { file: '--install' }, out: '--json', image: '--quiet', install: false })
  })
})

describe('inputs of the action once they are parsed', () => {
  it('have default values if they exist only in the action', () => {
    const { parsed, inputs } = parseInputs(raw(), echo)
    expect(inputs).toEqual({
      command: 'run',
      comment: 'auto',
      chart: 'auto',
      token: undefined,
      baselineBranch: undefined,
      recordBranches: [],
    })
    expect(parsed).toEqual({ command: 'run', args: [] })
  })

  it('are passed on to a command that reads results only if that command has such a flag', () => {
    const { inputs, parsed } = parseInputs(
      raw({ command: 'report', results: 'shard-1\nshard-2', out: 'joined', budget: '5m' }),
      echo,
    )
    expect(inputs.command).toBe('report')
    expect(parsed.args).toEqual(['--out=joined', '--', 'shard-1', 'shard-2'])
  })

  it('are split at commas, except on a line with a render command', () => {
    const { parsed } = parseInputs(raw({ config: 'a.cnf, b.cnf\nrender: ./render.sh --tags=a,b' }), echo)
    const sources = ['a.cnf', 'b.cnf', 'render: ./render.sh --tags=a,b']
    expect(parsed.args).toEqual(sources.map((source) => `--config=${source}`))
  })

  it('are reported in one error, each by its name, if they are wrong', () => {
    const own = { command: 'measure', comment: 'loudly', chart: 'pie', install: 'yes', 'baseline-branch': 'a b' }
    const wrong = { ...own, budget: 'soon', threads: 'x' }
    const problems = problemsOf(wrong)
    expect(problems.map((line) => line.split(':')[0])).toEqual(
      ['command', 'install', 'comment', 'chart', 'baseline-branch', 'budget', 'threads'].map((name) => `input ${name}`),
    )
    for (const line of problems) expect(line).toMatch(/: found .+; allowed: .+/)
    expect(problems[0]).toBe('input command: found "measure"; allowed: run, report, record, canary')
  })

  it('are refused if they name no results for a command that needs some', () => {
    expect(problemsOf({ command: 'report', chart: 'pie' })).toEqual([
      'input chart: found "pie"; allowed: auto, none',
      'input results: found nothing; allowed: result.json or its directory, one per line, for command: report',
    ])
  })

  it('do not hide a bug of the parser as wrong input', () => {
    const buggy = () => {
      throw new TypeError('bug')
    }
    expect(() => parseInputs(raw(), buggy)).toThrow(TypeError)
  })
})

it('an error about flags names the inputs of the action instead, and keeps its other words', () => {
  const message = '--budget: found x; allowed: y\nraise --budget or use --budgets or --json; see qpsgate run --help'
  expect(inWordsOfInputs('--threads: found x; not --threading')).toBe('input threads: found x; not --threading')
  expect(inWordsOfInputs(message)).toBe(
    'input budget: found x; allowed: y\nraise input budget or use --budgets or --json',
  )
})
