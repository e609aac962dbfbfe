/**
 * A file in the language of Terraform, HCL, as a plain tree. Each piece has its line; src/edges/sources/hcl-tree.ts
 * makes it.
 */

import type { Problem } from '../suite/suite.ts'
import type { HclNumber } from './hcl-number.ts'

/** One file. */
export interface HclFile {
  /** Path as the user wrote it, with slashes. */
  readonly file: string
  readonly body: HclBody
}

/** The tree, and the first syntax error if there is one: the rest after it may be wrong. */
export interface HclReading {
  readonly tree: HclFile
  readonly problems: readonly Problem[]
}

/** Attributes and blocks, each kind in the order of the text. */
export interface HclBody {
  readonly attributes: readonly HclAttribute[]
  readonly blocks: readonly HclBlock[]
}

/** `name = value`. */
export interface HclAttribute {
  readonly name: string
  readonly value: HclExpression
  readonly line: number
}

/** `type "label" "label" { … }`. */
export interface HclBlock {
  readonly type: string
  readonly labels: readonly string[]
  readonly body: HclBody
  readonly line: number
}

export type HclLiteral = string | HclNumber | boolean | null

/** A piece of a template: a text of one line, with its line break, or an expression in `${ }`. */
export type HclTemplatePart =
  | { readonly kind: 'text'; readonly text: string; readonly line: number }
  | { readonly kind: 'expression'; readonly expression: HclExpression }

/** A step after a reference: `.name`, `.0`, or `[expression]`. */
export type HclStep = string | HclExpression

export interface HclEntry {
  readonly key: HclExpression
  readonly value: HclExpression
}

export type HclExpressionForm =
  | { readonly kind: 'literal'; readonly value: HclLiteral }
  /** Also a heredoc without expressions: its parts have the lines of its text. */
  | { readonly kind: 'template'; readonly parts: readonly HclTemplatePart[] }
  /** `var.name`, `local.name["key"]`, `data.type.name.attribute`. */
  | { readonly kind: 'reference'; readonly root: string; readonly path: readonly HclStep[] }
  /** Steps after an expression that is not a name, such as a function's value. */
  | { readonly kind: 'access'; readonly of: HclExpression; readonly path: readonly HclStep[] }
  | { readonly kind: 'list'; readonly items: readonly HclExpression[] }
  | { readonly kind: 'object'; readonly entries: readonly HclEntry[] }
  /** `isSpread`: the last argument is a list of arguments, `f(list...)`. */
  | {
      readonly kind: 'call'
      readonly name: string
      readonly arguments: readonly HclExpression[]
      readonly isSpread: boolean
    }
  | {
      readonly kind: 'conditional'
      readonly condition: HclExpression
      readonly whenTrue: HclExpression
      readonly whenFalse: HclExpression
    }
  /** One operand or two. */
  | { readonly kind: 'operation'; readonly operator: string; readonly operands: readonly HclExpression[] }
  /** A list if `key` is undefined; `names` are those of the element, or of its key and the element. */
  | {
      readonly kind: 'for'
      readonly names: readonly string[]
      readonly collection: HclExpression
      readonly key: HclExpression | undefined
      readonly value: HclExpression
      readonly condition: HclExpression | undefined
      /** Whether values of the same key become a list, `=> value...`. */
      readonly isGrouping: boolean
    }
  /** Anything else, such as a splat. */
  | { readonly kind: 'other' }

/**
 * An expression, the line where it begins, 1-based, and its text. The line of a heredoc is the first one of its text.
 */
export type HclExpression = HclExpressionForm & { readonly line: number; readonly written: string }
