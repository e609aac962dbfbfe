/**
 * Arms that differ only in switchable settings share a server. The start is the truth: each is started alone once, and
 * from then on the shared server is switched to the settings that its own server had.
 */

import { canShare, differingVariables, sharedState } from '../../core/attribution/shared-server.ts'
import { isCopy } from '../../core/names.ts'
import { type Arm, armName } from '../../core/plan/plan.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import { withAllInstruments } from '../../core/switching/instruments.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import { type RunningArm, stopServers } from '../servers/arms.ts'
import { SwitchedServer, sessionVariables } from '../switching/switched-server.ts'
import { requireMemory } from './memory.ts'

/** Starts a server for each of the arms. */
export type StartArms = (arms: readonly Arm[]) => Promise<RunningArm[]>

/** Servers that are started together only to be read: more take memory and no less time. */
const AT_ONCE = 4

/** An arm as it was started by itself. */
interface StartedArm {
  readonly arm: Arm
  readonly running: RunningArm
}

/** Such an arm, and the group of arms that it shares a server with. */
interface KnownArm extends StartedArm {
  readonly group: SharedGroup
}

interface SharedGroup {
  /** The arm that the server is started with. */
  readonly host: Arm
  /** The values of every scenario that shares it. */
  readonly states: ReadonlyMap<Scenario, Settings>
  readonly sessionVariables: ReadonlySet<string>
}

/** Facts from the first trial, for all trials of a run. */
export class SharedServers {
  readonly #runDirectory: string
  readonly #available: number
  #known: readonly KnownArm[] = []

  /** @param available bytes of memory for all servers */
  constructor(runDirectory: string, available: number) {
    this.#runDirectory = runDirectory
    this.#available = available
  }

  /** @returns the arms in their order; those that share a server have the same one */
  async start(arms: readonly Arm[], startArms: StartArms): Promise<RunningArm[]> {
    if (this.#known.length === 0) await this.#learn(arms, startArms)
    const known = arms.map((arm) => this.#known.find((each) => armName(each.arm) === armName(arm)) as KnownArm)
    const groups = [...new Set(known.map(({ group }) => group))]
    const hosts = await startArms(groups.map(({ host }) => host))
    const servers = new Map(
      groups.map((group, index) => {
        const host = hosts[index] as RunningArm
        return [group, { host, switched: new SwitchedServer(host.server.session, host.settings) }] as const
      }),
    )
    return known.map(({ arm, running, group }) => {
      const { host, switched } = servers.get(group) as { host: RunningArm; switched: SwitchedServer }
      const { trial, startSeconds } = host.state
      const state = { ...running.state, trial, startSeconds }
      // Nobody to share it with: a server as any other.
      if (known.filter((each) => each.group === group).length === 1) return { ...running, server: host.server, state }
      const shared = {
        host: armName(group.host),
        switched,
        state: group.states.get(arm.scenario) ?? new Map(),
        sessionVariables: group.sessionVariables,
      }
      return {
        ...running,
        server: host.server,
        shared,
        state: { ...state, host: shared.host },
      }
    })
  }

  /**
   * Starts every configuration alone once, a few at a time, and stops them all again; the twin's is the control's. The
   * first of every group runs until the end, as others are compared with it.
   */
  async #learn(arms: readonly Arm[], startArms: StartArms): Promise<void> {
    const alone = arms.filter((arm) => !isCopy(arm))
    const groups: StartedArm[][] = []
    const running = new Set<RunningArm>()
    try {
      for (let from = 0; from < alone.length; from += AT_ONCE) {
        const starting = alone.slice(from, from + AT_ONCE)
        requireMemory(running.size + starting.length, this.#available)
        const started = await startArms(starting)
        for (const one of started) running.add(one)
        for (const [index, arm] of starting.entries()) {
          const own = { arm, running: started[index] as RunningArm }
          const group = await this.#groupFor(own, groups)
          if (group === undefined) groups.push([own])
          else group.push(own)
        }
        const firsts = new Set(groups.map(([first]) => first?.running))
        const others = [...running].filter((one) => !firsts.has(one))
        for (const one of others) running.delete(one)
        await stopServers(others)
      }
      const known = (await Promise.all(groups.map((group) => this.#describe(group)))).flat()
      this.#known = arms.map((arm) => asKnown(arm, known))
    } finally {
      await stopServers([...running])
    }
  }

  async #groupFor({ arm, running }: StartedArm, groups: readonly StartedArm[][]): Promise<StartedArm[] | undefined> {
    const own = { scenario: arm.scenario, settings: running.settings }
    for (const group of groups) {
      const [first] = group
      if (first === undefined) continue
      const { settings, build } = first.running
      const differing = differingVariables(settings, own.settings, this.#runDirectory)
      const scopes = await switchedOf(first).scopesOf(differing, first.running.server.address)
      if (canShare({ scenario: first.arm.scenario, settings }, own, build, scopes)) return group
    }
    return undefined
  }

  async #describe(group: readonly StartedArm[]): Promise<KnownArm[]> {
    const [first] = group
    if (first === undefined) return []
    const started = group.map(({ arm, running }) => ({ scenario: arm.scenario, settings: running.settings }))
    const { states, hasInstruments } = sharedState(started, this.#runDirectory)
    const scenario = hasInstruments ? withAllInstruments(first.arm.scenario) : first.arm.scenario
    const described: SharedGroup = {
      host: { ...first.arm, scenario },
      states: new Map(group.map(({ arm }, nth) => [arm.scenario, states[nth] ?? new Map()])),
      sessionVariables: await sessionVariables(
        switchedOf(first),
        first.running.server.address,
        states[0]?.keys() ?? [],
      ),
    }
    return group.map((each) => ({ ...each, group: described }))
  }
}

function switchedOf({ running }: StartedArm): SwitchedServer {
  return new SwitchedServer(running.server.session, running.settings)
}

/** The twin is its scenario's other arm once more. */
function asKnown(arm: Arm, known: readonly KnownArm[]): KnownArm {
  const { running, group } = known.find((each) => each.arm.scenario === arm.scenario) as KnownArm
  return { arm, running: { ...running, state: { ...running.state, revision: arm.revision } }, group }
}
