/** The suggestion: settings that show as much and cost less, as the file would have them. */

import type { Explanation, Suggestion } from '../../attribution/attribution.ts'
import { ABILITIES } from '../../performance-schema/insight.ts'
import type { Result } from '../../result/result.ts'
import { ABILITY_TITLES } from '../../wording/abilities.ts'
import { sentence } from '../../wording/cause-wording.ts'
import { shorten } from '../../wording/escape.ts'
import { change, changeAndRange, count } from '../../wording/figures.ts'
import { lineOf } from '../../wording/wording.ts'
import { type Block, type Inline, list, paragraph, type Span, section } from './report.ts'

/** More than all classes of instruments and all consumers need. */
const MOST_LINES = 40
const MOST_CHARACTERS = 4_000
const MOST_FILES = 4
const MOST_PLACES = 12
const MOST_ABILITIES = 3

/** Stands below the causes; empty if nothing is suggested. */
export function suggestionBlock(result: Result): Block[] {
  const { suggestion } = result
  if (suggestion === null || result.explanation === null) return []
  return section(
    { id: 'suggestion', title: 'Suggestion', inMarkdown: 'untitled' },
    paragraph([`${suggestionPromise(result)} `, ...formText(suggestion), placeText(suggestion), ':']),
    suggestedBlocks(suggestion),
  )
}

function formText({ form }: Suggestion): readonly Span[] {
  if (form === 'flags') return ['As flags of the server']
  if (form === 'settings') return ['In the form that the file has']
  return ['In an option file, below ', { kind: 'code', text: '[mysqld]' }]
}

function suggestedBlocks({ form, lines }: Suggestion): Block[] {
  const rest = (more: number) => (more > 0 ? `${count(more, 'more line')} in result.json.` : '')
  const limit = { most: MOST_LINES, room: MOST_CHARACTERS, rest }
  if (form === 'settings') return list(lines.map(settingText), limit)
  return [{ kind: 'code', language: form === 'flags' ? 'sh' : 'ini', lines, limit }]
}

function settingText(line: string): Inline {
  const [name = '', ...value] = line.split(' = ')
  return [{ kind: 'code', text: name }, ' with the value ', { kind: 'code', text: value.join(' = ') }]
}

/**
 * One sentence, as plain text: the abilities that the suggested settings keep, and their cost. Empty if nothing is
 * suggested.
 */
export function suggestionPromise({ suggestion, explanation }: Result): string {
  return suggestion === null || explanation === null ? '' : sentence(promiseText(suggestion, explanation))
}

/** "these settings keep what my.cnf shows (which SQL runs most) and cost −3.1 % (−4.2 … −2.0) instead of −19.6 %". */
function promiseText({ scenario, keeps, ...figures }: Suggestion, { whole, method }: Explanation): string {
  const titles = ABILITIES.filter(({ key }) => keeps.includes(key)).map(({ key }) => ABILITY_TITLES[key])
  const kept =
    titles.length === 0
      ? `show as little as ${shorten(scenario)} does`
      : `keep what ${shorten(scenario)} shows (${several(titles, ', ', MOST_ABILITIES)})`
  const how = method === 'switched' ? ', measured by switching,' : ''
  return `these settings ${kept} and cost ${changeAndRange(figures)}${how} instead of ${change(whole.change)}`
}

/** ", in the place of conf/my.cnf:12, 13; suite.yml:4". */
function placeText({ replaces }: Suggestion): string {
  const files = [...Map.groupBy(replaces, ({ file }) => file).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const lines = others.map(({ line }) => String(line))
    return several([lineOf(first), ...lines], ', ', MOST_PLACES)
  })
  return files.length === 0 ? '' : `, in the place of ${several(files, '; ', MOST_FILES)}`
}

function several(items: readonly string[], separator: string, most: number): string {
  const more = items.length - most
  return `${items.slice(0, most).join(separator)}${more > 0 ? ` and ${more} more` : ''}`
}
