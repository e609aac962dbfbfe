/** Settings that make commits faster since less of them survives a crash. */
import type { Fork } from './manual-pages.ts'

/** What a crash may cost: codes of dangers.ts. */
export type DurabilityCode = 'commits-not-synced' | 'binary-log-not-synced' | 'torn-pages' | 'nothing-synced'

interface DurabilityRule {
  readonly code: DurabilityCode
  readonly defaults: Readonly<Record<Fork, string>>
  /** How much a crash may cost with this value: 0 nothing, and more the larger it is; values of one variable only compare. */
  readonly risk: (value: string, fork: Fork) => number
}

const CODES: readonly string[] = [
  'commits-not-synced',
  'binary-log-not-synced',
  'torn-pages',
  'nothing-synced',
] satisfies DurabilityCode[]

export function isDurabilityCode(code: string): boolean {
  return CODES.includes(code)
}

function isOff(value: string): boolean {
  return /^(?:0|off|false|no)$/i.test(value)
}

/** By variable. */
const RULES: ReadonlyMap<string, DurabilityRule> = new Map<string, DurabilityRule>([
  [
    'innodb_flush_log_at_trx_commit',
    {
      code: 'commits-not-synced',
      defaults: { mysql: '1', mariadb: '1' },
      // 3 is as durable as 1, and MariaDB's alone: without its shorter way of committing a group.
      risk: (value, fork) => (value === '1' || (value === '3' && fork === 'mariadb') ? 0 : value === '2' ? 1 : 2),
    },
  ],
  [
    'sync_binlog',
    {
      code: 'binary-log-not-synced',
      defaults: { mysql: '1', mariadb: '0' },
      risk: (value) => (Number(value) === 0 ? Number.POSITIVE_INFINITY : Number(value) - 1),
    },
  ],
  [
    'innodb_doublewrite',
    {
      code: 'torn-pages',
      defaults: { mysql: 'ON', mariadb: 'ON' },
      // DETECT_ONLY finds half pages, and cannot mend them.
      risk: (value) => (isOff(value) ? 2 : /^detect_only$/i.test(value) ? 1 : 0),
    },
  ],
  [
    'innodb_flush_method',
    {
      code: 'nothing-synced',
      defaults: { mysql: 'O_DIRECT', mariadb: 'O_DIRECT' },
      risk: (value) => (/^nosync$/i.test(value) ? 2 : /^littlesync$/i.test(value) ? 1 : 0),
    },
  ],
  [
    'debug_no_sync',
    { code: 'nothing-synced', defaults: { mysql: 'OFF', mariadb: 'OFF' }, risk: (value) => (isOff(value) ? 0 : 1) },
  ],
])

/** A value that a crash may cost more with than the one before. Undefined values are the server's default. */
export interface DurabilityLoss {
  readonly code: DurabilityCode
  /** The new value. */
  readonly value: string
}

/** What a change of a variable gives up in durability; undefined where that is nothing, or not known. */
export function durabilityLoss(
  variable: string,
  before: string | undefined,
  after: string | undefined,
  fork: Fork,
): DurabilityLoss | undefined {
  const rule = RULES.get(variable)
  if (rule === undefined) return undefined
  const { code, defaults, risk } = rule
  const value = after ?? defaults[fork]
  return risk(value, fork) > risk(before ?? defaults[fork], fork) ? { code, value } : undefined
}
