/**
 * Sentences about the assessments of changed settings (assess.ts). They are plain text, because each view escapes for
 * itself.
 */

import { bytes, count, firstOf } from '../figures.ts'
import { EXERCISES, type Exercise, isExercise } from '../options/exercises.ts'
import { reachText } from '../warnings/warnings.ts'
import { workloadFor } from '../workloads/workloads.ts'
import { type Assessment, reachesServers } from './assess.ts'
import { optionReach } from './reach.ts'

interface ChangeText extends Assessment {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
  readonly measured: { readonly before: string; readonly after: string; readonly dataBytes: number } | null
}

const MIB = 1024 ** 2
const MOST_CELLS = 2

export function assessmentText(finding: ChangeText): string {
  return `${statusText(finding)}${measuredText(finding)}`
}

function statusText(finding: ChangeText): string {
  const { status, why, cells, shownBy, still, needs, measured } = finding
  switch (status) {
    case 'exercised':
      return `exercised by ${cellsText(cells)}${shownBy === null ? '' : `: ${counterText(shownBy)}`}`
    case 'not-reached':
      return `never reached: no statement in this run reached it, before or after${stillText(still, 'did not grow')}`
    case 'no-difference':
      return `makes no difference: ${why === null ? sameText(needs, measured) : 'the server ignores it'}`
    case 'no-effect':
      return 'has no effect on speed'
    case 'not-measured':
      return `${reachesServers(finding) ? 'not exercised' : 'not measured'}: ${whyText(finding)}`
  }
}

/** Reason why no measurement shows the setting, as half a sentence: "matters when connections sit idle for long". */
export function whyText({ name, why, still, needs, before, after, measured }: ChangeText): string {
  switch (why) {
    case 'other-workload':
      return `matters when ${needsText(needs)}${stillText(still, 'hardly grew')}${otherText(needs, still)}`
    case 'no-load':
      return needs.includes('limit-reached' satisfies Exercise)
        ? `the load never reaches ${[before, after].filter((value) => value !== null).join(' or ')}`
        : `matters when ${needsText(needs)}${needs.includes('own-load' satisfies Exercise) ? '' : ', which no load here does'}`
    case 'switched-off':
      return `matters only when ${needsText(needs)}`
    case 'made-equal':
      return `both test servers have ${sizeText(measured?.after ?? '')}, to fit this machine`
    case 'isolated':
      return `test servers run isolated, and ${reachText(optionReach({ name, text: after ?? before ?? '' }) ?? null)}`
    case 'container':
      return 'limits the container, and what it slows down is not measured'
    case 'not-on-server':
      return 'the test server does not have it'
    case 'other-group':
      return 'the test server is of a version that does not read the group of this line'
    case 'other-program':
      return 'a program other than the server reads this group'
    case 'not-applied':
      return 'it is unknown what the server gets from this line'
    case 'derived':
      return 'the settings that production derives from it were not measured'
    case 'other-load':
      return 'with other shares, parameters or rows it is another load'
    case 'no-time':
      return 'the budget was too short for its server'
    case 'page-cache':
      return 'test servers share the page cache of this machine, beside which it does not do what it does in production; root, or an image with Docker, limits both'
    default:
      return 'no workload is known to use it'
  }
}

function sameText([cap]: ChangeText['needs'], measured: ChangeText['measured']): string {
  if (cap !== undefined) return `capped by ${cap}, which is lower and did not change`
  return measured === null
    ? 'no instrument of the servers has such a name'
    : `both servers have ${sizeText(measured.after)}`
}

function cellsText(cells: ChangeText['cells']): string {
  const names = cells.map(({ workload, threads }) => `${workload} at ${count(threads, 'thread')}`)
  return firstOf(names, MOST_CELLS, ' and ')
}

function counterText({ counter, before, after }: NonNullable<ChangeText['shownBy']>): string {
  const change = before === null ? perTransaction(after) : `${perTransaction(before)} → ${perTransaction(after)}`
  return `${counter} ${change} a transaction`
}

function perTransaction(value: number): string {
  return value === 0 ? '0' : String(Number(value.toPrecision(2)))
}

function stillText(still: ChangeText['still'], grew: string): string {
  return still.length === 0 ? '' : `, and ${still.join(', ')} ${grew}`
}

function needsText(needs: ChangeText['needs']): string {
  return needs.map((need) => (isExercise(need) ? clauseOf(EXERCISES[need].meaning) : `${need} is on`)).join(', or ')
}

function clauseOf(sentence: string): string {
  const clause = sentence.replace(/\.$/, '')
  return /^[A-Z]{2}/.test(clause) ? clause : `${clause.slice(0, 1).toLowerCase()}${clause.slice(1)}`
}

/**
 * Names a workload that would have shown the setting. None is named if a workload that does such work was measured
 * already.
 */
function otherText(needs: ChangeText['needs'], still: ChangeText['still']): string {
  if (still.length > 0 || !needs.every(isExercise)) return ''
  const exercises = needs.filter((need): need is Exercise => isExercise(need) && !EXERCISES[need].isElsewhere)
  const workload = exercises.map(workloadFor).find((script) => script !== undefined)
  return workload === undefined ? '; no workload here does this' : `; the workload ${workload} does this`
}

/**
 * Names the sizes that qpsgate gave to the servers in place of the written sizes: "; 64G → 32G was measured as 192 MiB
 * → 96 MiB with 576 MiB of data".
 */
function measuredText({ status, why, before, after, measured }: ChangeText): string {
  if (measured === null || status === 'no-difference' || why === 'made-equal') return ''
  const values = `${before ?? 'not set'} → ${after ?? 'not set'}`
  return `; ${values} was measured as ${sizeText(measured.before)} → ${sizeText(measured.after)} with ${bytes(measured.dataBytes)} of data`
}

function sizeText(value: string): string {
  return /^\d+$/.test(value) && Number(value) >= MIB ? bytes(Number(value)) : value
}
