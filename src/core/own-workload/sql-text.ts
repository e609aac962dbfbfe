/** SQL as text: statements cut at their parameters, and quoted names and values. */
import { tokensOf } from './sql-scanner.ts'

/**
 * Cuts a statement at each `?` outside texts, names and comments. A semicolon at the end is left out, and so is the
 * white space after it.
 *
 * @returns the pieces, one more than parameters, and the reason why they cannot run as one statement; undefined if they
 *   can
 */
export function cutStatement(sql: string) {
  const tokens = tokensOf(sql)
  const pieces: string[] = []
  let from = 0
  for (const [at, { kind, text, start, stop }] of tokens.entries()) {
    if (kind === 'broken') return { pieces: [sql], trouble: 'a quote or comment that is not closed' }
    if (text === ';' && kind === 'symbol') {
      const isLast = tokens.slice(at).every((token) => token.text === ';')
      pieces.push(sql.slice(from, start))
      return { pieces, trouble: isLast ? undefined : 'more than one statement' }
    }
    if (kind !== 'placeholder') continue
    pieces.push(sql.slice(from, start))
    from = stop
  }
  return { pieces: [...pieces, sql.slice(from)], trouble: undefined }
}

/** The name in backticks, so that it may have any characters. */
export function sqlName(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``
}

/**
 * The text as a literal of SQL on one line. With backslashes or control characters it is spelled in hexadecimal,
 * because a server's mode decides whether a backslash escapes.
 */
export function sqlText(text: string): string {
  return /^[^\\\p{Cc}]*$/u.test(text)
    ? `'${text.replaceAll("'", "''")}'`
    : `CONVERT(0x${Buffer.from(text).toString('hex')} USING utf8mb4)`
}
