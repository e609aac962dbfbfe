/** The sentence of each warning. Plain text: the view escapes. */

import type { CellKey } from '../names.ts'
import type { Result } from '../result/result.ts'
import { quote } from '../suite/problems.ts'
import type {
  BaseDirective,
  DroppedOption,
  LocatedDirective,
  OptionReach,
  RuleChange,
  Warning,
  WarningCode,
} from '../warnings/warning.ts'
import { costName } from './cost-wording.ts'
import { bytes, change, count, duration, fineShare, share, threadsText } from './figures.ts'
import { asItIs, withoutEffectText } from './wording.ts'

/** A warning as results have it: `code` and data for programs, `message` for people. */
export interface ToldWarning {
  readonly code: WarningCode
  readonly message: string
  readonly [field: string]: unknown
}

const MIB = 1024 ** 2

/** The reason for leaving out an option, and the subject of such options in a list. */
const REACHES: Readonly<Record<OptionReach, { readonly why: string; readonly about: string }>> = {
  place: {
    why: 'qpsgate chooses the place of every test server',
    about: 'place of the server',
  },
  file: { why: 'it names a file', about: 'files' },
  directory: { why: 'it names a directory', about: 'directories' },
  library: { why: 'it names or loads a library', about: 'libraries' },
  program: { why: 'it names a program', about: 'programs' },
  address: {
    why: 'a test server is on no network',
    about: 'addresses and ports',
  },
  user: { why: 'qpsgate chooses the user that runs test servers', about: 'users' },
  access: { why: 'it changes access rights', about: 'access rights' },
  instance: {
    why: 'it changes how the server starts or how its data are made',
    about: 'start and data',
  },
  replication: { why: 'it connects to other servers, and a test server is alone', about: 'other servers' },
  path: {
    why: 'its value is a path; a name without slashes would be a file in the server’s own directory',
    about: 'paths',
  },
}

/** "it names a file": why an option was left out; null if the file that it names is ours. */
export function reachText(why: OptionReach | null): string {
  return why === null ? 'qpsgate chooses the file of the binary log' : REACHES[why].why
}

