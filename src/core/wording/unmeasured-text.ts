/** Sentences about changed settings that no load of a run exercised. Plain text: the view escapes. */
import { isUnmeasured, type SettingCoverage } from '../coverage/coverage.ts'
import { firstOf, joinTexts } from '../figures.ts'
import type { Result } from '../result/result.ts'
import { reachesServers } from '../setting/assess.ts'
import { whyText } from '../setting/assessment-text.ts'
import { shorten } from './escape.ts'

const MOST_NAMES = 3
/** Most characters of a failing tool's reason; its warning has all of it. */
const LONGEST_REASON = 120

/** Whether a setting is to blame: then it was measured, even if no load was known to use it. */
export function isBlamed({ causes }: Result, name: string): boolean {
  return causes.some(({ verdict, settings }) => verdict === 'to blame' && settings.some((each) => each.name === name))
}

function unmeasuredIn(result: Result): readonly SettingCoverage[] {
  return result.coverage.filter((each) => isUnmeasured(each) && each.why !== 'no-time' && !isBlamed(result, each.name))
}

/** "12 of 40 servers not measured"; empty if there was time for all. */
export function untimelyTitle({ warnings }: Result): string {
  const warning = warnings.find(({ code }) => code === 'servers-not-measured')
  const { servers, of } = { ...warning }
  return Array.isArray(servers) ? `${servers.length} of ${String(of)} servers not measured` : ''
}

/** "12 of 40 servers that change were not measured: db-29/my.cnf, …"; empty if there was time for all. */
export function untimelyText({ warnings }: Result): string {
  return warnings.find(({ code }) => code === 'servers-not-measured')?.message ?? ''
}

/**
 * "could not read compose.yml as docker compose does: not installed here": the title says it, because the tool might
 * read other values; empty if every tool answered.
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

/** Whether the servers that were compared differed in the setting, although no load used it. */
function isUnderLoad({ comparisons }: Result): (covered: SettingCoverage) => boolean {
  const compared = new Set(comparisons.flatMap(({ rule, scenario }) => (rule === 'base' ? [scenario] : [])))
  return (covered) => reachesServers(covered) && compared.has(covered.scenario)
}

/** Whether servers ran with all of what changed, although no load used it. */
export function isAllUnderLoad(result: Result): boolean {
  return unmeasuredIn(result).every(isUnderLoad(result))
}

/**
 * "nothing here uses key-buffer-size", "not measured: datadir", or both: a part of the title, or all of it; empty if
 * everything was exercised.
 */
export function unmeasuredTitle(result: Result): string {
  const [idle = [], left = []] = [true, false].map((isIdle) =>
    unmeasuredIn(result).filter((each) => isUnderLoad(result)(each) === isIdle),
  )
  return joinTexts([titlePart('nothing here uses ', idle), titlePart('not measured: ', left)], ' · ')
}

function titlePart(text: string, some: readonly SettingCoverage[]): string {
  const names = new Set(some.map(({ name }) => shorten(name)))
  return names.size === 0 ? '' : `${text}${firstOf([...names], MOST_NAMES)}`
}

/** "Not exercised: innodb-change-buffering (matters when …)."; empty if the verdict itself says so. */
export function unmeasuredLine(result: Result): string {
  const isPartly = result.verdict !== 'not-measured' && unmeasuredIn(result).length > 0
  const subject = isAllUnderLoad(result) ? 'Not exercised' : 'Not measured'
  return isPartly ? `${subject}: ${reasonsText(result)}.` : ''
}

/** "matters when connections stand idle for long"; of several settings with their names. */
export function unmeasuredEvidence(result: Result): string {
  const [only, ...others] = unmeasuredIn(result)
  return only !== undefined && others.length === 0 ? whyText(only) : reasonsText(result)
}

/** "innodb-change-buffering (matters when …); max-connections (our load never reaches 400)". */
function reasonsText(result: Result): string {
  const byReason = [...Map.groupBy(unmeasuredIn(result), (each) => whyText(each))]
  const texts = byReason.map(([why, some]) => {
    const names = new Set(some.map(({ name }) => shorten(name)))
    return `${firstOf([...names], MOST_NAMES)} (${why})`
  })
  return firstOf(texts, MOST_NAMES, '; ')
}
