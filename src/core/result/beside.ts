/**
 * What a change means besides speed: statements that it allows, memory with all clients at work, stops and starts, bytes on disk, and
 * what the server gets in place of what was asked. Only what differs has a line.
 */
import { bytes, change, duration, firstOf } from '../figures.ts'
import { bytesAt, bytesOfClient, type FullHouse, fullBytes } from '../measurement/full-house.ts'
import { RESTART_KINDS, type RestartKind, timesDiffer } from '../measurement/restart-times.ts'
import { readOptionName } from '../setting/option-name.ts'
import { numberOf } from '../setting/value.ts'
import { mean } from '../stats/vectors.ts'
import type { Beside, Result, ResultComparison, ResultScenario } from './result.ts'

type Described = Pick<Result, 'scenarios' | 'settings' | 'warnings'>
type Judged = Described & { readonly comparisons: readonly Pick<ResultComparison, 'rule' | 'costs' | 'workload'>[] }

const MOST_NAMES = 5
const MILLION = 1e6
/** Bytes above which a size in `FILES` is reported if none was set before: defaults of servers are about as large. */
const LEAST_FILE = 1024 ** 3
/**
 * Minimum differences in memory that are reported, in bytes and as a share: two starts of one server may differ by
 * less.
 */
const LEAST_BYTES = 8 * 1024 ** 2
const LEAST_SHARE = 0.02

export function besideOf(result: Judged): Beside[] {
  return [
    ...statementLines(result),
    ...memoryLines(result),
    ...diskLines(result),
    ...fileLines(result),
    ...retentionLines(result),
    ...askedLines(result),
    ...restartLines(result),
    ...startLines(result),
  ]
}

function statementLines({ warnings }: Described): Beside[] {
  const forms = warnings.flatMap((warning) =>
    warning.code === 'statements-gained' ? (warning.forms as readonly string[]) : [],
  )
  const message = `the server accepts now: ${firstOf(forms, MOST_NAMES)}`
  return forms.length === 0 ? [] : [{ code: 'statements', message }]
}

function memoryLines({ scenarios }: Described): Beside[] {
  return scenarios.flatMap((now): Beside[] => {
    const before = sideBefore(scenarios, now)
    const [house, former] = [now.memory.fullHouse, before?.memory.fullHouse]
    if (house === undefined || former === undefined || !differ(house, former)) return []
    const [full, limit] = [fullBytes(house), now.memory.limitBytes]
    const fits =
      limit === undefined ? '' : full > limit ? `, beyond its limit of ${bytes(limit)}` : `, within ${bytes(limit)}`
    return [
      {
        code: 'memory',
        message:
          `memory of ${now.name}: ${bytes(house.restBytes)} at rest (before ${bytes(former.restBytes)}), ` +
          `${bytes(bytesOfClient(house))} per client that sorts and joins (before ${bytes(bytesOfClient(former))}); ` +
          `${bytes(full)} if all ${house.mostClients} clients do so at once with a full pool (before ${bytes(fullBytes(former))})${fits}`,
      },
    ]
  })
}

function differ(house: FullHouse, former: FullHouse): boolean {
  const isApart = (one: number, other: number) =>
    Math.abs(one - other) > Math.max(LEAST_BYTES, LEAST_SHARE * Math.max(one, other))
  const clients = Math.min(house.mostClients, former.mostClients)
  return (
    isApart(house.restBytes, former.restBytes) ||
    isApart(bytesAt(house, clients), bytesAt(former, clients)) ||
    isApart(fullBytes(house), fullBytes(former))
  )
}

/** Bytes written to redo log, binary log, undo log and tables together, because the kernel counts them together. */
function diskLines({ comparisons }: Judged): Beside[] {
  const written = comparisons
    .filter(({ rule }) => rule === 'base')
    .flatMap(({ workload, costs = [] }) =>
      costs.flatMap((cost) => (cost.cost === 'written' && cost.differs ? [{ workload, ...cost }] : [])),
    )
  const [most] = written.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
  if (most === undefined || most.now === null || most.before === null) return []
  const each = (amount: number) => bytes(amount * MILLION)
  return [
    {
      code: 'disk',
      message: `a million transactions of ${most.workload} write ${each(most.now)} to disk, before ${each(most.before)} (${change(most.change)})`,
    },
  ]
}

/** Settings that give the size to which files grow, with the words for these files. */
const FILES: Readonly<Record<string, string>> = {
  innodb_redo_log_capacity: 'redo logs',
  innodb_log_file_size: 'a redo log',
  max_binlog_size: 'each binary log',
  innodb_max_undo_log_size: 'each undo log',
  max_relay_log_size: 'each relay log',
  relay_log_space_limit: 'relay logs',
}