const SENTENCES: { readonly [Code in WarningCode]: (warning: Warning<Code>) => string } = {
  'rules-loosened': (warning) =>
    `${warning.file}:${warning.line}: ${ruleChangeText(warning)}; ` +
    (warning.holds === 'base' ? 'the old rule applies' : 'the new rule applies'),
  'include-skipped': (warning) => `${directive(warning)} is outside ${warning.root} and was not read`,
  'include-missing': (warning) => `${directive(warning)} does not exist here, so its settings are unknown`,
  'include-cut': (warning) =>
    `${directive(warning)} has no line break after it, so the server cuts off its last character`,
  'include-too-deep': (warning) =>
    `${directive(warning)} is nested more than ${warning.most} deep, so the server ignores it`,
  'group-skipped': (warning) =>
    `${directive(warning)} is read only by mysqld_safe or with a group suffix, so it was not measured`,
  'directive-unknown': (warning) => `${directive(warning)} is unknown, so the server ignores it`,
  'settings-unknown': (warning) =>
    `${directive(warning)}: no file of the repository has the value, so qpsgate cannot show its cost`,
  'managed-setting': (warning) =>
    `${directive(warning)} is a setting of the cloud service, which MySQL does not have, so qpsgate cannot show its cost`,
  'managed-storage': (warning) =>
    `${directive(warning)} stores data in its own way, and was measured as MySQL: costs of storage and commits differ there`,
  'config-deleted': ({ scenario }) => `${scenario} was deleted: it is measured as the server’s defaults`,
  'config-added': ({ scenario }) => `${scenario} is new: it is compared with the server’s defaults`,
  'config-renamed': ({ scenario, former }) => `${scenario} was called ${former}, and is compared with it`,
  'config-empty': ({ scenario }) => `${scenario} contains no option that a server reads`,
  'base-mended': ({ scenario, option, file, line }) =>
    `the old ${scenario} does not start because the server does not accept ${option} (${file}:${line}): it was measured without this option`,
  'base-unchanged': ({ scenario }) =>
    `the server of ${scenario} is the same as before, so it was not compared with its old version`,
  'base-without-effect': ({ scenario, settings }) =>
    `${scenario} was not compared with its old version: ${withoutEffectText(settings, asItIs)}`,
  'base-missing': ({ scenario }) => `${scenario} is new, so it has no old version to compare with`,
  'history-of-other-branch': ({ branch, suite, fallback }) =>
    `branch ${branch} has no stored run of suite ${suite}; ${fallback} is used instead`,
  'history-unreadable': ({ problem }) => `no history was used: ${problem}`,
  'history-file-unreadable': ({ problem }) => problem,
  'no-baseline': (warning) => `${noBaselineText(warning)}: ${warning.scenarios.join(', ')}`,
  'slower-than-history': (warning) =>
    `${warning.scenario}, ${warning.scope === 'mean' ? 'mean of all workloads' : cellText(warning)}: costs more than in the ` +
    `stored runs (${(100 * warning.change).toFixed(1)} %); this rule only warns`,
  'machine-changed': (warning) =>
    'change' in warning
      ? `the machine computes ${speed(warning.change)} than in the last stored run`
      : changed('the machine', warning),
  'kernel-changed': (warning) => changed('the kernel', warning),
  'server-changed': (warning) => changed('the server', warning),
  'tool-changed': (warning) => changed('qpsgate', warning),
  'sysbench-changed': (warning) => changed('sysbench', warning),
  'control-changed': () => 'the configuration of the control differs from the last stored run',
  'settings-changed': ({ scenarios }) =>
    `the settings of ${scenarios.join(', ')} changed since the last stored run, so history shows the cost of this change`,
  'suite-changed': () => 'the dataset, workloads or scenarios differ from the last stored run',
  'external-server': ({ endpoint, floorMs, isElsewhere, othersPerSecond, lagSeconds }) =>
    [
      `the server at ${endpoint} was already running${isElsewhere ? ' on another machine than sysbench' : ''}`,
      `the smallest query takes ${floorMs.toFixed(2)} ms round trip`,
      othersPerSecond < 1
        ? 'no other client used it'
        : `other clients sent ${Math.round(othersPerSecond)} queries per second before the run, which affects the figures`,
      ...(lagSeconds === null || lagSeconds === 0 ? [] : [`it is ${duration(lagSeconds)} behind its source`]),
    ].join('; '),
  'others-asked': ({ endpoint, perSecond, share }) =>
    `other clients sent ${Math.round(perSecond)} queries per second to the server at ${endpoint} during the run, ` +
    `${percent(share)} of all queries, which affects the figures`,
  'connection-limit': ({ endpoint, spare, threads }) =>
    `the server at ${endpoint} has room for only ${spare} connections, so qpsgate did not measure ${threadsText(threads)}`,
  'server-lost': ({ scenarios, why }) =>
    `${scenarios.join(', ')}: the server was lost during the run; the others were measured to the end (${why})`,
  'causes-unknown': ({ why }) =>
    `the search for the cause failed, but the verdict holds; run again to find the cause (${why})`,
  'cell-lost': ({ why, ...cell }) => `${cellText(cell)} was not measured: ${why}`,
  'uneven-durability': ({ scenario, control, settings }) =>
    `${scenario} and ${control} differ in durability: ` +
    `${settings.map(({ name, value, reference }) => `${name} is ${value} against ${reference}`).join(', ')}; ` +
    'set them to equal values, or name them in the scenarios if you want to compare them',
  'uneven-replicas': ({ scenario, control, replicas, reference }) =>
    `${scenario} reads from ${count(replicas, 'replica')}, ${control} from ${count(reference, 'replica')}: so the figures compare ` +
    'clusters of different sizes',
  'uneven-misses': ({ scenario, control, share, reference }) =>
    `${scenario} read ${fineShare(share)} of its pages from disk, ${control} ${fineShare(reference)}: their caches were not equally warm; ` +
    'give both the same innodb_buffer_pool_size and data that fit, or name it in the scenario if you want to compare it',
  'uneven-distance': ({ nearest, farthest }) =>
    `the smallest query takes ${nearest.floorMs.toFixed(2)} ms to ${nearest.endpoint} and ` +
    `${farthest.floorMs.toFixed(2)} ms to ${farthest.endpoint}: with few threads, the figures mostly compare this distance; measure from a place that is equally near to both`,
  'one-cpu': () => 'sysbench and the servers share one CPU, so figures vary more',
  'arms-in-groups': ({ mostServers, groups }) =>
    `memory holds ${count(mostServers, 'server')} at once, so scenarios were measured in ${count(groups.length, 'group')}: ` +
    `${groups.map((names) => names.join(', ')).join('; ')}; each group has two servers that are the same in all groups, ` +
    'and comparisons across groups are less precise',
  'dataset-larger-than-memory': ({ neededBytes, mostBytes }) =>
    `the dataset needs a buffer pool of ${mebibytes(neededBytes)}, but each server gets ${mebibytes(mostBytes)} on this machine: ` +
    'figures include disk reads',
  'options-dropped': ({ options }) => droppedText(options),
  'option-clamped': ({ option, file, line, asked, mostBytes }) =>
    `${file}:${line}: ${option} was reduced (${asked} → ${bytes(mostBytes)}), because each server gets no more memory on this machine`,
  'log-bin-moved': ({ option, file, line }) =>
    `${file}:${line}: ${option} stays on, but in the test server’s own directory`,
  'option-scaled': ({ option, file, line, written, value }) =>
    `${file}:${line}: ${option} = ${written} was scaled to ${value < MIB ? value : mebibytes(value)}, in the same proportion on ` +
    'all servers: the run measures a scale model of production',
  'client-saturated': (warning) =>
    `${warning.scenario}, ${cellText(warning)}: sysbench used ${percent(warning.busy)} of its CPUs, so the server may have ` +
    'waited for sysbench',
  errors: (warning) =>
    `${warning.scenario}, ${cellText(warning)}: ${warning.errors} transactions were retried (deadlocks or lock time-outs)`,
  'shards-missing': ({ missing, of }) =>
    `shard ${missing.map((index) => `${index}/${of}`).join(', ')} is missing, so the run cannot pass; ` +
    'name the results of all shards',
  'not-compared': (warning) =>
    `${warning.scenario}, ${cellText(warning)}: too little was measured to compare it, so the run cannot pass`,
  'cost-unknown': (warning) =>
    `${warning.scenario}, ${cellText(warning)}: ${costName(warning.cost)} has a limit and could not be measured, so the run cannot pass`,
  'twin-differs': (warning) =>
    `${cellText(warning)}: two servers with the same configuration differed by ${change(warning.change)}, so other changes ` +
    'of this size may be noise',
  'cpu-differs': (warning) =>
    `${warning.scenario}, ${cellText(warning)}: QPS changed by ${change(warning.change)}, the server's CPU time per query by ` +
    `${change(warning.cpu)}; the difference is time that the server spends waiting`,
  'machines-differ': (warning) =>
    `the change depends on the machine in ${warning.differing} of ${count(warning.comparisons, 'comparison')}: ` +
    `${warning.scenario}, ${machinesPlace(warning)}: ${warning.changes.map((one) => change(one)).join(', ')} on ` +
    `machines 1 to ${warning.changes.length}; ` +
    (warning.odd === null ? 'no machine alone is odd' : `machine ${warning.odd} is odd`),
  'machine-disturbed': ({ disturbed, blocks }) =>
    `the machine was disturbed during ${percent(disturbed / blocks)} of the run (its CPU speed changed, or other programs took CPU ` +
    'time); qpsgate ignored this part, and a quieter machine decides sooner',
}

