/** A finding about one line of a file, shown next to it. */

import type { SourceLine } from '../names.ts'

export type FindingLevel = 'error' | 'warning' | 'notice'

interface Heading {
  readonly title: string
  readonly level: FindingLevel
}

/** Kinds of findings: consumers that use kinds, such as code scanning, track them from run to run. */
export const FINDING_KINDS = {
  regressed: { title: 'qpsgate: slower', level: 'error' },
  'to-blame': { title: 'qpsgate: slower', level: 'error' },
  'may-be-to-blame': { title: 'qpsgate: may be to blame', level: 'warning' },
  accepted: { title: 'qpsgate: slower, accepted', level: 'notice' },
  'not-exercised': { title: 'qpsgate: not exercised', level: 'notice' },
  'cannot-show': { title: 'qpsgate: cannot be measured here', level: 'notice' },
  'unknown-setting': { title: 'qpsgate: unknown setting', level: 'notice' },
  'known-beforehand': { title: 'qpsgate: known risk', level: 'notice' },
} as const satisfies Readonly<Record<string, Heading>>

export type FindingKind = keyof typeof FINDING_KINDS

/** A sentence about a line; its file is named as in the result, relative to where the run took place. */
export interface LineFinding extends SourceLine, Heading {
  readonly kind: FindingKind
  /** Names of its subject, such as scenario and setting: they stay when lines move and figures change. */
  readonly about: readonly string[]
  /** May hold text from outside. */
  readonly message: string
}

/** The finding with the text of its kind. */
export function lineFinding(
  kind: FindingKind,
  { file, line }: SourceLine,
  { about, message }: Pick<LineFinding, 'about' | 'message'>,
): LineFinding {
  return { file, line, kind, about, message, ...FINDING_KINDS[kind] }
}
