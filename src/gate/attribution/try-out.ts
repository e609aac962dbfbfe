/** What is suggested, measured where the causes were: as one more state of the running server. */
import { type Effect, randomEffects } from '../../core/stats/random-effects.ts'
import { huber, isSample } from '../../core/stats/robust.ts'
import { settingsOfSetup } from '../../core/switching/setup-settings.ts'
import type { Testbed } from '../../edges/testbed/testbed.ts'
import type { Explained } from './explained.ts'
import type { TryOut } from './find-suggestion.ts'
import type { SubsetTurns } from './subset-turns.ts'
import type { SwitchedServers } from './switched-servers.ts'

/** Time that its turns take: enough to tell about one per cent. */
const SECONDS = 6

export interface TryOutBySwitching {
  readonly servers: SwitchedServers
  readonly turns: SubsetTurns
  readonly explained: Explained
  readonly testbed: Testbed
}

export function tryOutBySwitching({ servers, turns, explained, testbed }: TryOutBySwitching): TryOut {
  const { deadline, product } = explained
  return async ({ setup }) => {
    // A server cannot be switched to a Performance Schema that is off.
    if (setup === null) return undefined
    const live = servers.run.server(servers.lives[0])
    const state = settingsOfSetup(setup, product, servers.shipped)
    const until = Math.min(deadline, testbed.now() + SECONDS)
    const rounds: Awaited<ReturnType<SubsetTurns['compare']>>[] = []
    while (testbed.now() < until) rounds.push(await turns.compare(state))
    const effect = effectOf(rounds.map(({ againstNone }) => againstNone))
    const saved = effectOf(rounds.map(({ againstAll }) => againstAll))
    await live.switchTo(state)
    return effect && saved && { effect, saved, insight: await live.insight() }
  }
}

/** Running servers that were swapped: no start comes between. */
function effectOf(differences: readonly number[]): Effect | undefined {
  if (differences.length < 2 || !isSample(differences)) return undefined
  return randomEffects([huber(differences)], differences.length - 1, 0)
}
