/** Parses one option file, line by line; option-includes.ts follows its includes. */

import type { Complaint, Problem } from '../problems.ts'
import { MISSING, quote } from '../problems.ts'
import { isLikeServerGroup, isServerGroup } from '../setting/groups.ts'
import { fixOptionName, OPTION_NAME, OPTION_NAME_FORM } from '../setting/option-name.ts'
import { expressionOf, type Setting, settingOf } from '../setting/setting.ts'

/** A directive that names a file, or a directory of them; `path` is empty if none is given. */
export interface OptionFileInclude {
  readonly kind: 'include'
  readonly of: 'file' | 'directory'
  readonly path: string
}

/** The items of a file, in the order of its lines. */
export type OptionFileItem =
  | { readonly kind: 'option'; readonly option: Setting }
  | (OptionFileInclude & { readonly line: number })
  /** A group that servers read only if they are started in a special way. */
  | { readonly kind: 'group'; readonly name: string; readonly line: number }

/**
 * Parses an option file: the options of every group that some server reads, see isReadBy, and its directives. Lines of
 * other programs' groups are skipped. Problems are what servers stop at, or surely misread.
 */
export function parseOptionFile(text: string, file: string): { items: OptionFileItem[]; problems: Problem[] } {
  const items: OptionFileItem[] = []
  const problems: Problem[] = []
  const report = (line: number, complaint: LineComplaint) => problems.push({ file, line, ...complaint })
  if (text.startsWith(BYTE_ORDER_MARK)) report(1, { path: '', ...WITH_BYTE_ORDER_MARK })
  // The mark is removed at the start only: anywhere else it is a character of a name or a value.
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
    // Also in groups of other programs: the server takes the rest of a long line for a line, which may be its group.
    const complaint = checkLength(raw) ?? (isSkipped ? undefined : checkLine(read, group))
    if (complaint !== undefined) report(line, complaint)
    else if (read.kind === 'option' && (!isSkipped || isLikeServerGroup(group ?? ''))) {
      // An option that is read only by servers started for its group is an unknown setting.
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
  // A character has at most three bytes for each of its UTF-16 units.
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

/** Only the beginning of a line that is not understood, because it may hold a password. */
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
 * Longest line, in UTF-8 bytes without the line break. The server's buffer ends there, and the rest is read as a line.
 */
export const LONGEST_LINE_BYTES = 4094

/** Takes a line without its line break apart; `isUnended` when the file ends here without one. */
export function readOptionFileLine(raw: string, isUnended: boolean): OptionFileLine {
  const text = trim(raw)
  if (text === '' || text.startsWith('#') || text.startsWith(';')) return { kind: 'empty' }
  if (text.startsWith('!')) return readDirective(isUnended ? raw : `${raw}\n`)
  if (text.startsWith('[')) {
    const end = text.indexOf(']')
    // Blanks at the end of the name do not matter, blanks at its start do. Text after the bracket is not read.
    return end < 0 ? { kind: 'open-group', text } : { kind: 'group', name: trimEnd(text.slice(1, end)).toLowerCase() }
  }
  const content = textBeforeComment(text)
  const equals = content.indexOf('=')
  if (equals < 0) return { kind: 'option', name: trim(content), value: undefined, rawValue: undefined }
  const rawValue = trim(content.slice(equals + 1))
  return { kind: 'option', name: trim(content.slice(0, equals)), value: unquote(rawValue), rawValue }
}

/**
 * In a directive, a comment is not cut off and quotes are part of the path. The server takes the last character for the
 * line break, even if the file ends without one.
 */
function readDirective(text: string): OptionFileLine {
  const match = /^[ \t\r\v\f]*![ \t\r\v\f]*include(dir)?([ \t\r\v\f\n].*)$/s.exec(text)
  // The server passes over other lines that begin with an exclamation mark.
  if (match === null) return { kind: 'empty' }
  const [, isDirectory, path = ''] = match
  return { kind: 'include', of: isDirectory === undefined ? 'file' : 'directory', path: trim(path.slice(0, -1)) }
}

/** Blanks as the server's isspace() has them; JavaScript's trim takes more. */
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

/** Takes off one pair of quotes around the whole value and resolves escapes; unknown ones stay as they are. */
function unquote(text: string): string {
  const first = text[0]
  const isQuoted = text.length > 1 && (first === '"' || first === "'") && text.endsWith(first)
  const inner = isQuoted ? text.slice(1, -1) : text
  return inner.replace(/\\(.)/gs, (both, escaped: string) => ESCAPES.get(escaped) ?? both)
}
