/** A piece of a configuration that stays whole, or is taken from one of two configurations setting by setting. */

import type { Piece } from '../performance-schema/performance-schema.ts'
import type { Located, ServerOption } from '../suite/suite.ts'

/** A setting that differs, before it is known which others do. */
export interface Draft {
  /** `sync-binlog`, `instruments wait/io/%`, `consumer events_waits_current`, `sql[0]`, `image`. */
  readonly name: string
  /** As written in the reference; null where it was added, and for a bare flag. */
  readonly before: string | null
  /** As written in head; null where it was removed, and for a bare flag. */
  readonly after: string | null
  /** Where it stands in head; null where it was removed. */
  readonly place: { readonly file: string; readonly line: number } | null
  /** The part of Performance Schema that it switches; null for anything else. */
  readonly piece: Piece | null
  /** Whether head switches it on, so that others may depend on it. */
  readonly switchesOn: boolean
}

/** What a part adds to a configuration. */
export interface Fragment {
  readonly options?: readonly ServerOption[]
  readonly sql?: readonly Located<string>[]
  readonly image?: string | undefined
}

export interface Part {
  /** The settings in which it differs; none where it does not. */
  readonly drafts: readonly Draft[]
  /** @param has whether the nth of these settings is taken from head */
  readonly take: (has: (nth: number) => boolean) => Fragment
}

/** A part that is wholly the reference's, wholly head's, or something between. */
export function between(
  drafts: readonly Draft[],
  ends: { readonly before: Fragment; readonly after: Fragment },
  partly: Part['take'] = () => ends.before,
): Part {
  const take: Part['take'] = (has) => {
    const count = drafts.filter((_, nth) => has(nth)).length
    if (count === 0) return ends.before
    return count === drafts.length ? ends.after : partly(has)
  }
  return { drafts, take }
}
