/** docker compose: images of servers, and the files that are mounted into them. */
import { isMap } from '../suite/consistency.ts'
import { readYaml } from '../suite/yaml-tree.ts'
import { holdsServer } from './database-image.ts'
import type { FoundImage, OpenName, ServerFindings, Source, Use } from './findings.ts'
import { interpolate, type Variables } from './interpolate.ts'
import { folderOf, isServersPlace, pathFrom } from './paths.ts'
import { asList, asMap, asText, speaksOfServer, type Values } from './yaml-values.ts'

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
