/** Reads the servers that a path configures on one side of a change. */

import type { Problem } from '../problems.ts'
import type { Setting } from '../setting/setting.ts'
import type { DirectiveWarning } from '../warnings/warnings.ts'
import type { Fact } from './fact.ts'
import { joined } from './owners.ts'
import type { SideFiles } from './read-file.ts'
import type { SourceServer } from './source-server.ts'
import type { Document } from './tree.ts'

export interface SourceReading {
  readonly servers: readonly SourceServer[]
  readonly problems: readonly Problem[]
  readonly warnings: readonly DirectiveWarning[]
  /** Trees of the file, because names in expressions may get their values from them. */
  readonly documents: readonly Document[]
}

export const NOTHING: SourceReading = { servers: [], problems: [], warnings: [], documents: [] }

/**
 * Maximum number of servers in a file. A file with more is read as a single server, because `joined` compares each
 * server with all others.
 */
const MOST_SERVERS = 300

export function readSource(path: string, files: SideFiles): SourceReading {
  const file = files.of(path)
  if (file === undefined) return NOTHING
  if (file.kind === 'options') {
    const { options, problems, warnings } = file
    return { servers: [optionServer(path, options)], problems, warnings, documents: [] }
  }
  const { servers, documents } = file
  const facts = servers.flatMap((server) => server.facts)
  return {
    ...NOTHING,
    servers: servers.length > MOST_SERVERS ? [optionServer(path, [], facts)] : joined(servers),
    documents,
  }
}

export function optionServer(path: string, exact: readonly Setting[], facts: readonly Fact[] = []): SourceServer {
  const files = new Set([path, ...exact.map(({ file }) => file)])
  return { at: '', file: path, line: 1, files, exact, facts, block: undefined }
}
