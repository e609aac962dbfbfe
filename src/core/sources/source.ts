/**
 * Servers that a file of any kind configures: a compose file, a manifest, a module of Terraform, a template of
 * CloudFormation.
 */

import { UNREAD_MARK } from '../names.ts'
import type { OptionFileReader } from '../suite/option-includes.ts'
import type { Located, Problem, ServerOption } from '../suite/suite.ts'
import type { DirectiveWarning } from '../warnings/warning.ts'

/** One server as a file configures it. */
export interface ConfiguredServer {
  /** Its place in the file, such as `db` of a compose file; empty if the file is about one server. */
  readonly at: string
  /** File and line, 1-based, where its configuration begins. */
  readonly file: string
  readonly line: number
  /** Options in the order in which the server applies them, each with its file and line. */
  readonly options: readonly ServerOption[]
  /** Image of the server with every variable resolved; undefined if the file names none. */
  readonly image: Located<string> | undefined
  /** Product and version as a cloud's service names them, such as `mysql8.0`, `aurora-mysql8.0` or `MYSQL_8_0`. */
  readonly family?: Located<string> | undefined
}

/** The servers that a file configures, or why they are unknown. No servers: the file is about something else. */
export interface ReadServers {
  readonly servers: readonly ConfiguredServer[]
  /** Unreadable parts, such as broken YAML: the run ends with all of them. */
  readonly problems: readonly Problem[]
  readonly warnings: readonly DirectiveWarning[]
}

/** No file has more; its servers may share options. */
export const MOST_SERVERS = 1000
export const MOST_OPTIONS = 200_000

/** The refusal of a file with more than that. */
export function tooManyServers(file: string): ReadServers {
  const found = `more than ${MOST_SERVERS} servers, or ${MOST_OPTIONS} options of them`
  const problem = { file, line: 1, path: '', found, allowed: 'a file with fewer' }
  return { servers: [], problems: [problem], warnings: [] }
}

/**
 * Reads the text of one kind of file. Pure, and never throws for a text.
 *
 * @param file path as the user wrote it, with slashes; lines are reported with it
 * @param reader for files next to it, such as `.env`, mounted option files or other files of a module
 */
export type ServerReader = (text: string, file: string, reader: OptionFileReader) => ReadServers

/**
 * An option whose value no file gives, such as `var.pool_size` without a default: a setting whose changes cannot be
 * seen.
 *
 * @param written the value as it stands in the file
 */
export function unknownOption(
  name: string,
  written: string,
  { file, line }: Pick<ServerOption, 'file' | 'line'>,
): ServerOption {
  return { name: `${UNREAD_MARK}${name}`, value: written, group: undefined, file, line }
}
