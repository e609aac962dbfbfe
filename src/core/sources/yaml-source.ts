/** Values of a YAML file with the lines of the file, including YAML that is a text inside another YAML file. */

import { isMap } from '../suite/consistency.ts'
import type { KeyPath } from '../suite/problems.ts'
import type { Located } from '../suite/suite.ts'
import type { YamlTree } from '../suite/yaml-tree.ts'
import { isOpen } from './embedded-options.ts'
import { unmask } from './template-expressions.ts'

export interface YamlSource {
  readonly tree: YamlTree
  /** Path of the file, as the user wrote it. */
  readonly file: string
  /** Lines of the text that the tree was read from. */
  readonly lines: readonly string[]
  /** Line of the file that a line of the text is, both 1-based. */
  readonly lineOf: (line: number) => number
  /** Expressions whose words are in the text, see template-expressions.ts. */
  readonly expressions: readonly string[]
}

export type Values = Readonly<Record<string, unknown>>

export function asMap(value: unknown): Values {
  return isMap(value) ? value : {}
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value at a path, undefined if there is none. Inherited keys do not count. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((around, step) => {
    if (Array.isArray(around)) return around[Number(step)]
    return isMap(around) && Object.hasOwn(around, step) ? around[step] : undefined
  }, value)
}

/** Paths that exist; a `*` stands for every item of a list. */
export function pathsTo(value: unknown, pattern: readonly string[], from: KeyPath = []): KeyPath[] {
  const [step, ...rest] = pattern
  if (step === undefined) return [from]
  if (step === '*') return asList(value).flatMap((item, index) => pathsTo(item, rest, [...from, index]))
  return isMap(value) && Object.hasOwn(value, step) ? pathsTo(value[step], rest, [...from, step]) : []
}

/** Line of the key that leads to a value; an item of a list has its own line. */
export function keyLine({ tree, lineOf }: YamlSource, path: KeyPath): number {
  return lineOf(tree.keyPositionOf(path).line)
}

/** Line on which a person would change a value: for an alias, that of its anchor. */
export function valueLine({ tree, lineOf }: YamlSource, path: KeyPath): number {
  return lineOf((tree.scalarOf(path)?.position ?? tree.keyPositionOf(path)).line)
}

/** A scalar as it is written, with its line; undefined if there is none, or its value must first be filled in. */
export function knownText(source: YamlSource, path: KeyPath): Located<string> | undefined {
  const text = writtenAt(source, path)
  return text === undefined || isOpen(text) ? undefined : located(text, source, path)
}

/** A scalar as it is written, with its expressions; undefined if there is none, or it is empty. */
export function writtenAt({ tree, expressions }: YamlSource, path: KeyPath): string | undefined {
  const text = tree.textOf(path)
  const isMissing = text === undefined || text === '' || valueAt(tree.value, path) === null
  return isMissing ? undefined : unmask(text, expressions)
}

/** The value at a path, with its line. */
export function located(value: string, source: YamlSource, path: KeyPath): Located<string> {
  return { value, file: source.file, line: valueLine(source, path) }
}

/**
 * The line of the file for every line of a text in YAML. A quoted text spans few lines, so all have the line of the
 * key.
 */
export function textLines(source: YamlSource, path: KeyPath): (line: number) => number {
  const scalar = source.tree.scalarOf(path)
  if (scalar === undefined || (scalar.style === 'flow' && !scalar.isAlias)) return () => keyLine(source, path)
  const start = scalar.position.line
  if (scalar.style === 'flow') return () => source.lineOf(start)
  if (scalar.style === 'literal') return (line) => source.lineOf(start + line)
  const lines = unfolded(source.tree.textOf(path) ?? '', source.lines, start)
  return (line) => source.lineOf(lines[line - 1] ?? start)
}

/**
 * The written line with which each line of a folded text begins: folding joins lines with a blank, and drops one line
 * break.
 */
function unfolded(text: string, written: readonly string[], header: number): number[] {
  let next = header
  const lineAt = (index: number) => (written[index] ?? '').trim()
  return text.split('\n').map((line) => {
    let rest = line.trim()
    if (rest === '') return Math.min(next + 1, written.length)
    while (next < written.length && lineAt(next) === '') next += 1
    const start = next + 1
    while (rest !== '' && next < written.length && rest.startsWith(lineAt(next))) {
      rest = rest.slice(lineAt(next).length).trimStart()
      next += 1
    }
    return start
  })
}
