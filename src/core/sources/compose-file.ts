/** Compose files as a tree: services with those that they extend, and texts with their variables filled in. */

import type { SourceLine } from '../names.ts'
import { isMap } from '../suite/consistency.ts'
import { joinPath, type OptionFileReader } from '../suite/option-includes.ts'
import type { KeyPath } from '../suite/problems.ts'
import type { Located, ServerOption } from '../suite/suite.ts'
import { fillIn, type Interpolated, readVariables, type Variables } from './interpolation.ts'
import type { ReadServers } from './source.ts'
import { isMasked, unmask } from './template-expressions.ts'
import { readYamlDocuments } from './yaml-documents.ts'
import { asMap, valueAt, valueLine, type YamlSource } from './yaml-source.ts'

/** Services that may extend one another in a row. */
const DEEPEST_EXTENDS = 10

/** Values by name, and where each is set. */
interface LocatedVariables {
  readonly values: Variables
  readonly places: ReadonlyMap<string, SourceLine>
}

export interface ComposeFile {
  readonly source: YamlSource
  readonly root: unknown
  /** Path of the services: empty in files of the first version, which have them at the top. */
  readonly services: KeyPath
  readonly variables: LocatedVariables
  /** Reader for the repository of the file that the user named: no other file leads out of it. */
  readonly reader: OptionFileReader
  /** Files that services of this one extend, by path: many services may extend those of one. */
  readonly others: Map<string, ComposeFile | undefined>
  /** Flags of commands by the places of their words, as services may share them by the thousand. */
  readonly commands: Map<string, readonly ServerOption[]>
}

/** The first document of a compose file; undefined if none can be read. */
export function openCompose(
  text: string,
  file: string,
  reader: OptionFileReader,
  others: ComposeFile['others'] = new Map(),
): { readonly file: ComposeFile | undefined } & Pick<ReadServers, 'problems'> {
  const { documents, problems, text: read, expressions } = readYamlDocuments(text, file)
  const [tree] = documents
  if (tree === undefined) return { file: undefined, problems }
  const source = { tree, file, lines: read.split('\n'), lineOf: (line: number) => line, expressions }
  const services = isMap(asMap(tree.value).services) ? ['services'] : []
  const variables = variablesBeside(file, reader)
  return { file: { source, root: tree.value, services, variables, reader, others, commands: new Map() }, problems }
}

function variablesBeside(file: string, reader: OptionFileReader): LocatedVariables {
  const path = joinPath(file, '.env')
  const read = reader.file(path, path)
  const lines = read.kind === 'text' ? read.text.split('\n') : []
  const places = new Map<string, SourceLine>()
  for (const [index, text] of lines.entries())
    for (const name of readVariables(text).keys()) places.set(name, { file: path, line: index + 1 })
  // Compose sets it itself; relative paths mean the same.
  return { values: new Map([...readVariables(lines.join('\n')), ['PWD', '.']]), places }
}

/** A service, and those that it extends, the nearest first. */
export interface Layer {
  readonly file: ComposeFile
  readonly path: KeyPath
}

export function layersOf(name: string, file: ComposeFile): Layer[] {
  const layers: Layer[] = []
  let next: Layer | undefined = { file, path: [...file.services, name] }
  while (next !== undefined && layers.length < DEEPEST_EXTENDS) {
    layers.push(next)
    next = extendedBy(next)
  }
  return layers
}

/** The file of a service that the last layer extends, if it cannot be read; undefined if there is none. */
export function missingBase(layers: readonly Layer[]): Located<string> | undefined {
  const last = layers.at(-1)
  if (last === undefined || extendedBy(last) !== undefined) return undefined
  return filledAt(last, [...last.path, 'extends', 'file'])
}

function extendedBy({ file, path }: Layer): Layer | undefined {
  const here = valueAt(file.root, [...path, 'extends'])
  const { service, file: other } = isMap(here) ? here : { service: here, file: undefined }
  if (typeof service !== 'string') return undefined
  if (typeof other !== 'string') return { file, path: [...file.services, service] }
  const opened = otherFile(joinPath(file.source.file, other), file)
  return opened && { file: opened, path: [...opened.services, service] }
}

function otherFile(path: string, { reader, others }: ComposeFile): ComposeFile | undefined {
  if (others.has(path)) return others.get(path)
  const read = reader.file(path, path)
  const opened = read.kind === 'text' ? openCompose(read.text, path, reader, others).file : undefined
  others.set(path, opened)
  return opened
}

/** The nearest service that has a key. */
export function layerWith(layers: readonly Layer[], key: string): Layer | undefined {
  return layers.find(({ file, path }) => (valueAt(file.root, [...path, key]) ?? null) !== null)
}

/** A text with its variables filled in, and the place where a person would change it. */
export type FilledText = Located<string> & Pick<Interpolated, 'isOpen'>

/**
 * The text at a path; undefined if there is none.
 *
 * @param text the relevant part of the value, with its line
 */
export function filledAt({ file }: Layer, path: KeyPath, text?: string, line?: number): FilledText | undefined {
  const written = text ?? file.source.tree.textOf(path)
  if (written === undefined) return undefined
  const { source, variables } = file
  const place = { file: source.file, line: line ?? valueLine(source, path) }
  const { used, ...filled } = fill(written, variables)
  return {
    value: unmask(filled.text, source.expressions),
    isOpen: filled.isOpen || isMasked(written),
    ...(used ?? place),
  }
}

function fill(written: string, { values, places }: LocatedVariables) {
  const [, name] = /\$\{?([A-Za-z_]\w*)/.exec(written) ?? []
  return { ...fillIn(written, values), used: name === undefined ? undefined : places.get(name) }
}
