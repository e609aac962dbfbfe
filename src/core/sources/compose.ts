/**
 * Servers that compose files configure: flags of a service's command, and the option files that are mounted into it.
 */

import { UNREAD_MARK } from '../names.ts'
import { isMap } from '../suite/consistency.ts'
import { joinPath, within } from '../suite/option-includes.ts'
import type { KeyPath } from '../suite/problems.ts'
import type { Located, ServerOption } from '../suite/suite.ts'
import {
  type ComposeFile,
  type FilledText,
  filledAt,
  type Layer,
  layersOf,
  layerWith,
  missingBase,
  openCompose,
} from './compose-file.ts'
import { type DockerfileReading, readDockerfile } from './dockerfile.ts'
import { holdsServer, mayHoldServer } from './images.ts'
import { isServersPlace, type MountedFile, type MountedOptions, readMountedFiles } from './mounted-files.ts'
import { optionsOfArguments, wordsOf } from './server-arguments.ts'
import {
  type ConfiguredServer,
  MOST_OPTIONS,
  MOST_SERVERS,
  type ReadServers,
  type ServerReader,
  tooManyServers,
  unknownOption,
} from './source.ts'
import { unmask } from './template-expressions.ts'
import { areServerVariables } from './variable-names.ts'
import { asList, asMap, textLines, valueAt, valueLine } from './yaml-source.ts'

/** Variables of an image's environment that hold flags of its server. */
const FLAG_VARIABLES = ['MYSQL_EXTRA_FLAGS', 'MARIADB_EXTRA_FLAGS']

/**
 * Reads a compose file: each service that is a server, with the option files that are mounted into it and then the
 * flags of its command. Variables have the values of the file `.env` next to it, or their defaults; a shell's are
 * unknown.
 */
export const readComposeServers: ServerReader = (text, file, reader) => {
  const { file: compose, problems } = openCompose(text, file, within(reader, file))
  if (compose === undefined) return { servers: [], problems, warnings: [] }
  const read: ReadService[] = []
  let [serversLeft, optionsLeft] = [MOST_SERVERS, MOST_OPTIONS]
  for (const name of Object.keys(asMap(valueAt(compose.root, compose.services)))) {
    const service = readService(name, compose)
    read.push(service)
    if (service.server === undefined) continue
    serversLeft -= 1
    optionsLeft -= service.server.options.length
    if (serversLeft < 0 || optionsLeft < 0) return tooManyServers(file)
  }
  return {
    servers: read.flatMap(({ server }) => server ?? []),
    problems: [...problems, ...read.flatMap(({ problems }) => problems)],
    warnings: read.flatMap(({ warnings }) => warnings),
  }
}

interface ReadService extends Omit<ReadServers, 'servers'> {
  readonly server: ConfiguredServer | undefined
}

const NO_SERVER: ReadService = { server: undefined, problems: [], warnings: [] }

function readService(name: string, file: ComposeFile): ReadService {
  const layers = layersOf(name, file)
  const built = buildOf(layers)
  const named = imageOf(layers)
  const begun = built?.image
  const image: FilledText | undefined =
    begun !== undefined && holdsServer(begun.value) ? { ...begun, isOpen: false } : named
  const commands = commandOf(layers)
  const flags = [...(commands ?? built?.flags ?? []), ...extraFlags(layers)]
  const isKnown = image !== undefined && !image.isOpen && holdsServer(image.value)
  const mayBe = image?.isOpen === true && mayHoldServer(image.value)
  const names = flags.map((flag) => (flag.name.startsWith(UNREAD_MARK) ? flag.name.slice(1) : flag.name))
  if (!isKnown && !mayBe && !(names.length > 0 && areServerVariables(names))) return NO_SERVER
  const mounted = mountedIn(layers)
  const parts: readonly MountedOptions[] = [...(built === undefined ? [] : [built]), mounted]
  const base = missingBase(layers)
  const unknown = [
    ...(base === undefined ? [] : [unknownOption('extends', base.value, base)]),
    ...(image?.isOpen === true ? [unknownOption('image', image.value, image)] : []),
  ]
  const options: ServerOption[] = [...parts.flatMap((part) => part.options), ...flags, ...unknown]
  return {
    server: {
      at: unmask(name, file.source.expressions),
      file: file.source.file,
      line: keyLineOf(layers),
      options,
      image: image?.isOpen === true ? undefined : image,
    },
    problems: parts.flatMap(({ problems }) => problems),
    warnings: parts.flatMap(({ warnings }) => warnings),
  }
}

