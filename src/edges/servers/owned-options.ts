/**
 * The options that qpsgate adds: the same for every arm, so that arms differ only in the user's options. Some let
 * clients connect, keep servers apart or fit the data. Others keep the figures of short runs steady, unless
 * base-options.ts leaves servers their own defaults. Sources: MySQL manual "InnoDB Startup Options", and the practice
 * of sysbench benchmarkers (little non-determinism, no work left over for another arm's turn).
 */

import {
  FILLED_REDO_BYTES,
  type Scale,
  scaledOption,
  scaledValue,
  USUAL_POOL_BYTES,
} from '../../core/coverage/scales.ts'
import { familyOf } from '../../core/families/families.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import type { BaseOptions } from '../../core/plan/base-options.ts'
import { type Dataset, datasetBytes } from '../../core/scenario/dataset.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import { namesOf, optionOf, variableForms, variableOf } from '../../core/setting/option-name.ts'
import { isBinaryLog, optionReach } from '../../core/setting/reach.ts'
import { argumentOf, isExpression, rewrite, type Setting } from '../../core/setting/setting.ts'
import { numberOf } from '../../core/setting/value.ts'
import type { DroppedOption, OptionWarning } from '../../core/warnings/warnings.ts'

const MIB = 1024 ** 2
const REDO_BYTES = 1024 * MIB
const SEED_REDO_BYTES = 16 * MIB
const SEED_POOL_BYTES = 512 * MIB
/** At innodb_io_capacity=200, older servers' default, dirty pages pile up, then flush in stalls of seconds. */
const STEADY_FLUSHING = ['--innodb-io-capacity=2000', '--innodb-io-capacity-max=4000']

/** Limits for each server, so that all arms fit on this machine together. */
export interface Limits {
  readonly bufferPoolBytes: number
  /** Maximum memory of a server, its buffer pool included, in bytes. */
  readonly memoryBytes: number
}

export interface Sizing {
  readonly limits: Limits
  /**
   * Variables that get smaller values than the files give, because the machine has too little memory or a run too
   * little time.
   */
  readonly scales: readonly Scale[]
}

/** Sizes for servers that only start and measure nothing. They are small, so that such servers take little memory. */
export const SMALL: Sizing = {
  limits: { bufferPoolBytes: SEED_POOL_BYTES, memoryBytes: Number.POSITIVE_INFINITY },
  scales: [],
}

/** Options that all servers of a run get besides those of their scenarios. */
export interface Provision extends Sizing, BaseOptions {
  readonly hasBinaryLog: boolean
  /** Directory of a certificate; undefined if no workload encrypts its connections. */
  readonly certificate?: string | undefined
  /** Whether a run must fill the redo log. The log is then small, and pages are flushed as fast as that requires. */
  readonly fillsRedo: boolean
  /**
   * Whether each server's page cache counts as its memory, and begins empty, because a large cache would make up for a
   * small pool.
   */
  readonly ownsCache: boolean
  /** Maximum number of clients that connect to one server at once. */
  readonly clients: number
}

/** Arguments that keep servers apart and out of reach: each has a directory with a socket in it, and no network. */
export function placeArguments({ product }: ServerVersion, directory: string): string[] {
  return [
    '--no-defaults',
    `--datadir=${directory}/data`,
    `--tmpdir=${directory}/tmp`,
    `--socket=${socketOf(directory)}`,
    `--pid-file=${directory}/pid`,
    '--skip-networking',
    ...familyOf(product).placeArguments,
    '--local-infile=OFF',
    // Without this option, any client could place a table's file in another directory, by DATA DIRECTORY.
    '--loose-skip-symbolic-links',
  ]
}

export function socketOf(directory: string): string {
  return `${directory}/s`
}

