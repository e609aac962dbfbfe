/** Arms that can share a running server, and the settings of each there. */
import type { ServerVersion } from '../families/family.ts'
import { isSameProgram } from '../suite/differences.ts'
import type { Scenario } from '../suite/suite.ts'
import { isOwnToServer, takesEffectAtOnce, type VariableScope } from '../switching/scope.ts'
import { GONE, partsOf, type Settings, settingsThatDiffer } from '../switching/switchable-settings.ts'
import { splitDifference } from './lines.ts'
import { switchesOf } from './switches.ts'

/** An arm as it was started by itself. */
export interface StartedArm {
  readonly scenario: Scenario
  readonly settings: Settings
}

/** Differences between arms that share a server. */
export interface SharedState {
  /** Each arm's values, in their order. */
  readonly states: readonly Settings[]
  readonly hasInstruments: boolean
}

/** Names of the variables in which two servers differ, except those that every server has of its own. */
export function differingVariables(one: Settings, other: Settings, runDirectory: string): string[] {
  return [...settingsThatDiffer(one, other)].flatMap(([key, value]) => {
    const { kind, name } = partsOf(key)
    const [variable = ''] = name
    const isOwn = isOwnToServer(variable) || value.includes(runDirectory) || one.get(key)?.includes(runDirectory)
    return kind === 'variable' && !isOwn ? [variable] : []
  })
}

/**
 * Whether a server that was started with one can be switched to the settings of the other, and back.
 *
 * @param scopes of all variables in which they differ
 */
export function canShare(
  one: StartedArm,
  other: StartedArm,
  server: ServerVersion,
  scopes: ReadonlyMap<string, VariableScope>,
): boolean {
  if (!isSameProgram(one.scenario, other.scenario)) return false
  if ([...scopes].some(([name, scope]) => scope === 'start' || !takesEffectAtOnce(name))) return false
  if (instrumentsOf(one.settings) !== instrumentsOf(other.settings)) return false
  const { lines } = splitDifference(one.scenario, other.scenario, server)
  const started = { reference: one.settings, head: other.settings }
  return switchesOf(lines, started).every((each) => each !== undefined)
}

/** @param arms that share a server; it is started with the first */
export function sharedState(arms: readonly StartedArm[], runDirectory: string): SharedState {
  const [first] = arms
  const differing = new Set<string>()
  for (const { settings } of arms) {
    const before = first?.settings ?? settings
    const variables = new Set(differingVariables(before, settings, runDirectory))
    for (const key of settingsThatDiffer(before, settings).keys()) {
      const { kind, name } = partsOf(key)
      if (kind !== 'variable' || variables.has(name[0] ?? '')) differing.add(key)
    }
  }
  const hasInstruments = [...differing].some((key) => partsOf(key).kind === 'instrument')
  const own = (key: string) => hasInstruments && partsOf(key).kind === 'instrument'
  return {
    hasInstruments,
    states: arms.map(({ settings }) => {
      const keys = new Set([...differing, ...[...settings.keys()].filter(own)])
      return new Map([...keys].map((key) => [key, settings.get(key) ?? GONE]))
    }),
  }
}

/** How many instruments there are; without Performance Schema none, which no statement changes. */
function instrumentsOf(settings: Settings): number {
  return [...settings.keys()].filter((key) => partsOf(key).kind === 'instrument').length
}
