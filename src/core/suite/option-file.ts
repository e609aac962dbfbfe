import { MISSING, quote } from './problems.ts'
import type { Problem, ServerOption } from './suite.ts'

/** Groups that a server reads; versioned ones such as mysqld-8.4 only where the caller gives them. */
export const SERVER_GROUPS: readonly string[] = ['mysqld', 'server', 'mariadb', 'mariadbd']

/** Names that a server option can have. */
export const OPTION_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*$/

const OPTION_NAME_FORM = 'an option name: letters, digits, - and _'

/** What would be right instead of a wrong option name. */
export function fixOptionName(name: string): string {
  const bare = name.replace(/^-+/, '')
  return bare !== name && OPTION_NAME.test(bare) ? `the name without leading dashes: ${bare}` : OPTION_NAME_FORM
}

/** The form in which two spellings of one option are equal: lower case, dashes, without `loose-`. */
export function canonicalOptionName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^(?:loose-)+/, '')
}

/** The option as an argument of the server: `--name` or `--name=value`. */
export function optionToArgument(option: ServerOption): string {
  return option.value === undefined ? `--${option.name}` : `--${option.name}=${option.value}`
}

/**
 * Reads a MySQL option file as the server does (mysys/my_default.cc): groups in any case, comments from # or ; at the
 * start of a line and from # behind a value, quotes, escapes, bare flags. Lines of other groups are skipped unread.
 */
export function parseOptionFile(
  text: string,
  file: string,
  groups: readonly string[],
): { options: ServerOption[]; problems: Problem[] } {
  const wanted = new Set(groups.map((group) => group.toLowerCase()))
  const options: ServerOption[] = []
  const problems: Problem[] = []
  let group: string | undefined
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const line = index + 1
    const read = readLine(raw)
    if (read.kind === 'group') group = read.name
    if (read.kind === 'wrong') problems.push({ file, line, ...read.complaint })
    if (read.kind !== 'option') continue
    const { name, value } = read
    const complaint = group === undefined ? outsideOfGroup(name) : wanted.has(group) ? checkOption(name, value) : 'skip'
    if (complaint === undefined) options.push({ name, value, file, line })
    else if (complaint !== 'skip') problems.push({ file, line, ...complaint })
  }
  return { options, problems }
}

type Complaint = Pick<Problem, 'path' | 'found' | 'allowed'>

type Line =
  | { readonly kind: 'empty' }
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'option'; readonly name: string; readonly value: string | undefined }
  | { readonly kind: 'wrong'; readonly complaint: Complaint }

function readLine(raw: string): Line {
  const text = trim(raw)
  if (text === '' || text.startsWith('#') || text.startsWith(';')) return { kind: 'empty' }
  if (text.startsWith('!')) {
    const allowed = 'the file itself, listed under config: (includes are not followed yet)'
    return { kind: 'wrong', complaint: { path: '', found: quote(text), allowed } }
  }
  if (text.startsWith('[')) {
    const end = text.indexOf(']')
    if (end > 0) return { kind: 'group', name: trim(text.slice(1, end)).toLowerCase() }
    const allowed = 'a group in brackets, such as [mysqld]'
    return { kind: 'wrong', complaint: { path: '', found: quote(text), allowed } }
  }
  const content = withoutEndComment(text)
  const equals = content.indexOf('=')
  if (equals < 0) return { kind: 'option', name: trim(content), value: undefined }
  return { kind: 'option', name: trim(content.slice(0, equals)), value: readValue(trim(content.slice(equals + 1))) }
}

function outsideOfGroup(name: string): Complaint {
  return { path: name, found: `${quote(name)} outside of any group`, allowed: 'options below a group such as [mysqld]' }
}

function checkOption(name: string, value: string | undefined): Complaint | undefined {
  if (name === '') return { path: '', found: `an option name that is ${MISSING}`, allowed: OPTION_NAME_FORM }
  if (!OPTION_NAME.test(name)) return { path: '', found: quote(name), allowed: fixOptionName(name) }
  if (value?.includes('\0')) return { path: name, found: quote(value), allowed: 'text without NUL characters' }
  return undefined
}

/** Spaces as the server's isspace() has them in latin1; JavaScript's own trim takes more. */
function trim(text: string): string {
  return text.replace(/^[ \t\r\v\f]+/, '').replace(/[ \t\r\v\f]+$/, '')
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
function readValue(text: string): string {
  const first = text[0]
  const isQuoted = text.length > 1 && (first === '"' || first === "'") && text.endsWith(first)
  const inner = isQuoted ? text.slice(1, -1) : text
  return inner.replace(/\\(.)/gs, (both, escaped: string) => ESCAPES.get(escaped) ?? both)
}
