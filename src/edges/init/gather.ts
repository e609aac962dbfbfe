/** A repository for `qpsgate init`: the files that may tell something, read with limits and without following links. */
import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type FileKind, wantedFiles, whyUnwritable } from '../../core/init/file-kinds.ts'
import type { GatheredRepository, NamedConfig, Unread } from '../../core/init/findings.ts'
import { LARGEST_OPTION_FILE_BYTES } from '../../core/suite/option-includes.ts'
import { quote } from '../../core/suite/problems.ts'
import { unreadText, unwritableText } from '../../core/views/init-text.ts'
import { UserError } from '../../errors.ts'
import { isDirectory, isInside, realPathOf } from '../files/paths.ts'
import { findCheckout } from '../git/checkout.ts'
import { listFiles, remoteHosts } from './listing.ts'

/** Of all files together; a parser of YAML takes a second for each of them. */
const MOST_BYTES = 16 * 1024 ** 2
/** Their names tell enough. */
const NOT_READ: readonly FileKind[] = ['template']

export interface Gathered {
  readonly repository: GatheredRepository
  /** Without symbolic links. */
  readonly top: string
  /** Where one stands, from the top; empty at the top. */
  readonly here: string
  readonly untracked: ReadonlySet<string>
}

/**
 * @param configs what the user named, from where they stand
 * @throws UserError where that is not there, lies outside, or cannot be written into a workflow
 */
export async function gatherRepository(standing: string, configs: readonly string[]): Promise<Gathered> {
  const checkout = findCheckout(standing)
  const real = realPathOf(standing)
  const top = checkout?.top ?? real
  const { paths, isCut, git, untracked } = await listFiles(top, checkout)
  const named = configs.map((written) => namedConfig(written, resolve(real, written), top))
  const kinds = [...wantedFiles(paths).wanted].filter(([kind]) => !NOT_READ.includes(kind))
  const { texts, unread } = readTexts(top, [...named.flatMap(({ files }) => files), ...kinds.flatMap(([, own]) => own)])
  refuseUnread(named, { texts, unread })
  const hosts = checkout === undefined ? [] : await remoteHosts(checkout)
  return { repository: { paths, isCut, texts, unread, hosts, git, named }, top, here: relative(top, real), untracked }
}

function namedConfig(written: string, whole: string, top: string): NamedConfig {
  const real = realPathOf(whole)
  const path = relative(top, real) || '.'
  const refuse = (why: string) => new UserError(`--config ${quote(written)}: ${why}`)
  if (!isInside(real, top)) throw refuse(`it is not in ${top}, where the workflow finds its files`)
  const why = whyUnwritable(path)
  if (why !== undefined) throw refuse(`its path ${unwritableText(why)}`)
  if (!isDirectory(real)) return { path, isFolder: false, files: [path] }
  const names = readdirSync(real, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.cnf'),
  )
  if (names.length === 0) throw refuse('the directory has no files that end in .cnf')
  const files = names.map(({ name }) => relative(top, join(real, name))).toSorted()
  return { path, isFolder: true, files }
}

function refuseUnread(named: readonly NamedConfig[], { texts, unread }: ReadTexts): void {
  for (const path of named.flatMap(({ files }) => files)) {
    if (texts.has(path)) continue
    const why = unread.get(path)
    throw new UserError(`--config ${quote(path)}: ${why === undefined ? 'there is no such file' : unreadText(why)}`)
  }
}

interface ReadTexts {
  readonly texts: ReadonlyMap<string, string>
  readonly unread: ReadonlyMap<string, Unread>
}

function readTexts(top: string, paths: readonly string[]): ReadTexts {
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
 * Nothing but a regular file is read, and only where no link leads to it: what it led to might be anything of this machine.
 * Undefined where there is none: git may have one that was deleted here.
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
