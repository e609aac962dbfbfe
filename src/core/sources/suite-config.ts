/** Files that a scenario of a suite names: option files, and others that configure one server. */

import { type OptionFileReader, type ReadOptions, readOptionFile } from '../suite/option-includes.ts'
import { configured } from './compare-servers.ts'
import { isOptionFile, readSource, SideTexts, splitSource } from './read-source.ts'
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
  const texts = new SideTexts(reader)
  const reading = reader.file(path, path)
  if (reading.kind !== 'text' || isOptionFile(path, reading.text)) return readOptionFile(config, reader)
  const read = readSource(path, texts)
  if (read.kind !== 'read') return read
  const { servers, problems, warnings } = read
  const meant = servers.filter((server) => at === undefined || server.at === at)
  const [server, other] = meant
  if (problems.length > 0) return { kind: 'read', options: [], problems, warnings }
  if (server === undefined) return { kind: 'unusable', found: 'which configures no such server', allowed: ONE_SERVER }
  if (other !== undefined) {
    const names = servers.map((each) => `${path}#${each.at}`).join(', ')
    return { kind: 'unusable', found: 'which configures several servers', allowed: names }
  }
  const [only] = configured([server], texts.all(), memoryBytes)
  return { kind: 'read', options: only?.options ?? [], problems, warnings }
}
