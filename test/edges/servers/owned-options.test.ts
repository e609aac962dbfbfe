import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../src/core/scenario/dataset.ts'
import { optionOf, variableForms } from '../../../src/core/setting/option-name.ts'
import {
  armArguments,
  bufferPoolBytes,
  type Provision,
  placeArguments,
  scenarioArguments,
  seedArguments,
  testOptions,
} from '../../../src/edges/servers/owned-options.ts'
import { MARIADB, MYSQL, option, PERCONA, provision, scenario } from '../../builders.ts'

const MIB = 1024 ** 2
const ON = scenario('on')
const PROVISION = provision({ limits: { bufferPoolBytes: 512 * MIB, memoryBytes: 1024 * MIB } })

function argumentsOf(...options: Parameters<typeof option>[]): readonly string[] {
  return scenarioArguments(
    options.map((each) => option(...each)),
    PROVISION,
  ).arguments
}

function warningsOf(name: string, value?: string): string[] {
  return scenarioArguments([option(name, value)], PROVISION).warnings.map(({ code }) => code)
}

describe('the server arguments of a scenario', () => {
  it.each(['binlog_storage_engine', 'binlog-storage-engine'])(
    'give the binary log no name if %s is InnoDB',
    (engine) => {
      const of = (value: string) => argumentsOf([engine, value], ['log_bin', undefined], ['sync_binlog', '1'])
      expect(of('InnoDB')).toContain('--log-bin')
      expect(of('none')).toContain('--log-bin=binlog')
    },
  )

  // Which options reach out is tested with reach.ts.
  it.each(['DataDir', 'loose-loose-datadir', 'maximum-port', 'disable-skip-networking', 'x.datadir'])(
    'leave out %s, which qpsgate sets itself',
    (name) => {
      expect(argumentsOf([name, 'x'], ['max_connections', '9'])).toEqual(['--max_connections=9'])
      expect(warningsOf(name, 'x')).toEqual(['options-dropped'])
    },
  )

  it.each([
    ['log-bin', undefined, []],
    ['log_bin', 'mysql-bin', []],
    ['log-bin', 'OFF', []],
    ['log_bin', '/var/log/mysql/mysql-bin.log', ['log-bin-moved']],
    ['Loose-Log_Bin', '../../bin', ['log-bin-moved']],
    ['x.log-bin', '/tmp/bin', ['log-bin-moved']],
  ])("keep the binary log on for %s=%s, but in a file in qpsgate's own directory", (name, value, warned) => {
    expect(argumentsOf([name, value])).toEqual(['--log-bin=binlog'])
    expect(warningsOf(name, value)).toEqual(warned)
  })

  it.each([
    ['skip-log-bin', undefined, ['--skip-log-bin']],
    ['enable-log-bin', '0', ['--enable-log-bin=0']],
    ['skip-x.log-bin', '/tmp/bin', ['--log-bin=binlog']],
    ['log-bin-index', '/tmp/bin', []],
  ])('for the option %s=%s are $2', (name, value, args) => expect(argumentsOf([name, value])).toEqual(args))

  it('cause one warning about all options that were left out, and one about each value that was reduced', () => {
    const options = [
      option('port', '1'),
      option('Buffer', '1'),
      option('innodb_buffer_pool_size', '48G'),
      option('socket', 's'),
    ]
    const { warnings } = scenarioArguments(options, PROVISION)
    expect(warnings).toMatchObject([
      { code: 'options-dropped', options: [{ option: 'port' }, { option: 'socket' }] },
      { code: 'option-clamped', option: 'innodb-buffer-pool-size', asked: '48G', mostBytes: 512 * MIB },
    ])
  })

  it.each([
    { what: 'keep a buffer pool of exactly the limit', value: '512M', shown: '512M', warned: [] },
    { what: 'keep a smaller buffer pool as it is written', value: '64m', shown: '64m', warned: [] },
    {
      what: 'reduce a buffer pool of one byte more than the limit',
      value: '536870913',
      shown: '536870912',
      warned: ['option-clamped'],
    },
    {
      what: 'reduce a much larger buffer pool to the limit',
      value: '1T',
      shown: '536870912',
      warned: ['option-clamped'],
    },
    { what: 'leave a buffer pool that is no size to the server', value: 'big', shown: 'big', warned: [] },
  ])('$what', ({ value, shown, warned }) => {
    expect(argumentsOf(['innodb-buffer-pool-size', value])).toEqual([`--innodb-buffer-pool-size=${shown}`])
    expect(warningsOf('innodb_buffer_pool_size', value)).toEqual(warned)
  })

  it.each(['loose_innodb_buffer_pool_size', 'x.innodb-buffer-pool-size', 'Enable-Loose-InnoDB_buffer_pool_size'])(
    'reduce a buffer pool that is written as %s',
    (name) => expect(argumentsOf([name, '2G'])).toEqual(['--innodb-buffer-pool-size=536870912']),
  )

  it('come with a list of the applied options and the values that the server gets', () => {
    const options = [option('port', '1'), option('innodb-buffer-pool-size', '2G'), option('log_bin', '/tmp/bin')]
    expect(scenarioArguments([...options, option('sync_binlog', '1')], PROVISION).applied).toEqual([
      option('innodb-buffer-pool-size', '536870912'),
      option('log-bin', 'binlog'),
      option('sync_binlog', '1'),
    ])
  })
})

