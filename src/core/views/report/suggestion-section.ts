/** The suggestion: settings that show as much and cost less, as the file would have them. */

import type { Explanation, Suggestion } from '../../attribution/attribution.ts'
import { change, changeAndRange, firstOf, share } from '../../figures.ts'
import { ABILITIES } from '../../performance-schema/abilities.ts'
import type { Result } from '../../result/result.ts'
import { shorten } from '../../wording/escape.ts'
import { explainedComparison } from '../../wording/verdict-text.ts'
import { lineOf } from '../../wording/wording.ts'
import { type Block, type Inline, list, paragraph, type Span } from './report.ts'

/** More than all classes of instruments and all consumers need. */
const MOST_LINES = 40
const MOST_FILES = 4
const MOST_PLACES = 12
const MOST_ABILITIES = 3

/** Empty if nothing is suggested. */
export function suggestionBlocks(result: Result): Block[] {
  const { suggestion, explanation } = result
  if (suggestion === null || explanation === null) return []
  const { form = 'option-file', lines } = suggestion
  const limit = { most: MOST_LINES, what: 'line' }
  const promise = promiseText(suggestion, explanation, explainedComparison(result)?.tolerance ?? 1)
  const code = { kind: 'code', language: form === 'flags' ? 'sh' : 'ini', lines, limit } as const
  return [
    ...paragraph([`${promise} `, ...FORMS[form], placeText(suggestion), ':']),
    ...(form === 'settings' ? list(lines.map(settingText), limit) : [code]),
  ]
}

const FORMS: Readonly<Record<NonNullable<Suggestion['form']>, readonly Span[]>> = {
  flags: ['As flags of the server'],
  settings: ['In the form that the file has'],
  'option-file': ['In an option file, below ', { kind: 'code', text: '[mysqld]' }],
}

function settingText(line: string): Inline {
  const [name = '', ...value] = line.split(' = ')
  return [{ kind: 'code', text: name }, ' with the value ', { kind: 'code', text: value.join(' = ') }]
}

/**
 * "These settings keep what my.cnf shows (which SQL runs most); with the rest of the change, QPS changes by
 * −7.1 % (−8.2 … −6.0) instead of −19.6 %, still above the limit (5 %)."
 */
function promiseText(suggestion: Suggestion, explanation: Explanation, tolerance: number): string {
  const { scenario, keeps } = suggestion
  const titles = ABILITIES.filter(({ key }) => keeps.includes(key)).map(({ title }) => title)
  const kept =
    explanation.defaults !== undefined
      ? 'set back the changed defaults that cost QPS'
      : titles.length === 0
        ? `show as little as ${shorten(scenario)} does`
        : `keep what ${shorten(scenario)} shows (${firstOf(titles, MOST_ABILITIES)})`
  const cost = `with the rest of the change, QPS changes by ${changeAndRange(suggestion)} instead of ${change(explanation.whole.change)}`
  const beyond = suggestion.change < -tolerance ? `, still above the limit (${share(tolerance)})` : ''
  return `These settings ${kept}; ${cost}${beyond}.`
}

/** ", in the place of conf/my.cnf:12, 13; suite.yml:4". */
function placeText({ replaces }: Suggestion): string {
  const files = [...Map.groupBy(replaces, ({ file }) => file).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const lines = others.map(({ line }) => String(line))
    return firstOf([lineOf(first), ...lines], MOST_PLACES)
  })
  return files.length === 0 ? '' : `, in the place of ${firstOf(files, MOST_FILES, '; ')}`
}
