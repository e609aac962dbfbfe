/** Finds the images and versions of servers that a file names. */

import { mentions, words } from '../lists.ts'
import { assignmentsOf } from './assignments.ts'
import type { Fact } from './fact.ts'
import { familyOfImage, holdsServer, isMoving, isTaggedServer, mayBeVersion, mayHoldServer } from './images.ts'
import { headText } from './setting-facts.ts'
import { type Document, type Node, nodesIn } from './tree.ts'
import { EXPRESSION, type FactValue, hasExpression, unquoted } from './values.ts'

const IMAGE_KEY = words('image Image baseImage initImage')
/** First line of a stage of a Dockerfile, with the image that the stage begins with. */
export const FROM = /^FROM\s+(?:--\S+\s+)?(\S+)/
/** Matches the name of a server's image with a tag or digest, anywhere in a text. */
const IMAGE_WORD = new RegExp(
  String.raw`(?<![\w./:@%-]|[=!]=\s?["']?)((?:[\w.-]{1,100}(?::\d+)?/){0,6}[\w.-]{0,60}(?:mysql|mariadb|percona|-server)[\w.-]{0,60})(?::((?:${EXPRESSION}|[\w.-])+(?:@sha256:[0-9a-f]+)?)|@(sha256:[0-9a-f]+))`,
  'gi',
)
/** Keys of an image's name without its tag, which has a key of its own, as in the values of a chart. */
const REPOSITORY = words('repository name newName image imageName image_name')
const TAG = words('tag newtag imagetag image_tag imagenewtag image_newtag')
/** Matches the key of a database engine, such as `engine: mysql`. The engine's version has a key of its own. */
const ENGINE = /(?:^|_)engine(?:_?name)?$|^type$/i
const ENGINES = words('mysql mariadb aurora aurora-mysql')
/** Matches a condition by which CloudFormation chooses an engine. */
const ENGINE_CHOICE = /^!If\b.*\b(?:aurora-)?(mysql|mariadb)\b/
const ENGINE_VERSION = words(
  'engineversion engine_version enginemajorversion engine_majorversion engine_major_version version mysqlversion',
)
/** Matches cloud resources and Kubernetes objects whose key `version` gives the version of the server. */
const VERSIONED =
  /^(?:kind:\s*)?(InnoDBCluster|MySQL|MysqlCluster|MariaDB)$|\bazurerm_(mysql|mariadb)_(?:flexible_)?server\b|\bDBfor(MySQL|MariaDB)\/\w*[sS]ervers@|^(mysql|mariadb|percona)_(?:service|server_install)\s/
