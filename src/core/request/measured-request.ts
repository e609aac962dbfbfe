/** The parts common to `qpsgate run` and `qpsgate plan`: what to measure and how to judge it. */

import type { Adjustments } from '../suite/adjust.ts'
import type { Rule } from '../suite/suite.ts'

/** The rules that hold if a suite and its base differ in them. */
export type RuleChoice = 'base' | 'head'

export interface SuiteRules {
  /** Git ref, or file, of the suite whose rules count; undefined: there is none. */
  readonly from: string | undefined
  readonly holds: RuleChoice
}

export type SubjectRequest =
  | {
      readonly kind: 'suite'
      readonly file: string
      /** Git ref, or file, of the suite before the change. */
      readonly base: string | undefined
      /** Whether it comes from somebody who may not write to the repository: then it brings no scripts of its own. */
      readonly isForeign?: boolean | undefined
      /** Default: changes that loosen the rules of the base are reported, and the suite's own hold. */
      readonly rules?: SuiteRules | undefined
    }
  | {
      readonly kind: 'config'
      /** Files that configure servers, directories of option files, and commands that print one. */
      readonly paths: readonly string[]
      /** Folder or file of a user's own workload that drives the servers; with it there may be no other path. */
      readonly workload?: string | undefined
      /** Git ref, or for one path a file or directory, of the version before the change. */
      readonly base: string
      /** Whether it comes from somebody who may not write to the repository: then it brings no commands of its own. */
      readonly isForeign?: boolean | undefined
    }

export interface MeasuredRequest {
  readonly subject: SubjectRequest
  /** Rules by which scenarios are compared. */
  readonly rules: readonly Rule[]
  /** Changes to the suite. */
  readonly adjustments: Adjustments
}

export interface PlanRequest extends MeasuredRequest {
  readonly server: ServerChoice
  /** Image of the servers, where it is not the suite's. */
  readonly image: string | undefined
  /** Memory of the production machines, bytes, by which formulas of clouds are computed; undefined: not known. */
  readonly memoryBytes: number | undefined
  /** How many machines are to share the plan; undefined: it is only shown. */
  readonly shards: number | undefined
  /** How many machines are to measure the same; undefined: it is only shown. */
  readonly machines: number | undefined
}

/** Source of the servers, regardless of the suite. */
export type ServerChoice = 'auto' | 'docker' | 'local' | 'external'
