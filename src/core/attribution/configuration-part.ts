/** A part of a configuration that stays whole, or is taken from one of two configurations factor by factor. */

import type { SourceLine } from '../names.ts'
import type { Piece } from '../performance-schema/performance-schema.ts'
import type { Located, ServerOption } from '../suite/suite.ts'

/** A factor before it is known which others there are. */
export interface FactorDraft {
  /** `sync-binlog`, `instruments wait/io/%`, `consumer events_waits_current`, `sql[0]`, `image`. */
  readonly name: string
  /** Value as written in the reference; null where it was added, and for a bare flag. */
  readonly before: string | null
  /** Value as written in head; null where it was removed, and for a bare flag. */
  readonly after: string | null
  /** Line on which it stands in head; null where it was removed. */
  readonly place: SourceLine | null
  /** The part of Performance Schema that it switches; null for anything else. */
  readonly piece: Piece | null
  /** Whether head switches it on, so that others may depend on it. */
  readonly switchesOn: boolean
  /** Name of the whole line, such as `instruments %`, where this is a piece of it. */
  readonly line?: string | undefined
}

/** What a part adds to a configuration. */
export interface ConfigurationFragment {
  readonly options?: readonly ServerOption[]
  readonly sql?: readonly Located<string>[]
  readonly image?: string | undefined
}

export interface ConfigurationPart {
  /** The factors in which it differs; none where it does not. */
  readonly drafts: readonly FactorDraft[]
  /** @param has whether the nth of these factors is taken from head */
  readonly take: (has: (nth: number) => boolean) => ConfigurationFragment
}

/** A part that is wholly the reference's, wholly head's, or something between. */
export function between(
  drafts: readonly FactorDraft[],
  ends: { readonly before: ConfigurationFragment; readonly after: ConfigurationFragment },
  partly: ConfigurationPart['take'] = () => ends.before,
): ConfigurationPart {
  const take: ConfigurationPart['take'] = (has) => {
    const count = drafts.filter((_, nth) => has(nth)).length
    if (count === 0) return ends.before
    return count === drafts.length ? ends.after : partly(has)
  }
  return { drafts, take }
}
