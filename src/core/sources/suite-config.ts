/** Files that a scenario of a suite names: option files, and others that configure one server. */

import { type OptionFileReader, type ReadOptions, readOptionFile } from '../suite/option-includes.ts'
import { isOptionFile, isTerraformFile, readSource, splitSource } from './read-source.ts'
import { isCommand } from './rendered.ts'

const ONE_SERVER = 'a file that configures one server, or FILE#SERVER'

/**
 * Only options: the suite itself names the servers that it compares.
 *
 * @param config path of the file, with the server after a `#`
 * @param memoryBytes memory of the production machines, for formulas of clouds; undefined: not known
 */
export function readSuiteConfig(
  config: string,
  reader: OptionFileReader,
  memoryBytes: number | undefined,
): ReadOptions {
  if (isCommand(config))
    return { kind: 'unusable', found: 'which is a command', allowed: 'a file; --config takes commands' }
  const { path, at } = splitSource(config)
  if (isOptionFile(path)) return readOptionFile(config, reader)
  if (isTerraformFile(path)) return { kind: 'unusable', found: 'which is Terraform', allowed: 'the JSON of its plan' }
  const read = readSource({ path, reader, module: undefined }, memoryBytes)
  if (read.kind !== 'read') return read
  const { servers, problems, warnings } = read
  const meant = servers.filter((server) => at === undefined || server.at === at)
  const [server, other] = meant
  if (problems.length > 0) return { kind: 'read', options: [], problems, warnings }
  if (server === undefined) return { kind: 'unusable', found: 'which configures no such server', allowed: ONE_SERVER }
  if (other === undefined) return { kind: 'read', options: server.options, problems, warnings }
  const names = servers.map((each) => `${path}#${each.at}`).join(', ')
  return { kind: 'unusable', found: 'which configures several servers', allowed: names }
}
