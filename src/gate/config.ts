/**
 * Makes a suite from files that configure servers, with a scenario for each server that changes. Each side of a change
 * is read under the names that its files had then, because files may have been renamed.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import type { LineValue } from '../core/names.ts'
import { meantText, quote } from '../core/problems.ts'
import type { ConfigSubject } from '../core/request/measured-request.ts'
import type { PlanRequest } from '../core/request/run-request.ts'
import { IMAGE_NAME } from '../core/scenario/scenario.ts'
import { mayAffectSpeed } from '../core/setting/assess.ts'
import { expressionOf, isExpression, type Setting, writtenKey } from '../core/setting/setting.ts'
import {
  ABSENT,
  type ChangedFile,
  livingFormers,
  submodulesAmong,
  unreadableAmong,
} from '../core/sources/changed-files.ts'
import {
  type ChangedServer,
  type ChangeReading,
  pathsToRead,
  readChangedServers,
  type Source,
} from '../core/sources/changed-servers.ts'
import { EXCLUDE_FILE, exclusion, patternsIn } from '../core/sources/excluded.ts'
import { SideFiles } from '../core/sources/read-file.ts'
import { isCommand, placeRendered, renderCommand, type Template } from '../core/sources/rendered.ts'
import type { ConfiguredServer } from '../core/sources/server-change.ts'
import { serverWord } from '../core/sources/server-words.ts'
import { bothSides, type Side, type Sides } from '../core/sources/sides.ts'
import { type SourcePath, splitSource } from '../core/sources/source-path.ts'
import { NOTHING, optionServer, readSource, type SourceReading } from '../core/sources/source-servers.ts'
import { type ConfigServer, configName, configSuite, onlyChanged } from '../core/suite/config-suite.ts'
import { formatProblems } from '../core/suite/parse.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { DirectiveWarning, Warning } from '../core/warnings/warnings.ts'
import { diskOptionFiles, holds, REPOSITORY } from '../edges/files/option-files.ts'
import { isInside, realPathOf, unless } from '../edges/files/paths.ts'
import { repositoryOf } from '../edges/git/checkout.ts'
import { type Base, type GitRevision, openBase } from '../edges/git/revision.ts'
import { filesNamedBy, otherThanOptionFiles } from '../edges/sources/command-files.ts'
import { renderAt } from '../edges/sources/render.ts'
import type { RenderedFiles } from '../edges/sources/rendered-files.ts'
import { UserError } from '../errors.ts'
import { NOTHING_RENDERED, renderSources } from './tool-sources.ts'

const HERE = '.'

export interface SourceFacts {
  /** Whether files choose the images of servers: a named image or an installed server overrules them. */
  readonly readsImages: boolean
  /** Memory of the production machines, bytes; undefined if it was not given. */
  readonly memoryBytes: number | undefined
  /** Called with a note when a program is installed; undefined if nothing may be installed. */
  readonly installing?: ((text: string) => void) | undefined
}

export function sourceFacts({ server, image, memoryBytes }: PlanRequest): SourceFacts {
  return { readsImages: image === undefined && (server === 'auto' || server === 'docker'), memoryBytes }
}

export interface ParsedConfig {
  readonly suite: Suite
  readonly base: Suite
  /** The opened base; undefined if none was needed. */
  readonly opened?: Base
  readonly warnings: readonly Warning[]
  readonly baseWarnings: readonly DirectiveWarning[]
  readonly tools: Readonly<Record<string, string>>
}

interface NamedPath extends SourcePath {
  /** The path as the user wrote it, with the server if one was chosen (`FILE#SERVER`), for messages. */
  readonly argument: string
}

