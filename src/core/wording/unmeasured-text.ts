/** Sentences about changed settings that no load of a run exercised. Texts are plain, so views have to escape them. */
import { isUnmeasured, type SettingCoverage } from '../coverage/coverage.ts'
import { firstOf, joinTexts } from '../figures.ts'
import type { Result } from '../result/result.ts'
import { reachesServers } from '../setting/assess.ts'
import { whyText } from '../setting/assessment-text.ts'
import { shorten } from './escape.ts'
import { linesOf } from './wording.ts'

const MOST_NAMES = 3
const LONGEST_REASON = 120

/**
 * Whether the setting is to blame. Such a setting was measured, even if no load was known to use it, so it is not
 * listed as unmeasured.
 */
export function isBlamed({ causes }: Result, name: string): boolean {
  return causes.some(({ verdict, settings }) => verdict === 'to blame' && settings.some((each) => each.name === name))
}

function unmeasuredIn(result: Result): readonly SettingCoverage[] {
  return result.coverage.filter((each) => isUnmeasured(each) && each.why !== 'no-time' && !isBlamed(result, each.name))
}

export function untimelyTitle({ warnings }: Result): string {
  const warning = warnings.find(({ code }) => code === 'servers-not-measured')
  const { servers, of } = { ...warning }
  return Array.isArray(servers) ? `${servers.length} of ${String(of)} servers not measured` : ''
}

/** Names the servers that there was no time for, so that nobody takes them for measured; empty if there are none. */
export function untimelyText({ warnings }: Result): string {
  return warnings.find(({ code }) => code === 'servers-not-measured')?.message ?? ''
}

/**
 * Part of the title about tools that did not render a file, because a tool might read other values than qpsgate:
 * "could not read compose.yml as docker compose does: not installed here". Empty if every tool worked.
 */
export function unreadTitle({ warnings }: Result): string {
  const texts = warnings.flatMap(({ code, files, tool, why }) => {
    if ((code !== 'tool-missing' && code !== 'tool-failed') || !Array.isArray(files)) return []
    const names = files.map((file) => shorten(String(file)))
    const reason = code === 'tool-missing' ? 'not installed here' : shorten(String(why), LONGEST_REASON)
    return `could not read ${firstOf(names, MOST_NAMES)} as ${shorten(String(tool))} does: ${reason}`
  })
  return firstOf(texts, MOST_NAMES, ' · ')
}

/**
 * Whether the compared servers differed in a setting, although no load is known to use it. A cost of it would have
 * shown.
 */
function isUnderLoad({ comparisons }: Result): (covered: SettingCoverage) => boolean {
  const compared = new Set(comparisons.flatMap(({ rule, scenario }) => (rule === 'base' ? [scenario] : [])))
  return (covered) => reachesServers(covered) && compared.has(covered.scenario)
}

/**
 * Whether servers ran with the complete change although no load used it. It is then "not exercised", otherwise "not
 * measured".
 */
export function isAllUnderLoad(result: Result): boolean {
  return unmeasuredIn(result).every(isUnderLoad(result))
}

/**
 * Example: "nothing here uses key-buffer-size · not measured: datadir". It may be a part of the title or all of it;
 * empty if every setting was exercised.
 */
export function unmeasuredTitle(result: Result): string {
  const [idle = [], left = []] = [true, false].map((isIdle) =>
    unmeasuredIn(result).filter((each) => isUnderLoad(result)(each) === isIdle),
  )
  return joinTexts([titlePart('nothing here uses ', idle), titlePart('not measured: ', left)], ' · ')
}

function titlePart(text: string, some: readonly SettingCoverage[]): string {
  const names = new Set(some.map(({ name }) => shorten(name)))
  if (names.size === 0) return ''
  // A removed setting stands on no line. Lines of many files would only push the rest of the title out of sight.
  const places = some.filter(({ after }) => after !== null)
  const isShort = names.size <= MOST_NAMES && new Set(places.map(({ file }) => file)).size === 1
  return `${text}${firstOf([...names], MOST_NAMES)}${isShort ? ` (${shorten(linesOf(places))})` : ''}`
}

/** Line about unmeasured settings with the reasons. Empty if the verdict is "not measured", which gives them itself. */
export function unmeasuredLine(result: Result): string {
  const isPartly = result.verdict !== 'not-measured' && unmeasuredIn(result).length > 0
  const subject = isAllUnderLoad(result) ? 'Not exercised' : 'Not measured'
  return isPartly ? `${subject}: ${reasonsText(result)}.` : ''
}

/** Reasons why settings were not measured. For a single setting it is the reason alone: the title names the setting. */
export function unmeasuredEvidence(result: Result): string {
  const [only, ...others] = unmeasuredIn(result)
  return only !== undefined && others.length === 0 ? whyText(only) : reasonsText(result)
}

function reasonsText(result: Result): string {
  const byReason = [...Map.groupBy(unmeasuredIn(result), (each) => whyText(each))]
  const texts = byReason.map(([why, some]) => {
    const names = new Set(some.map(({ name }) => shorten(name)))
    return `${firstOf([...names], MOST_NAMES)} (${why})`
  })
  return firstOf(texts, MOST_NAMES, '; ')
}
