/** A configuration of a server under a name, and where its server comes from. */

import type { ServerVersion } from '../families/family.ts'
import type { LineValue, SourceLine } from '../names.ts'
import { isReadBy } from '../setting/groups.ts'
import type { Setting } from '../setting/setting.ts'
import type { Endpoint } from './endpoint.ts'
import type { OwnLoad } from './own-load.ts'

/** One configuration of a server. */
export interface Scenario {
  readonly name: string
  /** Paths of option files and of directories of them, as the suite names them; undefined if it names none. */
  readonly config?: readonly string[] | undefined
  /** Options in the order of their files; of the same name the last one wins, as in the server. */
  readonly options: readonly Setting[]
  /** Statements run once after the start, as the administrator. */
  readonly sql: readonly LineValue<string>[]
  /** Server program of this scenario where it differs from the suite's. */
  readonly program: ServerProgram | undefined
  /** Place where the program is named; default: that of the scenario. */
  readonly programPlace?: SourceLine | undefined
  /** Server of this scenario that is running already, where it differs from the suite's. */
  readonly endpoint?: Endpoint | undefined
  /** A user's own statements and tables that drive its server. */
  readonly own?: OwnLoad | undefined
  /** Bytes that the container of its server may take in production; undefined: no file tells. */
  readonly memoryLimit?: LineValue<number> | undefined
  readonly place: SourceLine
}

/** The program of a server: an image's name, or a path on this machine. */
export interface ServerProgram {
  readonly kind: 'image' | 'binary'
  readonly name: string
}

/** The name of an image. No leading dash: such a name would be taken for an option of docker. */
export const IMAGE_NAME = /^[A-Za-z0-9][\w./:@-]*$/

/** Source of servers if the command line gives none. */
export type ServerSource =
  | { readonly kind: 'auto' }
  | ServerProgram
  | { readonly kind: 'dsn'; readonly endpoint: Endpoint }

/** The scenario with only the options that the server reads, as if they were in a group for all servers. */
export function asReadBy(scenario: Scenario, server: ServerVersion): Scenario {
  const read = scenario.options.filter((option) => isReadBy(option, server))
  return { ...scenario, options: read.map((option) => ({ ...option, group: undefined })) }
}
