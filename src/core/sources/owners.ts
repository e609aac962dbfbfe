/** Finds the server of a part: of an option file that it mounts, or a parameter group or ConfigMap that it names. */

import { words } from '../lists.ts'
import { folderOf } from './neighbours.ts'
import { joinPath } from './option-includes.ts'
import type { SideFiles, SourceFile } from './read-file.ts'
import { headText } from './setting-facts.ts'
import type { SourceServer } from './source-server.ts'
import { childOf, type Node, nodesIn } from './tree.ts'

/** Folders, relative to the file of a part, in which the file that starts the server may lie. */
const AROUND = ['', '../', '../../']
const MAY_OWN = /\.(?:ya?ml|tf|json|hcl|nomad|container)$|(?:Docker|Container)file[^/]*$/i
/** Address of a Terraform resource, such as aws_db_parameter_group.main. */
const ADDRESS = /^[\w-]+\.[\w-]+$/
/** Kinds of Kubernetes objects that a server mounts. */
const MOUNTED = words('ConfigMap Secret')
/** Most files that are searched for one server. */
const MOST = 100
const PATH = /[\p{L}\p{N}_.@~+%/-]+/gu

/** Joins a part, such as a ConfigMap, to the server that names it. A part that several servers name stays apart. */
export function joined(servers: readonly SourceServer[]): SourceServer[] {
  const owners = new Map<SourceServer, SourceServer>()
  for (const part of servers) {
    const candidates = hasImage(part) ? [] : servers.filter((server) => hasImage(server) && names(server, part))
    const [only, other] = candidates
    if (only !== undefined && other === undefined) owners.set(part, only)
  }
  return servers.flatMap((server) => {
    if (owners.has(server)) return []
    const parts = servers.filter((part) => owners.get(part) === server)
    return parts.length === 0
      ? [server]
      : [
          {
            ...server,
            // The server's own facts come last, because its flags override its option files.
            facts: [...parts.flatMap(({ facts }) => facts.filter(({ kind }) => kind !== 'image')), ...server.facts],
          },
        ]
  })
}

/** Whether the facts name the program that runs. The family of a parameter group, such as mysql8.0, runs nothing. */
function hasImage({ facts }: Pick<SourceServer, 'facts'>): boolean {
  return facts.some(({ kind, certainty }) => kind === 'image' && certainty === 'sure')
}

/** The server in a nearby file that names this part; undefined if none does, or several with different images do. */
export function ownerOf(part: SourceServer, files: SideFiles): SourceServer | undefined {
  if (hasImage(part)) return undefined
  const owners = serversAround(part, files).filter((server) => hasImage(server) && names(server, part))
  const [first, ...others] = owners
  return others.some((other) => imageOf(other) !== imageOf(first)) ? undefined : first
}

/** Adds to a server the option files that it mounts or copies, and the parts in other files that it names. */
export function serverWithParts(server: SourceServer, files: SideFiles): SourceServer {
  const { block, file } = server
  if (block === undefined || !hasImage(server)) return server
  const paths = new Set(
    (textOf(block).match(PATH) ?? []).filter(isPath).map((path) => joinPath(file, path.replace(/\/+$/, ''))),
  )
  const mounted = [...paths].slice(0, MOST).flatMap((path) => {
    const read = files.namedBy(file, path)
    return read?.kind === 'options' ? [{ path, options: read.options }] : []
  })
  const isNaming = childOf(block, 'apiVersion') !== undefined || ADDRESS.test(server.at)
  const parts = isNaming ? serversAround(server, files).filter((part) => !hasImage(part) && names(server, part)) : []
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
  const around = new Set(AROUND.flatMap((folder) => filesIn(joinPath(file, folder || '.'), files)))
  const paths = [...around].filter((path) => path !== file && MAY_OWN.test(path)).slice(0, MOST)
  return paths.flatMap((path) => {
    const read = files.of(path)
    return read?.kind === 'facts' ? serversIn(read, path) : []
  })
}

/** Servers of one file, without their parts in other files. */
export function serversIn({ servers }: Extract<SourceFile, { kind: 'facts' }>, path: string): SourceServer[] {
  return servers.map(({ name, line, facts, block }) => ({
    ...{ at: name, file: path, line, files: new Set([path]), exact: [], facts, block },
  }))
}

function filesIn(folder: string, files: SideFiles): string[] {
  return files.names(folder).map((name) => joinPath(`${folder}/`, name))
}

function imageOf(server: SourceServer | undefined): string | undefined {
  return server?.facts.find(({ kind }) => kind === 'image')?.value.text
}

/** Texts of blocks, cached because many parts are searched in the same block. */
const texts = new WeakMap<Node, string>()

function textOf(block: Node): string {
  const text = texts.get(block) ?? [...nodesIn(block)].map(headText).join('\n')
  texts.set(block, text)
  return text
}

function names({ block, file }: Pick<SourceServer, 'block' | 'file'>, part: SourceServer): boolean {
  if (block === undefined) return false
  const named = part.block === undefined ? undefined : nameOf(part)
  if (named !== undefined && named !== '') return hasWord(textOf(block), named)
  if (part.block !== undefined) return false
  return (textOf(block).match(PATH) ?? []).some((word) => leadsTo(joinPath(file, word.replace(/\/+$/, '')), part.file))
}

/** Whether a text has a name as a whole word, not as a part of another one. */
function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\w.-]/.test(text[at - 1] ?? '') && !/[\w-]/.test(text[at + name.length] ?? '')) return true
  return false
}

/** Name by which other blocks refer to a part: a Terraform resource's address, a ConfigMap's name. */
function nameOf({ at, block }: SourceServer): string | undefined {
  const kind = block && childOf(block, 'kind')?.text
  return (kind !== undefined && MOUNTED.has(kind)) || ADDRESS.test(at) ? at : undefined
}

/** Whether a path is a file or a folder around it. The repository's top does not count, because all files are in it. */
function leadsTo(path: string, file: string): boolean {
  return path === file || (path !== '.' && /[\w]/.test(path) && folderOf(file).startsWith(`${path}/`))
}
