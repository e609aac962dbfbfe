/** The suite of files that configure servers, now and before: one scenario for each server. */

import { UNREAD_MARK } from '../core/names.ts'
import type { PlanRequest } from '../core/request/measured-request.ts'
import { readSource, type SourceReading } from '../core/sources/read-source.ts'
import { type ConfiguredServer, unknownOption } from '../core/sources/source.ts'
import { type ConfigServer, configName, configSuite, onlyChanged } from '../core/suite/build.ts'
import { formatProblems } from '../core/suite/parse.ts'
import { IMAGE_NAME, type Located, type Problem, type ServerOption, type Suite } from '../core/suite/suite.ts'
import type { DirectiveWarning, Warning } from '../core/warnings/warning.ts'
import { UserError } from '../errors.ts'
import type { ConfigSource } from './config-sources.ts'

/** Facts about the servers of files. */
export interface SourceFacts {
  /** Whether servers are started from the images that files name, rather than from one named instead. */
  readonly readsImages: boolean
  /** Memory of the production machines, bytes; undefined: not known. */
  readonly memoryBytes: number | undefined
}

/** Facts from a request: a named image, or an installed server, replaces those that files name. */
export function sourceFacts({
  server,
  image,
  memoryBytes,
}: Pick<PlanRequest, 'server' | 'image' | 'memoryBytes'>): SourceFacts {
  return { readsImages: image === undefined && (server === 'auto' || server === 'docker'), memoryBytes }
}

export interface ParsedConfig {
  readonly suite: Suite
  readonly base: Suite
  readonly warnings: readonly Warning[]
  /** About the files of the base. */
  readonly baseWarnings: readonly DirectiveWarning[]
}

/** @throws UserError with all problems in the files, or if they configure no server */
export function parseConfig(sources: readonly ConfigSource[], baseName: string, facts: SourceFacts): ParsedConfig {
  const files = sources.map((source) => readBoth(source, facts))
  refuseProblems(
    files.map(({ head }) => head),
    'the configuration is not valid',
  )
  refuseProblems(
    files.map(({ base }) => base),
    `--base ${baseName}: the configuration was not valid there`,
  )
  const only = { head: onlyImage(files, 'head'), base: onlyImage(files, 'base') }
  const servers = files.flatMap((file) => serversOf(file, only, facts))
  const name = configName(sources.map(({ written }) => written))
  const suiteOf = (side: 'head' | 'base') =>
    configSuite(
      servers.map((server) => server[side]),
      name,
    )
  const base = suiteOf('base')
  return {
    suite: onlyChanged(suiteOf('head'), base),
    base,
    warnings: [...servers.flatMap(({ warnings }) => warnings), ...files.flatMap(({ head }) => head.warnings)],
    baseWarnings: files.flatMap((file) => file.base.warnings),
  }
}

type Reading = Extract<SourceReading, { kind: 'read' }>

/** The images for servers whose files name none. */
type OnlyImages = Readonly<Record<'head' | 'base', Located<string> | undefined>>

/** One path now and before; no server stands for the default settings. */
interface ReadBoth {
  readonly source: ConfigSource
  readonly head: Reading
  readonly base: Reading
}

/** The image of all servers whose files name one; undefined if these differ, as the choice would be unclear. */
function onlyImage(files: readonly ReadBoth[], side: keyof OnlyImages): Located<string> | undefined {
  const meant = files.flatMap(({ source: { at }, [side]: { servers } }) =>
    servers.filter((server) => at === undefined || server.at === at),
  )
  const images = meant.flatMap(({ image }) => (image !== undefined && IMAGE_NAME.test(image.value) ? image : []))
  return images.every(({ value }) => value === images[0]?.value) ? images[0] : undefined
}

function readBoth(source: ConfigSource, { memoryBytes }: SourceFacts): ReadBoth {
  const { path, former, head, base } = source
  const read = {
    head: settled(path, readSource(head, memoryBytes)),
    base: settled(former ?? path, readSource(base, memoryBytes)),
  }
  return { source, ...read }
}

function settled(path: string, read: SourceReading): Reading {
  if (read.kind === 'read') return read
  const nothing = { kind: 'read', servers: [], problems: [], warnings: [] } as const
  if (read.kind === 'absent') return nothing
  const { found, allowed } = read
  return { ...nothing, problems: [{ file: path, line: 1, path: '', found: `a file ${found}`, allowed }] }
}

function refuseProblems(files: readonly { readonly problems: readonly Problem[] }[], message: string): void {
  const problems = files.flatMap((file) => file.problems)
  if (problems.length > 0) throw new UserError(`${message}\n${formatProblems(problems)}`)
}

