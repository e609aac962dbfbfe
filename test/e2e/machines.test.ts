/**
 * Three machines that measure the same; one has a single CPU for both servers and clients: by night, on real servers.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ROOT, smallSuite, Workplace } from './cli.ts'

const COSTLY =
  '{ options: { performance_schema: ON, performance-schema-instrument: "%=ON" }, sql: ["UPDATE performance_schema.setup_consumers SET ENABLED = \'YES\'"] }'

test.runIf(IS_NIGHTLY)(
  'a costly configuration is regressed on the mean over machines, however few CPUs one has',
  { timeout: 600_000 },
  () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite({ on: COSTLY, extra: 'gate: { tolerance: 5% }' }))
    const program = [process.execPath, join(ROOT, 'dist/cli.js')]
    const ended = ([file = '', ...args]: readonly string[]) => {
      try {
        execFileSync(file, args, { cwd: place.path, env: { ...process.env, TMPDIR: place.tmp }, stdio: 'pipe' })
        return 0
      } catch (thrown) {
        return (thrown as { readonly status: number | null }).status
      }
    }
    const flags = ['--server', 'local', '--quiet', '--budget', '60s', '--explain', 'never']
    const quotas = [[], [], ['taskset', '--cpu-list', '0']]
    for (const [index, quota] of quotas.entries()) {
      const machine = ['--machine', `${index + 1}/3`, '--out', `machine-${index + 1}`]
      expect([0, 1]).toContain(ended([...quota, ...program, 'run', 'suite.yml', ...flags, ...machine]))
    }
    const results = [1, 2, 3].map((machine) => `machine-${machine}`)
    expect(ended([...program, 'report', ...results, '--out', 'out'])).toBe(1)
    const { verdict, comparisons, machines } = resultSchema.parse(place.result())
    expect(verdict).toBe('regressed')
    expect(comparisons[0]?.machines?.each.map(({ machine }) => machine)).toEqual([1, 2, 3])
    expect(machines?.map(({ cpus }) => cpus)).toContain(1)
    expect(place.leftovers()).toEqual([])
  },
)
