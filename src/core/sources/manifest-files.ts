/** Objects that hold files for others, such as ConfigMaps: their files that configure a server. */

import { OPTION_NAME } from '../suite/option-file.ts'
import type { KeyPath } from '../suite/problems.ts'
import { FILE_KINDS, INCLUDE_KEY } from './manifest-kinds.ts'
import type { ManifestObject } from './manifest-objects.ts'
import { type Part, partAt, textPart, variablesPart } from './manifest-parts.ts'
import type { Mount } from './manifest-pods.ts'
import { areServerVariables } from './variable-names.ts'
import { asMap, valueAt } from './yaml-source.ts'

/** A file of an object, or its variables. */
export interface FilePart extends Part {
  readonly object: ManifestObject
  /** The file's name; undefined for variables, which are no file. */
  readonly key: string | undefined
}

/** @param isRead whether a server of the file takes the object's keys for variables */
export function filePartsOf(object: ManifestObject, isRead: boolean): FilePart[] {
  const sections = FILE_KINDS[object.kind ?? ''] ?? []
  return sections.flatMap((section) => partsIn(object, [...object.path, section], isRead))
}

function partsIn(object: ManifestObject, path: KeyPath, isRead: boolean): FilePart[] {
  const data = asMap(valueAt(object.source.tree.value, path))
  const parts = Object.entries(data).flatMap(([key, value]) => {
    const part = typeof value === 'string' && key !== INCLUDE_KEY ? partAt(object, [...path, key], value) : undefined
    return part === undefined ? [] : [{ ...part, object, key }]
  })
  if (parts.length > 0) return parts
  const names = Object.keys(data).filter((key) => key !== INCLUDE_KEY)
  const isVariables = areServerVariables(names) || (isRead && names.every((name) => OPTION_NAME.test(name)))
  return isVariables ? [variablesIn(object, path)] : []
}

function variablesIn(object: ManifestObject, path: KeyPath): FilePart {
  const { source } = object
  const variables = variablesPart(source, path, (key) => key === INCLUDE_KEY)
  const include = [...path, INCLUDE_KEY]
  const parts = source.tree.textOf(include) === undefined ? [variables] : [variables, textPart(source, include)]
  return {
    path,
    line: variables.line,
    options: parts.flatMap(({ options }) => options),
    problems: parts.flatMap(({ problems }) => problems),
    warnings: parts.flatMap(({ warnings }) => warnings),
    object,
    key: undefined,
  }
}

/**
 * Files that a server gets from other objects, in the order in which it reads them. `copied`: from another container.
 */
export function mountedFiles(
  mounts: readonly Mount[],
  namespace: string | undefined,
  files: readonly FilePart[],
): { readonly read: readonly FilePart[]; readonly copied: readonly FilePart[] } {
  const found = mounts.flatMap((mount) =>
    files.filter((file) => isMounted(file, mount, namespace)).map((file) => ({ file, target: targetOf(file, mount) })),
  )
  const read = found.flatMap(({ file, target }) => (target === undefined ? [] : [{ file, target }]))
  const inOrder = read.toSorted((one, other) => compareWords(orderOf(one.target), orderOf(other.target)))
  return {
    read: [...new Set(inOrder.map(({ file }) => file))],
    copied: [...new Set(found.flatMap(({ file, target }) => (target === undefined ? [file] : [])))],
  }
}

function isMounted({ object, key }: FilePart, mount: Mount, namespace: string | undefined): boolean {
  if (object.kind !== mount.kind || object.name !== mount.name) return false
  if ((object.namespace ?? namespace) !== (namespace ?? object.namespace)) return false
  return mount.keys === undefined || key === undefined || mount.keys.includes(key)
}

function targetOf({ key = '' }: FilePart, { target }: Mount): string | undefined {
  return target?.endsWith('/') ? target + key : target
}

/** The main file comes first, as it includes the directories, whose files come by name. */
function orderOf(target: string): string {
  return `${/\.d\/[^/]*$/.test(target) ? 1 : 0}${target.split('/').at(-1) ?? ''}`
}

function compareWords(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
