/** Warnings of every code, and their sentences, the heaviest first. */
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import {
  heaviestFirst,
  type OptionReach,
  resultWarning,
  type Warning,
  type WarningCode,
  weightOf,
} from '../../src/core/warnings/warnings.ts'

type Data<Each> = Each extends Warning ? Omit<Each, 'code'> : never
/** The type demands a case for every code. */
type Cases = { readonly [Code in WarningCode]: readonly [Data<Warning<Code>>, ...Data<Warning<Code>>[]] }

const VERSUS = { scenario: 'far', control: 'near' }
const SUITE_LINE = { file: 'perf/suite.yml', line: 7 }

const DROPPED_LINE = { places: [{ file: 'conf/my.cnf', line: 12 }] }
const DROPPED: Readonly<Record<OptionReach, string>> = {
  ...{ place: 'datadir', address: 'port', file: 'init-file', directory: 'language', library: 'plugin-load' },
  ...{ user: 'user', access: 'skip-grant-tables', instance: 'upgrade' },
  ...{ replication: 'server-id', schema: 'binlog-do-db', statement: 'init-connect', log: 'audit-log-syslog-tag' },
  ...{ path: 'sql-mode' },
}
const [, ...OTHER_REACHES] = Object.keys(DROPPED) as OptionReach[]
const dropped = (...whys: readonly OptionReach[]) => ({
  options: whys.map((why) => ({ ...DROPPED_LINE, option: DROPPED[why], why })),
})

