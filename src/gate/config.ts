/**
 * The suite of files that configure servers, before and after the change: gathered under their names at the time, read,
 * and one scenario for each server.
 */
import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import type { LineValue } from '../core/names.ts'
import { quote } from '../core/problems.ts'
import type { ConfigSubject } from '../core/request/measured-request.ts'
import type { PlanRequest } from '../core/request/run-request.ts'
import { IMAGE_NAME } from '../core/scenario/scenario.ts'
import { expressionOf, isExpression, type Setting, writtenKey } from '../core/setting/setting.ts'
import { ABSENT, type ChangedFile, sourcesOfDiff, submodulesAmong } from '../core/sources/changed-files.ts'
import type { ConfiguredServer } from '../core/sources/compare-servers.ts'
import { EXCLUDE_FILE, exclusion, patternsIn } from '../core/sources/excluded.ts'
import { mountedImage } from '../core/sources/mounting.ts'
import type { OptionFileReader } from '../core/sources/option-includes.ts'
import { type PairedServer, pairServers, type SourceChange, unreadFiles } from '../core/sources/pair-servers.ts'
import {
  type NamedReading,
  type NamedSource,
  type ReadServers,
  readSource,
  SideTexts,
  type SourceReading,
} from '../core/sources/read-source.ts'
import { isCommand, placeRendered, renderCommand, type Template } from '../core/sources/rendered.ts'
import { serverWord } from '../core/sources/server-words.ts'
import { bothSides, type Side, type Sides } from '../core/sources/sides.ts'
import { splitSource } from '../core/sources/source-path.ts'
import { type ConfigServer, configName, configSuite, onlyChanged } from '../core/suite/config-suite.ts'
import { formatProblems } from '../core/suite/parse.ts'
import type { Suite } from '../core/suite/suite.ts'
import { distinct } from '../core/warnings/distinct.ts'
import type { DirectiveWarning, Warning } from '../core/warnings/warnings.ts'
import { diskOptionFiles, holds, REPOSITORY } from '../edges/files/option-files.ts'
import { isInside, realPathOf } from '../edges/files/paths.ts'
import { repositoryOf } from '../edges/git/checkout.ts'
import { type Base, type GitRevision, openBase } from '../edges/git/revision.ts'
import { filesNamedBy, otherThanOptionFiles } from '../edges/sources/command-files.ts'
import { renderAt } from '../edges/sources/render.ts'
import type { RenderedFiles } from '../edges/sources/rendered-files.ts'
import { UserError } from '../errors.ts'
import { readByTools } from './tool-sources.ts'

/** The folder that relative paths start at: the current one. */
const HERE = '.'

/** Facts about the servers of files. */
export interface SourceFacts {
  /** Whether servers are started from the images that files name, rather than from one named instead. */
  readonly readsImages: boolean
  /** Memory of the production machines, bytes; undefined: not given. */
  readonly memoryBytes: number | undefined
  /** Gets what is installed; undefined: nothing may be. */
  readonly installing?: ((text: string) => void) | undefined
}

/** Facts from a request: a named image, or an installed server, replaces those that files name. */
export function sourceFacts({ server, image, memoryBytes }: PlanRequest): SourceFacts {
  return { readsImages: image === undefined && (server === 'auto' || server === 'docker'), memoryBytes }
}

export interface ParsedConfig {
  readonly suite: Suite
  readonly base: Suite
  readonly warnings: readonly Warning[]
  /** About the files of the base. */
  readonly baseWarnings: readonly DirectiveWarning[]
  /** Versions of the tools that rendered files, by their names. */
  readonly tools: Readonly<Record<string, string>>
}

/** The servers of a path before and after; no server stands for the default settings. */
interface ConfigSource extends NamedReading {
  /** The former path, if it was renamed since. */
  readonly former: string | undefined
  /** Files that the command may have read whose output is the source; undefined if no command made it. */
  readonly templates: Sides<readonly Template[]> | undefined
  /** About a command that was not run. */
  readonly warnings: readonly Warning<'render-of-fork'>[]
}

