/**
 * Servers that YAML files configure: manifests of Kubernetes, objects of operators and of clouds' controllers, and the
 * values of charts. manifest-kinds.ts has the kinds and keys.
 */

import { objectsOf } from './manifest-objects.ts'
import { type ServerDraft, serversOf } from './manifest-servers.ts'
import { chooseNames } from './server-names.ts'
import { type ConfiguredServer, MOST_SERVERS, type ServerReader, tooManyServers } from './source.ts'
import { readYamlDocuments } from './yaml-documents.ts'

/**
 * Reads the servers of a YAML file other than a compose file: option files as texts under any key, variables as keys,
 * and flags of containers, with their image. A ConfigMap and the one pod of the file that mounts it are one server.
 * Base64 in Secrets, and option files that a script writes, are not read.
 */
export const readManifestServers: ServerReader = (text, file) => {
  const documents = readYamlDocuments(text, file)
  const drafts = serversOf(objectsOf(documents, file))
  if (drafts === undefined || drafts.length > MOST_SERVERS) return tooManyServers(file)
  const names = chooseNames(drafts.map((draft) => draft.names))
  return {
    servers: drafts.map((draft, index) => serverOf(draft, names[index] ?? '', file)),
    problems: unique([...documents.problems, ...drafts.flatMap(({ problems }) => problems)]),
    warnings: unique(drafts.flatMap(({ warnings }) => warnings)),
  }
}

function serverOf({ line, options, image, family }: ServerDraft, at: string, file: string): ConfiguredServer {
  return { at, file, line, options, image, ...(family === undefined ? {} : { family }) }
}

/** One text may be read twice through an alias, or for two servers. */
function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
}
