/**
 * Causes if the version changed: a server with the new version and the old defaults separates program and defaults.
 * Costly defaults are then split like settings.
 */

import type { Attribution, Cause } from '../../core/attribution/attribution.ts'
import { figures } from '../../core/attribution/balance.ts'
import { balance, causesOf as causesOfSearch } from '../../core/attribution/causes.ts'
import { asBefore, type ChangedDefault, changedDefaults, oldOptions } from '../../core/attribution/changed-defaults.ts'
import { type Factor, splitDifference } from '../../core/attribution/factors.ts'
import { isDone, startSearch } from '../../core/attribution/search.ts'
import { CONFIDENCE } from '../../core/comparison/comparison.ts'
import { mixedArm } from '../../core/plan/plan.ts'
import { isSameProgram } from '../../core/suite/differences.ts'
import type { Scenario, ServerOption } from '../../core/suite/suite.ts'
import { isFailure, type MeasurementError, UserError } from '../../errors.ts'
import type { MeasureEdges } from '../measure-trial.ts'
import type { Explained } from './explained.ts'
import { namedCause, placeOf } from './found-causes.ts'
import { searched } from './search-trials.ts'
import { type SplitCell, StartedTrials } from './started-trials.ts'

/** Old options that a new version may refuse; after more, all are given up. */
const MOST_REFUSED = 6
/** The new program is one factor; all other changes are the other, which has an effect only with it. */
const [PROGRAM, REST] = [0, 1] as const
/**
 * Largest share of the time left, after program and rest are separated in one cell, that is kept for the other cells.
 */
const MOST_KEPT = 0.5

type Failure = UserError | MeasurementError

/** Whether the two run different programs. */
export function isVersionChange({ reference, head }: Pick<Explained, 'reference' | 'head'>): boolean {
  return !isSameProgram(reference, head)
}

/**
 * The causes of a version change. If no default differs, or the new version does not start with the old ones, it is a
 * setting like others.
 *
 * @param causesOf finds the causes among settings
 */
export async function causesOfVersion(
  explained: Explained,
  edges: MeasureEdges,
  causesOf: (explained: Explained) => Promise<Attribution>,
): Promise<Attribution> {
  const { found, reference, head, cells, plan, started, mostServers, startSeconds, deadline, difference } = explained
  const { now } = edges.testbed
  const began = now()
  const defaults = started === undefined ? [] : changedDefaults(started, [reference, head])
  const program = difference.factors.find(({ name }) => name === (head.program ?? reference.program)?.kind)
  const pinned = defaults.length === 0 ? undefined : await startableAsBefore(explained, defaults, edges)
  if (started === undefined || program === undefined || pinned === undefined) return causesOf(explained)
  const trials = new StartedTrials(
    {
      ...{ reference, head, cells, plan, deadline, startSeconds },
      configure: (_, name) => ({ ...pinned, name }),
      keepsTimeToTryOut: false,
    },
    edges,
  )
  const mostArms = Math.max(2, mostServers - trials.always)
  const search = await searched(startSearch({ needs: [[], [PROGRAM]], whole: found.effect, mostArms }), trials)
  const restName = difference.factors.length > 1 ? 'changed defaults and settings' : 'changed defaults'
  const rest: Factor = { ...program, name: restName, before: null, after: null, needs: [] }
  const group = search.groups.find(({ factors, state }) => state === 'to blame' && factors.join() === `${REST}`)
  const settings = trials.settingsOf([PROGRAM])
  const others = explained.changedCells.filter((cell) => !cells.includes(cell))
  const kept = Math.min(MOST_KEPT * (deadline - now()), trials.secondsToSplit(others.length))
  const further =
    group?.effect == null || settings === undefined
      ? undefined
      : await causesOf({
          ...explained,
          ...{ reference: pinned, found: { ...found, effect: group.effect }, deadline: deadline - kept },
          difference: splitDifference(pinned, head, explained.server),
          started: { reference: settings, head: started.head },
        })
  const split = await trials.split([PROGRAM], [...cells, ...others])
  const causes = causesOfSearch(search).map((cause) => namedCause(cause, [program, rest]))
  const sums = balance(search)
  return {
    causes: withParts(causes, restName, further?.causes ?? [], (each) => asDefault(each, defaults, program.place)),
    explanation: {
      ...{ ...placeOf(found), method: 'started', seconds: now() - began, isComplete: isDone(search) },
      ...{ ...sums, started: sums.whole, switched: null, disagrees: false, startOnly: [], defaults },
      split: { rest: restName, cells: split.map(splitCellOf) },
    },
    suggestion: null,
  }
}

