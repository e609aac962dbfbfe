/** An upgrade of a production file of forty lines, from an old version to the installed MySQL. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusalsOf } from '../../src/core/result/refused-part.ts'
import { resultSchema } from '../../src/core/result/result.ts'
import { findProgram } from '../../src/edges/machine/processes.ts'
import { atNight } from '../setup/linters.ts'
import { ensureOldServerOf } from '../setup/old-servers.ts'
import { Workplace } from './cli.ts'

const old = await atNight(() => ensureOldServerOf('8.0.15'))
const installed = findProgram('mysqld') ?? ''
const isMysql9 = installed !== '' && /Ver 9\./.test(`${execFileSync(installed, ['--version'])}`)

test.runIf(isMysql9 && old.kind === 'ready')(
  'an upgrade that refuses options is red, with a table of these options',
  async () => {
    using place = new Workplace()
    const suite = (program: string) =>
      [
        ...['name: upgrade', `server: { binary: ${program} }`, 'dataset: { tables: 1, rows: 5000 }'],
        ...['workloads: [oltp_point_select]', 'threads: [4]', 'scenarios: { production: { config: my.cnf } }', ''],
      ].join('\n')
    place.write('my.cnf', readFileSync(new URL('production-8.0.cnf', import.meta.url), 'utf8'))
    place.write('suite.yml', suite(old.kind === 'ready' ? old.path : ''))
    place.commit()
    place.write('suite.yml', suite(installed))
    const flags = ['--base', 'HEAD', '--out', 'out', '--budget', '30s', '--explain-budget', '2m']
    const { code, stdout, stderr } = await place.run(['run', 'suite.yml', ...flags])
    expect(code, stderr).toBe(1)
    expect(stdout).toMatch(/^regressed: MySQL 9\S+ does not start with production: it refuses 9 options$/m)
    for (const row of [
      /^the new program +suite\.yml:2 /m,
      /^innodb_log_file_size 64M +my\.cnf:\d+ .* does not start, gone in 9\.7: innodb_redo_log_capacity, now 134217728$/m,
      /^expire_logs_days 7 +my\.cnf:\d+ .* does not start, gone in 8\.2: binlog_expire_logs_seconds, now 604800$/m,
      /^master_info_repository TABLE +my\.cnf:\d+ .* does not start, gone in 8\.3, without a successor$/m,
    ])
      expect(stdout).toMatch(row)
    const result = resultSchema.parse(place.result())
    expect(refusalsOf(result)[0]?.lines).toHaveLength(9)
    expect(result.explanation?.defaults).toContainEqual({
      name: 'innodb_adaptive_hash_index',
      before: 'ON',
      after: 'OFF',
    })
    expect(place.leftovers()).toEqual([])
  },
  400_000,
)
