/** The lines of any text as its indentation nests them, without comments, whatever its syntax. */

import { isLikeServerGroup, isServerGroup } from '../setting/groups.ts'
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
  /** The innermost statement of a template that is open around the line; undefined: none. */
  readonly statement: Line | undefined
  /** Whether the line itself is a statement of a template. */
  readonly isStatement: boolean
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
export function madeFrom(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(TEMPLATE, '')
}

const CODE =
  /\.(?:tsx?|[cm]?jsx?|go|java|kts?|cs|scala|bicep|groovy|tf|hcl|nomad|nix|py|rb|pp|php|star|libsonnet|jsonnet)$/i

/** Files with comments behind two slashes, and those of them in which a hash begins one too. */
const SLASHES = /\.(?:tsx?|[cm]?jsx?|json5|go|java|kts?|cs|scala|bicep|groovy|swift|rs|c|cc|h|php|tf|hcl|nomad)$/i
const HASHES_TOO = /\.(?:tf|hcl|nomad|php)$/i
const DASHES = /\.(?:sql|lua|hs)$/i
const SEMICOLONS = /\.(?:cnf|ini|conf|cfg|service|container|pod|socket|toml)$/i
const REMARKS = /\.(?:bat|cmd)$/i
/** Other files with comments between slashes and asterisks. */
const ASTERISKS = /\.(?:nix|sql|css)$/i

const LONGEST_LINE = 4000
/** Longer lines are cut, at a blank if there is one. */
const PARTS = /[\s\S]{1,4000}(?=\s|$)|[\s\S]{1,4000}/g
/** Deeper nesting is an attack. */
const DEEPEST = 200

