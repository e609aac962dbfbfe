/** A server that a path configures, as far as files tell. */

import type { ServerFacts } from './server-change.ts'
import type { Node } from './tree.ts'

/** A server that a path configures. */
export interface SourceServer extends ServerFacts {
  /** Its place in the path, such as `db` of a compose file; empty if the path is the server. */
  readonly at: string
  /** Files that it is read from. */
  readonly files: ReadonlySet<string>
  /** The block that its facts stand in; undefined: an option file. */
  readonly block: Node | undefined
}
