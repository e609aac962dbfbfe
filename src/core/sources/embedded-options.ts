/** Option files that are a text inside another file, such as a ConfigMap, with the lines of that file. */

import { isServerGroup } from '../suite/option-groups.ts'
import { type OptionFileReader, readOptionFile } from '../suite/option-includes.ts'
import type { Problem, ServerOption } from '../suite/suite.ts'
import type { DirectiveWarning } from '../warnings/warning.ts'
import { unknownOption } from './source.ts'
import { controlsOf, depthsOf, isMasked, maskExpressions, unmask, wordsOf } from './template-expressions.ts'

export interface EmbeddedText {
  readonly text: string
  readonly file: string
  /** The key of the text: a name if the text has none of its own. */
  readonly key: string
  /** Line of the file that a line of the text is, both 1-based. */
  readonly lineOf: (line: number) => number
  /** Whether a script writes the text: the script decides, so no value is known. */
  readonly isWritten?: boolean | undefined
  /** Expressions of a template whose words are in the text already, see template-expressions.ts. */
  readonly expressions?: readonly string[] | undefined
}

export interface EmbeddedOptions {
  readonly options: readonly ServerOption[]
  readonly problems: readonly Problem[]
  readonly warnings: readonly DirectiveWarning[]
}

const GROUP_LINE = /^[ \t]*\[([^\]\n]*)\][ \t]*(?:[#;].*)?\r?$/gm

/** Whether a text has a group of a server's. */
export function hasServerGroup(text: string): boolean {
  for (const [, group = ''] of text.matchAll(GROUP_LINE)) if (isServerGroup(group.trimEnd().toLowerCase())) return true
  return false
}

/** How an option file can begin, comments and expressions aside. Scripts and YAML that hold one begin in other ways. */
const BEGINNING = /^(?:\[|!|[\w.-]+[ \t]*(?:=|$))/
const SAYS_NOTHING = /^(?:$|#|;|\{[{%#]|<%|zz-template-)/

/**
 * Whether a text is an option file with a group of a server's, and not a script or another format that has one inside.
 */
export function isOptionText(text: string): boolean {
  if (!hasServerGroup(text)) return false
  const first = text.split('\n').find((line) => !SAYS_NOTHING.test(line.trim()))
  return first !== undefined && BEGINNING.test(first.trim())
}

/** Texts that a shell writes into a file, by the words that end them. */
const HERE_DOCUMENT = /<<-?[ \t]*['"\\]?([A-Za-z_]\w{0,100})/g

/**
 * The option files that a script writes, on their lines and with all others empty. Only here documents are certain to
 * be files; undefined if none has a group of a server's.
 */
export function textOfScript(text: string): string | undefined {
  if (!hasServerGroup(text)) return undefined
  const ends = new Set([...text.matchAll(HERE_DOCUMENT)].map(([, word]) => word))
  if (ends.size === 0) return undefined
  let isInside = false
  const lines = text.split('\n').map((line) => {
    const bare = line.trim()
    if (bare.startsWith('[')) isInside = true
    else if (ends.has(bare) || !(SAYS_NOTHING.test(bare) || BEGINNING.test(bare))) isInside = false
    return isInside ? line : ''
  })
  return lines.join('\n')
}

/**
 * Reads an option file that is a text inside another file. Includes lead to files of the target machine: each is an
 * unread setting, with a warning. Values with expressions, and options under a condition of a template, are unknown.
 */
export function readEmbeddedOptions(source: EmbeddedText): EmbeddedOptions {
  const expressions = [...(source.expressions ?? [])]
  const template = readTemplate(maskExpressions(source.text, expressions), expressions)
  const read = readOptionFile(source.file, readerOf(template.text))
  if (read.kind !== 'read') return { options: [], problems: [], warnings: [] }
  const shifted = <Item extends { readonly line: number }>(item: Item) => ({ ...item, line: source.lineOf(item.line) })
  const shown = (text: string) => unmask(text, expressions)
  const early = template.beforeGroups.map(({ line, written }) =>
    unknownOption(source.key, written, { ...source, line }),
  )
  const isSure = ({ line }: ServerOption) => source.isWritten !== true && !template.conditional.has(line)
  const options = read.options.map((option) => asWritten(option, isSure(option), source.key, expressions))
  return {
    options: [...early, ...options].map(shifted),
    problems: read.problems.map((problem) => ({ ...shifted(problem), found: shown(problem.found) })),
    warnings: read.warnings.map((warning) => ({ ...shifted(warning), directive: shown(warning.directive) })),
  }
}

/** The one text, and nothing else. */
function readerOf(text: string): OptionFileReader {
  return {
    rootOf: () => 'this text',
    file: (path, top) => (path === top ? { kind: 'text', text } : { kind: 'outside' }),
    directory: () => ({ kind: 'outside' }),
  }
}

/** Variables that no file resolves: shells, Kubernetes and others fill them in. */
const VARIABLE = /\$\{|\$\([A-Za-z_]|\{[{%]|<%/

/** Whether a value is unknown until somebody fills it in. */
export function isOpen(value: string): boolean {
  return isMasked(value) || VARIABLE.test(value)
}

function asWritten(option: ServerOption, isSure: boolean, key: string, expressions: readonly string[]): ServerOption {
  const { name, value = '' } = option
  if (isMasked(name) && option.group !== undefined) {
    const written = option.value === undefined ? name : `${name}=${value}`
    return unknownOption(key, unmask(written, expressions), option)
  }
  const own = unmask(name, expressions)
  if (option.group === undefined) return { ...option, name: own, value: unmask(value, expressions) }
  return isOpen(value) || !isSure ? unknownOption(own, unmask(value, expressions), option) : option
}

interface OptionTemplate {
  /** The text, with bare words in place of expressions that insert lines. */
  readonly text: string
  /** Lines that are there under a condition, or repeated. */
  readonly conditional: ReadonlySet<number>
  /** Expressions that insert lines where no group has begun yet. */
  readonly beforeGroups: readonly { readonly line: number; readonly written: string }[]
}

function readTemplate(masked: string, expressions: readonly string[]): OptionTemplate {
  const written = masked.split('\n')
  const depths = depthsOf(written, expressions)
  const conditional = new Set(depths.flatMap((depth, index) => (depth > 0 ? [index + 1] : [])))
  const beforeGroups: { line: number; written: string }[] = []
  let hasGroup = false
  const lines = written.map((text, index) => {
    const line = index + 1
    hasGroup ||= text.trimStart().startsWith('[')
    const controls = controlsOf(text, expressions)
    if (controls === undefined) return text
    if (!controls.includes('insert')) return ''
    const words = wordsOf(text) ?? ''
    if (hasGroup) return words
    beforeGroups.push({ line, written: unmask(words, expressions) })
    return ''
  })
  return { text: lines.join('\n'), conditional, beforeGroups }
}
