/**
 * Fragments of any text: variables of a server with their values, and images. Nothing is evaluated: both branches of a
 * condition are fragments, and a loop is read once.
 */

import { ROWS } from '../options/option-table.ts'
import { readOptionFileLine } from '../suite/option-file.ts'
import { isServerGroup } from '../suite/option-groups.ts'
import { hidden } from './hidden-texts.ts'
import { familyOfImage, holdsServer, mayHoldServer } from './images.ts'
import type { Line, Outline } from './outline.ts'
import { isRdsFormula } from './rds-formulas.ts'
import { type ServerWord, serverWord } from './server-words.ts'
import { OPEN_VALUE } from './terraform-plan.ts'

export interface Value {
  /** `reference`: an expression that other places decide over; `hidden`: not the value, but a text for it. */
  readonly kind: 'literal' | 'reference' | 'hidden'
  /** Undefined: the value of a bare flag. */
  readonly text: string | undefined
}

export interface Fragment extends ServerWord {
  readonly value: Value
  readonly file: string
  readonly line: Line
  readonly form: 'flag' | 'key' | 'option'
}

export interface ScannedText extends Outline {
  readonly settings: readonly Fragment[]
  readonly images: readonly Fragment[]
  /** The rest of lines with fragments; of others all is left. */
  readonly left: ReadonlyMap<Line, string>
}