/** @param isPrinted whether a tool has made it, so that no template does */
export function outlineOf(text: string, file: string, isPrinted = false): Outline {
  const isPlan = text.trimStart().startsWith('{') && /"(?:resource_changes|planned_values|root_module)"\s*:/.test(text)
  const nesting = new Nesting(madeFrom(file), spread(text, isPlan), isPrinted || OPTION_FILE.test(file))
  return { file, lines: nesting.lines(), isCode: CODE.test(madeFrom(file)), isPlan }
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

/** Nests lines one after the other. */
class Nesting {
  readonly #lines: (Line & { end: number })[] = []
  readonly #raw: readonly RawLine[]
  /** The last line of each text that may end a heredoc. */
  readonly #lastOf: ReadonlyMap<string, number>
  readonly #comments: Comments
  /** Whether it makes a file of nothing but sections. */
  readonly #isOptions: boolean
  readonly #isRead: boolean
  /** Whether it is the configuration of another program, which may have a section of this name too. */
  readonly #isOther: boolean
  /** Lines around the next one, from the outermost to the innermost. */
  readonly #open: (Line & { end: number })[] = []
  /** Statements of a template that are open, from the outermost to the innermost. */
  readonly #statements: { readonly line: Line; readonly isBranch: boolean }[] = []
  #document = 0
  #heredoc: { readonly end: string; readonly indent: number } | undefined
  #section: { readonly indent: number; readonly name: string } | undefined
  #isInStatement = false
  /** Whether the latest statement only prints a value, and so opens nothing. */
  #isPrinted = false

  /** @param isRead whether a server may read the file as it is, so that only its own comments count */
  constructor(name: string, raw: readonly RawLine[], isRead: boolean) {
    this.#raw = raw
    this.#isRead = isRead
    this.#comments = new Comments(name, raw, isRead)
    this.#isOptions = /\.(?:cnf|ini|conf|cfg)$/i.test(name)
    this.#isOther = this.#isOptions && !/\.cnf$/i.test(name) && !raw.some(({ text }) => GROUP_OF_SERVER.test(text))
    this.#lastOf = new Map(raw.map(({ text }, index) => [heredocEnd(text), index]))
  }

  lines(): readonly Line[] {
    for (const at of this.#raw.keys()) this.#add(at)
    return this.#lines
  }

  #add(at: number): void {
    const rest = writtenText(plainTags(this.#comments.contentAt(at)))
    const text = rest.trim()
    if (text === '' || this.#beginsDocument(rest, text) || this.#endsHeredoc(text)) return
    const isText = this.#heredoc !== undefined
    const indent = this.#heredoc === undefined ? indentOf(rest) : Math.max(indentOf(rest), this.#heredoc.indent + 2)
    const isHeader = this.#beginsSection(text, indent, at)
    const isInside = this.#isInStatement
    const isStatement = isInside || /^(?:\{[{%]|<%)/.test(text)
    // A statement of a template often stands at the margin, and nests nothing by that.
    const isMargin = isStatement && !isInside && CONTROLS.test(text)
    while (!isMargin && this.#open.length > 0 && (this.#open.at(-1)?.indent ?? 0) >= indent) this.#open.pop()
    const index = this.#lines.length
    const line = {
      number: this.#raw[at]?.number ?? 1,
      index,
      end: index + 1,
      text,
      indent,
      parent: this.#open.at(-1),
      document: this.#document,
      group: isHeader ? '' : isInside ? undefined : this.#section?.name,
      isText,
      statement: this.#statements.at(-1)?.line,
      isStatement,
    }
    for (const around of this.#open) around.end = index + 1
    this.#lines.push(line)
    if (this.#open.length < DEEPEST && !isMargin && !/^[}\])]+[,;]?$/.test(text)) this.#open.push(line)
    if (isStatement) this.#followStatement(line, isInside)
    // The string of a script that holds a section ends with its quote.
    if (!this.#isOptions && /^[^"']*["'][);]*$/.test(text)) this.#section = undefined
    const end = isText || !text.includes('<<') ? undefined : HEREDOC.exec(text)?.slice(1).find(Boolean)
    // Something else than a heredoc, such as an operator, has no end.
    if (end !== undefined && (this.#lastOf.get(end) ?? 0) > at) this.#heredoc = { end, indent }
  }

  /** Opens and closes what the statements of a line open and close. */
  #followStatement(line: Line, isInside: boolean): void {
    this.#isInStatement = !/[%}]\}|%>/.test(line.text)
    if (!isInside) this.#isPrinted = /^(?:\{\{|<%=)/.test(line.text) && !CONTROLS.test(line.text)
    if (isInside && !this.#isPrinted) this.#openStatement(line, true)
    if (!isInside)
      for (const [, body = ''] of line.text.matchAll(/(?:\{[{%]|<%)[-+~=#]?\s*((?:(?![-+~]?(?:[%}]\}|%>)).)*)/g)) {
        const isBranch = BRANCH.test(body)
        if (!isBranch && ENDS.test(body)) this.#closeStatement()
        else if (isBranch ? this.#statements.length > 0 : OPENS.test(body)) this.#openStatement(line, isBranch)
      }
  }

  #openStatement(line: Line, isBranch: boolean): void {
    if (this.#statements.length < DEEPEST) this.#statements.push({ line, isBranch })
  }

  #closeStatement(): void {
    while (this.#statements.pop()?.isBranch === true);
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
    if (heredocEnd(text) !== this.#heredoc?.end) return false
    this.#heredoc = undefined
    this.#section = undefined
    return true
  }

  /** Whether the line is the header of a section of an option file. */
  #beginsSection(text: string, indent: number, at: number): boolean {
    if (this.#section !== undefined && indent < this.#section.indent) this.#section = undefined
    const name = text.includes('[') ? sectionOf(text) : undefined
    if (name === undefined || !(this.#section !== undefined || (isGroup(name.trim()) && !this.#isOther))) return false
    const near = this.#isRead ? [] : this.#raw.slice(at + 1, at + 1 + NEAR)
    const isOfPackages = near.some((line) => OF_PACKAGES.test(line.text))
    this.#section = isOfPackages
      ? undefined
      : { indent: isInString(text) ? indent + 1 : indent, name: name.toLowerCase() }
    return !isOfPackages
  }
}

/** The beginning of a statement that prints nothing. */
const CONTROLS = /^(?:\{%|<%(?!=)|\{\{\s*(?:if|with|range|else|end)\b)/
/** Marks by which a template leaves blanks out. */
function plainTags(text: string): string {
  return /[{<]%|\{\{/.test(text) ? text.replace(/(<%|\{%|\{\{)[-+~]/g, '$1').replace(/[-+~](%>|%\}|\}\})/g, '$1') : text
}

/** Commands of sed that substitute, append, insert and change; of each what it writes. */
const SUBSTITUTES = /(["'\s;])s([/|#,@])(?:\\.|(?!\2)[^\\])*\2((?:\\.|(?!\2)[^\\])*)\2[gIiEe\d]*/g
const APPENDS = /\/(?:\\.|[^/\\])*\/\s?[aic](?:\\|\s)\s?/g

/** What sed looks for is nothing that it writes. */
function writtenText(text: string): string {
  if (!/\bsed\b|^\s*-e\s/.test(text)) return text
  return text
    .replace(SUBSTITUTES, (_, before: string, _mark, written: string) => `${before}"${written}"`)
    .replace(APPENDS, '')
}

/** The word at which a heredoc ends; a blank before it is an operator's, but for shells. */
const HEREDOC = /<<[-~]?["'`]?([A-Za-z_]\w*)|<<[-~]?\s+["'`]?([A-Z][A-Z_\d]*)\b/

/** The text of a line as the end of a heredoc. */
function heredocEnd(text: string): string {
  return text.trim().replace(/^["'`]|(?<!["',;)])["',;)]+$/g, '')
}

/** Statements of templates: another branch of an open one, the end of one, and the beginning. */
const BRANCH = /^(?:\}\s*)?(?:else|elif|elsif|elseif|when)\b/
const ENDS = /^(?:end\w*\b|\/\w+|\}\s*$)/
const OPENS =
  /^(?:if|unless|for|foreach|with|range|case|while|macro|block|define|call|filter|raw)\b|\bdo\b(?:\s*\|[^|]*\|)?\s*$|\{\s*$/

/** Numbers for the lines around a line: the same for both sides of a change. */
const numberOf = numbering()

/** A number for a line and those that each leads to. */
function pathNumbers(next: (line: Line) => Line | undefined): (line: Line | undefined) => number {
  const paths = new WeakMap<Line, number>()
  return function pathOf(line): number {
    if (line === undefined) return 0
    const path: number = paths.get(line) ?? numberOf(`${pathOf(next(line))} ${line.text}`)
    paths.set(line, path)
    return path
  }
}

const nestingOf = pathNumbers(({ parent }) => parent)
const statementsOf = pathNumbers(({ statement }) => statement)

/** The lines that it is nested in, and the statements of a template that are open there: equal where those are. */
export function aroundOf({ parent, statement }: Line): string {
  return `${nestingOf(parent)} ${statementsOf(statement)}`
}

/** From the outermost line to the line itself. */
export function ancestorsOf(line: Line): Line[] {
  const path: Line[] = []
  for (let at: Line | undefined = line; at !== undefined; at = at.parent) path.push(at)
  return path.reverse()
}

/**
 * The name of the section of an option file that begins on a line, also inside a string. As servers have it, a blank before
 * the name is a part of it, and what follows the bracket counts for nothing.
 */
function sectionOf(text: string): string | undefined {
  const begun = text.replace(/^.*(?:[:=]|\b(?:printf|echo(?:\s+-\w+)?)\s)\s*["'`]\s*(?=\[)/, '')
  const [, name, rest = ''] = /^["'`|>+-]*\s*\[(\s*[\w.-]+)\s*\](.*)$/.exec(begun) ?? []
  const isAlone = /^["'`,]*$/.test(rest) || (name !== undefined && isGroup(name) && /^\s*[#;\w]/.test(rest))
  return isAlone ? name : undefined
}

/** A section that begins inside a string ends with it: its next lines are deeper. */
function isInString(text: string): boolean {
  return /(?:[:=(]|\b(?:printf|echo(?:\s+-\w+)?)\s)\s*["'`]\s*\[/.test(text)
}

/** A file that a server reads as it is, unless a template makes it. */
const OPTION_FILE = /\.cnf$/i

/** A line of a repository of packages, whose section may have the name of a product. */
const OF_PACKAGES = /^\s*(?:baseurl|mirrorlist|gpgkey|gpgcheck)\s*=/
const NEAR = 5

const GROUP_OF_SERVER = /^\s*\[(?:mysqld?|mariadbd?|galera|client)[\w.-]*\]/i

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

/** Where comments of some language begin and end, over lines as well. */
const BLOCKS = [
  { begins: /(?<!\$)\{#(?!\w)/, ends: '#}' },
  { begins: /\{\{-?\s*\/\*/, ends: '}}' },
  { begins: /^\s*<!--/, ends: '-->' },
  { begins: /<%#/, ends: '%>' },
] as const
/** Servers run what is in a comment with an exclamation mark. */
const ASTERISK_BLOCK = { begins: /^\s*\/\*(?!M?[!+])/, ends: '*/' } as const

/** Comments of one file. */
class Comments {
  readonly #marks: readonly string[]
  readonly #blocks: readonly { readonly begins: RegExp; readonly ends: string }[]
  readonly #raw: readonly RawLine[]
  readonly #last = new Map<string, number>()
  /** Text at which an open comment ends. */
  #end: string | undefined

  /** @param name of the file that a template makes */
  constructor(name: string, raw: readonly RawLine[], isRead: boolean) {
    const hasSlashes = SLASHES.test(name)
    const marks = { '//': hasSlashes, '#': !hasSlashes || HASHES_TOO.test(name), '-- ': DASHES.test(name) }
    const atStart = { ';': SEMICOLONS.test(name), 'REM ': REMARKS.test(name) }
    this.#marks = Object.entries({ ...marks, ...atStart }).flatMap(([mark, isOne]) => (isOne ? mark : []))
    const blocks = isRead ? [] : BLOCKS
    this.#blocks = hasSlashes || ASTERISKS.test(name) ? [...blocks, ASTERISK_BLOCK] : blocks
    this.#raw = raw
  }

  /** A line without its comments. */
  contentAt(at: number): string {
    const { text } = this.#raw[at] ?? { text: '' }
    const start = this.#end === undefined ? 0 : text.indexOf(this.#end)
    if (start < 0) return ''
    const rest = text.slice(start + (this.#end?.length ?? 0))
    this.#end = undefined
    return this.#beforeLineComment(/\{#|\/\*|<!--|<%#/.test(rest) ? this.#outsideBlocks(rest, at) : rest)
  }

  #outsideBlocks(text: string, at: number): string {
    let rest = text
    for (const { begins, ends } of this.#blocks)
      for (let from = rest.search(begins); from >= 0; from = rest.search(begins)) {
        const end = rest.indexOf(ends, from + 2)
        if (end < 0) {
          // What nothing ends is no comment.
          if (this.#lastWith(ends) <= at) break
          this.#end = ends
        }
        rest = rest.slice(0, from) + (end < 0 ? '' : rest.slice(end + ends.length))
      }
    return rest
  }

  /** Index of the last line that has a text. */
  #lastWith(text: string): number {
    const last = this.#last.get(text) ?? this.#raw.findLastIndex((line) => line.text.includes(text))
    this.#last.set(text, last)
    return last
  }

  #beforeLineComment(text: string): string {
    if (!this.#marks.some((mark) => text.includes(mark))) return text
    let quote: string | undefined
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at] ?? ''
      if (quote === undefined && this.#beginsComment(text, at)) return beforeComment(text, at)
      if (character === '\\') at += 1
      else if (quote === character) quote = undefined
      else if (quote === undefined && /["']/.test(character) && !/\w/.test(text[at - 1] ?? '')) quote = character
    }
    return text
  }

  /** A comment begins behind a blank: elsewhere its mark is a part of a word. */
  #beginsComment(text: string, at: number): boolean {
    if (at > 0 && !/\s/.test(text[at - 1] ?? '')) return false
    const mark = this.#marks.find((each) => text.startsWith(each, at))
    if (mark === undefined) return false
    const isAtStart = text.slice(0, at).trim() === ''
    if (!isAtStart) return !/^[;R]/.test(mark)
    return !/^#(?:!|cloud-config|\s*(?:syntax|escape)\s*=)/.test(text.slice(at))
  }
}

/** Statements of templates. */
const STATEMENTS = [
  { begins: /\{%/, ends: '%}' },
  { begins: /\{\{-?\s*(?:if|with|range|else|end)\b/, ends: '}}' },
  { begins: /<%(?!=)/, ends: '%>' },
] as const

/** A comment may hold a statement of a template, which runs. */
function beforeComment(text: string, at: number): string {
  const comment = text.slice(at)
  const statements = STATEMENTS.map(({ begins, ends }) => {
    const from = comment.search(begins)
    return from < 0 ? '' : comment.slice(from, comment.lastIndexOf(ends) + ends.length)
  })
  return text.slice(0, at) + (statements.find((statement) => statement !== '') ?? '')
}
