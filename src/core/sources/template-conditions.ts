/** Conditional options in YAML templates: a condition around them decides whether a server has them. */

import { isUnread } from '../names.ts'
import { type ConfiguredServer, type ReadServers, unknownOption } from './source.ts'
import { depthsOf, type Expressions, isTemplate, maskExpressions } from './template-expressions.ts'

/**
 * The servers with such options as unknown. A condition that decides whether the server exists at all does not count.
 */
export function withConditions(read: ReadServers, text: string, file: string): ReadServers {
  if (read.servers.length === 0 || !isTemplate(text)) return read
  const expressions: Expressions = []
  const depths = depthsOf(maskExpressions(text, expressions).split('\n'), expressions)
  const depthAt = (line: number) => depths[line - 1] ?? 0
  const sure = (server: ConfiguredServer): ConfiguredServer => ({
    ...server,
    options: server.options.map((option) => {
      const isSure = isUnread(option) || option.file !== file || depthAt(option.line) <= depthAt(server.line)
      return isSure ? option : unknownOption(option.name, option.value ?? '', option)
    }),
  })
  return { ...read, servers: read.servers.map(sure) }
}
