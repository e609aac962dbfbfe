/** Files of a repository that configure servers, as the gate’s own readers find them, and which of them are gated. */

import { speaksOfServer } from '../sources/images.ts'
import { isTerraformFile, readSource } from '../sources/read-source.ts'
import type { ConfiguredServer } from '../sources/source.ts'
import type { OptionFileReader } from '../suite/option-includes.ts'
import { type FileKind, isSample, kindOf, needsRendering, whyUnwritable } from './file-kinds.ts'
import type { FoundSource, GatedSource, GatheredRepository, LeftOut, NamedConfig, PassedOver } from './findings.ts'
import { gatheredReader } from './gathered-reader.ts'
import { folderOf } from './repository-paths.ts'
import { hasSettings, imageOf, imagesOf } from './server-facts.ts'

/** Other programs have groups of this name as well. */
const COMMON_GROUP = 'server'
/** Such as openssl.cnf, whose groups may be called as a server's. */
const CERTIFICATES = /(?:ssl|x509|cert|easy-?rsa)/i
/** Files that only servers have, or whose subject another file may tell. */
const ALWAYS_READ: readonly FileKind[] = ['option file', 'template', 'compose file', 'Terraform file']
/** Kinds that others read, and that configure nothing by themselves. */
const NO_SOURCE: readonly FileKind[] = ['environment file', 'variable file']

/** All sources among the files that are wanted, in their order. */
export function findSources(
  repository: GatheredRepository,
  wanted: ReadonlyMap<FileKind, readonly string[]>,
): FoundSource[] {
  const read = readerOf(repository)
  return [...wanted].flatMap(([kind, paths]) =>
    NO_SOURCE.includes(kind) ? [] : paths.flatMap((path) => foundIn(repository, path, kind, read)),
  )
}

type Read = (path: string) => Pick<FoundSource, 'servers' | 'problems'>

const NOTHING: ReturnType<Read> = { servers: [], problems: [] }

function readerOf({ modules, ...files }: GatheredRepository): Read {
  const reader: OptionFileReader = gatheredReader(files)
  return (path) => {
    const isTerraform = isTerraformFile(path)
    const module = modules.get(isTerraform ? folderOf(path) : path.replace(/^\.$/, ''))
    if (isTerraform && module === undefined) return NOTHING
    const reading = readSource({ path, reader, module }, undefined)
    return reading.kind === 'read' ? reading : NOTHING
  }
}

function foundIn({ texts }: GatheredRepository, path: string, kind: FileKind, read: Read): FoundSource[] {
  const text = texts.get(path)
  if (text === undefined || (kind === 'template' && needsRendering(path))) return []
  // Most files are about something else, and parsing takes time.
  if (!ALWAYS_READ.includes(kind) && !speaksOfServer(text) && !/innodb/i.test(text)) return []
  const { servers, problems } = read(path)
  const own = servers.filter((server) => isServer(server, path, kind))
  return own.length === 0 && problems.length === 0 ? [] : [{ path, kind, servers: own, problems }]
}

function isServer(server: ConfiguredServer, path: string, kind: FileKind): boolean {
  if (kind !== 'option file' && kind !== 'template') return hasContent(server)
  const isCommon = !/\.cnf\b/i.test(path) || CERTIFICATES.test(path)
  return server.options.some(({ group }) => group !== undefined && !(isCommon && group === COMMON_GROUP))
}

function hasContent(server: ConfiguredServer): boolean {
  return server.options.length > 0 || imageOf(server) !== undefined
}

/** Sources named with --config, whatever else is found. */
export function namedSources(repository: GatheredRepository): GatedSource[] {
  const read = readerOf(repository)
  return repository.named.map(({ written, path, at, isFolder, files }: NamedConfig): GatedSource => {
    const named = { written, path: path ?? written, files, isNamed: true }
    if (path === undefined) return { ...named, kind: 'command', servers: [], problems: [] }
    const { servers, problems } = read(path)
    const isMeant = (server: ConfiguredServer) => at === undefined || server.at === at
    const kind = isFolder ? 'folder' : (kindOf(path) ?? 'file')
    return { ...named, kind, servers: servers.filter((server) => isMeant(server) && hasContent(server)), problems }
  })
}

export interface ChosenSources {
  readonly taken: readonly FoundSource[]
  readonly passedOver: readonly PassedOver[]
}

/**
 * Every source that is read by no other one; for tests, development and readers only the likeliest one, and only where
 * nothing else has settings.
 */
export function chooseSources(found: readonly FoundSource[]): ChosenSources {
  const sound = found.filter(({ path, problems }) => problems.length === 0 && whyUnwritable(path) === undefined)
  const samples = sound.filter(({ path }) => isSample(path))
  const own = uncovered(sound.filter((source) => !samples.includes(source)))
  const repeated = own.filter((source) => isRepeated(source, own))
  const firm = own.filter((source) => !repeated.includes(source))
  const taken = firm.some(hasSettings) ? firm : [...likeliest(uncovered(samples)), ...firm]
  const left = uncovered([...taken, ...samples]).filter((source) => !taken.includes(source))
  return {
    taken,
    passedOver: [
      ...left.map((source) => leftOut(source, 'sample')),
      ...repeated.map((source) => leftOut(source, 'same-image')),
    ],
  }
}

export function leftOut({ kind, path }: FoundSource, why: LeftOut): PassedOver {
  return { code: 'source', kind, path, why }
}

/** Sources that no other one reads as a whole, as a compose file reads the option file that it mounts. */
function uncovered(sources: readonly FoundSource[]): FoundSource[] {
  const holdings = sources.map((source, index) => ({ source, index, parts: new Set(partsOf(source)) }))
  const byPart = new Map<string, typeof holdings>()
  for (const holding of holdings) {
    for (const part of holding.parts) {
      const holders = byPart.get(part) ?? []
      holders.push(holding)
      byPart.set(part, holders)
    }
  }
  const isCovered = ({ index, parts }: (typeof holdings)[number]) => {
    const [first = ''] = parts
    return (byPart.get(first) ?? []).some(
      (other) =>
        other.index !== index &&
        [...parts].every((part) => other.parts.has(part)) &&
        (parts.size < other.parts.size || other.index < index),
    )
  }
  return holdings.filter((holding) => !isCovered(holding)).map(({ source }) => source)
}

/** Settings and images by the places where they stand. */
function partsOf({ servers }: FoundSource): string[] {
  return servers.flatMap(({ options, image }) => [
    ...options.map(({ name, file, line }) => JSON.stringify([file, line, name])),
    ...(image === undefined ? [] : [JSON.stringify([image.file, image.line])]),
  ])
}

/** Whether it has nothing but images of tests that other sources name: one is enough to measure. */
function isRepeated(source: FoundSource, own: readonly FoundSource[]): boolean {
  if (source.kind !== 'workflow') return false
  const others = imagesOf(own.filter(({ kind }) => kind !== 'workflow'))
  return imagesOf([source]).every((image) => others.includes(image))
}

/** No sample is likelier than another, but a file that a container gets is likelier than one that none gets. */
function likeliest(samples: readonly FoundSource[]): readonly FoundSource[] {
  const configured = samples.filter(hasSettings)
  const given = configured.filter(({ kind }) => kind !== 'option file' && kind !== 'template')
  return [given, configured].find(({ length }) => length === 1) ?? []
}