/** Name of the binary log in a seed. A replication source writes it, and replicas take it for their relay log. */
const RELAY_LOG = 'backlog'
/** Options with which a replication source writes one log, of transactions that replicas may apply in parallel. */
const SOURCE = [
  `--log-bin=${RELAY_LOG}`,
  '--max-binlog-size=1G',
  '--loose-binlog-format=ROW',
  '--binlog-row-image=MINIMAL',
  // A replica skips events with its own server id, so the source has another one.
  '--server-id=4294967290',
  '--loose-gtid-mode=OFF',
  '--loose-binlog-transaction-dependency-tracking=WRITESET',
  '--loose-transaction-write-set-extraction=XXHASH64',
  '--loose-binlog-group-commit-sync-delay=300',
  '--loose-binlog-commit-wait-count=8',
  '--loose-binlog-commit-wait-usec=500',
]
/** Options of a replica that may become a source. Such a replica logs the changes that it applies. */
const REPLICA = [
  `--relay-log=${RELAY_LOG}`,
  `--relay-log-index=${RELAY_LOG}.index`,
  '--server-id=2',
  '--loose-skip-slave-start',
  '--loose-skip-replica-start',
  '--loose-log-slave-updates',
]
/** Options with which a replica waits for the disk at each commit; threads that commit together share one wait. */
const DURABLE = ['--sync-binlog=1', '--innodb-flush-log-at-trx-commit=1']

/**
 * Arguments for the server that fills a seed. They make it fast, because it need not survive a crash. Its redo log is
 * small, because every arm copies the log.
 *
 * @param isSource whether it also writes the log that replicas apply
 */
export function seedArguments(server: ServerVersion, isSource = false): string[] {
  return [
    `--innodb-buffer-pool-size=${SEED_POOL_BYTES}`,
    ...(isSource ? SOURCE : ['--skip-log-bin']),
    ...CONNECTABLE,
    ...steady(server),
    ...familyOf(server.product).redoArguments(server.version, SEED_REDO_BYTES),
    '--sync-binlog=0',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-doublewrite=OFF',
    '--performance-schema=OFF',
  ]
}

/**
 * Arguments of a measured server, before the scenario's options, which may override them.
 *
 * @param scenario its name, and the options that its server reads
 */
export function armArguments(
  server: ServerVersion,
  dataset: Dataset,
  provision: Provision,
  scenario: Pick<Scenario, 'name' | 'options'>,
): string[] {
  const { scales, ownDefaults, clients } = provision
  const untouched = provision.untouched(scenario.name)
  const isSteady = ownDefaults === null
  const usual = [
    ...poolArguments(dataset, provision),
    ...CONNECTABLE,
    ...(isSteady || clients > MOST_USUAL_CLIENTS ? MANY_CLIENTS : []),
    ...(isSteady ? [...steady(server), ...STEADY_SPEED] : []),
    ...logArguments(server, dataset, provision, isInInnodb(scenario.options)),
  ]
  const inScale = scales.flatMap((scale) =>
    // The prefix loose- makes a server ignore an unknown variable. The variable may come from the file of another
    // server.
    scale.usual === undefined ? [] : `--loose-${optionOf(scale.variable)}=${scaledValue(scale.usual, scale)}`,
  )
  const kept = usual.filter((argument) => {
    const [name = ''] = argument.slice(2).split('=')
    return !variableForms(name)
      .flatMap(namesOf)
      .some((form) => untouched.has(form))
  })
  return [...kept, ...inScale]
}

/**
 * Argument for the buffer pool's size. A server that keeps its defaults gets none if the data fit into the default
 * pool.
 */
function poolArguments(dataset: Dataset, { limits, ownDefaults }: Provision): string[] {
  const bytes = dataset.poolBytes === undefined ? bufferPoolBytes(dataset) : USUAL_POOL_BYTES
  const isUsual = ownDefaults !== null && bytes === USUAL_POOL_BYTES && bytes <= limits.bufferPoolBytes
  return isUsual ? [] : [`--innodb-buffer-pool-size=${Math.min(bytes, limits.bufferPoolBytes)}`]
}