/** @throws UserError if there is nothing to read, with all problems in the files, or if they configure no server */
export async function readConfig(
  request: ConfigSubject,
  facts: SourceFacts,
  signal: AbortSignal,
): Promise<ParsedConfig> {
  const { readsImages } = facts
  const { change, notes, tools } = await gatherChange(request, facts, signal)
  const { sources } = change
  refuseProblems(sources, 'after', 'the configuration is not valid')
  refuseProblems(sources, 'before', `--base ${request.base}: the configuration was not valid there`)
  const pairs = pairServers(change).map(onItsLines)
  const common = bothSides((side) => commonImage(pairs, side) ?? imageAround(pairs, change, side))
  const name = configName(request.paths)
  // A change that is about no server is one of a server that stays as it is.
  const servers = pairs.length > 0 ? pairs.map((pair) => gatedServer(pair, common, readsImages)) : [noServer(name)]
  const suites = bothSides((side) =>
    configSuite(
      servers.map((server) => server[side]),
      name,
    ),
  )
  const suite = onlyChanged(suites.after, suites.before)
  return {
    suite,
    base: suites.before,
    tools,
    warnings: [
      ...notes,
      // Servers of one file may have the same lines.
      ...distinct(servers.flatMap(({ warnings }) => warnings)),
      ...unreadFiles(change),
      ...sources.flatMap(({ read, warnings }) => [...read.after.warnings, ...warnings]),
      // Unknown settings matter only beside others that are measured.
      ...(suite === suites.after ? [filesLookedAt(change)] : unknownIn(servers, readsImages)),
    ],
    baseWarnings: sources.flatMap(({ read }) => read.before.warnings),
  }
}

/** The files that were searched in vain, and the number of the others that changed. */
function filesLookedAt({ sources, changed }: SourceChange<ConfigSource>): Warning<'files-looked-at'> {
  const files = new Set(sources.flatMap(({ read }) => [...read.after.files]))
  const former = new Set(sources.flatMap(({ read }) => [...read.before.files]))
  const others = changed.filter(({ path }) => !files.has(path) && !former.has(path))
  return { code: 'files-looked-at', files: [...files], others: others.length }
}

/** A path in the repository of a source: its file, or the directory of a command. */
export function pathOfSource(argument: string): string {
  return isCommand(argument) ? HERE : namedSource(argument).path
}

/** A file may have a `#` in its name. */
function namedSource(argument: string): NamedSource {
  const split = splitSource(argument)
  const isWhole = isCommand(argument) || (existsSync(argument) && !existsSync(split.path))
  return isWhole ? { argument, path: argument, at: undefined } : { argument, ...split }
}

interface GatheredChange {
  readonly change: SourceChange<ConfigSource>
  /** About tools that render files. */
  readonly notes: readonly Warning[]
  /** Versions of those tools, by their names. */
  readonly tools: Readonly<Record<string, string>>
}

/** Both states of the repository. */
interface States {
  readonly base: Base
  readonly texts: Sides<SideTexts>
}

/**
 * Reads every path once for now and once for before, under its name at the time, with the texts of the repository and
 * the files of the change, from the current folder.
 */
