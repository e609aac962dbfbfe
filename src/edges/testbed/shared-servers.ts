/**
 * Arms that differ only in what can be switched share a server. The truth is the start: each is started by itself once, and
 * what its server is set to then is what the shared server is switched to from then on.
 */
import { canShare, differingVariables, sharedState } from '../../core/attribution/shared-server.ts'
import { type Arm, armName } from '../../core/plan/plan.ts'
import { withAllInstruments } from '../../core/switching/all-instruments.ts'
import { keyOf, type Settings } from '../../core/switching/settings.ts'
import type { RunningArm } from '../servers/arms.ts'
import { SwitchedServer } from '../switching/switched-server.ts'
import { LiveServers } from './live-servers.ts'

/** Starts a server for each of the arms. */
export type StartArms = (arms: readonly Arm[]) => Promise<RunningArm[]>

/** An arm as it was started by itself, and the group of arms that it shares a server with. */
interface KnownArm {
  readonly arm: Arm
  readonly running: RunningArm
  readonly group: SharedGroup
}

interface SharedGroup {
  /** What the server is started with. */
  readonly host: Arm
  /** The arms' values by the arm's name. */
  readonly states: ReadonlyMap<string, Settings>
  readonly sessionVariables: ReadonlySet<string>
}

/** What was learned in the first trial, for all trials of a run. */
export class SharedServers {
  readonly #runDirectory: string
  #known: readonly KnownArm[] = []

  constructor(runDirectory: string) {
    this.#runDirectory = runDirectory
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
      if (group.states.size === 1) return { ...running, server: host.server, state }
      const shared = {
        host: armName(group.host),
        switched,
        state: group.states.get(armName(arm)) ?? new Map(),
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

  /** Starts every configuration by itself once, and stops them all again; the twin's is the control's. */
  async #learn(arms: readonly Arm[], startArms: StartArms): Promise<void> {
    const alone = arms.filter(({ revision }) => revision !== 'twin')
    const started = await startArms(alone)
    try {
      const running = arms.map((arm) => {
        const own = started[alone.findIndex(({ scenario }) => scenario === arm.scenario)] as RunningArm
        return { ...own, state: { ...own.state, revision: arm.revision } }
      })
      const groups: number[][] = []
      for (const index of arms.keys()) {
        const found = await this.#groupFor(index, groups, arms, running)
        if (found === undefined) groups.push([index])
        else found.push(index)
      }
      this.#known = (await Promise.all(groups.map((group) => this.#describe(group, arms, running)))).flat()
    } finally {
      await Promise.all(started.map(({ server }) => server[Symbol.asyncDispose]()))
    }
  }

  async #groupFor(
    index: number,
    groups: readonly number[][],
    arms: readonly Arm[],
    running: readonly RunningArm[],
  ): Promise<number[] | undefined> {
    const started = (at: number) => ({
      scenario: (arms[at] as Arm).scenario,
      settings: (running[at] as RunningArm).settings,
    })
    const own = started(index)
    for (const group of groups) {
      const [first = 0] = group
      const variables = differingVariables(started(first).settings, own.settings, this.#runDirectory)
      const scopes = await new LiveServers(() => running[first] as RunningArm)
        .of(arms[first] as Arm)
        .scopesOf(variables)
      const { product } = (running[first] as RunningArm).build
      if (canShare(started(first), own, product, scopes)) return group
    }
    return undefined
  }

  async #describe(group: readonly number[], arms: readonly Arm[], running: readonly RunningArm[]): Promise<KnownArm[]> {
    const own = group.map((index) => ({ arm: arms[index] as Arm, running: running[index] as RunningArm }))
    const [first] = own
    if (first === undefined) return []
    const started = own.map((each) => ({ scenario: each.arm.scenario, settings: each.running.settings }))
    const { states, hasInstruments } = sharedState(started, this.#runDirectory)
    const scenario = hasInstruments ? withAllInstruments(first.arm.scenario) : first.arm.scenario
    const variables = [...(states[0]?.keys() ?? [])].filter((key) => key.startsWith('variable:'))
    const names = variables.map((key) => key.slice('variable:'.length))
    const scopes = await new LiveServers(() => first.running).of(first.arm).scopesOf(names)
    const described: SharedGroup = {
      host: { ...first.arm, scenario },
      states: new Map(own.map(({ arm }, nth) => [armName(arm), states[nth] ?? new Map()])),
      sessionVariables: new Set(
        names.filter((name) => scopes.get(name) === 'session').map((name) => keyOf('variable', name)),
      ),
    }
    return own.map((each) => ({ ...each, group: described }))
  }
}
