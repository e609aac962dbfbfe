import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { noisyVerdict } from '../setup/noisy-verdict.ts'
import { Workplace } from './cli.ts'

test(
  'qpsgate prove measures each line of advice, and writes the lines that help to an option file',
  { timeout: 300_000, retry: 0 },
  noisyVerdict(async () => {
    using place = new Workplace()
    place.write(
      'my.cnf',
      '[mysqld]\nslow_query_log = ON\nlong_query_time = 0\nlog_slow_verbosity = query_plan,explain\n',
    )
    place.write(
      'advice.txt',
      '  query_cache_type = maybe\n  innodb_stats_on_metadata = OFF\n  inodb_io_capacity = 2\nslow_query_log = OFF\n',
    )
    const args = ['prove', 'advice.txt', '--config', 'my.cnf', '--server', 'local', '--budget', '20s', '--out', 'out']
    const { code, stdout, stderr } = await place.run([...args, '--workloads', 'oltp_point_select'])
    expect(stderr).toContain(
      'advice.txt:3: no server has inodb_io_capacity (did you mean innodb_io_capacity?), so it is not measured',
    )
    expect(code).toBe(0)
    expect(stdout).toMatch(/^query_cache_type = maybe +– +– +the server does not start with it$/m)
    expect(stdout).toMatch(/^innodb_stats_on_metadata = OFF +– +– +no measured workload shows it$/m)
    expect(stdout).toMatch(/^slow_query_log = OFF +\+\d.* oltp_point_select, 8 threads +helps$/m)
    expect(readFileSync(join(place.path, 'out/proven.cnf'), 'utf8')).toMatch(
      /\[mysqld\]\n# \+.* at oltp_point_select, 8 threads\nslow_query_log = OFF\n$/,
    )
  }),
)

test.runIf(IS_NIGHTLY)(
  'qpsgate prove does not call a line of advice harmless if its load does not fit the budget',
  async () => {
    using place = new Workplace()
    place.write('advice.txt', 'query_cache_size = 64M\ninnodb_io_capacity = 2000\n')
    const args = ['prove', 'advice.txt', '--server', 'local', '--budget', '25s', '--out', 'out']
    const { code, stdout } = await place.run(args)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^innodb_io_capacity = 2000 +– +– +no measured workload shows it$/m)
  },
)
