/** The servers that a path configures on one side of a change, with every file that they refer to. */

import type { Complaint, Problem } from '../problems.ts'
import { isLikeServerGroup, isServerGroup } from '../setting/groups.ts'
import type { Setting } from '../setting/setting.ts'
import type { DirectiveWarning } from '../warnings/warnings.ts'
import { type Container, containersIn, type ServerLines, wholeOf } from './containers.ts'
import { type Fragment, isCertain, type ScannedText, SERVER_COMMAND, scan } from './fragments.ts'
import { folderOf } from './neighbours.ts'
import { readOptionFileLine } from './option-file.ts'
import { isReadWhole } from './option-folders.ts'
import {
  joinPath,
  MOST_SETTINGS,
  type OptionFileReader,
  readOptionPath,
  TOO_MANY_SETTINGS,
  whyUnusable,
} from './option-includes.ts'
import { madeFrom, type Outline, outlineOf } from './outline.ts'
import { isCommand } from './rendered.ts'
import type { Sides } from './sides.ts'
import type { SourcePath } from './source-path.ts'
import { isOfVariables, type Way } from './ways.ts'

/** A server that files configure. */
export interface SourceServer extends ServerLines {
  /** Whether it is surely a server: other programs have some of the same names. */
  readonly isSure: boolean
  /** Files that it is read from. */
  readonly files: ReadonlySet<string>
  /** Its place in the path, such as `db` of a compose file; empty if there is only one. */
  readonly at: string
  /** Options of option files, as the server reads them. */
  readonly exact: readonly Setting[]
}

export interface ReadServers {
  readonly servers: readonly SourceServer[]
  readonly problems: readonly Problem[]
  readonly warnings: readonly DirectiveWarning[]
  /** Files that were looked at. */
  readonly files: ReadonlySet<string>
}

/** The servers that a path configures, or why there are none. `absent`: there is no such file or directory. */
export type SourceReading =
  | ({ readonly kind: 'read' } & ReadServers)
  | { readonly kind: 'absent' }
  | ({ readonly kind: 'unusable' } & Complaint)

/** A path that somebody named. */
export interface NamedSource extends SourcePath {
  /** The path and server as the user spelled them. */
  readonly argument: string
}

/** A path that somebody named, as it was and as it is. */
export interface NamedReading extends NamedSource {
  readonly read: Sides<ReadServers>
  /** Texts that a command printed. */
  readonly printed?: Sides<SideTexts> | undefined
}

/** The servers at a place; undefined: all of them. */
export function selected(servers: readonly SourceServer[], at: string | undefined): readonly SourceServer[] {
  return at === undefined ? servers : servers.filter((server) => server.at === at)
}

