/** The server programs of a run: images that were pulled, or programs of this machine. */
import { isEarlier } from '../../core/names.ts'
import type { Arm } from '../../core/plan/plan.ts'
import type { Scenario, ServerProgram, ServerSource } from '../../core/scenario/scenario.ts'
import { firstLine, isFailure, UserError } from '../../errors.ts'
import { chooseLauncher, launcherAtHand, type ServersRequest } from './choose.ts'
import type { Launcher, ServerBuild } from './launcher.ts'

const PROVIDERS = { image: 'docker', binary: 'local' } as const

export class Programs {
  readonly #request: ServersRequest
  readonly #launchers: ReadonlyMap<string | undefined, Launcher>
  /** Why programs that only the baseline needs are unavailable, by their programKey. */
  readonly #missing: ReadonlyMap<string | undefined, string>

  /**
   * Launchers that `atHand` has looked for. They are kept, because hundreds of a fleet's servers may share one program.
   */
  readonly #atHand = new Map<string | undefined, Promise<Launcher | undefined>>()

  private constructor(
    request: ServersRequest,
    launchers: ReadonlyMap<string | undefined, Launcher>,
    missing: ReadonlyMap<string | undefined, string>,
  ) {
    this.#request = request
    this.#launchers = launchers
    this.#missing = missing
  }

  /**
   * Opens the programs of all arms (servers of a trial), and pulls images side by side.
   *
   * @param arms whose programs are wanted; if empty, only programs that are already installed are used
   * @throws UserError or MeasurementError if a program is unavailable, unless only the baseline needs it
   */
  static async open(request: ServersRequest, arms: readonly Arm[]): Promise<Programs> {
    const { server, signal } = request
    const missing = new Map<string | undefined, string>()
    for (const { scenario, revision } of arms) {
      const { name, program, place } = scenario
      if (server === 'auto' || program === undefined || PROVIDERS[program.kind] === server) continue
      const why = `scenario ${name} names the ${program.kind} ${program.name}, which --server ${server} cannot start`
      if (revision !== 'baseline') throw new UserError(why, { place })
      missing.set(programKey(program), why)
    }
    const byProgram = [...Map.groupBy(arms, ({ scenario }) => programKey(scenario.program))].filter(
      ([key]) => !missing.has(key),
    )
    const opened = await openTogether(byProgram, signal, async ([key, users], either) => {
      try {
        return [key, await openProgram(users, { ...request, signal: either })] as const
      } catch (error) {
        if (!isFailure(error) || users.some(({ revision }) => revision !== 'baseline')) throw error
        missing.set(key, firstLine(error))
        return undefined
      }
    })
    return new Programs(request, new Map(opened.filter((each) => each !== undefined)), missing)
  }

  /** Launcher of a scenario's program; undefined if the program would have to be pulled or installed first. */
  async atHand({ program }: Scenario): Promise<Launcher | undefined> {
    const opened = this.#launchers.get(programKey(program))
    if (opened !== undefined || this.#missing.has(programKey(program))) return opened
    const asked = this.#atHand.get(programKey(program))
    const answer = asked ?? launcherAtHand({ ...this.#request, ...choiceOf(program, this.#request) })
    this.#atHand.set(programKey(program), answer)
    return answer
  }

  /** Why the program of a scenario at the baseline is unavailable; undefined if it is available. */
  whyMissing({ program }: Scenario): string | undefined {
    return this.#missing.get(programKey(program))
  }

  /** Why programs of this run have no sandbox, which only the user can allow; undefined: all have one. */
  get unboxed(): string | undefined {
    return [...this.#launchers.values()].find(({ unboxed }) => unboxed !== undefined)?.unboxed
  }

  launcherOf({ name, program }: Scenario): Launcher {
    const launcher = this.#launchers.get(programKey(program))
    if (launcher === undefined) throw new Error(`no server program was opened for ${name}`)
    return launcher
  }

  buildOf(scenario: Scenario): ServerBuild {
    return this.launcherOf(scenario).build
  }
}

/**
 * Opens a program for the arms that name it. A scenario that names its program is measured on no other, so an error
 * gives the file and line that name it.
 */
async function openProgram(users: readonly Arm[], request: ServersRequest): Promise<Launcher> {
  const heads = users.filter((arm) => !isEarlier(arm))
  const scenario = (heads[0] ?? users[0])?.scenario
  const program = scenario?.program
  const named = program && { place: scenario.programPlace ?? scenario.place, isBefore: heads.length === 0 }
  return chooseLauncher({ ...request, ...choiceOf(program, request), named })
}

function choiceOf(program: ServerProgram | undefined, { suite, image, server }: ServersRequest) {
  const common: ServerSource = image === undefined ? suite.server : { kind: 'image', name: image }
  return { source: program ?? common, server: program === undefined ? server : PROVIDERS[program.kind] }
}

/** Key of a program, such as "image mysql:9.7"; undefined for the program of the suite. */
export function programKey(program: ServerProgram | undefined): string | undefined {
  return program && `${program.kind} ${program.name}`
}

/**
 * Opens all items at once. If one cannot be opened, the others are aborted, awaited and closed, so that none stays
 * open.
 *
 * @param open gets a signal that also fires when another item could not be opened
 * @returns what was opened, in the order of the items
 * @throws the first error
 */
export async function openTogether<Item, Opened>(
  items: readonly Item[],
  signal: AbortSignal,
  open: (item: Item, signal: AbortSignal) => Promise<Opened>,
): Promise<Opened[]> {
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  const opening = items.map(async (item) => open(item, either))
  try {
    return await Promise.all(opening)
  } catch (error) {
    failed.abort(error)
    for (const result of await Promise.allSettled(opening)) if (result.status === 'fulfilled') await close(result.value)
    throw error
  }
}

async function close(opened: unknown): Promise<void> {
  const isDisposable = typeof opened === 'object' && opened !== null && Symbol.asyncDispose in opened
  if (isDisposable) await (opened as AsyncDisposable)[Symbol.asyncDispose]()
}
