/** How a server program runs: as a local process, or in a container. */

import { identifyServer } from '../../core/families/families.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import type { LineValue } from '../../core/names.ts'
import { shorten } from '../../core/wording/escape.ts'
import { UserError } from '../../errors.ts'
import type { Account, ProgramOutcome } from '../machine/processes.ts'

/**
 * A server program, and what distinguishes its build from others, because data that another build has made are not
 * used.
 */
export interface ServerBuild extends ServerVersion {
  /**
   * Digest of the image, or path, size and modification time of the program, so that a changed program gets new data.
   */
  readonly identity: string
  /**
   * Whether the server's files are in the page cache of the whole machine, which no limit on the server's memory
   * covers.
   */
  readonly sharesCache: boolean
  /** For people: "image mysql:9.7" or "/usr/sbin/mariadbd". */
  readonly origin: string
}

export interface ServerProcess {
  /** Resolves when the process has ended, with words such as "exit code 1" or "signal SIGKILL". */
  readonly ended: Promise<string>
  readonly hasEnded: () => boolean
  readonly command: readonly string[]
  /** Id of the server's process; undefined if this machine does not see the process. */
  readonly pid: number | undefined
  /** Whether the server takes signals of qpsgate, and goes on working after a freeze. */
  readonly isFreezable: boolean
  freeze(): void
  thaw(): void
  pin(cpus: readonly number[]): Promise<void>
  /** Other processes in the server's container or session; empty if this machine does not see them. */
  companions(): readonly number[]
  /** Undefined if no limit on the server's memory would cover its page cache. */
  readonly memory: ServerMemory | undefined
  /** The last lines that the process printed. */
  output(): Promise<string>
  /** Ends the process without a shutdown, and waits until it is gone: its data directory is worthless afterwards. */
  kill(): Promise<void>
}

interface ServerMemory {
  /** Bytes in use without the page cache; undefined if this machine does not see them. */
  ownBytes(): number | undefined
  /** @throws MeasurementError if the limit cannot be set */
  limit(bytes: number): Promise<void>
}

/** Maximum output, bytes, that is kept of a program that runs to its end: a server's help has 200 kB. */
export const KEPT_BYTES = 512 * 1024
/** Text for the end of a server that ended only because its sandbox was killed. */
export const BOX_ENDED = 'as its box was ended by'

export interface Launcher {
  readonly kind: 'local' | 'docker'
  readonly build: ServerBuild
  /** Account that must own the server's directories; undefined: the account of qpsgate. */
  readonly account: Account | undefined
  /** Why programs run without a sandbox, which the user has allowed; undefined: they run in one, or in containers. */
  readonly unboxed?: string | undefined
  /**
   * Runs the server program or, for MariaDB, its installer to the end and returns its output.
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
  /** Name of the arm, for messages and for the container's name. */
  readonly name: string
  readonly args: readonly string[]
  /** The only directory of the run that the server sees. */
  readonly directory: string
  /** CPU numbers at the start; an empty list allows all. */
  readonly cpus: readonly number[]
  /** Whether a later limit covers the page cache, which must then count as the server's memory from the start. */
  readonly ownsCache?: boolean
  /** Maximum memory that the server may take, bytes; a local process has no such limit. */
  readonly memoryBytes?: number | undefined
  /** The user's line that sets this limit; undefined: qpsgate sets it. */
  readonly memoryLimit?: LineValue<number> | undefined
}

/** Output of `mysqld --version`: the version, and in brackets at the end the build's comment. */
const VERSION_LINE = /\bVer\s+(\S+)[^(\n]*(?:\((.*)\))?/

/**
 * Parses the output of `mysqld --version`; undefined if it is no version.
 *
 * @param origin name of the program in messages
 * @throws UserError if it is another product's, or too old
 */
export function parseServerVersion(text: string, origin: string): ServerVersion | undefined {
  const [, version, comment = ''] = VERSION_LINE.exec(text) ?? []
  return version === undefined ? undefined : requireSupported(version, comment, origin)
}

/** @throws UserError if a server is neither MySQL, Percona Server nor MariaDB, or is too old */
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
