/**
 * Finds the variables of a server that a file sets: by keys, by flags of a command, or by options of an option file.
 */

import { mentions, words } from '../lists.ts'
import { ROWS } from '../options/option-table.ts'
import { isServerGroup } from '../setting/groups.ts'
import { readOptionName } from '../setting/option-name.ts'
import { isSwitch } from '../setting/value.ts'
import { type Assignment, assignmentsOf, NAME, quoteBefore } from './assignments.ts'
import type { Fact } from './fact.ts'
import { oncePerNode } from './once-per-node.ts'
import { readOptionFileLine } from './option-file.ts'
import { type ServerWord, serverWord } from './server-words.ts'
import { ancestorsOf, type Document, type Node, nodesIn } from './tree.ts'
import { BARE, classified, type FactValue, isNothing, valueAt } from './values.ts'

/**
 * Matches commands of clients, and those that create a server's data. Their flags set nothing on the running server.
 */
const CLIENT =
  /client\w*\s*\}\}\s|\b(?:mysqldump|mysqladmin|mysqlimport|mysqlcheck|mysqlbinlog|mysqlslap|mysql_install_db|mariadb-(?:dump|admin|check|import|binlog|backup|install-db)|mariabackup|xtrabackup|dlv)["']?[,\s]|(?:^|(?<!--[\w-]+)=|["'`;&|(]\s*|\bexec\s+)(?:\/usr\/\S*\/)?(?:mysql|mariadb)["']?[,\s]|--initialize\b|--skip-column-names\b/
