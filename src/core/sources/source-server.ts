/** A server that a path configures, as far as the files show it. */

import type { ServerFacts } from './server-change.ts'
import type { Node } from './tree.ts'

export interface SourceServer extends ServerFacts {
  /**
   * Name of the server in the path, such as the service `db` of a compose file; empty if the whole path is one server.
   */
  readonly at: string
  /** Files from which the server is read. */
  readonly files: ReadonlySet<string>
  /** Block of the file with the server's facts; undefined for an option file. */
  readonly block: Node | undefined
}
