/**
 * Causes if the version changed: a server with the new version and the old defaults separates program and defaults.
 * Costly defaults are then split like settings.
 */

import type { Cause, Suggestion } from '../../core/attribution/attribution.ts'
import { asBefore, type ChangedDefault, changedDefaults, oldOptions } from '../../core/attribution/changed-defaults.ts'
import { type ChangedLine, splitDifference } from '../../core/attribution/lines.ts'
import { asShown, balance, causesOf, startSearch } from '../../core/attribution/search.ts'
import { withOptions } from '../../core/attribution/suggest.ts'
import { figures } from '../../core/attribution/sums.ts'
import { CONFIDENCE } from '../../core/comparison/comparison.ts'
import { mixedArm } from '../../core/plan/plan.ts'
import { isSameProgram } from '../../core/suite/differences.ts'
import { successorOf } from '../../core/suite/successors.ts'
import type { Scenario, ServerOption } from '../../core/suite/suite.ts'
import { keyOf, type Settings } from '../../core/switching/switchable-settings.ts'
import { isFailure, type MeasurementError, UserError } from '../../errors.ts'
import { shownCheaper } from './find-suggestion.ts'
import { causesOfLines, searchedByStarting } from './line-causes.ts'
import type { FoundCauses, Laboratory, Question } from './question.ts'
import { type StartedTrials, startedTrials } from './started-trials.ts'

/** Old options that a new version may refuse; after more, all are given up. */
const MOST_REFUSED = 6
/** The new program is one line of the search; all other changes are the other, which has an effect only with it. */
const [PROGRAM, REST] = [0, 1] as const
type Failure = UserError | MeasurementError

/** Whether the two run different programs. */
export function isVersionChange({ reference, head }: Pick<Question, 'reference' | 'head'>): boolean {
  return !isSameProgram(reference, head)
}

/**
 * The causes of a version change; undefined if no default differs, or the new version does not start with the old ones:
 * it is then a setting like others.
 */
export async function causesOfVersion(question: Question, laboratory: Laboratory): Promise<FoundCauses | undefined> {
  const { reference, head, started, whole } = question
  const { lines } = splitDifference(reference, head, laboratory.server)
  const defaults = started === undefined ? [] : changedDefaults(started, [reference, head])
  const program = lines.find(({ name }) => name === (head.program ?? reference.program)?.kind)
  const pinned = defaults.length === 0 ? undefined : await startableAsBefore(question, defaults, laboratory)
  if (started === undefined || program === undefined || pinned === undefined) return undefined
  const asked = { ...question, keepsTimeToTryOut: false }
  const trials = startedTrials(asked, laboratory, (_, name) => ({ ...pinned, name }))
  const restName = lines.length > 1 ? 'changed defaults and settings' : 'changed defaults'
  const rest: ChangedLine = { ...program, name: restName, before: null, after: null, needs: [PROGRAM] }
  const mostArms = Math.max(2, laboratory.mostServers - trials.always)
  const start = startSearch({ lines: [{ ...program, needs: [] }, rest], whole, mostArms })
  const search = await searchedByStarting(start, trials)
  const group = search.groups.find((each) => each.state === 'to blame' && each.lines.join() === `${REST}`)
  const settings = trials.settingsOf([PROGRAM])
  const further =
    group?.effect == null || settings === undefined
      ? undefined
      : await causesOfLines(
          {
            ...{ ...question, keepsTimeToTryOut: true, reference: pinned, whole: asShown(search, group.effect) },
            started: { reference: settings, head: started.head },
          },
          laboratory,
        )
  const asSetting = (part: Cause) => asDefault(part, defaults, program.place)
  const causes = withParts(causesOf(search), restName, further?.causes ?? [], asSetting)
  return {
    causes,
    suggestion: await restoring(head, defaultsToSetBack(further?.causes ?? [], defaults, settings), trials),
    explanation: { ...balance(search), disagrees: false, defaults },
  }
}

/**
 * Those to blame; where only all together are, all but those that gain, with what the new version makes of their old
 * values.
 */
function defaultsToSetBack(
  causes: readonly Cause[],
  defaults: readonly ChangedDefault[],
  pinned: Settings | undefined,
): readonly ChangedDefault[] {
  const blamed = causes.filter(({ verdict }) => verdict === 'to blame')
  const chosen = blamed.length > 0 ? blamed : causes.filter(({ low }) => (low ?? 0) <= 0)
  const named = chosen.flatMap(({ settings }) => settings.map(({ name }) => name))
  return defaults.flatMap((changed) => {
    const taken = pinned?.get(keyOf('variable', changed.name)) ?? changed.before
    return named.includes(changed.name.replaceAll('_', '-')) && taken !== changed.after
      ? { ...changed, before: taken }
      : []
  })
}

/** The lines that set these defaults back, measured together before they are suggested; null if that regains nothing. */
async function restoring(
  head: Scenario,
  defaults: readonly ChangedDefault[],
  trials: StartedTrials,
): Promise<Suggestion | null> {
  if (defaults.length === 0) return null
  const options = defaults.map(({ name, before }) => ({ name, value: before }))
  const { scenario, form, lines } = withOptions(head, options, 'restored')
  const tried = await shownCheaper(() => trials.tryOut(scenario))
  return tried === undefined
    ? null
    : {
        ...{ scenario: head.name, form, lines, replaces: [], keeps: [], insight: tried.insight },
        ...figures(tried.effect, CONFIDENCE),
        saved: figures(tried.saved, CONFIDENCE),
      }
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
function asDefault(cause: Cause, defaults: readonly ChangedDefault[], place: ChangedLine['place']): Cause {
  const settings = cause.settings.map((setting) => {
    const found = defaults.find(({ name }) => name.replaceAll('_', '-') === setting.name)
    return found === undefined ? setting : { ...setting, before: found.before, after: found.after, place }
  })
  return { ...cause, settings }
}

/** The new version with all settings of the old one, except those that it refuses. */
async function startableAsBefore(
  { reference, head }: Question,
  defaults: readonly ChangedDefault[],
  laboratory: Laboratory,
): Promise<Scenario | undefined> {
  const options = reference.options.map((own) => successorOf(own, reference.options, laboratory.server) ?? own)
  const old = oldOptions({ options }, defaults, `defaults of ${reference.program?.name ?? 'the old version'}`)
  let kept = old
  for (let refused = 0; refused <= MOST_REFUSED; refused++) {
    const pinned = asBefore(reference, head, old, kept)
    const failure = await failureOf([reference, pinned], laboratory)
    if (failure === undefined) return pinned
    const accepted = kept.filter((each) => !isRefused(each, failure))
    if (accepted.length === kept.length) return undefined
    kept = accepted
  }
  return undefined
}

/** They start side by side: what the servers of both adjust is no refusal. */
async function failureOf(some: readonly Scenario[], { testbed, plan }: Laboratory): Promise<Failure | undefined> {
  const arms = some.map((scenario, nth) => mixedArm({ ...scenario, name: `start ${nth + 1}` }))
  try {
    await using _ = await testbed.startTrial({ number: 1, arms, cells: [] }, plan)
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
