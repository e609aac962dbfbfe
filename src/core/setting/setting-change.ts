/** A changed setting: both sides of it. */

import type { PlacedSetting } from './resolve.ts'

/**
 * Parts of a user's own workload that may change: its tables, the texts of its statements, and all else, such as shares
 * and rows. Rates of two mixes cannot be compared.
 */
export type OwnPart = 'schema' | 'workload' | 'mix'

export interface SettingChange {
  readonly kind: 'option' | 'sql' | 'image' | 'binary' | OwnPart
  /**
   * Name of an option in lower case with dashes, of performance-schema-instrument with its pattern; `sql[0]`; `image`,
   * `binary`; `schema`, `workload`, `mix`.
   */
  readonly name: string
  /** Null if it was added. */
  readonly before: PlacedSetting | null
  /** Null if it was removed. */
  readonly after: PlacedSetting | null
}
