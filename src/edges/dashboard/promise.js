// The promised error rates, compared with runs whose verdict was known beforehand.
import { fineShare, share } from '../../core/wording/figures.ts'
import { outcomeSentence, standingWords } from '../../core/wording/known-outcomes-text.ts'
import { element, verdictMark } from './dom.js'
import { historyLink } from './lists.js'

/** The mark of each standing. */
const MARKS = { kept: 'pass', open: 'inconclusive', broken: 'regressed' }
const page = (id) => document.getElementById(id)

/** A sentence for each known outcome of the chosen suite; most suites have none. */
export function showOutcomes({ outcomes }) {
  page('outcomes').replaceChildren(...outcomes.map((count) => element('span', {}, `${outcomeSentence(count)}. `)))
  page('outcomes').hidden = outcomes.length === 0
}

/** All suites with a known outcome, with links to their charts. */
export function showPromise({ histories }) {
  const rows = histories.flatMap((history) => history.outcomes.map((count) => outcomeRow(history, count)))
  page('promise').hidden = rows.length === 0
  page('promise')
    .querySelector('tbody')
    .replaceChildren(...rows)
}

function outcomeRow(history, { known, runs, right, undecided, wrong, limit, promised, standing }) {
  const numbers = [runs, right, undecided].map((many) => many.toLocaleString('en-US'))
  const rates = [`${wrong} (${fineShare(wrong / runs)})`, fineShare(limit), `< ${share(promised)}`]
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, historyLink(history)),
    element('td', {}, history.suite),
    element('td', {}, known),
    ...[...numbers, ...rates].map((text) => element('td', { class: 'number' }, text)),
    element('td', {}, verdictMark(MARKS[standing], standingWords(standing))),
  )
}
