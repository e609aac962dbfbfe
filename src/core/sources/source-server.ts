/** A server that a path configures, as far as files tell. */

import type { ServerFacts } from './server-change.ts'
import type { Node } from './tree.ts'

export interface SourceServer extends ServerFacts {
  /** Its place in the path, such as `db` of a compose file; empty if the path is the server. */
  readonly at: string
  /** Files that the server is read from. */
  readonly files: ReadonlySet<string>
  /** The block with the facts of the server; undefined: an option file. */
  readonly block: Node | undefined
}
