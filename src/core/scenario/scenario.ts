/** A configuration of a server under a name, and where its server comes from. */

import type { ServerVersion } from '../families/family.ts'
import type { LineValue, SourceLine } from '../names.ts'
import { isReadBy } from '../setting/groups.ts'
import type { Setting } from '../setting/setting.ts'
import type { Endpoint } from './endpoint.ts'
import type { OwnLoad } from './own-load.ts'

export interface Scenario {
  readonly name: string
  /** Paths of option files, or of directories of them, as written in the suite; undefined if the scenario has none. */
  readonly config?: readonly string[] | undefined
  /** Settings in the order of their files. Of several with the same name the last one wins, as on the server. */
  readonly options: readonly Setting[]
  readonly sql: readonly LineValue<string>[]
  readonly program: ServerProgram | undefined
  /** Line that names the program, for messages; default: that of the scenario. */
  readonly programPlace?: SourceLine | undefined
  /** A server that already runs; default: that of the suite, if it has one. */
  readonly endpoint?: Endpoint | undefined
  /** The user's own statements and tables, which are its load; default: those of sysbench. */
  readonly own?: OwnLoad | undefined
  /** Memory limit of the server's container in production, in bytes; undefined: no file sets one. */
  readonly memoryLimit?: LineValue<number> | undefined
  readonly place: SourceLine
}

export interface ServerProgram {
  readonly kind: 'image' | 'binary'
  readonly name: string
}

/**
 * Names of images: a registry with its port, a path, a tag and a digest, of which only the path must be there. None
 * begins with a dash, because docker would take it for an option.
 */
export const IMAGE_NAME = /^[A-Za-z0-9][\w.-]*(?::\d+(?=\/))?(?:\/[\w.-]+)*(?::[\w.-]+)?(?:@[\w.:+-]+)?$/

/** Source of servers, unless the command line names another. */
export type ServerSource =
  | { readonly kind: 'auto' }
  | ServerProgram
  | { readonly kind: 'dsn'; readonly endpoint: Endpoint }

/**
 * Scenario with only the settings that the server reads. Their option groups are removed, so that no later step has to
 * know groups.
 */
export function scenarioForServer(scenario: Scenario, server: ServerVersion): Scenario {
  const read = scenario.options.filter((option) => isReadBy(option, server))
  return { ...scenario, options: read.map((option) => ({ ...option, group: undefined })) }
}
