/** Service containers of a workflow's jobs. They have no server options: those of a job are for docker. */

import { isMap } from '../suite/consistency.ts'
import { isOpen } from './embedded-options.ts'
import { holdsServer, mayHoldServer } from './images.ts'
import { chooseNames } from './server-names.ts'
import type { ConfiguredServer, ServerReader } from './source.ts'
import { readYamlDocuments } from './yaml-documents.ts'
import { asMap, keyLine, located, valueAt, writtenAt, type YamlSource } from './yaml-source.ts'

/** Reads the images of a workflow's services. An expression stays as it is written. */
export const readWorkflowServers: ServerReader = (text, file) => {
  const { documents, problems, text: read, expressions } = readYamlDocuments(text, file)
  const lines = read.split('\n')
  const found = documents.flatMap((tree) => serversIn({ tree, file, lines, lineOf: (line) => line, expressions }))
  const names = chooseNames(found.map(({ names: own }) => own))
  return { servers: found.map(({ server }, index) => ({ ...server, at: names[index] ?? '' })), problems, warnings: [] }
}

function serversIn(source: YamlSource): { readonly names: readonly string[]; readonly server: ConfiguredServer }[] {
  const { value } = source.tree
  return Object.keys(asMap(valueAt(value, ['jobs']))).flatMap((job) =>
    Object.keys(asMap(valueAt(value, ['jobs', job, 'services']))).flatMap((service) => {
      const path = ['jobs', job, 'services', service]
      const here = isMap(valueAt(value, path)) ? [...path, 'image'] : path
      const written = writtenAt(source, here)
      if (written === undefined || !(isOpen(written) ? mayHoldServer : holdsServer)(written)) return []
      const image = located(written, source, here)
      const server = { at: service, file: source.file, line: keyLine(source, path), options: [], image }
      return [{ names: [service, `${job}.${service}`], server }]
    }),
  )
}
