/** Servers in pods: their containers, and the files that they mount from objects. */

import type { KeyPath } from '../suite/problems.ts'
import { FILE_KINDS, POD_KINDS } from './manifest-kinds.ts'
import type { ManifestObject } from './manifest-objects.ts'
import { asList, asMap, valueAt } from './yaml-source.ts'

/** A container of a pod, with the files of other objects that it may read. */
export interface Container {
  readonly path: KeyPath
  readonly name: string | undefined
  readonly mounts: readonly Mount[]
}

/** An object with files, as a pod has it. */
export interface Mount {
  readonly kind: string
  readonly name: string
  /** Keys of the files; undefined: all of them. */
  readonly keys: readonly string[] | undefined
  /**
   * Path in the container; undefined if only another container of the pod has it, such as one that copies the files.
   */
  readonly target: string | undefined
}

/** Containers of a kind that runs pods, without those that end before the others start. */
export function containersOf(object: ManifestObject): Container[] {
  const spec = POD_KINDS[object.kind ?? '']
  if (spec === undefined) return []
  const path: KeyPath = [...object.path, ...spec]
  const pod = asMap(valueAt(object.source.tree.value, path))
  return asList(pod.containers).map((container, index) => ({
    path: [...path, 'containers', index],
    name: textOf(asMap(container).name),
    mounts: asList(pod.volumes).flatMap((volume) => mountsOf(asMap(volume), asMap(container))),
  }))
}

type Values = Readonly<Record<string, unknown>>

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Files from objects in a volume, at each place where the container has it. */
function mountsOf(volume: Values, container: Values): Mount[] {
  const places = asList(container.volumeMounts)
    .map(asMap)
    .filter((mount) => textOf(mount.name) !== undefined && mount.name === volume.name)
  return sourcesOf(volume).flatMap((source) => {
    if (places.length === 0) return [{ ...source, target: undefined }]
    return places.flatMap((place) => placed(source, place))
  })
}

/** Files of one object in a volume, by their names there; undefined if they keep the names of their keys. */
interface Files {
  readonly kind: string
  readonly name: string
  readonly keys: readonly string[] | undefined
  readonly paths: ReadonlyMap<string, string>
}

function sourcesOf(volume: Values): Files[] {
  const projected = asList(asMap(volume.projected).sources).map(asMap)
  return [volume, ...projected].flatMap((source) => [
    ...filesOf('ConfigMap', source.configMap, 'name'),
    ...filesOf('Secret', source.secret, 'secretName'),
    ...filesOf('Secret', source.secret, 'name'),
  ])
}

function filesOf(kind: string, value: unknown, nameKey: string): Files[] {
  const name = textOf(asMap(value)[nameKey])
  if (name === undefined || !Object.hasOwn(FILE_KINDS, kind)) return []
  const items = asMap(value).items
  const pairs = asList(items).map((item) => [textOf(asMap(item).key) ?? '', textOf(asMap(item).path) ?? ''] as const)
  return [{ kind, name, keys: Array.isArray(items) ? pairs.map(([key]) => key) : undefined, paths: new Map(pairs) }]
}

function placed({ kind, name, keys, paths }: Files, place: Values): Mount[] {
  const target = textOf(place.mountPath) ?? ''
  const subPath = textOf(place.subPath)
  if (subPath === undefined) return [{ kind, name, keys, target: `${target}/` }]
  const key = [...paths].find(([, path]) => path === subPath)?.[0] ?? subPath
  return keys === undefined || keys.includes(key) ? [{ kind, name, keys: [key], target }] : []
}
