/** Option files that are gated without a suite, as they are and as they were: gathered here, parsed elsewhere. */
import { existsSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { type OptionFileReader, readOptionPath } from '../core/suite/option-includes.ts'
import { diskOptionFiles } from '../edges/files/option-files.ts'
import { isInside, realPathOf } from '../edges/files/paths.ts'
import { type Base, openBase } from '../edges/git/open-base.ts'
import { type GitRevision, gatherAtRevision, repositoryOf } from '../edges/git/revision.ts'
import { UserError } from '../errors.ts'

/** The folder that relative paths start at: where one stands. */
const HERE = '.'

/** A file or directory, and where it is read with all that it includes. */
export interface OptionFileSource {
  readonly path: string
  readonly reader: OptionFileReader
}

/** A path as it is and as it was. */
export interface ConfigSource {
  /** As the user wrote it. */
  readonly path: string
  readonly head: OptionFileSource
  readonly base: OptionFileSource
  /** The path before, where it was renamed since. */
  readonly former: string | undefined
}

/**
 * Gathers every path once as it is and once as it was, under the name that it then had.
 *
 * @throws UserError where there is nothing to read, or no such base
 */
export async function gatherConfig(paths: readonly string[], baseName: string): Promise<readonly ConfigSource[]> {
  const own = distinct(paths)
  const [first] = own
  if (first === undefined) throw new UserError('--config names no option file; give the path of one')
  const repository = await commonRepository(own)
  if (repository === undefined && !existsSync(baseName)) {
    throw new UserError(
      `--config ${first} is in no git repository, so there is no --base ${baseName} of it; name a file of the repository, ` +
        'or give a file as the base',
    )
  }
  const base = await openBase(baseName, repository ?? first)
  if (base.kind === 'disk' && own.length > 1)
    throw new UserError(`--base ${baseName} can be only one of ${own.join(', ')} before the change; give a git ref`)
  const sources: ConfigSource[] = []
  for (const path of own) {
    const source = { path, head: { path, reader: diskOptionFiles(HERE) }, ...(await gatherBefore(path, base)) }
    requireSomewhere(source, base, baseName)
    if (base.kind === 'commit') await refuseRenamed(source, base.revision)
    sources.push(source)
  }
  return sources
}

/** Without those that lead to the same place as an earlier one. */
function distinct(paths: readonly string[]): string[] {
  return paths.filter((path, index) => paths.findIndex((other) => resolve(other) === resolve(path)) === index)
}

/** The repository that holds all the paths; undefined where none does. */
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

/** The repository one stands in if the path is written so, else the one around it. */
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

/** A file that went elsewhere is not deleted: what gates it must go with it, or it is never gated again. */
async function refuseRenamed({ path, head }: ConfigSource, revision: GitRevision): Promise<void> {
  if (!isAbsent(head)) return
  const found = await revision.laterPath(path)
  if (found === undefined) return
  const later = spelledAs(path, found)
  throw new UserError(
    `--config ${path}: it was renamed to ${later} since ${revision.name}; ` +
      `name ${later} instead: with --config, in a workflow with the input config`,
  )
}

/** A path that was found, absolute or relative as the user writes paths. */
function spelledAs(path: string, found: string): string {
  return isAbsolute(path) ? found : relative(HERE, found)
}

function isAbsent({ path, reader }: OptionFileSource): boolean {
  return readOptionPath(path, reader).kind === 'absent'
}

async function gatherBefore(path: string, base: Base): Promise<Pick<ConfigSource, 'base' | 'former'>> {
  if (base.kind === 'disk') return { base: { path: base.path, reader: diskOptionFiles(HERE) }, former: undefined }
  const { revision } = base
  const read = await gatherAt(revision, path)
  const found = isAbsent(read) ? await revision.formerPath(path) : undefined
  if (found === undefined) return { base: read, former: undefined }
  const former = spelledAs(path, found)
  return { base: await gatherAt(revision, former), former }
}

async function gatherAt(revision: GitRevision, path: string): Promise<OptionFileSource> {
  return { path, reader: await gatherAtRevision(revision, HERE, (reader) => readOptionPath(path, reader)) }
}