describe('the server arguments for its directory', () => {
  it.each([MYSQL, MARIADB, PERCONA])('make $product read no option file and open no network port', (server) => {
    const [first, ...rest] = placeArguments(server, '/run/t1a0')
    expect(first).toBe('--no-defaults')
    expect(rest).toContain('--skip-networking')
    expect(rest).toContain('--datadir=/run/t1a0/data')
    expect(rest).toContain('--socket=/run/t1a0/s')
  })

  it('forbid abbreviated names of options on MariaDB, and are left out on MySQL, which does not know them', () => {
    expect(placeArguments(MARIADB, '/run')).toContain('--loose-getopt-prefix-matching=OFF')
  })
})

describe('the options that qpsgate itself passes', () => {
  const lists = resolve(import.meta.dirname, '../../../docs/option-lists')
  const listed = (file: string) => new Set(readFileSync(join(lists, file), 'utf8').trimEnd().split('\n'))
  const mysql = listed('mysql-9.7.txt')
  const mariadb = listed('mariadb-10.11.txt')

  it.each([
    [MYSQL, mysql],
    [MARIADB, mariadb],
  ] as const)('exist without exception on $0.product', (server, own) => {
    const passed = [
      ...placeArguments(server, '/run/t1a0'),
      ...seedArguments(server),
      ...armArguments(server, { tables: 1, rows: 1 }, PROVISION, ON),
    ]
    const names = passed.map((text) => text.replace(/^--/, '').replace(/=.*/s, ''))
    expect(names.length).toBeGreaterThan(20)
    const isKnown = (name: string) => {
      // Only the other product may know a loose option.
      const known = name.startsWith('loose-') ? new Set([...mysql, ...mariadb]) : own
      return variableForms(name).some((form) => known.has(optionOf(form)))
    }
    expect(names.filter((name) => !isKnown(name))).toEqual([])
  })
})

it.each([
  { what: 'at least 128 MiB', rows: 1, bytes: 128 * MIB },
  { what: 'exactly 128 MiB for twice the data of 64 MiB', rows: (64 * MIB) / 320, bytes: 128 * MIB },
  { what: '128 MiB larger for one row more', rows: Math.ceil((64 * MIB) / 320) + 1, bytes: 256 * MIB },
])('the buffer pool for a dataset is $what', ({ rows, bytes }) =>
  expect(bufferPoolBytes({ tables: 1, rows })).toBe(bytes),
)

describe('the server of an arm', () => {
  it('has a buffer pool that suits the dataset, within the limit of the machine', () => {
    const pool = (rows: number) =>
      armArguments(MYSQL, { tables: 1, rows }, PROVISION, ON).find((text) =>
        text.startsWith('--innodb-buffer-pool-size='),
      )
    expect(pool(1)).toBe(`--innodb-buffer-pool-size=${128 * MIB}`)
    expect(pool(100_000_000)).toBe(`--innodb-buffer-pool-size=${512 * MIB}`)
  })
})

describe('if a suite lets servers keep their own defaults,', () => {
  const STUDY = provision({ ownDefaults: 'servers-compared' })
  const given = (server: typeof MYSQL, over: Partial<Provision> = {}, dataset: Dataset = { tables: 4, rows: 25_000 }) =>
    armArguments(server, dataset, { ...STUDY, ...over }, ON)

  it.each([MYSQL, MARIADB, PERCONA])('$product gets from qpsgate only options for clients', (server) => {
    expect(given(server)).toEqual(['--skip-name-resolve', '--max-prepared-stmt-count=1048576'])
    expect(given(server, { clients: 1024 })).toContain('--max-connections=1200')
  })

  it('a buffer pool is set only for data that the default one would not hold', () =>
    expect(given(MYSQL, {}, { tables: 4, rows: 300_000 })).toContain(`--innodb-buffer-pool-size=${512 * MIB}`))

  it.each([{ hasBinaryLog: true }, { fillsRedo: true }, { clients: 1024 }, { scales: [] }])(
    'no option for durability or the hash index is set, even with %o',
    (over) => {
      const names = [...given(MYSQL, over), ...given(MARIADB, over, { tables: 1, rows: 1, hasRelayLog: true })].join()
      expect(names).not.toMatch(/sync-binlog|trx-commit|doublewrite|adaptive|skip-log-bin|flush-method/)
    },
  )

  it('the binary log has no name if InnoDB stores it on MariaDB', () => {
    const unnamed = scenario('on', { options: [option('binlog_storage_engine', 'innodb')] })
    const logged = provision({ hasBinaryLog: true })
    expect(armArguments(MARIADB, { tables: 1, rows: 1 }, logged, unnamed)).toContain('--log-bin')
    expect(armArguments(MARIADB, { tables: 1, rows: 1 }, logged, ON)).toContain('--log-bin=binlog')
  })
})