/** Sizes of files in production. The files of a test server are smaller, so a measurement does not show these sizes. */
function fileLines({ settings }: Described): Beside[] {
  const grown = settings.flatMap(({ name, before, after }) => {
    const { variable = '' } = readOptionName(name)
    const [was, is] = [numberOf(before?.value), numberOf(after?.value)]
    const what = FILES[variable]
    if (what === undefined || is === undefined || is <= (was ?? LEAST_FILE)) return []
    return [`${what} may take ${bytes(is)}${was === undefined ? '' : `, before ${bytes(was)}`} (${name})`]
  })
  return grown.length === 0 ? [] : [{ code: 'disk', message: `on disk, ${firstOf(grown, MOST_NAMES, '; ')}` }]
}

const DAY = 86_400
/** Settings for how long servers keep the binary log, with their units in seconds. */
const RETENTION: Readonly<Record<string, number>> = { binlog_expire_logs_seconds: 1, expire_logs_days: DAY }

/** How long production keeps its binary logs, because their space grows with that time. Zero means for ever. */
function retentionLines({ settings }: Described): Beside[] {
  return settings.flatMap(({ name, before, after }): Beside[] => {
    const unit = RETENTION[readOptionName(name).variable]
    const seconds = (side: typeof before) =>
      unit === undefined ? undefined : (numberOf(side?.value) ?? Number.NaN) * unit
    const [was, is] = [seconds(before), seconds(after)]
    if (was === undefined || is === undefined || was === is) return []
    const kept = (time: number) =>
      Number.isNaN(time)
        ? 'the server’s default'
        : time === 0
          ? 'for ever'
          : time < 2 * DAY
            ? duration(time)
            : `${Number((time / DAY).toFixed(1))} days`
    const times = is > was && was > 0 ? `, which takes ${Number((is / was).toPrecision(2))} times the disk` : ''
    return [{ code: 'disk', message: `binary logs are kept ${kept(is)}, before ${kept(was)}${times} (${name})` }]
  })
}

const RESTARTS: Readonly<Record<RestartKind, string>> = {
  shutdown: 'stops in',
  start: 'starts again in',
  recovery: 'recovers from a crash in',
}

function restartLines({ scenarios }: Described): Beside[] {
  return scenarios.flatMap((now): Beside[] => {
    const [times, former] = [now.restarts, sideBefore(scenarios, now)?.restarts]
    if (times === undefined || former === undefined) return []
    const seconds = (all: readonly number[]) => `${mean(all).toFixed(1)} s`
    const texts = RESTART_KINDS.filter((kind) => timesDiffer(times[kind], former[kind])).map(
      (kind) => `${RESTARTS[kind]} ${seconds(times[kind])} (before ${seconds(former[kind])})`,
    )
    const message = `${now.name} ${texts.join(', ')}, with 16 MiB of changed rows`
    return texts.length === 0 ? [] : [{ code: 'restart', message }]
  })
}

/**
 * Start times are reported if they differ by at least this many seconds and by this factor, because starts of one
 * server differ.
 */
const [LEAST_SECONDS, LEAST_TIMES] = [1, 1.5]

function startLines({ scenarios }: Described): Beside[] {
  return scenarios.flatMap((now): Beside[] => {
    const former = sideBefore(scenarios, now)?.startSeconds ?? now.startSeconds
    const [less, more] = [former, now.startSeconds].toSorted((one, other) => one - other) as [number, number]
    if (more - less < LEAST_SECONDS || more < LEAST_TIMES * less) return []
    const message = `${now.name} starts in ${now.startSeconds.toFixed(1)} s, before ${former.toFixed(1)} s`
    return [{ code: 'restart', message }]
  })
}

function askedLines({ settings }: Described): Beside[] {
  const lines = settings.flatMap(({ name, after, got }) =>
    got === undefined || after === null
      ? []
      : [`${name} = ${after.value ?? ''} (${after.file}:${after.line}) → ${got}`],
  )
  if (lines.length === 0) return []
  return [{ code: 'asked', message: `asked → got: ${firstOf(lines, MOST_NAMES, '; ')}` }]
}

function sideBefore(scenarios: readonly ResultScenario[], now: ResultScenario): ResultScenario | undefined {
  if (now.revision !== 'head') return undefined
  return scenarios.find(({ name, revision }) => revision === 'base' && name === now.name)
}