const NEXT_COMMAND = /;|&&|\|\|?/
/** Groups of programs that start a server. The server's options in such a group count as options of the server. */
const STARTERS = words('mysqld_safe safe_mysqld mariadb-safe mariadbd-safe')
/** Keys of other programs, whose options have the same names. Settings below such a key do not count. */
const OTHER_PROGRAM = words(
  'client mysqldump mysqladmin mysqlimport mysqlcheck mysqlhotcopy myisamchk isamchk xtrabackup mariabackup ' +
    'mariadb-dump sst mysql_replication mysql_query mysql_info mysql_user mysql_role example',
)
/** Names of products and their files. Below a key with such a name, everything is about a server. */
const OF_SERVER = words('mysql mariadb percona galera my_cnf mycnf')
const KEY_OF_SERVER = /(?:mysqld?|mariadbd?|percona|galera|my_?cnf)[\w.:-]*$/i
/** Matches keys of parameter groups in clouds. Every name in such a group is a variable. */
const PARAMETERS =
  /parameter_?groups?|(?:cluster|instance|engine|db|server)_?param(?:eter)?s|parameter_?overrides|database_?flags|DBfor(?:MySQL|MariaDB)|section["']?\s*[:=]\s*["']?mysqld/i
/** Matches a server's option file in a command that writes to it. What that command sets is about a server. */
const FILE_OF_SERVER = /\/etc\/\S{0,60}(?:mysql|mariadb|percona)|\bmy\.cnf\b/i
/**
 * Variables whose names are also keys of a client's account or of a file. A product's name above them therefore proves
 * nothing.
 */
const OF_OTHERS = words('user host hostname port socket password protocol path')
/** Matches a statement that sets a variable of one connection only, which does not configure the server. */
const SESSION = /(?<!-)\bset\s+(?:session\s+|local\s+|@@(?:session\.|local\.)?)?$/i
const GLOBAL = /\bset\s+(?:@@)?(?:global|persist(?:_only)?)[\s.]+$/i
/** Matches a product's name before its variable, as Hiera and Chef write it. */
const NAMESPACE =
  /\b(?:mysql|mariadb|percona)[\w:]*::$|\[["':](?:mysql|mariadb|percona)\w*["']?\](?:\[["':]\w+["']?\])*\[["':]$/i
/** Part of a Hiera key of a product. The rest of the key is an option of the product's server. */
const OPTIONS_OF = '::config::'
/** Keys of texts for people, which may mention settings but set none. */
const MESSAGE = words('msg message description')
/**
 * Matches a line with nothing but a switch, such as `skip-name-resolve` in a text that a tool puts into an option file.
 */
const SKIPPING = /^skip[-_][\w-]+$/
/** Matches shell scripts. Their own variables may begin like those of a server, so only complete names count. */
const SHELL = /\.(?:ba|da)?sh$|(?:^|\/)(?!Docker|Make)[^./]+$/i
const FLAG = /(?<![\w-])--([a-z][\w.-]{2,100})/gi

export function settingFacts({ file, root }: Document): Fact[] {
  const facts = [...nodesIn(root)].flatMap((node) => {
    if (node.group !== undefined) return optionFacts(node, node.group, file)
    return [...flagFacts(node, file), ...keyFacts(node, file)]
  })
  return placed(facts, file)
}

function optionFacts(node: Node, group: string, file: string): Fact[] {
  const isStarter = STARTERS.has(group)
  if (!(isServerGroup(group) || isStarter) || (node.parent && isRepository(node.parent))) return []
  const read = readOptionFileLine(plainLine(node.text), false)
  if (read.kind !== 'option' || !/^[A-Za-z][\w.-]*$/.test(read.name)) return []
  // A group with a product's name may be another program's, such as a package repository. So a name without any of the
  // separators `.`, `_` and `-` counts only if it is a variable of the server.
  const isStrange = isStarter || group === 'server' || !/[._-]/.test(read.name)
  if (isStrange && serverWord(read.name) === undefined) return []
  const value = read.value === undefined ? BARE : classified(read.value, false)
  const source = { name: read.name, value, file, line: node.line, node, group: isStarter ? undefined : group }
  return [{ kind: 'setting', ...source, form: 'option', certainty: 'sure' }]
}

/**
 * A line of an option file, without quotes and punctuation around it, because a program may hold the file as a string.
 */
function plainLine(line: string): string {
  const [quote = ''] = /^(?:''|["'`])/.exec(line) ?? []
  const rest = line.slice(quote.length)
  const end = quote === '' ? -1 : rest.indexOf(quote)
  if (end >= 0) return rest.slice(0, end)
  const [ended = ''] = /["'`]?[,;]?$|\\$/.exec(rest) ?? []
  const isWhole = /^["'`]/.test(ended) && rest.slice(0, -ended.length).includes(ended[0] ?? '"')
  return isWhole ? rest : rest.slice(0, rest.length - ended.length)
}

function keyFacts(node: Node, file: string): Fact[] {
  if (MESSAGE.has(node.key)) return []
  return assignmentsOf(node).flatMap((each): Fact[] => {
    const { before, line } = each
    const word = wordOf(each)
    const isOfShell = SHELL.test(file) && before === '' && node.syntax === 'text'
    if (word === undefined || (isOfShell && rowOf(word.name) === undefined)) return []
    if (isNothing(each.value.text)) return []
    const isNamespaced = node.syntax === 'data' && /(?:mysql|mariadb|percona)\w*::(?:\w+::)*\w+$/.test(node.key)
    const isGlobal =
      (isNamespaced && (word.certainty !== 'everyday' || node.key.includes(OPTIONS_OF))) ||
      GLOBAL.test(before) ||
      NAMESPACE.test(before)
    const certainty = isGlobal ? 'sure' : word.certainty
    return [{ kind: 'setting', name: word.name, value: each.value, file, line, node, form: 'key', certainty }]
  })
}

function wordOf({ name, before }: Assignment): ServerWord | undefined {
  if (NAME.has(name) || /(?:^|[^\w-])--$/.test(before) || SESSION.test(before)) return undefined
  return serverWord(name)
}

/**
 * Finds flags of the forms `--name=value`, `--name value` and `--name`. The value may also be the next item of a list.
 */
function flagFacts(node: Node, file: string): Fact[] {
  const { text, line } = node
  const flag = { kind: 'setting', file, line, node, form: 'flag' } as const
  const bare = SKIPPING.test(text) ? serverWord(text) : undefined
  if (bare !== undefined) return [{ ...flag, ...bare, value: BARE }]
  if (!text.includes('--')) return []
  return [...text.matchAll(FLAG)].flatMap(({ 0: whole, 1: name = '', index }): Fact[] => {
    const word = serverWord(name)
    const command = word === undefined ? '' : commandAround(node, index)
    if (word === undefined || CLIENT.test(command)) return []
    // An everyday word that is a flag is better evidence, unless the variable has no effect on speed.
    const isTelling = word.certainty === 'everyday' && rowOf(word.name)?.speed !== 'none'
    const certainty = isTelling ? 'likely' : word.certainty
    return [{ ...flag, name: word.name, value: flagValue(node, word.name, index, index + whole.length), certainty }]
  })
}

/**
 * The command around a flag, which shows whose flag it is. It may begin on an earlier line, or in the first item of a
 * list.
 */
function commandAround(node: Node, at: number): string {
  const before = [...ancestorsOf(node)].filter(({ text }) => text.endsWith('\\')).toReversed()
  const items = node.syntax === 'data' && node.key === '' ? (node.parent?.children ?? []).slice(0, 1) : []
  const start = [...[...before, ...items].map(({ text }) => text), node.text.slice(0, at)].join(' ')
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

function rowOf(option: string) {
  return ROWS.get(option.replaceAll('-', '_'))
}

/**
 * Makes facts more certain if their surroundings, or a `sure` setting beside them, speak for a server. Facts about
 * other programs are left out.
 */
function placed(facts: readonly Fact[], file: string): Fact[] {
  const ofServers = facts.filter(({ form, node }) => form === 'option' || !isOfOtherProgram(node))
  const sure = (fact: Fact): Fact => ({ ...fact, certainty: 'sure' })
  const likelier = ofServers.map((fact) => (isSurely(fact, file) ? sure(fact) : fact))
  const parents = new Set(likelier.filter(({ certainty }) => certainty === 'sure').map(({ node }) => node.parent))
  return likelier.map((fact) => {
    const { parent } = fact.node
    return parents.has(parent) && parent?.parent !== undefined && !OF_OTHERS.has(fact.name) ? sure(fact) : fact
  })
}

function isOfOtherProgram(node: Node): boolean {
  return [...ancestorsOf(node)].some(({ key }) => OTHER_PROGRAM.has(key.replace('community.mysql.', '')))
}

/**
 * Whether a fact's surroundings show that it is about a server: a group of parameters, or a key with a product's name
 * above it. A `likely` name may be anywhere below such a key, an `everyday` name only directly below.
 */
function isSurely({ certainty, node, name }: Fact, file: string): boolean {
  if (certainty === 'sure') return true
  const around = [...ancestorsOf(node)]
  const path = [node, ...around]
  if (path.some((each) => PARAMETERS.test(headText(each))) || path.slice(0, 4).some(hasParameters)) return true
  if (certainty === 'likely') {
    const keys = node.children.length > 0 ? path : around
    return [file, ...keys.map(headText)].some((text) => mentions(text, OF_SERVER)) || FILE_OF_SERVER.test(node.text)
  }
  const { parent } = node
  return parent !== undefined && KEY_OF_SERVER.test(parent.key) && !OF_OTHERS.has(name) && !hasImage(parent)
}

/** Text of a node without its children. In YAML and JSON it includes the node's key. */
export function headText({ key, text, syntax }: Node): string {
  return syntax === 'data' ? `${key}: ${text}` : text
}

const SECTIONS = words('mysqld mariadb mariadbd server galera')
const TYPES = words('Type type kind')

/** Whether a key `type` or `section` in a block says that the block is a group of parameters. */
const hasParameters = oncePerNode(({ children }) =>
  children.some(({ key, text }) => (key === 'section' ? SECTIONS.has(text) : TYPES.has(key) && PARAMETERS.test(text))),
)

/** Whether a block is a package repository. Its group may have a product's name, but its options are not a server's. */
const isRepository = oncePerNode(({ children }) => children.some(({ key }) => key === 'baseurl'))

/**
 * Whether a block has an image, so that it is a container. A container has keys of its own that look like variables,
 * such as read_only.
 */
const hasImage = oncePerNode(({ children }) => children.some(({ key }) => key === 'image'))