/** Keys whose values join product and version: MYSQL_8_0 of Google Cloud, or mysql8.0, a family of AWS. */
const FAMILY_VERSION = words('database_version databaseversion mysqlversion')
const FAMILY = /^(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)$/i
/** Names of packages, archives, repositories and constants of the AWS CDK that contain product and version. */
const WORDS = [
  /\b(?:Aurora)?(Mysql|MariaDb)EngineVersion\.(?:VER_|of\(\s*["'`])(\d[\d_.]*)/i,
  /(?<!doc\/)\b(mysql|mariadb|percona)(?:-community)?-server(?:-server)?(?:-\d+\.\d+=|[-=])(?:\d+:)?(\d+\.\d+(?:\.\d+)?)\b/i,
  /\b(mysql|mariadb|percona-server)-?(\d{2,4})-(?:community-)?(?:server|release)\b/i,
  /(?:\bpkgs\.|\bpackage\s*(?:=>|[=:])\s*["']?(?:[a-z]+-)?)(mysql|mariadb|percona)(?:-server)?_?(\d{2,4}|\d_\d)\b/,
  /\b(mysql|mariadb|percona)(?:-server|-community){0,2}-(\d+\.\d+\.\d+)[\w.-]*\.(?:tar|tgz|zip|deb|rpm)\b/,
  /\/\/[\w./-]{0,200}(mariadb)[\w.]{0,40}\/(?:repo\/)?(?:mariadb-)?(\d+\.\d+(?:\.\d+)?)\//i,
  /\b(mysql|mariadb|percona)(?:-\w+){0,2}-server(?:-\w+){0,2}[-=]["']?(\$\{?\w+\}?)/i,
  /\b(mariadb)[\w.-]{0,60}\/(?:repo\/)?(?:mariadb-)?((?:\.?(?:\{\{[^{}]*\}\}|\$\{?\w+\}?))+)\//i,
] as const
const INSTALLED =
  /(?<![\w-])(?:mysql|mariadb|percona)[\w-]*-server\b|\b(?:mysqld|mariadbd)\b|\bapk add\b.*\s(?:mysql|mariadb)(?![\w-])/
/** Matches a key with a product's name, such as `mysql` or `MYSQL_VERSION`, whose value may be a version. */
const VERSION_KEY = /^[\w.:-]*(?:mysql|mariadb|percona|galera)[\w.:-]*$/i
const IS_VERSION = /(?:version|[_-]ver|major|release|tag)$/i
/** Matches the name of a server's Helm chart or Nix package, whose version is in a key next to the name. */
const PACKAGE = /^"?(mysql|mariadb|percona)(?:-server)?(?:-\$\{version\})?"?$/i
const PRODUCT = words('mysql mariadb percona')
const OF_MARIADB = words('mariadb galera')
/** Words of which every server's image has one in its name, so that most texts need no further search. */
const SERVER_NAME = words('mysql mariadb percona -server')
const OTHER_DATABASE = words('postgres sqlserver oracle- mongo docdb neptune')
/** Words in keys of other programs, such as `exporter`. Versions in such keys are not the server's. */
const BESIDE = words(
  'client connector exporter driver shell router proxy operator admin php backup toolkit tuner minor patch revision ' +
    'python gem chart jdbc module plugin schema protocol mysql2',
)
/**
 * Matches a key for only the last number of a version, such as `mysql_minor_version`. Another key has the first
 * numbers.
 */
const PART = /(?<!major[_-]?)(?:minor|patch)[_-]?version$/i
/**
 * Matches a key of Amazon ECS whose value is a task with its revision, such as `mysql:3`, which only looks like an
 * image.
 */
const TASK = /task_?definition["']?\s*[:=]\s*["']?$/i
/** Matches the text before a value in a comparison. Such a value says nothing about what runs. */
const COMPARED = /[=!]=\s?["']?$/
/** Keys of a block whose image holds a server, whatever the image is called. */
const SERVER_KEY = words('pxc mysql mysqld mariadb mariadbd percona')

interface FoundImage {
  readonly value: FactValue
  readonly line: number
  /** `likely` for a parameter group's family, which runs no server; `everyday` for the image of another program. */
  readonly certainty: Fact['certainty']
}

export function imageFacts({ file, root }: Document): Fact[] {
  const nodes = [...nodesIn(root)]
  const isInstalled = nodes.some(({ text }) => INSTALLED.test(text))
  const base = isInstalled ? nodes.findLast((node) => stageOf(node) !== undefined) : undefined
  return nodes.flatMap((node): Fact[] => {
    if (node.group !== undefined) return []
    const named = namedImages(node, node === base)
    const version = named.length > 0 ? undefined : (versionByKeys(node) ?? versionInWords(node))
    const images = version === undefined ? named : [version]
    return images.map((image) => ({ kind: 'image', name: 'image', ...image, file, node, form: 'key' }))
  })
}

/** The image with which a stage of a Dockerfile begins. */
function stageOf({ text, syntax }: Node): string | undefined {
  return syntax === 'data' ? undefined : FROM.exec(text)?.[1]
}

/**
 * Finds images by their keys. Without such a key, names of server images with a tag count anywhere in the text.
 *
 * @param isBase whether the node begins the last stage of a build that installs a server from the packages of its base
 *   image. A change of that image may change the server's version, although the image's name does not show the version.
 */
function namedImages(node: Node, isBase: boolean): FoundImage[] {
  const { text, line } = node
  const stage = stageOf(node)
  if (stage !== undefined && isBase && !isServerImage(stage))
    return [{ value: { kind: 'expression', text: `"${stage}"` }, line, certainty: 'sure' }]
  if (stage !== undefined) return [imageNamed(stage, line)]
  const repository = repositoryWithTag(node)
  if (repository !== undefined) return [imageNamed(repository.text, repository.line, true)]
  for (const { name, value, line } of assignmentsOf(node)) {
    if (!IMAGE_KEY.has(name) || !value.text || /^[{&*|>[]/.test(value.text) || hasTagBeside(node)) continue
    const isInServer = SERVER_KEY.has(node.parent?.key ?? '') && !mentions(value.text.replace('-operator', ''), BESIDE)
    return [imageNamed(value.text, line, isInServer || isServerImage(value.text))]
  }
  if (!mentions(text, SERVER_NAME)) return []
  const textStart = node.syntax === 'data' ? node.key.length + 2 : 0
  return [...text.matchAll(IMAGE_WORD)].flatMap(({ 0: whole, 1: name = '', 2: tag, 3: digest = '', index }) =>
    isTaggedServer(name, tag ?? digest) && !TASK.test(headText(node).slice(0, textStart + index))
      ? [imageNamed(whole, line, true)]
      : [],
  )
}

function imageNamed(text: string, line: number, isServer = isServerImage(text)): FoundImage {
  const kind = hasExpression(text) ? 'expression' : 'literal'
  return { value: { kind, text }, line, certainty: isServer ? 'sure' : 'everyday' }
}

function isServerImage(name: string): boolean {
  return hasExpression(name) ? mayHoldServer(name) : holdsServer(name)
}

/** Assignments that are side by side in a map, or on a line and the lines nested in it. */
function beside(node: Node): { readonly name: string; readonly text: string; readonly line: number }[] {
  const all = node.syntax === 'data' ? node.children : [node, ...node.children]
  return all.flatMap((each) =>
    assignmentsOf(each).map(({ name, value, line }) => ({ name, text: value.text ?? '', line })),
  )
}

/**
 * Joins an image's name and tag in one block into an image such as `mysql:8.4`, with the line of the tag, which usually
 * changes.
 */
function repositoryWithTag(node: Node): { readonly text: string; readonly line: number } | undefined {
  const all = beside(node)
  const tag = all.find(({ name, text }) => TAG.has(name.toLowerCase()) && text !== '')
  const name =
    tag && all.find((each) => REPOSITORY.has(each.name) && isServerImage(each.text) && !each.text.includes(':'))
  return name && tag && { text: `${name.text}:${tag.text}`, line: tag.line }
}

function hasTagBeside({ parent }: Node): boolean {
  return parent !== undefined && repositoryWithTag(parent) !== undefined
}

/**
 * Finds a version: of a package, beside the key of an engine, in a family such as mysql8.0, or under a key for a
 * version.
 */
function versionByKeys(node: Node): FoundImage | undefined {
  const all = beside(node)
  const packaged = PACKAGE.exec(all.find(({ name }) => name === 'name' || name === 'pname')?.text ?? '')?.[1]
  const ofPackage = all.find(({ name }) => name === (node.syntax === 'data' ? 'appVersion' : 'version'))
  if (packaged !== undefined && ofPackage !== undefined)
    return sureImage(versionOf(packaged, ofPackage.text), ofPackage.line)
  const engine = all.find(({ name, text }) => ENGINE.test(name) && (isEngine(text) || ENGINE_CHOICE.test(text)))
  const versioned = VERSIONED.exec(headText(node))?.slice(1).find(Boolean) ?? kindOf(node)
  const product = (engine && (ENGINE_CHOICE.exec(engine.text)?.[1] ?? engine.text)) ?? versioned
  if (product !== undefined) {
    const version = all.find(({ name, text }) => ENGINE_VERSION.has(name.toLowerCase()) && text !== '')
    const isOwn = node.syntax === 'data' || node.children.length > 0
    if (isOwn && version !== undefined) {
      const isAurora = product.toLowerCase().includes('aurora') && !/^\d/.test(version.text)
      return sureImage(versionOf(product, isAurora ? `Aurora ${version.text}` : version.text), version.line)
    }
    if (engine !== undefined && version === undefined && node.syntax === 'data') {
      const { text, line } = engine
      return text.toLowerCase().includes('aurora') ? sureImage({ kind: 'expression', text }, line) : undefined
    }
  }
  for (const { name, value, line, before } of assignmentsOf(node)) {
    if (COMPARED.test(before)) continue
    const key = name.toLowerCase()
    const isGroup = key.endsWith('family') || key === 'db_parameter_group'
    const [, family, number = ''] = isGroup || FAMILY_VERSION.has(key) ? (FAMILY.exec(value.text ?? '') ?? []) : []
    const version =
      family === undefined ? keyedVersion(node, name, value) : versionOf(family, number.replaceAll('_', '.'))
    if (version !== undefined)
      return { value: version, line, certainty: family !== undefined && isGroup ? 'likely' : 'sure' }
  }
  return undefined
}

function isEngine(text: string): boolean {
  return ENGINES.has(unquoted(text).toLowerCase())
}

function sureImage(value: FactValue | undefined, line: number): FoundImage | undefined {
  return value && { value, line, certainty: 'sure' }
}

/** Product in the `kind` of the Kubernetes object whose `spec` is the node, such as `MariaDB`. */
function kindOf(node: Node): string | undefined {
  const kind = node.key === 'spec' ? node.parent?.children.find(({ key }) => key === 'kind') : undefined
  return kind && VERSIONED.exec(kind.text)?.[1]
}

/** The version that a key gives, as in `MYSQL_VERSION=5.7.25`, `mariadb::version: '10.11'` or `mysql: "8.0"`. */
function keyedVersion(node: Node, name: string, { kind, text = '' }: FactValue): FactValue | undefined {
  const key = node.syntax === 'data' ? node.key : `${namespaceOf(node, name)}${name}`
  const around = node.parent === undefined ? '' : headText(node.parent)
  const plain = name.toLowerCase()
  const isBelow =
    (plain === 'version' && PRODUCT.has(node.parent?.key.toLowerCase() ?? '')) ||
    (plain.startsWith('engine') && ENGINE_VERSION.has(plain) && mentions(around, PRODUCT))
  if (!(VERSION_KEY.test(key) || isBelow) || text === '' || text.startsWith('[')) return undefined
  if (kind === 'literal' && /\s/.test(text)) return undefined
  const part = PART.exec(key)
  if (mentions(key.slice(0, part?.index), BESIDE)) return undefined
  const isOnlyProduct = !isBelow && !IS_VERSION.test(key)
  if (isOnlyProduct && (!PRODUCT.has(key.toLowerCase()) || !text.includes('.'))) return undefined
  if (kind === 'literal' && !/^v?\d|^(?:latest|lts)/.test(text)) return undefined
  const fork = mentions(isBelow ? around : key, OF_MARIADB) ? 'mariadb' : 'mysql'
  if (part !== null) return { kind: 'expression', text: `${fork}:….${text}` }
  if (kind === 'literal') return versionOf(fork, text)
  return { kind: 'expression', text: `${fork}:${referenceTo(text)}` }
}

/** Product before a name on its line: `mysql` for `default['mysql']['version']`; empty if there is none. */
function namespaceOf({ text }: Node, name: string): string {
  return /\[["':](mysql|mariadb|percona)\w*["']?\]/i.exec(text.slice(0, text.indexOf(name)))?.[1] ?? ''
}

function versionInWords(node: Node): FoundImage | undefined {
  const text = headText(node)
  if (!mentions(text, PRODUCT)) return undefined
  const matches = WORDS.map((pattern) => pattern.exec(text))
  const [whole, product = '', version = ''] = matches.find((match) => match !== null) ?? []
  if (whole === undefined) return undefined
  const major = product.toLowerCase() === 'mariadb' ? /^\d\d(?!\.)/ : /^\d(?!\.)/
  const isOpen = /^\$|\{\{/.test(version)
  const number = isOpen ? version : version.replaceAll('_', '.').replace(major, '$&.')
  return sureImage(versionOf(product, whole.startsWith('Aurora') ? `Aurora ${number}` : number), node.line)
}

/**
 * Image for a version. It is an expression if the version is not a number, and undefined if the product never had it.
 */
function versionOf(product: string, version: string): FactValue | undefined {
  const { fork } = familyOfImage(product.toLowerCase())
  if (isMoving(version)) return { kind: 'literal', text: `${fork}:${version}` }
  const number = /^(?:\d+:)?v?(\d+(?:\.\d+)*)/.exec(version)?.[1]
  if (number === undefined || version.toLowerCase().includes('aurora'))
    return { kind: 'expression', text: `${fork}:${referenceTo(version)}` }
  return mayBeVersion(fork, number) ? { kind: 'literal', text: `${fork}:${number}` } : undefined
}

function referenceTo(text: string): string {
  const version = unquoted(text)
  return /^(?:\$|\{\{|Aurora|\d)/.test(version) ? version : `\${${version}}`
}

/** Whether a node names a database that qpsgate cannot measure, such as PostgreSQL, and neither MySQL nor MariaDB. */
export function speaksOfOtherDatabase(node: Node): boolean {
  const text = [...nodesIn(node)].slice(0, 200).map(headText).join('\n')
  return mentions(text, OTHER_DATABASE) && !mentions(text, PRODUCT)
}
