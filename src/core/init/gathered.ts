/** A repository for `qpsgate init`, as an edge gathered it. */
import type { Unread } from './findings.ts'

export interface GatheredRepository {
  /** Paths of its files from the top, with slashes. */
  readonly paths: readonly string[]
  /** Whether there are more of them than are looked at. */
  readonly isCut: boolean
  readonly texts: ReadonlyMap<string, string>
  /** Files of those that were wanted, and why there is no text of them. */
  readonly unread: ReadonlyMap<string, Unread>
  /** Hosts of its remotes, origin first. */
  readonly hosts: readonly string[]
  /** `none`: no repository; `refused`: git does not work there. */
  readonly git: { readonly kind: 'works' | 'none' } | { readonly kind: 'refused'; readonly why: string }
  /** What was named with --config, from the top; folders with their files. */
  readonly named: readonly NamedConfig[]
}

export interface NamedConfig {
  readonly path: string
  readonly isFolder: boolean
  readonly files: readonly string[]
}