const CASES: Cases = {
  'limits-changed': [SUITE_LINE],
  'suite-reduced': [{ file: 'perf/suite.yml', parts: ['scenario on', 'workload writes', '64 threads'] }],
  'include-skipped': [
    { file: 'conf/my.cnf', line: 5, directive: '!include x.cnf', root: 'the repository' },
    { base: 'main', before: { file: 'conf/my.cnf', line: 5, directive: '!include x.cnf' }, root: 'the repository' },
  ],
  'include-missing': [
    { file: 'conf/my.cnf', line: 5, directive: '!include x.cnf' },
    { file: 'a\x1B.cnf', line: 5, directive: '!include x.cnf' },
  ],
  'group-skipped': [{ file: 'conf/my.cnf', line: 5, directive: '!include x.cnf' }],
  'settings-unknown': [{ file: 'conf/my.cnf', line: 5, directive: 'max_connections' }],
  'file-unread': [{ file: 'values.yaml', line: 1, directive: 'this file' }],
  'lines-beside': [
    {
      lines: [
        { file: 'compose.yml', line: 5, key: 'entrypoint' },
        { file: 'Dockerfile', line: 2, key: '' },
      ],
    },
  ],
  'statements-untried': [{ scenario: 'conf/my.cnf', why: 'the server ended' }],
  'statements-gained': [{ scenario: 'conf/my.cnf', forms: ['a view', 'a trigger'] }],
  'migrations-failed': [{ why: 'db/1.sql:3: SELECT 1 FROM nowhere: no such table' }],
  'server-new': [{ scenario: 'db', file: 'compose.yml', line: 4 }],
  'server-gone': [{ scenario: 'db', file: 'compose.yml', line: 4 }],
  'config-deleted': [{ scenario: 'conf/my.cnf' }],
  'config-added': [{ scenario: 'conf/my.cnf' }],
  'files-looked-at': [
    { files: ['conf/my.cnf'], others: 0 },
    { files: Array.from({ length: 12 }, (_, index) => `${index + 1}.yml`), others: 3 },
  ],
  'config-renamed': [{ scenario: 'conf/my.cnf', former: 'old.cnf' }],
  'config-empty': [{ scenario: 'conf/my.cnf' }],
  'base-mended': [{ scenario: 'my.cnf', option: 'foo', file: 'my.cnf', line: 3 }],
  'start-unchecked': [{ scenario: 'my.cnf' }],
  'base-without-effect': [{ scenario: 'my.cnf', settings: ['datadir', 'server-id'] }],
  'tool-failed': [{ files: ['charts/db'], tool: 'helm', why: 'it was ended after 20 s' }],
  'no-box': [{ why: 'this machine makes no box for programs: bwrap: not found; install bubblewrap' }],
  'files-excluded': [{ files: ['legacy/a.cnf', 'legacy/b.cnf'] }],
  'tool-missing': [
    { tool: 'docker compose', files: ['compose.yml'] },
    { tool: 'helm', files: ['charts/a', 'charts/b'] },
  ],
  'base-missing': [{ scenario: 'on' }],
  'ledger-unreadable': [{ problem: 'the branch cannot be fetched' }],
  'ledger-shallow': [{ branch: 'main' }],
  'ledger-file-unreadable': [{ path: 'ledger/my.cnf/00/1.json', problem: 'ledger/my.cnf/00/1.json is no JSON' }],
  'data-unread': [{ files: ['db/1.down.sql'] }, { files: ['db/1.down.sql', 'db/note.txt'] }],
  'sql-not-contained': [{ file: 'workloads/shop/workload.yml', line: 1 }],
  'render-of-fork': [{ command: 'render: conf/render.sh production', files: ['README.md', 'conf/render.sh'] }],
  'baseline-not-measured': [{ name: 'v2026.3', why: 'the server does not know the option query_cache_size' }],
  'submodules-unread': [{ files: ['db'] }],
  'names-unread': [{ files: ['a\uFFFD.cnf'] }],
  'scenario-without-load': [{ scenario: 'few', workload: 'oltp_read_only', threads: 300, why: 'Too many connections' }],
  'scenario-not-measured': [{ scenario: 'broken', why: 'MySQL 9.7.4 does not start' }],
  'beyond-baseline': [
    { scenario: 'my.cnf', workload: 'oltp_read_only', threads: 8, change: -0.121 },
    { scenario: 'my.cnf', workload: 'oltp_read_only', threads: 8, change: -0.121 },
  ],
  'external-server': [
    { endpoint: 'db.example:3306', floorMs: 0.4567, isElsewhere: true },
    { endpoint: 'localhost:3306', floorMs: 0.1, isElsewhere: false },
    { endpoint: 'proxy.example:3306', floorMs: 0.5, isElsewhere: true, servers: 2, addresses: 1 },
    { endpoint: 'a:3306, b:3306, c:3306', floorMs: 0.5, isElsewhere: true, servers: 3, addresses: 3 },
  ],
  'others-asked': [{ endpoint: 'db.example:3306', perSecond: 120.4, share: 0.084 }],
  'causes-unknown': [{ why: 'the server ended' }],
  'servers-not-measured': [
    { servers: ['db-3/my.cnf', 'db-4/my.cnf'], of: 4, seconds: 240 },
    { servers: ['db-4/my.cnf'], of: 4, seconds: null },
  ],
  'budget-cannot-decide': [
    { scenario: 'my.cnf', workload: 'oltp_write_only', threads: 4, low: -0.061, high: 0.043, seconds: 480 },
    { scenario: 'my.cnf', workload: 'sort', threads: 1, low: -0.06, high: 0.08, seconds: null },
  ],
  'machine-busy': [{ share: 0.47 }],
  'budget-too-small': [{ budgetSeconds: 20, workloads: ['oltp_read_only', 'full_join'] }],
  'load-not-measured': [{ workload: 'q17', threads: 1, why: 'it takes longer than 60 s in slow' }],
  'uneven-memory': [{ ...VERSUS, poolBytes: 6 * 1024 ** 3, controlBytes: 12 * 1024 ** 3 }],
  'uneven-threads': [{ ...VERSUS, value: 'pool-of-threads', reference: 'one-thread-per-connection' }],
  'uneven-version': [{ ...VERSUS, server: 'MariaDB 10.11.19', reference: 'MySQL 9.7.4' }],
  'uneven-replication': [{ quorum: 'far', semiSynchronous: 'near' }],
  'single-statement': [{ workloads: ['oltp_point_select'] }, { workloads: ['oltp_insert', 'oltp_delete'] }],
  'tiny-dataset': [{ bytes: 320_000, poolBytes: 12 * 1024 ** 3 }],
  'uneven-durability': [
    { scenario: 'fast', control: 'safe', settings: [{ name: 'sync_binlog', value: '1000', reference: '1' }] },
  ],
  'one-cpu': [{}],
  'dataset-larger-than-memory': [{ neededBytes: 51539607552, mostBytes: 4294967296 }],
  'options-dropped': [
    dropped('place'),
    ...OTHER_REACHES.map((why) => dropped(why)),
    { options: [...dropped('place', 'address').options, { ...DROPPED_LINE, option: 'socket', why: 'place' }] },
  ],
  'option-adjusted': [{ option: 'open-files-limit', file: 'conf/my.cnf', line: 7, asked: '65535', actual: '20000' }],
  'option-clamped': [
    { option: 'innodb-buffer-pool-size', file: 'conf/my.cnf', line: 12, asked: '48G', mostBytes: 4294967296 },
  ],
  'log-bin-moved': [{ option: 'log-bin', file: 'conf/my.cnf', line: 12 }],
  'option-scaled': [
    { option: 'innodb-buffer-pool-size', file: 'conf/my.cnf', line: 12, written: '64G', value: 201326592 },
    { option: 'table-open-cache', file: 'conf/my.cnf', line: 12, written: '4000', value: 150 },
  ],
  'client-saturated': [{ scenario: 'on', revision: 'head', workload: 'oltp_read_only', threads: 8, busy: 0.953 }],
  errors: [{ scenario: 'on', revision: 'head', workload: 'oltp_read_only', threads: 8, errors: 12, transactions: 900 }],
  'not-compared': [{ rule: 'control', scenario: 'on', reference: 'off', workload: 'oltp_read_only', threads: 8 }],
  'cost-unknown': [
    { rule: 'base', scenario: 'on', reference: 'on', workload: 'oltp_read_only', threads: 8, cost: 'written' },
  ],
  'shards-missing': [{ missing: [2, 3], of: 3 }],
  'copies-differ': [{ workload: 'oltp_read_only', threads: 8, change: -0.031 }],
  'machine-disturbed': [{ disturbed: 3, blocks: 4 }],
}

it('every warning has the weight and the sentence that the golden file says', async () => {
  const all = Object.entries(CASES).flatMap(([code, cases]) => cases.map((about) => ({ code, ...about }) as Warning))
  const lines = heaviestFirst(all.map(resultWarning)).map((one) => `${weightOf(one)} ${one.code}: ${one.message}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(resolve(import.meta.dirname, 'warnings.txt'))
})