function keyLineOf([layer]: readonly Layer[]): number {
  return layer === undefined ? 1 : layer.file.source.tree.keyPositionOf(layer.path).line
}

function imageOf(layers: readonly Layer[]): FilledText | undefined {
  const layer = layerWith(layers, 'image')
  return layer && filledAt(layer, [...layer.path, 'image'])
}

function buildOf(layers: readonly Layer[]): DockerfileReading | undefined {
  const layer = layerWith(layers, 'build')
  if (layer === undefined) return undefined
  const { file, path } = layer
  const here = [...path, 'build']
  const build = valueAt(file.root, here)
  const textAt = (key: string) =>
    filledAt(layer, isMap(build) ? [...here, key] : key === 'context' ? here : [...here, key])
  const [context, name, target] = ['context', 'dockerfile', 'target'].map((key) => textAt(key))
  if (context?.isOpen === true || name?.isOpen === true || target?.isOpen === true) return undefined
  const folder = joinPath(file.source.file, context?.value ?? '.')
  const dockerfile = joinPath(`${folder}/`, name?.value ?? 'Dockerfile')
  const read = file.reader.file(dockerfile, dockerfile)
  if (read.kind !== 'text') return undefined
  return readDockerfile(read.text, dockerfile, {
    context: folder,
    reader: file.reader,
    variables: pairsAt(layer, [...here, 'args']),
  })
}

/** Names and values of a map, or of a list of `NAME=VALUE`; open ones are left out. */
function pairsAt(layer: Layer, path: KeyPath): Map<string, string> {
  return new Map([...locatedPairs(layer, path)].flatMap(([name, each]) => (each.isOpen ? [] : [[name, each.value]])))
}

function locatedPairs(layer: Layer, path: KeyPath): Map<string, FilledText> {
  const value = valueAt(layer.file.root, path)
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(asMap(value))
  return new Map(
    keys.flatMap((key) => {
      const text = filledAt(layer, [...path, key])
      if (text === undefined) return []
      if (typeof key === 'string') return [[key, text] as const]
      const [, name, own] = /^([^=]+)=(.*)$/s.exec(text.value) ?? []
      return name === undefined || own === undefined ? [] : [[name, { ...text, value: own }] as const]
    }),
  )
}

function extraFlags(layers: readonly Layer[]): ServerOption[] {
  const found = layers.toReversed().map((layer) => locatedPairs(layer, [...layer.path, 'environment']))
  const variables = new Map(found.flatMap((pairs) => [...pairs]))
  return FLAG_VARIABLES.flatMap((name) => {
    const text = variables.get(name)
    return text === undefined ? [] : optionsOfArguments(wordsOf(text.value).map((value) => ({ ...text, value })))
  })
}

/** Flags of the entry point and the command; undefined if the service has neither. */
function commandOf(layers: readonly Layer[]): readonly ServerOption[] | undefined {
  const places = ['entrypoint', 'command'].flatMap((key) => {
    const layer = layerWith(layers, key)
    return layer === undefined ? [] : [{ layer, path: [...layer.path, key] }]
  })
  const [first] = places
  if (first === undefined) return undefined
  const { commands } = first.layer.file
  const key = JSON.stringify(places.map(({ layer, path }) => [layer.file.source.file, path]))
  const options = commands.get(key) ?? optionsOfArguments(places.flatMap(({ layer, path }) => wordsAt(layer, path)))
  commands.set(key, options)
  return options
}

