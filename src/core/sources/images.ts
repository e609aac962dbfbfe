/** Names of images: those that hold a server, that move, and that are private. */

import { FAMILIES, USUAL_FAMILY } from '../families/families.ts'
import type { Family } from '../families/family.ts'

/** A registry: its name has a dot or a port, which a user's name has not. */
const REGISTRY = /^(?:localhost|[^/.:]*[.:][^/]*)\//
const PUBLIC_REGISTRIES = new Set(
  (
    'docker.io index.docker.io registry-1.docker.io quay.io ghcr.io public.ecr.aws mcr.microsoft.com ' +
    'mirror.gcr.io container-registry.oracle.com'
  ).split(' '),
)
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

/** Whether an image holds a server, as far as its name tells. */
export function holdsServer(image: string): boolean {
  return FAMILIES.some(({ images }) => images.test(lastPart(image)))
}

/** Whether a tag names another version tomorrow; a variant counts: latest-slim. */
export function isMoving(tag: string): boolean {
  return MOVING.has(tag.replace(/-.*$/, ''))
}

/** Whether a repository with a tag is an image of a server, and no host with a port or user with a group. */
export function isTaggedServer(repository: string, tag: string): boolean {
  return holdsServer(repository) && !/^\d{4,5}$/.test(tag) && (/[\d$]|\{\{|<%/.test(tag) || isMoving(tag))
}

/** Versions that products have or had, by fork: any other number is no version. */
const VERSIONS = { mysql: /^(?:5\.[567]|[89])(?:\.|$)/, mariadb: /^(?:5\.5|1[0-3])(?:\.|$)/ } as const

/** Whether a number may be the version of a server. */
export function mayBeVersion(fork: Family['fork'], version: string): boolean {
  return VERSIONS[fork].test(version)
}

/** Family of the server in an image, or of a product, as far as the name tells. */
export function familyOfImage(image: string): Family {
  const name = lastPart(image).toLowerCase()
  return FAMILIES.find(({ fork }) => name.startsWith(fork)) ?? USUAL_FAMILY
}

/** Whether an image may be another version tomorrow: it has no digest, and no tag or one that moves. */
export function isFloating(image: string): boolean {
  const { tag, digest } = partsOf(image)
  return digest === undefined && (tag === undefined || MOVING.has(tag))
}

/** The registry of the image, if pulling from it may take a login; undefined: it is public. */
export function privateRegistry(image: string): string | undefined {
  const registry = REGISTRY.exec(image)?.[0].slice(0, -1)
  return registry === undefined || PUBLIC_REGISTRIES.has(registry) ? undefined : registry
}

/** Whether an image that contains an expression may hold a server: often only its tag is one. */
export function mayHoldServer(image: string): boolean {
  const [literal = ''] = image.split(/\$|\{\{|<%/, 1)
  const colon = literal.lastIndexOf(':')
  return colon > literal.lastIndexOf('/') ? holdsServer(literal.slice(0, colon)) : speaksOfServer(image)
}

/** Whether a text names a product whose servers we measure. */
export function speaksOfServer(text: string): boolean {
  return FAMILIES.some(({ imageWords }) => imageWords.some((word) => text.toLowerCase().includes(word)))
}
