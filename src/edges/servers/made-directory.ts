/**
 * A directory that we made for a server, and gave to it. From then on a stranger's image may have put anything there,
 * even links in place of our own files: every part that we use is checked first, and never used by its name alone.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { MeasurementError } from '../../errors.ts'
import { unless } from '../files/paths.ts'

/** open(2): the file itself, of whatever kind, neither read nor written; Node has no name for it. */
const O_PATH = 0o10000000

export interface FoundEntry {
  readonly path: string
  readonly isDirectory: boolean
  /** Its size on disk. */
  readonly bytes: number
}

export type MadeDirectory = ReturnType<typeof madeDirectory>

/** @param path of a new directory that nobody else has had yet */
export function madeDirectory(path: string) {
  const { dev, ino } = lstatSync(path)
  /** @throws MeasurementError if something else has taken its place */
  const check = () => {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found?.isDirectory() && found.dev === dev && found.ino === ino) return
    throw strange(`${path} is not the directory any more that was made for the server, but ${kindOf(found)}`)
  }
  /**
   * Everything below it.
   *
   * @throws MeasurementError if it was replaced, or there is anything but files and directories
   */
  const entries = () => {
    check()
    return below(path)
  }
  return { path, check, entries }
}

/** A socket as it was found; it stays that one, whatever happens to its name. */
export interface HeldSocket extends Disposable {
  /** Leads to that socket, for us and for our child processes. */
  readonly path: string
}

/**
 * Takes hold of a server's socket.
 *
 * @param uid of the server's user
 * @returns undefined if there is none yet
 * @throws MeasurementError if something else is in its place, such as a link to another server's
 */
export function holdSocket(directory: MadeDirectory, path: string, uid: number | undefined): HeldSocket | undefined {
  directory.check()
  const file = unless('ENOENT', () => openSync(path, O_PATH | constants.O_NOFOLLOW))
  if (file === undefined) return undefined
  const found = fstatSync(file)
  if (found.isSocket() && (uid === undefined || found.uid === uid))
    return { path: `/proc/${process.pid}/fd/${file}`, [Symbol.dispose]: () => closeSync(file) }
  closeSync(file)
  const whose = found.isSocket() ? ` of user ${found.uid}, as whom the server does not run` : ''
  throw strange(`${path} is not the socket of the server, but ${kindOf(found)}${whose}`)
}

function below(directory: string): FoundEntry[] {
  let names: string[]
  try {
    names = readdirSync(directory)
  } catch (cause) {
    throw strange(`${directory} cannot be read`, cause)
  }
  return names.flatMap((name) => {
    const path = join(directory, name)
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found?.isFile()) return [{ path, isDirectory: false, bytes: found.blocks * 512 }]
    if (found?.isDirectory()) return [{ path, isDirectory: true, bytes: 0 }, ...below(path)]
    throw strange(`${path} is ${kindOf(found)}; a server has no business with anything but files and directories there`)
  })
}

function kindOf(found: Stats | undefined): string {
  if (found === undefined) return 'nothing'
  if (found.isSymbolicLink()) return 'a symbolic link'
  if (found.isDirectory()) return 'a directory'
  if (found.isFile()) return 'a file'
  return found.isSocket() ? 'a socket' : 'a device or a pipe'
}

function strange(what: string, cause?: unknown): MeasurementError {
  return new MeasurementError(`${what}; the server's program or image may be malicious`, {
    step: 'look at what the server left',
    cause,
  })
}
