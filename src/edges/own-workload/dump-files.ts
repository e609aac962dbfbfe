/**
 * Files of a user's dump, both on disk and before the change. Only regular files of the checkout are allowed. Ids of
 * their content show whether a dump has changed, so that an unchanged one is loaded once.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, createReadStream, lstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import type { Dump, DumpFile } from '../../core/scenario/own-load.ts'
import { reasonOf, UserError } from '../../errors.ts'
import { holds } from '../files/option-files.ts'
import { checkoutAround, isInside, realPathOf } from '../files/paths.ts'
import { checkoutEnvironment } from '../git/git.ts'
import type { GitRevision } from '../git/revision.ts'

const CHUNK_BYTES = 1024 ** 2

/**
 * The dump on disk.
 *
 * @param folder folder that the path is relative to. The dump must lie in the repository around this folder, or in the
 *   folder itself if there is no repository.
 * @throws UserError if the dump lies elsewhere, or holds anything but regular files
 */
export function dumpOnDisk(path: string, folder: string): Dump {
  const whole = realPathOf(resolve(folder, path))
  const top = checkoutAround(resolve(folder)) ?? realPathOf(resolve(folder))
  if (!holds(top, whole))
    throw new UserError(`found the dump ${path}, which is elsewhere; allowed: a file or folder inside of ${top}`)
  try {
    const names = lstatSync(whole).isDirectory() ? readdirSync(whole).toSorted() : ['']
    return {
      path: whole,
      files: names.map((name) => dumpFile(whole, name)),
      repository: undefined,
    }
  } catch (cause) {
    if (cause instanceof UserError) throw cause
    throw new UserError(`the dump cannot be read: ${reasonOf(cause)}`, { place: { file: path }, cause })
  }
}

/**
 * The dump before the change. It is the dump on disk if git does not store it, or reports no change in it. The bytes of
 * both are not compared, because git's filters may store other bytes than those on disk.
 */
export function dumpBefore(revision: GitRevision, path: string, folder: string): Dump {
  const whole = resolve(folder, path)
  const paths = [whole, realPathOf(whole)]
  const isChanged = revision.changes().some((changed) => paths.some((path) => isInside(changed.path, path)))
  const stored = revision.stored(whole)
  if (!isChanged || stored === undefined || stored.files.length === 0) return dumpOnDisk(path, folder)
  return stored
}

/** The stored bytes of a file. A compressed file stays compressed. */
export function bytesOf({ path, repository }: Dump, { name, id }: DumpFile): Readable {
  if (repository !== undefined) return storedBytes(repository, id)
  return createReadStream(join(path, name), { highWaterMark: CHUNK_BYTES })
}

/** A file with the id that git gives its content, so that it can be compared with a file in a commit. */
function dumpFile(folder: string, name: string): DumpFile {
  const file = join(folder, name)
  const stats = lstatSync(file)
  // Only regular files are read, because a link may lead out of the checkout, and a pipe or a device may never end.
  if (!stats.isFile())
    throw new UserError('found something else in the dump; allowed: regular files', { place: { file } })
  const hash = createHash('sha1').update(`blob ${stats.size}\0`)
  using opened = new DisposableStack()
  const fd = opened.adopt(openSync(file, 'r'), closeSync)
  const chunk = Buffer.alloc(CHUNK_BYTES)
  for (let read = readSync(fd, chunk); read > 0; read = readSync(fd, chunk)) hash.update(chunk.subarray(0, read))
  return { name, id: hash.digest('hex'), bytes: stats.size }
}

/** Bytes of a git object, as a stream, because an object may be larger than memory. */
function storedBytes(repository: string, id: string): Readable {
  const options = { cwd: repository, env: checkoutEnvironment(repository) }
  const git = spawn('git', ['cat-file', 'blob', id], { ...options, stdio: ['ignore', 'pipe', 'ignore'] })
  const bytes = new PassThrough()
  git.stdout.pipe(bytes, { end: false })
  git.on('error', (error) => bytes.destroy(error))
  git.on('close', (code) => (code === 0 ? bytes.end() : bytes.destroy(new Error(`git has no object ${id}`))))
  return bytes.on('close', () => git.kill())
}
