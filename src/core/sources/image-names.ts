/** Images, versions and products of servers that the lines of any text name. */

import { familyOfImage, holdsServer, isMoving, isTaggedServer, mayBeVersion, mayHoldServer } from './images.ts'
import type { Line } from './outline.ts'
import { hasExpression, type SourceValue, valueAt } from './values.ts'

/** What a line says about the program of a server. */
export interface NamedImage {
  /** Undefined: a product without a version. */
  readonly image: SourceValue | undefined
  /** Whether it is surely a server's. */
  readonly isServer: boolean
  /** The line of the version, which may stand near that of the product. */
  readonly line: Line
  /** Its place on the line of the product. */
  readonly from: number
  readonly to: number
}

const EXPRESSION = String.raw`\$?\{\{(?:(?!\{\{).)*?\}\}|\$\{(?:[^{}]|\$\{[^{}]*\})*\}|\$\(\w+\)|\$\w+|<%(?:(?!<%).)*?%>`
/** A key for images, and the first line of a Dockerfile. */
const IMAGE_KEY = new RegExp(
  String.raw`(?:^(?:-\s+)?|[{,]\s*)["']?(?:image|Image|baseImage)["']?\s*[:=]\s*["']?((?:${EXPRESSION}|[^\s"',{}])+)["']?|^FROM\s+(?:--\S+\s+)?(\S+)`,
)
/** The name of an image with a tag, anywhere. */
const IMAGE_WORD = new RegExp(
  String.raw`(?<![\w./:@%-]|[=!]=\s?["']?)((?:[\w.-]+(?::\d+)?/)*[\w.-]{0,60}(?:mysql|mariadb|percona|-server)[\w.-]{0,60})(?::((?:${EXPRESSION}|[\w.-])+(?:@sha256:[0-9a-f]+)?)|@(sha256:[0-9a-f]+))`,
  'gi',
)
/** The version of a product in a name of AWS, Google, Azure and others: mysql8.0, aurora-mysql5.7, MYSQL_8_0. */
const FAMILY =
  /(?:^(?:-\s+)?|[{,]\s*)["']?(?:\w*[fF]amily|database_?[vV]ersion|mysqlVersion|db_parameter_group|DBParameterGroupFamily)["']?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)["']?\s*(?:[,}]|$)/i