async function gatherChange(
  { paths: args, base: baseName, exclude = [], isForeign = false }: ConfigSubject,
  { memoryBytes, installing }: SourceFacts,
  signal: AbortSignal,
): Promise<GatheredChange> {
  const named = distinctSources(args)
  const paths = named.length === 0 ? [HERE] : [...new Set(named.map(({ argument }) => pathOfSource(argument)))]
  const repository = commonRepository(paths)
  const [first = HERE] = paths
  if (repository === undefined && !existsSync(baseName))
    throw new UserError(
      `${named.length === 0 ? 'this folder' : `--config ${first}`} is in no git repository, so there is no --base ` +
        `${baseName} of it; name a file of the repository, or give a file as the base`,
    )
  const base = openBase(baseName, repository ?? first)
  if (base.kind === 'disk' && named.length === 0)
    throw new UserError(`--base ${baseName} is a file; name the one that it was with --config, or give a git ref`)
  if (base.kind === 'disk' && paths.length > 1)
    throw new UserError(`--base ${baseName} can be only one of ${paths.join(', ')} before the change; give a git ref`)
  const { changes, excluded, unnamed } = changesOf(base, exclude)
  const texts = {
    before: new SideTexts(base.kind === 'disk' ? diskOptionFiles(HERE) : base.revision.files(HERE)),
    after: new SideTexts(diskOptionFiles(HERE)),
  }
  const all: ConfigSource[] = []
  for (const source of named) {
    const command = renderCommand(source.path)
    if (command === undefined) all.push(...fileSource(source, { base, texts }))
    else all.push(await renderedSource({ source, command, base, repository, isForeign }, signal))
  }
  if (named.length > 0 && all.length === 0) throw noSuchFile(paths, base)
  const changed = changes.map(({ path, modes }) => ({ path: relative(realPathOf(HERE), path), modes }))
  const rendered = (some: readonly ConfigSource[], names: readonly string[]) =>
    base.kind === 'disk' || repository === undefined
      ? { sources: some, warnings: [], tools: {} }
      : readByTools(some, { repository, revision: base.revision, texts, named: names, installing }, signal)
  const asked = await rendered(all, paths)
  const sources = asked.sources.filter(hasServer)
  const diff = base.kind === 'disk' ? [] : diffSources(changed, texts, base.revision)
  const notes = [
    ...warningOf('files-excluded', excluded),
    ...warningOf('names-unread', unnamed),
    ...warningOf('submodules-unread', submodulesAmong(changed)),
    ...asked.warnings,
  ]
  if (sources.length > 0)
    return { change: { sources, others: diff, texts, changed, memoryBytes }, notes, tools: asked.tools }
  if (all.length > 0) throw noServerIn(all)
  const { sources: ofDiff, warnings, tools } = await rendered(diff, [])
  return {
    change: { sources: ofDiff, others: undefined, texts, changed, memoryBytes },
    notes: [...notes, ...warnings],
    tools: { ...asked.tools, ...tools },
  }
}

/** The changed files, and paths of those that are left out. */
function changesOf(base: Base, exclude: readonly string[]) {
  if (base.kind === 'disk') return { changes: [], excluded: [], unnamed: [] }
  const { revision } = base
  const kept = revision.files(revision.top).file(EXCLUDE_FILE, EXCLUDE_FILE)
  const isExcluded = exclusion([...exclude, ...(kept.kind === 'text' ? patternsIn(kept.text) : [])])
  const all = revision.changes().map((change) => ({ ...change, inside: relative(revision.top, change.path) }))
  const [excluded, others] = parted(all, ({ inside }) => isExcluded(inside))
  const [unnamed, changes] = parted(others, ({ inside }) => inside.includes(NO_TEXT))
  const pathsOf = (some: typeof all) => some.map(({ inside }) => inside)
  return { changes, excluded: pathsOf(excluded), unnamed: pathsOf(unnamed) }
}

/** Stands for bytes of a name that are not UTF-8. */
const NO_TEXT = '\uFFFD'

function parted<Item>(all: readonly Item[], is: (item: Item) => boolean): readonly [yes: Item[], no: Item[]] {
  return [all.filter(is), all.filter((item) => !is(item))]
}

function warningOf(code: 'files-excluded' | 'names-unread' | 'submodules-unread', files: readonly string[]): Warning[] {
  return files.length === 0 ? [] : [{ code, files }]
}

/** The sources of the change itself. */
function diffSources(changed: readonly ChangedFile[], texts: Sides<SideTexts>, revision: GitRevision): ConfigSource[] {
  const here = (path: string) => relative(realPathOf(HERE), path)
  const sides = changed.flatMap(({ modes }) => modes.map((mode, side) => (mode === ABSENT ? side : undefined)))
  const isAnyRenamed = sides.includes(0) && sides.includes(1)
  const renamings = isAnyRenamed ? revision.renamings() : []
  const formers = new Map(renamings.map(({ before, now }) => [here(now), here(before)]))
  const inside = submodulesAmong(changed)
  const own = changed.filter(({ path }) => !inside.includes(path))
  const sources = sourcesOfDiff(own, texts, formers)
  return sources.map((source) => ({ ...source, templates: undefined, warnings: [] }))
}

/** No server at all, on both sides. */
function noServer(name: string): GatedServer {
  const server: ConfigServer = { path: name, options: [] }
  return { before: server, after: server, warnings: [] }
}

function noSuchFile(paths: readonly string[], base: Base): UserError {
  const also = base.kind === 'disk' ? '' : `, also not at ${base.revision.name}`
  return new UserError(`--config ${paths.join(', ')}: there is no such file or directory${also}`)
}

