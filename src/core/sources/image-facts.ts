/** Finds the images and versions of servers that a file names. */

import { words } from '../lists.ts'
import { assignmentsOf } from './assignments.ts'
import type { Fact } from './fact.ts'
import { familyOfImage, holdsServer, isMoving, isTaggedServer, mayBeVersion, mayHoldServer } from './images.ts'
import { headText } from './setting-facts.ts'
import { type Document, type Node, nodesIn } from './tree.ts'
import { type FactValue, hasExpression } from './values.ts'

const EXPRESSION = String.raw`\$?\{\{(?:(?!\{\{).)*?\}\}|\$\{(?:[^{}]|\$\{[^{}]*\})*\}|\$\(\w+\)|\$\w+|<%(?:(?!<%).)*?%>`
const IMAGE_KEY = words('image Image baseImage initImage')
/** The first line of a stage of a Dockerfile. */
export const FROM = /^FROM\s+(?:--\S+\s+)?(\S+)/
/** The name of a server's image with a tag or digest, anywhere in a text. */
const IMAGE_WORD = new RegExp(
  String.raw`(?<![\w./:@%-]|[=!]=\s?["']?)((?:[\w.-]{1,100}(?::\d+)?/){0,6}[\w.-]{0,60}(?:mysql|mariadb|percona|-server)[\w.-]{0,60})(?::((?:${EXPRESSION}|[\w.-])+(?:@sha256:[0-9a-f]+)?)|@(sha256:[0-9a-f]+))`,
  'gi',
)
/** Keys of an image's name where its tag has a key of its own, as in the values of a chart. */
const REPOSITORY = words('repository name newName image imageName image_name')
const TAG = words('tag newtag imagetag image_tag imagenewtag image_newtag')
/** Keys of a database engine, such as `engine: mysql`, where its version has a key of its own. */
const ENGINE = /(?:^|_)engine(?:_?name)?$|^type$/i
const ENGINE_NAME = /^["']?(?:aurora-)?(mysql|mariadb|aurora)["']?$/i
/** An engine that CloudFormation chooses by a condition. */
const ENGINE_CHOICE = /^!If\b.*\b(?:aurora-)?(mysql|mariadb)\b/
const ENGINE_VERSION = words(
  'engineversion engine_version enginemajorversion engine_majorversion engine_major_version version mysqlversion',
)
/** Cloud resources and Kubernetes objects whose key `version` is the version of the server. */
const VERSIONED =
  /^(?:kind:\s*)?(InnoDBCluster|MySQL|MysqlCluster|MariaDB)$|\bazurerm_(mysql|mariadb)_(?:flexible_)?server\b|\bDBfor(MySQL|MariaDB)\/\w*[sS]ervers@|^(mysql|mariadb|percona)_(?:service|server_install)\s/
/** Keys at AWS, Google and others whose value joins product and version: mysql8.0, aurora-mysql5.7, MYSQL_8_0. */
const FAMILY_KEY = /family$|^database_?version$|^mysqlVersion$|^db_parameter_group$/i
const isGroup = (key: string) => /family$|^db_parameter_group$/i.test(key)
const FAMILY = /^(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)$/i
/** Names of packages, archives, repositories and constants of the AWS CDK that contain both product and version. */
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
/** Package repositories. They count only in a file that installs a server, because they alone install nothing. */
const REPOSITORIES = [
  /--mariadb-server-version[= ]["']?(mariadb)-(\d+\.\d+)/i,
  /\b(percona)-release\s+.*?\bp(?:s|xc|dps|dpxc)-?(\d{2})\b/i,
  /(?:repo\.mysql\.com\b.*|\bselect-server\s.*|--enable[= ])\b(mysql)-?(\d\.?\d)\b/i,
] as const
const INSTALLED =
  /(?<![\w-])(?:mysql|mariadb|percona)[\w-]*-server\b|\b(?:mysqld|mariadbd)\b|\bapk add\b.*\s(?:mysql|mariadb)(?![\w-])/
/** A key with the name of a product, such as `mysql` or `MYSQL_VERSION`. */
const VERSION_KEY = /^[\w.:-]*(?:mysql|mariadb|percona|galera)[\w.:-]*$/i
const IS_VERSION = /(?:version|[_-]ver|major|release|tag)$/i
/** The name of a server's Helm chart or Nix package, which has a version beside it. */
const PACKAGE = /^"?(mysql|mariadb|percona)(?:-server)?(?:-\$\{version\})?"?$/i
const PRODUCT = words('mysql mariadb percona')
/** Words in keys of other programs, such as `exporter`, whose version is not the server's. */
const BESIDE =
  /client|connector|exporter|driver|shell|router|proxy|operator|admin|php|backup|toolkit|tuner|minor|patch|revision|python|gem|chart|jdbc|module|plugin|schema|protocol|mysql2/i
/** A key of only the last number of a version, such as `mysql_minor_version`; the first numbers stand elsewhere. */
const PART = /(?<!major[_-]?)(?:minor|patch)[_-]?version$/i
/** A key of Amazon ECS whose value, a task with its revision such as `mysql:3`, only looks like an image. */
const TASK = /task_?definition["']?\s*[:=]\s*["']?$/i
/** Text before a value that a condition only compares with something, so that it says nothing about what runs. */
const COMPARED = /[=!]=\s?["']?$/
/** Keys of a block whose image holds a server, whatever the image is called. */
const SERVER_KEY = words('pxc mysql mysqld mariadb mariadbd percona')

export function imageFacts({ file, root }: Document): Fact[] {
  const nodes = [...nodesIn(root)]
  const isInstalled = nodes.some(({ text }) => INSTALLED.test(text))
  const stages = nodes.filter(({ text, syntax }) => syntax !== 'data' && FROM.test(text))
  const facts: Fact[] = []
  const add: Add = (node, image, line = node.line, certainty = 'sure') => {
    if (image !== undefined)
      facts.push({
        kind: 'image',
        name: 'image',
        value: image,
        file,
        line,
        node,
        form: 'key',
        certainty,
      })
  }
  for (const node of nodes) {
    if (node.group !== undefined) continue
    const before = facts.length
    readNames(node, stages, isInstalled, add)
    if (facts.length === before) readVersions(node, file, add)
    if (facts.length === before) readWords(node, isInstalled, add)
  }
  return facts
}

/** @param certainty `likely` for a parameter group's family, which runs no server; `everyday` for another program */
type Add = (node: Node, image: FactValue | undefined, line?: number, certainty?: Fact['certainty']) => void

/** Reads an image by its key. Without such a key, names of images with a tag count anywhere in the text. */
function readNames(node: Node, stages: readonly Node[], isInstalled: boolean, add: Add): void {
  const stage = FROM.exec(node.text)?.[1]
  if (stage !== undefined && stages.includes(node)) {
    // A build that installs a server gets its packages from the last stage's base image. So a change of that image may
    // change the server's version, although its name does not tell the version.
    const isBase = isInstalled && node === stages.at(-1) && !isServerImage(stage)
    add(
      node,
      isBase ? { kind: 'expression', text: `"${stage}"` } : imageNamed(stage),
      node.line,
      isBase || isServerImage(stage) ? 'sure' : 'everyday',
    )
    return
  }
  const repository = repositoryWithTag(node)
  if (repository !== undefined) {
    add(node, imageNamed(repository.text), repository.line)
    return
  }
  for (const { name, value, line } of assignmentsOf(node)) {
    if (!IMAGE_KEY.has(name) || !value.text || /^[{&*|>[]/.test(value.text) || hasTagBeside(node)) continue
    const isInServer = SERVER_KEY.has(node.parent?.key ?? '') && !BESIDE.test(value.text.replace('-operator', ''))
    add(node, imageNamed(value.text), line, isInServer || isServerImage(value.text) ? 'sure' : 'everyday')
    return
  }
  if (!/mysql|mariadb|percona|-server/i.test(node.text)) return
  for (const { 0: whole, 1: name = '', 2: tag, 3: digest = '', index } of node.text.matchAll(IMAGE_WORD))
    if (
      isTaggedServer(name, tag ?? digest) &&
      !TASK.test(headText(node).slice(0, index + (node.syntax === 'data' ? node.key.length + 2 : 0)))
    )
      add(node, imageNamed(whole))
}

function imageNamed(text: string): FactValue {
  return { kind: hasExpression(text) ? 'expression' : 'literal', text }
}

function isServerImage(name: string): boolean {
  return hasExpression(name) ? mayHoldServer(name) : holdsServer(name)
}

/** Assignments that stand side by side in a map, or on a line and the lines nested in it. */
function beside(node: Node): { readonly name: string; readonly text: string; readonly line: number }[] {
  const all = node.syntax === 'data' ? node.children : [node, ...node.children]
  return all.flatMap((each) =>
    assignmentsOf(each).map(({ name, value, line }) => ({ name, text: value.text ?? '', line })),
  )
}

/** Joins the name and the tag in one block to an image such as `mysql:8.4`, and gives it the line of the tag. */
function repositoryWithTag(node: Node): { readonly text: string; readonly line: number } | undefined {
  const all = beside(node)
  const tag = all.find(({ name, text }) => TAG.has(name.toLowerCase()) && text !== '')
  const name =
    tag && all.find((each) => REPOSITORY.has(each.name) && isServerImage(each.text) && !each.text.includes(':'))
  return name && tag && { text: `${name.text}:${tag.text}`, line: tag.line }
}

function hasTagBeside(node: Node): boolean {
  return node.parent !== undefined && repositoryWithTag(node.parent) !== undefined
}

/** Reads a version: of a package, beside an engine, in a family such as mysql8.0, or under a key for a version. */
function readVersions(node: Node, file: string, add: Add): void {
  const all = beside(node)
  const engine = all.find(({ name, text }) => ENGINE.test(name) && (ENGINE_NAME.test(text) || ENGINE_CHOICE.test(text)))
  const packaged = PACKAGE.exec(all.find(({ name }) => name === 'name' || name === 'pname')?.text ?? '')?.[1]
  const ofPackage = all.find(({ name }) => name === (node.syntax === 'data' ? 'appVersion' : 'version'))
  if (packaged !== undefined && ofPackage !== undefined) {
    add(node, versionOf(packaged, ofPackage.text.replace(/^v/, '')), ofPackage.line)
    return
  }
  const versioned = VERSIONED.exec(headText(node))?.slice(1).find(Boolean) ?? kindOf(node)
  const product = (engine && (ENGINE_CHOICE.exec(engine.text)?.[1] ?? engine.text)) ?? versioned
  if (product !== undefined) {
    const [version] = all.filter(({ name, text }) => ENGINE_VERSION.has(name.toLowerCase()) && text !== '')
    const isOwn = node.syntax === 'data' || node.children.length > 0
    if (isOwn && version !== undefined) {
      add(
        node,
        versionOf(
          product.replace(/^aurora-/i, ''),
          /aurora/i.test(product) && !/^\d/.test(version.text) ? `Aurora ${version.text}` : version.text,
        ),
        version.line,
      )
      return
    }
    if (engine !== undefined && version === undefined && node.syntax === 'data') {
      if (/aurora/i.test(engine.text)) add(node, { kind: 'expression', text: engine.text }, engine.line)
      return
    }
  }
  for (const { name, value, line, before } of assignmentsOf(node)) {
    if (COMPARED.test(before)) continue
    const text = value.text ?? ''
    const [, family, ofFamily = ''] = FAMILY_KEY.test(name) ? (FAMILY.exec(text) ?? []) : []
    const version =
      family === undefined
        ? (keyedVersion(node, name, value) ?? versionOfFolder(file, name, value))
        : versionOf(family, ofFamily.replaceAll('_', '.'))
    if (version === undefined) continue
    add(node, version, line, family !== undefined && isGroup(name) ? 'likely' : 'sure')
    return
  }
}

/** Product in the `kind` of the Kubernetes object whose `spec` is the node, such as `MariaDB`. */
function kindOf(node: Node): string | undefined {
  const kind = node.key === 'spec' ? node.parent?.children.find(({ key }) => key === 'kind') : undefined
  return kind && VERSIONED.exec(kind.text)?.[1]
}

function isEngineVersion(name: string): boolean {
  return ENGINE_VERSION.has(name.toLowerCase()) && name.toLowerCase().startsWith('engine')
}

/** The version that a key gives, as in `MYSQL_VERSION=5.7.25`, `mariadb::version: '10.11'` or `mysql: "8.0"`. */
function keyedVersion(node: Node, name: string, { kind, text = '' }: FactValue): FactValue | undefined {
  const key = node.syntax === 'data' ? node.key : `${namespaceOf(node, name)}${name}`
  const around = node.parent === undefined ? '' : headText(node.parent)
  const isBelow =
    (name.toLowerCase() === 'version' && PRODUCT.has(node.parent?.key.toLowerCase() ?? '')) ||
    (isEngineVersion(name) && /mysql|mariadb/i.test(around))
  if (!(VERSION_KEY.test(key) || isBelow) || /^\[|^$/.test(text)) return undefined
  if (kind === 'literal' && /\s/.test(text)) return undefined
  const part = PART.exec(key)
  if (BESIDE.test(key.slice(0, part?.index))) return undefined
  const isOnlyProduct = !isBelow && !IS_VERSION.test(key)
  if (isOnlyProduct && (!PRODUCT.has(key.toLowerCase()) || !text.includes('.'))) return undefined
  if (kind === 'literal' && !/^v?\d|^(?:latest|lts)/.test(text)) return undefined
  const fork = /mariadb|galera/i.test(isBelow ? around : key) ? 'mariadb' : 'mysql'
  if (part !== null) return { kind: 'expression', text: `${fork}:….${text}` }
  if (kind === 'literal') return versionOf(fork, text.replace(/^v(?=\d)/, ''))
  const inner = /:-["']?([\d.]+)/.exec(text)?.[1]
  return inner === undefined ? { kind: 'expression', text: `${fork}:${referenceTo(text)}` } : versionOf(fork, inner)
}

/** Reads a version of three numbers from a variable of a Chef cookbook or Ansible role with a product's name. */
function versionOfFolder(file: string, name: string, { kind, text = '' }: FactValue): FactValue | undefined {
  const product = /(?:^|\/)(mysql|mariadb|percona)[^/]*\/(?:attributes|defaults|vars)\//.exec(file)?.[1]
  const isVersion = kind === 'literal' && /^\d+\.\d+\.\d+$/.test(text) && /version|newest|latest|release/i.test(name)
  return product !== undefined && isVersion ? versionOf(product, text) : undefined
}

/** Product before a name on its line: `mysql` for `default['mysql']['version']`; empty if there is none. */
function namespaceOf({ text }: Node, name: string): string {
  return /\[["':](mysql|mariadb|percona)\w*["']?\]/i.exec(text.slice(0, text.indexOf(name)))?.[1] ?? ''
}

function readWords(node: Node, isInstalled: boolean, add: Add): void {
  const text = headText(node)
  if (!/mysql|mariadb|percona/i.test(text)) return
  const matches = (isInstalled ? [...WORDS, ...REPOSITORIES] : WORDS).map((pattern) => pattern.exec(text))
  const [whole, product = '', version = ''] = matches.find((match) => match !== null) ?? []
  if (whole === undefined) return
  const major = product.toLowerCase() === 'mariadb' ? /^\d\d(?!\.)/ : /^\d(?!\.)/
  const isOpen = /^\$|\{\{/.test(version)
  const number = isOpen ? version : version.replaceAll('_', '.').replace(major, '$&.').replace(/\.$/, '')
  add(node, versionOf(product, /^Aurora/.test(whole) ? `Aurora ${number}` : number))
}

/** The image for a version: an expression if the version is not a number, undefined if the product never had it. */
function versionOf(product: string, version: string): FactValue | undefined {
  const { fork } = familyOfImage(product.toLowerCase())
  if (isMoving(version)) return { kind: 'literal', text: `${fork}:${version}` }
  const number = /^(?:\d+:)?(\d+(?:\.\d+)*)/.exec(version)?.[1]
  if (number === undefined || /aurora/i.test(version))
    return { kind: 'expression', text: `${fork}:${referenceTo(version)}` }
  return mayBeVersion(fork, number) ? { kind: 'literal', text: `${fork}:${number}` } : undefined
}

function referenceTo(text: string): string {
  const version = text.replace(/^(["'])(.*)\1$/, '$2')
  return /^(?:\$|\{\{|Aurora|\d)/.test(version)
    ? version
    : `\${${/^!Ref\s+["']?([\w.:-]+)["']?$/.exec(version)?.[1] ?? version}}`
}

/** Whether a node names a database that qpsgate does not measure, such as PostgreSQL, and no MySQL or MariaDB. */
export function speaksOfOtherDatabase(node: Node): boolean {
  const text = [...nodesIn(node)].slice(0, 200).map(headText).join('\n')
  return /postgres|sqlserver|oracle-|mongo|docdb|neptune/i.test(text) && !/mysql|mariadb|percona/i.test(text)
}
