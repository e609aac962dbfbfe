/** Finds the variables of a server that a file sets, by keys, flags of a command, or options of an option file. */

import { words } from '../lists.ts'
import { ROWS } from '../options/option-table.ts'
import { isServerGroup } from '../setting/groups.ts'
import { readOptionName } from '../setting/option-name.ts'
import { isSwitch } from '../setting/value.ts'
import { type Assignment, assignmentsOf, isValue, NAME, quoteBefore } from './assignments.ts'
import type { Fact } from './fact.ts'
import { readOptionFileLine } from './option-file.ts'
import { type ServerWord, serverWord } from './server-words.ts'
import { ancestorsOf, type Document, type Node, nodesIn } from './tree.ts'
import { BARE, classified, type FactValue, valueAt } from './values.ts'

/** Commands of clients, and those that create a server's data. Their flags set nothing on the server that runs. */
const CLIENT =
  /client\w*\s*\}\}\s|\b(?:mysqldump|mysqladmin|mysqlimport|mysqlcheck|mysqlbinlog|mysqlslap|mysql_install_db|mariadb-(?:dump|admin|check|import|binlog|backup|install-db)|mariabackup|xtrabackup|dlv)["']?[,\s]|(?:^|(?<!--[\w-]+)=|["'`;&|(]\s*|\bexec\s+)(?:\/usr\/\S*\/)?(?:mysql|mariadb)["']?[,\s]|--initialize\b|--skip-column-names\b/