/** @throws UserError if there is nothing to read, with all problems in the files, or if they configure no server */
export async function readConfig(
  request: ConfigSubject,
  facts: SourceFacts,
  signal: AbortSignal,
): Promise<ParsedConfig> {
  const { reading, notes, tools, lookedAt, base } = await readChange(request, facts, signal)
  refuseProblems(reading, 'after', 'the configuration is not valid')
  refuseProblems(reading, 'before', `--base ${request.base}: the configuration was not valid there`)
  const name = configName(request.paths)
  // A suite needs a scenario, so if the change concerns no server, the suite gets a server without options.
  const isOnDisk = existsSync(request.base)
  const common = bothSides((side) => (request.paths.length > 0 ? commonImage(reading.servers, side) : undefined))
  const servers = reading.servers.map((server) => gatedServer(server, common, facts.readsImages, isOnDisk))
  const gated = servers.length > 0 ? servers : [noServer(name)]
  const suites = bothSides((side) =>
    configSuite(
      gated.map((server) => server[side]),
      name,
    ),
  )
  const suite = onlyChanged(suites.after, suites.before)
  return {
    suite,
    base: suites.before,
    opened: base,
    tools,
    warnings: [
      ...notes,
      ...gated.flatMap(({ warnings }) => warnings),
      ...reading.comings.flatMap(comingWarning),
      ...reading.warnings.after,
      ...(suite === suites.after ? [lookedAt] : []),
      ...(reading.beside.length === 0 ? [] : [{ code: 'lines-beside', lines: reading.beside } as const]),
      ...(suite === suites.after ? [] : unknownIn(gated, facts.readsImages)),
    ],
    baseWarnings: reading.warnings.before,
  }
}

/**
 * Warns of a server that is new, or gone, at the line of its image or first option, because there is no other side to
 * compare it with.
 */
function comingWarning({ at, name, exists, servers }: ChangedServer): Warning[] {
  const server = servers.after ?? servers.before
  if (server === undefined) return []
  const { file, line } = server.image ?? server.options[0] ?? server
  const scenario = at === '' ? `a server of ${name}` : at
  return [{ code: exists.after ? 'server-new' : 'server-gone', scenario, file, line }]
}

/** The path whose repository holds a source: the source's file, or the current folder for a command. */
export function pathOfSource(argument: string): string {
  return isCommand(argument) ? HERE : namedPath(argument).path
}

/** Splits `FILE#SERVER`, unless there is a file with this whole name, because names of files may contain a `#`. */
function namedPath(argument: string): NamedPath {
  const split = splitSource(argument)
  const isWhole = isCommand(argument) || (existsSync(argument) && !existsSync(split.path))
  return isWhole ? { argument, path: argument, at: undefined } : { argument, ...split }
}

interface States {
  readonly base: Base
  readonly files: Sides<SideFiles>
  /** Former paths of renamed files, by their current paths. */
  readonly formers: ReadonlyMap<string, string>
}

interface ReadChange {
  readonly base: Base
  readonly reading: ChangeReading
  readonly notes: readonly Warning[]
  readonly tools: Readonly<Record<string, string>>
  /**
   * The files that were read, and the number of other changed files. It is shown if no server changed, so that the user
   * sees why nothing is measured.
   */
  readonly lookedAt: Warning<'files-looked-at'>
}

/**
 * Reads the change on both sides. Without named paths, all changed files count. Named paths limit the change to their
 * servers, and are read even if they did not change.
 */
