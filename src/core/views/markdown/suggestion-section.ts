/** What is suggested instead: settings that show as much and cost less, as a block for the option file. */

import type { Explanation, Suggestion } from '../../attribution/attribution.ts'
import { ABILITIES } from '../../performance-schema/insight.ts'
import type { Result } from '../../result/result.ts'
import { escapeInvisible } from '../../suite/problems.ts'
import { ABILITY_TITLES } from '../../wording/abilities.ts'
import { sentence } from '../../wording/cause-sentences.ts'
import { markdownName, shorten } from '../../wording/escape.ts'
import { change, changeAndRange, count } from '../../wording/figures.ts'
import { asItIs, lineOf, type Quote } from '../../wording/wording.ts'
import { html, type Markup } from '../markup.ts'
import { firstOf, paragraphs } from './markdown-parts.ts'

/** More than all classes of instruments and all consumers need. */
const MOST_LINES = 40
const MOST_CHARACTERS = 4_000
/** Room in one line of a terminal. */
const MOST_SETTINGS = 12
const MOST_FILES = 4
const MOST_PLACES = 12
const MOST_ABILITIES = 3

/** Stands below the causes; empty where nothing is suggested. */
export function suggestionBlock({ suggestion, explanation }: Result): string {
  if (suggestion === null || explanation === null) return ''
  const lines = suggestion.lines.map(escapeInvisible)
  const shown = firstOf(lines, MOST_LINES, MOST_CHARACTERS, (line) => line.length + 1)
  const more = lines.length - shown.length
  return paragraphs(
    introduction(suggestion, explanation, markdownName),
    shown.length === 0 ? '' : fenced(shown, 'ini'),
    more > 0 ? `${count(more, 'more line')} in result.json.` : '',
  )
}

/** One sentence of Markdown: what the suggested settings keep, and what they cost. Empty where nothing is suggested. */
export function suggestionPromise({ suggestion, explanation }: Result): string {
  if (suggestion === null || explanation === null) return ''
  return sentence(promiseText(suggestion, explanation, markdownName))
}

/** Lines for a terminal; may hold text from outside. None where nothing is suggested. */
export function suggestionLines({ suggestion, explanation }: Result): string[] {
  if (suggestion === null || explanation === null) return []
  const shown = suggestion.lines.slice(0, MOST_SETTINGS).map((line) => shorten(line))
  const more = suggestion.lines.length - shown.length
  return [
    `suggestion: ${promiseText(suggestion, explanation, shorten)}`,
    `  ${placeText(suggestion, shorten)}: ${shown.join('; ')}${more > 0 ? `; and ${more} more in report.md` : ''}`,
  ]
}

/** Markup for the page; undefined where nothing is suggested. */
export function suggestionMarkup({ suggestion, explanation }: Result): Markup | undefined {
  if (suggestion === null || explanation === null) return undefined
  const lines = suggestion.lines.map((line) => html`${line}\n`)
  return html`<p>${introduction(suggestion, explanation, asItIs)}</p>
<div class="scroll" tabindex="0" role="group" aria-label="Lines for the option file"><pre><code>${lines}</code></pre></div>`
}

/** What stands before the block. */
function introduction(suggestion: Suggestion, explanation: Explanation, quote: Quote): string {
  return `${sentence(promiseText(suggestion, explanation, quote))} In an option file, ${placeText(suggestion, quote)}:`
}

/** "these settings keep what my.cnf shows (which SQL runs most) and cost −3.1 % (−4.2 … −2.0) instead of −19.6 %". */
function promiseText({ scenario, keeps, ...figures }: Suggestion, explanation: Explanation, quote: Quote): string {
  const { whole, method } = explanation
  const titles = ABILITIES.filter(({ key }) => keeps.includes(key)).map(({ key }) => ABILITY_TITLES[key])
  const kept =
    titles.length === 0
      ? `show as little as ${quote(scenario)} does`
      : `keep what ${quote(scenario)} shows (${several(titles, ', ', MOST_ABILITIES)})`
  const how = method === 'switched' ? ', measured by switching,' : ''
  return `these settings ${kept} and cost ${changeAndRange(figures)}${how} instead of ${change(whole.change)}`
}

/** "below [mysqld], in the place of conf/my.cnf:12, 13; suite.yml:4". */
function placeText({ replaces }: Suggestion, quote: Quote): string {
  const files = [...Map.groupBy(replaces, ({ file }) => file).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const lines = others.map(({ line }) => String(line))
    return several([quote(lineOf(first)), ...lines], ', ', MOST_PLACES)
  })
  return `below [mysqld]${files.length === 0 ? '' : `, in the place of ${several(files, '; ', MOST_FILES)}`}`
}

function several(items: readonly string[], separator: string, most: number): string {
  const more = items.length - most
  return `${items.slice(0, most).join(separator)}${more > 0 ? ` and ${more} more` : ''}`
}

/** A block of code. A fence that is longer than any run of backticks in it ends at its own end only. */
export function fenced(lines: readonly string[], language: 'ini' | 'suggestion' | 'diff'): string {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length)
  const fence = '`'.repeat(Math.max(2, ...runs) + 1)
  return [`${fence}${language}`, ...lines, fence].join('\n')
}
