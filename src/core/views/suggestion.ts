/** A changed line that one click takes back: it caused a regression, and servers without it were measured. */

import type { Cause } from '../attribution/attribution.ts'
import { fromTo, joinTexts, share } from '../figures.ts'
import { COST_NAMES, type SourceLine } from '../names.ts'
import type { Result, ResultSetting } from '../result/result.ts'
import { sameChangeText } from '../wording/alike-text.ts'
import { figuresOf, revertText, sentence } from '../wording/cause-wording.ts'
import { shorten } from '../wording/escape.ts'
import { boughtText, isBought } from '../wording/trade-text.ts'
import { blamedCauses } from '../wording/verdict-text.ts'
import { cellText } from '../wording/wording.ts'

/** A changed setting, with what a suggestion on its line needs to restore the line before the change. */
export interface LineToTakeBack {
  /** The setting's name, spelt as in causes. */
  readonly name: string
  /** The value as written; null for a bare flag. */
  readonly value: string | null
  /** The setting's line after the change; the file is named as in the result. */
  readonly place: SourceLine
  /** The setting's line before the change; null if it was not set. */
  readonly before: SourceLine | null
  /** What taking it back regains, in a sentence. Plain text: the view escapes. */
  readonly gain: string
}

/** Kinds of changes that have a line of their own in the user's files, which a suggestion can replace. */
const KINDS: readonly ResultSetting['kind'][] = ['option', 'image', 'binary']

/**
 * The line of the dearest cause that was reverted alone; undefined if there is none. It is also undefined if the
 * setting was removed or moved to another file, or if its line holds other changes, which the click would take back as
 * well.
 */
export function lineToTakeBack(result: Result): LineToTakeBack | undefined {
  const { verdict, explanation } = result
  if (verdict !== 'regressed' || explanation?.rule !== 'base') return undefined
  const changes = result.settings.filter(({ scenario }) => scenario === explanation.scenario)
  const cause = blamedCauses(result).find(({ kind, settings }) => settings.length === 1 || kind === 'either')
  for (const { name, place } of cause?.settings ?? []) {
    const isHere = (one: SourceLine | null) => one?.file === place?.file && one?.line === place?.line
    const inLine = changes.filter(({ after }) => after !== null && isHere(after))
    const setting = inLine.find((each) => each.name === name)
    if (cause === undefined || place === null || setting === undefined || !KINDS.includes(setting.kind)) continue
    const { before, after } = setting
    const isAlone = inLine.length === 1 && changes.every((each) => each === setting || !isSameLine(each.before, before))
    if (!isAlone || (before !== null && before.file !== place.file)) continue
    const others = sameChangeText(result, place)
    return {
      name,
      value: after?.value ?? null,
      place,
      before,
      gain: joinTexts([gainText(result, cause, name), others === '' ? '' : sentence(others)], ' '),
    }
  }
  return undefined
}

function isSameLine(one: SourceLine | null, other: SourceLine | null): boolean {
  return one !== null && one.file === other?.file && one.line === other.line
}

/**
 * "sync-binlog costs 12 % of QPS in oltp_write_only at 8 threads (95 %: −14.1 to −10.2 %). Taking this line back …".
 */
function gainText(result: Result, cause: Cause, name: string): string {
  const { explanation } = result
  if (explanation === null) return ''
  const subject = shorten(name)
  const where = cellText(explanation)
  const figures = explanation.cost === undefined ? figuresOf(cause) : undefined
  const bought = isBought(result, [name]) ? boughtText(result) : ''
  const cost =
    explanation.cost !== undefined
      ? `${subject} raises ${COST_NAMES[explanation.cost]} in ${where}`
      : figures === undefined
        ? `${subject} is to blame in ${where}`
        : `${subject} costs ${share(Math.max(0, -figures.change))} of QPS in ${where} (95 %: ${fromTo(figures)})`
  return `${joinTexts([`${cost}${bought}`, revertText(cause)], '; ')}. ${sentence('taking this line back regains that, as measured on servers without it')}`
}
