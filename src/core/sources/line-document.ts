/** Reads any text as a tree of lines. A line that is indented deeper is nested in the line above it. */

import { words } from '../lists.ts'
import { isLikeServerGroup, isServerGroup } from '../setting/groups.ts'
import { hasServerGroup, isCnf } from './option-file.ts'
import { endingOf, nameOf } from './source-path.ts'
import { addNode, type Document, type GrowingNode, rootNode } from './tree.ts'

export interface SourceText {
  readonly text: string
  /** Line number in the file, 1-based. */
  readonly number: number
}

const TEMPLATES = words('j2 jinja jinja2 erb epp tpl tmpl ctmpl template in dist example')

/** The name of the file that a template makes, such as my.cnf for my.cnf.j2. Other files keep their name. */
export function madeFrom(path: string): string {
  const name = nameOf(path)
  return TEMPLATES.has(endingOf(name)) ? name.slice(0, name.lastIndexOf('.')) : name
}

interface Language {
  readonly comments: readonly string[]
  /** Whether a word without quotes names something, such as a variable, so that it is no literal value. */
  readonly isCode: boolean
}

const LANGUAGES: readonly (Language & { readonly endings: ReadonlySet<string> })[] = [
  { endings: words('tf hcl nomad tfvars php'), comments: ['#', '//'], isCode: true },
  {
    endings: words('ts tsx js jsx cjs cjsx mjs mjsx go java kt kts cs scala bicep groovy jsonnet libsonnet'),
    comments: ['//'],
    isCode: true,
  },
  { endings: words('nix py rb pp star'), comments: ['#'], isCode: true },
  { endings: words('json jsonc json5'), comments: ['//'], isCode: false },
  { endings: words('sql'), comments: ['-- ', '#'], isCode: false },
  { endings: words('cnf ini conf cfg service container pod toml'), comments: ['#', ';'], isCode: false },
]
const OTHER_LANGUAGE: Language = { comments: ['#'], isCode: false }
/** Comments that may span several lines. */
const BLOCK_COMMENTS = [
  ['{#', '#}'],
  ['{{/*', '*/}}'],
  ['{{- /*', '*/ -}}'],
  ['<%#', '%>'],
] as const
const SLASH_COMMENT = ['/*', '*/'] as const
const TABS = 8
/** Maximum depth to which lines are nested. No configuration nests deeper. */
const DEEPEST = 200
const LONGEST_LINE = 4000

/**
 * Maximum number of characters of a line that are split at `\n`. It is large, because a string may hold a complete file
 * with `\n` for line breaks.
 */
const MOST_SPELLED = 100_000
/** Matches a line with a sed command. Only the text that sed substitutes, inserts or appends counts. */
const SED = /\bsed\b|^\s*-e\s/
/**
 * Patterns for commands and languages that set an option in other words, rewritten so that they read as `name = value`.
 */
