/** Which setting is to blame, in report.html, and what could be kept instead. */
import type { Cause, Explanation } from '../attribution/attribution.ts'
import type { Result } from '../result/result.ts'
import { causeSentences, sentence } from '../wording/cause-sentences.ts'
import { causesByVerdict, detailText, figuresOf, savedOf, valueText, whereOf } from '../wording/cause-wording.ts'
import { change, changeAndRange } from '../wording/figures.ts'
import { asItIs, explainedCell } from '../wording/wording.ts'
import { data, type HtmlColumn, section, table, UNKNOWN, verdictMark } from './html-table.ts'
import { suggestionMarkup } from './markdown/suggestion-section.ts'
import { html, type Markup } from './markup.ts'

const CAUSE_KINDS = {
  'to blame': 'regressed',
  innocent: 'pass',
  undecided: 'inconclusive',
  'not reached': 'inconclusive',
} as const

/** Nothing where no causes were looked for. */
export function htmlCauses(result: Result): Markup {
  const { explanation, causes: all } = result
  if (explanation === null || all.length === 0) return html``
  const { blamed, open, unreached, innocent } = causesByVerdict(result)
  const figure = (key: 'change' | 'low' | 'high') => (cause: Cause) => {
    const found = figuresOf(cause)
    return found === undefined ? UNKNOWN : data(found[key], change(found[key]))
  }
  const lines = (cause: Cause, text: (setting: Cause['settings'][number]) => string) =>
    html`${cause.settings.map((setting) => html`<div>${text(setting)}</div>`)}`
  const columns: readonly HtmlColumn<Cause>[] = [
    { head: 'setting', kind: 'name', cell: (cause) => lines(cause, ({ name }) => name) },
    { head: 'value', kind: 'text', cell: (cause) => lines(cause, (one) => valueText(one, asItIs)) },
    { head: 'where', kind: 'text', cell: (cause) => lines(cause, (one) => whereOf(result, one)) },
    { head: explanation.method === 'switched' ? 'cost' : 'cost alone', kind: 'number', cell: figure('change') },
    { head: 'from', kind: 'number', cell: figure('low') },
    { head: 'to', kind: 'number', cell: figure('high') },
    ...(blamed.some(savedOf) ? [{ head: 'saved if taken back', kind: 'number', cell: saved } as const] : []),
    { head: 'verdict', kind: 'text', cell: ({ verdict }) => verdictMark(CAUSE_KINDS[verdict], verdict) },
    { head: 'in words', kind: 'text', cell: (cause) => detailText([cause]) },
  ]
  const caption = `What each setting costs with its 95 % interval, ${explainedCell(explanation, asItIs)}`
  const rows = [...blamed, ...open.flat(), ...unreached, ...innocent]
  return section(
    'causes',
    'Which setting is to blame',
    html`${table(caption, columns, rows)}\n<p>${belowCauses(result, explanation)}</p>`,
  )
}

function saved(cause: Cause): Markup | string {
  const found = savedOf(cause)
  return found === undefined ? UNKNOWN : data(found.change, changeAndRange(found))
}

/** The innocent have rows above. */
function belowCauses(result: Result, explanation: Explanation): string {
  const said = causeSentences(result, explanation, (names, separator) => names.join(separator))
  return [said.rule, ...said.together, said.balance, ...said.method]
    .map(sentence)
    .filter((text) => text !== '')
    .join(' ')
}

/** Nothing where nothing is suggested. */
export function htmlSuggestion(result: Result): Markup {
  const suggested = suggestionMarkup(result)
  return suggested === undefined ? html`` : section('suggestion', 'Suggestion', suggested)
}
