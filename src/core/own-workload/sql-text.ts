/** SQL as text: the positions of its parameters, and quoted names and values. */
import { tokensOf } from './sql-scanner.ts'

/**
 * Cuts a statement at each `?` outside texts, names and comments. A semicolon at the end, and white space after it, is
 * left out.
 *
 * @returns one piece more than parameters, and the reason why it cannot run as one statement; undefined: it can
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

/** A name as SQL spells it, with any characters. */
export function sqlName(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``
}

/** A text as SQL spells it, on one line, whether backslashes escape or not: texts with backslashes in hexadecimal. */
export function sqlText(text: string): string {
  return /^[^\\\p{Cc}]*$/u.test(text)
    ? `'${text.replaceAll("'", "''")}'`
    : `CONVERT(0x${Buffer.from(text).toString('hex')} USING utf8mb4)`
}