async function readChange(
  { paths: args, base: baseName, exclude = [], isForeign = false }: ConfigSubject,
  { memoryBytes, installing }: SourceFacts,
  signal: AbortSignal,
): Promise<ReadChange> {
  const named = distinctPaths(args)
  const paths = named.length === 0 ? [HERE] : [...new Set(named.map(({ argument }) => pathOfSource(argument)))]
  const repository = commonRepository(paths)
  const [first = HERE] = paths
  if (repository === undefined && !existsSync(baseName))
    throw new UserError(
      `${named.length === 0 ? 'this folder' : `--config ${first}`} is in no git repository, so there is no --base ` +
        `${baseName} of it; change to your clone, or compare two files with --config NEW --base OLD`,
    )
  const base = openBase(baseName, repository ?? first)
  if (base.kind === 'disk' && named.length === 0)
    throw new UserError(`--base ${baseName} is a file; name the one that it was with --config, or give a git ref`)
  if (base.kind === 'disk' && paths.length > 1)
    throw new UserError(`--base ${baseName} can be only one of ${paths.join(', ')} before the change; give a git ref`)
  const { changes, excluded, unnamed } = changesOf(base, exclude)
  const texts = new Map()
  const files = {
    before: new SideFiles(base.kind === 'disk' ? diskOptionFiles(HERE) : base.revision.files(HERE), texts),
    after: new SideFiles(diskOptionFiles(HERE), texts),
  }
  const changed: readonly ChangedFile[] =
    base.kind === 'disk'
      ? [{ path: first, modes: [FILE, FILE] }]
      : changes.map(({ path, modes }) => ({ path: relative(realPathOf(HERE), path), modes }))
  const formers =
    base.kind === 'disk'
      ? new Map([[first, base.path]])
      : livingFormers(renamedPaths(changed, paths, base.revision), files)
  const states = { base, files, formers }
  const commands: CommandReading[] = []
  for (const source of named) {
    const command = renderCommand(source.path)
    if (command !== undefined)
      commands.push(await readCommand({ source, command, base, repository, isForeign }, signal))
  }
  const ofFiles = named.filter(({ path }) => !isCommand(path))
  const present = ofFiles.filter((each) => isPresent(each, states))
  if (named.length > 0 && present.length + commands.length === 0) throw noSuchFile(paths, base)
  const inside = submodulesAmong(changed)
  const changedFiles = changed.filter(({ path }) => !inside.includes(path))
  const asked = present.map(({ path }) => path).filter((path) => isFile(path, files))
  const ofDiff = named.length > 0 && ofFiles.length === 0 ? [] : pathsToRead({ changed: changedFiles, files, formers })
  const isInAsked = (path: string) =>
    asked.some((folder) => path !== folder && isInside(resolve(path), resolve(folder)))
  const toRead = [...new Set([...asked, ...ofDiff.filter((path) => !isInAsked(path))])]
  const rendered =
    base.kind === 'disk' || repository === undefined
      ? NOTHING_RENDERED
      : await renderSources(
          toRead,
          { repository, revision: base.revision, files, named: ofFiles.map(({ path }) => path), installing },
          signal,
        )
  const whole = readChangedServers({
    ...{
      paths: toRead.filter((path) => !rendered.taken.has(path)),
      sources: [...commands.map(({ source }) => source), ...rendered.sources],
    },
    ...{ changed, files, formers, memoryBytes },
  })
  const reading =
    named.length === 0 ? whole : onlyNamed(whole, [...present, ...named.filter(({ path }) => isCommand(path))], states)
  const isNamed = (path: string) => named.length === 0 || named.some((each) => isAt(path, each))
  const lookedAt = [...new Set(reading.sources.map(({ path }) => path))].filter(isNamed)
  return {
    base,
    reading,
    notes: [
      ...warningOf('files-excluded', excluded),
      ...warningOf('names-unread', unnamed),
      ...warningOf('submodules-unread', inside),
      ...unreadableAmong(changedFiles, files).map(
        (file) => ({ code: 'file-unread', file, line: 1, directive: 'this file' }) as const,
      ),
      ...rendered.warnings,
      ...commands.flatMap(({ warnings }) => warnings),
    ],
    tools: rendered.tools,
    lookedAt: {
      code: 'files-looked-at',
      files: lookedAt,
      others: changed.filter(({ path }) => !lookedAt.some((each) => isInside(resolve(path), resolve(each)))).length,
    },
  }
}

/** Git's mode for a plain file. A base that is a file on disk gets this mode, because git does not know that file. */
const FILE = '100644'

/**
 * Former paths of changed files and of named folders, in the user's spelling. Git is asked only if a path is gone and
 * another is new, because nothing was renamed otherwise.
 */
function renamedPaths(
  changed: readonly ChangedFile[],
  named: readonly string[],
  revision: GitRevision,
): Map<string, string> {
  const isAny = (side: 0 | 1) => changed.some(({ modes }) => modes[side] === ABSENT)
  const all = isAny(0) && isAny(1) ? revision.renamings() : []
  const here = (path: string) => relative(realPathOf(HERE), path)
  const folders = named.flatMap((path) => {
    const former = isAny(0) && isAny(1) ? spelledAs(path, revision.formerPath(path)) : undefined
    return former === undefined ? [] : [[path, former] as const]
  })
  return new Map([...all.map(({ before, now }) => [here(now), here(before)] as const), ...folders])
}