const OPTION_FILE = /(?<!mysqld-auto)\.cnf$/i
const MAYBE_OPTION_FILE = /\.(?:ini|conf|cfg|inc|d\/[^/]*)$|(?:^|\/)[^./]+$/i
/** Units of systemd. */
const UNIT = /\.(?:service|container|pod)$/
/** A part of a unit that a package brings. */
export const ADDS_TO_SERVER = /(?:^|\/)(?:mysqld?|mariadbd?|percona\w*)(?:@[^/]*)?\.service\.d\/[^/]+$/
/** Files that build an image. */
const BUILDS = /(?:Docker|Container)file[^/]*$/
const SERVER_GROUP = /^[ \t]*\[(?:mysqld?|mariadbd?|galera|client)[\w.@-]*[ \t]*\]/im
/** The first line that is no comment. */
const FIRST_LINE = /^(?:[ \t]*(?:[#;].*)?\r?\n)*[ \t]*(?:\[|!include)/
/** A line of a template that is no comment. */
const TEMPLATE_LINE = /^[ \t]*(?![#; \t]).*(?:\{\{|\{%|<%|\$\{\w[^}$\n]*\})/m
/** Files in a folder, and files that a server refers to. */
const MOST_FILES = 1000
/** Files that lead to files. */
const DEEPEST = 4
const DEEPEST_FOLDER = 12
/** Files of data, which hold no settings even if they were read. */
const NO_TEXT = /\.(?:sql|dump|gz|zip|tar|tgz|bz2|xz|png|jpe?g|gif|pdf|jar)$/i
const PROSE = /\.(?:md|markdown|rst|adoc|lock|png|jpe?g|gif|svg|pdf|zip|gz)$/i
/** A way into the configuration of a server, in an image that does not name it. */
const TO_SERVER = /\/(?:my\.cnf|mysql|mariadb|percona)\b|mysqld|mariadbd/
/** Ways whose files a server sees: they are copied or mounted. */
const CONTENT = /^(?:COPY|ADD)\b|:\/(?!\/)/
/** Files in a folder of those that may hold settings. */
const MAYBE_CONTENT = /\.(?:cnf|ini|conf|cfg|inc|env|sh|sql|j2|erb|tpl|tmpl)$|(?:^|\/)\.?[^./]+$/i
/** Files without a server that may lead to one. */
const LEADS = /\.(?:sql|ya?ml|tf|hcl|sh|service|container|conf)$|(?:^|\/)[^./]+$|docker|compose/i

/** Whether a file is read as servers read it: its name says so, or its first group does, and no template makes it. */
export function isOptionFile(path: string, text: string): boolean {
  if (isCommand(path)) return ofServers(text) && FIRST_LINE.test(text)
  // Components of MySQL have files of JSON with the ending of an option file.
  if (isTemplate(text) || text.trimStart().startsWith('{')) return false
  return OPTION_FILE.test(path) || (MAYBE_OPTION_FILE.test(path) && FIRST_LINE.test(text) && SERVER_GROUP.test(text))
}

/** Servers pass over what looks like a template in groups of other programs. */
function isTemplate(text: string): boolean {
  if (!TEMPLATE_LINE.test(text)) return false
  let isOfServers = true
  return text.split('\n').some((line) => {
    const read = readOptionFileLine(line, false)
    if (read.kind === 'group') isOfServers = isServerGroup(read.name) || isLikeServerGroup(read.name)
    return (read.kind === 'group' || isOfServers) && TEMPLATE_LINE.test(line)
  })
}

/** Whether a text has a group of servers or of their clients, or includes another file. */
export function ofServers(text: string): boolean {
  return /^[ \t]*(?:\[(?:(?:mysql|mariadb|galera)[\w.@-]*|server|client[\w-]*)[ \t]*\]|!include)/im.test(text)
}

const NAME = /[A-Za-z_][\w-]*/g

/** Texts of one side, each scanned once. */
export class SideTexts {
  readonly reader: OptionFileReader
  /** What each path that was read configures. */
  readonly readings = new Map<string, SourceReading>()
  readonly #outlines = new Map<string, Outline | undefined>()
  readonly #scanned = new Map<Outline, ScannedText>()
  readonly #containers = new Map<ScannedText, readonly Container[]>()
  readonly #names = new Map<string, ReadonlySet<string> | undefined>()

  constructor(reader: OptionFileReader) {
    this.reader = reader
  }

  /** The text of a file; undefined if there is none, or it cannot be read. */
  of(path: string, top = path): ScannedText | undefined {
    const outline = this.#outlineOf(path, top)
    if (outline === undefined) return undefined
    const text = this.#scanned.get(outline) ?? scan(outline)
    this.#scanned.set(outline, text)
    return text
  }

  /** The servers of a text. */
  containersOf(text: ScannedText): readonly Container[] {
    const containers = this.#containers.get(text) ?? containersIn(text)
    this.#containers.set(text, containers)
    return containers
  }

  /** Whether there may be something at a path: each folder is listed once, because hostile files have many words. */
  isListed(path: string, top: string): boolean {
    const folder = folderOf(path)
    const name = path.slice(folder.length)
    if (path.startsWith('/') || /^\.{0,2}$/.test(name)) return true
    const parent = folder === '' ? '.' : folder.slice(0, -1)
    if (!this.isListed(parent, top)) return false
    if (!this.#names.has(parent)) {
      const listing = this.reader.directory(parent, top)
      this.#names.set(parent, listing.kind === 'names' ? new Set(listing.names) : undefined)
    }
    return this.#names.get(parent)?.has(name) ?? true
  }

  /** Files in which one of these names stands. */
  mentioning(names: ReadonlySet<string>, paths: Iterable<string>): Outline[] {
    if (names.size === 0) return []
    return [...new Set(paths)].flatMap((path) => {
      const reading = this.reader.file(path, '.')
      const isOne = reading.kind === 'text' && reading.text.match(NAME)?.some((name) => names.has(name))
      return (isOne ? this.#outlineOf(path, '.') : undefined) ?? []
    })
  }

  all(): ScannedText[] {
    return [...this.#scanned.values()]
  }

  #outlineOf(path: string, top: string): Outline | undefined {
    if (!this.#outlines.has(path)) {
      const reading = this.reader.file(path, top)
      this.#outlines.set(path, reading.kind === 'text' ? outlineOf(reading.text, path) : undefined)
    }
    return this.#outlines.get(path)
  }
}

/** All servers that a path configures. */
export function readSource(path: string, texts: SideTexts): SourceReading {
  const reading = texts.readings.get(path) ?? readAnew(path, texts)
  texts.readings.set(path, reading)
  return reading
}

function readAnew(path: string, texts: SideTexts): SourceReading {
  const { reader } = texts
  const listing = reader.directory(path, path)
  if (listing.kind === 'names')
    return listing.names.some((name) => OPTION_FILE.test(name))
      ? readOptions(path, reader)
      : notAsIs(readTexts(filesIn(path, path, reader), path, texts), path, 'without option files')
  const reading = reader.file(path, path)
  if (reading.kind === 'absent') return { kind: 'absent' }
  if (reading.kind === 'text' ? isOptionFile(path, reading.text) : OPTION_FILE.test(path))
    return readOptions(path, reader)
  if (reading.kind !== 'text') return { kind: 'unusable', ...whyUnusable(reading, reader.rootOf(path), 'a file') }
  const read = readTexts([path], path, texts)
  if (isCommand(path)) return notAsIs(read, path, 'no option file')
  return OPTION_FILE.test(path) ? notAsIs(read, path, 'made by a template') : read
}

/** What a server would read as it is, but for its present form. */
function notAsIs(reading: SourceReading, path: string, form: string): SourceReading {
  return reading.kind === 'read' ? readingInForm(reading, path, form) : reading
}

/** A change from one form to another is named, since nothing tells that both mean the same. @param form "made by a template" */
export function readingInForm<Reading extends ReadServers>(reading: Reading, path: string, form: string): Reading {
  const way: Way = { kind: 'file', key: `${path} is ${form}`, file: path, line: 1, names: [], isOrdered: false }
  return { ...reading, servers: reading.servers.map((server) => ({ ...server, ways: [...server.ways, way] })) }
}

function readOptions(path: string, reader: OptionFileReader): SourceReading {
  const read = readOptionPath(path, reader)
  if (read.kind !== 'read') return read
  const { options: exact, problems, warnings } = read
  const files = new Set([path, ...exact.map(({ file }) => file)])
  const nothing = { images: [], settings: [], ways: [], arounds: new Set<string>() }
  const server = { at: '', isSure: true, file: path, line: 1, files, exact, ...nothing }
  return { kind: 'read', servers: [server], problems, warnings, files }
}

/** Files in a folder and its folders, in the order of their paths; a submodule is one file. */
function filesIn(folder: string, top: string, reader: OptionFileReader, depth = 0): string[] {
  const listing = reader.directory(folder, top)
  if (listing.kind !== 'names' || depth > DEEPEST_FOLDER) return []
  if (depth > 0 && (listing.names.length === 0 || listing.names.includes('.git'))) return [folder]
  const files: string[] = []
  for (const name of listing.names.toSorted()) {
    if (name.startsWith('.git') || name === 'node_modules' || PROSE.test(name)) continue
    const path = joinPath(`${folder}/`, name)
    const below = filesIn(path, top, reader, depth + 1)
    files.push(...(below.length > 0 ? below : [path]))
    if (files.length > MOST_FILES) return files.slice(0, MOST_FILES)
  }
  return files
}

function readTexts(paths: readonly string[], top: string, texts: SideTexts): SourceReading {
  const files = new Set<string>()
  const problems: Problem[] = []
  const warnings: DirectiveWarning[] = []
  const places = paths.flatMap((path) => {
    const text = texts.of(path, top)
    if (text === undefined) return []
    files.add(path)
    const containers = texts.containersOf(text)
    // Settings without a container are those of another product.
    const isOther = text.settings.some(({ certainty }) => certainty !== 'everyday')
    const isWhole = containers.length === 0 && paths.length === 1 && !isOther
    return (isWhole ? [wholeOf(text)] : containers).map((container) => ({ container, path }))
  })
  const names = namesOf(places.map(({ container, path }) => ({ name: container.name, path })))
  const servers = places.flatMap(({ container }, index): SourceServer[] => {
    const { file, line } = container
    const gathered = new ContainerFiles(container, top, texts)
    if (!container.isServer && !gathered.isServer) return []
    for (const each of gathered.files) files.add(each)
    problems.push(...gathered.problems)
    warnings.push(...gathered.warnings)
    const { exact, settings, ways, arounds } = gathered
    if (settings.length > MOST_SETTINGS) problems.push({ file, line, path: '', ...TOO_MANY_SETTINGS })
    const images = container.images.length > 0 ? container.images : gathered.images
    const isSure =
      container.isServer || gathered.isStarted || exact.length > 0 || [...gathered.images, ...settings].some(isCertain)
    return [
      { at: names[index] ?? '', isSure, file, line, files: gathered.files, images, exact, settings, ways, arounds },
    ]
  })
  return { kind: 'read', servers, problems, warnings, files }
}

/** Names that no two servers share. */
function namesOf(places: readonly { readonly name: string; readonly path: string }[]): string[] {
  const namesakes = Map.groupBy(places, ({ name }) => name)
  const isFolder = new Set(places.map(({ path }) => path)).size > 1
  return places.map(({ name, path }) => {
    if (!isFolder || (name !== '' && namesakes.get(name)?.length === 1)) return name
    return name === '' ? path : `${path}:${name}`
  })
}

/** Words of a way that may be paths, also quoted ones with blanks. */
const QUOTED = /"([^"]*)"|'([^']*)'/g
const WORD = /[\p{L}\p{N}_.@$~+%/{}-]+/gu
/** Ways whose words are paths, whatever they look like. */
const NAMES_PATH = /^(?:COPY|ADD|file|src|source|path|env_file)\b/
const CONTEXT = /(?:^|[ {])(?:build|context):\s*["']?([^\s"',}{›]+)/
const BUILT_BY = /(?:^|[ {])dockerfile:\s*["']?([^\s"',}]+)/

/** A container with the files that it refers to: option files, files of variables, scripts, what an image is built of. */
class ContainerFiles {
  readonly exact: Setting[] = []
  readonly settings: Fragment[] = []
  readonly ways: Way[] = []
  readonly arounds = new Set<string>()
  readonly problems: Problem[] = []
  readonly warnings: DirectiveWarning[] = []
  readonly files = new Set<string>()
  images: readonly Fragment[] = []
  readonly #texts: SideTexts
  readonly #top: string
  readonly #container: Container
  readonly #isWhole: boolean

  constructor(container: Container, top: string, texts: SideTexts) {
    const { file, ways } = container
    this.#texts = texts
    this.#top = top
    this.#container = container
    this.#isWhole = container.name === ''
    this.files.add(file)
    this.#follow(ways, file, 0)
    const [, stem = '', ending] = /^(.*?)(\.ya?ml)$/i.exec(file) ?? []
    if (ending !== undefined && /compose/i.test(stem))
      for (const end of ['.override.yml', '.override.yaml']) this.#addFile(`${stem}${end}`, 0, false)
    if (UNIT.test(file)) this.#add(`${file}.d`, 0, false)
    if (BUILDS.test(file))
      for (const ignore of [joinPath(file, '.dockerignore'), `${file}.dockerignore`]) this.#ignore(ignore)
    this.#take(container)
  }

  /** Whether it is a unit that starts a server. */
  get isStarted(): boolean {
    const { file } = this.#container
    const isUnit = UNIT.test(file) && this.ways.some(({ key }) => SERVER_COMMAND.test(key))
    return isUnit || ADDS_TO_SERVER.test(file)
  }

  /** Whether it leads to a server: an image that is built of one, or settings. */
  get isServer(): boolean {
    const isOption = this.exact.length > 0 && (this.#isWhole || this.ways.some(({ key }) => TO_SERVER.test(key)))
    const { settings } = this.#isWhole ? this : this.#container
    return (
      this.isStarted || settings.length > 0 || isOption || this.images.some(({ certainty }) => certainty === 'sure')
    )
  }

  /** @param from a path in the folder at which relative paths start */
  #follow(ways: readonly Way[], from: string, depth: number): void {
    if (depth > DEEPEST) return
    for (const { key: whole, kind } of ways) {
      if (kind === 'environment' && !whole.includes('/')) continue
      // The last path of a copy is in the image.
      const key = whole.replace(/^((?:COPY|ADD)\s.*)\s\S+$/, '$1')
      const quoted = [...key.matchAll(QUOTED)].flatMap(([, double, single = '']) => (double ?? single).split(':'))
      for (const word of new Set([...quoted, ...(key.match(WORD) ?? [])])) this.#followWord(word, key, from, depth)
    }
    this.#build(ways, from, depth)
  }

  #followWord(word: string, key: string, from: string, depth: number): void {
    // A variable in front is mostly this folder; behind one, any path may follow.
    const path = word
      .replace(/^\$\{?[\w.]+\}?\//, '')
      .replace(/(?<=\/)[^/]*\$.*$/, '')
      .replace(/(?<!\/)\/+$/, '')
    if (path === '' || !(/[./]/.test(word) || NAMES_PATH.test(key)) || path.startsWith('/') || path.includes('$'))
      return
    if (path.length > 300 || /^[\d.]+$/.test(path.replace(/^\.+$/, ''))) return
    const isFolder = path === '.' || path === '..'
    if (!isFolder || CONTENT.test(key)) this.#add(joinPath(from, path), depth, CONTENT.test(key))
  }

  /** The files that build an image: paths in them start at the context. */
  #build(ways: readonly Way[], from: string, depth: number): void {
    const contexts = ways.flatMap(({ key }) => CONTEXT.exec(key)?.[1] ?? [])
    const named = ways.flatMap(({ key }) => BUILT_BY.exec(key)?.[1] ?? [])
    for (const context of contexts.length > 0 || named.length === 0 ? contexts : ['.']) {
      const folder = `${joinPath(from, context)}/`
      for (const name of named.length > 0 ? named : ['Dockerfile', 'Containerfile'])
        this.#addFile(joinPath(folder, name), depth, false, folder)
      this.#ignore(joinPath(folder, '.dockerignore'))
    }
  }

  /** Lines of a file that keeps others out of an image. */
  #ignore(file: string): void {
    this.files.add(file)
    for (const { text, number: line } of this.#texts.of(file, this.#top)?.lines ?? [])
      this.ways.push({ kind: 'file', key: `.dockerignore ${text}`, names: [], isOrdered: false, file, line })
  }

  /** @param isContent whether servers see it, so that nothing in it is started */
  #add(path: string, depth: number, isContent: boolean): void {
    if (this.files.size > MOST_FILES || !this.#texts.isListed(path, this.#top)) return
    const listing = this.#texts.reader.directory(path, this.#top)
    if (listing.kind !== 'names') this.#addFile(path, depth, isContent)
    else if (listing.names.includes('.git') || listing.names.length === 0) this.files.add(path)
    else if (isReadWhole(path)) {
      // Servers read what is in it, and nothing below.
      const names = listing.names.filter((name) => OPTION_FILE.test(madeFrom(name)))
      for (const name of names.toSorted()) this.#addFile(joinPath(`${path}/`, name), depth, isContent)
    } else
      for (const file of filesIn(path, this.#top, this.#texts.reader))
        if (!isContent || MAYBE_CONTENT.test(file)) this.#addFile(file, depth, isContent)
  }

  /** @param from where its own relative paths start; default: its folder */
  #addFile(path: string, depth: number, isContent: boolean, from = path): void {
    if (this.files.has(path)) return
    const reading = this.#texts.reader.file(path, this.#top)
    if (reading.kind === 'absent' || reading.kind === 'outside') return
    this.files.add(path)
    if (reading.kind !== 'text') {
      if (NO_TEXT.test(path)) return
      const bytes = 'bytes' in reading ? reading.bytes : ''
      const key = `${path} ${reading.kind} ${bytes}`
      this.ways.push({ kind: 'file', key, names: [], isOrdered: false, file: path, line: 1 })
      return
    }
    if (isOptionFile(path, reading.text)) {
      const read = readOptionPath(path, this.#texts.reader)
      if (read.kind !== 'read') return
      this.exact.push(...read.options)
      this.problems.push(...read.problems)
      this.warnings.push(...read.warnings)
      return
    }
    const text = PROSE.test(path) ? undefined : this.#texts.of(path, this.#top)
    if (text === undefined) return
    const containers = isContent ? [] : this.#texts.containersOf(text)
    const whole = LEADS.test(path) || isOfVariables(path) ? [wholeOf(text)] : [{ ...wholeOf(text), ways: [] }]
    for (const container of containers.length > 0 ? containers : whole) {
      this.#take(container)
      this.#follow(container.ways, from, depth + 1)
    }
  }

  #take({ settings, ways, arounds, images }: Container): void {
    // A call takes only so many arguments.
    for (const setting of settings) this.settings.push(setting)
    for (const way of ways) this.ways.push(way)
    for (const around of arounds) this.arounds.add(around)
    if (this.images.length === 0) this.images = images
  }
}
