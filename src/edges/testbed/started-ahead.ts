/**
 * Servers of the second trial, started together with those of the first and frozen until it begins. Nobody has driven
 * them before, so each is as fresh a start as any other.
 */
import type { Arm } from '../../core/plan/plan.ts'
import { type RunningArm, stopServers } from '../servers/arms.ts'

/** Starts a server for each of the arms. */
export type StartArms = (arms: readonly Arm[]) => Promise<RunningArm[]>

/** A server that has only waited answers at once. */
const ANSWER_SECONDS = 5

/** The servers of a trial. */
export interface StartedServers {
  readonly arms: RunningArm[]
  /** Trials whose servers were started for it, its own included; 0 where they had waited for it. */
  readonly generations: number
}

/** Servers that wait for a trial. */
export class ServersStartedAhead implements AsyncDisposable {
  #waiting: ReadonlyMap<Arm, RunningArm> = new Map()

  /**
   * @param isAhead whether the same arms are started once more, for the next trial
   * @returns a server for each of the arms, all from one generation
   */
  async start(arms: readonly Arm[], isAhead: boolean, startArms: StartArms): Promise<StartedServers> {
    const waiting = await this.#take(arms)
    if (waiting !== undefined) return { arms: waiting, generations: 0 }
    if (!isAhead) return { arms: await startArms(arms), generations: 1 }
    const started = await startArms([...arms, ...arms])
    const next = started.slice(arms.length)
    for (const { server } of next) server.process.freeze()
    this.#waiting = new Map(arms.map((arm, index) => [arm, next[index] as RunningArm]))
    return { arms: started.slice(0, arms.length), generations: 2 }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await stopServers([...this.#waiting.values()])
    this.#waiting = new Map()
  }

  /** All of them or none: only servers that were started together are compared. The others are no longer wanted. */
  async #take(arms: readonly Arm[]): Promise<RunningArm[] | undefined> {
    const waiting = this.#waiting
    this.#waiting = new Map()
    const wanted = arms.flatMap((arm) => waiting.get(arm) ?? [])
    const isWhole = wanted.length === arms.length && (await Promise.all(wanted.map(isAlive))).every(Boolean)
    await stopServers([...waiting.values()].filter((one) => !isWhole || !wanted.includes(one)))
    return isWhole ? wanted : undefined
  }
}

/** Whether it answers, once it is thawed. */
async function isAlive({ server }: RunningArm): Promise<boolean> {
  server.process.thaw()
  return server.session.execute('SELECT 1', ANSWER_SECONDS).then(
    () => true,
    () => false,
  )
}