const REWRITTEN: readonly { readonly of?: RegExp; readonly from: RegExp; readonly to: string }[] = [
  {
    of: SED,
    from: /(["'\s;])s([/|#,@])(?:\\.|(?!\2)[^\\\n]){0,400}\2((?:\\.|(?!\2)[^\\\n]){0,400})\2[gIiEe\d]*/g,
    to: '$1"$3"',
  },
  {
    of: /\b(?:crudini|openstack-config|iniset)\b/,
    from: /\s["']?(?:mysqld|mariadbd?|server|galera)["']?\s+["']?([\w-]+)["']?\s+(?=\S)/g,
    to: ' $1=',
  },
  { from: /\bset\s+\S{0,200}(?:mysqld|mariadbd?|my\.cnf)\S{0,100}\/([\w-]+)["']?\s+/g, to: '$1=' },
  { from: /^(\s*)ENV\s+(\w+)\s+(?!=)/g, to: '$1ENV $2=' },
  { from: /"name",\s*("[\w-]+"),\s*"value",\s*/g, to: 'name=$1, value=' },
]

export function lineDocuments(text: string, file: string): Document[] {
  const name = madeFrom(file)
  const ending = endingOf(name)
  const language = LANGUAGES.find(({ endings }) => endings.has(ending)) ?? OTHER_LANGUAGE
  const hasSlashes = language.comments.includes('//') || ['nix', 'sql'].includes(ending)
  const plain = [...BLOCK_COMMENTS, ...(hasSlashes ? [SLASH_COMMENT] : [])].reduce(
    (rest, [begin, end]) => textOutside(rest, begin, end),
    text,
  )
  const root = rootNode(language.isCode ? 'code' : 'text')
  const lines = plain
    .split('\n')
    .map((line, index) => ({ text: beforeComment(line, language.comments), number: index + 1 }))
  // Other programs have .ini files, too, so only a group of a server makes such a text an option file.
  const isOptions = isCnf(name) || (['ini', 'conf', 'cfg'].includes(ending) && hasServerGroup(text))
  addLines(root, lines, isOptions)
  return [{ file, root }]
}

/**
 * Removes blocks of comments, but keeps their line breaks, so that later lines keep their numbers. A block without an
 * end stays, because it may not be a comment.
 */
function textOutside(text: string, begin: string, end: string): string {
  let rest = ''
  let at = 0
  for (;;) {
    const from = text.indexOf(begin, at)
    const to = from < 0 ? -1 : text.indexOf(end, from + begin.length)
    if (to < 0) return rest + text.slice(at)
    rest += text.slice(at, from) + text.slice(from, to).replace(/[^\n]/g, '')
    at = to + end.length
  }
}

/** Cuts off a line's comment, which begins at the start of the line or after a blank, and never inside quotes. */
function beforeComment(text: string, marks: readonly string[]): string {
  if (!marks.some((mark) => text.includes(mark))) return text
  let quote = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (quote === '' && (at === 0 || /\s/.test(text[at - 1] ?? ''))) {
      const mark = marks.find((each) => text.startsWith(each, at))
      // A semicolon begins a comment only at the start of a line.
      if (mark !== undefined && (mark !== ';' || text.slice(0, at).trim() === '')) return text.slice(0, at)
    }
    if (character === '\\') at += 1
    else if (character === quote) quote = ''
    else if (quote === '' && /["']/.test(character) && !/\w/.test(text[at - 1] ?? '')) quote = character
  }
  return text
}

const HEREDOC = /<<[-~]?\s?["'`]?([A-Za-z_]\w*)["'`]?/
/** Statements of templates. Lines with them are skipped, because they print nothing. */
const STATEMENT = /^(?:\{%.*?%\}|<%(?!=).*?%>|\{\{-?\s*(?:if|with|range|else|end)\b.*?\}\})\s*/
const KEY = /^(?:-\s+)?(?:(?:const|let|var|local)\s+)?["'`$@]?([\w.:/-]{1,80}?)["'`]?\s{0,40}(?:=>|[:=](?![:=~])|\{|$)/
/** Kind and name of a Terraform block, such as `resource "aws_db_instance" "main"`. */
const BLOCK = /^(?:resource|data|module|variable)\s+["']([\w-]+)["'](?:\s+["']([\w-]+)["'])?/

/** Nests lines in a node by their indentation. @param isOptions whether all of the text is an option file */
export function addLines(top: GrowingNode, lines: readonly SourceText[], isOptions = false): void {
  const open: { node: GrowingNode; indent: number }[] = []
  const syntax = top.syntax === 'code' ? 'code' : 'text'
  let section: { indent: number; group: string } | undefined
  let heredoc: { end: string; indent: number } | undefined
  let isInStatement = false
  for (const { text: raw, number } of lines.flatMap(spelledLines)) {
    const whole = rewritten(raw.slice(0, LONGEST_LINE))
    const text = whole.trim()
    const wasInStatement = isInStatement
    isInStatement = !text.includes('%}') && (isInStatement || text.includes('{%'))
    if (text === '' || wasInStatement || isInStatement || STATEMENT.test(text)) continue
    if (whole.startsWith('---') && heredoc === undefined) section = undefined
    if (heredoc !== undefined && text === heredoc.end) {
      heredoc = undefined
      section = undefined
      continue
    }
    const indent = Math.max(indentOf(whole), heredoc === undefined ? 0 : heredoc.indent + 2)
    if (section !== undefined && indent < section.indent) section = undefined
    const group = sectionOf(text, section !== undefined || isOptions)
    if (group !== undefined) section = { indent, group }
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop()
    const node = addNode(open.at(-1)?.node ?? top, {
      key: keyOf(text),
      text,
      line: number,
      syntax: heredoc === undefined ? syntax : 'text',
      group: group === undefined ? section?.group : '',
    })
    if (open.length < DEEPEST && !/^[}\])]+[,;]?$/.test(text)) open.push({ node, indent })
    if (section !== undefined && !isOptions && group === undefined && /^[^"'`]*["'`][);,]*$/.test(text))
      section = undefined
    const end = heredoc === undefined ? HEREDOC.exec(text)?.[1] : undefined
    if (end !== undefined) heredoc = { end, indent }
  }
}

/** Splits a line at each `\n` of a string in it, because such a string may hold several lines of an option file. */
function spelledLines({ text, number }: SourceText): SourceText[] {
  const start = text.slice(0, MOST_SPELLED)
  if (!start.includes('\\n') || !/["']/.test(start)) return [{ text, number }]
  const [first = '', ...others] = start.split(/(?:\\r)?\\n/)
  const indent = ' '.repeat(indentOf(first) / 2 + 4)
  return [{ text: first, number }, ...others.map((each) => ({ text: indent + each, number }))]
}

function rewritten(text: string): string {
  return REWRITTEN.reduce((rest, { of, from, to }) => (of?.test(text) === false ? rest : rest.replace(from, to)), text)
}

function indentOf(text: string): number {
  let blanks = 0
  let at = 0
  for (; text[at] === ' ' || text[at] === '\t'; at += 1) blanks += text[at] === ' ' ? 1 : TABS
  return 2 * blanks + (/^-(?:\s|$)/.test(text.slice(at, at + 2)) ? 1 : 0)
}

function keyOf(text: string): string {
  const [, kind, name] = BLOCK.exec(text) ?? []
  if (kind !== undefined) return name === undefined ? kind : `${kind}.${name}`
  return KEY.exec(text)?.[1] ?? ''
}

/** Beginnings of the names of other programs' groups in option files. Such a group ends the one above it. */
const PROGRAMS = ['client', 'mysql', 'sst', 'xtrabackup']

/** Name of the option file's group that a line begins, even inside a string; undefined if it begins none. */
function sectionOf(text: string, isInside: boolean): string | undefined {
  const begun = text.replace(/^.{0,200}(?:[:=(]|\b(?:printf|echo(?:\s+-\w+)?)\s)\s*(?=["'`]\s*\[)/, '')
  const [, name = '', rest = ''] = /^["'`|>+-]*\s*\[\s*([\w.-]+)\s*\](.*)$/.exec(begun) ?? []
  const group = name.toLowerCase()
  if (name === '' || !/^(?:["'`,\\]*|\s*[#;].*)$/.test(rest)) return undefined
  const isOfProgram = PROGRAMS.some((program) => group.startsWith(program))
  return isInside || isServerGroup(group) || isLikeServerGroup(group) || isOfProgram ? group : undefined
}
