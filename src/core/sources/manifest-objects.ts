/** Objects of a YAML file: those of Kubernetes, and other documents, such as a chart's values. */

import type { KeyPath } from '../suite/problems.ts'
import { hasServerGroup, isOptionText, textOfScript } from './embedded-options.ts'
import { withoutMasks } from './template-expressions.ts'
import { readYamlDocuments, type YamlDocuments } from './yaml-documents.ts'
import { asList, asMap, textLines, type Values, valueAt, type YamlSource } from './yaml-source.ts'

export interface ManifestObject {
  readonly source: YamlSource
  /** Place of the object in its document. */
  readonly path: KeyPath
  readonly value: Values
  /** Undefined for anything but an object of Kubernetes. */
  readonly kind: string | undefined
  /** Group of the kind's API; empty for those of Kubernetes itself. */
  readonly api: string
  readonly name: string | undefined
  readonly namespace: string | undefined
}

/** All objects of the documents, including those in lists and in YAML that is a text inside them. */
export function objectsOf(documents: YamlDocuments, file: string): ManifestObject[] {
  const lines = documents.text.split('\n')
  const { expressions } = documents
  const tops = documents.documents.flatMap((tree) =>
    objectsIn({ tree, file, lines, lineOf: (line) => line, expressions }, [], tree.value),
  )
  return tops.flatMap((top) => [top, ...textsOf(top).flatMap((path) => objectsInText(top, path))])
}

/** Keys of lists of objects. */
const LISTS: readonly string[] = ['items', 'objects']

function objectsIn(source: YamlSource, path: KeyPath, value: unknown): ManifestObject[] {
  const map = asMap(value)
  const [kind, api, name, namespace] = [['kind'], ['apiVersion'], ['metadata', 'name'], ['metadata', 'namespace']].map(
    (keys) => asName(valueAt(map, keys)),
  )
  const isObject = kind !== undefined && api !== undefined
  const key =
    isObject && /^(?:Template|\w*List)$/.test(kind) ? LISTS.find((list) => Array.isArray(map[list])) : undefined
  if (key !== undefined)
    return asList(map[key]).flatMap((item, index) => objectsIn(source, [...path, key, index], item))
  const group = api?.includes('/') ? api.replace(/\/.*$/s, '') : ''
  return [{ source, path, value: map, kind: isObject ? kind : undefined, api: group, name, namespace }]
}

const LONGEST_NAME = 300

/** A word that names something, without expressions of a template. */
function asName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_NAME) return undefined
  const name = withoutMasks(value).replace(/^[-.]+|[-.]+$/g, '')
  return name === '' ? undefined : name
}

/** Paths of all texts in an object. */
export function* textPaths(value: unknown, path: KeyPath): Generator<{ path: KeyPath; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textPaths(item, [...path, index])
  else for (const [key, item] of Object.entries(asMap(value))) yield* textPaths(item, [...path, key])
}

function textsOf({ value, path }: ManifestObject): KeyPath[] {
  const inside = [...textPaths(value, path)].filter(
    ({ text }) => hasServerGroup(text) && !isOptionText(text) && textOfScript(text) === undefined,
  )
  return inside.map((each) => each.path)
}

/**
 * Objects of a text that is YAML itself, such as the values of a chart in an application of Argo CD; none for all
 * others.
 */
function objectsInText(around: ManifestObject, path: KeyPath): ManifestObject[] {
  const text = around.source.tree.textOf(path) ?? ''
  const { documents, problems } = readYamlDocuments(text, around.source.file)
  if (problems.length > 0) return []
  const lineOf = textLines(around.source, path)
  const { file, expressions } = around.source
  return documents
    .map((tree): YamlSource => ({ tree, file, lines: text.split('\n'), lineOf, expressions }))
    .flatMap((source) => objectsIn(source, [], source.tree.value))
    .map((object) => ({ ...object, name: object.name ?? around.name, namespace: object.namespace ?? around.namespace }))
}
