/**
 * The suite of files that configure servers, before and after the change: gathered under their names at the time, read,
 * and one scenario for each server.
 */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { isUnread, UNREAD_MARK } from '../core/names.ts'
import type { SubjectRequest } from '../core/request/measured-request.ts'
import type { PlanRequest } from '../core/request/run-request.ts'
import type { ConfiguredServer, Sides } from '../core/sources/compare-servers.ts'
import { type PairedServer, pairServers } from '../core/sources/pair-servers.ts'
import {
  type ReadServers,
  readSource,
  SideTexts,
  type SourceReading,
  splitSource,
} from '../core/sources/read-source.ts'
import {
  codeName,
  isCode,
  isCommand,
  namesIn,
  placeRendered,
  programsOf,
  renderCommand,
  type Template,
} from '../core/sources/rendered.ts'
import { serverWord } from '../core/sources/server-words.ts'
import { type ConfigServer, configName, configSuite, onlyChanged } from '../core/suite/config-suite.ts'
import type { OptionFileReader } from '../core/suite/option-includes.ts'
import { formatProblems } from '../core/suite/parse.ts'
import { quote } from '../core/suite/problems.ts'
import { IMAGE_NAME, type Located, type ServerOption, type Suite } from '../core/suite/suite.ts'
import type { DirectiveWarning, Warning } from '../core/warnings/warnings.ts'
import { diskOptionFiles, holds, REPOSITORY } from '../edges/files/option-files.ts'
import { isInside, realPathOf } from '../edges/files/paths.ts'
import { type Base, openBase, type Revision, repositoryOf } from '../edges/git/checkout.ts'
import { type RenderedFiles, renderAt } from '../edges/sources/render.ts'
import { UserError } from '../errors.ts'

/** The folder that relative paths start at: the current one. */
const HERE = '.'

export type ConfigRequest = Extract<SubjectRequest, { kind: 'config' }>

/** Facts about the servers of files. */
export interface SourceFacts {
  /** Whether servers are started from the images that files name, rather than from one named instead. */
  readonly readsImages: boolean
  /** Memory of the production machines, bytes; undefined: not known. */
  readonly memoryBytes: number | undefined
}

/** Facts from a request: a named image, or an installed server, replaces those that files name. */
export function sourceFacts({
  server,
  image,
  memoryBytes,
}: Pick<PlanRequest, 'server' | 'image' | 'memoryBytes'>): SourceFacts {
  return { readsImages: image === undefined && (server === 'auto' || server === 'docker'), memoryBytes }
}

export interface ParsedConfig {
  readonly suite: Suite
  readonly base: Suite
  readonly warnings: readonly Warning[]
  /** About the files of the base. */
  readonly baseWarnings: readonly DirectiveWarning[]
}

function both<From, To>({ before, after }: Sides<From>, change: (one: From, side: keyof Sides<To>) => To): Sides<To> {
  return { before: change(before, 'before'), after: change(after, 'after') }
}

/** A path that somebody named. */
interface NamedSource {
  /** As the user wrote it, with the server after a `#`. */
  readonly written: string
  readonly path: string
  /** The selected server; undefined: all of them. */
  readonly at: string | undefined
}

/** A path on one side, and the texts there. */
interface SourceFiles {
  readonly path: string
  readonly texts: SideTexts
}

interface ConfigSource extends NamedSource, Sides<SourceFiles> {
  /** The former path, if it was renamed since. */
  readonly former: string | undefined
  /** Files that the command may have read whose output is the source; undefined if no command made it. */
  readonly templates: Sides<readonly Template[]> | undefined
  /** About programs of the command that changed. */
  readonly warnings: readonly DirectiveWarning[]
}

type GatheredConfig = Awaited<ReturnType<typeof gatherConfig>>

