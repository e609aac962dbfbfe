/** The lines of any text as its indentation nests them, without comments. Nothing else of its syntax is known. */

import { isLikeServerGroup, isServerGroup } from '../suite/option-groups.ts'
import { numbering } from './hidden-texts.ts'
import { resourcesOf } from './terraform-plan.ts'

export interface Line {
  /** 1-based, in the file. */
  readonly number: number
  /** 0-based, in the outline. */
  readonly index: number
  /** Index after the last line that is nested in it. */
  readonly end: number
  /** Without comment, and without blanks around it; never empty. */
  readonly text: string
  /** Twice its blanks; an item of a list is deeper by one than a key at its place. */
  readonly indent: number
  /** The nearest line before it that is less deep; undefined: none. */
  readonly parent: Line | undefined
  /** Number of the document in the file. */
  readonly document: number
  /** Group of an option file that stands around it, in a file of its own or in a string; empty: its heading. */
  readonly group: string | undefined
  /** Whether the line belongs to a heredoc, which is no code. */
  readonly isText: boolean
  /** Equal where the statements of a template before it are. */
  readonly condition: number
  /** The statement of a template before it; empty: none. */
  readonly statement: string
}

export interface Outline {
  readonly file: string
  readonly lines: readonly Line[]
  /** Whether a bare word is an identifier of a language rather than a value. */
  readonly isCode: boolean
  /** Whether it is the plan of Terraform. */
  readonly isPlan: boolean
}

const TEMPLATE = /\.(?:j2|jinja2?|erb|epp|tpl|c?tmpl|template|in|dist|example)$/i

/** The name of the file that a template makes; otherwise the file's own name. */
export function madeFrom(name: string): string {
  return name.replace(TEMPLATE, '')
}

/** Files whose comments are of C. */
const SLASHES = /\.(?:tsx?|[cm]?jsx?|json5|go|java|kts?|cs|scala|bicep|groovy|swift|rs|c|cc|h|php|tf|hcl|nomad|nix)$/i
const HASHES_TOO = /\.(?:tf|hcl|nomad|nix|php)$/i
const CODE =
  /\.(?:tsx?|[cm]?jsx?|go|java|kts?|cs|scala|bicep|groovy|tf|hcl|nomad|nix|py|rb|pp|php|star|libsonnet|jsonnet)$/i
const SEMICOLONS = /\.(?:cnf|ini|conf|cfg|service|container|pod|socket|toml)$/i

const LONGEST_LINE = 4000
/** Longer lines are cut, at a blank if there is one. */
const PARTS = /[\s\S]{1,4000}(?=\s|$)|[\s\S]{1,4000}/g
/** Deeper nesting is an attack. */
const DEEPEST = 200

interface Syntax {
  readonly hash: boolean
  readonly slash: boolean
  readonly semicolon: boolean
}

export function outlineOf(text: string, file: string): Outline {
  const made = madeFrom(file.slice(file.lastIndexOf('/') + 1))
  const slash = SLASHES.test(made)
  const isPlan = text.trimStart().startsWith('{') && /"(?:resource_changes|planned_values|root_module)"\s*:/.test(text)
  const syntax = { slash, hash: !slash || HASHES_TOO.test(made), semicolon: SEMICOLONS.test(made) }
  return { file, lines: nested(spread(text, isPlan), syntax), isCode: CODE.test(made), isPlan }
}

type RawLine = Pick<Line, 'number' | 'text'>

