/**
 * A directory that qpsgate has made for a server. A stranger's image may put anything there, even links in place of
 * files. So every entry is checked before it is used, and its name alone is not trusted.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { MeasurementError } from '../../errors.ts'
import { unless } from '../files/paths.ts'

/** Flag of open(2) that opens a file of any kind without reading or writing it; Node has no name for the flag. */
const O_PATH = 0o10000000

export interface DirectoryEntry {
  readonly path: string
  readonly isDirectory: boolean
  /** Space on the disk, which for a sparse file is less than its length; 0 for a directory. */
  readonly bytes: number
}

/** A socket that is held open, so that it stays the same even if the server puts something else under its name. */
export interface SocketHandle extends Disposable {
  /** Path of the open descriptor, which child processes can use as well. */
  readonly path: string
}

export class ServerDirectory {
  readonly path: string
  readonly #firstStats: Stats

  /** @param path directory that no server has used yet. Later checks fail if another directory has taken its place */
  constructor(path: string) {
    this.path = path
    this.#firstStats = lstatSync(path)
  }

  /**
   * All files and directories below this one.
   *
   * @throws MeasurementError if this directory was replaced, or anything but files and directories is below it
   */
  entries(): DirectoryEntry[] {
    this.check()
    return below(this.path)
  }

  /**
   * Opens the server's socket, so that no later replacement under the same name is used.
   *
   * @param uid number of the user as whom the server runs; undefined: any
   * @returns undefined if there is no socket yet
   * @throws MeasurementError if something else is in its place, such as a link to the socket of another server
   */
  holdSocket(path: string, uid: number | undefined): SocketHandle | undefined {
    this.check()
    const file = unless('ENOENT', () => openSync(path, O_PATH | constants.O_NOFOLLOW))
    if (file === undefined) return undefined
    const stats = fstatSync(file)
    if (stats.isSocket() && (uid === undefined || stats.uid === uid))
      return { path: `/proc/${process.pid}/fd/${file}`, [Symbol.dispose]: () => closeSync(file) }
    closeSync(file)
    const whose = stats.isSocket() ? ` of user ${stats.uid}, as whom the server does not run` : ''
    throw strange(`${path} is not the socket of the server, but ${kindOf(stats)}${whose}`)
  }

  /** @throws MeasurementError if something else has taken the directory's place */
  check(): void {
    const { dev, ino } = this.#firstStats
    const stats = lstatSync(this.path, { throwIfNoEntry: false })
    if (stats?.isDirectory() && stats.dev === dev && stats.ino === ino) return
    throw strange(`${this.path} is not the directory any more that was made for the server, but ${kindOf(stats)}`)
  }
}

function below(directory: string): DirectoryEntry[] {
  let names: string[]
  try {
    names = readdirSync(directory)
  } catch (cause) {
    throw strange(`${directory} cannot be read`, cause)
  }
  return names.flatMap((name) => {
    const path = join(directory, name)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats?.isFile()) return [{ path, isDirectory: false, bytes: stats.blocks * 512 }]
    if (stats?.isDirectory()) return [{ path, isDirectory: true, bytes: 0 }, ...below(path)]
    throw strange(`${path} is ${kindOf(stats)}; a server has no business with anything but files and directories there`)
  })
}

function kindOf(stats: Stats | undefined): string {
  if (stats === undefined) return 'nothing'
  if (stats.isSymbolicLink()) return 'a symbolic link'
  if (stats.isDirectory()) return 'a directory'
  if (stats.isFile()) return 'a file'
  return stats.isSocket() ? 'a socket' : 'a device or a pipe'
}

function strange(what: string, cause?: unknown): MeasurementError {
  return new MeasurementError(`${what}; the server's program or image may be malicious`, {
    step: 'look at what the server left',
    cause,
  })
}
