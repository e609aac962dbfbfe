/** Types for running a server program, either as a local process or in a container. */

import { identifyServer } from '../../core/families/families.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import type { LineValue } from '../../core/names.ts'
import { shorten } from '../../core/wording/escape.ts'
import { UserError } from '../../errors.ts'
import type { Account, ProgramOutcome } from '../machine/processes.ts'

/** A server program with the identity of its build, because a server gets only data that the same build has made. */
export interface ServerBuild extends ServerVersion {
  /**
   * Digest of the image, or path, size and modification time of the program, so that a changed program gets new data.
   */
  readonly identity: string
  /**
   * Whether the server's files are in the machine's common page cache, which no limit on the server's memory covers.
   */
  readonly sharesCache: boolean
  /** Name of the program in messages, such as "image mysql:9.7" or "/usr/sbin/mariadbd". */
  readonly origin: string
}

export interface ServerProcess {
  /** Resolves when the process has ended, with words such as "exit code 1" or "signal SIGKILL". */
  readonly ended: Promise<string>
  readonly hasEnded: () => boolean
  readonly command: readonly string[]
  /** Id of the server's process; undefined if this machine does not see the process. */
  readonly pid: number | undefined
  /** Whether the server can be frozen and thawed by signals between its turns, and works on afterwards. */
  readonly isFreezable: boolean
  freeze(): void
  thaw(): void
  pin(cpus: readonly number[]): Promise<void>
  /**
   * Ids of other processes in the server's container or session, whose work would disturb the measurement; empty if
   * this machine does not see them.
   */
  companions(): readonly number[]
  /** Undefined if a limit would not cover the page cache, or if production's own limit is in force. */
  readonly memory: ServerMemory | undefined
  /** The last lines that the process printed. */
  output(): Promise<string>
  /**
   * Ends the process without a shutdown, as a crash would, and waits until it is gone. A shutdown would take time, and
   * hardly any data directory is used again.
   */
  kill(): Promise<void>
}

interface ServerMemory {
  /** Bytes in use without the page cache; undefined if this machine does not see them. */
  ownBytes(): number | undefined
  /** @throws MeasurementError if the limit cannot be set */
  limit(bytes: number): Promise<void>
}

/**
 * Maximum output, in bytes, that is kept of a program that runs to its end. The longest is a server's help, with 200
 * kB.
 */
export const KEPT_BYTES = 512 * 1024
/** Text in `ended` for a server that ended only because its sandbox was killed. */
export const BOX_ENDED = 'as its box was ended by'

export interface Launcher {
  readonly kind: 'local' | 'docker'
  readonly build: ServerBuild
  /** Account that must own the server's directories; undefined: the account of qpsgate. */
  readonly account: Account | undefined
  /**
   * Why programs run without a sandbox, which only the user can allow; undefined: they run in a sandbox or container.
   */
  readonly unboxed?: string | undefined
  /**
   * Runs a program to its end and returns its output. The program is the server or, for MariaDB, the installer that
   * makes data directories.
   *
   * @throws the signal's reason, once the signal has fired and the program has been ended
   */
  runToEnd(
    program: 'server' | 'install',
    args: readonly string[],
    directory: string,
    signal: AbortSignal,
  ): Promise<ProgramOutcome>
  launch(request: LaunchRequest): Promise<ServerProcess>
}

export interface LaunchRequest {
  /** Name of the arm (one server of a trial), for messages and for the container's name. */
  readonly name: string
  readonly args: readonly string[]
  /** The only directory of the run that the server sees. */
  readonly directory: string
  /** CPU numbers at the start; an empty list allows all. */
  readonly cpus: readonly number[]
  /**
   * Whether a later limit will cover the page cache. The cache must then count as the server's memory from the start.
   */
  readonly ownsCache?: boolean
  /** Maximum memory of the server in bytes; a local process has no such limit. */
  readonly memoryBytes?: number | undefined
  /** Line of the user's files that sets this limit; undefined: qpsgate has set it. */
  readonly memoryLimit?: LineValue<number> | undefined
}

/**
 * Output of `mysqld --version`: the version, and in brackets at the end the build's comment, which names the product.
 */
const VERSION_LINE = /\bVer\s+(\S+)[^(\n]*(?:\((.*)\))?/

/**
 * Parses the output of `mysqld --version`; undefined if it holds no version.
 *
 * @param origin name of the program in messages
 * @throws UserError if the program is another product, or too old
 */
export function parseServerVersion(text: string, origin: string): ServerVersion | undefined {
  const [, version, comment = ''] = VERSION_LINE.exec(text) ?? []
  return version === undefined ? undefined : requireSupported(version, comment, origin)
}

/**
 * Recognizes the product by the comment of its build.
 *
 * @throws UserError if a server is neither MySQL, Percona Server nor MariaDB, or is too old
 */
export function requireSupported(version: string, comment: string, origin: string): ServerVersion {
  const identified = identifyServer(version, comment)
  if (identified.kind === 'server') return identified.server
  if (identified.kind === 'too-old') {
    const { product } = identified.server
    const { oldest, whyNotOlder } = identified.family
    throw new UserError(
      `${origin} is ${product} ${shorten(version)}; versions before ${oldest} are not measured, as ${whyNotOlder}`,
    )
  }
  throw new UserError(
    `${origin} calls itself "${shorten(comment)}", version ${shorten(version)}, which is neither MySQL, Percona Server nor MariaDB; measure one of these`,
  )
}
