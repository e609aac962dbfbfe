/** A repository for `qpsgate init`: the files that may tell something, read with limits and without following links. */
import { closeSync, constants, existsSync, fstatSync, openSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { needsRendering, wantedFiles, whyUnwritable } from '../../core/init/file-kinds.ts'
import type { GatheredFiles, GatheredRepository, NamedConfig, Unread } from '../../core/init/findings.ts'
import { gatheredReader } from '../../core/init/gathered-reader.ts'
import { folderOf } from '../../core/init/repository-paths.ts'
import { speaksOfServer } from '../../core/sources/images.ts'
import { splitSource, type TerraformModule } from '../../core/sources/read-source.ts'
import { renderCommand } from '../../core/sources/rendered.ts'
import { LARGEST_OPTION_FILE_BYTES } from '../../core/suite/option-includes.ts'
import { quote } from '../../core/suite/problems.ts'
import { UNREAD_TEXTS, UNWRITABLE_TEXTS } from '../../core/views/init-rows.ts'
import { UserError } from '../../errors.ts'
import { isDirectory, isInside, realPathOf } from '../files/paths.ts'
import { findCheckout } from '../git/checkout.ts'
import { withModule } from '../sources/terraform-files.ts'
import { listFiles, remoteHosts } from './listing.ts'

/** Limit for all files together; a parser of YAML takes a second for each of them. */
const MOST_BYTES = 16 * 1024 ** 2
export interface Gathered {
  readonly repository: GatheredRepository
  /** Without symbolic links. */
  readonly top: string
  /** The current directory, from the top; empty at the top. */
  readonly here: string
  readonly untracked: ReadonlySet<string>
}

/**
 * @param configs paths from the user, relative to the current directory
 * @throws UserError if one does not exist, is outside, or cannot be written into a workflow
 */
export async function gatherRepository(standing: string, configs: readonly string[]): Promise<Gathered> {
  const checkout = findCheckout(standing)
  const real = realPathOf(standing)
  const top = checkout?.top ?? real
  const { paths, isCut, git, untracked } = await listFiles(top, checkout)
  const named = configs.map((written) => namedConfig(written, real, top))
  const wanted = [...wantedFiles(paths).wanted.values()].flat().filter((path) => !needsRendering(path))
  const files = readTexts(top, [...named.flatMap((config) => config.files), ...wanted])
  refuseUnread(named, files)
  const hosts = checkout === undefined ? [] : await remoteHosts(checkout)
  const modules = await modulesIn(files)
  return {
    repository: { paths, isCut, ...files, modules, hosts, git, named },
    top,
    here: relative(top, real),
    untracked,
  }
}

/** @param standing the folder that relative paths start at */
function namedConfig(written: string, standing: string, top: string): NamedConfig {
  const refuse = (why: string) => new UserError(`--config ${quote(written)}: ${why}`)
  const writable = (text: string) => {
    const why = whyUnwritable(text)
    if (why !== undefined) throw refuse(`its path ${UNWRITABLE_TEXTS[why]}`)
    return text
  }
  if (renderCommand(written) !== undefined)
    return { written: writable(written), path: undefined, at: undefined, isFolder: false, files: [] }
  // A file may have a # in its name.
  const source = existsSync(resolve(standing, written)) ? { path: written, at: undefined } : splitSource(written)
  const real = realPathOf(resolve(standing, source.path))
  const path = relative(top, real) || '.'
  if (!isInside(real, top)) throw refuse(`it is not in ${top}, where the workflow finds its files`)
  const whole = writable(source.at === undefined ? path : `${path}#${source.at}`)
  const named = { written: whole, path, at: source.at }
  if (!isDirectory(real)) return { ...named, isFolder: false, files: [path] }
  const names = readdirSync(real, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
  const own = ['.cnf', '.tf'].map((ending) => names.filter((name) => name.endsWith(ending))).find(isFilled)
  if (own === undefined) throw refuse('the directory has no files that end in .cnf or .tf')
  return { ...named, isFolder: true, files: own.map((name) => relative(top, join(real, name))).toSorted() }
}

function isFilled(list: readonly string[]): boolean {
  return list.length > 0
}

function refuseUnread(named: readonly NamedConfig[], { texts, unread }: GatheredFiles): void {
  for (const path of named.flatMap(({ files }) => files)) {
    if (texts.has(path)) continue
    const why = unread.get(path)
    throw new UserError(`--config ${quote(path)}: ${why === undefined ? 'there is no such file' : UNREAD_TEXTS[why]}`)
  }
}

/** Only those that name our servers, as the parser takes its time. */
async function modulesIn(files: GatheredFiles): Promise<ReadonlyMap<string, TerraformModule>> {
  const reader = gatheredReader(files)
  const paths = [...files.texts].flatMap(([path, text]) => (path.endsWith('.tf') && speaksOfServer(text) ? [path] : []))
  const modules = new Map<string, TerraformModule>()
  for (const path of paths) {
    const folder = folderOf(path)
    // A module without one of its files is unknown; the file is reported.
    const isWhole = ![...files.unread.keys()].some((other) => folderOf(other) === folder && other.endsWith('.tf'))
    if (modules.has(folder) || !isWhole) continue
    const { module } = await withModule({ path, reader })
    if (module !== undefined) modules.set(folder, module)
  }
  return modules
}

function readTexts(top: string, paths: readonly string[]): GatheredFiles {
  const texts = new Map<string, string>()
  const unread = new Map<string, Unread>()
  let bytesLeft = MOST_BYTES
  for (const path of new Set(paths)) {
    const read = readText(top, path, Math.min(bytesLeft, LARGEST_OPTION_FILE_BYTES))
    if (read === undefined) continue
    if ('why' in read) unread.set(path, read.why)
    else {
      bytesLeft -= Buffer.byteLength(read.text)
      texts.set(path, read.text)
    }
  }
  return { texts, unread }
}

/**
 * Only regular files are read, and only if no link leads to them: its target might be any file of this machine.
 * Undefined if there is none: git may have one that was deleted here.
 */
function readText(top: string, path: string, mostBytes: number): { text: string } | { why: Unread } | undefined {
  const whole = join(top, path)
  let file: number | undefined
  try {
    if (realpathSync(whole) !== whole) return { why: 'link' }
    file = openSync(whole, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const found = fstatSync(file)
    if (!found.isFile()) return { why: 'unreadable' }
    if (found.size > mostBytes) return { why: 'too-large' }
    const text = readFileSync(file, 'utf8')
    return text.includes('\0') ? { why: 'binary' } : { text }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : { why: 'unreadable' }
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
