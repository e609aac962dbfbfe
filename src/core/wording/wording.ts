/**
 * Sentences about a result, the same in every view. Long names are cut. Texts are plain, so views have to escape them.
 */

import { count, duration, firstOf } from '../figures.ts'
import type { CellKey, SourceLine } from '../names.ts'
import { failOnText } from '../policy/fail-on.ts'
import type { Rule } from '../policy/gate-policy.ts'
import { checkFailure } from '../result/check-failure.ts'
import type { Result } from '../result/result.ts'
import type { TimeSpan } from '../result/timeline.ts'
import { sum } from '../stats/vectors.ts'
import { shorten } from './escape.ts'

const MOST_NAMED = 3
const LONGEST_PATH = 54

export function cellText({ workload, threads }: CellKey): string {
  return `${shorten(workload)} at ${count(threads, 'thread')}`
}

/** Example: "conf/my.cnf:4". A long path loses its beginning, because its end says more. */
export function lineOf({ file, line }: SourceLine): string {
  // The cut may have split a surrogate pair. Its second half alone is no character, so it is removed too.
  const end = file.slice(1 - LONGEST_PATH).replace(/^[\udc00-\udfff]/, '')
  return `${file.length <= LONGEST_PATH ? file : `…${end}`}:${line}`
}

/** Places by file, with neighbouring lines as a range: "my.cnf:3, 8–9". Empty if there are no places. */
export function linesOf(places: readonly SourceLine[]): string {
  const byFile = Map.groupBy(places, ({ file }) => file)
  return [...byFile]
    .map(([file, inFile]) => {
      const lines = [...new Set(inFile.map(({ line }) => line))].sort((one, other) => one - other)
      const ranges: [number, number][] = []
      for (const line of lines) {
        const last = ranges.at(-1)
        if (last !== undefined && last[1] === line - 1) last[1] = line
        else ranges.push([line, line])
      }
      const text = ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
      return lineOf({ file, line: 0 }).replace(/0$/, text)
    })
    .join(', ')
}

export function settingLine({ before, after, scenario }: Result['settings'][number]): string {
  if (after !== null) return `${after.file}:${after.line}`
  return before === null ? scenario : `${before.file}:${before.line}, removed`
}

export function against({ rule, reference }: Readonly<Record<'rule', Rule> & Record<'reference', string>>): string {
  if (rule === 'base') return 'before'
  return rule === 'baseline' ? 'the baseline' : shorten(reference)
}

export function namesText(names: readonly string[]): string {
  const short = names.map((one) => shorten(one))
  return firstOf(short, MOST_NAMED, ' + ')
}

/** What readers call the steps of a run. Steps of one activity are added up, because readers need no finer parts. */
const ACTIVITIES: readonly (readonly [activity: string, ...steps: readonly TimeSpan['step'][]])[] = [
  ['waiting for another run', 'wait'],
  ['starting servers', 'prepare', 'data', 'start', 'connect', 'warm-up'],
  ['measuring', 'measure', 'end', 'stop', 'judge'],
  ['searching for causes', 'search'],
]
const LEAST_SECONDS = 1

/** Seconds of each activity. Their sum is the duration of the run without drawing, which comes after its end. */
export function timesOf(timeline: readonly TimeSpan[]) {
  const secondsIn = (some: readonly TimeSpan[]) => sum(some.map(({ from, to }) => to - from))
  return ACTIVITIES.map(([activity, ...steps]) => {
    return [activity, secondsIn(timeline.filter(({ step }) => steps.includes(step)))] as const
  })
}

export function timesText({ timeline, seconds, measuredSeconds }: Result): string {
  const times = timeline === null ? [['measuring', measuredSeconds] as const] : timesOf(timeline)
  const parts = times.filter(([, took]) => took >= LEAST_SECONDS).map(([what, took]) => `${what} ${duration(took)}`)
  return `${duration(seconds)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`
}

/**
 * Says whether the check blocks the merge, as far as qpsgate knows: the repository decides whether the check is required.
 * Empty for a pass that does not block it.
 */
export function consequence(result: Result): string {
  const failure = checkFailure(result)
  const failOn = `fail-on: ${failOnText(result.plan.policy.failOn).replaceAll(' ', ', ')}`
  if (failure !== undefined)
    return `This blocks the merge where the check is required (${failure === 'regressed' ? 'exit code 1' : `${failOn}, exit code 3`}).`
  return result.verdict === 'pass' || result.verdict === 'measured' ? '' : `This does not block the merge (${failOn}).`
}

/**
 * Sentence for a comment that is written while the search for causes still runs, so that readers know that more will
 * follow.
 */
export const SEARCHING = 'qpsgate is now measuring what each changed setting costs. This comment will then show it.'

/** Versions without what packagers add: "10.11.19-MariaDB-0+deb12u1" becomes "10.11.19". */
export function upstreamVersions(versions: string): string {
  return versions.replaceAll(/(\d)[-+][\w.+~-]*/g, '$1')
}
