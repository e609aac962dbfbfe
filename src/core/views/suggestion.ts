/**
 * A changed line that a reviewer can take back with one click: it caused a regression, and servers without it were
 * measured.
 */

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

export interface LineToTakeBack {
  readonly name: string
  /** As written in the file; null for an option without a value. */
  readonly value: string | null
  readonly place: SourceLine
  readonly before: SourceLine | null
  /** What taking the line back regains, in a sentence. It is plain text, so the view has to escape it. */
  readonly gain: string
}

/** Kinds of settings with a line of their own in the user's files. A suggestion can replace only such lines. */
const KINDS: readonly ResultSetting['kind'][] = ['option', 'image', 'binary']

/**
 * The line of the costliest cause that reverting a single line undoes. Undefined if there is no such cause, if the
 * setting was removed or moved to another file, or if its line holds other changes, because the click would take them
 * back as well.
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
        : `${subject} costs ${share(Math.max(0, -figures.change))} of QPS in ${where} (95%: ${fromTo(figures)})`
  return `${joinTexts([`${cost}${bought}`, revertText(cause)], '; ')}. ${sentence('taking this line back regains that, as measured on servers without it')}`
}