/** @throws UserError if there is nothing to read, with all problems in the files, or if they configure no server */
export async function readConfig(
  request: ConfigRequest,
  facts: SourceFacts,
  signal: AbortSignal,
): Promise<ParsedConfig> {
  const gathered = await gatherConfig(request, signal)
  const sources = gathered.sources.map((source): ReadSource => {
    const { path, former = path, before, after } = source
    const printed = source.templates && { before: before.texts, after: after.texts }
    return {
      ...source,
      printed,
      read: {
        after: settled(path, readSource(after.path, after.texts)),
        before: settled(former, readSource(before.path, before.texts)),
      },
    }
  })
  refuseProblems(sources, 'after', 'the configuration is not valid')
  refuseProblems(sources, 'before', `--base ${request.base}: the configuration was not valid there`)
  const pairs = pairsOf(sources, gathered, facts)
  const only = { before: onlyImage(pairs, 'before'), after: onlyImage(pairs, 'after') }
  const servers = pairs.map((pair) => gated(pair, only, facts))
  const name = configName(sources.map(({ written }) => written))
  const serversOf = (side: keyof Sides<Suite>) => servers.map((server) => server[side])
  const [base, now] = [configSuite(serversOf('before'), name), configSuite(serversOf('after'), name)]
  const suite = onlyChanged(now, base)
  return {
    suite,
    base,
    warnings: [
      ...servers.flatMap(({ warnings }) => warnings),
      ...sources.flatMap(({ read, warnings }) => [...read.after.warnings, ...warnings]),
      // Beside nothing that is measured, unknown settings mean nothing.
      ...(suite === now ? [lookedAt(sources, gathered)] : unknownIn(servers, facts)),
    ],
    baseWarnings: sources.flatMap(({ read }) => read.before.warnings),
  }
}

/** The files in which nothing was found, and the number of the others that changed. */
function lookedAt(sources: readonly ReadSource[], { changed }: GatheredConfig): Warning<'files-looked-at'> {
  const files = new Set(sources.flatMap(({ read }) => [...read.after.files]))
  const all = new Set([...files, ...sources.flatMap(({ read }) => [...read.before.files])])
  const others = changed.filter(({ path }) => !all.has(path)).length
  return { code: 'files-looked-at', files: [...files], others }
}

/** A path in the repository of a source: its file, or the directory of a command. */
export function pathOf(written: string): string {
  return isCommand(written) ? HERE : namedSource(written).path
}

/** A file may have a `#` in its name. */
function namedSource(written: string): NamedSource {
  const split = splitSource(written)
  const isWhole = isCommand(written) || (existsSync(written) && !existsSync(split.path))
  return isWhole ? { written, path: written, at: undefined } : { written, ...split }
}

/**
 * Gathers every path once for now and once for before, under its name at the time, with the texts of the repository and
 * the files of the change, from the current folder.
 */