/** The warning with its sentence, in the form in which results have it. */
export function told(warning: Warning): ToldWarning {
  const { code, ...data } = warning
  return { code, message: sentenceOf(warning), ...data }
}

function sentenceOf<Code extends WarningCode>(warning: Warning<Code>): string {
  return SENTENCES[warning.code](warning)
}

/**
 * "conf/my.cnf:12: port was left out: …"; of several "3 options were left out, …: datadir, socket (where …); port (…)".
 */
function droppedText(options: readonly DroppedOption[]): string {
  const [only, ...others] = options
  const [place] = only?.places ?? []
  if (only !== undefined && place !== undefined && others.length === 0)
    return `${place.file}:${place.line}: ${only.option} was ignored: ${REACHES[only.why].why}`
  const groups = [...Map.groupBy(options, ({ why }) => why)].map(
    ([why, own]) => `${own.map(({ option }) => option).join(', ')} (${REACHES[why].about})`,
  )
  return `${options.length} options were ignored on all servers, which run isolated: ${groups.join('; ')}`
}

/** "no baseline yet (3 of 8)", "no baseline yet (0 of 8 since the server version changed)". */
function noBaselineText({ have, need, since }: Warning<'no-baseline'>): string {
  const reason = since === null ? '' : ` since the ${since} changed`
  return `no baseline yet (${have} of ${need}${reason})`
}

