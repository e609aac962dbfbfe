/** What a SET of a session says of how its later statements are read. */
import type { SqlMode } from './sql-scanner.ts'

/** Character sets in which a second byte may be that of a quote or a backslash. */
const WIDE = new Set(['big5', 'cp932', 'gb18030', 'gbk', 'sjis'])
const NAMES = /\b(?:names|charset|character\s+set|character_set_client\s*:?=)\s*['"]?(\w+)/
const MODE = /\bsql_mode\s*:?=(.*)/s
const AUTOCOMMIT = /\bautocommit\s*:?=\s*['"]?(\w+)/
/** Modes that are or hold ANSI_QUOTES. */
const ANSI = /\b(?:ansi_quotes|ansi|db2|maxdb|mssql|oracle|postgresql)\b/

export interface SessionChange {
  readonly mode: SqlMode
  /** Undefined: as it was. */
  readonly isAutocommit: boolean | undefined
}

/**
 * A mode that cannot be told counts as the usual one, in which what stands in double quotes is a literal: at worst a
 * statement is not understood, but no literal is taken for a name.
 */
export function modeAfterSet(statement: string, before: SqlMode): SessionChange {
  const text = statement.toLowerCase()
  if (/\b(?:global|persist|persist_only)\b/.test(text)) return { mode: before, isAutocommit: undefined }
  const names = NAMES.exec(text)?.[1]
  const modes = MODE.exec(text)?.[1]
  const told = modes?.includes('replace') ? '' : modes
  const value = AUTOCOMMIT.exec(text)?.[1]
  return {
    mode: {
      isWide: names === undefined ? before.isWide : WIDE.has(names),
      hasAnsiQuotes: told === undefined ? before.hasAnsiQuotes : ANSI.test(told),
      hasNoEscapes: told === undefined ? before.hasNoEscapes : /\bno_backslash_escapes\b/.test(told),
    },
    isAutocommit: value === undefined ? undefined : !['0', 'off', 'false'].includes(value),
  }
}
