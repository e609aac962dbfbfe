/** A server that a path configures, as far as the files show it. */

import type { ServerFacts } from './server-change.ts'
import type { Node } from './tree.ts'

export interface SourceServer extends ServerFacts {
  /**
   * Name of the server in the path, such as the service `db` of a compose file; empty if the path as a whole is the
   * server.
   */
  readonly at: string
  /** Files from which the server is read. */
  readonly files: ReadonlySet<string>
  /** The block with the facts of the server; undefined if it is an option file. */
  readonly block: Node | undefined
}