it("the report's list of options that qpsgate sets leaves out paths, and options that a scenario overrides", () => {
  const ours = ['--no-defaults', '--datadir=/run/data', '--loose-idle=1', '--skip-log-bin', '--sync-binlog=0']
  const options = [option('loose_log-bin', 'binlog')]
  expect(testOptions([...ours, '--sync-binlog=1', '--back-log=9'], options)).toEqual([
    'idle=1',
    'sync-binlog=1',
    'back-log=9',
  ])
})

describe('the options that qpsgate gives to all servers', () => {
  const DATASET = { tables: 1, rows: 1 }
  const argument = (given: Partial<Provision>, name: string, dataset: Dataset = DATASET) =>
    armArguments(MYSQL, dataset, provision(given), ON).filter((text) =>
      text.replace('--loose-', '--').startsWith(`--${name}`),
    )

  it('include a binary log if a workload needs one', () => {
    expect(argument({ hasBinaryLog: true }, 'log-bin')).toEqual(['--log-bin=binlog'])
    expect(argument({ hasBinaryLog: true }, 'skip-log-bin')).toEqual([])
    expect(argument({}, 'skip-log-bin')).toEqual(['--skip-log-bin'])
  })

  it("leave out each variable that one configuration leaves at the server's default", () => {
    const untouched = new Set(['sync_binlog', 'log_bin', 'idle_flush_pct', 'thread_cache_size'])
    for (const name of ['sync-binlog', 'skip-log-bin', 'thread-cache-size']) {
      expect(argument({}, name)).toHaveLength(1)
      expect(argument({ untouched: () => untouched }, name)).toEqual([])
    }
    expect(argument({ untouched: () => untouched }, 'innodb-flush-log-at-trx-commit')).toHaveLength(1)
  })

  it('include a small redo log and faster flushing if a workload fills that log, unless the change sets them', () => {
    expect(argument({}, 'innodb-io-capacity=')).toEqual([])
    expect(argument({ fillsRedo: true }, 'innodb-io-capacity=')).toEqual(['--innodb-io-capacity=2000'])
    expect(argument({ fillsRedo: true }, 'innodb-redo-log-capacity')).toEqual([
      `--innodb-redo-log-capacity=${48 * MIB}`,
    ])
    const untouched = () => new Set(['innodb_io_capacity'])
    expect(argument({ fillsRedo: true, untouched }, 'innodb-io-capacity=')).toEqual([])
  })

  it('include a scaled-down buffer pool in place of the default if the data are made for a larger one', () => {
    const dataset = { tables: 1, rows: 1, poolBytes: 192 * MIB }
    const pool = { variable: 'innodb_buffer_pool_size', divisor: 4, least: MIB, unit: MIB, usual: 128 * MIB }
    expect(argument({}, 'innodb-buffer-pool-size', dataset)).toEqual([`--innodb-buffer-pool-size=${128 * MIB}`])
    // If an option is given twice the last counts.
    expect(argument({ scales: [pool] }, 'innodb-buffer-pool-size', dataset).at(-1)).toBe(
      `--loose-innodb-buffer-pool-size=${32 * MIB}`,
    )
    const {
      arguments: given,
      warnings,
      applied,
    } = scenarioArguments(
      [option('innodb_buffer_pool_size', '1G', { file: 'my.cnf', line: 3 })],
      provision({ scales: [pool] }),
    )
    expect(given).toEqual([`--innodb-buffer-pool-size=${256 * MIB}`])
    expect(applied.map(({ text }) => text)).toEqual([String(256 * MIB)])
    expect(warnings).toEqual([
      {
        code: 'option-scaled',
        option: 'innodb-buffer-pool-size',
        file: 'my.cnf',
        line: 3,
        written: '1G',
        value: 256 * MIB,
      },
    ])
  })
})
