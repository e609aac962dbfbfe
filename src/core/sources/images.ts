/**
 * Judges by an image's name whether it holds a server, may become another version, or may need a login to be pulled.
 */

import { FAMILIES, USUAL_FAMILY } from '../families/families.ts'
import type { Family } from '../families/family.ts'
import { words } from '../lists.ts'

const PUBLIC_REGISTRIES = words(
  'docker.io index.docker.io registry-1.docker.io quay.io ghcr.io public.ecr.aws mcr.microsoft.com ' +
    'mirror.gcr.io container-registry.oracle.com',
)
/** Tags that may name another version tomorrow. */
const MOVING = words('latest lts innovation stable edge rolling verylatest')

function partsOf(image: string) {
  const [name = '', digest] = image.split('@')
  const colon = name.lastIndexOf(':')
  // A colon before a slash belongs to a registry's port.
  if (colon <= name.lastIndexOf('/')) return { repository: name, tag: undefined, digest }
  return { repository: name.slice(0, colon), tag: name.slice(colon + 1), digest }
}

function lastPart(image: string): string {
  return partsOf(image).repository.split('/').at(-1) ?? ''
}

/** Whether an image holds a server. Only the last part of its name counts, because registries and users differ. */
export function holdsServer(image: string): boolean {
  return FAMILIES.some(({ images }) => images.test(lastPart(image)))
}

/** Whether a tag may name another version tomorrow. Variants such as `latest-slim` count, too. */
export function isMoving(tag: string): boolean {
  return MOVING.has(tag.split('-', 1)[0] ?? '')
}

/**
 * Whether `repository:tag` is a server's image. It may also be a host with a port, such as `mysql:3306`, or a user with
 * a group, such as `mysql:mysql`.
 */
export function isTaggedServer(repository: string, tag: string): boolean {
  return holdsServer(repository) && (/[\d$]|\{\{|<%/.test(tag) || isMoving(tag))
}

/** Versions that each fork has or had. Any other number next to a product's name is no version. */
const VERSIONS = { mysql: /^(?:5\.[567]|[89])(?:\.|$)/, mariadb: /^(?:5\.5|1[0-3])(?:\.|$)/ } as const

export function mayBeVersion(fork: Family['fork'], version: string): boolean {
  return VERSIONS[fork].test(version)
}

/**
 * Family (MySQL or MariaDB) of the server in an image, or of a product, as far as the name shows it; default: MySQL.
 */
export function familyOfImage(image: string): Family {
  const name = lastPart(image).toLowerCase()
  return FAMILIES.find(({ fork }) => name.startsWith(fork)) ?? USUAL_FAMILY
}

/**
 * Whether an image may be another version tomorrow: it has no digest, and either no tag or one of the tags in MOVING.
 */
export function isFloating(image: string): boolean {
  const { tag, digest } = partsOf(image)
  return digest === undefined && (tag === undefined || MOVING.has(tag))
}

/** The registry of the image, if pulling from it may need a login; undefined: it is public. */
export function privateRegistry(image: string): string | undefined {
  const [registry = '', ...path] = image.split('/')
  // A registry's name has a dot or a port, unlike the name of a user in Docker's usual registry.
  const isRegistry = path.length > 0 && (registry === 'localhost' || registry.includes('.') || registry.includes(':'))
  return isRegistry && !PUBLIC_REGISTRIES.has(registry) ? registry : undefined
}

/**
 * Whether an image with an expression in its name may hold a server. If only the tag is an expression, the name
 * decides.
 */
export function mayHoldServer(image: string): boolean {
  const [literal = ''] = image.split(/\$|\{\{|<%/, 1)
  const { tag, digest } = partsOf(literal)
  if ((tag ?? digest) !== undefined) return holdsServer(literal)
  return FAMILIES.some(({ imageWords }) => imageWords.some((word) => image.toLowerCase().includes(word)))
}
