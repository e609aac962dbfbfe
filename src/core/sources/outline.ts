/** The lines of any text as its indentation nests them, without comments, whatever its syntax. */

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
  /** Group of an option file that stands around it, also in a string; empty: the line is its header. */
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

/** The name of the file that a template makes; of other files their name. */
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
  const nesting = new Nesting(syntax)
  for (const line of spread(text, isPlan)) nesting.add(line)
  return { file, lines: nesting.lines, isCode: CODE.test(made), isPlan }
}

interface RawLine {
  readonly number: number
  readonly text: string
}

/** Spreads JSON on one line over several, and leaves only the resources of a plan. */
function spread(text: string, isPlan: boolean): RawLine[] {
  const isOneLine = text.trimEnd().split('\n', 3).length < 3
  if (isPlan || (isOneLine && /^\s*[[{]./s.test(text)))
    try {
      const parsed: unknown = JSON.parse(text)
      const resources = isPlan ? resourcesOf(parsed) : undefined
      if (resources === undefined) return rawLines(JSON.stringify(parsed, null, 2), () => 1)
      let from = 0
      let number = 1
      // Each resource is one block.
      return [...resources].flatMap(([address, values]) => {
        const at = text.indexOf(JSON.stringify(address), from)
        if (at >= 0) number += text.slice(from, at).split('\n').length - 1
        from = Math.max(from, at)
        const first = number
        return rawLines(`${JSON.stringify(address)}: ${JSON.stringify(values, null, 2)}`, () => first)
      })
    } catch {
      // It is a text like any other.
    }
  return rawLines(text, (index) => index + 1)
}

/** A string may hold the lines of an option file. */
function rawLines(text: string, lineNumber: (index: number) => number): RawLine[] {
  return text.split('\n').flatMap((line, index) => {
    const number = lineNumber(index)
    const isString = /["']/.test(line.slice(0, Math.max(0, line.lastIndexOf('\\n'))))
    if (line.length <= LONGEST_LINE && !isString) return { number, text: line }
    const indent = /^\s{0,200}/.exec(line)?.[0] ?? ''
    const parts = (isString ? line.split(/(?:\\r)?\\n/) : [line]).flatMap((part) => part.match(PARTS) ?? [''])
    return parts.map((part, nth) => ({ number, text: nth === 0 ? part : `${indent}    ${part}` }))
  })
}

/** Numbers for the lines and statements around a line: the same for both sides of a change. */
const numberOf = numbering()

/** Nests lines one after the other. */
class Nesting {
  readonly lines: Line[] = []
  readonly #syntax: Syntax
  /** Lines around the next one, from the outermost to the innermost. */
  readonly #open: (Line & { end: number })[] = []
  #document = 0
  #heredoc: { readonly end: string; readonly indent: number } | undefined
  #section: { readonly indent: number; readonly name: string } | undefined
  #isInComment = false
  #isInStatement = false
  #condition = 0
  #statement = ''

  constructor(syntax: Syntax) {
    this.#syntax = syntax
  }

  add({ number, text: whole }: RawLine): void {
    const rest = this.#withoutBlockComment(whole)
    const text = withoutComment(rest, this.#syntax).trim()
    if (text === '' || this.#beginsDocument(rest, text) || this.#endsHeredoc(text)) return
    const isText = this.#heredoc !== undefined
    const indent = this.#heredoc === undefined ? indentOf(rest) : Math.max(indentOf(rest), this.#heredoc.indent + 2)
    const isHeader = this.#beginsSection(text, indent)
    const isInside = this.#isInStatement
    const isStatement = isInside || beginsStatement(text)
    if (isStatement) {
      this.#condition = numberOf(`${this.#condition} ${text}`)
      this.#isInStatement = !/[%}]\}|%>/.test(text)
    }
    while (this.#open.length > 0 && (this.#open.at(-1)?.indent ?? 0) >= indent) this.#open.pop()
    const index = this.lines.length
    const line = {
      number,
      index,
      end: index + 1,
      text,
      indent,
      parent: this.#open.at(-1),
      document: this.#document,
      group: isHeader ? '' : isInside ? undefined : this.#section?.name,
      isText,
      condition: this.#condition,
      statement: this.#statement,
    }
    for (const around of this.#open) around.end = index + 1
    this.lines.push(line)
    if (this.#open.length < DEEPEST && !/^[}\])]+[,;]?$/.test(text)) this.#open.push(line)
    if (isStatement) this.#statement = text
    const [, end] = isText || !text.includes('<<') ? [] : (HEREDOC.exec(text) ?? [])
    if (end !== undefined) this.#heredoc = { end, indent }
  }

  #withoutBlockComment(text: string): string {
    const begins = this.#syntax.slash && text.trimStart().startsWith('/*')
    if (!this.#isInComment && !begins) return text
    const end = text.indexOf('*/', this.#isInComment ? 0 : text.indexOf('/*') + 2)
    this.#isInComment = end < 0
    return end < 0 ? '' : text.slice(end + 2)
  }

  /** @returns whether the line is nothing else */
  #beginsDocument(whole: string, text: string): boolean {
    if (!/^---(?:\s|$)/.test(whole)) return false
    this.#document += 1
    this.#open.length = 0
    this.#section = undefined
    return text === '---'
  }

  #endsHeredoc(text: string): boolean {
    if (this.#heredoc === undefined) return false
    if (text.replace(/^["'`]|(?<!["',;)])["',;)]+$/g, '') !== this.#heredoc.end) return false
    this.#heredoc = undefined
    this.#section = undefined
    return true
  }

  /** Whether the line is the header of a section of an option file. */
  #beginsSection(text: string, indent: number): boolean {
    if (this.#section !== undefined && indent < this.#section.indent) this.#section = undefined
    const name = text.includes('[') ? sectionOf(text) : undefined
    if (name === undefined || !(isGroup(name) || this.#section !== undefined)) return false
    this.#section = { indent: isInString(text) ? indent + 1 : indent, name: name.toLowerCase() }
    return true
  }
}

const HEREDOC = /<<[-~]?\s*["'`]?([A-Za-z_]\w*)["'`]?\s*\\?$/

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

/** The beginning of a comment inside a line: only behind a blank. */
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
