/** Findings on the lines of the causes: each line to blame with its own figure. */

import type { Cause } from '../attribution/attribution.ts'
import type { SourceLine } from '../names.ts'
import type { Result, ResultComparison } from '../result/result.ts'
import { type CauseSetting, costText, howOf, openText, removedSetting } from '../wording/cause-wording.ts'
import { finding } from '../wording/verdict-text.ts'
import { asItIs, joinedNames, settingLine } from '../wording/wording.ts'
import { type LineFinding, lineFinding } from './line-finding.ts'

/** Causes shown on one line, which may have more, such as a pattern of many instruments. */
const MOST_PER_LINE = 3

interface CauseEntry extends SourceLine {
  readonly name: string
  readonly text: string
  readonly kind: 'to-blame' | 'may-be-to-blame'
}

/**
 * Errors on the lines to blame first, then warnings on those that are undecided or were not reached; one a line.
 *
 * @param worst subject of the finding if the explained comparison is not among the result's
 * @param otherwise for settings without a line
 */
export function causeFindings(
  result: Result,
  worst: ResultComparison,
  otherwise: SourceLine | undefined,
): LineFinding[] {
  const entries = result.causes
    .filter(({ verdict }) => verdict !== 'innocent')
    .flatMap((cause) => entriesOf(result, cause, otherwise))
    .toSorted((left, right) => Number(right.kind === 'to-blame') - Number(left.kind === 'to-blame'))
  const about = finding(result, explainedComparison(result) ?? worst, asItIs)
  const lines = [...Map.groupBy(entries, ({ file, line }) => JSON.stringify([file, line])).values()]
  return lines.flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const texts = [first, ...others].slice(0, MOST_PER_LINE).map(({ text }) => text)
    const more = others.length + 1 - texts.length
    const message = `${texts.join('; ')}${more > 0 ? `; ${more} more` : ''}. In total, ${about}`
    const names = [...new Set([first, ...others].map(({ name }) => name))].sort()
    return [lineFinding(first.kind, first, { about: [worst.rule, worst.scenario, ...names], message })]
  })
}

function entriesOf(result: Result, cause: Cause, otherwise: SourceLine | undefined): CauseEntry[] {
  return cause.settings.flatMap((setting): CauseEntry[] => {
    const gone = setting.place === null ? removedSetting(result, setting.name) : undefined
    // A setting that is gone has no line any more: the file's first stands for it.
    const place = setting.place ?? (gone?.before ? { file: gone.before.file, line: 1 } : otherwise)
    if (place === undefined) return []
    const { name } = setting
    const text = `${name}${gone === undefined ? '' : ` (${settingLine(gone)})`}: ${saidOf(cause, setting)}`
    return [{ ...place, name, text, kind: kindOf(cause) }]
  })
}

/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if taken back", "−1.0 % (−3.0 … +1.0), undecided". */
function saidOf(cause: Cause, setting: CauseSetting): string {
  const words = cause.verdict === 'to blame' ? blamedHow(cause, setting) : openText([cause])
  return [costText(cause), words].filter((part) => part !== '').join(', ')
}

function blamedHow(cause: Cause, setting: CauseSetting): string {
  const others = cause.settings.filter((each) => each !== setting).map(({ name }) => name)
  const partners = cause.kind === 'together' ? others : cause.together
  return partners.length === 0 ? howOf(cause) : `only together with ${joinedNames(partners, asItIs)}`
}

function kindOf({ verdict }: Cause): CauseEntry['kind'] {
  return verdict === 'to blame' ? 'to-blame' : 'may-be-to-blame'
}

function explainedComparison({ comparisons, explanation }: Result): ResultComparison | undefined {
  return comparisons.find(
    ({ rule, scenario, workload, threads }) =>
      rule === explanation?.rule &&
      scenario === explanation.scenario &&
      workload === explanation.workload &&
      threads === explanation.threads,
  )
}
