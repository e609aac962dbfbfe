/**
 * Fragments of any text: variables of a server with their values, and images. Nothing is evaluated: both branches of a
 * condition are fragments, and a loop is read once.
 */

import { ROWS } from '../options/option-table.ts'
import { isServerGroup } from '../setting/groups.ts'
import { readOptionName } from '../setting/option-name.ts'
import { isSwitch, stateOf } from '../setting/value.ts'
import { hidden } from './hidden-texts.ts'
import { ImageReader } from './image-names.ts'
import { readOptionFileLine } from './option-file.ts'
import { ancestorsOf, type Line, madeFrom, type Outline } from './outline.ts'
import { isRdsFormula } from './rds-formulas.ts'
import { type ServerWord, serverWord } from './server-words.ts'
import { OPEN_VALUE } from './terraform-plan.ts'
import { BARE, classified, isNothing, type ReadValue, type SourceValue, valueAt } from './values.ts'

export interface Fragment extends ServerWord {
  readonly value: SourceValue
  readonly file: string
  readonly line: Line
  readonly form: 'flag' | 'key' | 'option'
}

/** Whether a fragment is surely about a server, whatever stands around it. */
export function isCertain({ certainty, form }: Fragment): boolean {
  return certainty === 'sure' || form === 'option'
}

/** Everyday words do not count by themselves. */
export function isCounting({ certainty }: Fragment): boolean {
  return certainty !== 'everyday'
}

export interface ScannedText extends Outline {
  readonly settings: readonly Fragment[]
  readonly images: readonly Fragment[]
  /** Lines that name a product without a version. */
  readonly products: readonly Line[]
  /** Lines with fragments, where a NUL stands for each of their characters. */
  readonly left: ReadonlyMap<Line, string>
}

