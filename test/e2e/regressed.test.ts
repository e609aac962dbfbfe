import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { smallSuite, Workplace } from './cli.ts'

const FLAGS = ['--server', 'local', '--out', 'out']

test('a run on local servers a costly configuration is regressed, confirmed on fresh servers, and ends the run early with exit code 1', async () => {
  using place = new Workplace()
  const logged =
    '{ options: { general_log: ON, performance_schema: ON, performance-schema-instrument: "%=ON" }, sql: ["UPDATE performance_schema.setup_consumers SET ENABLED = \'YES\'"] }'
  place.write('suite.yml', smallSuite({ on: logged, extra: 'gate: { tolerance: 5% }' }))
  const flags = ['--quiet', '--budget', '60s', '--explain', 'never', ...FLAGS]
  const { code, stdout } = await place.run(['run', 'suite.yml', ...flags])
  expect(stdout).toMatch(
    /\n\nregressed: on is \d+(?:\.\d)? % slower than off \(limit .*\noltp_read_only at 2 threads, /,
  )
  expect(code).toBe(1)
  const result = resultSchema.parse(place.result())
  expect(result.comparisons[0]).toMatchObject({ verdict: 'regressed', confirmed: true, toleranceFrom: 'suite' })
  expect(result.comparisons[0]?.trials).toBeGreaterThanOrEqual(2)
  expect(result.seconds).toBeLessThan(60)
  expect(readFileSync(join(place.out, 'report.md'), 'utf8')).toMatch(
    /^### ❌ qpsgate: on is .* slower than off \(limit .*\)\n\noltp_read_only at 2 threads, /,
  )
})
