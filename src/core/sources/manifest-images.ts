/** Images of servers in manifests and in the values of charts, as one text or in parts. */

import { isMap } from '../suite/consistency.ts'
import type { KeyPath } from '../suite/problems.ts'
import type { Located } from '../suite/suite.ts'
import { holdsServer, mayHoldServer } from './images.ts'
import { knownText, located, valueAt, writtenAt, type YamlSource } from './yaml-source.ts'

/** An image that a map names. `open`: unknown until it is filled in, so it may be a server's or not. */
export type NamedImage =
  | { readonly kind: 'server'; readonly image: Located<string> }
  | { readonly kind: 'open'; readonly image: Located<string> }
  | { readonly kind: 'other' }

/** The image that the map at a path names; undefined if it names none. */
export function imageIn(source: YamlSource, path: KeyPath): NamedImage | undefined {
  const here: KeyPath = [...path, 'image']
  const value = valueAt(source.tree.value, here)
  return isMap(value) ? imageOfParts(source, here) : value === undefined ? undefined : imageOfText(source, path, here)
}

function imageOfText(source: YamlSource, around: KeyPath, path: KeyPath): NamedImage | undefined {
  // Old charts have the tag next to the name.
  return joined(source, [], path, [...around, 'imageTag'], [])
}

function imageOfParts(source: YamlSource, path: KeyPath): NamedImage | undefined {
  const [registry, repository, tag, digest] = ['registry', 'repository', 'tag', 'digest'].map((key) => [...path, key])
  const name = repository ?? path
  if (writtenAt(source, name) === undefined) return undefined
  return joined(source, registry ?? [], name, tag ?? [], digest ?? [])
}

function joined(source: YamlSource, registry: KeyPath, name: KeyPath, tag: KeyPath, digest: KeyPath): NamedImage {
  const paths = [registry, name, tag, digest].map((path) => (path.length === 0 ? undefined : path))
  const written = paths.map((path) => (path === undefined ? undefined : writtenAt(source, path)))
  const known = paths.map((path) => (path === undefined ? undefined : knownText(source, path)))
  const join = ([host, path = '', version, hash]: readonly (string | undefined)[]) =>
    [
      host === undefined ? '' : `${host}/`,
      path,
      version === undefined ? '' : `:${version}`,
      hash ? `@${hash}` : '',
    ].join('')
  const open = written.findIndex((text, index) => text !== undefined && known[index] === undefined)
  if (open >= 0) return { kind: 'open', image: located(join(written), source, paths[open] ?? name) }
  const image = join(known.map((text) => text?.value))
  const place = known[3] ?? known[2] ?? known[1]
  if (place === undefined || !holdsServer(image)) return { kind: 'other' }
  return { kind: 'server', image: { ...place, value: image } }
}

/** The image of the nearest map around a path that names a server's; undefined if none does. */
export function imageAround(source: YamlSource, path: KeyPath, top: KeyPath): Located<string> | undefined {
  for (let length = path.length - 1; length >= top.length; length--) {
    const named = imageIn(source, path.slice(0, length))
    if (named?.kind === 'server') return named.image
    if (named?.kind === 'open' && mayHoldServer(named.image.value)) return named.image
  }
  return undefined
}
