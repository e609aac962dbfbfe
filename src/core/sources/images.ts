/** Tells from an image's name whether it holds a server, may become another version, or may need a login to pull. */

import { FAMILIES, USUAL_FAMILY } from '../families/families.ts'
import type { Family } from '../families/family.ts'

/** A registry in front of an image's name. Unlike the name of a user there, its name has a dot or a port. */
const REGISTRY = /^(?:localhost|[^/.:]*[.:][^/]*)\//
const PUBLIC_REGISTRIES = new Set(
  (
    'docker.io index.docker.io registry-1.docker.io quay.io ghcr.io public.ecr.aws mcr.microsoft.com ' +
    'mirror.gcr.io container-registry.oracle.com'
  ).split(' '),
)
/** Tags that may name another version tomorrow. */
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

/** Whether an image holds a server, judged by the last part of its name alone. */
export function holdsServer(image: string): boolean {
  return FAMILIES.some(({ images }) => images.test(lastPart(image)))
}

/** Whether a tag may name another version tomorrow. Variants such as `latest-slim` count too. */
export function isMoving(tag: string): boolean {
  return MOVING.has(tag.replace(/-.*$/, ''))
}

/**
 * Whether `repository:tag` is the image of a server. It may also be a host with a port, such as `mysql:3306`, or a user
 * with a group, such as `mysql:mysql`.
 */
export function isTaggedServer(repository: string, tag: string): boolean {
  return holdsServer(repository) && !/^\d{4,5}$/.test(tag) && (/[\d$]|\{\{|<%/.test(tag) || isMoving(tag))
}

/** Versions that each fork has or had. Any other number is not taken for a version. */
const VERSIONS = { mysql: /^(?:5\.[567]|[89])(?:\.|$)/, mariadb: /^(?:5\.5|1[0-3])(?:\.|$)/ } as const

export function mayBeVersion(fork: Family['fork'], version: string): boolean {
  return VERSIONS[fork].test(version)
}

/** Family (MySQL or MariaDB) of the server in an image, or of a product, as far as the name tells; default: MySQL. */
export function familyOfImage(image: string): Family {
  const name = lastPart(image).toLowerCase()
  return FAMILIES.find(({ fork }) => name.startsWith(fork)) ?? USUAL_FAMILY
}

/** Whether an image may be another version tomorrow, because it has no digest and either no tag or one of MOVING. */
export function isFloating(image: string): boolean {
  const { tag, digest } = partsOf(image)
  return digest === undefined && (tag === undefined || MOVING.has(tag))
}

/** The registry of the image, if pulling from it may need a login; undefined: it is public. */
export function privateRegistry(image: string): string | undefined {
  const registry = REGISTRY.exec(image)?.[0].slice(0, -1)
  return registry === undefined || PUBLIC_REGISTRIES.has(registry) ? undefined : registry
}

/** Whether an image with an expression in its name may hold a server. If only the tag is one, the name decides. */
export function mayHoldServer(image: string): boolean {
  const [literal = ''] = image.split(/\$|\{\{|<%/, 1)
  const colon = literal.lastIndexOf(':')
  return colon > literal.lastIndexOf('/') ? holdsServer(literal.slice(0, colon)) : speaksOfServer(image)
}

/** Whether a text names a product whose servers qpsgate measures. */
export function speaksOfServer(text: string): boolean {
  return FAMILIES.some(({ imageWords }) => imageWords.some((word) => text.toLowerCase().includes(word)))
}
