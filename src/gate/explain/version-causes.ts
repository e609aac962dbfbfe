/** Causes if the version changed: the program, its changed defaults and the changed settings are lines of one search. */

import type { Cause, Suggestion } from '../../core/attribution/attribution.ts'
import {
  type ChangedDefault,
  changedDefaults,
  lineName,
  withDefaults,
} from '../../core/attribution/changed-defaults.ts'
import { type ConfigurationDifference, isProgram } from '../../core/attribution/lines.ts'
import { balance, causesOf, type Search, startSearch, withoutLines } from '../../core/attribution/search.ts'
import { withOptions } from '../../core/attribution/suggest.ts'
import { figures } from '../../core/attribution/sums.ts'
import { CONFIDENCE } from '../../core/comparison/comparison.ts'
import { lowerBound } from '../../core/stats/random-effects.ts'
import { canonicalOptionName } from '../../core/suite/option-file.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import { ServerRefuses } from '../../edges/servers/server-refuses.ts'
import type { Explained, ExplainedBy } from './asked.ts'
import { searchLines, withLines } from './search-lines.ts'
import { SearchTrials } from './search-trials.ts'

/** Old options that a new version may refuse; after more, all defaults are given up. */
const MOST_REFUSED = 6
/** One-sided error at which lines are said to regain something. */
const CHEAPER = 0.05

/** @param started settings of the servers before and now, after their start */
export async function causesOfVersion(
  asked: Explained,
  difference: ConfigurationDifference,
  [before, now]: readonly (Settings | undefined)[],
): Promise<ExplainedBy> {
  const { comparison, head, cells, plan, local, edges, computes, startSeconds } = asked
  const deadline = edges.testbed.now() + asked.seconds
  const trials = new SearchTrials({ plan, cells, cost: undefined, computes, startSeconds, deadline }, edges)
  const scenarios = [difference.reference, difference.head]
  const changed = before && now ? changedDefaults({ reference: before, head: now }, scenarios) : []
  const searched = await startable(difference, changed, trials)
  // What the new version does not start with is left in the cost of the program.
  const defaults = searched === difference ? [] : changed
  const start = startSearch(searched.lines, comparison.effect, plan.startSpread)
  const search = await searchLines(
    start,
    { difference: searched, seed: plan.seed, mostServers: local.mostServers },
    trials,
  )
  const isDefault = ({ settings }: Cause) =>
    settings.some(({ name }) => defaults.some((each) => lineName(each.name) === name))
  // Nobody wants a row for each default that costs nothing.
  const causes = causesOf(search).filter((cause) => cause.verdict === 'to blame' || !isDefault(cause))
  return {
    causes,
    suggestion: restoring(search, searched, head.scenario, defaults),
    explanation: { ...balance(search), defaults },
  }
}

/** The difference with its defaults as lines, without the old options that the new version does not start with. */
async function startable(
  difference: ConfigurationDifference,
  changed: readonly ChangedDefault[],
  trials: SearchTrials,
): Promise<ConfigurationDifference> {
  const refused = new Set<string>()
  while (refused.size <= MOST_REFUSED) {
    const searched = withDefaults(difference, changed, refused)
    const programs = searched.lines.map(isProgram)
    const failure = await trials.failureOf(withLines(searched, programs, 'as before'), false)
    if (failure === undefined) return searched
    const names =
      failure instanceof ServerRefuses ? failure.refusal.lines.map(({ name }) => canonicalOptionName(name)) : []
    const named = names.length > 0 ? names : namesIn(failure.message, searched)
    if (named.length === 0) break
    for (const name of named) refused.add(name)
  }
  return difference
}

/** Old options that a server's last message has the names of. */
function namesIn(message: string, { parts }: ConfigurationDifference): string[] {
  const words = message
    .toLowerCase()
    .replaceAll('_', '-')
    .split(/[^a-z0-9-]+/)
    .map((word) => word.replace(/^-+/, ''))
  const options = parts.flatMap(({ line, before }) => (line === undefined ? [] : (before.options ?? [])))
  const bare = options.map(({ name }) => canonicalOptionName(name).replace(/^loose-/, ''))
  return [...new Set(bare)].filter((name) => words.includes(name))
}

/** The lines that set the defaults to blame back, if that regains something; null if not. */
function restoring(
  search: Search,
  { lines }: ConfigurationDifference,
  head: Explained['head']['scenario'],
  changed: readonly ChangedDefault[],
): Suggestion | null {
  const blamed = causesOf(search).flatMap(({ verdict, settings }) =>
    verdict === 'to blame' ? settings.map(({ name }) => name) : [],
  )
  const defaults = changed.filter(({ name }) => blamed.includes(lineName(name)))
  if (defaults.length === 0) return null
  const names = defaults.map(({ name }) => lineName(name))
  const { effect, saved } = withoutLines(
    search,
    lines.flatMap(({ name }, index) => (names.includes(name) ? [index] : [])),
  )
  if (lowerBound(saved, CHEAPER) <= 0) return null
  const options = defaults.map(({ name, before }) => ({ name, value: before }))
  const restored = withOptions(head, options, 'restored')
  return {
    scenario: head.name,
    form: restored.form,
    lines: restored.lines,
    replaces: [],
    keeps: [],
    insight: {},
    ...figures(effect, CONFIDENCE),
    saved: figures(saved, CONFIDENCE),
  }
}
