/**
 * Finds the server that a part belongs to. A part is an option file that the server mounts, or a parameter group or
 * ConfigMap that the server names.
 */

import { words } from '../lists.ts'
import { filesAround, folderOf } from './neighbours.ts'
import { oncePerNode } from './once-per-node.ts'
import { joinPath } from './option-includes.ts'
import type { SideFiles } from './read-file.ts'
import { headText } from './setting-facts.ts'
import type { SourceServer } from './source-server.ts'
import { childOf, type Node, nodesIn } from './tree.ts'

/** Folders in which the file that starts the server may lie, relative to the file of a part. */
const AROUND = ['', '../', '../../']
const MAY_OWN = /\.(?:ya?ml|tf|json|hcl|nomad|container)$|(?:Docker|Container)file[^/]*$/i
/** Address of a Terraform resource, such as aws_db_parameter_group.main. */
const ADDRESS = /^[\w-]+\.[\w-]+$/
/** Kinds of Kubernetes objects that a server mounts. */
const MOUNTED = words('ConfigMap Secret')
/** Maximum number of files that are read to find the parts or the owner of one server. */
const MOST = 100
const PATH = /[\p{L}\p{N}_.@~+%/-]+/gu

/**
 * Joins each part, such as a ConfigMap, to the server that names it. A part that several servers name stays apart,
 * because its owner is unclear.
 */
export function joined(servers: readonly SourceServer[]): SourceServer[] {
  const owners = new Map<SourceServer, SourceServer>()
  for (const part of servers.filter((server) => !hasImage(server))) {
    const [only, other] = servers.filter((server) => owns(server, part))
    if (only !== undefined && other === undefined) owners.set(part, only)
  }
  return servers.flatMap((server) => {
    if (owners.has(server)) return []
    const parts = servers.filter((part) => owners.get(part) === server)
    const facts = parts.flatMap((part) => part.facts.filter(({ kind }) => kind !== 'image'))
    // The server's own facts come last, because its flags override its option files.
    return [parts.length === 0 ? server : { ...server, facts: [...facts, ...server.facts] }]
  })
}

/** The server in a nearby file that names this part; undefined if none does, or if several with different images do. */
export function ownerOf(part: SourceServer, files: SideFiles): SourceServer | undefined {
  if (hasImage(part)) return undefined
  const [first, ...others] = serversAround(part, files).filter((server) => owns(server, part))
  return others.some((other) => imageOf(other) !== imageOf(first)) ? undefined : first
}

/** Adds to a server the option files that it mounts or copies, and the parts in other files that it names. */
export function serverWithParts(server: SourceServer, files: SideFiles): SourceServer {
  const { block, file } = server
  if (block === undefined || !hasImage(server)) return server
  const paths = new Set(wordsOf(block).flatMap((word) => (isPath(word) ? [joinPath(file, word)] : [])))
  const mounted = [...paths].slice(0, MOST).flatMap((path) => {
    const read = files.namedBy(file, path)
    return read?.kind === 'options' ? [{ path, options: read.options }] : []
  })
  const isNaming = childOf(block, 'apiVersion') !== undefined || ADDRESS.test(server.at)
  const others = isNaming ? serversAround(server, files) : []
  const parts = others.filter((part) => !hasImage(part) && owns(server, part))
  return {
    ...server,
    exact: [...server.exact, ...mounted.flatMap(({ options }) => options)],
    facts: [...server.facts, ...parts.flatMap(({ facts }) => facts)],
    files: new Set([...server.files, ...mounted.map(({ path }) => path), ...parts.map((part) => part.file)]),
  }
}

/** Whether a word may be a path in the repository, rather than a number or a name. */
function isPath(word: string): boolean {
  return /[./]/.test(word) && /[A-Za-z]/.test(word) && !word.startsWith('/')
}

function serversAround({ file }: SourceServer, files: SideFiles): SourceServer[] {
  const around = new Set(filesAround(file, AROUND, files))
  const paths = [...around].filter((path) => path !== file && MAY_OWN.test(path)).slice(0, MOST)
  return paths.flatMap((path) => {
    const read = files.of(path)
    return read?.kind === 'facts' ? read.servers : []
  })
}

/**
 * Whether the facts name the program that runs. The family of a parameter group, such as mysql8.0, does not, because it
 * runs nothing.
 */
function hasImage({ facts }: SourceServer): boolean {
  return facts.some(({ kind, certainty }) => kind === 'image' && certainty === 'sure')
}

function imageOf(server: SourceServer | undefined): string | undefined {
  return server?.facts.find(({ kind }) => kind === 'image')?.value.text
}

/**
 * Whether a server names a part: a Kubernetes object or a Terraform resource by its name, an option file by its path.
 */
function owns(server: SourceServer, part: SourceServer): boolean {
  const { block, file } = server
  if (block === undefined || !hasImage(server)) return false
  if (part.block !== undefined) return part.at !== '' && isNamed(part.at, part.block) && hasWord(textOf(block), part.at)
  return wordsOf(block).some((word) => leadsTo(joinPath(file, word), part.file))
}

const textOf = oncePerNode((block) => [...nodesIn(block)].map(headText).join('\n'))

function wordsOf(block: Node): string[] {
  return textOf(block).match(PATH) ?? []
}

/** Whether a text has a name as a whole word, because names such as `db` are parts of many words. */
function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\w.-]/.test(text[at - 1] ?? '') && !/[\w-]/.test(text[at + name.length] ?? '')) return true
  return false
}

/**
 * Whether other blocks refer to a part by its name. That is so for a ConfigMap or Secret, and for a Terraform resource
 * with an address.
 */
function isNamed(name: string, block: Node): boolean {
  return MOUNTED.has(childOf(block, 'kind')?.text ?? '') || ADDRESS.test(name)
}

/** Whether a path is a file or a folder around it. The repository's top does not count, because all files are in it. */
function leadsTo(path: string, file: string): boolean {
  return path === file || (path !== '.' && /[\w]/.test(path) && folderOf(file).startsWith(`${path}/`))
}
