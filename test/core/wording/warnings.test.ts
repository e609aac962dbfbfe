import { describe, expect, it } from 'vitest'
import type { OptionReach, RuleChange, Warning, WarningCode } from '../../../src/core/warnings/warning.ts'
import { told } from '../../../src/core/wording/warnings.ts'

type Data<Each> = Each extends Warning ? Omit<Each, 'code'> : never
type Case<Code extends WarningCode> = readonly [about: Data<Warning<Code>>, sentence: string]
type Cases = { readonly [Code in WarningCode]: readonly [Case<Code>, ...Case<Code>[]] }

const SITE = { file: 'conf/my.cnf', line: 5, directive: '!include x.cnf' }
const SCENARIO = { scenario: 'conf/my.cnf' }
const CELL = { scenario: 'on', revision: 'head', workload: 'oltp_read_only', threads: 8 } as const
const OPTION = { option: 'port', file: 'conf/my.cnf', line: 12 }
const GIB = 1024 ** 3

/** Options of one line that were left out, and why. */
function dropped(...options: readonly (readonly [option: string, why: OptionReach])[]) {
  return { options: options.map(([option, why]) => ({ option, why, places: [{ file: 'conf/my.cnf', line: 12 }] })) }
}

/** One of them, whose sentence says why. */
function left(option: string, why: OptionReach, text: string): Case<'options-dropped'> {
  return [dropped([option, why]), `conf/my.cnf:12: ${option} was ignored: ${text}`]
}

const TEN_TABLES = { tables: 10, rows: 25_000 }

/** A rule that a change loosens, and by whose rules the run is judged. */
function loosened(holds: 'base' | 'head', change: RuleChange, text: string): Case<'rules-loosened'> {
  const which = holds === 'base' ? 'old' : 'new'
  return [{ file: 'perf/suite.yml', line: 7, holds, ...change }, `perf/suite.yml:7: ${text}; the ${which} rule applies`]
}