/** @param isUnnamed whether the binary log is in InnoDB, where it has no file name */
function logArguments(
  { product, version }: ServerVersion,
  dataset: Dataset,
  { hasBinaryLog, fillsRedo, ownDefaults }: Provision,
  isUnnamed: boolean,
): string[] {
  const isSteady = ownDefaults === null
  const isReplica = dataset.hasRelayLog === true
  const binaryLog = isUnnamed ? '--log-bin' : `--log-bin=${BINARY_LOG}`
  const { redoArguments } = familyOf(product)
  return [
    // MySQL 5.7 logs only with a server id.
    ...(hasBinaryLog || isReplica ? [binaryLog, '--server-id=1'] : isSteady ? ['--skip-log-bin'] : []),
    ...(isSteady || fillsRedo ? redoArguments(version, fillsRedo ? FILLED_REDO_BYTES : REDO_BYTES) : []),
    ...(fillsRedo ? STEADY_FLUSHING : []),
    ...(isSteady ? QUICK_COMMITS : []),
    ...(isReplica ? REPLICA : []),
    ...(isReplica && isSteady ? DURABLE : []),
  ]
}

/** Options that let every client in: no look-up of host names, and room for all statements that clients prepare. */
const CONNECTABLE = ['--skip-name-resolve', '--max-prepared-stmt-count=1048576']
/** Number of clients for which servers have room by default. More clients need larger limits. */
const MOST_USUAL_CLIENTS = 100
/** Options with which a thousand clients of one server can connect at once. */
const MANY_CLIENTS = ['--max-connections=1200', '--back-log=1200', '--connect-timeout=60']

/** Options with which commits do not wait for the disk. A crash of the machine may lose some, but only test data. */
const QUICK_COMMITS = ['--sync-binlog=0', '--innodb-flush-log-at-trx-commit=2']

const STEADY_SPEED = [
  '--innodb-adaptive-hash-index=OFF',
  '--innodb-max-dirty-pages-pct=90',
  '--innodb-max-dirty-pages-pct-lwm=80',
  '--loose-innodb-idle-flush-pct=1',
  '--table-open-cache=4000',
  '--table-definition-cache=2000',
  // Few idle threads are kept, because each costs time whenever a server is frozen or thawed between turns.
  '--thread-cache-size=16',
]

function steady({ product }: ServerVersion): string[] {
  return [
    '--innodb-buffer-pool-dump-at-shutdown=OFF',
    '--innodb-buffer-pool-load-at-startup=OFF',
    '--innodb-stats-auto-recalc=OFF',
    '--loose-innodb-undo-log-truncate=OFF',
    '--character-set-server=utf8mb4',
    // Background threads would work in the turns of other servers, so all arms have equally few of them.
    '--event-scheduler=OFF',
    ...familyOf(product).quietArguments,
  ]
}

/** Matches arguments with paths of the run. They are not reported, because no configuration has them. */
const PATH = /=.*\//

/**
 * Arguments of qpsgate that no option of the scenario overrides, as "name=value" without paths, for the report.
 *
 * @param ours all arguments but the scenario's, in their order
 */
export function testOptions(ours: readonly string[], options: readonly Setting[]): string[] {
  const overrides = new Set(options.map(({ variable }) => variable))
  const set = ours.flatMap((argument) => {
    const text = argument.replace(/^--(?:loose-)?/, '')
    const variables = variableForms(text.replace(/=.*/s, '')).map(variableOf)
    const isHidden =
      argument === '--no-defaults' || PATH.test(argument) || variables.some((each) => overrides.has(each))
    return isHidden ? [] : [[variables[0] ?? text, text] as const]
  })
  // If an argument is given twice, servers take the last.
  return [...new Map(set).values()]
}

/**
 * Bytes of a pool that holds the complete dataset, and as much again for the rows that write workloads add; or the
 * dataset's limit, if the data must be larger than the pool.
 */