/** "conf/my.cnf:5: !include /etc/x.cnf"; of a base with its name in front. */
function directive(located: LocatedDirective | BaseDirective): string {
  if ('before' in located) return `--base ${located.base}: ${directive(located.before)}`
  // A file's name is the user's text; the directive was cut and escaped where it was read.
  return `${quote(located.file).slice(1, -1)}:${located.line}: ${located.directive}`
}

function cellText({ workload, threads }: CellKey): string {
  return `${workload} at ${count(threads, 'thread')}`
}

function changed(what: string, { before, after }: { readonly before: string; readonly after: string }): string {
  return `${what} is ${after}, but was ${before} in the last stored run`
}

/** "25 % faster". */
function speed(value: number): string {
  return `${percent(Math.abs(value))} ${value < 0 ? 'slower' : 'faster'}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / MIB)} MiB`
}

function machinesPlace({ workload, threads }: Warning<'machines-differ'>): string {
  return workload === null || threads === null ? 'mean of all workloads' : `${workload} at ${threadsText([threads])}`
}

const CODE: WarningCode = 'rules-loosened'

export const LOOSENED_TITLE = 'This change loosens its own rules'

/** Belongs to the first lines of every view: readers of a verdict must know the rules behind it. */
export function loosenedWarnings({ warnings }: Pick<Result, 'warnings'>): Result['warnings'] {
  return warnings.filter(({ code }) => code === CODE)
}

/** "tolerance against base of scenario on: 5 % before, 30 % now". */
export function ruleChangeText(change: RuleChange): string {
  const { what, before, after } = change
  switch (what) {
    case 'tolerance':
      return `tolerance against ${change.rule}${change.of === null ? '' : ` of ${change.of}`}: ${share(before)} before, ${share(after)} now`
    case 'cost':
      return `limit of ${costName(change.cost)}: ${share(before)} before, ${change.after === null ? 'none' : share(change.after)} now`
    case 'on-inconclusive':
      return `on-inconclusive: ${before} before, ${after} now`
    case 'control':
      return `control: ${before} before, ${after} now`
    case 'control-settings':
      return `the settings of the control ${after} changed, which no comparison shows`
    case 'workload':
      return after === null ? `workload ${before} was removed` : `workload ${before} was changed`
    case 'threads':
      return `${count(before, 'thread')}: removed`
    case 'scenario':
      return `scenario ${before} was removed`
    case 'dataset':
      return `dataset: ${datasetText(before)} before, ${datasetText(after)} now`
    case 'server':
      return `server: ${before} before, ${after} now`
    case 'name':
      return `name: ${before} before, ${after} now`
    case 'switch':
      return `switch: ${before} before, ${after} now`
    case 'config':
      return `scenario ${after} names other option files`
    case 'beside-files':
      return `scenario ${after} changes options, SQL or image in the suite together with its option files`
    case 'expect':
      return `the expectations of scenario ${after} changed`
    case 'cells':
      return `${count(before, 'measurement')} shared the budget before, ${after} now`
    case 'budget':
      return `budget: ${duration(before)} before, ${duration(after)} now`
    case 'precision':
      return `precision: ${share(before)} before, ${after === null ? 'none' : share(after)} now`
  }
}

function datasetText({ tables, rows, tpch, timesThePool }: Extract<RuleChange, { what: 'dataset' }>['before']): string {
  if (timesThePool !== undefined) return `${count(tables, 'table')}, ${timesThePool} times the pool`
  return tpch === undefined ? `${count(tables, 'table')} of ${count(rows, 'row')}` : `TPC-H at scale ${tpch}`
}

const UNFAIR: readonly WarningCode[] = [
  'uneven-durability',
  'uneven-distance',
  'uneven-misses',
  'uneven-replicas',
  'client-saturated',
  'others-asked',
]

/** Warnings that belong next to the figures, which they affect. */
export function unfairWarnings({ warnings }: Result): Result['warnings'] {
  return warnings.filter(({ code }) => UNFAIR.some((unfair) => unfair === code))
}

/** Warnings that are shown nowhere else. */
export function otherWarnings(result: Result): Result['warnings'] {
  const elsewhere = [...unfairWarnings(result), ...loosenedWarnings(result)]
  return result.warnings.filter((warning) => !elsewhere.includes(warning))
}
