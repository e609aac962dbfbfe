/** The subject of a measurement, and its servers. The tables of flags in `edges/terminal/` give whole requests. */

import type { ServerOption } from '../suite/suite.ts'

/** Most time that a search for causes takes of its own. */
export const EXPLAIN_SECONDS = 120

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
  | {
      readonly kind: 'advice'
      /** A file that configures one server, which is the control; undefined: a server with its defaults. */
      readonly config: string | undefined
      readonly workload?: string | undefined
      /** Each is a scenario: the control with these options added. */
      readonly proposals: readonly { readonly name: string; readonly options: readonly ServerOption[] }[]
      /** Advice has no base. */
      readonly base?: string | undefined
      readonly isForeign?: boolean | undefined
    }

/** Path of a server program, or of a directory that has one. */
type ServerPath = `${string}/${string}`

/** Source of the servers, regardless of the suite. */
export type ServerChoice = 'auto' | 'docker' | 'local' | 'external' | ServerPath

export function isServerPath(text: string): text is ServerPath {
  return text.includes('/')
}
