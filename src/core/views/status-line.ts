/** How far a run has come, on one line that is no wider than it may be. */

import type { Phase } from '../progress/progress-event.ts'
import { type FoundComparison, type RunProgress, worstOpen } from '../progress/run-progress.ts'
import { escapeInvisible } from '../suite/problems.ts'
import {
  decidedText,
  foundText,
  headingText,
  PART,
  phaseText,
  placeText,
  timeLeftText,
  toleranceText,
} from '../wording/progress-text.ts'

/** Characters that terminals draw two columns wide: East Asian ones, and pictures. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\uff01-\uff60]/u
/** Characters that take no column of their own. */
const COMBINING = /\p{M}/u

/**
 * "measuring · 1 of 3 cells decided · at most 0:48 left · oltp_read_only at 4: −3.1 % (−5.2 … −1.0), limit 5 %";
 * where that is too wide, parts are left out, the least important first, and no figure is ever cut.
 *
 * @param now the listener's clock, seconds
 * @param columns most that it may be wide; default: any width
 */
export function statusLine(progress: RunProgress, now: number, columns = Number.POSITIVE_INFINITY): string {
  const { phase, isConfirming } = progress
  if (phase === null) return ''
  const [name, left] = [phaseText(phase, isConfirming), timeLeftText(progress, now)]
  const decided = left === undefined ? undefined : decidedText(progress)
  const worst = isOfCell(phase) ? worstOpen(progress) : undefined
  const lines = [
    ...(worst === undefined ? [] : worstTexts(worst, progress).map((text) => [name, decided, left, text])),
    [name, decided, left],
    [name, left],
    [name],
  ].map((parts) => escapeInvisible(parts.filter((part) => part !== undefined).join(PART)))
  return lines.find((line) => width(line) <= columns) ?? firstWords(escapeInvisible(name), columns)
}

/** The same without the comparison, and with the trial's number: a heading shown once per phase. */
export function headingLine(progress: RunProgress, now: number): string | undefined {
  const heading = headingText(progress)
  if (heading === undefined) return undefined
  const left = timeLeftText(progress, now)
  return escapeInvisible([heading, ...(left === undefined ? [] : [left])].join(PART))
}

function isOfCell({ code }: Phase): boolean {
  return code === 'measure' || code === 'warm-up'
}

/** The whole first. If only one scenario is compared, it need not be named. */
function worstTexts(worst: FoundComparison, { comparisons }: RunProgress): string[] {
  const isOnly = new Set(comparisons.map(({ scenario }) => scenario)).size === 1
  const [place, found] = [placeText(worst), foundText(worst)]
  const named = isOnly ? place : `${worst.scenario}, ${place}`
  return [`${named}: ${found}, ${toleranceText(worst)}`, `${named}: ${found}`, `${place}: ${found}`, found]
}

/** Columns that a terminal needs for it. */
export function width(text: string): number {
  return [...text].reduce((sum, character) => {
    if (COMBINING.test(character)) return sum
    return sum + (WIDE.test(character) ? 2 : 1)
  }, 0)
}

/** The text on as many lines as it takes, broken between words. */
export function brokenLines(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (width(longer) <= columns) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** The first words of a text, as many as fit. */
function firstWords(text: string, columns: number): string {
  const words = text.split(' ')
  for (let many = words.length - 1; many > 0; many--) {
    const line = `${words.slice(0, many).join(' ')} …`
    if (width(line) <= columns) return line
  }
  return ''
}
