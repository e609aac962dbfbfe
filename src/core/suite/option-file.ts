/** One option file, and the names of options. Which other files it leads to is the subject of option-includes.ts. */
import { isServerGroup } from './option-groups.ts'
import {
  endsInBlankByte,
  LONGEST_LINE_BYTES,
  type OptionFileDirective,
  type OptionFileLine,
  readOptionFileLine,
} from './option-line.ts'
import { MISSING, quote } from './problems.ts'
import type { Problem, ServerOption } from './suite.ts'

/** Names that a server option can have; dots are in those of components and key caches. */
export const OPTION_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/

const OPTION_NAME_FORM = 'an option name: letters, digits, - _ and .'

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

/** What a file says, in the order of its lines. */
export type OptionFileItem =
  | { readonly kind: 'option'; readonly option: ServerOption }
  | { readonly kind: 'directive'; readonly directive: OptionFileDirective; readonly line: number }

/**
 * Takes an option file apart: the options of every group that some server reads, see isReadBy, and its directives.
 * Lines of other programs' groups are skipped. Problems are what servers stop at, or surely misread.
 */
export function parseOptionFile(text: string, file: string): { items: OptionFileItem[]; problems: Problem[] } {
  const items: OptionFileItem[] = []
  const problems: Problem[] = []
  const report = (line: number, complaint: Complaint) => problems.push({ file, line, ...complaint })
  if (text.startsWith(BYTE_ORDER_MARK)) report(1, { path: '', ...WITH_BYTE_ORDER_MARK })
  // Only at its start: anywhere else it is a character of a name or a value.
  const lines = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text).split('\n')
  let group: string | undefined
  for (const [index, raw] of lines.entries()) {
    const line = index + 1
    const read = readOptionFileLine(raw, line === lines.length)
    if (read.kind === 'group') group = read.name
    const isForeign = group !== undefined && !isServerGroup(group)
    const isSkipped = isForeign && (read.kind === 'option' || read.kind === 'empty')
    // The rest of a long line may begin with a group of the server's.
    const complaint = checkLength(raw) ?? (isSkipped ? undefined : checkLine(read, group))
    if (complaint !== undefined) report(line, complaint)
    else if (isSkipped) continue
    else if (read.kind === 'option')
      items.push({ kind: 'option', option: { name: read.name, value: read.value, group, file, line } })
    else if (read.kind === 'include' || read.kind === 'unknown-directive')
      items.push({ kind: 'directive', directive: read, line })
  }
  return { items, problems }
}

type Complaint = Pick<Problem, 'path' | 'found' | 'allowed'>

const BYTE_ORDER_MARK = '\uFEFF'

const WITH_BYTE_ORDER_MARK = {
  found: 'a byte order mark',
  allowed: 'a file without one; the server takes it for an option outside of any group',
}

function checkLength(raw: string): Complaint | undefined {
  // A character has at most three bytes for each of its UTF-16 units.
  if (raw.length * 3 <= LONGEST_LINE_BYTES) return undefined
  const bytes = new TextEncoder().encode(raw).length
  if (bytes <= LONGEST_LINE_BYTES) return undefined
  const allowed = `at most ${LONGEST_LINE_BYTES}; the server takes the rest for a line of its own`
  return { path: '', found: `a line of ${bytes} bytes`, allowed }
}

function checkLine(line: OptionFileLine, group: string | undefined): Complaint | undefined {
  if (line.kind === 'open-group')
    return { path: '', found: quote(line.text), allowed: 'a group in brackets, such as [mysqld]' }
  if (line.kind === 'include' && line.path === '')
    return {
      path: '',
      found: `a directive whose path is ${MISSING}`,
      allowed: '!include FILE or !includedir DIRECTORY',
    }
  if (line.kind !== 'option') return undefined
  const { name, written } = line
  if (group === undefined) {
    const found = `${quote(name)} outside of any group`
    return { path: name, found, allowed: 'options below a group such as [mysqld]' }
  }
  if (name === '') return { path: '', found: `an option name that is ${MISSING}`, allowed: OPTION_NAME_FORM }
  if (!OPTION_NAME.test(name)) return { path: '', found: quote(name), allowed: fixOptionName(name) }
  return written === undefined ? undefined : checkValue(name, written)
}

function checkValue(name: string, written: string): Complaint | undefined {
  if (written.includes('\uFFFD')) return { path: name, found: quote(written), allowed: 'text in UTF-8' }
  if (!endsInBlankByte(written)) return undefined
  const allowed = 'the value in quotes; without them the server cuts off its last byte'
  return { path: name, found: quote(written), allowed }
}
