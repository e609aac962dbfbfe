import { afterAll, describe, expect, it } from 'vitest'
import { changedSettings } from '../../../src/core/plan/changed-settings.ts'
import { planOf } from '../../../src/core/plan/plan.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { askServers, tryDoubtful } from '../../../src/edges/servers/ask-servers.ts'
import { findLocalServer, findServers } from '../../../src/edges/servers/local.ts'
import { Programs } from '../../../src/edges/servers/programs.ts'
import { ServerRefusal } from '../../../src/edges/servers/server-refusal.ts'
import { UserError } from '../../../src/errors.ts'
import { optionLines, scenario, suite } from '../../builders.ts'
import { atNight, toolOrWhy } from '../../setup/linters.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ensureOldServerOf } from '../../setup/old-servers.ts'
import { fewerByDay } from '../../setup/tonight.ts'

const old = await toolOrWhy(() => ensureOldServerOf('5.7.22'))
const naming = await atNight(() => ensureOldServerOf('8.0.15'))
const directory = new RunDirectory()
afterAll(() => directory[Symbol.dispose]())

const { signal } = new AbortController()
const SERVERS = [
  { what: 'the installed server', isHere: true, program: findLocalServer() ?? 'mariadbd' },
  { what: 'MySQL 5.7.22', isHere: old.kind === 'ready', program: old.kind === 'ready' ? old.path : '' },
]
const at = (lines: readonly string[]) => scenario('my.cnf', { options: optionLines(...lines) })

/** What a server makes of a file's lines before and now, asked and, where that is not enough, started. */
async function ask(
  program: string,
  before: Scenario,
  now: Scenario,
  { kind = 'binary', baseline = [] }: { kind?: 'auto' | 'binary'; baseline?: readonly Scenario[] } = {},
) {
  const server = kind === 'auto' ? { kind } : { kind, name: program }
  const changed = suite({ scenarios: [now], control: 'my.cnf', server })
  const request = {
    suite: changed,
    base: [before],
    server: 'local' as const,
    signal,
    runDirectory: directory.path,
    runId: '',
    phase: () => {},
    note: () => {},
  }
  const programs = await Programs.open(request, [])
  const answers = await askServers({ ...request, programs, baseline, started: [], mostSeconds: 60 })
  const tried = await Promise.all(answers.doubtful.map((each) => tryDoubtful(each, request)))
  const untold = answers.doubtful.flatMap(({ after }, nth) => (tried[nth]?.isTold ? [] : [after.name]))
  const base = [answers.taken.get('my.cnf') ?? before]
  const [refusal] = [...answers.refusals, ...tried.flatMap((each) => each.refusal ?? [])]
  return {
    refusal,
    answers,
    unchecked: [...new Set([...answers.unasked, ...untold])],
    changed: changedSettings(planOf(changed, 1, { rules: ['base'], base })).map(({ name }) => name),
    unmatched: tried.flatMap(({ asked }) => asked.flatMap((state) => state.unmatched ?? [])),
  }
}