export function bufferPoolBytes(dataset: Dataset): number {
  return dataset.poolBytes ?? Math.max(128, Math.ceil((2 * datasetBytes(dataset)) / MIB / 128) * 128) * MIB
}

/** Memory of a server besides its buffer pool: Performance Schema, connections, logs. */
export const SERVER_BASE_BYTES = 512 * MIB

/** Memory, in bytes, of a server with only the arguments that qpsgate adds. */
export function serverBytes(dataset: Dataset): number {
  return bufferPoolBytes(dataset) + SERVER_BASE_BYTES
}

/**
 * File of the binary log in the server's directory: the same for every arm that logs, so that its place makes no
 * difference.
 */
const BINARY_LOG = 'binlog'

export interface ScenarioArguments {
  readonly arguments: readonly string[]
  /** The options that the server gets, with the values that it gets, which may be smaller than in the file. */
  readonly applied: readonly Setting[]
  readonly warnings: readonly OptionWarning[]
}

/**
 * The user's options as arguments. Options whose effect reaches beyond the server are left out, the binary log goes
 * into the server's directory, and sizes are scaled to the machine. The scales come from all servers of the run, so
 * that they are equal for all arms.
 */
export function scenarioArguments(options: readonly Setting[], sizing: Sizing): ScenarioArguments {
  const isUnnamed = isInInnodb(options)
  const shares = options.map((option) => shareOf(option, sizing, isUnnamed))
  const applied = shares.flatMap(({ option }) => option ?? [])
  const dropped = shares.flatMap((share) => share.dropped ?? [])
  const warnings = shares.flatMap(({ warning }) => warning ?? [])
  return {
    arguments: applied.map(argumentOf),
    applied,
    warnings: dropped.length === 0 ? warnings : [{ code: 'options-dropped', options: dropped }, ...warnings],
  }
}

interface Share {
  readonly option?: Setting
  readonly dropped?: DroppedOption
  readonly warning?: OptionWarning | undefined
}

/** Whether MariaDB keeps the binary log in InnoDB, where nobody may name its files. */
function isInInnodb(options: readonly Setting[]): boolean {
  return options.some(({ bare, text }) => bare === 'binlog_storage_engine' && text?.toLowerCase() === 'innodb')
}

/** @param isUnnamed whether the binary log is in InnoDB, where it has no file name */
function shareOf(option: Setting, { limits, scales }: Sizing, isUnnamed: boolean): Share {
  const { file, line, text: asked = '' } = option
  const name = option.option
  const why = optionReach(option)
  if (isBinaryLog(option))
    return {
      option: rewrite(option, { name: 'log-bin', text: isUnnamed ? undefined : BINARY_LOG }),
      warning: why === undefined ? undefined : { code: 'log-bin-moved', option: name, file, line },
    }
  // An expression is left out without a warning, because the reader of the files has already reported it.
  if (isExpression(option)) return {}
  if (why !== undefined) return { dropped: { option: name, why, places: [{ file, line }] } }
  const scaled = scaledOption(option, scales)
  if (scaled !== undefined) {
    const value = String(scaled.value)
    const isSmaller = value !== asked
    return {
      option: rewrite(option, { name: optionOf(scaled.variable), text: value }),
      warning: isSmaller
        ? { code: 'option-scaled', option: name, file, line, written: asked, value: scaled.value }
        : undefined,
    }
  }
  const mostBytes = limits.bufferPoolBytes
  const isPoolSize = option.variable === 'innodb_buffer_pool_size'
  if (!isPoolSize || (numberOf(asked.trim()) ?? 0) <= mostBytes) return { option }
  return {
    option: rewrite(option, { name: 'innodb-buffer-pool-size', text: String(mostBytes) }),
    warning: { code: 'option-clamped', option: name, file, line, asked, mostBytes },
  }
}
