/** Questions about servers that files configure. */

import { isUnread, UNREAD_MARK } from '../names.ts'
import { isMariaDb } from '../sources/images.ts'
import type { ConfiguredServer } from '../sources/source.ts'
import { readersOf } from '../suite/option-groups.ts'
import { IMAGE_NAME, type ServerOption } from '../suite/suite.ts'
import type { GatedSource } from './findings.ts'

type Servers = Pick<GatedSource, 'servers'>

/** Stands for an image that is known only when it is used. */
const OPEN_IMAGE = `${UNREAD_MARK}image`

export function settingsOf({ options }: ConfiguredServer): ServerOption[] {
  return options.filter(({ name }) => name !== OPEN_IMAGE)
}

export function unknownSettingsOf(server: ConfiguredServer): ServerOption[] {
  return settingsOf(server).filter(isUnread)
}

export function hasSettings({ servers }: Servers): boolean {
  return servers.some((server) => settingsOf(server).length > 0)
}

/** The image, where one can be started from it. */
export function imageOf({ image }: ConfiguredServer): string | undefined {
  return image !== undefined && IMAGE_NAME.test(image.value) ? image.value : undefined
}

/** The image as it is written, where its name is known only when it is used. */
export function openImageOf(server: ConfiguredServer): string | undefined {
  const written = server.options.find(({ name }) => name === OPEN_IMAGE)?.value ?? server.image?.value
  return imageOf(server) === undefined ? written : undefined
}

/** Each image once. */
export function imagesOf(sources: readonly Servers[]): string[] {
  return [...new Set(sources.flatMap(({ servers }) => servers.flatMap((server) => imageOf(server) ?? [])))]
}

/**
 * Whether only MariaDB reads all of a source’s settings, or its image is one of MariaDB, as far as groups and names
 * tell.
 */
export function isForMariaDb({ servers }: Servers): boolean {
  const groups = servers.flatMap(({ options }) => options.flatMap(({ group }) => group ?? []))
  const isOurs = groups.length > 0 && groups.every((group) => /^(?:mariadb|galera)/.test(readersOf(group)))
  return isOurs || servers.some((server) => isMariaDb(imageOf(server) ?? openImageOf(server) ?? ''))
}

/** Files other than its own that a source leads to. */
export function otherFilesOf({ files, servers }: Pick<GatedSource, 'files' | 'servers'>): string[] {
  const places = servers.flatMap(({ options, image, family }) => [...options, image ?? [], family ?? []].flat())
  return [...new Set(places.map(({ file }) => file))].filter((file) => !files.includes(file))
}