/** JSON on one line is read as if it had been written on several; of a plan only the resources. */
function spread(text: string, isPlan: boolean): RawLine[] {
  const isOneLine = text.trimEnd().split('\n', 3).length < 3
  if (isPlan || (isOneLine && /^\s*[[{]./s.test(text)))
    try {
      const parsed: unknown = JSON.parse(text)
      const resources = isPlan ? resourcesOf(parsed) : undefined
      if (resources === undefined) return rawLines(JSON.stringify(parsed, null, 2), () => 1)
      let at = 0
      let number = 1
      // Each resource is a block of its own.
      return [...resources].flatMap(([address, values]) => {
        const found = text.indexOf(JSON.stringify(address), at)
        if (found >= 0) number += text.slice(at, found).split('\n').length - 1
        at = Math.max(at, found)
        const first = number
        return rawLines(`${JSON.stringify(address)}: ${JSON.stringify(values, null, 2)}`, () => first)
      })
    } catch {
      // It is a text like any other.
    }
  return rawLines(text, (index) => index + 1)
}

/** A string may hold the lines of an option file. */
function rawLines(text: string, numberOf: (index: number) => number): RawLine[] {
  return text.split('\n').flatMap((line, index) => {
    const number = numberOf(index)
    const isString = /["']/.test(line.slice(0, Math.max(0, line.lastIndexOf('\\n'))))
    if (line.length <= LONGEST_LINE && !isString) return { number, text: line }
    const indent = /^\s{0,200}/.exec(line)?.[0] ?? ''
    const parts = (isString ? line.split(/(?:\\r)?\\n/) : [line]).flatMap((part) => part.match(PARTS) ?? [''])
    return parts.map((part, nth) => ({ number, text: nth === 0 ? part : `${indent}    ${part}` }))
  })
}

/** The same for both sides of a change. */
const numberOf = numbering()

function nested(raw: readonly RawLine[], syntax: Syntax): Line[] {
  const lines: Line[] = []
  const open: (Line & { end: number })[] = []
  let document = 0
  let heredoc: { readonly end: string; readonly indent: number } | undefined
  let section: { readonly indent: number; readonly name: string } | undefined
  let isInComment = false
  let isInStatement = false
  let condition = 0
  let statement = ''
  for (const { number, text: whole } of raw) {
    const opens: boolean = isInComment || (syntax.slash && whole.trimStart().startsWith('/*'))
    const closed: number = opens ? whole.indexOf('*/', isInComment ? 0 : whole.indexOf('/*') + 2) : -1
    isInComment = opens && closed < 0
    const rest = opens ? (closed < 0 ? '' : whole.slice(closed + 2)) : whole
    const text = withoutComment(rest, syntax).trim()
    if (text === '') continue
    if (rest.startsWith('---') && /^---(?:\s|$)/.test(rest)) {
      document += 1
      open.length = 0
      section = undefined
      if (text === '---') continue
    }
    const own = indentOf(rest)
    if (heredoc !== undefined && text.replace(/^["'`]|(?<!["',;)])["',;)]+$/g, '') === heredoc.end) {
      heredoc = undefined
      section = undefined
      continue
    }
    const indent = heredoc === undefined ? own : Math.max(own, heredoc.indent + 2)
    if (section !== undefined && indent < section.indent) section = undefined
    const name = text.includes('[') ? sectionOf(text) : undefined
    const isHeader = name !== undefined && (isGroup(name) || section !== undefined)
    if (isHeader) section = { indent: isInString(text) ? indent + 1 : indent, name: name.toLowerCase() }
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop()
    const isInside: boolean = isInStatement
    const isStatement = isInside || beginsStatement(text)
    if (isStatement) {
      condition = numberOf(`${condition} ${text}`)
      isInStatement = !/[%}]\}|%>/.test(text)
    }
    const index = lines.length
    const parent = open.at(-1)
    const group = isHeader ? '' : isInside ? undefined : section?.name
    const isText = heredoc !== undefined
    const line = { number, index, end: index + 1, text, indent, parent, document, group, isText, condition, statement }
    for (const around of open) around.end = index + 1
    lines.push(line)
    if (open.length < DEEPEST && !/^[}\])]+[,;]?$/.test(text)) open.push(line)
    if (isStatement) statement = text
    const [, end] =
      heredoc === undefined && text.includes('<<')
        ? (/<<[-~]?\s*["'`]?([A-Za-z_]\w*)["'`]?\s*\\?$/.exec(text) ?? [])
        : []
    if (end !== undefined) heredoc = { end, indent }
  }
  return lines
}

