/** The image for servers: that of the gated files, else the likeliest of a repository. */

import { IMAGE_NAME } from '../suite/suite.ts'
import type { FileKind } from './file-kinds.ts'
import { isSample } from './file-kinds.ts'
import type { ChosenImage, FoundSource, GatedSource } from './findings.ts'
import { imageOf, imagesOf } from './server-facts.ts'

/** Kinds that name images, the one that is likeliest that of production first. */
const ORDER: readonly FileKind[] = ['compose file', 'Dockerfile', 'YAML file', 'workflow']

/**
 * @param asked the value of --image
 * @param found everything that configures servers, even if it is not gated
 */
export function chooseImage(
  asked: string | undefined,
  configs: readonly GatedSource[],
  found: readonly FoundSource[],
): ChosenImage | undefined {
  if (asked !== undefined && IMAGE_NAME.test(asked)) return { kind: 'flag', image: asked }
  const images = imagesOf(configs)
  if (images.length > 0) return { kind: 'of-files', images }
  const files = new Set(configs.flatMap((config) => config.files))
  const named = found.flatMap(({ path, kind, servers }) =>
    servers.flatMap((server) => {
      const image = imageOf(server)
      const isUser = server.options.some(({ file }) => files.has(file))
      const rank = ORDER.indexOf(kind) + (isSample(path) ? ORDER.length : 0)
      return image === undefined ? [] : [{ image, path, at: server.at, rank: isUser ? -1 : rank }]
    }),
  )
  const [first] = named.toSorted((one, other) => one.rank - other.rank)
  return first && { kind: 'found', image: first.image, path: first.path, at: first.at }
}

/** The image of servers that name none; undefined if several are named. */
export function sharedImage(image: ChosenImage): string | undefined {
  if (image.kind !== 'of-files') return image.image
  return image.images.length === 1 ? image.images[0] : undefined
}
