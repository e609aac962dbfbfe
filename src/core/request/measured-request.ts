/** What is measured, by which rules, and on which servers. */

import type { Rule } from '../policy/gate-policy.ts'
import type { Setting } from '../setting/setting.ts'
import type { Adjustments } from '../suite/adjust.ts'

export interface SuiteSubject {
  readonly kind: 'suite'
  readonly file: string
  /** Git ref, or file, of the suite before the change; undefined if it is compared with nothing earlier. */
  readonly base: string | undefined
  /** Whether the suite comes from somebody who may not write to the repository, so that its scripts are refused. */
  readonly isForeign?: boolean | undefined
  /** Git ref, or file, of the suite whose limits apply; default: the base. */
  readonly ruledBy?: string | undefined
}

export interface ConfigSubject {
  readonly kind: 'config'
  /**
   * Files that configure servers, directories of option files, and commands that print an option file; empty: all
   * changed files.
   */
  readonly paths: readonly string[]
  /** Folder or file of a user's workload that drives the servers; with it there may be no other path. */
  readonly workload?: string | undefined
  /** Git ref, or for one path a file or directory, of the version before the change. */
  readonly base: string
  /** Patterns of changed files that are left out, besides those in the base's `.qpsgateignore`. */
  readonly exclude?: readonly string[] | undefined
  /** Whether the paths come from somebody who may not write to the repository, so that their commands are refused. */
  readonly isForeign?: boolean | undefined
}

export interface AdviceSubject {
  readonly kind: 'advice'
  /** A file that configures one server, which is the control; undefined: a server with its defaults. */
  readonly config: string | undefined
  readonly workload?: string | undefined
  /** What a tuning tool or a colleague advises. Each proposal is a scenario: the control with these options added. */
  readonly proposals: readonly { readonly name: string; readonly options: readonly Setting[] }[]
  /** Never set, because advised settings are compared with the control, not with an earlier version. */
  readonly base?: string | undefined
  readonly isForeign?: boolean | undefined
  /** Whether the budget may grow to the minimum that the loads of the proposals need. It may if the user gave none. */
  readonly growsBudget: boolean
}

export type SubjectRequest = SuiteSubject | ConfigSubject | AdviceSubject

export interface MeasurementRequest {
  readonly subject: SubjectRequest
  readonly rules: readonly Rule[]
  readonly adjustments: Adjustments
}

type ServerPath = `${string}/${string}`

/** Where servers come from, whatever the suite says. */
export type ServerChoice = 'auto' | 'docker' | 'local' | 'external' | ServerPath

export function isServerPath(text: string): text is ServerPath {
  return text.includes('/')
}
