/**
 * docker compose, Dockerfiles, and manifests of Kubernetes with the values of Helm’s charts: images of servers, and the option
 * files that are mounted or copied into them.
 */

import { holdsServer, speaksOfServer } from '../sources/images.ts'
import { interpolate, type Variables } from '../sources/interpolation.ts'
import { asList, asMap, type Values } from '../sources/yaml-source.ts'
import { isMap } from '../suite/consistency.ts'
import { readYaml, type YamlTree } from '../suite/yaml-tree.ts'
import type { FoundImage, OpenName, ServerFindings, Source, Use } from './findings.ts'
import { folderOf, isServersPlace, pathFrom } from './repository-paths.ts'
import { asText } from './yaml-values.ts'

export interface ComposeFindings extends ServerFindings {
  /** Services that are built, by the Dockerfiles that may be meant. */
  readonly builds: readonly { readonly source: Source; readonly dockerfile: string }[]
}

/**
 * @param variables those of the environment file beside it
 * @returns undefined where it is no YAML that can be read
 */
export function readCompose(text: string, path: string, variables: Variables): ComposeFindings | undefined {
  const read = readYaml(text)
  if ('drafts' in read) return undefined
  const file: ComposeFile = {
    path,
    folder: folderOf(path),
    root: asMap(read.tree.value),
    // What compose itself sets; relative paths mean the same.
    variables: new Map([...variables, ['PWD', '.']]),
  }
  const services = Object.entries(servicesOf(file.root)).map(([name, service]) => serviceIn(file, name, asMap(service)))
  return {
    images: services.flatMap(({ images }) => images),
    open: services.flatMap(({ open }) => open),
    uses: services.flatMap(({ uses }) => uses),
    builds: services.flatMap(({ builds }) => builds),
  }
}

interface ComposeFile {
  readonly path: string
  readonly folder: string
  readonly root: Values
  readonly variables: Variables
}

/** Without `services` it is of the first version, whose services stand at the top. */
function servicesOf(root: Values): Values {
  return isMap(root.services) ? root.services : root
}

function serviceIn(file: ComposeFile, service: string, { image, build, volumes, configs }: Values): ComposeFindings {
  const source: Source = { kind: 'compose', path: file.path, service }
  const mounts = [...asList(volumes).map(mountOf), ...asList(configs).map((config) => configOf(file.root, config))]
  return {
    ...imageIn(file, source, image),
    uses: mounts.flatMap((mount) => useOf(file, source, mount)),
    builds: buildIn(file, source, build),
  }
}

function imageIn(
  { variables }: ComposeFile,
  source: Source,
  value: unknown,
): { images: readonly FoundImage[]; open: readonly OpenName[] } {
  const written = asText(value)
  if (written === undefined) return { images: [], open: [] }
  const image = interpolate(written, variables)
  if (image !== undefined) return { images: holdsServer(image) ? [{ image, source }] : [], open: [] }
  const isServer = speaksOfServer(written)
  return { images: [], open: isServer ? [{ written, source }] : [] }
}

function buildIn({ folder, variables }: ComposeFile, source: Source, build: unknown): ComposeFindings['builds'] {
  const { context, dockerfile } = isMap(build) ? build : { context: build, dockerfile: undefined }
  const [around, name] = [asText(context) ?? '', asText(dockerfile) ?? 'Dockerfile'].map((text) =>
    interpolate(text, variables),
  )
  const base = around === undefined ? undefined : pathFrom(folder, around)
  const path = base === undefined || name === undefined ? undefined : pathFrom(base, name)
  return path === undefined ? [] : [{ source, dockerfile: path }]
}

interface Mount {
  readonly from: unknown
  readonly target: unknown
}

/** `./my.cnf:/etc/mysql/conf.d/my.cnf:ro`, or a map. */
function mountOf(volume: unknown): Mount {
  if (isMap(volume)) return { from: volume.source, target: volume.target }
  // A colon inside of ${NAME:-default} separates nothing.
  const [from, target] = (asText(volume) ?? '').match(/(?:\$\{[^}]*\}|[^:$]|\$)+/g) ?? []
  return { from, target }
}

/** A config of the file's own, by its name. */
function configOf(root: Values, config: unknown): Mount {
  const { source, target } = isMap(config) ? config : { source: config, target: undefined }
  const declared = asMap(asMap(root.configs)[asText(source) ?? ''])
  return { from: declared.file, target }
}

