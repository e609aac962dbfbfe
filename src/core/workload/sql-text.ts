/** SQL as text: the positions of its parameters, and quoted names and values. */

/** A statement, cut at its parameters. */
export interface CutStatement {
  /** One more than parameters. */
  readonly pieces: readonly string[]
  /** Reason why it cannot run as one statement; undefined: it can. */
  readonly trouble: 'a quote or comment that is not closed' | 'more than one statement' | undefined
}

/** Quoted text, names, comments, the marks that matter between them, and anything else. */
const TOKEN =
  /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|`(?:[^`]|``)*`|\/\*.*?\*\/|(?:--(?=\s|$)|#)[^\n]*|['"`?;]|\/\*|[^'"`?;#/-]+|./gs

/**
 * Cuts a statement at each `?` outside texts, names and comments. A semicolon at the end, and white space after it, is
 * left out.
 */
export function cutStatement(sql: string): CutStatement {
  const pieces = ['']
  let trouble: CutStatement['trouble']
  let hasEnded = false
  for (const [token] of sql.matchAll(TOKEN)) {
    const isBlank = token.trim() === ''
    if (token === ';' || (hasEnded && isBlank)) {
      hasEnded = true
      continue
    }
    if (hasEnded) trouble ??= 'more than one statement'
    // The rest belongs to it, and would be searched again and again.
    if (/^(?:['"`]|\/\*)$/.test(token)) return { pieces, trouble: 'a quote or comment that is not closed' }
    if (token === '?') pieces.push('')
    else pieces[pieces.length - 1] += token
  }
  return { pieces, trouble }
}

/** A name as SQL spells it, with any characters. */
export function sqlName(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``
}

/** A text as SQL spells it, whether backslashes escape or not; a text with backslashes in hexadecimal. */
export function sqlText(text: string): string {
  return text.includes('\\') || text.includes('\0')
    ? `CONVERT(0x${hexOf(text)} USING utf8mb4)`
    : `'${text.replaceAll("'", "''")}'`
}

function hexOf(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
