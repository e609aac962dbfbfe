/** Lines of option files, taken apart as mysys/my_default.c of MySQL and MariaDB does it, in which both agree. */

/** What one line says. */
export type OptionFileLine =
  | { readonly kind: 'empty' }
  | { readonly kind: 'group'; readonly name: string }
  /** A group without its closing bracket. */
  | { readonly kind: 'open-group'; readonly text: string }
  /** `path` is empty where none is given; `isCut` when the server loses its last byte. */
  | { readonly kind: 'include'; readonly of: 'file' | 'directory'; readonly path: string; readonly isCut: boolean }
  /** Begins with an exclamation mark and is passed over. */
  | { readonly kind: 'unknown-directive'; readonly text: string }
  /** `written` is the value with its quotes and escapes; both are undefined for a bare flag. */
  | {
      readonly kind: 'option'
      readonly name: string
      readonly value: string | undefined
      readonly written: string | undefined
    }

/** A line that names other files, or that the server passes over. */
export type OptionFileDirective = Extract<OptionFileLine, { kind: 'include' | 'unknown-directive' }>

/** Longest line, UTF-8 bytes without the line break. The server's buffer ends there, the rest would be the next line. */
export const LONGEST_LINE_BYTES = 4094

/** Takes a line without its line break apart; `isUnended` when the file ends here without one. */
export function readOptionFileLine(raw: string, isUnended: boolean): OptionFileLine {
  const text = trim(raw)
  if (text === '' || text.startsWith('#') || text.startsWith(';')) return { kind: 'empty' }
  if (text.startsWith('!')) return readDirective(isUnended ? raw : `${raw}\n`)
  if (text.startsWith('[')) {
    const end = text.indexOf(']')
    // Blanks at the end of the name do not matter, blanks at its start do. What follows the bracket is not read.
    return end < 0 ? { kind: 'open-group', text } : { kind: 'group', name: trimEnd(text.slice(1, end)).toLowerCase() }
  }
  const content = withoutEndComment(text)
  const equals = content.indexOf('=')
  if (equals < 0) return { kind: 'option', name: trim(content), value: undefined, written: undefined }
  const written = trim(content.slice(equals + 1))
  return { kind: 'option', name: trim(content.slice(0, equals)), value: unquote(written), written }
}

/**
 * Comments end no directive and quotes are part of the path. The server takes the last byte for the line break, also
 * where the file ends without one: what is left of a character that is longer names nothing.
 */
function readDirective(text: string): OptionFileLine {
  const match = /^[ \t\r\v\f]*![ \t\r\v\f]*include(dir)?([ \t\r\v\f\n].*)$/s.exec(text)
  if (match === null) return { kind: 'unknown-directive', text: trim(text) }
  const rest = match[2] ?? ''
  const isCut = !/[ \t\r\v\f\n]$/.test(rest)
  const path = trim(new TextDecoder().decode(new TextEncoder().encode(rest).subarray(0, -1)))
  return { kind: 'include', of: match[1] === undefined ? 'file' : 'directory', path, isCut }
}

/** Blanks as the server's isspace() has them; JavaScript's own trim takes more. */
function trim(text: string): string {
  return trimEnd(text.replace(/^[ \t\r\v\f\n]+/, ''))
}

function trimEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' \t\r\v\f\n'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Cuts from the first # that is not inside quotes; it needs no blank before it. */
function withoutEndComment(text: string): string {
  let open: string | undefined
  let isEscaped = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if ((character === '"' || character === "'") && !isEscaped) {
      if (open === undefined) open = character
      else if (open === character) open = undefined
    }
    if (open === undefined && character === '#') return text.slice(0, index)
    isEscaped = open !== undefined && character === '\\' && !isEscaped
  }
  return text
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
  ['s', ' '],
  ['\\', '\\'],
  ['"', '"'],
  ["'", "'"],
])

/** Takes off one pair of quotes around the whole value and resolves escapes; unknown ones stay as they are. */
function unquote(text: string): string {
  const first = text[0]
  const isQuoted = text.length > 1 && (first === '"' || first === "'") && text.endsWith(first)
  const inner = isQuoted ? text.slice(1, -1) : text
  return inner.replace(/\\(.)/gs, (both, escaped: string) => ESCAPES.get(escaped) ?? both)
}

/**
 * Whether the text's last byte in UTF-8 is A0, as in "à" or a no-break space: the server takes bytes for Latin-1, where
 * that is a blank, and cuts it off at the end of a value.
 */
export function endsInBlankByte(text: string): boolean {
  const last = text.codePointAt(text.length - (/[\uDC00-\uDFFF]$/.test(text) ? 2 : 1)) ?? 0
  return last >= 0x80 && (last & 0x3f) === 0x20
}