function useOf({ folder, variables }: ComposeFile, source: Source, { from, target }: Mount): Use[] {
  const [written, place] = [from, target].map((value) => interpolate(asText(value) ?? '', variables))
  // A name without a slash is that of a volume.
  if (written === undefined || place === undefined || !/^\.|\//.test(written) || !isServersPlace(place)) return []
  const path = pathFrom(folder, written)
  return path === undefined ? [] : [{ source, candidates: [path], target: place }]
}

/** More instructions than anybody writes. */
const MOST_INSTRUCTIONS = 2000
const LONGEST_LINE = 10_000

export function readDockerfile(text: string, path: string): ServerFindings {
  const source: Source = { kind: 'dockerfile', path }
  const variables = new Map<string, string>()
  const images: FoundImage[] = []
  const open: OpenName[] = []
  const uses: Use[] = []
  for (const { name, rest } of instructionsOf(text)) {
    if (name === 'ARG') {
      const [, variable, value] = /^([A-Za-z_]\w*)=["']?(.*?)["']?$/.exec(rest) ?? []
      if (variable !== undefined && value !== undefined) variables.set(variable, value)
    } else if (name === 'FROM') {
      const written = wordsOf(rest)[0] ?? ''
      const image = interpolate(written, variables)
      if (image === undefined && speaksOfServer(written)) open.push({ written, source })
      else if (image !== undefined && holdsServer(image)) images.push({ image, source })
    } else if (name === 'COPY' || name === 'ADD') uses.push(...usesOf(rest, folderOf(path), source))
  }
  return { images, open, uses }
}

interface Instruction {
  readonly name: string
  readonly rest: string
}

function instructionsOf(text: string): Instruction[] {
  // Lines that end in a backslash go on; comments between them do not count.
  const whole = text.replace(/^[ \t]*#.*\n?/gm, '').replace(/\\[ \t]*\r?\n/g, ' ')
  return whole
    .split('\n')
    .slice(0, MOST_INSTRUCTIONS)
    .flatMap((line) => {
      const [, name, rest] = (line.length <= LONGEST_LINE ? /^([A-Za-z]+)\s+(\S.*)$/.exec(line.trim()) : null) ?? []
      return name === undefined || rest === undefined ? [] : [{ name: name.toUpperCase(), rest }]
    })
}

/** Without flags such as --chown; as words, or as a list in brackets. */
function wordsOf(rest: string): string[] {
  const words = rest.split(/\s+/).filter((word) => !word.startsWith('--'))
  return words[0]?.startsWith('[') ? [...rest.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word) : words
}

function usesOf(rest: string, folder: string, source: Source): Use[] {
  // What another stage has is no file of the repository.
  if (/(?:^|\s)--from=/.test(rest)) return []
  const words = wordsOf(rest)
  const target = words.at(-1) ?? ''
  if (!isServersPlace(target)) return []
  return words.slice(0, -1).map((written) => {
    const from = written.replace(/\/\*[^/]*$/, '').replace(/^\//, '')
    const paths = [pathFrom(folder, from), pathFrom('', from)].filter((path) => path !== undefined)
    return { source, candidates: paths, target }
  })
}

/** Documents of one file that are looked at. */
const MOST_DOCUMENTS = 50

/** What is no YAML, such as a chart's template, has none. */
export function readManifest(text: string, path: string): readonly FoundImage[] {
  // Most YAML files of a repository are about something else, and parsing takes time.
  if (!speaksOfServer(text) || !/image/i.test(text)) return []
  const source: Source = { kind: 'manifest', path }
  return text
    .split(/^---.*$/m)
    .slice(0, MOST_DOCUMENTS)
    .flatMap((document) => {
      const read = readYaml(document)
      return 'drafts' in read ? [] : imagesIn(read.tree.value, [], read.tree)
    })
    .filter(holdsServer)
    .map((image) => ({ image, source }))
}

/** Whether it holds an option file as a text, as ConfigMaps do. */
export function holdsOptions(text: string): boolean {
  return /^[ \t]+\[(?:mysqld|mariadbd?)\][ \t]*$/m.test(text)
}

function imagesIn(value: unknown, path: readonly (string | number)[], tree: YamlTree): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => imagesIn(item, [...path, index], tree))
  if (!isMap(value)) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const here = [...path, key]
    if (key === 'image' && typeof each === 'string') return asText(each) ?? []
    const named = key === 'image' && isMap(each) ? imageOf(each, tree.textOf([...here, 'tag'])) : undefined
    return named === undefined ? imagesIn(each, here, tree) : [named]
  })
}

/** An image in parts: `{ registry, repository, tag, digest }`. @param tag as it is written: 8.0 is no 8 */
function imageOf({ registry, repository, digest }: Readonly<Record<string, unknown>>, tag = ''): string | undefined {
  const [host, path, hash] = [registry, repository, digest].map((part) => asText(part) ?? '')
  if (path === '') return undefined
  return [host === '' ? '' : `${host}/`, path, tag === '' ? '' : `:${tag}`, hash === '' ? '' : `@${hash}`].join('')
}
