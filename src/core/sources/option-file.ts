/** Parses a single option file, line by line; option-includes.ts follows its includes. */

import type { Complaint, Problem } from '../problems.ts'
import { MISSING, quote } from '../problems.ts'
import { isLikeServerGroup, isServerGroup } from '../setting/groups.ts'
import { fixOptionName, OPTION_NAME, OPTION_NAME_FORM } from '../setting/option-name.ts'
import { expressionOf, type Setting, settingOf } from '../setting/setting.ts'

/** A directive that includes a file, or all files of a directory. `path` is empty if the line names none. */
export interface OptionFileInclude {
  readonly kind: 'include'
  readonly of: 'file' | 'directory'
  readonly path: string
}

export type OptionFileItem =
  | { readonly kind: 'option'; readonly option: Setting }
  | (OptionFileInclude & { readonly line: number })
  /** A group that a server reads only if it is started in a special way, such as with --defaults-group-suffix. */
  | { readonly kind: 'group'; readonly name: string; readonly line: number }

/** Whether a file has the ending of option files. */
export function isCnf(path: string): boolean {
  return path.toLowerCase().endsWith('.cnf')
}

/**
 * Whether a text has a group of servers or their clients, which shows that it is an option file of MySQL or MariaDB.
 */
export function hasServerGroup(text: string): boolean {
  return /^[ \t]*\[(?:mysql|mariadb|galera|client)[\w.@-]*[ \t]*\]/im.test(text)
}

/**
 * Parses an option file into its directives and the options of every group that some server reads (see isReadBy), in
 * the order of the lines. Groups of other programs are skipped. Problems are lines that make a server stop, or that it
 * surely misreads.
 */
export function parseOptionFile(text: string, file: string): { items: OptionFileItem[]; problems: Problem[] } {
  const items: OptionFileItem[] = []
  const problems: Problem[] = []
  const hasMark = text.startsWith(BYTE_ORDER_MARK)
  if (hasMark) problems.push({ file, line: 1, path: '', actual: 'a byte order mark', allowed: WITHOUT_MARK })
  // The mark is removed only at the start, because anywhere else it is a character of a name or a value.
  const lines = (hasMark ? text.slice(1) : text).split('\n')
  let group: string | undefined
  for (const [index, raw] of lines.entries()) {
    const line = index + 1
    const read = readOptionFileLine(raw, line === lines.length)
    if (read.kind === 'group') {
      group = read.name
      if (isLikeServerGroup(group)) items.push({ ...read, line })
    }
    const isForeign = group !== undefined && !isServerGroup(group)
    // The length is checked in groups of other programs too: the server takes the rest of a long line for another line,
    // which may begin a group of the server.
    const length = checkLength(raw)
    const complaint = length ?? (isForeign && read.kind === 'option' ? undefined : checkLine(read, group))
    if (complaint !== undefined) {
      const name = read.kind === 'option' && OPTION_NAME.test(read.name) ? read.name : ''
      problems.push({ file, line, path: length === undefined ? name : '', ...complaint })
    } else if (read.kind === 'include') items.push({ ...read, line })
    else if (read.kind === 'option') {
      const { name, value } = read
      if (!isForeign) items.push({ kind: 'option', option: settingOf({ name, text: value, group, file, line }) })
      else if (isLikeServerGroup(group ?? '')) {
        // Only servers that are started in a special way read the group, so it is unknown whether the option applies.
        const source = { name: `[${group}] ${name}`, text: value, group: undefined, file, line }
        items.push({ kind: 'option', option: expressionOf(source, 'other-program') })
      }
    }
  }
  return { items, problems }
}

const BYTE_ORDER_MARK = '\uFEFF'
const WITHOUT_MARK = 'a file without one; the server takes it for an option outside of any group'

function checkLength(raw: string): Complaint | undefined {
  const bytes = new TextEncoder().encode(raw).length
  if (bytes <= LONGEST_LINE_BYTES) return undefined
  const allowed = `at most ${LONGEST_LINE_BYTES} bytes; the server takes the rest for a line of its own`
  return { actual: `a line of ${bytes} bytes`, allowed }
}