function noServerIn(sources: readonly ConfigSource[]): UserError {
  const paths = sources.map(({ path }) => path).join(', ')
  return new UserError(
    `--config ${sources.map(({ argument }) => argument).join(', ')}: no MySQL or MariaDB server is configured in ${paths}; ` +
      'name a file that configures one, or none, so that all changed files count',
  )
}

function distinctSources(args: readonly string[]): NamedSource[] {
  const sources = args.map(namedSource)
  const isSame = (one: NamedSource, other: NamedSource) =>
    one.at === other.at && resolve(one.path) === resolve(other.path)
  return sources.filter((source, index) => sources.findIndex((other) => isSame(source, other)) === index)
}

/** The repository that holds all the paths; undefined if none does. */
function commonRepository(paths: readonly string[]): string | undefined {
  const roots = new Set(paths.map(repositoryHolding))
  const [root, other] = roots
  if (roots.size > 1)
    throw new UserError(
      `--config names files of ${root ?? 'no repository'} and of ${other ?? 'none'}; gate them one by one`,
    )
  return root
}

/** The current repository for relative paths, else the one around the path. */
function repositoryHolding(path: string): string | undefined {
  const here = repositoryOf(HERE)
  const root = here !== undefined && isInside(resolve(path), here) ? here : repositoryOf(path)
  const real = realPathOf(resolve(path))
  if (root === undefined || holds(root, real)) return root
  throw new UserError(`--config ${path} leads to ${real}, out of the repository ${root}; name a file inside of it`)
}

/** A source that is a file or directory, with the path that it had before; none if there is and was nothing. */
function fileSource(source: NamedSource, states: States): ConfigSource[] {
  const { path, at } = source
  const { before, after } = states.texts
  const server = splitSource(path)
  // A change must not take the name of a server for a file.
  if (server.at !== undefined && at === undefined && !isAbsent(server.path, before.reader))
    throw new UserError(`--config ${path} was a server of ${server.path}, and is a file now; name a file without #`)
  const former = formerPath(path, states)
  if (isAbsent(path, after.reader) && (states.base.kind === 'disk' || isAbsent(former ?? path, before.reader)))
    return []
  const pathBefore = states.base.kind === 'disk' ? states.base.path : (former ?? path)
  const read = {
    after: serversOf(readSource(path, after), path),
    before: serversOf(readSource(pathBefore, before), former ?? path),
  }
  return [{ ...source, read, former, templates: undefined, warnings: [] }]
}

/** The path at the base of a file that has been renamed since; undefined if it has not. */
function formerPath(path: string, { base, texts: { before, after } }: States): string | undefined {
  if (base.kind === 'disk') return undefined
  const { revision } = base
  if (isAbsent(path, before.reader)) return spelledAs(path, revision.formerPath(path))
  // A moved file is not deleted: its gate must move with it, or it is never gated again.
  const later = isAbsent(path, after.reader) ? spelledAs(path, revision.laterPath(path)) : undefined
  if (later !== undefined)
    throw new UserError(
      `--config ${path}: it was renamed to ${later} since ${revision.name}; ` +
        `name ${later} instead: with --config, in a workflow with the input config`,
    )
  return undefined
}

/** A path of git, absolute or relative as the user spells paths. */
function spelledAs(path: string, other: string | undefined): string | undefined {
  return other === undefined || isAbsolute(path) ? other : relative(HERE, other)
}

function isAbsent(path: string, reader: OptionFileReader): boolean {
  return reader.directory(path, path).kind === 'absent' && reader.file(path, path).kind === 'absent'
}

/** An option file that a command of the repository prints. */
interface CommandSource {
  readonly source: NamedSource
  /** Program and arguments. */
  readonly command: readonly string[]
  readonly base: Base
  /** Where the command runs; undefined: there is none. */
  readonly repository: string | undefined
  readonly isForeign: boolean
}

/**
 * Runs the command on the work tree and on the files of the base. If the base lacks a file that the command names, there
 * was no option file.
 *
 * @throws UserError if it fails on either; the signal's reason
 */
