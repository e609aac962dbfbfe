/** Reads every kind of file that configures servers. The name and the content tell the kind. */

import { isUnread, UNREAD_MARK } from '../names.ts'
import { type OptionFileReader, readOptionPath, whyUnusable } from '../suite/option-includes.ts'
import { quote } from '../suite/problems.ts'
import type { ServerOption } from '../suite/suite.ts'
import type { DirectiveWarning } from '../warnings/warning.ts'
import { readCloudFormationServers } from './cloudformation.ts'
import { readComposeServers } from './compose.ts'
import { readDockerfileServers } from './dockerfile.ts'
import type { HclReading } from './hcl.ts'
import { limitReader } from './led-to.ts'
import { asManaged } from './managed-servers.ts'
import { readManifestServers } from './manifests.ts'
import { placeRendered, type Template } from './rendered.ts'
import type { ConfiguredServer, ReadServers, ServerReader } from './source.ts'
import { withConditions } from './template-conditions.ts'
import { readTemplateServers } from './template-files.ts'
import { readTerraformServers } from './terraform.ts'
import { readPlanServers } from './terraform-plan.ts'
import { readWorkflowServers } from './workflow-services.ts'

/** A path, and a reader for all files that it leads to. */
export interface SourceFiles {
  /** As the user wrote it, without the server after a `#`. */
  readonly path: string
  readonly reader: OptionFileReader
  /** Files of Terraform, parsed; undefined if there are none. */
  readonly module: TerraformModule | undefined
  /** Files that the command may have read whose output is the file; undefined if no command made it. */
  readonly templates?: readonly Template[] | undefined
}

/** Limit for all files of a module together: they take less than a second to read. */
export const LARGEST_MODULE_CHARACTERS = 512 * 1024
export const MOST_MODULE_FILES = 1000

export interface TerraformModule {
  readonly files: readonly HclReading[]
  readonly variables: readonly HclReading[]
}

/** The servers that a path configures, or why they are unknown. `absent`: there is no such file or directory. */
export type SourceReading =
  | ({ readonly kind: 'read' } & ReadServers)
  | { readonly kind: 'absent' }
  | { readonly kind: 'unusable'; readonly found: string; readonly allowed: string }

/** `FILE#PATH`: a file, and one server in it; undefined: all of them. */
export function splitSource(written: string): { readonly path: string; readonly at: string | undefined } {
  const mark = written.indexOf('#')
  return mark < 1 ? { path: written, at: undefined } : { path: written.slice(0, mark), at: written.slice(mark + 1) }
}

const TERRAFORM_FILE = /\.tf$/
const VARIABLE_FILE = /^terraform\.tfvars$|\.auto\.tfvars$/

/** Paths of a Terraform module, if a path belongs to one: the folder, or a file of it. */
export function terraformPaths(
  path: string,
  reader: OptionFileReader,
): { readonly files: readonly string[]; readonly variables: readonly string[] } | undefined {
  const isFile = TERRAFORM_FILE.test(path)
  const folder = isFile ? path.slice(0, path.lastIndexOf('/') + 1) : `${path.replace(/\/$/, '')}/`
  const listing = reader.directory(folder === '' ? '.' : folder, path)
  const names = listing.kind === 'names' ? listing.names.toSorted() : []
  const files = names.filter((name) => TERRAFORM_FILE.test(name))
  if (files.length === 0) return undefined
  const within = (name: string) => folder + name
  return { files: files.map(within), variables: names.filter((name) => VARIABLE_FILE.test(name)).map(within) }
}

/**
 * All servers that a path configures.
 *
 * @param memoryBytes memory of the production machines, for formulas of clouds; undefined: not known
 */
export function readSource(files: SourceFiles, memoryBytes: number | undefined): SourceReading {
  const read = readServers(files)
  if (read.kind !== 'read') return read
  const isOptions = files.module === undefined && isOptionFile(files.path)
  const written = isOptions ? read.servers : read.servers.map(withForms)
  const managed = written.map((server) => asManaged(server, memoryBytes))
  const servers = managed.map(({ server }) => server)
  return {
    ...read,
    servers,
    warnings: [...read.warnings, ...managed.flatMap(({ warnings }) => warnings), ...servers.flatMap(unknownOf)],
  }
}

/** Options that come neither from a text of options nor from flags are keys, or parameters. */
function withForms(server: ConfiguredServer): ConfiguredServer {
  const isKey = (option: ServerOption) => option.group === undefined && option.form === undefined && !isUnread(option)
  return { ...server, options: server.options.map((option) => (isKey(option) ? { ...option, form: 'key' } : option)) }
}

function readServers({ path, reader, module, templates }: SourceFiles): SourceReading {
  if (templates !== undefined) return readOptions(path, reader, (options) => placeRendered(options, templates, path))
  return module === undefined ? readFile(path, reader) : readModule(path, module)
}

