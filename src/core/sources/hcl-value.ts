/** Values of HCL, each with the place where a person would change it. */

import type { SourceLine } from '../names.ts'
import type { HclLiteral } from './hcl.ts'
import { isHclNumber, numberToText } from './hcl-number.ts'

interface Origin {
  readonly place: SourceLine
  /** The text that it comes from; if part of it is unknown, known values take the place of references. */
  readonly written: string
}

/** A piece of a text that has lines of its own; `text` is undefined if unknown. */
export interface TextPiece extends Origin {
  readonly text: string | undefined
  /** Whether it is the value of an expression inside the text. */
  readonly isInserted?: boolean | undefined
}

export interface ScalarValue extends Origin {
  readonly kind: 'scalar'
  readonly value: HclLiteral
  /** Origins of the parts of a text that has several lines or parts. */
  readonly pieces?: readonly TextPiece[] | undefined
}

export interface ListValue extends Origin {
  readonly kind: 'list'
  readonly items: readonly HclValue[]
}

export interface MapValue extends Origin {
  readonly kind: 'map'
  readonly entries: ReadonlyMap<string, HclValue>
}

/** A value that no file gives. */
export interface UnknownValue extends Origin {
  readonly kind: 'unknown'
  readonly pieces?: readonly TextPiece[] | undefined
  /** Whether it surely is an error, such as a key that a map does not have: `try` goes on with the next. */
  readonly isError?: boolean | undefined
}

export type HclValue = ScalarValue | ListValue | MapValue | UnknownValue

/** Text of a literal as Terraform converts it; undefined for null and for numbers whose digits go on. */
export function literalText(value: HclLiteral): string | undefined {
  if (value === null) return undefined
  return isHclNumber(value) ? numberToText(value) : String(value)
}

/** Text of a value; undefined if it is none, or unknown. */
export function textOf(value: HclValue | undefined): string | undefined {
  return value?.kind === 'scalar' ? literalText(value.value) : undefined
}

export function isNull(value: HclValue): boolean {
  return value.kind === 'scalar' && value.value === null
}

/** Keys and values in Terraform's order: maps in the order of their keys. Undefined if it is no collection. */
export function elementsOf(value: HclValue): readonly (readonly [string, HclValue])[] | undefined {
  if (value.kind === 'list') return value.items.map((item, index) => [String(index), item] as const)
  if (value.kind !== 'map') return undefined
  return [...value.entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}

/** Number of elements; 1 if it is no collection. */
export function sizeOf(value: HclValue): number {
  if (value.kind === 'list') return value.items.length
  return value.kind === 'map' ? value.entries.size : 1
}
