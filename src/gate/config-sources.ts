/** Files that are gated without a suite, now and before: gathered here, parsed elsewhere. */

import { existsSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import type { SubjectRequest } from '../core/request/measured-request.ts'
import {
  MOST_MODULE_FILES,
  madeFrom,
  readSource,
  type SourceFiles,
  splitSource,
  terraformPaths,
} from '../core/sources/read-source.ts'
import { isCommand, renderCommand } from '../core/sources/rendered.ts'
import type { DirectoryListing, OptionFileReader } from '../core/suite/option-includes.ts'
import { diskOptionFiles } from '../edges/files/option-files.ts'
import { isInside, realPathOf } from '../edges/files/paths.ts'
import { type Base, openBase } from '../edges/git/open-base.ts'
import { type GitRevision, gatherAtRevision, repositoryOf } from '../edges/git/revision.ts'
import { withModule } from '../edges/sources/terraform-files.ts'
import { UserError } from '../errors.ts'
import { gatherRendered } from './rendered-source.ts'

/** The folder that relative paths start at: the current one. */
const HERE = '.'

type ConfigRequest = Extract<SubjectRequest, { kind: 'config' }>

/** A path as it is and as it was. */
export interface ConfigSource {
  /** As the user wrote it, with the server after a `#`. */
  readonly written: string
  readonly path: string
  /** The selected server; undefined: all of them. */
  readonly at: string | undefined
  readonly head: SourceFiles
  readonly base: SourceFiles
  /** The former path, if it was renamed since. */
  readonly former: string | undefined
}

/**
 * Gathers every path once for now and once for before, under its name at the time.
 *
 * @throws UserError if there is nothing to read, or no such base
 */
export async function gatherConfig(
  { paths: written, base: baseName, isForeign = false }: ConfigRequest,
  signal: AbortSignal,
): Promise<readonly ConfigSource[]> {
  const own = distinct(written.map(namedSource))
  const [first] = own
  if (first === undefined) throw new UserError('--config names no file; give the path of one')
  const paths = [...new Set(own.map(({ written }) => pathOf(written)))]
  const repository = await commonRepository(paths)
  if (repository === undefined && !existsSync(baseName)) {
    throw new UserError(
      `--config ${first.path} is in no git repository, so there is no --base ${baseName} of it; name a file of the repository, ` +
        'or give a file as the base',
    )
  }
  const base = await openBase(baseName, repository ?? first.path)
  if (base.kind === 'disk' && paths.length > 1)
    throw new UserError(`--base ${baseName} can be only one of ${paths.join(', ')} before the change; give a git ref`)
  const sources: ConfigSource[] = []
  for (const named of own) {
    const { path } = named
    const command = renderCommand(path)
    if (command !== undefined) {
      const rendered = await gatherRendered({ written: path, command, base, isForeign, from: repository }, signal)
      sources.push({ ...named, ...rendered, former: undefined })
      continue
    }
    const head = await withModule({ path, reader: diskOptionFiles(HERE) })
    const source = { ...named, head, ...(await gatherBefore(path, base)) }
    requireSomewhere(source, base, baseName)
    if (base.kind === 'commit') await refuseRenamed(source, base.revision)
    sources.push(source)
  }
  return sources
}

type NamedSource = Pick<ConfigSource, 'written' | 'path' | 'at'>

/** A file may have a `#` in its name. */
function namedSource(written: string): NamedSource {
  const isWhole = isCommand(written) || existsSync(written)
  return isWhole ? { written, path: written, at: undefined } : { written, ...splitSource(written) }
}

/** A path in the repository of a source: its file, or the directory of a command. */
export function pathOf(written: string): string {
  return isCommand(written) ? HERE : namedSource(written).path
}

/** Sources without those that lead to the same place as an earlier one. */
function distinct(sources: readonly NamedSource[]): NamedSource[] {
  const isSame = (one: NamedSource, other: NamedSource) =>
    one.at === other.at && resolve(one.path) === resolve(other.path)
  return sources.filter((source, index) => sources.findIndex((other) => isSame(source, other)) === index)
}

/** The repository that holds all the paths; undefined if none does. */
async function commonRepository(paths: readonly string[]): Promise<string | undefined> {
  const roots = new Set<string | undefined>()
  for (const path of paths) roots.add(await repositoryHolding(path))
  const [root, other] = roots
  if (roots.size > 1)
    throw new UserError(
      `--config names files of ${root ?? 'no repository'} and of ${other ?? 'none'}; gate them one by one`,
    )
  return root
}

/** The current repository for relative paths, else the one around the path. */
async function repositoryHolding(path: string): Promise<string | undefined> {
  const here = await repositoryOf(HERE)
  const root = here !== undefined && isInside(resolve(path), here) ? here : await repositoryOf(path)
  const real = realPathOf(resolve(path))
  if (root === undefined || isInside(real, root)) return root
  throw new UserError(`--config ${path} leads to ${real}, out of the repository ${root}; name a file inside of it`)
}

function requireSomewhere({ path, head, base: before }: ConfigSource, base: Base, baseName: string): void {
  if (!isAbsent(head) || (base.kind === 'commit' && !isAbsent(before))) return
  const also = base.kind === 'disk' ? '' : `, also not at ${baseName}`
  throw new UserError(`--config ${path}: there is no such file or directory${also}`)
}

/** A moved file is not deleted: its gate must move with it, or it is never gated again. */
async function refuseRenamed({ path, head }: ConfigSource, revision: GitRevision): Promise<void> {
  if (!isAbsent(head)) return
  const found = await revision.laterPath(path)
  const later = found === undefined ? await laterTwin(path, revision) : spelledAs(path, found)
  if (later === undefined) return
  throw new UserError(
    `--config ${path}: it was renamed to ${later} since ${revision.name}; ` +
      `name ${later} instead: with --config, in a workflow with the input config`,
  )
}

/** A path that was found, absolute or relative as the user writes paths. */
function spelledAs(path: string, found: string): string {
  return isAbsolute(path) ? found : relative(HERE, found)
}

function isAbsent({ path, reader }: SourceFiles): boolean {
  return reader.directory(path, path).kind === 'absent' && reader.file(path, path).kind === 'absent'
}

async function gatherBefore(path: string, base: Base): Promise<Pick<ConfigSource, 'base' | 'former'>> {
  if (base.kind === 'disk')
    return { base: await withModule({ path: base.path, reader: diskOptionFiles(HERE) }), former: undefined }
  const { revision } = base
  const read = await gatherAt(revision, path)
  const former = isAbsent(read) ? await formerOf(path, revision) : undefined
  return former === undefined ? { base: read, former } : { base: await gatherAt(revision, former), former }
}

async function formerOf(path: string, revision: GitRevision): Promise<string | undefined> {
  const found = await revision.formerPath(path)
  if (found !== undefined) return spelledAs(path, found)
  const before = await revision.directory(dirname(path))
  return twinOf(path, namesIn(before), namesIn(diskOptionFiles(HERE).directory(dirname(path), dirname(path))))
}

async function laterTwin(path: string, revision: GitRevision): Promise<string | undefined> {
  const before = await revision.directory(dirname(path))
  return twinOf(path, namesIn(diskOptionFiles(HERE).directory(dirname(path), dirname(path))), namesIn(before))
}

function namesIn(listing: DirectoryListing): readonly string[] {
  return listing.kind === 'names' ? listing.names : []
}

/**
 * A plain file in place of a template, or the other way round: their texts may differ too much for git to detect the
 * rename.
 *
 * @param there names in the folder of the path on the other side, `here` on its own side
 */
function twinOf(path: string, there: readonly string[], here: readonly string[]): string | undefined {
  const name = basename(path)
  const made = madeFrom(name)
  const twins = there.filter((each) => each !== name && madeFrom(each) === made && !here.includes(each))
  const [twin, other] = twins
  return twin === undefined || other !== undefined ? undefined : join(dirname(path), twin)
}

async function gatherAt(revision: GitRevision, path: string): Promise<SourceFiles> {
  return withModule({ path, reader: await gatherAtRevision(revision, HERE, (reader) => readAll(path, reader)) })
}

/** Asks for every file that a path leads to. */
function readAll(path: string, reader: OptionFileReader): void {
  // Both are requested, whatever it is.
  reader.file(path, path)
  reader.directory(path, path)
  const module = terraformPaths(path, reader)
  if (module === undefined) readSource({ path, reader, module: undefined }, undefined)
  const all = [...(module?.files ?? []), ...(module?.variables ?? [])]
  for (const each of all.slice(0, MOST_MODULE_FILES)) reader.file(each, path)
}