/** A file of a module stands for the servers that begin in it. */
function readModule(path: string, { files, variables }: TerraformModule): SourceReading {
  const trees = (readings: readonly HclReading[]) => readings.map(({ tree }) => tree)
  const { servers, problems, warnings } = readTerraformServers(trees(files), trees(variables))
  const isMeant = ({ file }: { readonly file: string }) => !TERRAFORM_FILE.test(path) || file === path
  const syntax = [...files, ...variables].flatMap((reading) => reading.problems)
  return {
    kind: 'read',
    servers: servers.filter(isMeant),
    problems: [...syntax, ...problems.filter(isMeant)],
    warnings,
  }
}

function readFile(path: string, reader: OptionFileReader): SourceReading {
  const read = readerOf(path)
  if (read === undefined) return readOptions(path, reader)
  const reading = reader.file(path, path)
  if (reading.kind === 'absent') return { kind: 'absent' }
  if (reading.kind !== 'text') return { kind: 'unusable', ...whyUnusable(reading, reader.rootOf(path), 'a file') }
  const limited = limitReader(reader, path)
  const servers = read(reading.text, path, limited.reader)
  return { kind: 'read', ...servers, problems: [...servers.problems, ...limited.problems()] }
}

/** Whether a path is read as one of an option file, by its name. */
export function isOptionFile(path: string): boolean {
  return readerOf(path) === undefined && !isTerraformFile(path)
}

export function isTerraformFile(path: string): boolean {
  return TERRAFORM_FILE.test(path)
}

/** By the last part of a path; undefined for option files. A template has the kind of the file that it makes. */
function readerOf(path: string): ServerReader | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const made = madeFrom(name)
  const read = READERS.find(({ names }) => names.test(made))?.read
  return read ?? (made === name ? undefined : readTemplateServers)
}

/** The name of the file that a template makes; otherwise the file's own name. */
export function madeFrom(name: string): string {
  return name.replace(TEMPLATE, '')
}

const TEMPLATE = /\.(?:j2|jinja2?|erb|epp|tpl|c?tmpl)$/i

const READERS: readonly { readonly names: RegExp; readonly read: ServerReader }[] = [
  { names: /\.(?:cnf|ini)\.template$/i, read: readTemplateServers },
  { names: /\.ya?ml$/i, read: readYamlServers },
  { names: /\.(?:json|template)$/i, read: readJsonServers },
  { names: /^(?:Dockerfile|Containerfile)(?:\.|$)|\.[Dd]ockerfile$/, read: readDockerfileServers },
]

/** Beginning of the names of compose files. */
const COMPOSE_FILE = /^(?:docker-)?compose\b/i

function readYamlServers(text: string, file: string, reader: OptionFileReader): ReadServers {
  return withConditions(readYamlKind(text, file, reader), text, file)
}

/** By its keys at the top: parsing takes long for large files, and the reader parses again. */
function readYamlKind(text: string, file: string, reader: OptionFileReader): ReadServers {
  const has = (key: string) => new RegExp(`^["']?${key}["']?[ \\t]*:`, 'm').test(text)
  if (COMPOSE_FILE.test(file.slice(file.lastIndexOf('/') + 1))) return readComposeServers(text, file, reader)
  if (has('services') && !has('apiVersion')) {
    const composed = readComposeServers(text, file, reader)
    if (composed.servers.length > 0) return composed
  }
  if (has('jobs')) return readWorkflowServers(text, file, reader)
  return has('Resources') ? readCloudFormationServers(text, file, reader) : readManifestServers(text, file, reader)
}

function readJsonServers(text: string, file: string, reader: OptionFileReader): ReadServers {
  return /"Resources"\s*:/.test(text)
    ? readCloudFormationServers(text, file, reader)
    : readPlanServers(text, file, reader)
}

type Options = readonly ServerOption[]

function readOptions(
  path: string,
  reader: OptionFileReader,
  placed: (options: Options) => Options = (options) => options,
): SourceReading {
  const read = readOptionPath(path, reader)
  if (read.kind !== 'read') return read
  const { options, problems, warnings } = read
  const server: ConfiguredServer = { at: '', file: path, line: 1, options: placed(options), image: undefined }
  return { kind: 'read', servers: [server], problems, warnings }
}

/** Values that no file gives; directives of option files have warnings of their own. */
function unknownOf({ options }: ConfiguredServer): DirectiveWarning[] {
  const unknown = options.filter((option) => isUnread(option) && !/^!include/.test(option.name))
  const byFile = Map.groupBy(unknown, ({ file }) => file)
  return [...byFile].map(([file, own]) => ({
    code: 'settings-unknown',
    file,
    line: own[0]?.line ?? 1,
    directive: quote([...new Set(own.map(nameOf))].join(', ')).slice(1, -1),
  }))
}

function nameOf({ name }: ServerOption): string {
  return name.slice(UNREAD_MARK.length)
}
