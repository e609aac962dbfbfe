import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { noisyVerdict } from '../setup/noisy-verdict.ts'
import { Workplace } from './cli.ts'

const SETTINGS = ['max_connections = 500', 'slow_query_log = ON', 'slow_launch_time = 9']
/** A server starts only if both settings change, not one alone. */
const PAIR = { before: ['utf8mb4', 'utf8mb4_bin'], after: ['latin1', 'latin1_bin'] }

/** An option file. The log has the plan of each statement, which costs enough to show even on a noisy machine. */
function file(settings: readonly string[], [characters, collation]: readonly string[]): string {
  const same = ['long_query_time = 0', 'log_slow_verbosity = query_plan,explain']
  const pair = [`character_set_server = ${characters}`, `collation_server = ${collation}`]
  return `[mysqld]\n${[...settings, ...pair, ...same].join('\n')}\n`
}

/** Maximum seconds until the verdict: a slowdown is confirmed within twice the budget of two minutes. */
const VERDICT_SECONDS = 240
/** Time for three attempts, because one search in thirty may name an innocent setting. */
const REAL = { timeout: 1_800_000, retry: 0 }

/** A place with a change from one file to the other, and the arguments of its run. */
function changed(before: string, after: string, ...flags: readonly string[]) {
  const place = new Workplace()
  place.write('before.cnf', before)
  place.write('my.cnf', after)
  const files = ['--config', 'my.cnf', '--base', './before.cnf', '--workloads', 'oltp_point_select']
  return { place, args: ['run', ...files, '--server', 'local', '--out', 'out', ...flags] }
}

test.runIf(IS_NIGHTLY)(
  'a run that is stopped during the search for causes keeps its verdict',
  REAL,
  noisyVerdict(async () => {
    const { place, args } = changed(file([], PAIR.before), file(SETTINGS, PAIR.before), '--budget', '2m')
    using _ = place
    const running = place.start(args)
    await running.says('searching for causes', VERDICT_SECONDS)
    running.child.kill('SIGINT')
    const { code, stderr } = await running.ended
    expect(code).toBe(130)
    expect(stderr).toContain('out/report.md has the verdict, which holds')
    expect(place.result()).toMatchObject({ verdict: 'regressed' })
    expect(place.leftovers()).toEqual([])
  }),
)

test.runIf(IS_NIGHTLY)(
  'of five changed settings, only the one that logs every statement is blamed',
  REAL,
  noisyVerdict(async () => {
    const flags = ['--tolerance', '8%', '--budget', '2m', '--explain-budget', '6m']
    const { place, args } = changed(file([], PAIR.before), file(SETTINGS, PAIR.after), ...flags)
    using _ = place
    const running = place.start(args)
    await running.says('searching for causes', VERDICT_SECONDS)
    expect(place.result()).toMatchObject({ verdict: 'regressed', causes: [] })
    expect(readFileSync(join(place.out, 'report.md'), 'utf8')).toMatch(/^### ❌ qpsgate: /)
    const { code, stdout, stderr } = await running.ended
    expect(code, `${stdout}\n${stderr}`).toBe(1)
    const { causes, explanation } = resultSchema.parse(place.result())
    const blamed = causes.filter(({ verdict }) => verdict === 'to blame')
    expect(blamed.flatMap(({ settings }) => settings.map(({ name, place: line }) => [name, line?.line]))).toEqual([
      ['slow_query_log', 3],
    ])
    expect(blamed[0]?.change).toBeLessThan(-0.1)
    // Settings for which no statement waits are left out of the search.
    expect(causes.flatMap(({ settings }) => settings.map(({ name }) => name))).not.toContain('slow_launch_time')
    expect(explanation).toMatchObject({ rule: 'base', workload: 'oltp_point_select', end: 'decided' })
    expect(stdout).toContain('slow_query_log')
    expect(place.leftovers()).toEqual([])
  }),
)

test.runIf(IS_NIGHTLY)(
  'of several changed settings, only the one that stops logging statements is named as a gain',
  REAL,
  noisyVerdict(async () => {
    const [on, off] = ['ON', 'OFF'].map((value) => file([`slow_query_log = ${value}`], PAIR.before)) as [string, string]
    const { place, args } = changed(on, off, '--budget', '1m', '--explain-budget', '4m')
    using _ = place
    const { code, stdout, stderr } = await place.run(args)
    expect(code, `${stdout}\n${stderr}`).toBe(0)
    expect(stdout).toMatch(/\n\+[\d.]+% thanks to slow_query_log \(my\.cnf:2\)[.;]/)
    const { causes, explanation } = resultSchema.parse(place.result())
    expect(causes.filter(({ verdict }) => verdict === 'to blame')).toHaveLength(1)
    expect(explanation).toMatchObject({ rule: 'base', workload: 'oltp_point_select' })
    expect(place.leftovers()).toEqual([])
  }),
)
