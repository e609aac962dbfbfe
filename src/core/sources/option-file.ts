/** Parses one option file, line by line; option-includes.ts follows its includes. */

import type { Complaint, Problem } from '../problems.ts'
import { MISSING, quote } from '../problems.ts'
import { isLikeServerGroup, isServerGroup } from '../setting/groups.ts'
import { fixOptionName, OPTION_NAME, OPTION_NAME_FORM } from '../setting/option-name.ts'
import { expressionOf, type Setting, settingOf } from '../setting/setting.ts'

/** A directive that includes a file, or the files of a directory; `path` is empty if its line names none. */
export interface OptionFileInclude {
  readonly kind: 'include'
  readonly of: 'file' | 'directory'
  readonly path: string
}

export type OptionFileItem =
  | { readonly kind: 'option'; readonly option: Setting }
  | (OptionFileInclude & { readonly line: number })
  /** A group that servers read only if they are started in a special way, such as with --defaults-group-suffix. */
  | { readonly kind: 'group'; readonly name: string; readonly line: number }

/**
 * Parses an option file into the options of every group that some server reads (see isReadBy), and its directives, in
 * the order of the lines. Groups of other programs are skipped. Problems are lines that make a server stop, or that it
 * surely misreads.
 */
export function parseOptionFile(text: string, file: string): { items: OptionFileItem[]; problems: Problem[] } {
  const items: OptionFileItem[] = []
  const problems: Problem[] = []
  const report = (line: number, complaint: LineComplaint) => problems.push({ file, line, ...complaint })
  if (text.startsWith(BYTE_ORDER_MARK)) report(1, { path: '', ...WITH_BYTE_ORDER_MARK })
  // The mark is removed only at the start, because anywhere else it is a character of a name or a value.
  const lines = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text).split('\n')
  let group: string | undefined
  for (const [index, raw] of lines.entries()) {
    const line = index + 1
    const read = readOptionFileLine(raw, line === lines.length)
    if (read.kind === 'group') {
      group = read.name
      if (isLikeServerGroup(group)) items.push({ ...read, line })
    }
    const isForeign = group !== undefined && !isServerGroup(group)
    const isSkipped = isForeign && (read.kind === 'option' || read.kind === 'empty')
    // The length is checked in groups of other programs too: the server takes the rest of a long line for another line,
    // which may begin a group of the server.
    const complaint = checkLength(raw) ?? (isSkipped ? undefined : checkLine(read, group))
    if (complaint !== undefined) report(line, complaint)
    else if (read.kind === 'option' && (!isSkipped || isLikeServerGroup(group ?? ''))) {
      // If only servers that are started in a special way read the group, it is unknown whether the option applies.
      const option = isSkipped
        ? expressionOf(
            { name: `[${group}] ${read.name}`, text: read.value, group: undefined, file, line },
            'other-program',
          )
        : settingOf({ name: read.name, text: read.value, group, file, line })
      items.push({ kind: 'option', option })
    } else if (read.kind === 'include') items.push({ ...read, line })
  }
  return { items, problems }
}

interface LineComplaint extends Complaint {
  readonly path: string
}

const BYTE_ORDER_MARK = '\uFEFF'

const WITH_BYTE_ORDER_MARK = {
  actual: 'a byte order mark',
  allowed: 'a file without one; the server takes it for an option outside of any group',
}

function checkLength(raw: string): LineComplaint | undefined {
  // Short lines need no encoding, because UTF-8 takes at most three bytes for each UTF-16 unit.
  if (raw.length * 3 <= LONGEST_LINE_BYTES) return undefined
  const bytes = new TextEncoder().encode(raw).length
  if (bytes <= LONGEST_LINE_BYTES) return undefined
  const allowed = `at most ${LONGEST_LINE_BYTES}; the server takes the rest for a line of its own`
  return { path: '', actual: `a line of ${bytes} bytes`, allowed }
}