describe.each(IS_NIGHTLY ? SERVERS : SERVERS.slice(0, 1))(
  'qpsgate, which asks $what about options before it measures,',
  ({ isHere, program }) => {
    const refused: [string, string[], string[], number][] = [
      [
        'a bad value that a later line overrides',
        ['max_connections=9'],
        ['max_connections=abc', 'max_connections=9'],
        1,
      ],
      ['a bad word that a later line overrides', ['binlog_format=ROW'], ['binlog_format=ROWW', 'binlog_format=ROW'], 1],
      ['a bad value without effect on speed', [], ['sort_buffer_size=1M', 'max_connect_errors=1OO'], 2],
      ['a bad number of a server', ['server_id=1'], ['server_id=one'], 1],
      ['a bad port', ['port=3306'], ['sort_buffer_size=1M', 'port=33o6'], 2],
      ['a bad value of InnoDB', ['innodb_flush_log_at_trx_commit=1'], ['innodb_flush_log_at_trx_commit=x'], 1],
      ['an unknown name', [], ['loose-nosuch=1', 'nosuch=1'], 2],
      ['another bad value than before', ['sort_buffer_size=x'], ['sort_buffer_size=y'], 1],
      ['data of another size of pages', [], ['sort_buffer_size=1M', 'innodb_page_size=8K'], 2],
      ['one more option than before', ['nosuch=1'], ['nosuch=1', 'max_connections=x9'], 2],
    ]
    it.runIf(isHere).each(fewerByDay(refused, 8))('refuses %s, with its line', async (_, before, now, line) => {
      const { refusal } = await ask(program, at(before), at(now))
      expect(refusal).toMatchObject({ kind: 'start', scenario: 'my.cnf', isMeasured: false })
      expect(refusal?.lines[0]).toMatchObject({ file: 'my.cnf', line })
    })

    it.runIf(isHere).each([
      ['a misspelt word', 'slow_query_log=OFFF', 'OFF'],
      ['a path in the place of a switch', 'slow_query_log=/var/log/slow.log', 'OFF'],
      ['YES, which no server knows', 'slow_query_log=YES', 'OFF'],
      ['a number in letters', 'sort_buffer_size=two', /\d+/],
    ])(
      'refuses %s, which the server only warns of, and names the value that the server reads',
      async (_, line, actual) => {
        const { refusal } = await ask(program, at([]), at(['sort_buffer_size=1M', line]))
        expect(refusal).toMatchObject({ kind: 'value', isMeasured: false, lines: [{ file: 'my.cnf', line: 2 }] })
        const [name, value] = line.split('=')
        const [said, read] = refusal?.title.split(' as ') ?? []
        expect(said).toBe(`The server reads ${name} = ${value}`)
        expect(read).toMatch(actual)
        expect((await ask(program, at([line]), at([line, 'sort_buffer_size=1M']))).refusal).toBeUndefined()
      },
    )

    it.runIf(isHere).each([
      ['a word for off that no server knows', 'slow_query_log=no'],
      ['sizes that are rounded', 'innodb_buffer_pool_size=1234567890'],
      ['what this machine may lower', 'open_files_limit=1000000'],
      ['what MariaDB lowers to max_connections', 'thread_cache_size=300'],
      ['a number out of range, which the run measures as the server corrects it', 'max_allowed_packet=2G'],
      ['a list that is OFF until the server starts', 'slave_skip_errors=ddl_exist_errors'],
      ['a file name for a switch of files', 'log_bin=binlog'],
      ['a value in other letters', 'binlog_format=row'],
      ['a decimal number', 'long_query_time=0.25'],
    ])('accepts %s', async (_, line) => {
      expect((await ask(program, at([]), at([line]))).refusal).toBeUndefined()
    })

    it.runIf(isHere)('reports patterns that match no instrument of Performance Schema', async () => {
      const [none, some] = ['wait/no/such/%', 'wait/io/%']
      const lines = [none, some].map((pattern) => `performance-schema-instrument='${pattern}=OFF'`)
      const { unmatched } = await ask(program, at([]), at(['performance_schema=ON', ...lines]))
      expect(unmatched).toEqual([`performance-schema-instrument ${none}`])
    })

    it.runIf(isHere)('reports all refused options at once', async () => {
      const now = at(['nosuch=1', 'sort_buffer_size=1M', 'innodb_io_capacity=x', 'port=y'])
      const { refusal } = await ask(program, at([]), now)
      expect(refusal?.lines.map(({ line }) => line).toSorted()).toEqual([1, 3, 4])
      const [, ...others] = refusal?.lines ?? []
      for (const { line } of others) expect(refusal?.message).toContain(`my.cnf:${line}: `)
    })

    it.runIf(isHere)('measures the change to a new version although that refuses some options', async () => {
      const now = { ...at(['nosuch=1', 'other=2', 'port=1']), program: { kind: 'binary', name: program } as const }
      const { refusal } = await ask(program, at(['nosuch=1']), now)
      expect(refusal).toMatchObject({ isMeasured: true, lines: [{ name: 'other', file: 'my.cnf', line: 2 }] })
    })

    it.runIf(isHere)('asks for another server if this one does not start before the change either', async () => {
      const asking = ask(program, at(['nosuch=1', 'port=1']), at(['nosuch=1', 'port=2']))
      await expect(asking).rejects.not.toBeInstanceOf(ServerRefusal)
      await expect(asking).rejects.toBeInstanceOf(UserError)
      await expect(asking).rejects.toThrow(/option nosuch, [\s\S]* before the change either, .* --image/)
    })

    const alike: [string, string[], string[], string[] | 1][] = [
      ['a number in place of a word', ['binlog_format=2'], ['binlog_format=ROW'], []],
      ['words in another order', ['sql_mode=ANSI,NO_ZERO_DATE'], ['sql_mode=NO_ZERO_DATE,ANSI'], []],
      ['a number in place of a set', ['log_output=6'], ['log_output=TABLE,FILE'], []],
      ['a decimal of another length', ['long_query_time=1.50'], ['long_query_time=1.500'], []],
      ['another value', ['binlog_format=2'], ['binlog_format=MIXED'], ['binlog-format']],
      [
        'values that this machine lowers alike',
        ['max_connections=90000'],
        ['max_connections=95000'],
        ['max-connections'],
      ],
      ['a default that was not written', [], ['sort_buffer_size=262144'], ['sort-buffer-size']],
      ['paths that no server gets', ['tmpdir=/a'], ['tmpdir=/b'], ['tmpdir']],
      ['patterns of instruments', ['performance_schema_instrument=a=ON'], ['performance_schema_instrument=a=OFF'], 1],
      ['one other value of two', ['binlog_format=2', 'flush=1'], ['flush=0', 'binlog_format=ROW'], ['flush']],
    ]
    it.runIf(isHere).each(fewerByDay(alike, 8))(
      'reads %s as a change of these settings: $3',
      async (_, before, now, left) => {
        const { unchecked, changed } = await ask(program, at(before), at(now))
        expect(unchecked).toEqual([])
        expect(left === 1 ? changed.length : changed).toEqual(left)
      },
    )

    it.runIf(isHere)(
      'treats the baseline as the state after the change if the server reads equal values in both',
      async () => {
        const [before, now, then] = ['MIXED', 'ROW', '2'].map((value) => at([`binlog_format=${value}`]))
        const { answers } = await ask(program, before as Scenario, now as Scenario, { baseline: [then as Scenario] })
        expect(answers.takenAtBaseline.get('my.cnf')).toEqual(now)
        expect(answers.whyNoBaseline).toBeUndefined()
      },
    )

    it.runIf(isHere)(
      'gives the reason why a baseline cannot be measured, without a refusal of the change',
      async () => {
        const baseline = [at(['nosuch=1'])]
        const { answers } = await ask(program, at(['flush=0']), at(['flush=1']), { baseline })
        expect(answers.whyNoBaseline).toMatch(/^its server does not start: it does not know the option nosuch, /)
        expect(answers).toMatchObject({ refusals: [], takenAtBaseline: new Map() })
      },
    )

    it.runIf(isHere)('checks options even beside others that name files or plugins', async () => {
      const reaching = ['init_file=/etc/passwd', 'plugin_load=x.so', 'log_error=/tmp/qpsgate-asked', 'datadir=/etc']
      expect((await ask(program, at([]), at(reaching))).unchecked).toEqual([])
      const { refusal } = await ask(program, at([]), at([...reaching, 'max_connections=abc']))
      expect(refusal?.lines).toMatchObject([{ file: 'my.cnf', line: reaching.length + 1 }])
    })
  },
)

