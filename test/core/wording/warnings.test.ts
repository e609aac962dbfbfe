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
  return [dropped([option, why]), `conf/my.cnf:12: ${option} was left out: ${text}`]
}

const TEN_TABLES = { tables: 10, rows: 25_000 }

/** A rule that a change loosens, and by whose rules the run is judged. */
function loosened(holds: 'base' | 'head', change: RuleChange, text: string): Case<'rules-loosened'> {
  const which = holds === 'base' ? 'was before' : 'is now'
  return [{ file: 'perf/suite.yml', line: 7, holds, ...change }, `perf/suite.yml:7: ${text}; what ${which} holds`]
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
    loosened('head', { what: 'workload', before: 'writes', after: null }, 'workload writes is not measured any more'),
    loosened('head', { what: 'workload', before: 'w', after: 'w' }, 'workload w measures something else now'),
    loosened('head', { what: 'threads', before: 64, after: null }, '64 threads: not measured any more'),
    loosened('head', { what: 'scenario', before: 'on', after: null }, 'scenario on is not measured any more'),
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
    [
      { ...SITE, root: 'the repository' },
      'conf/my.cnf:5: !include x.cnf is outside of the repository, it was not read',
    ],
    [
      { base: 'main', before: SITE, root: 'the repository' },
      '--base main: conf/my.cnf:5: !include x.cnf is outside of the repository, it was not read',
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
    [SITE, 'conf/my.cnf:5: !include x.cnf has no line break behind it, so the server has cut off its last character'],
  ],
  'include-too-deep': [
    [{ ...SITE, most: 10 }, 'conf/my.cnf:5: !include x.cnf is more than 10 deep, the server passes over it'],
  ],
  'group-skipped': [
    [
      SITE,
      'conf/my.cnf:5: !include x.cnf is read only by servers that are started for it (as mysqld_safe, or with a suffix), it was not measured',
    ],
  ],
  'directive-unknown': [[SITE, 'conf/my.cnf:5: !include x.cnf is unknown, the server passes over it']],
  'config-deleted': [[SCENARIO, 'conf/my.cnf was deleted: the server’s defaults take its place']],
  'config-added': [[SCENARIO, 'conf/my.cnf is new: before, the server’s defaults held']],
  'config-renamed': [[{ ...SCENARIO, former: 'old.cnf' }, 'conf/my.cnf was old.cnf before, and is compared with that']],
  'config-empty': [[SCENARIO, 'conf/my.cnf has no option that a server reads']],
  'base-mended': [
    [
      { scenario: 'my.cnf', option: 'foo', file: 'my.cnf', line: 3 },
      'my.cnf did not start before the change, as the server does not know foo (my.cnf:3 there): it was measured without that',
    ],
  ],
  'base-unchanged': [[{ scenario: 'off' }, 'off is configured as before, so it was not measured against that']],
  'base-without-effect': [
    [
      { scenario: 'my.cnf', settings: ['datadir', 'server-id'] },
      'my.cnf was not measured against what it was before: only datadir, server-id changed, settings without effect on speed',
    ],
  ],
  'base-missing': [[{ scenario: 'on' }, 'on is new, so there is no before to compare it with']],
  'history-of-other-branch': [
    [
      { branch: 'release', suite: 'pfs', fallback: 'main' },
      'branch release has no stored run of suite pfs; held against those of main',
    ],
  ],
  'history-unreadable': [
    [{ problem: 'the branch cannot be fetched' }, 'held against no history: the branch cannot be fetched'],
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
      'on, oltp_read_only at 8 threads: costs more than in the stored runs (-7.1 %); history only warns here',
    ],
    [
      { scenario: 'on', scope: 'mean', workload: '*', threads: 0, change: -0.071 },
      'on, mean of all cells: costs more than in the stored runs (-7.1 %); history only warns here',
    ],
  ],
  'machine-changed': [
    [
      { before: 'Xeon with 4 CPUs', after: 'EPYC with 2 CPUs' },
      'the machine is EPYC with 2 CPUs, in the last stored run it was Xeon with 4 CPUs',
    ],
    [{ change: -0.5 }, 'the machine computes 50 % slower than in the last stored run'],
    [{ change: 0.25 }, 'the machine computes 25 % faster than in the last stored run'],
  ],
  'kernel-changed': [[{ before: '6.1', after: '6.8' }, 'the kernel is 6.8, in the last stored run it was 6.1']],
  'server-changed': [
    [
      { before: 'MySQL 9.7.4', after: 'MySQL 9.7.5' },
      'the server is MySQL 9.7.5, in the last stored run it was MySQL 9.7.4',
    ],
  ],
  'tool-changed': [[{ before: '0.1.0', after: '0.2.0' }, 'qpsgate is 0.2.0, in the last stored run it was 0.1.0']],
  'sysbench-changed': [[{ before: '1.0.20', after: '1.1' }, 'sysbench is 1.1, in the last stored run it was 1.0.20']],
  'control-changed': [[{}, 'the control has another configuration than in the last stored run']],
  'settings-changed': [
    [
      { scenarios: ['on', 'all'] },
      'the settings of on, all have changed since the last stored run: what history says of them is what that costs',
    ],
  ],
  'suite-changed': [
    [{}, 'the suite measures something else than in the last stored run: its dataset, workloads or scenarios'],
  ],
  'external-server': [
    [
      { endpoint: 'db.example:3306', floorMs: 0.4567, isElsewhere: true, othersPerSecond: 12.4, lagSeconds: 90 },
      'the server at db.example:3306 was running already, on another machine than sysbench; the smallest query takes 0.46 ms there and back; others asked it 12 queries a second before we began, which is in the figures; it is 90 s behind its source',
    ],
    [
      { endpoint: 'localhost:3306', floorMs: 0.1, isElsewhere: false, othersPerSecond: 0.4, lagSeconds: null },
      'the server at localhost:3306 was running already; the smallest query takes 0.10 ms there and back; nobody else was asking it anything',
    ],
  ],
  'others-asked': [
    [
      { endpoint: 'db.example:3306', perSecond: 120.4, share: 0.084 },
      'others asked the server at db.example:3306 120 queries a second while we measured, 8 % of all that it was asked: figures vary with what they do',
    ],
  ],
  'connection-limit': [
    [
      { endpoint: 'db.example:3306', spare: 151, threads: [256, 512] },
      'the server at db.example:3306 has room for 151 connections: not measured with 256, 512 threads',
    ],
  ],
  'causes-unknown': [
    [
      { why: 'the server ended' },
      'which setting is to blame is not known, as the search for it failed; the verdict holds, measure again for the causes (the server ended)',
    ],
  ],
  'server-lost': [
    [
      { scenarios: ['other'], why: 'sysbench ended during its turns (other)' },
      'other: the server was lost, and nothing was measured there since; the others went on (sysbench ended during its turns (other))',
    ],
  ],
  'cell-lost': [
    [
      { workload: 'q17', threads: 1, why: 'it takes longer than 60 s in slow' },
      'q17 at 1 thread was not measured, the others were: it takes longer than 60 s in slow',
    ],
  ],
  'uneven-replicas': [
    [
      { scenario: 'small', control: 'large', replicas: 0, reference: 2 },
      'small reads from 0 replicas, large from 2 replicas: figures are those of clusters that are not equally large',
    ],
  ],
  'uneven-misses': [
    [
      { scenario: 'cold', control: 'warm', share: 0.0234, reference: 0 },
      'cold read 2.3 % of its pages from disk, warm 0 %: caches were not equally warm; give both the same innodb_buffer_pool_size and data that fit, or name it in the scenario if it is what is compared',
    ],
  ],
  'uneven-durability': [
    [
      {
        ...{ scenario: 'fast', control: 'safe' },
        settings: [{ name: 'sync_binlog', value: '1000', reference: '1' }],
      },
      'fast is not as durable as safe, or more so: sync_binlog is 1000 against 1; set them alike, or name them in the scenarios if they are what is compared',
    ],
  ],
  'uneven-distance': [
    [
      { nearest: { endpoint: 'a:3306', floorMs: 0.2 }, farthest: { endpoint: 'b:3306', floorMs: 1.5 } },
      'the smallest query takes 0.20 ms to a:3306 and back, and 1.50 ms to b:3306: with few threads that is what is compared; measure from where both are equally near',
    ],
  ],
  'arms-in-groups': [
    [
      { mostServers: 4, groups: [['on', 'on (before)'], ['most']] },
      'memory holds 4 servers at once, so scenarios were measured in 2 groups, each with two servers of its own that are the ' +
        'same in all: on, on (before); most; those of different groups are compared with each other over these, less precisely ' +
        'than within one',
    ],
  ],
  'one-cpu': [[{}, 'there is only one CPU: sysbench and the servers share it, so figures are less steady']],
  'dataset-larger-than-memory': [
    [
      { neededBytes: 48 * GIB, mostBytes: 4 * GIB },
      'the dataset wants a buffer pool of 49152 MiB, this machine can give each server 4096 MiB: figures include reading from disk',
    ],
  ],
  'options-dropped': [
    left('datadir', 'place', 'it names where the server lives, which qpsgate sets itself, the same for every arm'),
    left('port', 'address', 'it is about addresses and ports, and a measured server is on no network'),
    left('init-file', 'file', 'it names a file'),
    left('language', 'directory', 'it names a directory'),
    left('plugin-load', 'library', 'it names a library, or has one loaded'),
    left('wsrep-notify-cmd', 'program', 'it names a program'),
    left('user', 'user', 'it names a user, and qpsgate decides as whom servers run'),
    left('skip-grant-tables', 'access', 'it decides who may do what on the server'),
    left(
      'upgrade',
      'instance',
      'it decides how the server starts or how its data were made, which is the same for every arm',
    ),
    left('server-id', 'replication', 'it makes the server one of several, and a measured one is alone'),
    left(
      'sql-mode',
      'path',
      'its value is a path; a name without slashes would be a file in the server’s own directory',
    ),
    [
      dropped(['datadir', 'place'], ['port', 'address'], ['socket', 'place']),
      '3 options were left out, alike in every arm, as a measured server reaches nothing but itself: ' +
        'datadir, socket (where the server lives); port (addresses and ports)',
    ],
  ],
  'option-clamped': [
    [
      { ...OPTION, option: 'innodb-buffer-pool-size', asked: '48G', mostBytes: 4 * GIB },
      'conf/my.cnf:12: innodb-buffer-pool-size was reduced (48G → 4.0 GiB), this machine can give each server no more',
    ],
  ],
  'log-bin-moved': [
    [
      { ...OPTION, option: 'log-bin' },
      'conf/my.cnf:12: log-bin stays on, in a file of the server’s own directory and not where its value says',
    ],
  ],
  'option-scaled': [
    [
      { ...OPTION, option: 'innodb-buffer-pool-size', written: '64G', value: 192 * 1024 ** 2 },
      'conf/my.cnf:12: innodb-buffer-pool-size = 64G was made 192 MiB, and in the same proportion for all servers: what is ' +
        'measured is a model of production in scale',
    ],
    [
      { ...OPTION, option: 'table-open-cache', written: '4000', value: 150 },
      'conf/my.cnf:12: table-open-cache = 4000 was made 150, and in the same proportion for all servers: what is measured is a ' +
        'model of production in scale',
    ],
  ],
  'client-saturated': [
    [
      { ...CELL, busy: 0.953 },
      'on, oltp_read_only at 8 threads: sysbench used 95 % of its CPUs, so the server may have been waiting for it',
    ],
  ],
  errors: [
    [
      { ...CELL, errors: 12 },
      'on, oltp_read_only at 8 threads: 12 transactions had to be retried (deadlocks or lock time-outs)',
    ],
  ],
  'not-compared': [
    [
      { rule: 'control', scenario: 'on', reference: 'off', workload: 'oltp_read_only', threads: 8 },
      'on, oltp_read_only at 8 threads: too few blocks were measured to compare it, so the run cannot pass',
    ],
  ],
  'shards-missing': [
    [
      { missing: [2, 3], of: 3 },
      'this is a part of the plan: shard 2/3, 3/3 is not in it, so it cannot pass; name the results of all shards',
    ],
  ],
  'twin-differs': [
    [
      { workload: 'oltp_read_only', threads: 8, change: -0.031 },
      'oltp_read_only at 8 threads: two servers with the same configuration differed by −3.1 %, so other changes of this size mean nothing',
    ],
  ],
  'cpu-differs': [
    [
      { scenario: 'my.cnf', workload: 'oltp_write_only', threads: 8, change: -0.12, cpu: 0.02 },
      "my.cnf, oltp_write_only at 8 threads: QPS changed by −12.0 %, the server's CPU time per query by +2.0 %; the difference is " +
        'time in which the server waits',
    ],
  ],
  'machine-disturbed': [
    [
      { disturbed: 3, blocks: 4 },
      'the machine was disturbed during 75 % of the blocks (its own speed changed, or time was taken from it), so only ' +
        'what the others show by themselves is called a regression; a quieter machine decides more',
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
