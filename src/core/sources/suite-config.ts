/** Reads the file that a scenario of a suite names: an option file, or another file that configures one server. */

import { type OptionFileReader, type ReadOptions, readOptionFile } from './option-includes.ts'
import { isOptionFile, SideFiles } from './read-file.ts'
import { References } from './references.ts'
import { isCommand } from './rendered.ts'
import { configuredServers } from './server-change.ts'
import { splitSource } from './source-path.ts'
import { readSource } from './source-servers.ts'

const ONE_SERVER = 'a file that configures one server, or FILE#SERVER'

/**
 * Reads the options of a file. The file's image does not count, because the suite itself names the servers that it
 * compares.
 *
 * @param config path of the file, with the name of a server after a `#` if the file configures several
 * @param memoryBytes memory of the production machines, for formulas of Amazon RDS; undefined: not given
 */
export function readSuiteConfig(
  config: string,
  reader: OptionFileReader,
  memoryBytes: number | undefined,
): ReadOptions {
  if (isCommand(config))
    return { kind: 'unusable', actual: 'which is a command', allowed: 'a file; --config takes commands' }
  const { path, at } = splitSource(config)
  const reading = reader.file(path, path)
  if (reading.kind !== 'text' || isOptionFile(path, reading.text)) return readOptionFile(config, reader)
  const files = new SideFiles(reader)
  const { servers, problems, warnings, documents } = readSource(path, files)
  if (problems.length > 0) return { kind: 'read', options: [], problems, warnings }
  const [server, other] = at === undefined ? servers : servers.filter((each) => each.at === at)
  if (server === undefined) return { kind: 'unusable', actual: 'which configures no such server', allowed: ONE_SERVER }
  if (other !== undefined) {
    const names = servers.map((each) => `${path}#${each.at}`).join(', ')
    return { kind: 'unusable', actual: 'which configures several servers', allowed: names }
  }
  const references = new References({ before: documents, after: documents })
  const { after } = configuredServers({ before: undefined, after: server }, references, memoryBytes)
  return { kind: 'read', options: after?.options ?? [], problems, warnings }
}
