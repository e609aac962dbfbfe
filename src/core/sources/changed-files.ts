/** Files of a change: those that are sources by themselves, and lines of others that may be about a server all the same. */

import type { SourceLine } from '../names.ts'
import { mayAffectSpeed } from '../setting/assess.ts'
import type { Setting } from '../setting/setting.ts'
import type { Assignments } from './assignments.ts'
import { type ComparedServer, type ConfiguredServer, keyOfLine, type Strays } from './compare-servers.ts'
import { filesBeside, folderOf, namesIn, VARIABLES } from './neighbours.ts'
import { hasOptionFiles, isOneOfMany, isReadWhole, isTakenAway, OPTION_FILE } from './option-folders.ts'
import { UNDECODED } from './option-includes.ts'
import { ancestorsOf } from './outline.ts'
import {
  ADDS_TO_SERVER,
  isOptionFile,
  type NamedReading,
  ofServers,
  type ReadServers,
  readSource,
  type SideTexts,
  type SourceReading,
  type SourceServer,
} from './read-source.ts'
import { serverWord } from './server-words.ts'
import { bothSides, type Side, type Sides, surplus } from './sides.ts'
import type { KeyedLine, Way } from './ways.ts'

const BOTH = ['before', 'after'] as const

/** Documents describe settings, and set none. */
const PROSE =
  /\.(?:md|markdown|rst|adoc|txt|html?|svg|po|log|lock|patch|diff)$|(?:^|\/)(?:CHANGELOG|LICENSE|README)[^/]*$/i

/** A file that is not as it was at a commit. */
export interface ChangedFile {
  readonly path: string
  /** Git's kind and permissions, such as 100644 for a file and 120000 for a link; 000000: there was or is none. */
  readonly modes: readonly [before: string, now: string]
}

/** Tests, copies that are kept, and programs in languages in which nobody writes configuration. */
const NO_SOURCE =
  /(?:^|\/)(?:tests?|specs?|__tests__|fixtures?|testdata|e2e|node_modules|vendor|releasenotes|docs?)\/|[._-](?:test|spec)s?\.\w+$|_test\.\w+$|\.(?:go|cs|fs|vb|php|java|kts?|scala|swift|rs|c|cc|cpp|h|hpp|m|pl|pm|lua|css|scss|vue|svelte|proto|sum|xml|csproj|props|ipynb|bib|tex|bak|orig|old|off|disabled|save|rej)$|~$|(?:^|\/)(?:package(?:-lock)?|composer|tsconfig)\.json$|(?:^|\/)(?:Gemfile|requirements[\w.-]*|pubspec\.yaml|Cargo\.toml|pyproject\.toml)$/i