function wordsAt(layer: Layer, path: KeyPath): Located<string>[] {
  const { source, root } = layer.file
  const value = valueAt(root, path)
  if (Array.isArray(value)) return asList(value).flatMap((_, index) => filledAt(layer, [...path, index]) ?? [])
  const text = source.tree.textOf(path)
  if (text === undefined) return []
  let line = valueLine(source, path)
  return rawWords(text).flatMap((word) => {
    line = lineWith(word, source.lines, line)
    const filled = filledAt(layer, path, word, line)
    if (filled === undefined) return []
    // A variable alone may hold several flags.
    return word.startsWith('$') ? wordsOf(filled.value).map((value) => ({ ...filled, value })) : [filled]
  })
}

/** A blank inside `${NAME:-two words}` separates nothing. */
function rawWords(text: string): string[] {
  const joined = text.replace(/\$\{[^{}]*\}/g, (variable) => variable.replaceAll(' ', '\0'))
  return wordsOf(joined).map((word) => word.replaceAll('\0', ' '))
}

/**
 * The line of a word of a text, at or after that of the previous word; the previous line if no line has the word as it
 * is.
 */
function lineWith(word: string, lines: readonly string[], from: number): number {
  const [name = word] = word.split('=')
  for (let line = from; line <= lines.length && line < from + MOST_LINES; line++)
    if (lines[line - 1]?.includes(name) === true) return line
  return from
}

/** Between one word of a command and the next. */
const MOST_LINES = 100

/** Mounts of the nearer service replace others at the same target. */
function mountedIn(layers: readonly Layer[]): MountedOptions {
  const mounts = layers
    .toReversed()
    .flatMap((layer) => [...mountsAt(layer, 'volumes', mountOf), ...mountsAt(layer, 'configs', configOf)])
  const byTarget = new Map(mounts.map((mount) => [mount.target.replace(/\/$/, ''), mount]))
  const [layer] = layers
  if (layer === undefined) return { options: [], problems: [], warnings: [] }
  return readMountedFiles([...byTarget.values()], layer.file.source.file, layer.file.reader)
}

type MountReader = (layer: Layer, path: KeyPath) => MountedFile | undefined

function mountsAt(layer: Layer, key: string, read: MountReader): MountedFile[] {
  const here = [...layer.path, key]
  return asList(valueAt(layer.file.root, here)).flatMap((_, index) => read(layer, [...here, index]) ?? [])
}

/** `./my.cnf:/etc/mysql/conf.d/my.cnf:ro`, or a map. A name without a slash is that of a volume. */
function mountOf(layer: Layer, path: KeyPath): MountedFile | undefined {
  const isLong = isMap(valueAt(layer.file.root, path))
  const short = isLong ? undefined : filledAt(layer, path)
  const [from, target] = isLong
    ? ['source', 'target'].map((key) => filledAt(layer, [...path, key])?.value)
    : (short?.value.split(':') ?? [])
  if (from === undefined || target === undefined || !/^[.~]|\//.test(from) || !isServersPlace(target)) return undefined
  return { from: { path: placeOf(from, layer) }, target, line: short?.line ?? valueLine(layer.file.source, path) }
}

function placeOf(path: string, { file }: Layer): string {
  return /^[/~]/.test(path) ? path : joinPath(file.source.file, path)
}

/** A config of the file's own, by its name: a file or a text. */
function configOf(layer: Layer, path: KeyPath): MountedFile | undefined {
  const { root, source } = layer.file
  const value = valueAt(root, path)
  const name = isMap(value) ? value.source : value
  if (typeof name !== 'string') return undefined
  const target = isMap(value) && typeof value.target === 'string' ? value.target : `/${name}`
  if (!isServersPlace(target)) return undefined
  const here = ['configs', name]
  const line = valueLine(source, path)
  const from = filledAt(layer, [...here, 'file'])
  if (from !== undefined) return { from: { path: placeOf(from.value, layer) }, target, line }
  const text = source.tree.textOf([...here, 'content'])
  // The cluster or the environment has it.
  if (text === undefined) return { from: { name }, target, line }
  return { from: { text, lineOf: textLines(source, [...here, 'content']) }, target, line }
}