const WORD = /[A-Za-z_][\w-]*(?:\.[A-Za-z][\w-]*)*/g
/** Keys whose value is the name of a variable, and those that have its value. */
const NAME_KEY =
  /(?:^|[\s{,(["'-])(?:name|Name|key|k|opt|parameter_?[nN]ame|ParameterName|ParameterKey|variable|option|flag|setting)["']?\s*(?:=>|=|:|(?<=["']),)\s*(?:[\w.]+\()?(?:["'`](?:(?:\[|\$\{)[^"]{0,80}\/)?)?$|\s--name\s+$/
const VALUE_KEY =
  /(?:^|[\s{,("'-])(?:[vV]alue|val|v|[dD]efault|DefaultValue|parameter_?[vV]alue|ParameterValue)["']?\s*(?:=>|=|:|(?<=["']),)\s*|\s--value\s+/
const VALUE_LINE = /^["']?(?:[vV]alue|[dD]efault|content)["']?\s*[:=]\s*(.+?),?$/
const JOINT = /^["'`]?\]?\)?\s*(?:=>|:=|\?=|\|\|=|[:=](?![:=~])|,(?=\s*["'`\d]))\s*/
/** The end of a line whose value stands below it. */
const OPENS = /^(?:(?:lib\.)?mkOption \{$|$|[&!][\w:.-]+$|[|>][+-]?\d?$|[{[(]$)/
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
/** A key of a map with its value, and lines of a map that are read. */
const MAP_VALUE = /(?:^|[{,\s])["']?[\w.-]+["']?\s*(?:=>|[:=])\s*("[^"]*"|'[^']*'|[\w.-]+)/g
const MOST_VALUES = 100

/** Keys of programs that are no servers, and have options of the same names. */
const OTHER_PROGRAM =
  /^(?:-\s+)?["']?(?:client|mysqldump|mysqladmin|mysqlimport|mysqlcheck|mysqlhotcopy|myisamchk|isamchk|xtrabackup|mariabackup|mariadb-dump|sst|(?:community\.mysql\.)?mysql_(?:replication|query|info|user|role))["']?\s*(?:=>|[:={])/
/** Names of products and their files: what is nested in a key with one is about a server. */
const OF_SERVER = /mysql|mariadb|percona|galera|my_?cnf/i
/** An option file of a server in a command that writes to it. */
const FILE_OF_SERVER = /\/etc\/\S{0,60}(?:mysql|mariadb|percona)|\bmy\.cnf\b/i
const KEY_OF_SERVER = /^(?:-\s+)?["']?[\w.:-]*(?:mysqld?|mariadbd?|percona|galera|my_?cnf)[\w.:-]*["']?\s*(?:=>|[:={])/i
/** Lines with a text for people. */
const TITLE = /^(?:-\s+)?(?:name|description|title)\b/
/** Variables whose names are those of a client's account, or of a file, too. */
const OF_OTHERS = /^(?:user|host|hostname|port|socket|password|protocol|path)$/
/** Keys of groups of parameters: all names in them are variables. */
const PARAMETERS =
  /parameter_?groups?|(?:cluster|instance|engine|db|server)_?param(?:eter)?s|parameter_?overrides|database_?flags|DBfor(?:MySQL|MariaDB)/i
/** Commands of clients, whose flags are their own, and those that make the data of a server. */
const CLIENT =
  /\b(?:mysqldump|mysqladmin|mysqlimport|mysqlcheck|mysqlbinlog|mysqlslap|mysql_install_db|mariadb-(?:dump|admin|check|import|binlog|backup|install-db)|mariabackup|xtrabackup)["']?[,\s]|(?:^|(?<!--[\w-]+)=|["'`;&|(]\s*|\bexec\s+)(?:\/usr\/\S*\/)?(?:mysql|mariadb)["']?[,\s]|--initialize\b|--skip-column-names\b/
/** What a variable that is a number may have too. */
const WORD_OF_NUMBER = /^(?:on|off|true|false|yes|no|auto(?:size)?|default|max(?:imum)?|min(?:imum)?)$/i
/** What stands between two commands of a shell. */
const NEXT_COMMAND = /;|&&|\|\|?/
/** A command that starts a server. */
export const SERVER_COMMAND = /(?:^|[\s"'/=])(?:mysqld(?:_safe)?|mariadbd(?:-safe)?)(?:["'\s,]|$)/
/** A statement that sets a variable of one connection. */
const SESSION = /(?<!-)\bset\s+(?:session\s+|local\s+|@@(?:session\.|local\.)?)?$/i
/** The name of a product before its variable, as Hiera and Chef have it. */
const NAMESPACE =
  /\b(?:mysql|mariadb|percona)[\w:]*::$|\[["':](?:mysql|mariadb|percona)\w*["']?\](?:\[["':]\w+["']?\])*\[["':]$/i
/** What stands before a variable that a command sets, and a blank before its value. */
const SET_BY_COMMAND =
  /\b(?:crudini|openstack-config|iniset)\b.*\s["']?(?:mysqld|mariadbd?|server|galera)["']?\s+["']?$|\bset\s+\S*(?:mysqld|mariadbd?|my\.cnf)\S*\/$/i
const SET_GLOBAL = /\bset\s+(?:@@)?(?:global|persist(?:_only)?)[\s.]+$/i
/** A statement by which a variable has the server's default after the next start. */
const RESET = /\breset\s+persist\s+(?:if\s+exists\s+)?[`"]?$/i
const GLOBAL = /\bglobal\b|\bpersist(?:_only)?\b/i
/** The section of an option file that a task names beside an option. */
const SECTION_KEY = /^(?:-\s+)?["']?section["']?\s*(?:=>|[:=])\s*["']?(?:mysqld|mariadbd?|server|galera)\b/

export function scan(outline: Outline): ScannedText {
  const scanner = new Scanner(outline)
  for (const line of outline.lines) scanner.readLine(line)
  const { images, products, left } = scanner
  const settings = asPlaced(scanner.settings, images, outline)
  const counting = new Set([...settings.filter(isCounting), ...images].map(({ line }) => line))
  for (const { line } of settings) if (!counting.has(line)) left.delete(line)
  return { ...outline, settings, images, products, left }
}

type FragmentPlace = 'parameters' | 'server' | 'other' | 'unknown'

/**
 * Settings with the certainty that their places give them. A word that other programs use too is surely a setting below a
 * key of a product. An everyday word is one among parameters, directly below the key of a product, and beside a setting.
 */
function asPlaced(settings: readonly Fragment[], images: readonly Fragment[], { file, lines }: Outline): Fragment[] {
  const places = new Map<Line, FragmentPlace>()
  const placeOf = (line: Line | undefined): FragmentPlace => {
    if (line === undefined) return 'unknown'
    const { text, parent, index } = line
    // A type often stands below.
    const hasType = lines[index + 1]?.parent === line && PARAMETERS.test(lines[index + 1]?.text ?? '')
    const isOfServer = OF_SERVER.test(text) && !TITLE.test(text)
    const own = hasType || PARAMETERS.test(text) ? 'parameters' : isOfServer ? 'server' : undefined
    const place = places.get(line) ?? (OTHER_PROGRAM.test(text) ? 'other' : (own ?? placeOf(parent)))
    places.set(line, place)
    return place
  }
  const isFileOfServer = OF_SERVER.test(file)
  const containers = new Set(images.map(({ line }) => line.parent))
  const likelier = settings.flatMap((fragment): Fragment[] => {
    const { certainty, form, line } = fragment
    const place = form === 'option' ? 'unknown' : placeOf(line.parent)
    if (place === 'other') return []
    const isLikely = certainty === 'likely' && (place !== 'unknown' || isFileOfServer || FILE_OF_SERVER.test(line.text))
    // Containers have keys of their own, such as read_only.
    const isInMap = KEY_OF_SERVER.test(line.parent?.text ?? '') && !containers.has(line.parent)
    const isSure =
      certainty === 'sure' ||
      isLikely ||
      place === 'parameters' ||
      (form !== 'option' && isInMap && !OF_OTHERS.test(fragment.name))
    return [isSure ? { ...fragment, certainty: 'sure' } : fragment]
  })
  const parents = new Set(likelier.filter(({ certainty }) => certainty === 'sure').map(({ line }) => line.parent))
  return likelier.map((fragment) => {
    const { certainty, form, line } = fragment
    const hasSetting = line.parent !== undefined && parents.has(line.parent)
    if (certainty === 'likely' && hasSetting) return { ...fragment, certainty: 'sure' }
    const isBeside = certainty === 'everyday' && (form === 'option' || hasSetting)
    return isBeside ? { ...fragment, certainty: 'likely' } : fragment
  })
}

/** A file with nothing but sections of options, or one that a template makes. */
const OPTION_FILE = /\.cnf$/i

/** Places that give one of these names a value, in the same spellings, or one of these maps a value of a key. */
export function assignmentsIn(
  outline: Outline,
  names: ReadonlySet<string>,
  maps: ReadonlySet<string>,
): readonly Fragment[] {
  const scanner = new Scanner(outline, names, maps)
  // An option of an option file is no value for a template, unless a statement stands among the options.
  const isOptionFile = OPTION_FILE.test(madeFrom(outline.file))
  for (const line of outline.lines)
    if (!isOptionFile || line.group === undefined || line.isStatement) scanner.readWords(line)
  return scanner.settings
}

/** Groups of programs that start the server. */
export const STARTERS = /^(?:mysqld_safe|safe_mysqld|mariadbd?-safe)$/
/** A statement of a template. */
export const STATEMENT = /\{%.*?%\}|<%(?![=]).*?%>/g

class Scanner {
  readonly settings: Fragment[] = []
  readonly images: Fragment[] = []
  readonly products: Line[] = []
  readonly left = new Map<Line, string>()
  readonly #outline: Outline
  readonly #names: ReadonlySet<string> | undefined
  readonly #maps: ReadonlySet<string>
  readonly #isOfServer: boolean
  readonly #isSql: boolean
  readonly #isRuby: boolean
  /** Whether a variable has a $ where it gets its value. */
  readonly #isPuppet: boolean
  readonly #isShell: boolean
  readonly #lastStage: Line | undefined
  readonly #imageReader: ImageReader

  /** @param names whose values are read; undefined: those of a server's variables */
  constructor(outline: Outline, names?: ReadonlySet<string>, maps: ReadonlySet<string> = new Set()) {
    this.#outline = outline
    this.#names = names
    this.#maps = maps
    this.#isOfServer = names === undefined
    const name = madeFrom(outline.file)
    this.#isSql = /\.sql$/i.test(name)
    this.#isRuby = /\.rb$/i.test(name)
    this.#isPuppet = /\.pp$/i.test(name)
    this.#isShell = /\.(?:ba|da)?sh$|^(?!Docker|Make)[^.]+$/i.test(name)
    this.#lastStage = outline.lines.findLast(({ text }) => /^FROM\s/.test(text))
    this.#imageReader = new ImageReader(outline.lines)
  }

  readLine(line: Line): void {
    if (line.group === undefined) {
      if (!this.#isSql) this.#readImages(line)
      this.readWords(line)
    } else if (line.group !== '') this.#readOption(line)
  }

  readWords(line: Line): void {
    let after = 0
    for (const { 0: text, index } of line.text.matchAll(WORD)) {
      // A template's own variables are no settings.
      const isOwn = this.#isOfServer && line.isStatement && isInStatement(line.text.slice(0, index))
      const word = index < after || isOwn ? undefined : this.#wordOf(text)
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

  #add({ name, certainty }: ServerWord, value: SourceValue, line: Line, form: Fragment['form']): void {
    const { file, isPlan } = this.#outline
    if (form === 'key' && (isNothing(value) || (!isPlan && isLabel(name, value)))) return
    this.settings.push({ name, certainty, value: isPlan ? publicValue(value) : value, file, line, form })
  }

  /** A line of an option file: read as servers do, unless a template makes it. */
  #readOption(line: Line): void {
    const { group = '', text: whole } = line
    const text = whole.replaceAll(STATEMENT, '').trim()
    // Other programs read other groups, or servers that somebody starts in a special way.
    const isOfStarter = STARTERS.test(group)
    if (!(isServerGroup(group) || isOfStarter) || text === '') return
    const end = /["'`]?[,;]?$|\\$/.exec(text)?.[0] ?? ''
    const isQuoted = /^["'`]/.test(end) && text.slice(0, -end.length).includes(end[0] ?? '"')
    const read = readOptionFileLine(isQuoted ? text : text.slice(0, text.length - end.length), false)
    if (read.kind !== 'option' || !/^[A-Za-z][\w.-]*$/.test(read.name)) return
    // The server gets what its starter does not know, and other programs have a section of servers too.
    if ((isOfStarter || group === 'server') && serverWord(read.name) === undefined) return
    this.#take(line)
    const value: SourceValue = read.value === undefined ? BARE : classified(read.value, false)
    this.#add({ name: read.name, certainty: serverWord(read.name)?.certainty ?? 'likely' }, value, line, 'option')
  }

  #readImages(line: Line): void {
    const { file } = this.#outline
    for (const { image, isServer, line: place, from, to } of this.#imageReader.read(line)) {
      if (image === undefined) {
        this.products.push(line)
        continue
      }
      // The last stage of a build brings the packages of its image.
      if (isServer || line !== this.#lastStage) this.#take(line, from, to)
      const certainty = isServer ? 'sure' : 'everyday'
      this.images.push({ name: 'image', certainty, value: image, file, line: place, form: 'key' })
    }
  }

  /** Reads the value that a word has. @returns its end on the line, or that of the word */
  #readWord(word: ServerWord, line: Line, from: number, to: number): number {
    const { text } = line
    const isOfServer = this.#isOfServer
    const before = text.slice(Math.max(0, from - LONGEST_KEY), from)
    if (/(?:^|[^\w-])--$/.test(before)) {
      const command = commandAt(line, from)
      if (!isOfServer || CLIENT.test(command)) return to
      const isSure = SERVER_COMMAND.test(command)
      return this.#readFlag(isSure ? { ...word, certainty: 'sure' } : word, line, from - 2, to)
    }
    if (isOfServer && RESET.test(before)) {
      this.#take(line, from, to)
      this.#add({ ...word, certainty: 'sure' }, classified('DEFAULT', false), line, 'key')
      return to
    }
    if (isOfServer && this.#isOfSession(line, from)) return to
    const isSet = isOfServer && SET_BY_COMMAND.test(before)
    const isGlobal = isOfServer && (isSet || SET_GLOBAL.test(before) || NAMESPACE.test(before))
    const key = NAME_KEY.exec(before)
    if (key !== null) {
      const read = this.#valueNear(line, to)
      if (read === undefined) return to
      this.#take(line, from - before.length + key.index, to)
      this.#add(this.#isInSection(line) ? { ...word, certainty: 'sure' } : word, read.value, read.line, 'key')
      return read.line === line ? read.to : to
    }
    const isVariable = this.#isPuppet && word.certainty === 'sure' && /(?:^|[\s(])\$$/.test(before)
    if (isOfServer && !isSet && !isVariable && NO_KEY.test(before) && !KEY_DESPITE_DOT.test(before)) return to
    if (!isOfServer && /(?:[\w/]|[$#%{]\{)$/.test(before)) return to
    const rest = text.slice(to, to + 80)
    // A blank is enough in the block of a resource, and behind an instruction of a Dockerfile.
    const isBlank = isSet || (isOfServer && from === 0 && this.#isRuby) || before === 'ENV '
    const [joint] =
      JOINT.exec(rest) ?? (isBlank ? /^["']?\s+(?=["'\w])/ : isOfServer ? /^(?!)/ : /^["']?\s*(?=\{)/).exec(rest) ?? []
    // In `image: name:tag`, neither the name nor the tag is the value of a setting.
    const start = to + (joint ?? '').length
    if (joint === undefined || (!isOfServer && /^:\S|^\W*,/.test(joint + text.slice(start, start + 1)))) return to
    if (this.#maps.has(word.name) && /^(?:(?:[\w<>[\], |]+=\s*)?\{(?!\{)|$)/.test(text.slice(start))) {
      this.#addValues(word, line, start)
      return text.length
    }
    if (OPENS.test(text.slice(start))) {
      const child = this.#childValue(line, word.certainty === 'sure')
      if (child === undefined) return text.length
      this.#take(line, from)
      this.#add(word, child.value, child.line, 'key')
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
    const isFlag = isSet || (joint === '=' && (isOfServer || from > 0))
    const value = valueAt(text, start, { isFlag, isCode, quote })
    // A list of names gives none of them a value.
    if (value === undefined || (joint.includes(',') && isName(value.value))) return to
    // A variable of a shell may have a name that only begins as a server's do.
    const isOfShell =
      (this.#isShell && joint === '=' && from === 0 && !line.isText) || value.value.text?.startsWith('$(') === true
    if (isOfServer && isOfShell && !ROWS.has(word.name.replaceAll('-', '_'))) return to
    this.#take(line, from, value.to)
    this.#add(isGlobal ? { ...word, certainty: 'sure' } : word, value.value, line, 'key')
    return value.to
  }

  /** The values that a map has, on its line and below it. */
  #addValues(word: ServerWord, line: Line, start: number): void {
    const below = this.#outline.lines.slice(line.index + 1, line.end)
    for (const each of [line, ...below.slice(0, MOST_VALUES)]) {
      const text = each === line ? line.text.slice(start) : each.text
      for (const [, value = ''] of text.matchAll(MAP_VALUE)) this.#add(word, classified(value, false), each, 'key')
    }
  }

  /** Whether a statement sets the variable of one connection alone. */
  #isOfSession({ text, index }: Line, from: number): boolean {
    const before = text.slice(0, from)
    if (!this.#isSql) return SESSION.test(before.slice(-LONGEST_KEY))
    const above = this.#outline.lines.slice(Math.max(0, index - NEAR), index).map((line) => line.text)
    const start = above.findLastIndex((line) => line.includes(';')) + 1
    return !GLOBAL.test([...above.slice(start), before].join(' '))
  }

  /** Whether a line beside names the section of an option file. */
  #isInSection(line: Line): boolean {
    const near = this.#outline.lines.slice(Math.max(0, line.index - NEAR), line.index + NEAR)
    return near.some(({ text, parent }) => parent === line.parent && SECTION_KEY.test(text))
  }

  /** `--name=value`, `--name value`, `--name`; the value may be the next item of a list. */
  #readFlag({ name, certainty: usual }: ServerWord, line: Line, from: number, to: number): number {
    const { text } = line
    const row = ROWS.get(name.replaceAll('-', '_'))
    // Clients have flags such as --user as well.
    const certainty = usual !== 'everyday' ? usual : row?.speed === 'none' ? 'everyday' : 'likely'
    const push = (value: SourceValue, at: number) => {
      this.#take(line, from, at)
      this.#add({ name, certainty }, value, line, 'flag')
      return at
    }
    const how = { isFlag: true, isCode: false, quote: quoteBefore(text, from) }
    if (text[to] === '=') {
      const read = valueAt(text, to + 1, how)
      return read === undefined ? push({ kind: 'literal', text: '' }, to + 1) : push(read.value, read.to)
    }
    const named = readOptionName(name)
    if (isSwitch(named) || named.prefix !== undefined) return push(BARE, to)
    const next = this.#outline.lines[line.index + 1]
    const isContinued = /^\s*\\$/.test(text.slice(to)) && /^[^-\s]/.test(next?.text ?? '')
    const below = next && isContinued ? valueAt(next.text, 0, how) : undefined
    if (next !== undefined && below !== undefined) {
      this.#take(next, 0, below.to)
      return push(below.value, to)
    }
    const [gap = ''] = /^(?:[ \t]+|["']\s*,\s*["'])(?=[^-\s&|;"'#])/.exec(text.slice(to)) ?? []
    const read = gap === '' ? undefined : valueAt(text, to + gap.length, how)
    if (read !== undefined) return push(read.value, read.to)
    const [, item = ''] = /^-?\s*["']?([^-\s"'][^"']*?)["']?,?$/.exec(next?.text ?? '') ?? []
    const isItem =
      next?.indent === line.indent && /^(?:-\s|["'])/.test(text) && /^["']?,?$/.test(text.slice(to)) && item !== ''
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
    const isBelow = start >= text.length || /^(?:[|>!][-+]?|<<-?\w+)$/.test(text.slice(start))
    // Without blanks, others may follow, as in arguments of a command.
    const how = { isFlag: /\w=$/.test(key[0]), isCode: this.#isCode(line) }
    const below = isBelow ? this.#childValue(line) : undefined
    const read = isBelow ? below : valueAt(text, start, how)
    if (read === undefined) return undefined
    const to = isBelow ? text.length : read.to
    this.#take(line, from + key.index, to)
    return { value: read.value, line: below?.line ?? line, to }
  }

  /** The value that the lines below a key have: of a key for values, one scalar, or anything else as an expression. */
  #childValue(line: Line, isSure = false): PlacedValue | undefined {
    const below = this.#outline.lines.slice(line.index + 1, line.end)
    const isOther = ({ text }: Line) => text.match(WORD)?.some((each) => serverWord(each)?.certainty === 'sure')
    if (below.length === 0 || below.length > MOST_CHILDREN || below.some(isOther)) return undefined
    const keyed = below.filter(({ text }) => !/^[}\])]/.test(text))
    const [only = line, other] = keyed
    const valued = keyed.find(({ parent, text }) => parent === line && VALUE_LINE.test(text))
    const isScalar = below.every(({ isText }) => isText) || (other === undefined && !/[:=]/.test(only.text))
    if (valued === undefined && !isScalar && !isSure) return undefined
    for (const each of valued === undefined ? below : [valued]) this.#take(each)
    const isCode = this.#isCode(line)
    const read = valueAt(VALUE_LINE.exec(valued?.text ?? '')?.[1] ?? '', 0, { isFlag: false, isCode })
    if (valued !== undefined && read !== undefined) return { ...read, line: valued }
    if (!isScalar && !this.#isOfServer) return undefined
    const value: SourceValue = isScalar
      ? classified(keyed.map((each) => each.text.replace(/^-\s+/, '')).join(' '), isCode && !only.isText)
      : { kind: 'reference', text: keyed.map(({ text }) => text).join(' ') }
    return { value, line: only, to: 0 }
  }
}

/** The command around a flag; it may begin on a line before. */
function commandAt(line: Line, at: number): string {
  const before = ancestorsOf(line).filter((each) => each !== line && each.text.endsWith('\\'))
  const start = [...before.map(({ text }) => text), line.text.slice(0, at)].join(' ')
  const [rest = ''] = line.text.slice(at).split(NEXT_COMMAND)
  return `${start.split(NEXT_COMMAND).at(-1)}${rest}`
}

/** Whether a value is a text for people, such as a translation: that of a number has a digit, or is one of a few words. */
function isLabel(name: string, { kind, text = '' }: SourceValue): boolean {
  const row = ROWS.get(name.replaceAll('-', '_'))
  const isNumber = row?.isLimit === true || (typeof row?.usual === 'string' && /^\d/.test(row.usual))
  return kind === 'literal' && isNumber && /^[^\d$]{2,}$/.test(text) && !WORD_OF_NUMBER.test(text)
}

function isInStatement(before: string): boolean {
  return before.lastIndexOf('{%') > before.lastIndexOf('%}') || /<%(?!=)(?!.*%>)/.test(before)
}

function isName({ kind, text = '' }: SourceValue): boolean {
  return kind === 'literal' && serverWord(text) !== undefined
}

/** Shows only numbers, words and formulas of a plan of Terraform, because its secrets are in plain text. */
function publicValue(value: SourceValue): SourceValue {
  if (value.text === undefined || value.text === '') return value
  if (value.text === OPEN_VALUE) return { kind: 'hidden', text: OPEN_VALUE }
  const isShown = /^[+-]?[\d.]+[KMGTPE]?$|^[A-Z_,]{1,40}$/.test(value.text) || stateOf(value.text) !== undefined
  return isShown || isRdsFormula(value.text) ? value : { kind: 'hidden', text: hidden(value.text) }
}

/** The quote around a flag, which ends its value. */
function quoteBefore(text: string, from: number): string | undefined {
  const before = text.slice(0, from)
  const last = before.at(-1) ?? ''
  if (/["'`]/.test(last)) return last
  for (const quote of ['"', "'"]) if ((before.split(quote).length - 1) % 2 === 1) return quote
  return undefined
}

interface PlacedValue extends ReadValue {
  readonly line: Line
}