async function renderedSource(
  { source, command, base, repository, isForeign }: CommandSource,
  signal: AbortSignal,
): Promise<ConfigSource> {
  const { argument } = source
  const [program, ...words] = command
  if (program === undefined)
    throw new UserError(`--config ${argument}: found no command; allowed: render: and a program`)
  if (base.kind === 'disk' || repository === undefined)
    throw new UserError(`--config ${argument}: a command is run at two states of a repository; give --base a git ref`)
  const { revision } = base
  const filesBefore = revision.files(HERE)
  const top = realPathOf(repository)
  const here = (file: string) => relative('.', join(top, file))
  const others = isForeign ? otherThanOptionFiles(top, revision) : []
  if (others.length > 0) return opaqueSource(source, others.map(here))
  const print = async (state: RenderedFiles, where: string) => {
    const rendered = await renderAt([program, ...words], state, signal)
    if (rendered.kind === 'failed') throw new UserError(`--config ${argument} fails ${where}: ${rendered.why}`)
    const templates = rendered.templates.map(({ file, text }) => ({ file: here(file), text }))
    return { texts: printedTexts(argument, rendered.text), templates }
  }
  const after = await print({ kind: 'work-tree', top }, 'on the work tree')
  // A stranger could add a file that has the name of an argument.
  const isNew = !isForeign && filesNamedBy(command, top).some((path) => isAbsent(path, filesBefore))
  const before = isNew
    ? { texts: printedTexts(argument), templates: [] }
    : await print({ kind: 'commit', top, commit: revision.commit }, `at ${revision.name}`)
  const prints = { before, after }
  return {
    ...source,
    read: bothSides((side) => serversOf(readSource(argument, prints[side].texts), argument)),
    printed: bothSides((side) => prints[side].texts),
    former: undefined,
    templates: bothSides((side) => prints[side].templates),
    warnings: [],
  }
}

/** A server of which nobody knows the settings. @param files of the fork, by which they may depend on where the command runs */
function opaqueSource(source: NamedSource, files: readonly string[]): ConfigSource {
  const { argument: file } = source
  const before = serversOf(readSource(file, printedTexts(file, '[mysqld]\n')), file)
  const unread = expressionOf({ name: file, text: 'changed', group: undefined, file, line: 1 })
  const after = { ...before, servers: before.servers.map((server) => ({ ...server, exact: [unread] })) }
  const warnings = [{ code: 'render-of-fork', command: file, files } as const]
  return { ...source, read: { before, after }, former: undefined, templates: undefined, warnings }
}

/** @param text undefined: there was no such file */
function printedTexts(path: string, text?: string): SideTexts {
  // What it includes by an absolute path is on the machine that it is printed for.
  const away = (asked: string) => ({ kind: asked.startsWith('/') ? 'outside' : 'absent' }) as const
  return new SideTexts({
    rootOf: () => REPOSITORY,
    file: (asked) => (asked === path && text !== undefined ? { kind: 'text', text } : away(asked)),
    directory: away,
  })
}

/** @param path for messages */
function serversOf(reading: SourceReading, path: string): ReadServers {
  if (reading.kind === 'read') return reading
  const nothing = { servers: [], problems: [], warnings: [], files: new Set<string>() }
  if (reading.kind === 'absent') return nothing
  const { actual, allowed } = reading
  return { ...nothing, problems: [{ file: path, line: 1, path: '', actual: `a file ${actual}`, allowed }] }
}

function refuseProblems(sources: readonly ConfigSource[], side: Side, message: string): void {
  const problems = sources.flatMap(({ read }) => read[side].problems)
  if (problems.length > 0) throw new UserError(`${message}\n${formatProblems(problems)}`)
}

/**
 * Whether a source has, or had, a server. Its problems are told later.
 *
 * @throws UserError if it has none of the given name, but others
 */
function hasServer({ argument, path, at, read }: ConfigSource): boolean {
  const places = new Set([...read.after.servers, ...read.before.servers].map((server) => server.at))
  if (at === undefined || places.size === 0 || places.has(at))
    return places.size + read.after.problems.length + read.before.problems.length > 0
  const names = [...places].map((each) => `${path}#${each}`).join(', ')
  throw new UserError(`--config ${argument}: ${path} has no server ${at}; allowed: ${names}`)
}

type Pair = PairedServer<ConfigSource>