/** Every code has a case: the type asks for it. */
const CASES: Cases = {
  'rules-loosened': [
    loosened(
      'base',
      { what: 'tolerance', rule: 'base', of: null, before: 0.05, after: 0.3 },
      'tolerance against base: 5 % before, 30 % now',
    ),
    loosened(
      'head',
      { what: 'tolerance', rule: 'control', of: 'scenario on', before: 0.05, after: 0.3 },
      'tolerance against control of scenario on: 5 % before, 30 % now',
    ),
    loosened(
      'base',
      { what: 'on-inconclusive', before: 'fail', after: 'pass' },
      'on-inconclusive: fail before, pass now',
    ),
    loosened('head', { what: 'control', before: 'off', after: 'on' }, 'control: off before, on now'),
    loosened('head', { what: 'workload', before: 'writes', after: null }, 'workload writes was removed'),
    loosened('head', { what: 'workload', before: 'w', after: 'w' }, 'workload w was changed'),
    loosened('head', { what: 'threads', before: 64, after: null }, '64 threads: removed'),
    loosened('head', { what: 'scenario', before: 'on', after: null }, 'scenario on was removed'),
    loosened(
      'base',
      { what: 'dataset', before: TEN_TABLES, after: { tables: 1, rows: 9 } },
      'dataset: 10 tables of 25000 rows before, 1 table of 9 rows now',
    ),
    loosened(
      'base',
      { what: 'dataset', before: { ...TEN_TABLES, tpch: 1 }, after: TEN_TABLES },
      'dataset: TPC-H at scale 1 before, 10 tables of 25000 rows now',
    ),
    loosened('base', { what: 'budget', before: 300, after: 10 }, 'budget: 5 min before, 10 s now'),
    loosened('base', { what: 'precision', before: 0.01, after: null }, 'precision: 1 % before, none now'),
  ],
  'include-skipped': [
    [{ ...SITE, root: 'the repository' }, 'conf/my.cnf:5: !include x.cnf is outside the repository and was not read'],
    [
      { base: 'main', before: SITE, root: 'the repository' },
      '--base main: conf/my.cnf:5: !include x.cnf is outside the repository and was not read',
    ],
  ],
  'include-missing': [
    [SITE, 'conf/my.cnf:5: !include x.cnf does not exist here, so its settings are unknown'],
    [
      { ...SITE, file: 'a\u001b.cnf' },
      'a\\u001b.cnf:5: !include x.cnf does not exist here, so its settings are unknown',
    ],
  ],
  'include-cut': [
    [SITE, 'conf/my.cnf:5: !include x.cnf has no line break after it, so the server cuts off its last character'],
  ],
  'include-too-deep': [
    [{ ...SITE, most: 10 }, 'conf/my.cnf:5: !include x.cnf is nested more than 10 deep, so the server ignores it'],
  ],
  'group-skipped': [
    [SITE, 'conf/my.cnf:5: !include x.cnf is read only by mysqld_safe or with a group suffix, so it was not measured'],
  ],
  'directive-unknown': [[SITE, 'conf/my.cnf:5: !include x.cnf is unknown, so the server ignores it']],
  'settings-unknown': [
    [
      { ...SITE, directive: 'max_connections' },
      'conf/my.cnf:5: max_connections: no file of the repository has the value, so qpsgate cannot show its cost',
    ],
  ],
  'managed-setting': [
    [
      { ...SITE, directive: 'rds.x' },
      'conf/my.cnf:5: rds.x is a setting of the cloud service, which MySQL does not have, so qpsgate cannot show its cost',
    ],
  ],
  'managed-storage': [
    [
      { ...SITE, directive: 'aurora-mysql8.0' },
      'conf/my.cnf:5: aurora-mysql8.0 stores data in its own way, and was measured as MySQL: costs of storage and commits differ there',
    ],
  ],
  'config-deleted': [[SCENARIO, 'conf/my.cnf was deleted: it is measured as the server’s defaults']],
  'config-added': [[SCENARIO, 'conf/my.cnf is new: it is compared with the server’s defaults']],
  'config-renamed': [[{ ...SCENARIO, former: 'old.cnf' }, 'conf/my.cnf was called old.cnf, and is compared with it']],
  'config-empty': [[SCENARIO, 'conf/my.cnf contains no option that a server reads']],
  'base-mended': [
    [
      { scenario: 'my.cnf', option: 'foo', file: 'my.cnf', line: 3 },
      'the old my.cnf does not start because the server does not accept foo (my.cnf:3): it was measured without this option',
    ],
  ],
  'base-unchanged': [
    [{ scenario: 'off' }, 'the server of off is the same as before, so it was not compared with its old version'],
  ],
  'base-without-effect': [
    [
      { scenario: 'my.cnf', settings: ['datadir', 'server-id'] },
      'my.cnf was not compared with its old version: only datadir, server-id changed, settings without effect on speed',
    ],
  ],
  'base-missing': [[{ scenario: 'on' }, 'on is new, so it has no old version to compare with']],
  'history-of-other-branch': [
    [
      { branch: 'release', suite: 'pfs', fallback: 'main' },
      'branch release has no stored run of suite pfs; main is used instead',
    ],
  ],
  'history-unreadable': [
    [{ problem: 'the branch cannot be fetched' }, 'no history was used: the branch cannot be fetched'],
  ],
  'history-file-unreadable': [[{ path: 'runs/a.json', problem: 'runs/a.json is no JSON' }, 'runs/a.json is no JSON']],
  'no-baseline': [
    [{ scenarios: ['on', 'all'], have: 3, need: 8, since: null }, 'no baseline yet (3 of 8): on, all'],
    [
      { scenarios: ['on'], have: 0, need: 8, since: 'server version' },
      'no baseline yet (0 of 8 since the server version changed): on',
    ],
    [{ scenarios: ['on'], have: 3, need: 8, since: 'level' }, 'no baseline yet (3 of 8 since the level changed): on'],
  ],
  'slower-than-history': [
    [
      { scenario: 'on', scope: 'cell', workload: 'oltp_read_only', threads: 8, change: -0.071 },
      'on, oltp_read_only at 8 threads: costs more than in the stored runs (-7.1 %); this rule only warns',
    ],
    [
      { scenario: 'on', scope: 'mean', workload: '*', threads: 0, change: -0.071 },
      'on, mean of all workloads: costs more than in the stored runs (-7.1 %); this rule only warns',
    ],
  ],
  'machine-changed': [
    [
      { before: 'Xeon with 4 CPUs', after: 'EPYC with 2 CPUs' },
      'the machine is EPYC with 2 CPUs, but was Xeon with 4 CPUs in the last stored run',
    ],
    [{ change: -0.5 }, 'the machine computes 50 % slower than in the last stored run'],
    [{ change: 0.25 }, 'the machine computes 25 % faster than in the last stored run'],
  ],
  'kernel-changed': [[{ before: '6.1', after: '6.8' }, 'the kernel is 6.8, but was 6.1 in the last stored run']],
  'server-changed': [
    [
      { before: 'MySQL 9.7.4', after: 'MySQL 9.7.5' },
      'the server is MySQL 9.7.5, but was MySQL 9.7.4 in the last stored run',
    ],
  ],
  'tool-changed': [[{ before: '0.1.0', after: '0.2.0' }, 'qpsgate is 0.2.0, but was 0.1.0 in the last stored run']],
  'sysbench-changed': [[{ before: '1.0.20', after: '1.1' }, 'sysbench is 1.1, but was 1.0.20 in the last stored run']],
  'control-changed': [[{}, 'the configuration of the control differs from the last stored run']],
  'settings-changed': [
    [
      { scenarios: ['on', 'all'] },
      'the settings of on, all changed since the last stored run, so history shows the cost of this change',
    ],
  ],
  'suite-changed': [[{}, 'the dataset, workloads or scenarios differ from the last stored run']],
  'external-server': [
    [
      { endpoint: 'db.example:3306', floorMs: 0.4567, isElsewhere: true, othersPerSecond: 12.4, lagSeconds: 90 },
      'the server at db.example:3306 was already running on another machine than sysbench; the smallest query takes 0.46 ms round trip; other clients sent 12 queries per second before the run, which affects the figures; it is 90 s behind its source',
    ],
    [
      { endpoint: 'localhost:3306', floorMs: 0.1, isElsewhere: false, othersPerSecond: 0.4, lagSeconds: null },
      'the server at localhost:3306 was already running; the smallest query takes 0.10 ms round trip; no other client used it',
    ],
  ],
  'others-asked': [
    [
      { endpoint: 'db.example:3306', perSecond: 120.4, share: 0.084 },
      'other clients sent 120 queries per second to the server at db.example:3306 during the run, 8 % of all queries, which affects the figures',
    ],
  ],
  'connection-limit': [
    [
      { endpoint: 'db.example:3306', spare: 151, threads: [256, 512] },
      'the server at db.example:3306 has room for only 151 connections, so qpsgate did not measure 256, 512 threads',
    ],
  ],
  'causes-unknown': [
    [
      { why: 'the server ended' },
      'the search for the cause failed, but the verdict holds; run again to find the cause (the server ended)',
    ],
  ],
  'server-lost': [
    [
      { scenarios: ['other'], why: 'sysbench ended during its turns (other)' },
      'other: the server was lost during the run; the others were measured to the end (sysbench ended during its turns (other))',
    ],
  ],
  'cell-lost': [
    [
      { workload: 'q17', threads: 1, why: 'it takes longer than 60 s in slow' },
      'q17 at 1 thread was not measured: it takes longer than 60 s in slow',
    ],
  ],
  'uneven-replicas': [
    [
      { scenario: 'small', control: 'large', replicas: 0, reference: 2 },
      'small reads from 0 replicas, large from 2 replicas: so the figures compare clusters of different sizes',
    ],
  ],
  'uneven-misses': [
    [
      { scenario: 'cold', control: 'warm', share: 0.0234, reference: 0 },
      'cold read 2.3 % of its pages from disk, warm 0 %: their caches were not equally warm; give both the same innodb_buffer_pool_size and data that fit, or name it in the scenario if you want to compare it',
    ],
  ],
  'uneven-durability': [
    [
      {
        ...{ scenario: 'fast', control: 'safe' },
        settings: [{ name: 'sync_binlog', value: '1000', reference: '1' }],
      },
      'fast and safe differ in durability: sync_binlog is 1000 against 1; set them to equal values, or name them in the scenarios if you want to compare them',
    ],
  ],
  'uneven-distance': [
    [
      { nearest: { endpoint: 'a:3306', floorMs: 0.2 }, farthest: { endpoint: 'b:3306', floorMs: 1.5 } },
      'the smallest query takes 0.20 ms to a:3306 and 1.50 ms to b:3306: with few threads, the figures mostly compare this distance; measure from a place that is equally near to both',
    ],
  ],
  'arms-in-groups': [
    [
      { mostServers: 4, groups: [['on', 'on (before)'], ['most']] },
      'memory holds 4 servers at once, so scenarios were measured in 2 groups: on, on (before); most; each group has two servers that are the same in all groups, and comparisons across groups are less precise',
    ],
  ],
  'one-cpu': [[{}, 'sysbench and the servers share one CPU, so figures vary more']],
  'dataset-larger-than-memory': [
    [
      { neededBytes: 48 * GIB, mostBytes: 4 * GIB },
      'the dataset needs a buffer pool of 49152 MiB, but each server gets 4096 MiB on this machine: figures include disk reads',
    ],
  ],
  'options-dropped': [
    left('datadir', 'place', 'qpsgate chooses the place of every test server'),
    left('port', 'address', 'a test server is on no network'),
    left('init-file', 'file', 'it names a file'),
    left('language', 'directory', 'it names a directory'),
    left('plugin-load', 'library', 'it names or loads a library'),
    left('wsrep-notify-cmd', 'program', 'it names a program'),
    left('user', 'user', 'qpsgate chooses the user that runs test servers'),
    left('skip-grant-tables', 'access', 'it changes access rights'),
    left('upgrade', 'instance', 'it changes how the server starts or how its data are made'),
    left('server-id', 'replication', 'it connects to other servers, and a test server is alone'),
    left(
      'sql-mode',
      'path',
      'its value is a path; a name without slashes would be a file in the server’s own directory',
    ),
    [
      dropped(['datadir', 'place'], ['port', 'address'], ['socket', 'place']),
      '3 options were ignored on all servers, which run isolated: datadir, socket (place of the server); port (addresses and ports)',
    ],
  ],
  'option-clamped': [
    [
      { ...OPTION, option: 'innodb-buffer-pool-size', asked: '48G', mostBytes: 4 * GIB },
      'conf/my.cnf:12: innodb-buffer-pool-size was reduced (48G → 4.0 GiB), because each server gets no more memory on this machine',
    ],
  ],
  'log-bin-moved': [
    [{ ...OPTION, option: 'log-bin' }, 'conf/my.cnf:12: log-bin stays on, but in the test server’s own directory'],
  ],
  'option-scaled': [
    [
      { ...OPTION, option: 'innodb-buffer-pool-size', written: '64G', value: 192 * 1024 ** 2 },
      'conf/my.cnf:12: innodb-buffer-pool-size = 64G was scaled to 192 MiB, in the same proportion on all servers: the run measures a scale model of production',
    ],
    [
      { ...OPTION, option: 'table-open-cache', written: '4000', value: 150 },
      'conf/my.cnf:12: table-open-cache = 4000 was scaled to 150, in the same proportion on all servers: the run measures a scale model of production',
    ],
  ],
  'client-saturated': [
    [
      { ...CELL, busy: 0.953 },
      'on, oltp_read_only at 8 threads: sysbench used 95 % of its CPUs, so the server may have waited for sysbench',
    ],
  ],
  errors: [
    [
      { ...CELL, errors: 12 },
      'on, oltp_read_only at 8 threads: 12 transactions were retried (deadlocks or lock time-outs)',
    ],
  ],
  'not-compared': [
    [
      { rule: 'control', scenario: 'on', reference: 'off', workload: 'oltp_read_only', threads: 8 },
      'on, oltp_read_only at 8 threads: too little was measured to compare it, so the run cannot pass',
    ],
  ],
  'cost-unknown': [
    [
      { rule: 'base', scenario: 'on', reference: 'on', workload: 'oltp_read_only', threads: 8, cost: 'written' },
      'on, oltp_read_only at 8 threads: written to disk has a limit and could not be measured, so the run cannot pass',
    ],
  ],
  'shards-missing': [
    [{ missing: [2, 3], of: 3 }, 'shard 2/3, 3/3 is missing, so the run cannot pass; name the results of all shards'],
  ],
  'twin-differs': [
    [
      { workload: 'oltp_read_only', threads: 8, change: -0.031 },
      'oltp_read_only at 8 threads: two servers with the same configuration differed by −3.1 %, so other changes of this size may be noise',
    ],
  ],
  'cpu-differs': [
    [
      { scenario: 'my.cnf', workload: 'oltp_write_only', threads: 8, change: -0.12, cpu: 0.02 },
      "my.cnf, oltp_write_only at 8 threads: QPS changed by −12.0 %, the server's CPU time per query by +2.0 %; the difference is " +
        'time that the server spends waiting',
    ],
  ],
  'machines-differ': [
    [
      {
        ...{ scenario: 'my.cnf', workload: 'oltp_read_only', threads: 8 },
        ...{ changes: [-0.041, -0.044, -0.098], odd: 3, differing: 2, comparisons: 5 },
      },
      'the change depends on the machine in 2 of 5 comparisons: my.cnf, oltp_read_only at 8 threads: −4.1 %, −4.4 %, −9.8 % on ' +
        'machines 1 to 3; machine 3 is odd',
    ],
    [
      {
        ...{ scenario: 'my.cnf', workload: null, threads: null },
        ...{ changes: [0.01, -0.2], odd: null, differing: 1, comparisons: 1 },
      },
      'the change depends on the machine in 1 of 1 comparison: my.cnf, mean of all workloads: +1.0 %, −20.0 % on machines 1 to 2; ' +
        'no machine alone is odd',
    ],
  ],
  'machine-disturbed': [
    [
      { disturbed: 3, blocks: 4 },
      'the machine was disturbed during 75 % of the run (its CPU speed changed, or other programs took CPU time); qpsgate ignored this part, and a quieter machine decides sooner',
    ],
  ],
}

const ALL = Object.entries(CASES).flatMap(([code, cases]) =>
  cases.map(([about, sentence]) => ({ warning: { code, ...about } as Warning, sentence })),
)

describe('a warning', () => {
  it.each(ALL)('$warning.code says: $sentence', ({ warning, sentence }) => {
    const { code, ...data } = warning
    expect(told(warning)).toEqual({ code, message: sentence, ...data })
  })

  it('has its code and its sentence first in a file', () => {
    expect(Object.keys(told({ code: 'base-missing', scenario: 'on' }))).toEqual(['code', 'message', 'scenario'])
  })
})