/** Whether a path can be read as one file. A folder such as `conf.d` can, because a server reads it whole. */
function isFile(path: string, files: Sides<SideFiles>): boolean {
  return files.after.of(path) !== undefined || files.before.of(path) !== undefined
}

/**
 * Whether a named path exists, or existed before the change.
 *
 * @throws UserError if the path was renamed, or if it named a server before the change and names a file now
 */
function isPresent({ path, at }: NamedPath, { base, files, formers }: States): boolean {
  const server = splitSource(path)
  // Refuses a change that adds a file named `FILE#SERVER`, because it would be measured in place of that server.
  if (server.at !== undefined && at === undefined && files.before.isThere(server.path))
    throw new UserError(`--config ${path} was a server of ${server.path}, and is a file now; name a file without #`)
  if (files.after.isThere(path)) return true
  if (base.kind === 'disk') return false
  // A file that was renamed must be named by its new path, because under the old one no later change of it would be
  // found.
  const later = spelledAs(path, base.revision.laterPath(path))
  if (later !== undefined)
    throw new UserError(
      `--config ${path}: it was renamed to ${later} since ${base.revision.name}; ` +
        `name ${later} instead: with --config, in a workflow with the input config`,
    )
  return files.before.isThere(formers.get(path) ?? path)
}

/**
 * Limits the change to servers of the named paths. Servers that did not change count too if they were named.
 *
 * @throws UserError if a path configures no server on either side, or none of the given name
 */