const WORD = /[A-Za-z_][\w-]*(?:\.[A-Za-z][\w-]*)*/g
/** Keys whose value is the name of a variable, and those that have its value. */
const NAME_KEY =
  /(?:^|[\s{,(["'-])(?:name|Name|key|parameter_?[nN]ame|ParameterName|ParameterKey|variable|option|flag|setting)["']?\s*(?:=>|=|:)\s*(?:[\w.]+\()?["'`]?$/
const VALUE_KEY =
  /(?:^|[\s{,("'-])(?:[vV]alue|val|[dD]efault|DefaultValue|parameter_?[vV]alue|ParameterValue)["']?\s*(?:=>|=|:)\s*/
const VALUE_LINE = /^["']?(?:[vV]alue|[dD]efault|content)["']?\s*[:=]\s*(.+?),?$/
const JOINT = /^["'`]?\]?\)?\s*(?:=>|:=|\?=|\|\|=|[:=](?![:=])|,(?=\s*["'`\d]))\s*/
/** The end of a line whose value stands below it. */
const OPENS = /^(?:$|[&!][\w:.-]+$|[|>][+-]?\d?$|[{[(]$)/
/** Text before a word that is no key: a part of a path, or the variable in an expression. */
const NO_KEY = /(?:[$@.\w/]|[$#%{]\{)$/
/** Text before a word that is a key although it ends in a dot or @. */
const KEY_DESPITE_DOT = /(?:@@(?:global\.|session\.)?|[a-z]\.)$/i
/** Lines between the name and the value of one variable. */
const NEAR = 4
/** Characters of a line between them. */
const FAR_ON_LINE = 300
const LONGEST_KEY = 80
/** Lines that the value of one key may have. */
const MOST_CHILDREN = 20

export function scan(outline: Outline): ScannedText {
  const scanner = new Scanner(outline)
  for (const line of outline.lines) scanner.readLine(line)
  const left = new Map(
    [...scanner.left].map(([line, rest]) => [line, rest.replaceAll('\0', '').replace(/\s+/g, ' ').trim()]),
  )
  return { ...outline, settings: scanner.settings, images: scanner.images, left }
}

/** Places that give one of these names a value, in the same spellings. */
export function assignmentsIn(outline: Outline, names: ReadonlySet<string>): readonly Fragment[] {
  const scanner = new Scanner(outline, names)
  for (const line of outline.lines) scanner.readWords(line)
  return scanner.settings
}

class Scanner {
  readonly settings: Fragment[] = []
  readonly images: Fragment[] = []
  /** Lines with fragments, which are blacked out. */
  readonly left = new Map<Line, string>()
  readonly #outline: Outline
  readonly #names: ReadonlySet<string> | undefined
  readonly #isOfServer: boolean

  /** @param names whose values are read; undefined: those of a server's variables */
  constructor(outline: Outline, names?: ReadonlySet<string>) {
    this.#outline = outline
    this.#names = names
    this.#isOfServer = names === undefined
  }

  readLine(line: Line): void {
    if (line.group === undefined) {
      this.#readImage(line)
      this.readWords(line)
    } else if (line.group !== '') this.#readOption(line)
  }

  readWords(line: Line): void {
    let after = 0
    for (const { 0: text, index } of line.text.matchAll(WORD)) {
      const word = index < after ? undefined : this.#wordOf(text)
      if (word !== undefined) after = this.#readWord(word, line, index, index + text.length)
    }
  }

  #wordOf(text: string): ServerWord | undefined {
    if (this.#names === undefined) return serverWord(text)
    const name = text.slice(text.lastIndexOf('.') + 1)
    return this.#names.has(name) ? { name, certainty: 'sure' } : undefined
  }

  #isCode(line: Line): boolean {
    return this.#outline.isCode && !line.isText
  }

  #take(line: Line, from = 0, to = line.text.length): void {
    const rest = this.left.get(line) ?? line.text
    this.left.set(line, rest.slice(0, from) + '\0'.repeat(to - from) + rest.slice(to))
  }

  #add({ name, certainty }: ServerWord, value: Value, line: Line, form: Fragment['form']): void {
    const { file, isPlan } = this.#outline
    this.settings.push({ name, certainty, value: isPlan ? withoutSecret(value) : value, file, line, form })
  }

  /** A line of an option file: read as servers do, unless a template makes it. */
  #readOption(line: Line): void {
    const { group = '', text } = line
    if (!isServerGroup(group)) {
      // Other programs read these groups, or servers that somebody starts in a special way.
      if (!/^(?:mysqld|mariadbd?|server)/.test(group)) this.#take(line)
      return
    }
    const end = /["'`]?[,;]?$|\\$/.exec(text)?.[0] ?? ''
    const isQuoted = /^["'`]/.test(end) && text.slice(0, -end.length).includes(end[0] ?? '"')
    const read = readOptionFileLine(isQuoted ? text : text.slice(0, text.length - end.length), false)
    if (read.kind !== 'option' || !/^[A-Za-z][\w.-]*$/.test(read.name)) return
    this.#take(line)
    const value: Value = read.value === undefined ? BARE : classified(read.value, false)
    this.#add({ name: read.name, certainty: serverWord(read.name)?.certainty ?? 'likely' }, value, line, 'option')
  }

  #readImage(line: Line): void {
    const { text } = line
    if (!/image|FROM|kind|family|version|engine|repository|^- |azurerm/i.test(text)) return
    const named = IMAGE.exec(text) ?? (line.parent?.text === 'services:' ? SERVICE.exec(text) : null)
    const image = named?.[1] ?? named?.[2] ?? ''
    if (named !== null && image !== '' && !/^[{&*|>]/.test(image)) {
      this.#addImage(image, line, named.index, named.index + named[0].length)
      return
    }
    const [, product, version = ''] = FAMILY.exec(text) ?? []
    if (product !== undefined) this.#addImage(`${product.toLowerCase()}:${version.replaceAll('_', '.')}`, line)
    for (const { product: productPattern, version: versionPattern } of SPLIT_IMAGES) {
      const match = productPattern.exec(text)
      const name = match?.[1] ?? match?.[2] ?? ''
      const isTag = versionPattern === TAG
      const near = match === null || (isTag && !holdsServer(name)) ? undefined : this.#near(line, versionPattern)
      if (match === null || near === undefined) continue
      this.#take(line, match.index, match.index + match[0].length)
      const number = /^\d+(?:\.\d+)*/.exec(near.text)?.[0] ?? `\${${near.text}}`
      const managed = familyOfImage(name).fork
      this.#addImage(isTag ? `${name}:${near.text}` : `${managed}:${number}`, near.line)
    }
  }

  #addImage(text: string, line: Line, from?: number, to?: number): void {
    const isOpen = isExpression(text)
    const isServer = isOpen ? mayHoldServer(text) : holdsServer(text)
    this.#take(line, from, to)
    const value: Value = { kind: isOpen ? 'reference' : 'literal', text }
    const certainty = isServer ? 'sure' : 'everyday'
    this.images.push({ name: 'image', certainty, value, file: this.#outline.file, line, form: 'key' })
  }

  /** The version of an image: beside the line of its product, or in a block there. */
  #near(line: Line, pattern: RegExp): { readonly text: string; readonly line: Line } | undefined {
    for (let away = 0; away <= FAR; away += 1)
      for (const other of [this.#outline.lines[line.index + away], this.#outline.lines[line.index - away]]) {
        if (other === undefined || other.document !== line.document) continue
        if (![other.parent, other.parent?.parent].includes(line.parent) && other.parent !== line) continue
        const text = pattern.exec(other.text)?.[1]
        if (text !== undefined) return { text: text.replace(/^["']|["'],?$/g, ''), line: other }
      }
    return undefined
  }

  /** Reads the value that a word has. @returns its end on the line, or that of the word */
  #readWord(word: ServerWord, line: Line, from: number, to: number): number {
    const { text } = line
    const isOfServer = this.#isOfServer
    const before = text.slice(Math.max(0, from - LONGEST_KEY), from)
    if (/(?:^|[^\w-])--$/.test(before)) return isOfServer ? this.#readFlag(word, line, from - 2, to) : to
    const key = NAME_KEY.exec(before)
    if (key !== null) {
      const read = this.#valueNear(line, to)
      if (read === undefined) return to
      this.#take(line, from - before.length + key.index, to)
      const isEveryday = word.certainty === 'everyday' && !word.name.includes('-')
      this.#add({ ...word, certainty: isEveryday ? 'everyday' : 'sure' }, read.value, read.line, 'key')
      return read.line === line ? read.to : to
    }
    if (isOfServer && NO_KEY.test(before) && !KEY_DESPITE_DOT.test(before)) return to
    if (!isOfServer && /(?:[\w/]|[$#%{]\{)$/.test(before)) return to
    const rest = text.slice(to, to + 80)
    const [joint] = JOINT.exec(rest) ?? (isOfServer ? [] : (/^["']?\s*(?=\{)/.exec(rest) ?? []))
    // In `image: name:tag`, neither the name nor the tag is the value of a setting.
    const start = to + (joint ?? '').length
    if (joint === undefined || (!isOfServer && /^:\S|^\W*,/.test(joint + text.slice(start, start + 1)))) return to
    if (OPENS.test(text.slice(start))) {
      const child = this.#childValue(line)
      if (child === undefined) return text.length
      this.#take(line, from)
      this.#add(word, child.value, isOfServer ? line : child.line, 'key')
      return text.length
    }
    if (/^\{[^{]/.test(text.slice(start))) {
      const inside = this.#valueOn(line, start)
      if (inside === undefined) return isOfServer ? start : to
      this.#take(line, from, start)
      this.#add(word, inside.value, line, 'key')
      return inside.to
    }
    // A shell's `name=value other` ends at the blank.
    const quote = /^["'`]/.test(rest) ? undefined : quoteBefore(text, from)
    const isCode = this.#isCode(line) || joint.includes(',')
    const value = valueAt(text, start, { isFlag: joint === '=' && (isOfServer || from > 0), isCode, quote })
    // A list of names gives none of them a value.
    if (value === undefined || (joint.includes(',') && isName(value.value))) return to
    this.#take(line, from, value.to)
    this.#add(word, value.value, line, 'key')
    return value.to
  }

  /** `--name=value`, `--name value`, `--name`; the value may be the next item of a list. */
  #readFlag({ name, certainty }: ServerWord, line: Line, from: number, to: number): number {
    const { text } = line
    const push = (value: Value, at: number) => {
      this.#take(line, from, at)
      this.#add({ name, certainty: certainty === 'everyday' ? 'likely' : 'sure' }, value, line, 'flag')
      return at
    }
    const how = { isFlag: true, isCode: false, quote: quoteBefore(text, from) }
    if (text[to] === '=') {
      const read = valueAt(text, to + 1, how)
      return read === undefined ? push({ kind: 'literal', text: '' }, to + 1) : push(read.value, read.to)
    }
    if (ROWS.get(name.replaceAll('-', '_'))?.isSwitch === true || /^(?:skip|enable|disable)-/.test(name))
      return push(BARE, to)
    const [gap = ''] = /^(?:[ \t]+|["']\s*,\s*["'])(?=[^-\s&|;"'#])/.exec(text.slice(to)) ?? []
    const read = gap === '' ? undefined : valueAt(text, to + gap.length, how)
    if (read !== undefined) return push(read.value, read.to)
    const next = this.#outline.lines[line.index + 1]
    const [, item = ''] = /^-?\s*["']?([^-\s"'][^"']*?)["']?,?$/.exec(next?.text ?? '') ?? []
    const isItem = next?.indent === line.indent && /^["']?,?$/.test(text.slice(to)) && item !== ''
    if (!isItem || /[:={[(]\s/.test(`${item} `)) return push(BARE, to)
    this.#take(next)
    return push(classified(item, false), to)
  }

  /** The value of the variable that a line names: on the line, else on one near it. */
  #valueNear(line: Line, to: number): PlacedValue | undefined {
    const beside = this.#valueOn(line, to)
    if (beside !== undefined) return beside
    for (const step of [1, -1])
      for (let away = step; Math.abs(away) <= NEAR; away += step) {
        const other = this.#outline.lines[line.index + away]
        const text = other?.text ?? ''
        const isOfAnother =
          NAME_KEY.test(text.slice(-2 * LONGEST_KEY).replace(/["'`]?[\w.-]+["'`]?,?$/, '')) || /^[}\])]/.test(text)
        if (other === undefined || isOfAnother || (step < 0 && /[[{(]$/.test(text))) break
        const value = this.#valueOn(other, 0)
        if (value !== undefined) return value
      }
    return undefined
  }

  /** The value of a key that stands for values, behind a place of a line. */
  #valueOn(line: Line, from: number): PlacedValue | undefined {
    const { text } = line
    const key = VALUE_KEY.exec(text.slice(from, from + FAR_ON_LINE))
    if (key === null) return undefined
    const start = from + key.index + key[0].length
    const isBelow = start >= text.length || /^[|>!][-+]?$/.test(text.slice(start))
    const read = isBelow ? this.#childValue(line) : valueAt(text, start, { isFlag: false, isCode: this.#isCode(line) })
    if (read === undefined) return undefined
    const to = isBelow ? text.length : read.to
    this.#take(line, from + key.index, to)
    return { value: read.value, line, to }
  }

  /** The value that the lines below a key have: of a key for values, one scalar, or anything else as an expression. */
  #childValue(line: Line): PlacedValue | undefined {
    const below = this.#outline.lines.slice(line.index + 1, line.end)
    const isOther = ({ text }: Line) => text.match(WORD)?.some((each) => serverWord(each)?.certainty === 'sure')
    if (below.length === 0 || below.length > MOST_CHILDREN || below.some(isOther)) return undefined
    const keyed = below.filter(({ text }) => !/^[}\])]/.test(text))
    const [only = line, other] = keyed
    const valued = keyed.find(({ parent, text }) => parent === line && VALUE_LINE.test(text))
    for (const each of valued === undefined ? below : [valued]) this.#take(each)
    const isCode = this.#isCode(line)
    const read = valueAt(VALUE_LINE.exec(valued?.text ?? '')?.[1] ?? '', 0, { isFlag: false, isCode })
    if (valued !== undefined && read !== undefined) return { ...read, line: valued }
    const isScalar = other === undefined && !/[:=]/.test(only.text)
    if (!isScalar && !this.#isOfServer) return undefined
    const value: Value = isScalar
      ? classified(only.text.replace(/^-\s+/, ''), isCode)
      : { kind: 'reference', text: keyed.map(({ text }) => text).join(' ') }
    return { value, line: only, to: 0 }
  }
}

const BARE: Value = { kind: 'literal', text: undefined }

const IMAGE =
  /(?:^(?:-\s+)?|[{,]\s*)["']?(?:image|Image|baseImage)["']?\s*[:=]\s*["']?((?:\$?\{\{.*?\}\}|\$\{(?:[^{}]|\$\{[^{}]*\})*\}|[^\s"',{}])+)["']?|^FROM\s+(?:--\S+\s+)?(\S+)/
const SERVICE = /^-\s+["']?([\w./-]+:[\w.-]+)["']?$/
const FAMILY =
  /^(?:-\s+)?["']?(?:\w*[fF]amily|database_?[vV]ersion|mysqlVersion|DBParameterGroupFamily)["']?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)["']?,?\s*$/i
const TAG = /^["']?tag["']?\s*[:=]\s*(\S+)$/
/** Products, and their versions, which stand near them. */
const SPLIT_IMAGES = [
  {
    product: /^["']?[eE]ngine["']?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb)["']?,?$/,
    version: /^["']?(?:engine_?[vV]ersion|EngineVersion)["']?\s*[:=]\s*(\S+)$/,
  },
  {
    product: /^kind:\s*(InnoDBCluster|MySQL|MysqlCluster|MariaDB)$|\bazurerm_(mysql|mariadb)_(?:flexible_)?server\b/,
    version: /^["']?(?:version|mysqlVersion)["']?\s*[:=]\s*(["']?[^\s"',]+["']?,?)$/,
  },
  { product: /^["']?repository["']?\s*[:=]\s*["']?([^\s"',]+)/, version: TAG },
]
/** Lines between both. */
const FAR = 20

function isName({ kind, text = '' }: Value): boolean {
  return kind === 'literal' && serverWord(text) !== undefined
}

/** Shows only numbers, words and formulas of a plan of Terraform, because its secrets are in plain text. */
function withoutSecret(value: Value): Value {
  if (value.text === undefined || value.text === '') return value
  if (value.text === OPEN_VALUE) return { kind: 'hidden', text: OPEN_VALUE }
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

interface PlacedValue extends ReadValue {
  readonly line: Line
}

/** The value that begins at a place of a line; undefined if there is none. */
function valueAt(
  text: string,
  start: number,
  how: { readonly isFlag: boolean; readonly isCode: boolean; readonly quote?: string | undefined },
): ReadValue | undefined {
  const rest = text.slice(start)
  // Such as pulumi.String("OFF").
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
  const value = text.slice(start, to).trim()
  const bare = value.replace(/(?<![,;])[,;]+$/, '')
  return bare === '' ? undefined : { value: classified(bare, how.isCode), to }
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

function classified(text: string, isCode: boolean): Value {
  const isWord = /^[+-]?\d[\w.]*$|^(?:on|off|true|false|yes|no|null|nil)$/i.test(text)
  if (isExpression(text) || (isCode && !isWord && !/^["'`].*["'`]$/.test(text))) return { kind: 'reference', text }
  return { kind: 'literal', text: text.replace(/^(["'`])(.*)\1$/, '$2').replace(/^(\d+)_(\d+)$/, '$1$2') }
}