function checkLine(line: OptionFileLine, group: string | undefined): LineComplaint | undefined {
  if (line.kind === 'open-group')
    return { path: '', actual: 'a line with [ and no ]', allowed: 'a group in brackets, such as [mysqld]' }
  if (line.kind === 'include' && line.path === '')
    return {
      path: '',
      actual: `a directive whose path is ${MISSING}`,
      allowed: '!include FILE or !includedir DIRECTORY',
    }
  if (line.kind !== 'option') return undefined
  const { name, rawValue } = line
  if (group === undefined) {
    const actual = `${shownName(name)} outside of any group`
    return { path: OPTION_NAME.test(name) ? name : '', actual, allowed: 'options below a group such as [mysqld]' }
  }
  if (name === '') return { path: '', actual: `an option name that is ${MISSING}`, allowed: OPTION_NAME_FORM }
  if (!OPTION_NAME.test(name)) return { path: '', actual: shownName(name), allowed: fixOptionName(name) }
  if (rawValue?.includes('\uFFFD')) return { path: name, actual: quote(rawValue), allowed: 'text in UTF-8' }
  return undefined
}

/** Shows only the beginning of a line that is not understood, because the rest may hold a password. */
function shownName(name: string): string {
  const [start = ''] = /^(?:-*[A-Za-z0-9][A-Za-z0-9_.-]*|.)/u.exec(name) ?? []
  return start === name ? quote(name) : `a line that begins with ${quote(start)}`
}

/** One parsed line, as mysys/my_default.c of both MySQL and MariaDB parses it. */
export type OptionFileLine =
  | { readonly kind: 'empty' }
  | { readonly kind: 'group'; readonly name: string }
  /** A group without its closing bracket. */
  | { readonly kind: 'open-group'; readonly text: string }
  | OptionFileInclude
  /** `rawValue` is the value with its quotes and escapes; both are undefined for a bare flag. */
  | {
      readonly kind: 'option'
      readonly name: string
      readonly value: string | undefined
      readonly rawValue: string | undefined
    }

/**
 * Longest line, in UTF-8 bytes without the line break. The server's buffer ends there, so it reads the rest of a longer
 * line as another line.
 */
export const LONGEST_LINE_BYTES = 4094

/** Parses a line, without its line break. @param isUnended whether the file ends here without a line break */
export function readOptionFileLine(raw: string, isUnended: boolean): OptionFileLine {
  const text = trim(raw)
  if (text === '' || text.startsWith('#') || text.startsWith(';')) return { kind: 'empty' }
  if (text.startsWith('!')) return readDirective(isUnended ? raw : `${raw}\n`)
  if (text.startsWith('[')) {
    const end = text.indexOf(']')
    // The server ignores blanks at the end of the name, but not at its start, and any text after the bracket.
    return end < 0 ? { kind: 'open-group', text } : { kind: 'group', name: trimEnd(text.slice(1, end)).toLowerCase() }
  }
  const content = textBeforeComment(text)
  const equals = content.indexOf('=')
  if (equals < 0) return { kind: 'option', name: trim(content), value: undefined, rawValue: undefined }
  const rawValue = trim(content.slice(equals + 1))
  return { kind: 'option', name: trim(content.slice(0, equals)), value: unquote(rawValue), rawValue }
}

/**
 * Reads a directive as the server does: it does not cut off a comment, and quotes are part of the path. It drops the
 * last character as the line break, even if the file ends without one.
 */
function readDirective(text: string): OptionFileLine {
  const match = /^[ \t\r\v\f]*![ \t\r\v\f]*include(dir)?([ \t\r\v\f\n].*)$/s.exec(text)
  // The server ignores other lines that begin with an exclamation mark.
  if (match === null) return { kind: 'empty' }
  const [, isDirectory, path = ''] = match
  return { kind: 'include', of: isDirectory === undefined ? 'file' : 'directory', path: trim(path.slice(0, -1)) }
}

/** Removes only the blanks that the server's isspace() knows, because JavaScript's trim() removes more. */
function trim(text: string): string {
  return trimEnd(text.replace(/^[ \t\r\v\f\n]+/, ''))
}

function trimEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' \t\r\v\f\n'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Cuts from the first # that is not inside quotes; it needs no blank before it. */
function textBeforeComment(text: string): string {
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

const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '\b', t: '\t', n: '\n', r: '\r', s: ' ', '\\': '\\', '"': '"', "'": "'" }),
)

/** Removes one pair of quotes around the whole value and resolves escapes. Unknown escapes stay as they are. */
function unquote(text: string): string {
  const first = text[0]
  const isQuoted = text.length > 1 && (first === '"' || first === "'") && text.endsWith(first)
  const inner = isQuoted ? text.slice(1, -1) : text
  return inner.replace(/\\(.)/gs, (both, escaped: string) => ESCAPES.get(escaped) ?? both)
}