/** A server now and before, under one name. */
interface GatedServer {
  readonly head: ConfigServer
  readonly base: ConfigServer
  /** About the server, not about its settings. */
  readonly warnings: readonly Warning[]
}

/** @throws UserError if there is no server, or none of the given name */
function serversOf({ source, head, base }: ReadBoth, only: OnlyImages, facts: SourceFacts): GatedServer[] {
  const { written, path, at, former } = source
  const found = [...new Set([...head.servers, ...base.servers].map((server) => server.at))]
  const meant = at === undefined ? found : found.filter((each) => each === at)
  if (meant.length === 0) throw noServer(source, found)
  const isOnly = at !== undefined || Math.max(head.servers.length, base.servers.length) <= 1
  // A renamed service is still the only one.
  if (isOnly && at === undefined)
    return [gated(written, { path, head: head.servers[0], base: base.servers[0], former }, only, facts)]
  return meant.map((each) => {
    const named = ({ servers }: Reading) => servers.find((server) => server.at === each)
    const name = isOnly ? written : `${path}#${each}`
    return gated(name, { path, head: named(head), base: named(base), former }, only, facts)
  })
}

function noServer({ written, path, at }: ConfigSource, found: readonly string[]): UserError {
  if (found.length === 0)
    return new UserError(
      `--config ${written}: no MySQL or MariaDB server is configured in ${path}; name a file that configures one`,
    )
  const names = found.map((each) => `${path}#${each}`).join(', ')
  return new UserError(`--config ${written}: ${path} has no server ${at ?? ''}; allowed: ${names}`)
}

interface ServerSides {
  readonly path: string
  readonly head: ConfiguredServer | undefined
  readonly base: ConfiguredServer | undefined
  readonly former: string | undefined
}

function gated(name: string, sides: ServerSides, only: OnlyImages, { readsImages }: SourceFacts): GatedServer {
  const { path, head, base, former } = sides
  const warnings: Warning[] = []
  if (head === undefined) warnings.push({ code: 'config-deleted', scenario: name })
  if (base === undefined) warnings.push({ code: 'config-added', scenario: name })
  if (former !== undefined) warnings.push({ code: 'config-renamed', scenario: name, former })
  if (head !== undefined && head.options.length === 0 && head.image === undefined)
    warnings.push({ code: 'config-empty', scenario: name })
  const isNamed = !readsImages || [head, base].some((server) => server?.image !== undefined || hasOpenImage(server))
  const within = (server: ConfiguredServer | undefined, image: Located<string> | undefined) =>
    server === undefined || isNamed ? server : { ...server, image }
  const own = { head: within(head, only.head), base: within(base, only.base) }
  const images = {
    head: imageOf(own.head, own.base, readsImages),
    base: imageOf(own.base, own.head, readsImages),
  }
  const sideOf = (server: ConfiguredServer | undefined, image: ImageOf): ConfigServer => ({
    path: name,
    place: server === undefined ? { file: path, line: 1 } : { file: server.file, line: server.line },
    options: [...(server?.options ?? []), ...image.unknown],
    image: image.known,
  })
  return { head: sideOf(head, images.head), base: sideOf(base, images.base), warnings }
}

const UNKNOWN_IMAGE = `${UNREAD_MARK}image`

/** Whether the name of its image is unknown, which is already one of its settings. */
function hasOpenImage(server: ConfiguredServer | undefined): boolean {
  return server?.options.some(({ name }) => name === UNKNOWN_IMAGE) === true
}

interface ImageOf {
  readonly known: Located<string> | undefined
  /** The image as an unknown setting. */
  readonly unknown: readonly ServerOption[]
}

/** A side that names no image has that of the other. */
function imageOf(
  server: ConfiguredServer | undefined,
  other: ConfiguredServer | undefined,
  readsImages: boolean,
): ImageOf {
  const own = server?.image
  const usable = (image: Located<string> | undefined) =>
    image !== undefined && readsImages && IMAGE_NAME.test(image.value) ? image : undefined
  const known = usable(own) ?? usable(other?.image)
  if (hasOpenImage(server)) return { known, unknown: [] }
  const isShown = own === undefined ? known === undefined || server === undefined : usable(own) !== undefined
  if (isShown) return { known, unknown: [] }
  const place = own ?? { file: server?.file ?? '', line: server?.line ?? 1 }
  return { known, unknown: [unknownOption('image', own?.value ?? 'none', place)] }
}