/** Files that start a server wherever they are. */
const STARTS_SERVERS = /(?:^|\/)(?:[\w.-]*(?:compose|stack)[\w.-]*\.ya?ml|[\w.-]*(?:Docker|Container)file[\w.-]*)$/i
/** Programs in other languages, and texts in them that make servers. */
const PROGRAM = /\.(?:tsx?|[cm]?jsx?|py|rb)$/i
const MAKES_SERVERS =
  /parameter_?group|aws[-_.]?cdk|pulumi|troposphere|\[(?:['"]|:)(?:mysql|mariadb|percona)|\b(?:mysql|mariadb|percona)_(?:service|config|server)/i
const SPEAKS =
  /mysql|mariadb|\baurora\b|percona|galera|\bpxc\b|innodb|my\.cnf|parameter_?group|\bset (?:global|persist)/i
/** Each character is looked at once: a word may be a megabyte long. */
const WORD = /[A-Za-z][\w-]*/g
const PARTS = /[_-]/
const MY_CNF = /(?:^|\/)\.?my[\w.-]*\.cnf$/i

/** Whether a changed file may configure a server although nobody named it, by its path. */
export function isSourcePath(path: string): boolean {
  return !PROSE.test(path) && (!NO_SOURCE.test(path) || STARTS_SERVERS.test(path))
}

/** The same, by its texts too. */
function mayBeSource(path: string, texts: Sides<SideTexts>): boolean {
  if (!isSourcePath(path)) return false
  return [texts.before, texts.after].some(({ reader }) => {
    const reading = reader.file(path, '.')
    // Options are in a file that nobody can read, or in a folder that a link leads to.
    if (reading.kind === 'absent') return hasOptionFiles(path, reader)
    if (reading.kind !== 'text') return OPTION_FILE.test(path)
    // What a server is built of, or started by, stands elsewhere.
    if (STARTS_SERVERS.test(path) || ADDS_TO_SERVER.test(path)) return true
    // Other programs have files of the same ending.
    if (isOptionFile(path, reading.text)) return MY_CNF.test(path) || ofServers(reading.text)
    if (PROGRAM.test(path)) return MAKES_SERVERS.test(reading.text)
    const isSure = (name: string) => PARTS.test(name) && serverWord(name)?.certainty === 'sure'
    return SPEAKS.test(reading.text) || (reading.text.match(WORD)?.some(isSure) ?? false)
  })
}

/** A source with the path that it had before, if that is another one. */
interface MovedReading extends NamedReading {
  readonly former: string | undefined
}

/**
 * The sources of a change for which nobody named any: changed files about servers, and files beside changed files of
 * variables that read one of those.
 *
 * @param formers the former paths of files that were renamed
 */
export function sourcesOfDiff(
  changed: readonly ChangedFile[],
  texts: Sides<SideTexts>,
  formers: ReadonlyMap<string, string>,
): MovedReading[] {
  const moved = new Map([...formers].filter(([path, former]) => isStillRead(path, former, texts.after)))
  const gone = new Set(moved.values())
  const paths = changed.map(({ path }) => path).filter((path) => !gone.has(path) && mayBeSource(path, texts))
  const isOrdered = (path: string) => BOTH.some((side) => isOneOfMany(path, texts[side].reader))
  const ordered = changed.filter(({ path }) => isReadWhole(folderOf(path)) && isOrdered(path))
  const folders = new Set(ordered.map(({ path }) => folderOf(path).slice(0, -1)))
  const readers = [
    ...changed.flatMap(({ path }) => readersOf(path, texts)),
    ...leadersToParts(changed, texts),
    ...folders,
  ]
  const sources = [...new Set([...paths, ...readers])].flatMap((path): MovedReading[] => {
    const former = moved.get(path)
    const read = serversOfSides(
      path,
      bothSides((side) => readSource(side === 'before' ? (former ?? path) : path, texts[side])),
    )
    const isAny = read.before.servers.length + read.after.servers.length > 0
    // What is wrong in a file that did not change is nobody's doing now.
    const isWrong = !paths.includes(path) && read.before.problems.length + read.after.problems.length > 0
    return isAny && !isWrong ? [{ argument: path, path, at: undefined, former, read }] : []
  })
  // A file that another one reads is a part of its server.
  return sources.filter((source, index) => {
    const isPart = (other: MovedReading, at: number) =>
      at !== index && !folders.has(other.path) && reads(other, source) && (at < index || !reads(source, other))
    return !sources.some(isPart)
  })
}

/** Whether a moved file may still reach a server, or is deleted as far as servers know. */
function isStillRead(path: string, former: string, { reader }: SideTexts): boolean {
  return !isSourcePath(former) || (isSourcePath(path) && !isTakenAway(former, path, reader))
}

/** Whether a source reads the file of another one, on each side where that configures a server. */
function reads(source: MovedReading, { path, former = path, read }: MovedReading): boolean {
  return BOTH.every((side) => {
    return read[side].servers.length === 0 || source.read[side].files.has(side === 'before' ? former : path)
  })
}

/** What both sides configure. Of a side that cannot be read, nobody knows more than that it may be another. */
function serversOfSides(path: string, readings: Sides<SourceReading>): Sides<ReadServers> {
  return bothSides((side, other): ReadServers => {
    const [reading, otherReading] = [readings[side], readings[other]]
    if (reading.kind === 'read') return reading
    const isNew = reading.kind === 'absent' && otherReading.kind === 'unusable'
    if (isNew) return readServers([unreadServer(path)])
    if (reading.kind === 'absent') return readServers([])
    const isUsual = otherReading.kind === 'read' && otherReading.servers.length > 0
    const servers = isUsual ? otherReading.servers : [unreadServer(path)]
    const unread: Way = { kind: 'file', key: unreadKey(path, side), file: path, line: 1, names: [], isOrdered: false }
    return readServers(servers.map((server) => ({ ...server, ways: [...server.ways, unread] })))
  })
}

function readServers(servers: readonly SourceServer[]): ReadServers {
  return { servers, problems: [], warnings: [], files: new Set() }
}

/** A server of which only the file is known. */
function unreadServer(path: string): SourceServer {
  const nothing = { images: [], exact: [], settings: [], ways: [], arounds: new Set<string>() }
  return { at: '', isSure: true, file: path, line: 1, files: new Set([path]), ...nothing }
}

function unreadKey(path: string, side: Side): string {
  return `${path}, unreadable ${side === 'before' ? 'before' : 'now'}`
}

/** A name that gets a value in a file of variables, and that of a variable of Terraform, whose default stands below. */
const ASSIGNED = /\b[\d_]*([A-Za-z]\w+)["']?\s*[:=]|^variable\s+"(\w+)"/g
/** Folders beside a file of variables in which templates read them. */
const READING_FOLDERS = ['', 'templates/', '../templates/', '../templates/default/']

/** Files of nothing but variables. */
const ONLY_VARIABLES =
  /(?:^|\/)\.env[\w.]*$|\.env\.\w+$|\.(?:env|tf|tfvars|properties)$|(?:^|\/)Pulumi\.[\w.-]+$|(?:^|[/_.-])(?:values?|vars?|envs?|params?|parameters|settings|defaults?|variables)[\w.-]*\.(?:ya?ml|json|toml)$|(?:^|\/)(?:defaults|vars|group_vars|host_vars|hieradata|environments?)\/[^.]*(?:\.ya?ml)?$|(?:^|\/)(?:attributes\/[^.]*\.rb|manifests\/[^.]*\.pp)$|\.(?:sh|jinja)$/i

/** A part of a unit of systemd. */
const DROP_IN = /^(.*\.(?:service|container|pod))\.d\/[^/]*$/
/** Files that decide over others when servers are built or composed. */
const OF_BUILDS = /(?:^|\/)\.env$|\.dockerignore$/

/** Files that refer to others by paths. */
const LEADER = /(?:^|\/)kustomization(?:\.ya?ml)?$|\.(?:service|container)$/i

/** Files about servers that refer to a changed file which is none by itself. */
function leadersToParts(changed: readonly ChangedFile[], texts: Sides<SideTexts>): string[] {
  const isServer = (path: string) =>
    BOTH.some((side) => {
      const reading = readSource(path, texts[side])
      return reading.kind === 'unusable' || (reading.kind === 'read' && reading.servers.length > 0)
    })
  const isHidden = ({ path, modes }: ChangedFile) =>
    modes.includes(SUBMODULE) || !mayBeSource(path, texts) || !isServer(path)
  const hidden = changed.filter(isHidden).map(({ path }) => path)
  const mayLead = (path: string) => [OPTION_FILE, STARTS_SERVERS, LEADER].some((each) => each.test(path))
  return BOTH.flatMap((side) => [
    ...leadersTo(hidden, texts[side], mayLead),
    ...leadersTo(
      changed.map(({ path }) => path).filter((path) => OPTION_FILE.test(path)),
      texts[side],
      (path) => OPTION_FILE.test(path),
    ),
  ])
}

/** Files in the folders above others that read one of those. */
function leadersTo(paths: readonly string[], texts: SideTexts, mayLead: (path: string) => boolean): string[] {
  const leaders = [...new Set(paths.flatMap(foldersAbove))].flatMap((folder) =>
    namesIn(folder, texts.reader).flatMap((name) => (mayLead(folder + name) ? [folder + name] : [])),
  )
  return leaders.filter((leader) => {
    const reading = readSource(leader, texts)
    return reading.kind === 'read' && paths.some((path) => path !== leader && reading.files.has(path))
  })
}

/** The folder of a file and those around it, with a slash at their ends; empty: the current one. */
function foldersAbove(path: string): string[] {
  const folder = folderOf(path)
  return folder === '' ? [folder] : [folder, ...foldersAbove(folder.slice(0, -1))]
}

/** Files about servers that read a variable which a changed file of variables gives another value. */
function readersOf(path: string, texts: Sides<SideTexts>): string[] {
  if (!isSourcePath(path)) return []
  if (OF_BUILDS.test(path))
    return filesBeside(path, ['', '../'], texts.after.reader).filter((each) => STARTS_SERVERS.test(each))
  const [, unit] = DROP_IN.exec(path) ?? []
  if (unit !== undefined) return [unit]
  if (!ONLY_VARIABLES.test(path) || NO_SOURCE.test(path)) return []
  const before = new Set(texts.before.of(path, '.')?.lines.map(({ text }) => text))
  const changed = texts.after.of(path, '.')?.lines.filter(({ text }) => !before.has(text)) ?? []
  const names = changed
    .flatMap(ancestorsOf)
    .flatMap(({ text }) => [...text.matchAll(ASSIGNED)].map(([, key, variable = '']) => key ?? variable))
  const isReader = (each: string) => each !== path && mayBeSource(each, texts)
  const readers = texts.after.mentioning(new Set(names), filesBeside(path, READING_FOLDERS, texts.after.reader))
  return readers.map(({ file }) => file).filter(isReader)
}

/** Files of variables that may name other files. */
const LOADS = /(?:^|\/)\.env[\w.]*$/

interface StrayQuestion {
  readonly changed: readonly ChangedFile[]
  readonly texts: Sides<SideTexts>
  /** Files of the gated servers. */
  readonly lookedAt: ReadonlySet<string>
  /** Places that are the values of their settings already. */
  readonly assigned: Sides<Assignments>
  readonly gated: readonly ComparedServer[]
  /** Servers of other files. */
  readonly others: readonly ComparedServer[]
}

/** More lines that nobody can account for tell nothing more. */
const MOST_STRAYS = 500

/** Settings that change in servers of other files, and files of gated servers that changed in another way. */
export function strayLines(question: StrayQuestion): Strays {
  const files = bothSides((side) => strangeFiles(question, side))
  return bothSides((side, other) =>
    [...settingsElsewhere(question, side, other), ...surplus(files[side], files[other], keyOfLine)].slice(
      0,
      MOST_STRAYS,
    ),
  )
}

function settingsElsewhere({ assigned, gated, others }: StrayQuestion, side: Side, other: Side): KeyedLine[] {
  const placeOf = ({ file, line }: SourceLine) => `${file}:${line}`
  const used = new Set([...assigned[side].values()].flat().map(placeOf))
  // The same change in another file is measured there, and a setting that a server has now may have moved to it.
  const changesOf = ({ servers: { before, after } }: ComparedServer) => {
    const [former, now] = [settingsOf(before), settingsOf(after)]
    return [...surplus(former, now, settingKey), ...surplus(now, former, settingKey)]
  }
  const measured = new Set(gated.flatMap(changesOf).map(settingKey))
  return others.flatMap(({ servers }) =>
    surplus(settingsOf(servers[side]), settingsOf(servers[other]), settingKey)
      .filter((setting) => !used.has(placeOf(setting)) && !measured.has(settingKey(setting)))
      .map(({ file, line, ...setting }) => ({ kind: 'elsewhere', key: settingKey(setting), file, line })),
  )
}

/** Settings of a server that may change how fast it is, and its image. */
function settingsOf(server: ConfiguredServer | undefined): (SourceLine & Pick<Setting, 'name' | 'text'>)[] {
  const options = server?.options ?? []
  const isServers = ({ name, group }: Setting) => group !== undefined || serverWord(name) !== undefined
  const settings = options.filter((option) => option.name === 'image' || (isServers(option) && mayAffectSpeed(option)))
  return server?.image === undefined
    ? settings
    : [...settings, { ...server.image, name: 'image', text: server.image.value }]
}

/** A key by which settings of different files are compared. */
function settingKey({ name, text }: Pick<Setting, 'name' | 'text'>): string {
  return `${name.toLowerCase().replaceAll('_', '-')}: ${text ?? ''}`
}

/** Files that a server refers to, and that cannot be read, or have another mode than on the other side; and others. */
function strangeFiles({ changed, texts, lookedAt }: StrayQuestion, side: Side): KeyedLine[] {
  const paths = changed.filter(({ path }) => lookedAt.has(path))
  const unreadable = paths.filter(({ path }) => isUnreadable(path, texts[side]))
  const submodules = paths.filter(({ modes }) => modes.includes(SUBMODULE))
  const changedModes = paths.filter(({ modes: [before, now] }) => before !== now && ![before, now].includes(ABSENT))
  const lineOf = (file: string, key: string, line = 1): KeyedLine => ({ kind: 'file', key, file, line })
  const loading = changed.flatMap(({ path }) => {
    const lines = LOADS.test(path) ? (texts[side].of(path, '.')?.lines ?? []) : []
    return lines
      .filter(({ text }) => /^COMPOSE_FILE\b/.test(text))
      .map(({ text, number }) => lineOf(path, text, number))
  })
  return [
    ...[...unreadable, ...submodules].map(({ path }) => lineOf(path, unreadKey(path, side))),
    ...changedModes.map(({ path, modes: [before, now] }) => lineOf(path, `mode ${side === 'before' ? before : now}`)),
    ...loading,
  ]
}

/** Git's modes of a file that does not exist, and of a submodule. */
export const ABSENT = '000000'
const SUBMODULE = '160000'

/** Changed submodules, of whose files the diff says nothing. */
export function submodulesAmong(changed: readonly ChangedFile[]): string[] {
  return changed.flatMap(({ path, modes }) => (modes.includes(SUBMODULE) ? [path] : []))
}

/** Texts that hold configuration, and other texts that are too large or binary, by their names. */
const CONFIGURES = /\.(?:cnf|ini|conf|cfg|sh|j2|erb|tpl|tmpl|nix|pp|nomad|service|container|tfstate)$|(?:^|\/)[^./]+$/i
const GENERATED = /lock\.(?:ya?ml|json)$|\.min\.json$/i

/** Changed files that could hold a setting, and cannot be read. @param isAny whether their names may say nothing of a server */
export function unreadableAmong(changed: readonly ChangedFile[], texts: Sides<SideTexts>, isAny: boolean): string[] {
  return changed.flatMap(({ path, modes }) => {
    const couldHold =
      (VARIABLES.test(path) || CONFIGURES.test(path)) && !GENERATED.test(path) && (isAny || SPEAKS.test(path))
    if (modes.includes(SUBMODULE)) return SPEAKS.test(path) ? [path] : []
    if (!couldHold) return []
    const isNameless = path.includes(UNDECODED)
    return isNameless || isUnreadable(path, texts.before) || isUnreadable(path, texts.after) ? [path] : []
  })
}

/** Whether there is a file that cannot be read: too large, binary, or out of reach. */
function isUnreadable(path: string, texts: SideTexts): boolean {
  return texts.of(path, '.') === undefined && texts.reader.file(path, '.').kind !== 'absent'
}