/** A command that starts a server. */
export const SERVER_COMMAND = /(?:^|[\s"'/=])(?:mysqld(?:_safe)?|mariadbd(?:-safe)?)(?:["'\s,]|$)/
const NEXT_COMMAND = /;|&&|\|\|?/
/** Groups of the programs that start a server. A server's option in such a group counts as an option of the server. */
const STARTERS = words('mysqld_safe safe_mysqld mariadb-safe mariadbd-safe')
/** Keys of programs that are not servers but have options of the same names, so that settings below do not count. */
const OTHER_PROGRAM = words(
  'client mysqldump mysqladmin mysqlimport mysqlcheck mysqlhotcopy myisamchk isamchk xtrabackup mariabackup mariadb-dump ' +
    'sst mysql_replication mysql_query mysql_info mysql_user mysql_role community.mysql.mysql_replication ' +
    'community.mysql.mysql_query community.mysql.mysql_info community.mysql.mysql_user community.mysql.mysql_role example',
)
/** Names of products and their files. What is nested below a key with such a name is about a server. */
const OF_SERVER = /mysql|mariadb|percona|galera|my_?cnf/i
const KEY_OF_SERVER = /(?:mysqld?|mariadbd?|percona|galera|my_?cnf)[\w.:-]*$/i
/** Keys of groups of parameters, as clouds have them. All names in them are variables. */
const PARAMETERS =
  /parameter_?groups?|(?:cluster|instance|engine|db|server)_?param(?:eter)?s|parameter_?overrides|database_?flags|DBfor(?:MySQL|MariaDB)|section["']?\s*[:=]\s*["']?mysqld/i
/** The option file of a server, in a command that writes to it. What that command sets is about a server. */
const FILE_OF_SERVER = /\/etc\/\S{0,60}(?:mysql|mariadb|percona)|\bmy\.cnf\b/i
/** Variables whose names are also keys of a client's account or of a file, so that what is around proves nothing. */
const OF_OTHERS = words('user host hostname port socket password protocol path')
/** A statement that sets a variable of one connection, which does not configure the server. */
const SESSION = /(?<!-)\bset\s+(?:session\s+|local\s+|@@(?:session\.|local\.)?)?$/i
const GLOBAL = /\bset\s+(?:@@)?(?:global|persist(?:_only)?)[\s.]+$/i
/** The name of a product before its variable, as Hiera and Chef have it. */
const NAMESPACE =
  /\b(?:mysql|mariadb|percona)[\w:]*::$|\[["':](?:mysql|mariadb|percona)\w*["']?\](?:\[["':]\w+["']?\])*\[["':]$/i
/** Part of a Hiera key of a product. What follows it is an option of the product's server. */
const OPTIONS_OF = '::config::'
/** Keys of texts for people, which may mention settings but set none. */
const MESSAGE = words('msg message description')
/** A line with nothing but a switch, such as `skip-name-resolve` in a text that a tool puts into an option file. */
const SKIPPING = /^skip[-_][\w-]+$/
const CONDITIONAL = /\b(?:mkIf|optionalAttrs)\b/
/** Text before a word that is not a key, but a part of a path or the variable in an expression. */
const NO_KEY = /(?:[$@\w/]|[$#%{]\{|@@\w+\.)$/
/** Words that a variable with a number takes as a value too. */
const WORD_OF_NUMBER = words('on off true false yes no auto autosize default max maximum min minimum')
/** Prefix of a switch of an Ansible role, which only tells whether the role sets the variable. */
const SWITCH_OF_ROLE = /(?:^|_)(?:set|use|manage|configure)_$/i
/** Shell scripts. Their own variables may begin like those of a server, so only whole names count. */
const SHELL = /\.(?:ba|da)?sh$|(?:^|\/)(?!Docker|Make)[^./]+$/i
const FLAG = /(?<![\w-])--([a-z][\w.-]{2,100})/gi

export function settingFacts({ file, root, isPlan }: Document): Fact[] {
  const facts: Fact[] = []
  for (const node of nodesIn(root)) {
    if (node.group === undefined) {
      facts.push(...flagFacts(node, file), ...keyFacts(node, file, isPlan === true))
    } else if (node.group !== '') facts.push(...optionFacts(node, file))
  }
  return placed(facts, file)
}

function optionFacts(node: Node, file: string): Fact[] {
  const group = node.group ?? ''
  if (!(isServerGroup(group) || STARTERS.has(group)) || (node.parent && isRepository(node.parent))) return []
  const text = unquoted(node.text)
  const read = readOptionFileLine(text, false)
  if (read.kind !== 'option' || !/^[A-Za-z][\w.-]*$/.test(read.name)) return []
  const word = serverWord(read.name)
  // Groups of other programs may have a product's name too, such as that of a package repository, so a name that says
  // little must be one of the server's variables.
  const isStrange = STARTERS.has(group) || group === 'server' || !/[._-]/.test(read.name)
  if (isStrange && word === undefined) return []
  const value = read.value === undefined ? BARE : classified(read.value, false)
  const serverGroup = STARTERS.has(group) ? undefined : group
  return [
    {
      kind: 'setting',
      name: read.name,
      value,
      file,
      line: node.line,
      node,
      form: 'option',
      group: serverGroup,
      certainty: 'sure',
    },
  ]
}

/** A line of an option file, without the quotes and signs of a program that has the file as a string. */
function unquoted(line: string): string {
  const [quote = ''] = /^(?:''|["'`])/.exec(line) ?? []
  const rest = line.slice(quote.length)
  const end = quote === '' ? -1 : rest.indexOf(quote)
  if (end >= 0) return rest.slice(0, end)
  const [ended = ''] = /["'`]?[,;]?$|\\$/.exec(rest) ?? []
  const isWhole = /^["'`]/.test(ended) && rest.slice(0, -ended.length).includes(ended[0] ?? '"')
  return isWhole ? rest : rest.slice(0, rest.length - ended.length)
}

function keyFacts(node: Node, file: string, isPlan: boolean): Fact[] {
  if (MESSAGE.has(node.key)) return []
  return assignmentsOf(node).flatMap((each): Fact[] => {
    const word = wordOf(each, node.text.endsWith(','))
    const isOfShell = SHELL.test(file) && each.before === '' && node.syntax === 'text'
    if (word === undefined || (isOfShell && !ROWS.has(word.name.replaceAll('-', '_')))) return []
    if (!isValue(each) || (!isPlan && isLabel(word.name, each.value))) return []
    const isNamespaced = node.syntax === 'data' && /(?:mysql|mariadb|percona)\w*::(?:\w+::)*\w+$/.test(node.key)
    const isGlobal =
      (isNamespaced && (word.certainty !== 'everyday' || node.key.includes(OPTIONS_OF))) ||
      GLOBAL.test(each.before) ||
      NAMESPACE.test(each.before)
    const certainty = isGlobal ? 'sure' : word.certainty
    // Nix may give a value only under a condition, which is unknown here.
    const value: FactValue = CONDITIONAL.test(each.before) ? { kind: 'expression', text: each.value.text } : each.value
    return [{ kind: 'setting', name: word.name, value, file, line: each.line, node, form: 'key', certainty }]
  })
}

/** @param isParameter whether `$name` is a parameter of a Puppet class, whose value templates use */
function wordOf({ name, before }: Assignment, isParameter: boolean): ServerWord | undefined {
  if (NAME.has(name) || /(?:^|[^\w-])--$/.test(before) || SESSION.test(before)) return undefined
  const isVariable = (/(?:^|[\s(])\$$/.test(before) && isParameter) || GLOBAL.test(before)
  if (!isVariable && NO_KEY.test(before)) return undefined
  const word = serverWord(name)
  const prefix = word === undefined ? '' : name.slice(0, Math.max(0, name.length - word.name.length))
  return SWITCH_OF_ROLE.test(prefix) ? undefined : word
}

/** Reads `--name=value`, `--name value` and `--name`. The value may also be the next item of a list. */
function flagFacts(node: Node, file: string): Fact[] {
  const { text, line } = node
  const bare = SKIPPING.test(text) ? serverWord(text) : undefined
  if (bare !== undefined)
    return [
      { kind: 'setting', name: bare.name, value: BARE, file, line, node, form: 'flag', certainty: bare.certainty },
    ]
  if (!text.includes('--')) return []
  return [...text.matchAll(FLAG)].flatMap(({ 0: whole, 1: name = '', index }): Fact[] => {
    const word = serverWord(name)
    if (word === undefined) return []
    const command = commandAround(node, index)
    if (CLIENT.test(command)) return []
    const usual =
      word.certainty !== 'everyday'
        ? word.certainty
        : ROWS.get(word.name.replaceAll('-', '_'))?.speed === 'none'
          ? 'everyday'
          : 'likely'
    const certainty = SERVER_COMMAND.test(command) ? 'sure' : usual
    const value = flagValue(node, word.name, index, index + whole.length)
    return [{ kind: 'setting', name: word.name, value, file, line, node, form: 'flag', certainty }]
  })
}

/** The command around a flag. It may begin on an earlier line, or in the first item of a list. */
function commandAround(node: Node, at: number): string {
  const before = [...ancestorsOf(node)].filter(({ text }) => text.endsWith('\\')).toReversed()
  const items = node.syntax === 'data' && node.key === '' ? (node.parent?.children.map(({ text }) => text) ?? []) : []
  const start = [...before.map(({ text }) => text), ...items.slice(0, 1), node.text.slice(0, at)].join(' ')
  const [rest = ''] = node.text.slice(at).split(NEXT_COMMAND)
  return `${start.split(NEXT_COMMAND).at(-1)}${rest}`
}

function flagValue(node: Node, name: string, from: number, to: number): FactValue {
  const { text } = node
  const how = { isFlag: true, isCode: false, quote: quoteBefore(text, from) }
  if (text[to] === '=') return valueAt(text, to + 1, how)?.value ?? { kind: 'literal', text: '' }
  const named = readOptionName(name)
  if (isSwitch(named) || named.prefix !== undefined) return BARE
  const [gap = ''] = /^(?:[ \t]+|["']\s*,\s*["'])(?=[^-\s&|;"'#\\])/.exec(text.slice(to)) ?? []
  if (gap !== '') return valueAt(text, to + gap.length, how)?.value ?? BARE
  const isOfList = node.syntax === 'data' ? node.key === '' : /^(?:-\s|["'])|\\$/.test(text)
  const isItem = isOfList && /^["']?,?\s*\\?$/.test(text.slice(to))
  const siblings = node.parent?.children ?? []
  const next = siblings[siblings.indexOf(node) + 1] ?? node.children[0]
  const item = next?.text.replace(/^(?:-\s+)?["']?|["']?,?$/g, '') ?? ''
  return isItem && item !== '' && !/^-|[:={[(]\s/.test(`${item} `) && next?.key === '' ? classified(item, false) : BARE
}

/**
 * Whether a key has a variable's name, but its value is a text for people, such as a translation. That is so if the
 * variable takes a number, and the value neither has a digit nor is a word like `auto`.
 */
function isLabel(name: string, { kind, text = '' }: FactValue): boolean {
  const row = ROWS.get(name.replaceAll('-', '_'))
  const isNumber = row?.isLimit === true || (typeof row?.usual === 'string' && /^\d/.test(row.usual))
  return kind === 'literal' && isNumber && /^[^\d$]{2,}$/.test(text) && !WORD_OF_NUMBER.has(text.toLowerCase())
}

/**
 * Raises the certainty of facts by what is around them. A `likely` name becomes `sure` in a group of parameters, or
 * anywhere below a key with a product's name. An `everyday` name becomes so in a group of parameters, or directly below
 * such a key. Both become so beside a setting that is `sure`.
 */
function placed(facts: readonly Fact[], file: string): Fact[] {
  const isFileOfServer = OF_SERVER.test(file)
  const likelier = facts.flatMap((fact): Fact[] => {
    const { certainty, form, node, name } = fact
    if (form === 'option') return [fact]
    const around = [...ancestorsOf(node)]
    if (around.some(({ key }) => OTHER_PROGRAM.has(key))) return []
    const isParameter =
      [node, ...around].some((each) => PARAMETERS.test(headText(each))) ||
      [node, ...around].slice(0, 4).some(hasParameters)
    const isOfServer =
      isFileOfServer ||
      [...(node.children.length > 0 ? [node] : []), ...around].some((each) => OF_SERVER.test(headText(each))) ||
      FILE_OF_SERVER.test(node.text)
    const isInMap =
      KEY_OF_SERVER.test(node.parent?.key ?? '') &&
      !OF_OTHERS.has(name) &&
      !(node.parent !== undefined && hasImage(node.parent))
    const isSure =
      certainty === 'sure' ||
      isParameter ||
      (certainty === 'likely' && isOfServer) ||
      (certainty === 'everyday' && isInMap)
    return [isSure ? { ...fact, certainty: 'sure' } : fact]
  })
  const parents = new Set(likelier.filter(({ certainty }) => certainty === 'sure').map(({ node }) => node.parent))
  return likelier.map((fact) =>
    fact.certainty !== 'sure' &&
    parents.has(fact.node.parent) &&
    fact.node.parent?.parent !== undefined &&
    !OF_OTHERS.has(fact.name)
      ? { ...fact, certainty: 'sure' }
      : fact,
  )
}

/** The text of a node without its children; in YAML and JSON with its key. */
export function headText({ key, text, syntax }: Node): string {
  return syntax === 'data' ? `${key}: ${text}` : text
}

const SECTIONS = words('mysqld mariadb mariadbd server galera')
const TYPES = words('Type type kind')

/** Whether a key `type` or `section` in a block says that the block is a group of parameters. */
const hasParameters = memo(({ children }) =>
  children.some(({ key, text }) => (key === 'section' ? SECTIONS.has(text) : TYPES.has(key) && PARAMETERS.test(text))),
)

/** Package repositories have groups with the names of products, but their options are not a server's. */
const isRepository = memo(({ children }) => children.some(({ key }) => key === 'baseurl'))

/** A block with an image is a container, which has keys of its own with names of variables, such as read_only. */
const hasImage = memo(({ children }) => children.some(({ key }) => key === 'image'))

/** Computes the answer about a node only once, because each of its children needs it, maybe tens of thousands. */
function memo(answer: (node: Node) => boolean): (node: Node) => boolean {
  const answers = new WeakMap<Node, boolean>()
  return (node) => {
    const result = answers.get(node) ?? answer(node)
    answers.set(node, result)
    return result
  }
}
