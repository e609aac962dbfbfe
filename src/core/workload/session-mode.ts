/** How a SET of a session changes the reading of its later statements. */
import type { SqlMode } from './sql-scanner.ts'

/** Character sets whose second byte may look like a quote or a backslash. */
const WIDE = new Set(['big5', 'cp932', 'gb18030', 'gbk', 'sjis'])
const NAMES = /\b(?:names|charset|character\s+set|character_set_client\s*:?=)\s*['"]?(\w+)/
const MODE = /\bsql_mode\s*:?=(.*)/s
const AUTOCOMMIT = /\bautocommit\s*:?=\s*['"]?(\w+)/
/** Modes that are or include ANSI_QUOTES. */
const ANSI = /\b(?:ansi_quotes|ansi|db2|maxdb|mssql|oracle|postgresql)\b/

export interface SessionChange {
  readonly mode: SqlMode
  /** Undefined: unchanged. */
  readonly isAutocommit: boolean | undefined
}

/**
 * An unknown mode counts as the usual one, in which double quotes hold a literal: at worst a statement is not
 * understood, but no literal is taken for a name.
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
