/** Products and versions side by side, in one run of the command line. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Result, resultSchema } from '../../../src/core/result/result.ts'
import { findLocalServer } from '../../../src/edges/servers/local.ts'
import { Workplace } from '../../e2e/cli.ts'
import { toolOrWhy } from '../../setup/linters.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ensureOldServerOf } from '../../setup/old-servers.ts'
import { tablesOf } from '../fake-run.ts'

const MIB = 1024 ** 2
const engine = inject('engine')
const [five, eight] = await Promise.all(
  ['5.7.22', '8.0.12'].map((version) => toolOrWhy(() => ensureOldServerOf(version))),
)
const isHere = five?.kind === 'ready' && eight?.kind === 'ready'

function productsOf(): readonly (readonly [name: string, version: string, server: string])[] {
  const local = findLocalServer() ?? ''
  const [old, newer] = [five, eight].map((found) => (found?.kind === 'ready' ? found.path : ''))
  return [
    ['mariadb', 'MariaDB 10.11', `binary: ${local}`],
    ['mysql-8.0', 'MySQL 8.0.12', `binary: ${newer}`],
    ...(IS_NIGHTLY ? [['mysql-5.7', 'MySQL 5.7.22', `binary: ${old}`] as const] : []),
    ...(IS_NIGHTLY && engine.kind === 'ready' ? [['mysql-9.7', 'MySQL 9.', `image: "${engine.image}"`] as const] : []),
  ]
}

/** On by statements, and off again. */
const SWITCHED = (values: readonly string[]) =>
  values.flatMap((value) => [
    `UPDATE performance_schema.setup_instruments SET ENABLED = '${value}', TIMED = '${value}'`,
    `UPDATE performance_schema.setup_consumers SET ENABLED = '${value}'`,
  ])

describe.runIf(isHere)('products side by side', () => {
  const place = new Workplace()
  const programs = productsOf()
  let result: Result
  let report: string
  beforeAll(async () => {
    const program = programs.find(([name]) => name === 'mysql-8.0')?.[2] ?? ''
    const ofPerformanceSchema = (['YES', 'YES NO'] as const).map((values) => {
      const name = values === 'YES' ? 'pfs-on' : 'pfs-off-again'
      const sql = JSON.stringify(SWITCHED(values.split(' ')))
      return `  ${name}: { ${program}, options: { performance_schema: ON }, sql: ${sql} }`
    })
    place.write(
      'suite.yml',
      [
        'name: products',
        'dataset: { tables: 1, rows: 1000 }',
        'workloads: [oltp_read_only]',
        'threads: [1, 4]',
        'control: mariadb',
        `budget: ${IS_NIGHTLY ? 40 : 20}s`,
        'gate: { tolerance: 90% }',
        'scenarios:',
        ...programs.map(([name, , server]) => `  ${name}: { ${server}, options: { performance_schema: OFF } }`),
        ...ofPerformanceSchema,
      ].join('\n'),
    )
    const { code, stderr } = await place.run(['run', 'suite.yml', '--explain', 'never', '--out', 'out'])
    expect(code, stderr).toBe(0)
    result = resultSchema.parse(place.result())
    report = readFileSync(join(place.out, 'report.md'), 'utf8')
  })
  afterAll(() => place[Symbol.dispose]())

  test('M8 Performance Schema on MySQL takes more than 50 MiB, and keeps them once all is switched off', () => {
    const memoryOf = (name: string) => result.scenarios.find((each) => each.name === name)?.memory
    const [off, on, again] = ['mysql-8.0', 'pfs-on', 'pfs-off-again'].map(memoryOf)
    const more = (memory: typeof on) => ((memory?.residentBytes ?? 0) - (off?.residentBytes ?? 0)) / MIB
    expect(more(on)).toBeGreaterThan(50)
    expect(more(again)).toBeGreaterThan(50)
    expect(again?.performanceSchemaBytes).toBeGreaterThan(0.9 * (on?.performanceSchemaBytes ?? Number.NaN))
    const servers = tablesOf(report).find(({ head }) => head.includes('memory'))
    expect(servers?.rows.find(([name]) => name === 'pfs-on')?.[2]).toMatch(/\d MiB$/)
  })

  test('M10 the report has the version of each product, and the variables in which they differ', () => {
    const tables = tablesOf(report)
    const servers = tables.find(({ head }) => head.includes('server') && head.includes('memory'))
    const variables = tables.find(({ head }) => head.includes('variable'))
    for (const [name, version] of programs) {
      expect(servers?.rows.find(([each]) => each === name)?.[1]).toContain(version)
      expect(variables?.head).toContain(name)
    }
    const names = variables?.rows.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(['version', 'innodb_flush_method', 'performance_schema']))
  })

  test('M12 the result has QPS and p99 of each product by threads', () => {
    for (const [name] of programs) {
      const cells = result.cells.filter((cell) => cell.scenario === name && cell.revision === 'head')
      expect(cells.map(({ threads }) => threads)).toEqual([1, 4])
      for (const { qps, latencyMs } of cells) {
        expect(qps).toBeGreaterThan(0)
        expect(latencyMs.p99).toBeGreaterThanOrEqual(latencyMs.p50 ?? Number.NaN)
      }
    }
  })

  test('M12 the report has QPS and p99 of each product by threads', () => {
    const columns = ['threads', ...programs.map(([name]) => name)]
    const tables = tablesOf(report).filter(({ head }) => columns.every((column) => head.includes(column)))
    expect(tables.map(({ rows }) => rows.map(([threads]) => threads))).toEqual([
      ['1', '4'],
      ['1', '4'],
    ])
  })

  test('M1 the report has the consumers and instruments that are on', () => {
    const read = tablesOf(report).find(({ head }) => head.includes('consumers') && head.includes('instruments'))
    const row = (name: string) => read?.rows.find(([each]) => each === name)
    expect(row('pfs-off-again')?.slice(1, 3)).toEqual(['none', 'none'])
    expect(row('pfs-on')?.slice(1, 3)).toEqual(['all', 'all'])
  })

  test('M16 the report has the computing power of each server, and QPS per unit of it', () => {
    for (const scenario of place.result().scenarios as object[])
      expect(scenario).toHaveProperty('cpuCapacity', expect.any(Number))
    const table = tablesOf(report).find(({ head }) => head.includes('CPU capacity') && head.includes('QPS per unit'))
    for (const [name] of programs) expect(table?.rows.find(([each]) => each === name)?.[2]).toMatch(/^\d/)
  })
})
