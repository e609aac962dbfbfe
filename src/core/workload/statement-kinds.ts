/** Kinds of statements: those that begin and end transactions, those that are load, and those that cannot run alone. */

import type { LeftOut } from '../suite/own-workload.ts'

export type StatementKind = 'begin' | 'end' | 'work' | LeftOut['why']

/** The first that fits a digest. */
const KINDS: readonly (readonly [RegExp, StatementKind])[] = [
  [/^(?:begin|start transaction)\b/i, 'begin'],
  [/^rollback (?:work )?to\b/i, 'session'],
  [/^(?:commit|rollback)\b/i, 'end'],
  [/^(?:un)?lock\b/i, 'lock'],
  [/^call\b/i, 'procedure'],
  [/^(?:create|drop) temporary\b/i, 'temporary table'],
  [
    /^(?:create|alter|drop|truncate|rename|grant|revoke|analyze|optimize|check|repair|install|uninstall)\b/i,
    'definition',
  ],
  [/^(?:set|show|use|explain|describe|desc|kill|flush|reset|prepare|execute|deallocate|help|savepoint)\b/i, 'session'],
  [/^(?:release|do|purge|stop|change|binlog|xa|shutdown)\b/i, 'session'],
  [/^(?!\(*(?:select|insert|replace|update|delete|with)\b)/i, 'not understood'],
  [/\b(?:(?:get|release|is_free|is_used)_lock|release_all_locks)\b/i, 'lock'],
  // Variables, and tables of the server's schemas.
  [/(?<![\w$`])@|(?<![\w$.]|\.`)(?:information_schema|performance_schema|mysql|sys)`?\./i, 'session'],
  [/\b(?:outfile|dumpfile)\b/i, 'not understood'],
]

/** @param sql of a digest */
export function statementKind(sql: string): StatementKind {
  return KINDS.find(([form]) => form.test(sql))?.[1] ?? 'work'
}
