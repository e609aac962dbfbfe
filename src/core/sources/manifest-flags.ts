/** Flags of servers in the containers of manifests, and in the values of charts. */

import type { KeyPath } from '../suite/problems.ts'
import type { Located } from '../suite/suite.ts'
import { LONGEST_FILLED } from './interpolation.ts'
import { FLAGS_KEYS } from './manifest-kinds.ts'
import type { Part } from './manifest-parts.ts'
import { optionsOfArguments } from './server-arguments.ts'
import { asList, asMap, keyLine, knownText, valueAt, valueLine, writtenAt, type YamlSource } from './yaml-source.ts'

const COMMAND_KEYS = ['command', 'args'] as const

/** Whether a map has a command or its arguments. */
export function hasCommand(value: unknown): boolean {
  return COMMAND_KEYS.some((key) => asMap(value)[key] !== undefined && asMap(value)[key] !== null)
}

/** The flags of the container at a path: those of its command, and then of its arguments. */
export function flagsOfContainer(source: YamlSource, path: KeyPath): Part {
  const first = COMMAND_KEYS.map((key) => [...path, key]).find((each) => source.tree.has(each)) ?? path
  const words = COMMAND_KEYS.flatMap((key) => wordsAt(source, [...path, key]))
  return part(source, first, words)
}

/** Flags in one text next to an option file, by the keys that charts have for them. */
export function flagsBeside(source: YamlSource, path: KeyPath): Part | undefined {
  const here = FLAGS_KEYS.map((key) => [...path, key]).find((each) => writtenAt(source, each) !== undefined)
  if (here === undefined) return undefined
  const words = (writtenAt(source, here) ?? '').split(/\s+/).filter((word) => word !== '')
  const line = valueLine(source, here)
  return part(
    source,
    here,
    words.map((value) => ({ value, file: source.file, line })),
  )
}

/** The words of a list, or of a text; variables of the container's own environment are filled in. */
function wordsAt(source: YamlSource, path: KeyPath): Located<string>[] {
  const value = valueAt(source.tree.value, path)
  const paths = Array.isArray(value) ? asList(value).map((_, index) => [...path, index]) : [path]
  const environment = environmentOf(source, path.slice(0, -1))
  return paths.flatMap((each) => {
    const word = writtenAt(source, each)
    if (word === undefined) return []
    return [{ value: fillIn(word, environment), file: source.file, line: valueLine(source, each) }]
  })
}

function environmentOf(source: YamlSource, path: KeyPath): ReadonlyMap<string, string> {
  const here = [...path, 'env']
  const pairs = asList(valueAt(source.tree.value, here)).flatMap((_, index) => {
    const [name, value] = ['name', 'value'].map((key) => knownText(source, [...here, index, key])?.value)
    return name === undefined || value === undefined ? [] : [[name, value] as const]
  })
  return new Map(pairs)
}

/** `$(NAME)` as Kubernetes replaces it, if the container defines it; `$$(NAME)` is no variable. */
function fillIn(word: string, environment: ReadonlyMap<string, string>): string {
  let room = LONGEST_FILLED
  return word.replace(/\$\$|\$\(([A-Za-z_][\w.-]*)\)/g, (written, name) => {
    if (name === undefined) return '$'
    const value = environment.get(name) ?? written
    room -= value.length
    return room < 0 ? written : value
  })
}

function part(source: YamlSource, path: KeyPath, words: readonly Located<string>[]): Part {
  return { path, line: keyLine(source, path), options: optionsOfArguments(words), problems: [], warnings: [] }
}
