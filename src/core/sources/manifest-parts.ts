/** Pieces of servers' configuration in an object of a manifest: option files as text, and variables as keys. */

import { isMap } from '../suite/consistency.ts'
import { readOptionFileLine } from '../suite/option-file.ts'
import type { KeyPath } from '../suite/problems.ts'
import type { Problem, ServerOption } from '../suite/suite.ts'
import type { DirectiveWarning } from '../warnings/warning.ts'
import { isOpen, isOptionText, readEmbeddedOptions, textOfScript } from './embedded-options.ts'
import { NAME_KEYS, OPTIONS_KEY, OTHER_LISTS, VALUE_KEYS, VARIABLES_KEY } from './manifest-kinds.ts'
import type { ManifestObject } from './manifest-objects.ts'
import { unknownOption } from './source.ts'
import { isMasked, unmask } from './template-expressions.ts'
import { areServerVariables } from './variable-names.ts'
import { asMap, keyLine, textLines, valueAt, valueLine, writtenAt, type YamlSource } from './yaml-source.ts'

export interface Part {
  readonly path: KeyPath
  /** Line where it begins. */
  readonly line: number
  readonly options: readonly ServerOption[]
  readonly problems: readonly Problem[]
  readonly warnings: readonly DirectiveWarning[]
}

/**
 * The part that a value is, by its form alone: an option file, or a map or list of variables; undefined for all others.
 */
export function partAt({ source }: ManifestObject, path: KeyPath, value: unknown): Part | undefined {
  const key = String(path.findLast((step) => typeof step === 'string') ?? '')
  if (typeof value === 'string') {
    const isText = isOptionText(value) || isBareText(key, value) || textOfScript(value) !== undefined
    return isText ? textPart(source, path) : undefined
  }
  if ((path.length > 0 && !VARIABLES_KEY.test(key)) || OTHER_LISTS.includes(key)) return undefined
  if (isMap(value)) return areServerVariables(Object.keys(value)) ? variablesPart(source, path) : undefined
  if (typeof path.at(-1) !== 'string' || !Array.isArray(value)) return undefined
  const names = value.map((item) => namedIn(item)?.name ?? '')
  return areServerVariables(names) ? variablesPart(source, path) : undefined
}

/** Whether a text has no group, and nothing but variables of a server. */
function isBareText(key: string, text: string): boolean {
  return OPTIONS_KEY.test(key) && !hasGroup(text) && areServerVariables(namesIn(text))
}

function hasGroup(text: string): boolean {
  return /^[ \t]*\[/m.test(text)
}

function namesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const read = readOptionFileLine(line, true)
    return read.kind === 'option' ? [read.name] : []
  })
}

/** An option file that is a text, or that a script writes; one without a group is the server's. */
export function textPart(source: YamlSource, path: KeyPath): Part {
  const whole = source.tree.textOf(path) ?? ''
  const script = isOptionText(whole) ? undefined : textOfScript(whole)
  const text = script ?? whole
  const lineOf = textLines(source, path)
  const isBare = !hasGroup(text)
  const { file, expressions } = source
  const key = String(path.findLast((step) => typeof step === 'string') ?? '')
  const read = readEmbeddedOptions({
    text: isBare ? `[mysqld]\n${text}` : text,
    file,
    key,
    lineOf: isBare ? (line) => lineOf(Math.max(1, line - 1)) : lineOf,
    expressions,
    isWritten: script !== undefined,
  })
  return { path, line: keyLine(source, path), ...read }
}

/** Variables as the keys of a map, or as a list of names with values. @param isPassedOver keys that are no variables */
export function variablesPart(
  source: YamlSource,
  path: KeyPath,
  isPassedOver: (key: string) => boolean = () => false,
): Part {
  const value = valueAt(source.tree.value, path)
  const options = Array.isArray(value)
    ? value.flatMap((item, index) => listedOption(source, [...path, index], item))
    : Object.keys(asMap(value))
        .filter((name) => !isPassedOver(name))
        .map((name) => optionAt(source, [...path, name], name))
  return { path, line: keyLine(source, path), options, problems: [], warnings: [] }
}

/** A name and a value under keys of their own; `value` is its path. */
function namedIn(
  item: unknown,
): { readonly name: string; readonly nameKey: string; readonly valueKey: string } | undefined {
  const nameKey = NAME_KEYS.find((key) => typeof asMap(item)[key] === 'string')
  const valueKey = VALUE_KEYS.find((key) => Object.hasOwn(asMap(item), key))
  if (nameKey === undefined || valueKey === undefined) return undefined
  return { name: String(asMap(item)[nameKey]), nameKey, valueKey }
}

function listedOption(source: YamlSource, path: KeyPath, item: unknown): ServerOption[] {
  const named = namedIn(item)
  if (named === undefined) {
    const key = String(path.at(-2) ?? '')
    return [unknownOption(key, describe(source, path), { file: source.file, line: keyLine(source, path) })]
  }
  return [optionAt(source, [...path, named.valueKey], named.name)]
}

/** The option of a name whose value is at a path. */
export function optionAt(source: YamlSource, path: KeyPath, name: string): ServerOption {
  const place = { file: source.file, line: valueLine(source, path) }
  const shown = unmask(name, source.expressions)
  const value = valueAt(source.tree.value, path)
  if (value === null) return { name: shown, value: undefined, group: undefined, ...place }
  const text = source.tree.textOf(path)
  if (text === undefined || isMasked(name) || isOpen(text)) return unknownOption(shown, describe(source, path), place)
  return { name: shown, value: text, group: undefined, ...place }
}

/** A value as a person would write it on one line. */
export function describe(source: YamlSource, path: KeyPath): string {
  const value = valueAt(source.tree.value, path)
  const scalar = writtenAt(source, path)
  if (scalar !== undefined) return scalar
  const [tag, ...others] = Object.keys(asMap(value))
  if (tag !== undefined && others.length === 0 && /^!/.test(tag)) return `${tag} ${describe(source, [...path, tag])}`
  if (Array.isArray(value)) return `[${value.map((_, index) => describe(source, [...path, index])).join(', ')}]`
  if (!isMap(value)) return ''
  return `{${Object.keys(value)
    .map((key) => `${key}: ${describe(source, [...path, key])}`)
    .join(', ')}}`
}

/** Paths and values of all maps, lists and texts of an object; `isPassedOver` names those to skip. */
export function* valuesOf(
  value: unknown,
  path: KeyPath,
  isPassedOver: (path: KeyPath, value: unknown) => boolean,
): Generator<{ path: KeyPath; value: unknown }> {
  if (isPassedOver(path, value)) return
  yield { path, value }
  const entries = Array.isArray(value) ? value.entries() : Object.entries(asMap(value))
  for (const [step, item] of entries) {
    if (typeof item === 'string' || typeof item === 'object') yield* valuesOf(item, [...path, step], isPassedOver)
  }
}
