/**
 * Compares the memory that a server needs when its buffers are full with the limit of its container. The kernel kills a
 * server that exceeds the limit.
 */

import type { ServerVersion } from '../families/family.ts'
import { bytes } from '../figures.ts'
import type { LineValue } from '../names.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Refusal } from '../setting/refusal.ts'
import { numberOf, shownState } from '../setting/value.ts'

/**
 * Buffers that every server fills. Those of MyISAM and Aria are left out, because they stay empty without tables of
 * these engines.
 */
const FILLED = ['innodb_buffer_pool_size', 'innodb_log_buffer_size'] as const

const MIB = 1024 ** 2
/**
 * Memory of a server with empty buffers, and of its Performance Schema. Both are less than any measured server took, so
 * that no server is refused wrongly. MySQL 5.7, MySQL 8.0 and MariaDB 10.11 took 84, 133 and 108 MiB. The Performance
 * Schema took another 128 MiB in MySQL 5.7 and 290 MiB in 8.0.
 */
const EMPTY_BYTES = 80 * MIB
const PERFORMANCE_SCHEMA_BYTES = 100 * MIB

interface Memory {
  readonly scenario: Scenario
  /** Values of the server by variable; empty if they are unknown. */
  readonly values: ReadonlyMap<string, string>
}

/**
 * Refusal for a server whose buffers exceed its container's limit, so that the kernel kills it once they are full.
 * Undefined if they fit, or did not fit before either.
 *
 * @param before undefined if the server is new
 */
export function bufferRefusal(now: Memory, before: Memory | undefined, server: ServerVersion): Refusal | undefined {
  const { memoryLimit: limit, name, options } = now.scenario
  const isOld = before !== undefined && bytesNeeded(before) > limitOf(before)
  if (limit === undefined || bytesNeeded(now) <= limit.value || isOld) return undefined
  const isChanged = (variable: string) => before === undefined || sizeIn(now, variable) !== sizeIn(before, variable)
  const changed = options.filter((option) => FILLED.some((one) => one === option.variable && isChanged(one)))
  const isOfLimit = before?.scenario.memoryLimit?.value !== limit.value || changed.length === 0
  const lines = isOfLimit ? [...changed, { ...limit, name: 'the limit of memory' }] : changed
  const parts = FILLED.map((variable) => `${variable} ${bytes(sizeIn(now, variable))}`).join(', ')
  return refusalOf({
    scenario: name,
    server,
    lines: lines.map(({ name: line, file, line: number }) => ({ name: line, file, line: number })),
    title: `${name} needs ${bytes(bytesNeeded(now))} of memory; its limit is ${bytes(limit.value)}`,
    message: `${name} needs ${bytes(bytesNeeded(now))} for ${parts} and ${bytes(emptyBytes(now))} besides, and its container may take ${bytes(limit.value)} (${limit.file}:${limit.line}): once the buffers are full, the kernel kills the server`,
  })
}

interface MemoryUse {
  readonly scenario: Scenario
  readonly residentBytes: number | null
}

/**
 * Refusal for a server that used more memory in the measurement than its container's limit. Undefined if it used less,
 * or exceeded the limit before, too.
 *
 * @param lines the changed lines, any of which may be to blame
 */
export function usageRefusal(
  now: MemoryUse,
  before: MemoryUse,
  server: ServerVersion | null,
  lines: Refusal['lines'],
): Refusal | undefined {
  const { memoryLimit: limit, name } = now.scenario
  const [taken, former] = [now.residentBytes ?? 0, before.residentBytes]
  const isOld = former === null || former > limitOf(before)
  if (limit === undefined || taken <= limit.value || isOld) return undefined
  return refusalOf({
    scenario: name,
    server,
    lines,
    title: `${name} takes ${bytes(taken)} of memory; its limit is ${bytes(limit.value)}`,
    message: `the server took ${bytes(taken)} under a test load, and ${bytes(former)} before; its container may take ${bytes(limit.value)} (${limit.file}:${limit.line}), and beyond that the kernel kills the server`,
  })
}

export function killRefusal(
  limit: LineValue<number>,
  { scenario, server, lines }: Pick<Refusal, 'scenario' | 'server' | 'lines'>,
): Refusal {
  const title = `${scenario} takes more memory than its limit of ${bytes(limit.value)}`
  return refusalOf({
    scenario,
    server,
    lines,
    title,
    message: `the kernel killed the server: ${memoryLimitText(limit)}`,
  })
}

/** A refusal for lack of memory. The rest of the change is not measured, because no other setting replaces memory. */
function refusalOf(refusal: Omit<Refusal, 'kind' | 'isMeasured'>): Refusal {
  return { kind: 'memory', ...refusal, isMeasured: false }
}

export function memoryLimitText({ value, file, line }: LineValue<number>): string {
  return `its container may take ${bytes(value)} of memory (${file}:${line})`
}

function limitOf({ scenario: { memoryLimit } }: Memory | MemoryUse): number {
  return memoryLimit?.value ?? Number.POSITIVE_INFINITY
}

/** Need in bytes; 0 for a server whose values are unknown, so that it is not refused. */
function bytesNeeded(side: Memory): number {
  const buffers = FILLED.reduce((sum, variable) => sum + sizeIn(side, variable), 0)
  return buffers === 0 ? 0 : buffers + emptyBytes(side)
}

function emptyBytes({ values }: Memory): number {
  const hasSchema = shownState(values.get('performance_schema') ?? '') === true
  return EMPTY_BYTES + (hasSchema ? PERFORMANCE_SCHEMA_BYTES : 0)
}

function sizeIn({ values }: Memory, variable: string): number {
  return numberOf(values.get(variable)) ?? 0
}
