/** Which of several images of servers a repository uses. */

import { isSample } from './file-kinds.ts'
import type { FoundImage, GatedConfig, Source } from './findings.ts'

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
