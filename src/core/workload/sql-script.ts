/** The statements of a file of SQL, as clients of MySQL tell them apart: at semicolons, or what DELIMITER names instead. */
import { decode, encode, Scanner, TOKEN, USUAL_MODE, wordHash } from './sql-scanner.ts'

export interface ScriptStatement {
  readonly sql: string
  /** 1-based. */
  readonly line: number
}

const DELIMITER = wordHash('delimiter')
const NEWLINE = 0x0a
const MODE = { ...USUAL_MODE, readsVersions: true }

/** Statements in order. One whose last quote or comment is never closed goes on to the end; the server says what is wrong. */
export function statementsIn(text: string): ScriptStatement[] {
  const bytes = encode(text.replace(/^\ufeff/, ''))
  const statements: ScriptStatement[] = []
  const scanner = new Scanner()
  let delimiter = encode(';')
  let line = 1
  let counted = 0
  const lineAt = (at: number) => {
    for (; counted < at; counted++) if (bytes[counted] === NEWLINE) line++
    return line
  }
  for (let from = 0; from < bytes.length; ) {
    scanner.begin(bytes, from, bytes.length, MODE)
    let first: number | undefined
    let [end, next] = [bytes.length, bytes.length]
    for (;;) {
      const kind = scanner.next()
      if (kind === TOKEN.end || kind === TOKEN.broken) break
      if (first === undefined && kind === TOKEN.word && scanner.hash === DELIMITER) {
        next = lineEnd(bytes, scanner.stop)
        const named = decode(bytes, scanner.stop, next).trim()
        if (named !== '') delimiter = encode(named)
        break
      }
      const found = delimiterIn(bytes, scanner, delimiter)
      if (found !== undefined) {
        end = found
        next = found + delimiter.length
        break
      }
      first ??= scanner.start
    }
    // What stands before the first token may be the beginning of a comment for certain versions.
    const sql = first === undefined ? '' : decode(bytes, from, end).trim()
    if (sql !== '') statements.push({ sql, line: lineAt(firstInk(bytes, from)) })
    from = next
  }
  return statements
}

/** Where the delimiter stands in the token that was read last; at the end of a word it may be a part of it, as `END$$`. */
function delimiterIn(bytes: Uint8Array, { kind, start, stop }: Scanner, delimiter: Uint8Array): number | undefined {
  const isAt = (at: number) => delimiter.every((byte, each) => bytes[at + each] === byte)
  if (kind !== TOKEN.word) return kind === TOKEN.symbol && isAt(start) ? start : undefined
  for (let at = start; at < stop; at++) if (isAt(at)) return at
  return undefined
}

function lineEnd(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(NEWLINE, from)
  return end < 0 ? bytes.length : end
}

function firstInk(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && (bytes[at] ?? 0) <= 0x20) at++
  return at
}
