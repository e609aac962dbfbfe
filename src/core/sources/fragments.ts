/**
 * Fragments of any text: variables of a server with their values, and images, as they stand in it. Nothing is
 * evaluated: of a condition both branches are fragments, of a loop its literal.
 */

import { ROWS } from '../options/option-table.ts'
import { readOptionFileLine } from '../suite/option-file.ts'
import { isServerGroup } from '../suite/option-groups.ts'
import { hidden } from './hidden-texts.ts'
import { holdsServer, isMariaDb, mayHoldServer } from './images.ts'
import type { Line, Outline } from './outline.ts'
import { isRdsFormula } from './rds-formulas.ts'
import { type ServerWord, serverWord } from './server-words.ts'
import { NOT_YET_KNOWN } from './terraform-plan.ts'

/** The value of a fragment: literal, none as of a bare flag, or an expression that other places decide over. */
export type Value =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'bare' }
  | { readonly kind: 'reference'; readonly text: string }
  /** `text`: not the value, but something that differs where the value does. */
  | { readonly kind: 'hidden'; readonly text: string }

export interface Fragment {
  readonly kind: 'setting' | 'image'
  /** Name of the option with dashes; `image`. */
  readonly name: string
  readonly value: Value
  readonly line: Line
  readonly certainty: ServerWord['certainty']
  readonly form: 'flag' | 'key' | 'option'
  readonly group: string | undefined
}

export interface ScannedText extends Outline {
  readonly fragments: readonly Fragment[]
  /** What is left of a line without its fragments; lines without a fragment are whole. */
  readonly residues: ReadonlyMap<Line, string>
}