/** A version of CDK: MysqlEngineVersion.VER_8_0_35, MariaDbEngineVersion.of('10.11.6', '10.11'); Aurora has its own numbers. */
const CONSTANT = /\b(Aurora)?(Mysql|MariaDb)EngineVersion\.(?:VER_(\d[\d_]*)|of\(\s*["'`](\d[^"'`]*))/i
/** Packages and their repositories, such as mariadb-server-10.11, mysql57-server, pkgs.mariadb_1011, /mariadb/repo/10.11/. */
const PACKAGES = [
  /(?<!doc\/)\b(mysql|mariadb|percona)(?:-community)?-server(?:-server)?(?:-\d+\.\d+=|[-=])(?:\d+:)?(\d+\.\d+(?:\.\d+)?)\b/i,
  /\b(mysql|mariadb|percona-server)-?(\d{2,4})-(?:community-)?(?:server|release)\b/i,
  /(?:\bpkgs\.|\bpackage\s*(?:=>|[=:])\s*["']?(?:[a-z]+-)?)(mysql|mariadb|percona)(?:-server)?_?(\d{2,4}|\d_\d)\b/,
  /\b(mysql|mariadb|percona)(?:-server|-community)*-(\d+\.\d+\.\d+)[\w.-]*\.(?:tar|tgz|zip|deb|rpm)\b/,
  /\/\/(?:[\w.-]+\/)*?[\w.]*(mariadb)[\w.]*\/(?:repo\/)?(?:mariadb-)?(\d+\.\d+(?:\.\d+)?)\//i,
]
/** Repositories, from which a server is installed, or only its client. */
const REPOSITORIES = [
  /--mariadb-server-version[= ]["']?(mariadb)-(\d+\.\d+)/i,
  /\b(percona)-release\s+.*?\bp(?:s|xc|dps|dpxc)-?(\d{2})\b/i,
  /(?:repo\.mysql\.com\b.*|\bselect-server\s.*|--enable[= ])\b(mysql)-?(\d\.?\d)\b/i,
]
const INSTALLED = /(?<![\w-])(?:mysql|mariadb|percona)[\w-]*-server\b|\b(?:mysqld|mariadbd)\b/
/** A package, and a repository of packages, whose version stands elsewhere. */
const OPEN_PACKAGES = [
  /\b(mysql|mariadb|percona)(?:-\w+){0,2}-server(?:-\w+){0,2}[-=]["']?(\$\{?\w+\}?)/i,
  /\b(mariadb)[\w.-]*\/(?:repo\/)?(?:mariadb-)?((?:\.?(?:\{\{[^{}]*\}\}|\$\{?\w+\}?))+)\//i,
]
/** A key that is the name of a product, or one for its version. */
const VERSION_KEY =
  /(?<![\w-])((?:::|[\w.'"[\]-]){0,60}(?:mysql|mariadb|percona|galera)(?:::|[\w.'"[\]-]){0,60}?)["']?\s*(?:=>|\?=|:=|[:=]|\s)\s*(?:\$\{\w+:?-["']?)?(?=["'[]*(?:\d|latest|lts))/i
const IS_VERSION = /(?:version|[_-]ver|major|release|tag)["'\]]*$/i
/** The last number of a version, whose first ones stand elsewhere. */
const PART_OF_VERSION = /(?<!major[_-]?)(?:minor|patch)[_-]?version["'\]]*$/i
const PRODUCT = /^(?:-\s+)?["']?(mysql|mariadb|percona)["']?/i
/** Programs beside a server that have versions too. */
const BESIDE =
  /client|connector|exporter|driver|shell|router|proxy|operator|admin|php|backup|toolkit|tuner|minor|patch|revision|python|gem|chart|jdbc|module|plugin|schema|protocol|mysql2/i

/** A key whose value only looks like an image: the revision of a task of ECS. */
const TASK = /task_?definition["']?\s*[:=]\s*["']?$/i

/** A key of which the image is that of a server, whatever its name. */
const SERVER_KEY = /^["']?(?:pxc|mysqld?|mariadbd?|percona)["']?\s*:/

/** The tag of an image beside its name. */
const TAG = /^["']?(?:image_?)?(?:tag|newTag)["']?\s*[:=]\s*(\S+)$/i

/** A chart's version of what it installs. */
const APP_VERSION = /^appVersion:\s*["']?v?(\S+)$/

/** Products, and their versions, which stand near them. */
const SPLIT = [
  { product: /^name:\s*["']?(mysql|mariadb|percona)["']?$/, version: APP_VERSION },
  {
    product: /^(mysql|mariadb|percona)_(?:service|server_install)\s.*\bdo$/,
    version: /^version\s+["']([\d.]+)["']$/,
  },
  {
    product:
      /["']?(?:\b|_)engine(?:_?[nN]ame)?["']?(?:: str)?\s*[:=]\s*["']?(?:aurora-)?(mysql|mariadb|aurora)["']?,?$|["']?\btype["']?\s*[:=]\s*["']?(mysql|mariadb)["']?,?$/i,
    version: /^["']?(?:engine_?(?:major_?)?version|version)["']?(?:: [\w |]+(?==))?\s*[:=]\s*(\S.*?),?$/i,
  },
  {
    product:
      /^kind:\s*(InnoDBCluster|MySQL|MysqlCluster|MariaDB)$|\bazurerm_(mysql|mariadb)_(?:flexible_)?server\b|\bDBfor(MySQL|MariaDB)\/\w*[sS]ervers@/,
    version: /^["']?(?:version|mysqlVersion)["']?\s*[:=]\s*(["']?[^\s"',]+["']?,?)$/,
  },
  {
    product: /^(?:-\s+)?["']?(?:repository|name|newName|image(?:_?[nN]ame)?)["']?\s*[:=]\s*["']?([\w./-]+)["']?,?$/,
    version: TAG,
  },
] as const
/** Lines between both. */
const FAR = 20

/** Reads the images of one outline. */
export class ImageReader {
  readonly #lines: readonly Line[]
  readonly #isInstalled: boolean

  constructor(lines: readonly Line[]) {
    this.#lines = lines
    this.#isInstalled = lines.some(({ text }) => INSTALLED.test(text))
  }

  /** What a line says; nothing on most lines. */
  read(line: Line): NamedImage[] {
    const { text } = line
    const keyed = IMAGE_KEY.exec(text)
    const name = keyed?.[1] ?? keyed?.[2] ?? ''
    if (keyed !== null && name !== '' && !/^[{&*|>]/.test(name) && !this.#hasTagBeside(name, line)) {
      const isOpen = hasExpression(name)
      const isInServer = SERVER_KEY.test(line.parent?.text ?? '') && !BESIDE.test(name.replace('-operator', ''))
      const isServer = isInServer || (isOpen ? mayHoldServer(name) : holdsServer(name))
      const image: SourceValue = { kind: isOpen ? 'reference' : 'literal', text: name }
      return [{ image, isServer, line, from: keyed.index, to: keyed.index + keyed[0].length }]
    }
    if (!/mysql|mariadb|percona|aurora|innodb|repository|newName|image|version/i.test(text)) return []
    const words = [...text.matchAll(IMAGE_WORD)].flatMap(
      ({ 0: whole, 1: repository = '', 2: tag, 3: digest = '', index }) => {
        const image: SourceValue = { kind: hasExpression(whole) ? 'reference' : 'literal', text: whole }
        const isOne = isTaggedServer(repository, tag ?? digest) && !TASK.test(text.slice(0, index))
        return isOne ? [{ image, isServer: true, line, from: index, to: index + whole.length }] : []
      },
    )
    return words.length > 0 ? words : this.#readVersion(line)
  }

  #readVersion(line: Line): NamedImage[] {
    const { text } = line
    const whole = { line, isServer: true, from: 0, to: text.length }
    const [, family, ofFamily = ''] = FAMILY.exec(text) ?? []
    if (family !== undefined) return [{ ...whole, image: versionOf(family, ofFamily.replaceAll('_', '.')) }]
    const [, aurora, product, constant, number = constant?.replaceAll('_', '.')] = CONSTANT.exec(text) ?? []
    if (product !== undefined && number !== undefined)
      return [{ ...whole, image: versionOf(product, aurora === undefined ? number : `${aurora} ${number}`) }]
    for (const { product, version } of SPLIT) {
      const match = product.exec(text)
      const name = match?.slice(1).find((each) => each !== undefined) ?? ''
      const isTag = version === TAG
      if (match === null || (isTag && !holdsServer(name))) continue
      const near = this.#near(line, version)
      // Other things have the name of a product too.
      if (near === undefined && version === APP_VERSION) continue
      const place = { isServer: true, from: match.index, to: text.length }
      if (near === undefined && isTag) return []
      if (near === undefined) return [{ ...place, image: undefined, line }]
      const image: SourceValue | undefined = isTag
        ? { kind: hasExpression(near.text) ? 'reference' : 'literal', text: `${name}:${near.text}` }
        : versionOf(
            familyOfImage(name).fork,
            /aurora/i.test(match[0]) && !/^\d/.test(near.text) ? `Aurora ${near.text}` : near.text,
          )
      return [{ ...place, image, line: near.line }]
    }
    const image = packagedVersion(text, this.#isInstalled) ?? keyedVersion(line)
    return image === undefined ? [] : [{ ...whole, image }]
  }

  /** Whether a key for a tag beside that for the image gives its version. */
  #hasTagBeside(name: string, line: Line): boolean {
    return holdsServer(name) && !name.includes(':') && this.#near(line, TAG) !== undefined
  }

  /** The version of an image: beside the line of its product, or in a block there. */
  #near(line: Line, pattern: RegExp): { readonly text: string; readonly line: Line } | undefined {
    for (let away = 0; away <= FAR; away += 1)
      for (const other of [this.#lines[line.index + away], this.#lines[line.index - away]]) {
        if (other === undefined || other.document !== line.document) continue
        if (![other.parent, other.parent?.parent].includes(line.parent) && other.parent !== line) continue
        const text = pattern.exec(other.text)?.[1]
        if (text !== undefined) return { text: text.replace(/^["']|["'],?$/g, ''), line: other }
      }
    return undefined
  }
}

/** The image of a version; of one that is no number an expression. */
function versionOf(product: string, version: string): SourceValue | undefined {
  const fork = familyOfImage(product.toLowerCase()).fork
  if (isMoving(version)) return { kind: 'literal', text: `${fork}:${version}` }
  const number = /^(?:\d+:)?(\d+(?:\.\d+)*)/.exec(version)?.[1]
  if (number === undefined) return { kind: 'reference', text: `${fork}:${referenceTo(version)}` }
  return mayBeVersion(fork, number) ? { kind: 'literal', text: `${fork}:${number}` } : undefined
}

function referenceTo(version: string): string {
  return /^(?:\$|\{\{)/.test(version) ? version : `\${${/^!Ref\s+["']?([\w.:-]+)["']?$/.exec(version)?.[1] ?? version}}`
}

/** The version that a key gives: `MYSQL_VERSION 5.7.25`, `mariadb::version: '10.11'`, `mysql: ["8.0", "8.4"]`. */
function keyedVersion({ text, parent }: Line): SourceValue | undefined {
  const keyed = VERSION_KEY.exec(text)
  const below = /^["']?(?:engine_?(?:major_?)?)?version["']?\s*[:=]\s*/i.exec(text)
  const product = (/^["']?engine/i.test(text) ? /(mysql|mariadb)/i : PRODUCT).exec(parent?.text ?? '')?.[1]
  const name = keyed?.[1] ?? (below === null ? undefined : product)
  const match = keyed ?? below
  const part = PART_OF_VERSION.exec(keyed?.[1] ?? '')
  if (match === null || name === undefined || BESIDE.test(name.slice(0, part?.index))) return undefined
  const isOnlyProduct = keyed !== null && !IS_VERSION.test(name)
  if (isOnlyProduct && (PRODUCT.exec(name)?.[0] !== name || !/(?::\s|=)\s*$/.test(match[0]))) return undefined
  const read = valueAt(text, match.index + match[0].length, { isFlag: keyed !== null, isCode: false })
  const { kind, text: version = '' } = read?.value ?? {}
  // A list of versions is no server's.
  if (version === '' || version.startsWith('[') || (isOnlyProduct && !version.includes('.'))) return undefined
  const fork = /mariadb|galera/i.test(name) ? 'mariadb' : 'mysql'
  if (part !== null) return { kind: 'hidden', text: `${fork}:….${version}` }
  return kind === 'literal' ? versionOf(fork, version) : { kind: 'reference', text: `${fork}:${referenceTo(version)}` }
}

/** @param isInstalled whether a server is installed from a repository */
function packagedVersion(text: string, isInstalled: boolean): SourceValue | undefined {
  for (const pattern of OPEN_PACKAGES) {
    const [, product, expression] = pattern.exec(text) ?? []
    if (product !== undefined && expression !== undefined) return versionOf(product, expression)
  }
  for (const pattern of isInstalled ? [...PACKAGES, ...REPOSITORIES] : PACKAGES) {
    const [, product, version = ''] = pattern.exec(text) ?? []
    if (product === undefined) continue
    const major = product.toLowerCase() === 'mariadb' ? /^\d\d(?!\.)/ : /^\d(?!\.)/
    return versionOf(product, version.replace('_', '.').replace(major, '$&.'))
  }
  return undefined
}