const paths = new WeakMap<Line, number>()

function pathOf(line: Line | undefined): number {
  if (line === undefined) return 0
  const path = paths.get(line) ?? numberOf(`${pathOf(line.parent)} ${line.text}`)
  paths.set(line, path)
  return path
}

/** The lines that it is nested in, and the statements of a template before it: equal where those are. */
export function aroundOf({ parent, condition }: Line): string {
  return `${pathOf(parent)} ${condition}`
}

/** Whether a line begins with a statement or an expression of a template. */
export function beginsStatement(text: string): boolean {
  return /^(?:\{[{%]|<%)/.test(text)
}

/** Whether a line only continues or ends a statement of a template. */
export function endsStatement(text: string): boolean {
  return /^(?:\{%|\{\{|<%)[-+~]?\s*(?:end\w*|else|\/\w+)\s*[-+~]?(?:%\}|\}\}|%>)$/.test(text)
}

/** The name of the section of an option file that begins on a line, also inside a string. */
function sectionOf(text: string): string | undefined {
  return /^["'`|>+-]*\s*\[([\w.-]+)\]["'`,]*$/.exec(text.replace(/^.*[:=]\s*["'`]\s*(?=\[)/, ''))?.[1]
}

/** A section that begins inside a string ends with it: its next lines are deeper. */
function isInString(text: string): boolean {
  return /[:=(]\s*["'`]\s*\[/.test(text)
}

function isGroup(name: string): boolean {
  const group = name.toLowerCase()
  return (
    isServerGroup(group) ||
    isLikeServerGroup(group) ||
    /^(?:client|mysql|mysqldump|mysqld_safe|sst|xtrabackup)/.test(group)
  )
}

function indentOf(text: string): number {
  let at = 0
  let blanks = 0
  for (; text[at] === ' ' || text[at] === '\t'; at += 1) blanks += text[at] === ' ' ? 1 : 8
  return 2 * blanks + (text[at] === '-' && /\s|^$/.test(text.slice(at + 1, at + 2)) ? 1 : 0)
}

/** A comment of a template's language may hold code that runs. */
const RUNS = /\{[{%]|<%|\$\{/

/** Only behind a blank a comment begins. */
const BLANK_BEFORE = /(?:^|\s)(?:#|\/\/)/

function withoutComment(text: string, { hash, slash, semicolon }: Syntax): string {
  const mayEnd = (hash && text.includes('#')) || (slash && text.includes('//'))
  const start = text.trimStart()
  if (!mayEnd && !/^[;<{\-rR]/.test(start)) return text
  const isWhole =
    (hash && start.startsWith('#') && !/^#(?:!|cloud-config|\s*(?:syntax|escape)\s*=)/.test(start)) ||
    (slash && start.startsWith('//')) ||
    (semicolon && start.startsWith(';')) ||
    /^(?:<!--.*-->|\{#.*#\}|\{\{-?\s*\/\*.*\*\/\s*-?\}\}|--\s.*|REM\s.*)$/i.test(start)
  if (isWhole) return RUNS.test(start) && !start.startsWith('{') ? text : ''
  if (!mayEnd || !BLANK_BEFORE.test(text)) return text
  let quote: string | undefined
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '\\') at += 1
    else if (quote === character) quote = undefined
    else if (quote === undefined && (character === '"' || character === "'") && !/\w/.test(text[at - 1] ?? ''))
      quote = character
    const isMark = (hash && character === '#') || (slash && character === '/' && text[at + 1] === '/')
    if (isMark && quote === undefined && (at === 0 || /\s/.test(text[at - 1] ?? '')))
      return RUNS.test(text.slice(at)) ? text : text.slice(0, at)
  }
  return text
}
