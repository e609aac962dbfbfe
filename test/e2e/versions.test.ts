/** A short run on each version that people use and no other test starts. */
import { describe, expect, inject, it } from 'vitest'
import { lineSchema } from '../../src/core/measurement/measurement.ts'
import { resultSchema } from '../../src/core/result/result.ts'
import { atNight } from '../setup/linters.ts'
import { ensureMariadbImage } from '../setup/mysql-image.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ensureOldServers, OLD_SERVERS } from '../setup/old-servers.ts'
import { smallSuite, Workplace } from './cli.ts'

const HALF = String(128 * 1024 ** 2)
/** Variables by which each version says how large its redo log is. */
const REDO: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '5.7.22': { innodb_log_file_size: HALF, innodb_log_files_in_group: '2' },
  '8.0.12': { innodb_log_file_size: HALF, innodb_log_files_in_group: '2' },
  '8.0.15': { innodb_log_file_size: HALF, innodb_log_files_in_group: '2' },
  '10.11.5': { innodb_log_file_size: '1073741824' },
  '11.4.5': { innodb_log_file_size: '1073741824' },
  '11.8': { innodb_log_file_size: '1073741824' },
}
const PERFORMANCE_SCHEMA = `default: { options: { performance_schema: ON } }
  all:
    options: { performance_schema: ON, performance-schema-instrument: "%=ON" }
    sql: ["UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'"]`

const found = await atNight(ensureOldServers)
const programs = found.kind === 'ready' ? found.path : []
const engine = inject('engine')
const FLAGS = ['run', 'suite.yml', '--out', 'out', '--budget', '11s']

function armsOf(place: Workplace) {
  return place
    .lines()
    .map((line) => lineSchema.parse(line))
    .filter((line) => line.kind === 'arm')
}

async function expectMeasured(version: string, product: string, server: string): Promise<void> {
  using place = new Workplace()
  const suite = smallSuite({
    workloads: '[oltp_read_write]',
    extra: `server: ${server}\ngate: { tolerance: 90% }\n`,
  }).replace(/^ {2}on: .*$/m, `  ${PERFORMANCE_SCHEMA}`)
  place.write('suite.yml', suite)
  const { code, stdout, stderr } = await place.run(FLAGS)
  expect(code, stderr).toBe(0)
  expect(stdout).toContain(`${product} ${version}`)
  const result = resultSchema.parse(place.result())
  expect(['pass', 'inconclusive']).toContain(result.verdict)
  expect(result.comparisons).toHaveLength(2)
  // Two threads may deadlock now and then. With snapshot isolation, 11.8 refuses to change a row that another
  // transaction has changed meanwhile (error 1020).
  for (const cell of result.cells) expect(cell.errors).toBeLessThanOrEqual(version === '11.8' ? 10 : 2)
  const arms = armsOf(place)
  for (const { server, variables } of arms) {
    expect(server).toEqual({ product, version: expect.stringContaining(version) })
    expect(variables).toMatchObject(REDO[version] ?? {})
  }
  const insight = Object.fromEntries(arms.map((arm) => [arm.scenario, arm.insight]))
  expect(insight.off).toMatchObject({ 'most-executed-sql': 'none', 'wait-events': 'none' })
  expect(insight.default).toMatchObject({ 'logical-io': 'full' })
  expect(insight.all).toMatchObject({ 'wait-events': 'full', 'stage-times': 'full' })
  expect(place.leftovers()).toEqual([])
}

describe.runIf(found.kind === 'ready')('a server program that a scenario names', () => {
  const servers = OLD_SERVERS.map(({ product, version }, index) => ({ product, version, index }))
  it.each(servers)(
    'is initialised and measured with and without Performance Schema, and leaves no files: $product $version',
    async ({ product, version, index }) => {
      await expectMeasured(version, product, `{ binary: ${programs[index]} }`)
    },
  )

  it('is compared with a program of another version, whose changed defaults are separate causes', async () => {
    using place = new Workplace()
    const suite = smallSuite({ on: `{ binary: ${programOf('8.0.15')} }`, extra: 'gate: { tolerance: 90% }\n' })
    place.write('suite.yml', suite.replace(/^ {2}off: .*$/m, `  off: { binary: ${programOf('5.7.22')} }`))
    const { code, stdout, stderr } = await place.run([...FLAGS, '--explain', 'always', '--explain-budget', '40s'])
    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/\nFrom MySQL 5\.7\.22 to MySQL 8\.0\.15\n[\s\S]*\nthe new program, with the old defaults /)
    const { causes, explanation } = resultSchema.parse(place.result())
    expect(explanation?.defaults).toContainEqual({ name: 'thread_stack', before: '262144', after: '286720' })
    const named = causes.map(({ settings }) => settings[0]?.name)
    expect(named).toContain('binary')
    const versions = Object.fromEntries(armsOf(place).map(({ scenario, server }) => [scenario, server.version]))
    expect(versions).toEqual({ off: '5.7.22', on: '8.0.15' })
    expect(place.leftovers()).toEqual([])
  })
})

function programOf(version: string): string {
  return programs[OLD_SERVERS.findIndex((server) => server.version === version)] ?? ''
}

it.runIf(IS_NIGHTLY && engine.kind === 'ready')(
  'MariaDB 11.8 in containers is measured and judged, and leaves no files or containers',
  async () => {
    await expectMeasured('11.8', 'MariaDB', `{ image: "${await ensureMariadbImage()}" }`)
  },
)