function checkLine(line: OptionFileLine, group: string | undefined): Complaint | undefined {
  if (line.kind === 'open-group')
    return { actual: 'a line with [ and no ]', allowed: 'a group in brackets, such as [mysqld]' }
  if (line.kind === 'include' && line.path === '')
    return { actual: `a directive whose path is ${MISSING}`, allowed: '!include FILE or !includedir DIRECTORY' }
  if (line.kind !== 'option') return undefined
  const { name, value } = line
  if (group === undefined)
    return { actual: `${shownName(name)} outside of any group`, allowed: 'options below a group such as [mysqld]' }
  if (name === '') return { actual: `an option name that is ${MISSING}`, allowed: OPTION_NAME_FORM }
  if (/^[\w-]+:/.test(name))
    return { actual: shownName(name), allowed: 'name = value, with an equals sign and no colon' }
  if (!OPTION_NAME.test(name)) return { actual: shownName(name), allowed: fixOptionName(name) }
  if (value?.includes('\uFFFD')) return { actual: quote(value), allowed: 'text in UTF-8' }
  return undefined
}

/** Shows only the beginning of a line that has no valid form, because the rest may hold a password. */
function shownName(name: string): string {
  const [start = ''] = /^(?:-*[A-Za-z0-9][A-Za-z0-9_.-]*|.)/u.exec(name) ?? []
  return start === name ? quote(name) : `a line that begins with ${quote(start)}`
}

/** One parsed line, as mysys/my_default.c of both MySQL and MariaDB parses it. */
export type OptionFileLine =
  | { readonly kind: 'empty' }
  | { readonly kind: 'group'; readonly name: string }
  /** A group without its closing bracket. */
  | { readonly kind: 'open-group' }
  | OptionFileInclude
  /** Undefined for an option without a value, such as skip-name-resolve. */
  | { readonly kind: 'option'; readonly name: string; readonly value: string | undefined }

/**
 * Maximum length of a line, in UTF-8 bytes without the line break. The server's buffer ends there, so the server reads
 * the rest of a longer line as another line.
 */
export const LONGEST_LINE_BYTES = 4094

/** Parses a line, without its line break. @param isUnended whether the file ends here without a line break */
export function readOptionFileLine(raw: string, isUnended = false): OptionFileLine {
  const text = trim(raw)
  if (text === '' || text.startsWith('#') || text.startsWith(';')) return { kind: 'empty' }
  if (text.startsWith('!')) return readDirective(isUnended ? raw : `${raw}\n`)
  if (text.startsWith('[')) {
    const end = text.indexOf(']')
    // The server ignores any text after the bracket, and blanks at the end of the name, but not blanks at its start.
    return end < 0 ? { kind: 'open-group' } : { kind: 'group', name: trimEnd(text.slice(1, end)).toLowerCase() }
  }
  const content = textBeforeComment(text)
  const equals = content.indexOf('=')
  if (equals < 0) return { kind: 'option', name: trim(content), value: undefined }
  return { kind: 'option', name: trim(content.slice(0, equals)), value: unquote(trim(content.slice(equals + 1))) }
}

/**
 * Reads a directive as the server does: a comment is not cut off, and quotes are part of the path. The server drops the
 * last character, which it takes for the line break, even if the file ends without one.
 */
function readDirective(line: string): OptionFileLine {
  const text = trimStart(trimStart(line).slice('!'.length))
  const word = ['includedir', 'include'].find((each) => text.startsWith(each) && isBlank(text.charAt(each.length)))
  // The server ignores other lines that begin with an exclamation mark.
  if (word === undefined) return { kind: 'empty' }
  const path = trim(text.slice(word.length, -1))
  return { kind: 'include', of: word === 'include' ? 'file' : 'directory', path }
}

/** Whether a character is a blank to the server's isspace(); JavaScript's trim() removes more than these. */
function isBlank(character: string): boolean {
  return character !== '' && ' \t\r\v\f\n'.includes(character)
}

function trim(text: string): string {
  return trimEnd(trimStart(text))
}

function trimStart(text: string): string {
  let start = 0
  while (isBlank(text.charAt(start))) start += 1
  return text.slice(start)
}

function trimEnd(text: string): string {
  let end = text.length
  while (isBlank(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The text before the first # outside of quotes. That # needs no blank before it. */
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
