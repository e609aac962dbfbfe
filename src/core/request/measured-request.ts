/** What is measured and how it is judged: what `qpsgate run` and `qpsgate plan` are asked alike. */

import type { Adjustments } from '../suite/adjust.ts'
import type { Rule } from '../suite/suite.ts'

/** Whose rules hold where a suite and what it was before differ in them. */
export type RuleChoice = 'base' | 'head'

export interface SuiteRules {
  /** Git ref, or file, of the suite whose rules are looked at; undefined: there is none. */
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
      /** Default: it is told what the suite loosens in the rules of its base, and its own hold. */
      readonly rules?: SuiteRules | undefined
    }
  | {
      readonly kind: 'config'
      /** Files that configure servers, directories of option files, and commands that print one. */
      readonly paths: readonly string[]
      /** Folder or file of a workload of the user's own that drives the servers; with it there may be no other path. */
      readonly workload?: string | undefined
      /** Git ref, or for one path a file or directory, of what it was before the change. */
      readonly base: string
      /** Whether it comes from somebody who may not write to the repository: then it brings no commands of its own. */
      readonly isForeign?: boolean | undefined
    }

export interface MeasuredRequest {
  readonly subject: SubjectRequest
  /** What scenarios are compared with. */
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

/** Where servers shall come from, whatever the suite says. */
export type ServerChoice = 'auto' | 'docker' | 'local' | 'external'