it.runIf(old.kind === 'ready')('a removed line is blamed if the server no longer starts without it', async () => {
  const before = ['sort_buffer_size=1M', 'log_bin', 'server_id=1', 'port=1', 'net_buffer_length=8K']
  const now = ['sort_buffer_size=2M', 'log_bin', 'port=2', 'net_buffer_length=16K']
  const program = old.kind === 'ready' ? old.path : ''
  const { refusal } = await ask(program, at(before), at(now))
  expect(refusal?.message).toMatch(/: without server_id, which is removed, it ends, and says: You have enabled/)
  expect(refusal?.lines).toEqual([{ name: 'server_id', file: 'my.cnf', line: 3 }])
  const unchecked = ['my.cnf']
  await expect(ask(program, at(['log_bin', 'port=1']), at(['log_bin', 'port=2']))).resolves.toMatchObject({ unchecked })
})

it.runIf(naming.kind === 'ready')(
  'each unknown option is reported, although MySQL 8.0.15 names only one at each start',
  async () => {
    const unknown = Array.from({ length: 13 }, (_, nth) => `made_up_${nth}=1`)
    const program = naming.kind === 'ready' ? naming.path : ''
    const now = ['sort_buffer_size=1M', ...unknown, 'loose_made_up=1', 'max_conn=9', 'port=2']
    const { refusal } = await ask(program, at(['port=1']), at(now))
    const said = refusal?.message ?? ''
    expect(refusal?.lines[0]).toEqual({ name: 'made_up_0', file: 'my.cnf', line: 2 })
    expect(said).toMatch(
      /^MySQL 8\.0\.15 does not start .* it does not know the option made_up_0\n {2}correct its name/,
    )
    expect(said.match(/made_up_\d+$/gm)).toHaveLength(12)
    expect(said).toMatch(/\n {2}and 2 more: my\.cnf:13 made_up_11, my\.cnf:14 made_up_12$/)
  },
)

const [onlyServer = '', anotherServer] = findServers()
const isMariadbAlone = onlyServer.endsWith('mariadbd') && anotherServer === undefined

it.runIf(isMariadbAlone)(
  'the only installed server is accepted for options that it knows, and refused for those of the other product',
  async () => {
    const known = at(['binlog_row_event_max_size=8192'])
    await expect(ask(onlyServer, at([]), known, { kind: 'auto' })).resolves.toMatchObject({ unchecked: [] })
    await expect(ask(onlyServer, at([]), at(['innodb_dedicated_server=1']), { kind: 'auto' })).rejects.toThrow(
      /innodb.dedicated.server is MySQL’s/,
    )
  },
)

it('a bad value of an option with loose- is accepted', async () => {
  const asking = ask(findLocalServer() ?? '', at([]), at(['loose_optimizer_switch=no_such_switch=off']))
  expect(await asking).toMatchObject({ refusal: undefined, unchecked: [] })
})

it('a changed option file is reported as not checked if no server is installed', async () => {
  const missing = '/no/such/mysqld'
  expect(await ask(missing, at(['port=1']), at(['port=x']))).toMatchObject({ unchecked: ['my.cnf'] })
  expect(await ask(missing, at(['port=1']), at(['port=1']))).toMatchObject({ unchecked: [], changed: [] })
})