function onlyNamed(reading: ChangeReading, named: readonly NamedPath[], { files, formers }: States): ChangeReading {
  const all = [...reading.servers, ...reading.unchanged]
  // A line of a file that is not read here, such as !includedir, may bring options.
  const isEmpty = ({ source, servers: both }: ChangedServer) =>
    [both.before, both.after].every(
      (server) => server === undefined || (server.options.length === 0 && server.image === undefined),
    ) && ![...reading.warnings.before, ...reading.warnings.after].some(({ file }) => file === source.path)
  for (const { argument, path, at } of named.filter((each) => !isCommand(each.path))) {
    const servers = bothSides((side) => serversAt(side === 'before' ? (formers.get(path) ?? path) : path, files[side]))
    const places = new Set([...servers.after, ...servers.before])
    const ofPath = all.filter((server) => isOf(server, { argument, path, at: undefined }))
    const isOfChange = reading.servers.some((server) => ofPath.includes(server))
    const isWithout = (places.size === 0 && !isOfChange) || (ofPath.length > 0 && ofPath.every(isEmpty))
    if (isWithout && reading.problems.after.length + reading.problems.before.length === 0)
      throw new UserError(
        `--config ${argument}: no MySQL or MariaDB server is configured in ${path}; ` +
          'name a file that configures one, or none, so that all changed files count',
      )
    if (at !== undefined && places.size > 0 && !places.has(at))
      throw new UserError(
        `--config ${argument}: ${path} has no server ${at}; allowed: ${[...places].map((each) => (each === '' ? path : `${path}#${each}`)).join(', ')}`,
      )
  }
  const isNamed = (server: ChangedServer) => named.some((path) => isOf(server, path))
  const servers = all.filter(isNamed)
  const placeOf = ({ source }: ChangedServer) => reading.sources.indexOf(source)
  const comings = reading.comings.filter(isNamed)
  return { ...reading, comings, servers: servers.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}

/**
 * Names of the servers that a file, or all files in a folder, configure. An option file's server has an empty name.
 */
function serversAt(path: string, files: SideFiles): string[] {
  const file = files.of(path)
  if (file === undefined) return files.names(path).flatMap((name) => serversAt(join(path, name), files))
  return file.kind === 'options' ? [''] : readSource(path, files).servers.map(({ at }) => at)
}

/** A server belongs to a named path if its source, or a file from which it takes a value, lies at the path. */
function isOf({ source, at, files }: ChangedServer, named: NamedPath): boolean {
  if (named.at !== undefined) return at === named.at && resolve(source.path) === resolve(named.path)
  return isAt(source.path, named) || (!isCommand(named.path) && [...files].some((file) => isAt(file, named)))
}

function isAt(path: string, named: NamedPath): boolean {
  return isCommand(named.path) ? path === named.argument : isInside(resolve(path), resolve(named.path))
}

/**
 * Divides the changed files into those that count and those that are left out. The file of patterns is read from the
 * base, so that no change excludes itself.
 */
function changesOf(base: Base, exclude: readonly string[]) {
  if (base.kind === 'disk') return { changes: [], excluded: [], unnamed: [] }
  const { revision } = base
  const excludeFile = revision.files(revision.top).file(EXCLUDE_FILE, EXCLUDE_FILE)
  const isExcluded = exclusion([...exclude, ...(excludeFile.kind === 'text' ? patternsIn(excludeFile.text) : [])])
  const all = revision.changes().map((change) => ({ ...change, inside: relative(revision.top, change.path) }))
  const [excluded, others] = parted(all, ({ inside }) => isExcluded(inside))
  const [unnamed, changes] = parted(others, ({ inside }) => inside.includes(NO_TEXT))
  const pathsOf = (some: typeof all) => some.map(({ inside }) => inside)
  return { changes, excluded: pathsOf(excluded), unnamed: pathsOf(unnamed) }
}

/** Stands for bytes of a file's name that are not UTF-8. The file cannot be read, because its real name is lost. */
const NO_TEXT = '\uFFFD'

function parted<Item>(all: readonly Item[], is: (item: Item) => boolean): readonly [yes: Item[], no: Item[]] {
  return [all.filter(is), all.filter((item) => !is(item))]
}

function warningOf(code: 'files-excluded' | 'names-unread' | 'submodules-unread', files: readonly string[]): Warning[] {
  return files.length === 0 ? [] : [{ code, files }]
}

function noSuchFile(paths: readonly string[], base: Base): UserError {
  const also = base.kind === 'disk' ? '' : `, also not at ${base.revision.name}`
  const [first = HERE] = paths
  const beside = unless(['ENOENT', 'ENOTDIR', 'EACCES'], () => readdirSync(dirname(first))) ?? []
  const hint = paths.length > 1 ? '' : meantText(basename(first), beside)
  return new UserError(`--config ${paths.join(', ')}: there is no such file or directory${also}${hint}`)
}

function distinctPaths(args: readonly string[]): NamedPath[] {
  const paths = args.map(namedPath)
  const isSame = (one: NamedPath, other: NamedPath) => one.at === other.at && resolve(one.path) === resolve(other.path)
  return paths.filter((path, index) => paths.findIndex((other) => isSame(path, other)) === index)
}

/** @throws UserError if the paths are in several repositories, because one base cannot be a commit of both */
function commonRepository(paths: readonly string[]): string | undefined {
  const roots = new Set(paths.map(repositoryHolding))
  const [root, other] = roots
  if (roots.size > 1)
    throw new UserError(
      `--config names files of ${root ?? 'no repository'} and of ${other ?? 'none'}; gate them one by one`,
    )
  return root
}

/**
 * The current repository if it holds the path, else the repository that does.
 *
 * @throws UserError if a link leads out of the repository, because the base has no such file
 */
function repositoryHolding(path: string): string | undefined {
  const here = repositoryOf(HERE)
  const root = here !== undefined && isInside(resolve(path), here) ? here : repositoryOf(path)
  const real = realPathOf(resolve(path))
  if (root === undefined || holds(root, real)) return root
  throw new UserError(`--config ${path} leads to ${real}, out of the repository ${root}; name a file inside of it`)
}

/** A path from git in the user's spelling: absolute if the user's path is, else relative. */
function spelledAs(path: string, other: string | undefined): string | undefined {
  return other === undefined || isAbsolute(path) ? other : relative(HERE, other)
}

/** An option file that a command of the repository prints, such as a script that fills in a template. */
interface CommandSource {
  readonly source: NamedPath
  readonly command: readonly string[]
  readonly base: Base
  readonly repository: string | undefined
  readonly isForeign: boolean
}

interface CommandReading {
  readonly source: Source
  readonly warnings: readonly Warning<'render-of-fork'>[]
}

/**
 * Runs the command on the work tree and on the files of the base. If the base lacks a file that the command names,
 * there was no option file before the change, because the command could not have printed one.
 *
 * @throws UserError if the command fails on either side; the signal's reason
 */
async function readCommand(
  { source, command, base, repository, isForeign }: CommandSource,
  signal: AbortSignal,
): Promise<CommandReading> {
  const { argument } = source
  const [program, ...words] = command
  if (program === undefined)
    throw new UserError(`--config ${argument}: found no command; allowed: render: and a program`)
  if (base.kind === 'disk' || repository === undefined)
    throw new UserError(`--config ${argument}: a command is run at two states of a repository; give --base a git ref`)
  const { revision } = base
  const filesBefore = new SideFiles(revision.files(HERE))
  const top = realPathOf(repository)
  const here = (file: string) => relative('.', join(top, file))
  const others = isForeign ? otherThanOptionFiles(top, revision) : []
  if (others.length > 0) return unknownOutput(argument, others.map(here))
  const print = async (state: RenderedFiles, where: string): Promise<SourceReading> => {
    const rendered = await renderAt([program, ...words], state, signal)
    if (rendered.kind === 'failed') throw new UserError(`--config ${argument} fails ${where}: ${rendered.why}`)
    const templates = rendered.templates.map(({ file, text }) => ({ file: here(file), text }))
    return onItsLines(printedReading(argument, rendered.text), argument, templates)
  }
  const after = await print({ kind: 'work-tree', top }, 'on the work tree')
  // A fork could make the base count as empty, by adding a file and naming it in the command. So the command always runs
  // on the base of a fork.
  const isNew = !isForeign && filesNamedBy(command, top).some((path) => !filesBefore.isThere(path))
  const before = isNew ? NOTHING : await print({ kind: 'commit', top, commit: revision.commit }, `at ${revision.name}`)
  return { source: { path: argument, former: undefined, read: { before, after } }, warnings: [] }
}

/**
 * Reports a server with unknown settings in place of a fork's command, which is not run because the fork may have
 * changed its program.
 *
 * @param files changed files of the fork that may be part of a program
 */
function unknownOutput(file: string, files: readonly string[]): CommandReading {
  const unknown = expressionOf({ name: file, text: 'changed', group: undefined, file, line: 1 })
  const before = { ...NOTHING, servers: [optionServer(file, [])] }
  const after = { ...NOTHING, servers: [optionServer(file, [unknown])] }
  const warnings = [{ code: 'render-of-fork', command: file, files } as const]
  return { source: { path: file, former: undefined, read: { before, after } }, warnings }
}

function printedReading(path: string, text: string): SourceReading {
  // If the printed option file includes an absolute path, that file is on the production machine, not on this one.
  const away = (asked: string) => ({ kind: asked.startsWith('/') ? 'outside' : 'absent' }) as const
  const files = new SideFiles({
    rootOf: () => REPOSITORY,
    file: (asked) => (asked === path ? { kind: 'text', text } : away(asked)),
    directory: away,
  })
  return readSource(path, files)
}

/**
 * Moves printed options to the lines of the repository that they came from, so that the report names lines that the
 * author can edit.
 */
function onItsLines(reading: SourceReading, argument: string, templates: readonly Template[]): SourceReading {
  const servers = reading.servers.map((server) => ({
    ...server,
    exact: placeRendered(server.exact, templates, argument),
  }))
  return { ...reading, servers }
}

function refuseProblems({ problems }: ChangeReading, side: Side, message: string): void {
  if (problems[side].length > 0) throw new UserError(`${message}\n${formatProblems(problems[side])}`)
}

interface GatedServer extends Sides<ConfigServer> {
  readonly warnings: readonly Warning[]
}

/**
 * The image of all named servers whose files name one; undefined if these differ, because the choice would be unclear.
 */
function commonImage(servers: readonly ChangedServer[], side: Side): LineValue<string> | undefined {
  const images = servers.flatMap((server) => server.servers[side]?.image ?? [])
  const usable = images.filter(({ value }) => IMAGE_NAME.test(value))
  return usable.every(({ value }) => value === usable[0]?.value) ? usable[0] : undefined
}

/** A server without options, the same on both sides, because a suite needs a scenario even if no server changed. */
function noServer(name: string): GatedServer {
  const server: ConfigServer = { path: name, options: [] }
  return { before: server, after: server, warnings: [] }
}

/** Name of the setting that stands for an image whose name cannot be read. */
const IMAGE = 'image'

/**
 * @param common images for servers whose files name none
 * @param isOnDisk whether the base is another file on disk, whose different path does not mean a renaming
 */
function gatedServer(
  { name, source, servers, exists }: ChangedServer,
  common: Sides<LineValue<string> | undefined>,
  readsImages: boolean,
  isOnDisk: boolean,
): GatedServer {
  const { path, former } = source
  const { after } = servers
  const warnings: Warning[] = []
  if (!exists.after) warnings.push({ code: 'config-deleted', scenario: name })
  if (!exists.before) warnings.push({ code: 'config-added', scenario: name })
  if (former !== undefined && !isOnDisk) warnings.push({ code: 'config-renamed', scenario: name, former })
  const isOnly = source.read.after.servers.length === 1
  if (isOnly && after !== undefined && after.options.length === 0 && after.image === undefined)
    warnings.push({ code: 'config-empty', scenario: name })
  const namesImage = [servers.before, after].some(
    (server) => server?.image !== undefined || (server && hasUnknownImage(server)),
  )
  const images = bothSides((side) => {
    const server = servers[side]
    return server === undefined || namesImage || !readsImages ? server?.image : common[side]
  })
  const usable = bothSides((side) => {
    const image = images[side]
    return image !== undefined && readsImages && IMAGE_NAME.test(image.value) ? image : undefined
  })
  const sides = bothSides((side): ConfigServer => {
    const server = servers[side]
    // A side that names no image gets the image of the other side, so that both sides run the same server program.
    const image = usable[side] ?? usable.after ?? usable.before
    if (server === undefined) return { path: name, place: { file: path, line: 1 }, options: [], image }
    const place = { file: server.file, line: server.line }
    const { memoryLimit, options } = server
    const named = images[side]
    const isShown = named === undefined ? image === undefined : usable[side] !== undefined
    if (isShown || hasUnknownImage(server)) return { path: name, place, options, image, memoryLimit }
    const { file, line } = named ?? image ?? place
    const unknown = expressionOf({ name: IMAGE, text: named?.value ?? 'none', group: undefined, file, line })
    return { path: name, place, options: [...options, unknown], image, memoryLimit }
  })
  return { ...sides, warnings }
}

function hasUnknownImage(server: ConfiguredServer): boolean {
  return server.options.some((option) => isExpression(option) && option.name === IMAGE)
}

/**
 * Warns of settings whose values no file gives on either side, because servers are measured without these settings. If
 * such a setting changed, or is a directive of an option file, another warning says so.
 */
function unknownIn(servers: readonly GatedServer[], readsImages: boolean): DirectiveWarning[] {
  const unknown = servers.flatMap(({ before, after }) => {
    const former = new Set(before.options.map(writtenKey))
    const isSetting = ({ name }: Setting) => {
      const word = serverWord(name.replace(/^\[[^\]]*\] /, ''))
      return name === IMAGE ? readsImages : word !== undefined && mayAffectSpeed(word)
    }
    return after.options.filter((option) => isExpression(option) && isSetting(option) && former.has(writtenKey(option)))
  })
  return [...Map.groupBy(unknown, ({ file }) => file)].map(([file, options]) => ({
    code: 'settings-unknown',
    file,
    line: options[0]?.line ?? 1,
    directive: quote([...new Set(options.map(({ name }) => name))].join(', ')).slice(1, -1),
  }))
}
