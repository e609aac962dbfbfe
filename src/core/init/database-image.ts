/** Names of images: which hold a server, which of them move, which only some may pull, and which one of several is used. */

import { MARIADB_FAMILY } from '../families/mariadb.ts'
import { MYSQL_FAMILY } from '../families/mysql.ts'
import { isSample } from './file-kinds.ts'
import type { FoundImage, GatedConfig, Source } from './findings.ts'

/** Last part of the names of images that hold a server. Exporters, clients, proxies and backups have others. */
const SERVERS =
  /^(?:mysql|mariadb|percona|(?:mysql|percona|mariadb|community|enterprise)-server|percona-xtradb-cluster|mariadb-galera|mysql-ndb-cluster|(?:mysql|mariadb)-\d[\w.-]*)$/i
/** A registry is told from a user's name by what only a host has. */
const REGISTRY = /^(?:localhost|[^/]*[.:][^/]*)\//
const PUBLIC_REGISTRIES = new Set([
  'docker.io',
  'index.docker.io',
  'registry-1.docker.io',
  'quay.io',
  'ghcr.io',
  'public.ecr.aws',
  'mcr.microsoft.com',
  'mirror.gcr.io',
  'container-registry.oracle.com',
])
/** Tags that name another version tomorrow. */
const MOVING = new Set(['latest', 'lts', 'innovation', 'stable', 'edge', 'rolling', 'verylatest'])

interface ImageParts {
  readonly repository: string
  readonly tag: string | undefined
  readonly digest: string | undefined
}

function partsOf(image: string): ImageParts {
  const [name = '', digest] = image.split('@')
  const [, repository = name, tag] = /^(.*):([^:/]*)$/.exec(name) ?? []
  return { repository, tag, digest }
}

function lastPart(image: string): string {
  return partsOf(image).repository.split('/').at(-1) ?? ''
}

export function holdsServer(image: string): boolean {
  return SERVERS.test(lastPart(image))
}

/** Whether MariaDB is what it holds, as far as its name tells. */
export function isMariaDb(image: string): boolean {
  return lastPart(image).toLowerCase().startsWith('mariadb')
}

/** Whether it may be another version tomorrow: with no tag, or one that moves, and no digest. */
export function isFloating(image: string): boolean {
  const { tag, digest } = partsOf(image)
  return digest === undefined && (tag === undefined || MOVING.has(tag))
}

/** The registry that it comes from, where that is not one that lets everybody pull. */
export function privateRegistry(image: string): string | undefined {
  const registry = REGISTRY.exec(image)?.[0].slice(0, -1)
  return registry === undefined || PUBLIC_REGISTRIES.has(registry) ? undefined : registry
}

/** Image to propose where none was found: an LTS version of the family. */
export function usualImage(isForMariaDb: boolean): string {
  return (isForMariaDb ? MARIADB_FAMILY : MYSQL_FAMILY).usualImage
}

/** Places that name images, the one that is likeliest that of production first. */
const ORDER: readonly Source['kind'][] = ['flag', 'compose', 'dockerfile', 'manifest', 'workflow']

export interface OtherImage {
  readonly image: string
  readonly sources: readonly Source[]
}

/** The image that reads what is gated, else the likeliest one; and all others, each once. */
export function chooseImage(
  images: readonly FoundImage[],
  configs: readonly GatedConfig[],
): { readonly image: FoundImage | undefined; readonly others: readonly OtherImage[] } {
  const users = configs.flatMap(({ because }) => (because.kind === 'flag' || !because.use ? [] : [because.use.source]))
  const isOfUser = ({ source }: FoundImage) => users.some((user) => isSame(user, source))
  const image = images.find(isOfUser) ?? images.toSorted((one, other) => rank(one) - rank(other))[0]
  const others = Map.groupBy(
    images.filter((found) => found.image !== image?.image),
    (found) => found.image,
  )
  return {
    image,
    others: [...others].map(([name, found]) => ({ image: name, sources: found.map(({ source }) => source) })),
  }
}

function isSame(one: Source, other: Source): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function rank({ source }: FoundImage): number {
  // Workflows are last but for these, whatever they are called.
  const isLast = source.kind !== 'flag' && source.kind !== 'workflow' && isSample(source.path)
  return ORDER.indexOf(source.kind) + (isLast ? ORDER.length : 0)
}