async function gatherConfig({ paths: written, base: baseName, isForeign = false }: ConfigRequest, signal: AbortSignal) {
  const isSame = (one: NamedSource, other: NamedSource) =>
    one.at === other.at && resolve(one.path) === resolve(other.path)
  const named = written.map(namedSource)
  const own = named.filter((source, index) => named.findIndex((other) => isSame(source, other)) === index)
  const [first] = own
  if (first === undefined) throw new UserError('--config names no file; give the path of one')
  const paths = [...new Set(own.map((source) => pathOf(source.written)))]
  const repository = commonRepository(paths)
  if (repository === undefined && !existsSync(baseName))
    throw new UserError(
      `--config ${first.path} is in no git repository, so there is no --base ${baseName} of it; name a file of the repository, ` +
        'or give a file as the base',
    )
  const base = openBase(baseName, repository ?? first.path)
  if (base.kind === 'disk' && paths.length > 1)
    throw new UserError(`--base ${baseName} can be only one of ${paths.join(', ')} before the change; give a git ref`)
  const after = new SideTexts(diskOptionFiles(HERE))
  const before = new SideTexts(base.kind === 'disk' ? diskOptionFiles(HERE) : base.revision.files(HERE))
  const sources: ConfigSource[] = []
  for (const source of own) {
    const command = renderCommand(source.path)
    if (command !== undefined) {
      const rendered = { written: source.path, command, base, isForeign, from: repository }
      sources.push({ ...source, ...(await gatherRendered(rendered, signal)), former: undefined })
      continue
    }
    const { path: meant, at } = splitSource(source.path)
    // A change must not take the name of a server for a file.
    if (at !== undefined && source.at === undefined && !isAbsent(meant, before.reader))
      throw new UserError(`--config ${source.path} was a server of ${meant}, and is a file now; name a file without #`)
    const { path, former } = placesBefore(source.path, { after, before }, base, baseName)
    const files = { after: { path: source.path, texts: after }, before: { path, texts: before } }
    sources.push({ ...source, ...files, former, templates: undefined, warnings: [] })
  }
  const changes = base.kind === 'disk' ? [] : base.revision.changes()
  const changed = changes.map(({ path, modes }) => ({ path: relative(realPathOf(HERE), path), modes }))
  return { sources, texts: { after, before }, changed }
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

/** The path on the side before, and what it was called there if it has been renamed. */
function placesBefore(path: string, texts: Sides<SideTexts>, base: Base, baseName: string) {
  const absent = (also: string) => new UserError(`--config ${path}: there is no such file or directory${also}`)
  const isGone = isAbsent(path, texts.after.reader)
  if (base.kind === 'disk') {
    if (isGone) throw absent('')
    return { path: base.path, former: undefined }
  }
  const { revision } = base
  const { reader } = texts.before
  const former = isAbsent(path, reader) ? spelledAs(path, revision.formerPath(path)) : undefined
  if (isGone) {
    if (isAbsent(former ?? path, reader)) throw absent(`, also not at ${baseName}`)
    // A moved file is not deleted: its gate must move with it, or it is never gated again.
    const later = spelledAs(path, revision.laterPath(path))
    if (later !== undefined)
      throw new UserError(
        `--config ${path}: it was renamed to ${later} since ${revision.name}; ` +
          `name ${later} instead: with --config, in a workflow with the input config`,
      )
  }
  return { path: former ?? path, former }
}

/** A path that was found, absolute or relative as the user writes paths. */
function spelledAs(path: string, found: string | undefined): string | undefined {
  return found === undefined || isAbsolute(path) ? found : relative(HERE, found)
}

function isAbsent(path: string, reader: OptionFileReader): boolean {
  return reader.directory(path, path).kind === 'absent' && reader.file(path, path).kind === 'absent'
}

/** An option file that a command of the repository prints. */
interface RenderedSource {
  /** As the user wrote it. */
  readonly written: string
  /** Program and arguments. */
  readonly command: readonly string[]
  readonly base: Base
  readonly isForeign: boolean
  /** The repository, where the command runs; undefined: there is none. */
  readonly from: string | undefined
}

/**
 * Runs the command on the work tree and on the files of the base. If the base lacks a program that the command names,
 * there was no option file.
 *
 * @throws UserError if it fails on either, or a stranger changed its program; the signal's reason
 */
async function gatherRendered(source: RenderedSource, signal: AbortSignal) {
  const { written, command, base, from } = source
  const [program, ...words] = command
  if (program === undefined)
    throw new UserError(`--config ${written}: found no command; allowed: render: and a program`)
  if (base.kind === 'disk' || from === undefined)
    throw new UserError(`--config ${written}: a command is run at two states of a repository; give --base a git ref`)
  const { name, commit, files } = base.revision
  const top = realPathOf(from)
  const programs = ownPrograms(command, top)
  const touched = touchedPrograms(command.join(' '), programs, base.revision)
  if (source.isForeign) requireSame(written, [...programs, ...touched], top, files(HERE))
  const printedAt = async (state: RenderedFiles, where: string) => {
    const rendered = await renderAt([program, ...words], state, signal)
    if (rendered.kind === 'failed') throw new UserError(`--config ${written} fails ${where}: ${rendered.why}`)
    const templates = rendered.templates.map(({ file, text }) => ({ file: relative('.', join(top, file)), text }))
    return { ...printedFile(written, rendered.text), templates }
  }
  const after = await printedAt({ kind: 'work-tree', top }, 'on the work tree')
  const wasThere = programs.every((path) => !isAbsent(path, files(HERE)))
  const before = wasThere
    ? await printedAt({ kind: 'commit', top, commit }, `at ${name}`)
    : { ...printedFile(written), templates: [] }
  const warnings = touched.map((path): DirectiveWarning => {
    return { code: 'line-unaccounted', file: relative('.', path), line: 1, directive: 'a program that prints options' }
  })
  return { before, after, templates: both({ before, after }, ({ templates }) => templates), warnings }
}

/**
 * Changed code that a command runs: its programs, and what they name, from file to file. Changed code counts wherever its
 * name stands, as a line may put the path together; other code only where it is loaded.
 */
function touchedPrograms(command: string, programs: readonly string[], revision: Revision): string[] {
  const changed = new Set(revision.changes().flatMap(({ path }) => (existsSync(path) ? realPathOf(path) : [])))
  const byName = Map.groupBy([...revision.tracked(), ...changed].filter(isCode), codeName)
  const reader = diskOptionFiles(HERE)
  const textOf = (path: string) => {
    const reading = reader.file(path, HERE)
    return reading.kind === 'text' ? reading.text : ''
  }
  const reached = new Set(programs.map((path) => realPathOf(path)))
  const texts = [command, ...[...reached].map(textOf)]
  for (const text of texts) {
    const { words, loaded } = namesIn(text)
    for (const named of words)
      for (const path of byName.get(named) ?? []) {
        const real = realPathOf(path)
        if (reached.has(real) || !(changed.has(real) || loaded.has(named))) continue
        reached.add(real)
        texts.push(textOf(real))
      }
  }
  return [...reached].filter((path) => changed.has(path))
}

/** Files of the repository that the command starts, by their paths; an argument may name the option file itself. */
function ownPrograms(command: readonly string[], top: string): string[] {
  const isScript = (word: string) => {
    try {
      accessSync(join(top, word), constants.X_OK)
      return readFileSync(join(top, word)).subarray(0, 2).toString() === '#!'
    } catch {
      return false
    }
  }
  const found = programsOf(command, isScript).map((word) => join(top, word))
  return [...new Set(found)].filter((path) => path !== top && existsSync(path) && isInside(realPathOf(path), top))
}

/** The command runs isolated, yet a stranger's program could still print harmless settings. */
function requireSame(written: string, programs: readonly string[], top: string, reader: OptionFileReader): void {
  for (const path of programs) {
    const before = reader.file(path, path)
    if (before.kind === 'text' && before.text === readFileSync(path, 'utf8')) continue
    throw new UserError(
      `--config ${written}: ${relative(top, path)} of a pull request from a fork is not run, as it is not that of the base; ` +
        'a maintainer can add it in a change of its own',
    )
  }
}

/** @param text undefined: there was no such file */
function printedFile(path: string, text?: string): SourceFiles {
  const reader: OptionFileReader = {
    rootOf: () => REPOSITORY,
    file: (asked) => (asked === path && text !== undefined ? { kind: 'text', text } : { kind: 'absent' }),
    directory: () => ({ kind: 'absent' }),
  }
  return { path, texts: new SideTexts(reader) }
}

/** What a path configured before, and configures after; no server stands for the default settings. */
interface ReadSource extends ConfigSource {
  readonly read: Sides<ReadServers>
  readonly printed: Sides<SideTexts> | undefined
}

function settled(path: string, read: SourceReading): ReadServers {
  if (read.kind === 'read') return read
  const nothing = { servers: [], problems: [], warnings: [], files: new Set<string>() }
  if (read.kind === 'absent') return nothing
  const { found, allowed } = read
  return { ...nothing, problems: [{ file: path, line: 1, path: '', found: `a file ${found}`, allowed }] }
}

function refuseProblems(sources: readonly ReadSource[], side: keyof Sides<ReadServers>, message: string): void {
  const problems = sources.flatMap(({ read }) => read[side].problems)
  if (problems.length > 0) throw new UserError(`${message}\n${formatProblems(problems)}`)
}

/** @throws UserError if there is no server, or none of the given name */
function pairsOf(sources: readonly ReadSource[], { texts, changed }: GatheredConfig, facts: SourceFacts): Pair[] {
  for (const { at, read, ...source } of sources) {
    const all = [...read.after.servers, ...read.before.servers].map((server) => server.at)
    if (!all.some((each) => at === undefined || each === at)) throw noServer({ at, ...source }, [...new Set(all)])
  }
  const paired = pairServers({ sources, texts, changed, memoryBytes: facts.memoryBytes })
  return paired.map((pair) => ({
    ...pair,
    servers: both(pair.servers, (server, side) => placed(server, pair.source, side)),
  }))
}

type Pair = PairedServer<ReadSource>

/** What a command printed, on the lines of the repository that it came from. */
function placed(
  server: ConfiguredServer | undefined,
  { written, templates }: ReadSource,
  side: keyof Sides<unknown>,
): ConfiguredServer | undefined {
  if (server === undefined || templates === undefined) return server
  const isPrinted = (option: ServerOption) => option.file === written
  const options = server.options.flatMap((option) =>
    isPrinted(option) ? placeRendered([option], templates[side], written) : [option],
  )
  return { ...server, options }
}

function noServer({ written, path, at }: NamedSource, found: readonly string[]): UserError {
  if (found.length === 0)
    return new UserError(
      `--config ${written}: no MySQL or MariaDB server is configured in ${path}; name a file that configures one`,
    )
  const names = found.map((each) => `${path}#${each}`).join(', ')
  return new UserError(`--config ${written}: ${path} has no server ${at ?? ''}; allowed: ${names}`)
}

/** Images for servers whose files name none. */
type OnlyImages = Sides<Located<string> | undefined>

/** The image of all servers whose files name one; undefined if these differ, as the choice would be unclear. */
function onlyImage(pairs: readonly Pair[], side: keyof OnlyImages): Located<string> | undefined {
  const images = pairs
    .flatMap(({ servers }) => servers[side]?.image ?? [])
    .filter(({ value }) => IMAGE_NAME.test(value))
  return images.every(({ value }) => value === images[0]?.value) ? images[0] : undefined
}

/** A server before and after, under one name. */
function gated({ name, source, servers, warnings: compared }: Pair, only: OnlyImages, { readsImages }: SourceFacts) {
  const { path, former } = source
  const { before, after } = servers
  const warnings: Warning[] = [...compared]
  if (after === undefined) warnings.push({ code: 'config-deleted', scenario: name })
  if (before === undefined) warnings.push({ code: 'config-added', scenario: name })
  if (former !== undefined) warnings.push({ code: 'config-renamed', scenario: name, former })
  if (after !== undefined && after.options.length === 0 && after.image === undefined)
    warnings.push({ code: 'config-empty', scenario: name })
  const isNamed = !readsImages || [after, before].some((server) => server?.image !== undefined || hasOpenImage(server))
  const images = both(servers, (server, side) => (server === undefined || isNamed ? server?.image : only[side]))
  const usable = both(images, (image) =>
    image !== undefined && readsImages && IMAGE_NAME.test(image.value) ? image : undefined,
  )
  const sides = both(servers, (server, side): ConfigServer => {
    // A side that names no image has that of the other.
    const image = usable[side] ?? usable.after ?? usable.before
    const place = server === undefined ? { file: path, line: 1 } : { file: server.file, line: server.line }
    const own = images[side]
    const isShown = own === undefined ? image === undefined : usable[side] !== undefined
    const isKnown = server === undefined || hasOpenImage(server) || isShown
    const unknown = { name: UNKNOWN_IMAGE, value: own?.value ?? 'none', group: undefined, ...(own ?? place) }
    return { path: name, place, options: [...(server?.options ?? []), ...(isKnown ? [] : [unknown])], image }
  })
  return { ...sides, warnings }
}

const UNKNOWN_IMAGE = `${UNREAD_MARK}image`

/** Whether the name of its image is unknown, which is already one of its settings. */
function hasOpenImage(server: ConfiguredServer | undefined): boolean {
  return server?.options.some(({ name }) => name === UNKNOWN_IMAGE) === true
}

/** Values that no file gives, now as before: those that changed, and directives of option files, have their own. */
function unknownIn(servers: readonly ReturnType<typeof gated>[], { readsImages }: SourceFacts): DirectiveWarning[] {
  const unknown = servers.flatMap(({ before, after }) => {
    const former = new Set(before.options.map(writtenText))
    const isSetting = ({ name }: ServerOption) =>
      name === UNKNOWN_IMAGE ? readsImages : serverWord(name.replace(/^!(?:\[[^\]]*\] )?/, '')) !== undefined
    return after.options.filter((option) => isUnread(option) && isSetting(option) && former.has(writtenText(option)))
  })
  return [...Map.groupBy(unknown, ({ file }) => file)].map(([file, own]) => ({
    code: 'settings-unknown',
    file,
    line: own[0]?.line ?? 1,
    directive: quote([...new Set(own.map(({ name }) => name.slice(UNREAD_MARK.length)))].join(', ')).slice(1, -1),
  }))
}

function writtenText({ group, name, value }: ServerOption): string {
  return JSON.stringify([group, name, value])
}