const WORD = /[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)*/g
/** Keys whose value is the name of a variable, and those that have its value. */
const NAME_KEY =
  /(?:^|[\s{,(["'-])(?:name|Name|key|parameter_?[nN]ame|ParameterName|ParameterKey|variable|option|flag|setting)["']?\s*(?:=>|=|:)\s*(?:[\w.]+\()?["'`]?$/
const VALUE_KEY = /(?:^|[\s{,("'-])(?:value|Value|val|parameter_?[vV]alue|ParameterValue)["']?\s*(?:=>|=|:)\s*/
/** Lines between the name and the value of one variable. */
const NEAR = 4
/** Lines that the value of one key may have. */
const MOST_CHILDREN = 20

export function scan(outline: Outline): ScannedText {
  const scanner = new Scanner(outline)
  for (const index of outline.lines.keys()) scanner.readLine(index)
  return { ...outline, fragments: scanner.fragments, residues: scanner.residues() }
}

interface Span {
  readonly from: number
  readonly to: number
}

class Scanner {
  readonly fragments: Fragment[] = []
  readonly #outline: Outline
  /** The object of Kubernetes that is being read. */
  #kind: { readonly name: string; readonly document: number } | undefined
  /** Consumed parts of lines, by index. */
  readonly #consumed = new Map<number, Span[]>()

  constructor(outline: Outline) {
    this.#outline = outline
  }

  readLine(index: number): void {
    const line = this.#outline.lines[index]
    if (line === undefined || line.group === '') return
    if (line.group !== undefined) {
      this.#readOption(line, index)
      return
    }
    this.#readImage(line, index)
    const { text } = line
    let after = 0
    for (const match of text.matchAll(WORD)) {
      if (match.index < after) continue
      const word = serverWord(match[0])
      if (word !== undefined)
        after = this.#readWord(word, { from: match.index, to: match.index + match[0].length }, index)
    }
  }

  #isCode(line: Line): boolean {
    return this.#outline.isCode && !line.isText
  }

  residues(): Map<Line, string> {
    const residues = new Map<Line, string>()
    for (const [index, spans] of this.#consumed) {
      const line = this.#outline.lines[index]
      if (line !== undefined) residues.set(line, without(line.text, spans))
    }
    return residues
  }

  #consume(index: number, from: number, to: number): void {
    const spans = this.#consumed.get(index) ?? []
    spans.push({ from, to })
    this.#consumed.set(index, spans)
  }

  #add(fragment: Omit<Fragment, 'kind' | 'group'> & Partial<Fragment>): void {
    const value = this.#outline.isPlan ? withoutSecret(fragment.value) : fragment.value
    this.fragments.push({ kind: 'setting', group: undefined, ...fragment, value })
  }

  /** A line of an option file: read as servers do, unless a template makes it. */
  #readOption(line: Line, index: number): void {
    const { group = '' } = line
    const read = readOptionFileLine(
      line.text.replace(/["'`]?[,;]?$|\s*\\$/, (end) => (/^["'`]/.test(end) && hasQuote(line.text, end) ? end : '')),
      false,
    )
    const isOurs = isServerGroup(group)
    if (!isOurs) {
      // Other programs read these groups, or servers that somebody starts in a special way.
      if (!/^(?:mysqld|mariadbd?|server)/.test(group)) this.#consume(index, 0, line.text.length)
      return
    }
    if (read.kind !== 'option' || !/^[A-Za-z][\w.-]*$/.test(read.name)) return
    const { name, value: text } = read
    const value: Value = text === undefined ? { kind: 'bare' } : classified(text, false)
    this.#consume(index, 0, line.text.length)
    this.#add({ name, value, line, form: 'option', group, certainty: serverWord(name)?.certainty ?? 'likely' })
  }

  #readImage(line: Line, index: number): void {
    const { text } = line
    if (!/image|FROM|kind|family|version|engine|repository|^- /i.test(text)) return
    const found = IMAGE.exec(text) ?? (line.parent?.text === 'services:' ? SERVICE.exec(text) : null)
    const named = found?.[1] ?? found?.[2] ?? ''
    if (found !== null && named !== '' && !/^[{&*|>]/.test(named)) {
      this.#image(named, line, index, { from: found.index, to: found.index + found[0].length })
      return
    }
    const kind = line.parent === undefined ? /^kind:\s*(\S+)$/.exec(text)?.[1] : undefined
    if (kind !== undefined) this.#kind = { name: kind, document: line.document }
    const [, bare] = VERSION.exec(text) ?? []
    const managed = bare === undefined ? undefined : this.#productOf(line)
    if (bare !== undefined && managed !== undefined) {
      this.#image(`${managed}:${/^\d/.test(bare) ? bare : `\${${bare}}`}`, line, index, { from: 0, to: text.length })
      return
    }
    const [family, product, version] = FAMILY.exec(text) ?? []
    if (family !== undefined && product !== undefined) {
      const image = `${product.toLowerCase()}:${(version ?? '').replaceAll('_', '.')}`
      this.#image(image, line, index, { from: 0, to: text.length })
      return
    }
    const engine = ENGINE.exec(text)?.[1]
    if (engine !== undefined) {
      const near = this.#near(index, ENGINE_VERSION)
      if (near === undefined) return
      const [, of = ''] = /^(\d+(?:\.\d+)*)/.exec(near.found) ?? []
      this.#consume(index, 0, text.length)
      const at = this.#outline.lines[near.index] ?? line
      this.#image(of === '' ? `${engine}:\${${near.found}}` : `${engine}:${of}`, at, near.index, {
        from: 0,
        to: at.text.length,
      })
      return
    }
    const repository = REPOSITORY.exec(text)?.[1]
    if (repository !== undefined && holdsServer(repository)) {
      const near = this.#near(index, TAG)
      if (near === undefined) return
      this.#consume(index, 0, text.length)
      const at = this.#outline.lines[near.index] ?? line
      this.#image(`${repository}:${near.found}`, at, near.index, { from: 0, to: at.text.length })
    }
  }

  /** The product whose version a line gives without naming it: by the object, or the resource, around it. */
  #productOf({ parent, document }: Line): string | undefined {
    if (parent === undefined) return undefined
    const isSpec = parent.text === 'spec:' && this.#kind?.document === document
    const named = isSpec ? KIND.exec(this.#kind?.name ?? '') : AZURE.exec(parent.text)
    return named === null ? undefined : isMariaDb((named[1] ?? '').toLowerCase()) ? 'mariadb' : 'mysql'
  }

  #image(written: string, line: Line, index: number, { from, to }: Span): void {
    const isOpen = isExpression(written)
    const isServer = isOpen ? mayHoldServer(written) : holdsServer(written)
    const value: Value = isOpen ? { kind: 'reference', text: written } : { kind: 'literal', text: written }
    this.#consume(index, from, to)
    this.fragments.push({
      kind: 'image',
      name: 'image',
      ...{ value, line, form: 'key', group: undefined, certainty: isServer ? 'sure' : 'everyday' },
    })
  }

  /** @returns the end of what was read */
  #readWord(word: ServerWord, { from, to }: Span, index: number): number {
    const line = this.#outline.lines[index]
    if (line === undefined) return to
    const { text } = line
    const before = text.slice(Math.max(0, from - 80), from)
    const rest = text.slice(to, to + 80)
    const { name, certainty } = word
    if (/(?:^|[^\w-])--$/.test(before)) return this.#readFlag(word, { from: from - 2, to }, index)
    if (NAME_KEY.test(before)) {
      const read = this.#valueNear(index, to)
      if (read === undefined) return to
      this.#consume(index, from - before.length + (NAME_KEY.exec(before)?.index ?? 0), to)
      this.#add({
        name,
        certainty: certainty === 'everyday' && !name.includes('-') ? certainty : 'sure',
        value: read.value,
        line: read.line,
        form: 'key',
      })
      return read.index === index ? read.to : to
    }
    if (/[$@{.\w/]$/.test(before) && !/(?:@@(?:global\.|session\.)?|[a-z]\.)$/i.test(before)) return to
    const [joint] = /^["'`]?\]?\)?\s*(?:=>|:=|[:=](?![:=])|,(?=\s*["'`\d]))\s*/.exec(rest) ?? []
    if (joint === undefined) return to
    const start = to + joint.length
    if (
      start >= text.length ||
      /^(?:[&!][\w:.-]+|[|>][+-]?\d?)$/.test(text.slice(start)) ||
      /^[{[(]$/.test(text.slice(start))
    ) {
      const child = this.#childValue(index)
      if (child === undefined) return text.length
      this.#consume(index, from, text.length)
      this.#add({ name, certainty, value: child, line, form: 'key' })
      return text.length
    }
    // As in a shell: `name=value other`.
    const isTight = joint === '='
    const quote = /^["'`]/.test(rest) ? undefined : quoteBefore(text, from)
    const value = valueAt(text, start, { isFlag: isTight, isCode: this.#isCode(line) || joint.includes(','), quote })
    // A list of names gives none of them a value.
    if (value === undefined || (joint.includes(',') && isName(value.value))) return to
    this.#consume(index, from, value.to)
    this.#add({ name, certainty, value: value.value, line, form: 'key' })
    return value.to
  }

  /** `--name=value`, `--name value`, `--name`; the value may be the next item of a list. */
  #readFlag({ name, certainty }: ServerWord, { from, to }: Span, index: number): number {
    const { lines } = this.#outline
    const line = lines[index]
    if (line === undefined) return to
    const { text } = line
    const push = (value: Value, at: number) => {
      this.#consume(index, from, at)
      this.#add({ name, certainty: certainty === 'everyday' ? 'likely' : 'sure', value, line, form: 'flag' })
      return at
    }
    if (text[to] === '=') {
      const read = valueAt(text, to + 1, { isFlag: true, isCode: false, quote: quoteBefore(text, from) })
      return read === undefined ? push({ kind: 'literal', text: '' }, to + 1) : push(read.value, read.to)
    }
    const isSwitch = ROWS.get(name.replaceAll('-', '_'))?.isSwitch === true || /^(?:skip|enable|disable)-/.test(name)
    const [gap = ''] = /^(?:[ \t]+|["']\s*,\s*["'])(?=[^-\s&|;"'#])/.exec(text.slice(to)) ?? []
    if (!isSwitch && gap !== '') {
      const read = valueAt(text, to + gap.length, { isFlag: true, isCode: false, quote: quoteBefore(text, from) })
      if (read !== undefined) return push(read.value, read.to)
    }
    const next = lines[index + 1]
    const [, item] = /^-?\s*["']?([^-\s"'][^"']*?)["']?,?$/.exec(next?.text ?? '') ?? []
    const isItem =
      next !== undefined && next.indent === line.indent && /^["']?,?$/.test(text.slice(to)) && item !== undefined
    if (!isSwitch && isItem && !/[:={[(]\s/.test(`${item} `)) {
      this.#consume(index + 1, 0, next.text.length)
      return push(classified(item, false), to)
    }
    return push({ kind: 'bare' }, to)
  }

  /** The value of the variable that a line names: on the line, else on one near it. */
  #valueNear(index: number, to: number): { value: Value; line: Line; index: number; to: number } | undefined {
    const { lines } = this.#outline
    const of = (at: number, from: number) => {
      const line = lines[at]
      const found = line && VALUE_KEY.exec(line.text.slice(from))
      if (line === undefined || found === null || found === undefined) return undefined
      const start = from + found.index + found[0].length
      if (start >= line.text.length || /^[|>!][-+]?$/.test(line.text.slice(start))) {
        const child = this.#childValue(at)
        if (child !== undefined) this.#consume(at, from + found.index, line.text.length)
        return child && { value: child, line, index: at, to: line.text.length }
      }
      const read = valueAt(line.text, start, { isFlag: false, isCode: this.#isCode(line) })
      if (read === undefined) return undefined
      this.#consume(at, from + found.index, read.to)
      return { value: read.value, line, index: at, to: read.to }
    }
    const own = of(index, to)
    if (own !== undefined) return own
    for (const step of [1, -1])
      for (let away = step; Math.abs(away) <= NEAR; away += step) {
        const text = lines[index + away]?.text ?? ''
        if (
          NAME_KEY.test(text.replace(/["'`]?[\w.-]+["'`]?,?$/, '')) ||
          /^[}\])]/.test(text) ||
          (step < 0 && /[[{(]$/.test(text))
        )
          break
        const found = of(index + away, 0)
        if (found !== undefined) return found
      }
    return undefined
  }

  /** The value that the lines below a key have: one scalar, or anything else as an expression. */
  #childValue(index: number): Value | undefined {
    const { lines } = this.#outline
    const line = lines[index]
    if (line === undefined) return undefined
    const isCode = this.#isCode(line)
    const below: Line[] = []
    for (let at = index + 1; at < lines.length; at += 1) {
      const next = lines[at]
      if (next === undefined || next.indent <= line.indent || next.document !== line.document) break
      below.push(next)
      if (below.length > MOST_CHILDREN) return undefined
    }
    const [first] = below
    if (first === undefined) return undefined
    if (below.some(({ text }) => [...text.matchAll(WORD)].some((each) => serverWord(each[0])?.certainty === 'sure')))
      return undefined
    for (const at of below.keys()) this.#consume(index + 1 + at, 0, below[at]?.text.length ?? 0)
    const keyed = below.filter(({ text }) => !/^[}\])]/.test(text)).map(({ text }) => text)
    const [, value] = /^["']?(?:value|Value|default|content)["']?\s*[:=]\s*(.*?),?$/.exec(keyed[0] ?? '') ?? []
    if (keyed.length === 1 && value !== undefined) return valueAt(value, 0, { isFlag: false, isCode })?.value
    if (keyed.length === 1 && !/[:=]/.test(first.text)) return classified(first.text.replace(/^-\s+/, ''), isCode)
    return { kind: 'reference', text: keyed.join(' ') }
  }

  #near(index: number, pattern: RegExp): { found: string; index: number } | undefined {
    const { lines } = this.#outline
    const line = lines[index]
    for (const away of [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6]) {
      const other = lines[index + away]
      if (other === undefined || line === undefined || other.document !== line.document) continue
      if (other.parent !== line.parent && other.parent !== line && line.parent !== other) continue
      const found = pattern.exec(other.text)?.[1]
      if (found !== undefined) return { found: found.replace(/^["']|["'],?$/g, ''), index: index + away }
    }
    return undefined
  }
}

const IMAGE =
  /(?:^(?:-\s+)?|[{,]\s*)["']?(?:image|Image|baseImage)["']?\s*[:=]\s*["']?((?:\$?\{\{.*?\}\}|\$\{(?:[^{}]|\$\{[^{}]*\})*\}|[^\s"',{}])+)["']?|^FROM\s+(?:--\S+\s+)?(\S+)/
const SERVICE = /^-\s+["']?([\w./-]+:[\w.-]+)["']?$/
const FAMILY =
  /^(?:-\s+)?["']?(?:\w*[fF]amily|database_?[vV]ersion|mysqlVersion|DBParameterGroupFamily)["']?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)["']?,?\s*$/i
const ENGINE = /^["']?(?:engine|Engine)["']?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb)["']?,?$/
const ENGINE_VERSION = /^["']?(?:engine_?[vV]ersion|EngineVersion)["']?\s*[:=]\s*(\S+)$/
/** A version without its product. */
const VERSION = /^["']?(?:version|mysqlVersion)["']?\s*[:=]\s*["']?([^\s"',]+)["']?,?$/
const KIND = /^(InnoDBCluster|MySQL|MysqlCluster|MariaDB)$/
const AZURE = /\bazurerm_(mysql|mariadb)_(?:flexible_)?server\b/
const REPOSITORY = /^["']?repository["']?\s*[:=]\s*["']?([^\s"',]+)/
const TAG = /^["']?tag["']?\s*[:=]\s*(\S+)$/

function isName(value: Value): boolean {
  return value.kind === 'literal' && serverWord(value.text) !== undefined
}

function hasQuote(text: string, end: string): boolean {
  return text.slice(0, -end.length).includes(end[0] ?? '"')
}

/** A plan of Terraform holds secrets as they are: only numbers, words and formulas are shown. */
function withoutSecret(value: Value): Value {
  if (value.kind === 'bare' || value.text === '') return value
  if (value.text === NOT_YET_KNOWN) return { kind: 'hidden', text: NOT_YET_KNOWN }
  const isShown =
    /^[+-]?[\d.]+[KMGTPE]?$|^[A-Z_,]{1,40}$/.test(value.text) || /^(?:on|off|true|false)$/i.test(value.text)
  return isShown || isRdsFormula(value.text) ? value : { kind: 'hidden', text: hidden(value.text) }
}

/** A line of a plan without the values in it. */
export function withoutSecrets(text: string): string {
  const [, key = '', value = ''] = /^("[\w.-]+": )?(.*)$/s.exec(text) ?? []
  return /^[\s{}[\],]*$/.test(value) ? text : `${key}${hidden(value.replace(/,$/, ''))}`
}

/** The quote around a flag, which ends its value. */
function quoteBefore(text: string, from: number): string | undefined {
  const before = text.slice(0, from)
  const last = before.at(-1) ?? ''
  if (/["'`]/.test(last)) return last
  for (const quote of ['"', "'"]) if ((before.split(quote).length - 1) % 2 === 1) return quote
  return undefined
}

interface ReadValue {
  readonly value: Value
  readonly to: number
}

/** The value that begins at a place of a line; undefined if there is none. */
function valueAt(
  text: string,
  start: number,
  how: { readonly isFlag: boolean; readonly isCode: boolean; readonly quote?: string | undefined },
): ReadValue | undefined {
  const rest = text.slice(start)
  // As in pulumi.String("OFF").
  const [wrapped, inside] = /^[\w.]+\((["'`][^"'`]*["'`])\)/.exec(rest) ?? []
  if (wrapped !== undefined && inside !== undefined)
    return { value: classified(inside, false), to: start + wrapped.length }
  const [, quote = ''] = /^(["'`])/.exec(rest) ?? []
  if (quote !== '' && quote !== how.quote) {
    const end = rest.indexOf(quote, 1)
    const inner = end < 0 ? rest.slice(1) : rest.slice(1, end)
    const isOpen = isExpression(inner) || inner.includes('\\') || /^\s*[+.%]\s/.test(end < 0 ? '' : rest.slice(end + 1))
    return {
      value: isOpen ? { kind: 'reference', text: rest.trim() } : { kind: 'literal', text: inner },
      to: end < 0 ? text.length : start + end + 1,
    }
  }
  const to = start + unquotedEnd(rest, how.isFlag, how.quote)
  const written = text
    .slice(start, to)
    .trim()
    .replace(/[,;]+$/, '')
  return written === '' ? undefined : { value: classified(written, how.isCode), to }
}

/** Where a value without quotes ends: expressions keep their brackets. */
function unquotedEnd(rest: string, isFlag: boolean, quote: string | undefined): number {
  let depth = 0
  for (let at = 0; at < rest.length; at += 1) {
    const character = rest[at] ?? ''
    if (/[{([]/.test(character)) depth += 1
    if (/[})\]]/.test(character)) {
      depth -= 1
      if (depth < 0) return at
    }
    if (depth > 0) continue
    if (quote !== undefined && character === quote) return at
    if (isFlag && (/[\s"'`;|&]/.test(character) || /^,[\w-]+=/.test(rest.slice(at, at + 80)))) return at
    if (character === ',' && /^[\s"'`]|^$/.test(rest.slice(at + 1))) return at
    if (character === ';') return at
  }
  return rest.length
}

const EXPRESSION = /\$\{|\$\(|\{\{|<%|#\{|%\{|\$[A-Za-z_{(]|^![A-Za-z]|%\(|^@[A-Z]\w*@$/

export function isExpression(text: string): boolean {
  return EXPRESSION.test(text)
}

function classified(written: string, isCode: boolean): Value {
  const isWord = /^[+-]?\d[\w.]*$|^(?:on|off|true|false|yes|no|null|nil)$/i.test(written)
  if (isExpression(written) || (isCode && !isWord && !/^["'`].*["'`]$/.test(written)))
    return { kind: 'reference', text: written }
  return { kind: 'literal', text: written.replace(/^(["'`])(.*)\1$/, '$2').replace(/^(\d+)_(\d+)$/, '$1$2') }
}

function without(text: string, spans: readonly Span[]): string {
  let left = ''
  let at = 0
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    left += text.slice(at, Math.max(at, from))
    at = Math.max(at, to)
  }
  return (left + text.slice(at)).replace(/\s+/g, ' ').trim()
}
