/** The servers of a trial as targets of switching while they run. */
import type { Arm } from '../../core/plan/plan.ts'
import type { RunningArm } from '../servers/arms.ts'
import { Session } from '../servers/connection.ts'
import { probeInsight } from '../servers/read-insight.ts'
import { probeVariables } from '../switching/probe-variables.ts'
import { SwitchedServer } from '../switching/switched-server.ts'
import type { LiveServer } from './testbed.ts'

/** Every server has one who switches it and knows how it is set. */
export class LiveServers {
  readonly #runningOf: (arm: Arm) => RunningArm
  readonly #known = new Map<Arm, LiveServer>()

  constructor(runningOf: (arm: Arm) => RunningArm) {
    this.#runningOf = runningOf
  }

  of(arm: Arm): LiveServer {
    const known = this.#known.get(arm) ?? liveServer(this.#runningOf(arm))
    this.#known.set(arm, known)
    return known
  }
}

function liveServer({ server, settings, shared }: RunningArm): LiveServer {
  const switched = shared?.switched ?? new SwitchedServer(server.session, settings)
  /** A switch may affect only new connections, so they are asked. */
  const asNewcomer = async <T>(ask: (session: Session) => Promise<T>): Promise<T> => {
    await using session = await Session.open(server.address)
    return await ask(session)
  }
  return {
    get settings() {
      return switched.settings
    },
    scopesOf: (variables) => asNewcomer((session) => probeVariables(session, switched.settings, variables)),
    switchTo: (wanted) => switched.switchTo(wanted),
    readBack: () => switched.readBack(),
    insight: () => asNewcomer(probeInsight),
  }
}
