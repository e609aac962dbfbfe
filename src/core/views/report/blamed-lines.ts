/** The lines to blame, as a diff: below its place, each setting as it was before and is now. */

import type { CauseLine } from '../../attribution/attribution.ts'
import { refusalsOf } from '../../result/refused-part.ts'
import type { Result } from '../../result/result.ts'
import { whereOf } from '../../wording/cause-wording.ts'
import { shorten } from '../../wording/escape.ts'
import { blamedCauses, worstRegression } from '../../wording/verdict-text.ts'
import type { Part } from './report.ts'

/** Lines of the diff, places among them. */
const MOST_LINES = 12
const LONGEST_LINE = 120

/** A block of code: the lines to blame, or where none is known all that changed; none if nothing regressed. */
export function blamedLines(result: Result): Part[] {
  const settings = settingsToShow(result).toSorted((one, other) => (one.place?.line ?? 0) - (other.place?.line ?? 0))
  const byPlace = Map.groupBy(settings, (setting) => whereOf(result, setting))
  const lines = [...byPlace]
    .flatMap(([place, inPlace]) => [`@@ ${place} @@`, ...new Set(inPlace.flatMap(beforeAndNow))])
    .map((line) => shorten(line, LONGEST_LINE))
  // A place without its lines says nothing.
  const most = lines[MOST_LINES - 1]?.startsWith('@@') ? MOST_LINES - 1 : MOST_LINES
  const limit = { most, what: 'line' }
  return lines.length === 0 ? [] : [{ kind: 'code', language: 'diff', lines, limit }]
}

function settingsToShow(result: Result): readonly CauseLine[] {
  const defaults = (result.explanation?.defaults ?? []).map(({ name }) => name.replaceAll('_', '-'))
  const blamed = blamedCauses(result)
    .flatMap((cause) => cause.settings)
    // A changed default is no line of a file.
    .filter(({ name }) => !defaults.includes(name))
  const [refusal] = refusalsOf(result)
  const scenario = refusal?.scenario ?? worstRegression(result)?.scenario
  if (blamed.length > 0 || scenario === undefined) return blamed
  const changed = result.settings.filter((setting) => setting.scenario === scenario)
  const isRefused = ({ after }: Result['settings'][number]) =>
    refusal?.lines.some(({ file, line }) => after?.file === file && after.line === line) === true
  const refused = changed.filter(isRefused)
  return (refused.length > 0 ? refused : changed).map(({ name, before, after }) => ({
    name,
    before: before?.value ?? null,
    after: after?.value ?? null,
    place: after && { file: after.file, line: after.line },
  }))
}

/** "- sync-binlog = 0" and "+ sync-binlog = 1": one of them where the setting was added or removed. */
function beforeAndNow({ name, before, after, place }: CauseLine): string[] {
  return [
    ...(before === null && place !== null ? [] : [`- ${lineOf(name, before)}`]),
    ...(place === null ? [] : [`+ ${lineOf(name, after)}`]),
  ]
}

/** A setting as option files write it, or a statement as it is. The pattern of an instrument is part of its value. */
function lineOf(name: string, value: string | null): string {
  if (name.startsWith('sql[') && value !== null) return value
  const [option = name] = name.split(' ')
  return value === null ? option : `${option} = ${value}`
}