function splitCellOf({ cell: { workload, threads }, first, others }: SplitCell) {
  return { workload: workload.name, threads, program: figures(first, CONFIDENCE), rest: figures(others, CONFIDENCE) }
}

/**
 * The causes with the named parts of the rest: settings, and the defaults to blame, which then replace the rest. Nobody
 * wants a row for each default that costs nothing.
 */
function withParts(
  causes: readonly Cause[],
  restName: string,
  parts: readonly Cause[],
  asSetting: (part: Cause) => Cause,
): Cause[] {
  const isWritten = ({ settings }: Cause) => settings.every(({ place }) => place !== null)
  const isBlamed = ({ verdict }: Cause) => verdict === 'to blame'
  const isRest = ({ settings }: Cause) => settings[0]?.name === restName
  const whole = parts.some(isBlamed) ? causes.filter((cause) => !isRest(cause)) : causes
  return [...whole, ...parts.filter((part) => isBlamed(part) || isWritten(part)).map(asSetting)]
}

/** A default that is no longer pinned, with both values, on the line of the version. */
function asDefault(cause: Cause, defaults: readonly ChangedDefault[], place: Factor['place']): Cause {
  const settings = cause.settings.map((setting) => {
    const found = defaults.find(({ name }) => name.replaceAll('_', '-') === setting.name)
    return found === undefined ? setting : { ...setting, before: found.before, after: found.after, place }
  })
  return { ...cause, settings }
}

/** The new version with all settings of the old one, except those that it refuses. */
async function startableAsBefore(
  { reference, head, plan }: Explained,
  defaults: readonly ChangedDefault[],
  edges: MeasureEdges,
): Promise<Scenario | undefined> {
  const old = oldOptions(reference, defaults, `defaults of ${reference.program?.name ?? 'the old version'}`)
  let kept = old
  for (let refused = 0; refused <= MOST_REFUSED; refused++) {
    const pinned = asBefore(reference, head, old, kept)
    const failure = await failureOf(pinned, plan, edges)
    if (failure === undefined) return pinned
    const accepted = kept.filter((each) => !isRefused(each, failure))
    if (accepted.length === kept.length) return undefined
    kept = accepted
  }
  return undefined
}

async function failureOf(
  scenario: Scenario,
  plan: Explained['plan'],
  edges: MeasureEdges,
): Promise<Failure | undefined> {
  try {
    await using _ = await edges.testbed.startTrial({ number: 1, arms: [mixedArm(scenario)], cells: [] }, plan)
    return undefined
  } catch (error) {
    if (!isFailure(error)) throw error
    return error
  }
}

/** Whether an option ended a server: by its place, or because the server's last message has its name. */
function isRefused({ name, file, line }: ServerOption, failure: Failure): boolean {
  const place = failure instanceof UserError ? failure.place : undefined
  if (place !== undefined) return place.file === file && place.line === line
  return failure.message
    .toLowerCase()
    .replaceAll('_', '-')
    .split(/[^a-z0-9-]+/)
    .some((word) => bare(word) === bare(name))
}

function bare(name: string): string {
  return name.replaceAll('_', '-').replace(/^(?:--)?(?:loose-)?/i, '')
}
