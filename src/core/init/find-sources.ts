/** Files of a repository that configure servers: which ones are opened, and which ones the workflow names. */

import { USUAL_FAMILY } from '../families/families.ts'
import type { Family } from '../families/family.ts'
import { isUnread } from '../names.ts'
import type { ConfiguredServer } from '../sources/compare-servers.ts'
import { familyOfImage, holdsServer, speaksOfServer } from '../sources/images.ts'
import { familyReading } from '../suite/option-groups.ts'
import { escapeInvisible, quote } from '../suite/problems.ts'
import { IMAGE_NAME } from '../suite/suite.ts'

/** Limit for opened files: a parser of YAML takes a while for each. Beyond that, the user has to name the right ones. */
export const MOST_FILES = 2000
/** Limit for files that a workflow names. */
export const MOST_SOURCES = 20
/** Longer paths are no one's; they would only fill a screen. */
const LONGEST_PATH = 512

const OPTION_FILE = /\.(?:cnf|cnf\.(?:j2|jinja2?|tmpl|tpl|template))$/i
/** Thousands of files have these endings; one that is an option file has the product in its path. */
const OTHER_OPTION_FILE = /\.(?:ini|conf|cfg)(?:\.(?:j2|jinja2?|tmpl|tpl|template))?$/i
const SPEAKS_OF_SERVER = /(?:^|[/_.-])(?:my|mysqld?|mariadbd?|percona)(?=[/_.-])/i
const OTHER_SOURCE = /(?:\.(?:ya?ml|tf|json|template)|(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[^/]+)?|\.dockerfile)$/i
/** Folders that programs fill, and settings of certificates. */
const NOT_OURS = /(?:^|\/)(?:node_modules|\.git)\/|(?:openssl|x509|easy-?rsa)[^/]*$/i

/** Files for tests, development and readers, or of others: their servers are not those of production. */
const ASIDE =
  /(?:^|\/)(?:tests?|specs?|__tests__|fixtures?|testdata|e2e|molecule|dev|devel|development|local|\.devcontainer|\.ddev|\.lando|examples?|samples?|demos?|docs?|vendor|vendored|third[-_]?party|external|\.(?:github|gitea|forgejo)\/workflows)\/|(?:^|[/._-])(?:dev|devel|development|local|tests?|testing|ci|override|examples?|samples?)(?:[._-][^/]*)?$/i

/** Whether it is to be opened, by its path. */
export function mayBeSource(path: string): boolean {
  if (path.length > LONGEST_PATH || NOT_OURS.test(path)) return false
  return isOptionFile(path) || OTHER_SOURCE.test(path)
}

/** Whether it is to be parsed: most YAML is about something else. */
export function isWorthReading(path: string, text: string): boolean {
  if (isOptionFile(path)) return true
  // Another file of a Terraform module may name the product.
  const speaks = speaksOfServer(text) || /innodb|db_parameter_group/i.test(text)
  return speaks && (!path.endsWith('.json') || /"Resources"\s*:/.test(text))
}

function isOptionFile(path: string): boolean {
  return OPTION_FILE.test(path) || (OTHER_OPTION_FILE.test(path) && SPEAKS_OF_SERVER.test(path))
}

/** A path, and the servers that the gate's reader gives for it. */
export interface ServerSource {
  /** From the top of the repository, with slashes; for one that the user named, `FILE#SERVER` and `render: COMMAND` too. */
  readonly path: string
  readonly servers: readonly ConfiguredServer[]
}

/** Leaves out the servers that a reader of option files makes of any text with groups. */
export function realServers(path: string, servers: readonly ConfiguredServer[]): ConfiguredServer[] {
  if (!isOptionFile(path)) return servers.filter(({ options, image }) => options.length > 0 || image !== undefined)
  // Other programs have a group [server] too, and files that end in .cnf.
  const isServers = (group: string) => group !== 'server' || SPEAKS_OF_SERVER.test(path)
  return servers.filter(({ options }) => options.some(({ group }) => group !== undefined && isServers(group)))
}

export interface ChosenSources {
  /** Those with most settings first. */
  readonly taken: readonly ServerSource[]
  /** For tests, development or readers. */
  readonly aside: readonly ServerSource[]
  /** See {@link whyUnwritable}. */
  readonly unwritable: readonly ServerSource[]
}