/** Moves options that a command printed to the lines of the repository that they came from. */
function onItsLines(pair: Pair): Pair {
  const { argument, templates } = pair.source
  if (templates === undefined) return pair
  const servers = bothSides((side): ConfiguredServer | undefined => {
    const server = pair.servers[side]
    if (server === undefined) return undefined
    const isPrinted = ({ file }: Setting) => file === argument
    const placed = placeRendered(server.options.filter(isPrinted), templates[side], argument).values()
    const options = server.options.map((option) => (isPrinted(option) ? (placed.next().value ?? option) : option))
    return { ...server, options }
  })
  return { ...pair, servers }
}

/** The image of all servers whose files name one; undefined if these differ, because the choice would be unclear. */
function commonImage(pairs: readonly Pair[], side: Side): LineValue<string> | undefined {
  const images = pairs
    .flatMap(({ servers }) => servers[side]?.image ?? [])
    .filter(({ value }) => IMAGE_NAME.test(value))
  return images.every(({ value }) => value === images[0]?.value) ? images[0] : undefined
}

/** The image of servers elsewhere that are given these files, where no server's own files name one. */
function imageAround(pairs: readonly Pair[], { texts }: SourceChange<ConfigSource>, side: Side) {
  const servers = pairs.flatMap(({ servers }) => servers[side] ?? [])
  if (servers.some((server) => server.image !== undefined || hasUnreadImage(server))) return undefined
  const files = servers.map(({ file }) => file)
  return mountedImage([...new Set(files)], texts[side])
}

/** A server before and after, under one name. */
interface GatedServer extends Sides<ConfigServer> {
  readonly warnings: readonly Warning[]
}

/** @param common images for servers whose files name none */
function gatedServer(
  { name, source, servers, exists, warnings: compared }: Pair,
  common: Sides<LineValue<string> | undefined>,
  readsImages: boolean,
): GatedServer {
  const { path, former } = source
  const { before, after } = servers
  const warnings: Warning[] = [...compared]
  if (!exists.after) warnings.push({ code: 'config-deleted', scenario: name })
  if (!exists.before) warnings.push({ code: 'config-added', scenario: name })
  if (former !== undefined) warnings.push({ code: 'config-renamed', scenario: name, former })
  const isOnly = source.read.after.servers.length === 1
  if (isOnly && after !== undefined && after.options.length === 0 && after.image === undefined)
    warnings.push({ code: 'config-empty', scenario: name })
  const namesImage = [after, before].some((server) => server?.image !== undefined || hasUnreadImage(server))
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
    // A side that names no image has that of the other.
    const image = usable[side] ?? usable.after ?? usable.before
    if (server === undefined) return { path: name, place: { file: path, line: 1 }, options: [], image }
    const place = { file: server.file, line: server.line }
    const { memoryLimit } = server
    const named = images[side]
    const isShown = named === undefined ? image === undefined : usable[side] !== undefined
    if (isShown || hasUnreadImage(server)) return { path: name, place, options: server.options, image, memoryLimit }
    const { file, line } = named ?? image ?? place
    const unread = expressionOf({ name: IMAGE, text: named?.value ?? 'none', group: undefined, file, line })
    return { path: name, place, options: [...server.options, unread], image, memoryLimit }
  })
  return { ...sides, warnings }
}

/** The expression among the settings that stands for an image whose name nobody can read. */
const IMAGE = 'image'

function hasUnreadImage(server: ConfiguredServer | undefined): boolean {
  return server?.options.some((option) => isExpression(option) && option.name === IMAGE) === true
}

/** Values that no file gives, now as before: those that changed, and directives of option files, have other warnings. */
function unknownIn(servers: readonly GatedServer[], readsImages: boolean): DirectiveWarning[] {
  const unknown = servers.flatMap(({ before, after }) => {
    const former = new Set(before.options.map(writtenKey))
    const isSetting = ({ name }: Setting) =>
      name === IMAGE ? readsImages : serverWord(name.replace(/^\[[^\]]*\] /, '')) !== undefined
    return after.options.filter((option) => isExpression(option) && isSetting(option) && former.has(writtenKey(option)))
  })
  return [...Map.groupBy(unknown, ({ file }) => file)].map(([file, options]) => ({
    code: 'settings-unknown',
    file,
    line: options[0]?.line ?? 1,
    directive: quote([...new Set(options.map(({ name }) => name))].join(', ')).slice(1, -1),
  }))
}
