/** Files of a user's own dump: regular files of the checkout, now and as they were, which their content tells apart. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  type Stats,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import type { Dump, DumpFile } from '../../core/suite/own-workload.ts'
import { reasonOf, UserError } from '../../errors.ts'
import { holds } from '../files/option-files.ts'
import { checkoutAround, isInside, realPathOf } from '../files/paths.ts'
import type { Revision } from '../git/checkout.ts'
import { checkoutEnvironment } from '../git/git.ts'

const CHUNK_BYTES = 1024 ** 2

/**
 * A dump as it is on disk.
 *
 * @param folder where the path starts; its repository, or else it itself, must hold the dump
 * @throws UserError if it does not, or it has something else than regular files
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
      files: names.map((name) => ({ name, ...identityOf(join(whole, name)) })),
      repository: undefined,
    }
  } catch (cause) {
    if (cause instanceof UserError) throw cause
    throw new UserError(`the dump cannot be read: ${reasonOf(cause)}`, { place: { file: path }, cause })
  }
}

/** A dump as it was; as it is on disk if git sees no change in it, whatever its filters make of files, or never had it. */
export function dumpBefore(revision: Revision, path: string, folder: string): Dump {
  const whole = resolve(folder, path)
  const paths = [whole, realPathOf(whole)]
  const isChanged = revision.changes().some((changed) => paths.some((own) => isInside(changed.path, own)))
  const stored = revision.stored(whole)
  if (!isChanged || stored === undefined || stored.files.length === 0) return dumpOnDisk(path, folder)
  return { path: whole, ...stored }
}

/** What the file holds, as it was found: the bytes of a compressed one are compressed. */
export function bytesOf({ path, repository }: Dump, { name, id }: DumpFile): Readable {
  if (repository !== undefined) return storedBytes(repository, id)
  const { fd, size } = openRegular(join(path, name))
  return createReadStream('', { fd, highWaterMark: CHUNK_BYTES, end: Math.max(0, size - 1) })
}

/** A link may lead out of the checkout, and a pipe or a device never ends: none is read. */
function openRegular(file: string): { readonly fd: number; readonly size: number } {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  const requireFile = (found: Stats) => {
    if (found.isFile()) return
    throw new UserError('found something else in the dump; allowed: regular files', { place: { file } })
  }
  // A device may do something as soon as it is opened.
  requireFile(lstatSync(file))
  const fd = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  const found = fstatSync(fd)
  requireFile(found)
  return { fd, size: found.size }
}

/** Git's name for the content, and its size. */
function identityOf(file: string): Omit<DumpFile, 'name'> {
  const { fd, size } = openRegular(file)
  try {
    const hash = createHash('sha1').update(`blob ${size}\0`)
    const chunk = Buffer.alloc(CHUNK_BYTES)
    for (let read = readSync(fd, chunk); read > 0; read = readSync(fd, chunk)) hash.update(chunk.subarray(0, read))
    return { id: hash.digest('hex'), bytes: size }
  } finally {
    closeSync(fd)
  }
}

/** The content of an object, which may be larger than memory. */
function storedBytes(repository: string, id: string): Readable {
  const options = { cwd: repository, env: checkoutEnvironment(repository) }
  const git = spawn('git', ['cat-file', 'blob', id], { ...options, stdio: ['ignore', 'pipe', 'ignore'] })
  const bytes = new PassThrough()
  git.stdout.pipe(bytes, { end: false })
  git.on('error', (error) => bytes.destroy(error))
  git.on('close', (code) => (code === 0 ? bytes.end() : bytes.destroy(new Error(`git has no object ${id}`))))
  return bytes.on('close', () => git.kill())
}