/**
 * Every source that no other one reads as a whole, as a compose file reads the option file that it mounts. One for tests
 * or development is taken only where it alone has settings, and else left aside.
 */
export function chooseSources(sources: readonly ServerSource[]): ChosenSources {
  const unwritable = sources.filter(({ path }) => whyUnwritable(path) !== undefined)
  const writable = sources.filter((source) => source.servers.length > 0 && !unwritable.includes(source))
  const taken = notReadByOthers(writable.filter(({ path }) => !ASIDE.test(path))).toSorted(
    (one, other) => settingsIn(other) - settingsIn(one),
  )
  const aside = notReadByOthers(writable).filter(({ path }) => ASIDE.test(path))
  if (taken.some(hasSettings)) return { taken, aside, unwritable }
  const [only, another] = aside.filter(hasSettings)
  if (only === undefined || another !== undefined) return { taken, aside, unwritable }
  return { taken: [only, ...taken], aside: aside.filter((source) => source !== only), unwritable }
}

function hasSettings({ servers }: ServerSource): boolean {
  return servers.some(({ options }) => !options.every(isUnread))
}

function settingsIn({ servers }: ServerSource): number {
  return servers.reduce((sum, { options }) => sum + options.length, 0)
}

/** The first of several sources that read each other stays. */
function notReadByOthers(sources: readonly ServerSource[]): ServerSource[] {
  const reads = sources.map(({ servers }) => new Set(servers.flatMap(({ options }) => options.map(({ file }) => file))))
  return sources.filter(({ path }, index) => {
    const isReader = (other: ServerSource, at: number) =>
      at !== index && reads[at]?.has(path) === true && (at < index || reads[index]?.has(other.path) !== true)
    return !sources.some(isReader)
  })
}

/** Reason why a path cannot be in a workflow, or would mean something else there; undefined if it can. */
export function whyUnwritable(path: string): string | undefined {
  if (path.includes('${{')) return 'has ${{, which GitHub would replace; rename it'
  if (escapeInvisible(path) !== path) return 'has invisible characters or line breaks; rename it'
  if (path.includes(',')) return 'has a comma, which separates paths in the input; rename it'
  return path.trim() === path && path !== '' ? undefined : 'begins or ends in a blank; rename it'
}

/**
 * The image that the workflow names. `of-files`: each source names one, and another in the workflow would hide a new tag
 * there. `only`: the one that any other file of the repository names.
 */
export type ChosenImage =
  | { readonly kind: 'of-files'; readonly images: readonly string[] }
  | { readonly kind: 'flag' | 'only' | 'usual'; readonly image: string }

/** @param flag the image that the user named */
export function chooseImage(
  flag: string | undefined,
  taken: readonly ServerSource[],
  others: readonly ServerSource[],
): ChosenImage {
  if (flag !== undefined) return { kind: 'flag', image: flag }
  const images = imagesOf(taken)
  if (images.length > 0) return { kind: 'of-files', images }
  const [image, another] = imagesOf(others)
  if (image !== undefined && another === undefined && holdsServer(image)) return { kind: 'only', image }
  return { kind: 'usual', image: familyOfSources(taken).usualImage }
}

/** Each image once, where a server can be started from it. */
export function imagesOf(sources: readonly ServerSource[]): string[] {
  const images = sources.flatMap(({ servers }) => servers.flatMap(({ image }) => image?.value ?? []))
  return [...new Set(images.filter((image) => IMAGE_NAME.test(image)))]
}

/** The first family but the usual one that a source is for, by groups that it alone reads, or by an image's name. */
function familyOfSources(sources: readonly ServerSource[]): Family {
  const families = sources.flatMap(({ servers }) => {
    const groups = servers.flatMap(({ options }) => options.flatMap(({ group }) => group ?? []))
    return [familyReading(groups) ?? [], ...servers.map(({ image }) => familyOfImage(image?.value ?? ''))].flat()
  })
  return families.find((family) => family !== USUAL_FAMILY) ?? USUAL_FAMILY
}

/** A source in a line: "config/my.cnf: 2 settings". */
export function describeSource(source: ServerSource): string {
  const parts = imagesOf([source])
  const settings = settingsIn(source)
  if (settings > 0) parts.push(settings === 1 ? '1 setting' : `${settings} settings`)
  const path = quote(source.path).slice(1, -1)
  return parts.length === 0 ? path : `${path}: ${parts.join(', ')}`
}
