/**
 * The source of each scenario's servers: a launcher with its seed, one for every distinct program and data of the
 * suite.
 */

import type { ServerVersion } from '../../core/families/family.ts'
import { isOfBase } from '../../core/names.ts'
import type { Arm } from '../../core/plan/plan.ts'
import type { Phase } from '../../core/progress/progress-event.ts'
import type { ServerChoice } from '../../core/request/measured-request.ts'
import { isReadBy } from '../../core/suite/option-groups.ts'
import { datasetOf, type Scenario, type ServerProgram, type ServerSource, type Suite } from '../../core/suite/suite.ts'
import { DoesNotApply, UserError } from '../../errors.ts'
import { chooseLauncher, type NamedSource } from './choose.ts'
import type { ImagePrograms } from './docker.ts'
import type { DockerContext } from './docker-client.ts'
import type { Launcher, ServerBuild } from './launcher.ts'
import { seedsAtOnce } from './make-seed.ts'
import { openSeed, type Seed } from './seed.ts'
import { requireStartable } from './start-failure.ts'

export interface Source {
  readonly launcher: Launcher
  readonly seed: Seed
}

export interface Sources extends AsyncDisposable {
  /** The server program that a scenario is measured on. */
  buildOf(scenario: Scenario): ServerBuild
  /** With its data, which there are only where they were wanted. */
  of(scenario: Scenario): Source
}

export interface OpenSources extends DockerContext {
  readonly suite: Suite
  /** All arms to start. */
  readonly arms: readonly Pick<Arm, 'scenario' | 'revision'>[]
  readonly choice: ServerChoice
  /** Image from the command line; goes before the suite's, a scenario's own goes before both. */
  readonly image: string | undefined
  /** Whether data are needed, asked once the programs are known; default: yes. */
  readonly wantsData?: (buildOf: Sources['buildOf']) => boolean
  readonly phase: (phase: Phase) => void
}

/** The provider for each kind of program. */
const OWN_CHOICE = { image: 'docker', binary: 'local' } as const

/**
 * Images are pulled side by side. Data are loaded once all programs are known: images of equal content need none.
 *
 * @throws UserError, MeasurementError where one of them cannot be had, or starts no server with the options as they are
 * now;
 *   then nothing is kept open
 */
export async function openSources(request: OpenSources): Promise<Sources> {
  const { suite, arms, choice, runDirectory, signal, phase, wantsData = () => true } = request
  const scenarios = arms.map(({ scenario }) => scenario)
  refusePrograms(scenarios, choice)
  const programs = [...new Map(scenarios.map(({ program }) => [keyOf(program), program])).values()]
  const images: ImagePrograms = new Map()
  const found = await openTogether(programs, signal, (own, either) =>
    openProgram(own, { ...request, programs: images, signal: either }),
  )
  const launchers = new Map(programs.map((own, index) => [keyOf(own), (found[index] as OpenProgram).launcher]))
  const launcherOf = ({ program }: Scenario) => launchers.get(keyOf(program)) as Launcher
  const buildOf = (scenario: Scenario) => launcherOf(scenario).build
  const seeding = atMost(seedsAtOnce(suite.dataset, runDirectory))
  const loaded = new Map(wantsData(buildOf) ? scenarios.map((scenario) => [seedKeyOf(scenario), scenario]) : [])
  const opened = await openTogether([...loaded.values()], signal, (scenario, either) => {
    const dataset = datasetOf(suite.dataset, scenario)
    const launcher = launcherOf(scenario)
    const isNow = arms.some((arm) => seedKeyOf(arm.scenario) === seedKeyOf(scenario) && !isOfBase(arm))
    return seeding(() => openSeed({ launcher, dataset, runDirectory, signal: either, phase })).catch((error) => {
      throw isNow ? error : asOfBase(error)
    })
  })
  const seeds = new Map([...loaded.keys()].map((key, index) => [key, opened[index] as Seed]))
  return {
    buildOf,
    of: (scenario) => {
      const seed = seeds.get(seedKeyOf(scenario))
      if (seed === undefined) throw new Error(`no data were loaded for ${scenario.name}`)
      return { launcher: launcherOf(scenario), seed }
    },
    [Symbol.asyncDispose]: async () => {
      for (const seed of seeds.values()) await seed[Symbol.asyncDispose]()
    },
  }
}

/** A schema that was refused before the change is no fault of the change. */
function asOfBase(error: unknown): unknown {
  if (!(error instanceof DoesNotApply)) return error
  return new UserError(`before the change ${error.message}; gate the next change`, { place: error.place, cause: error })
}

interface OpenProgram extends AsyncDisposable {
  readonly launcher: Launcher
}

/** A scenario that names its program is not measured on anything else. */
async function openProgram(
  own: ServerProgram | undefined,
  request: OpenSources & { programs: ImagePrograms },
): Promise<OpenProgram> {
  const { suite, arms, image, choice } = request
  const users = arms.filter(({ scenario }) => keyOf(scenario.program) === keyOf(own))
  const common: ServerSource = image === undefined ? suite.server : { kind: 'image', name: image }
  const asked = own === undefined ? choice : OWN_CHOICE[own.kind]
  const named = own === undefined ? undefined : namedBy(users)
  const launcher = await chooseLauncher({ ...request, source: own ?? common, choice: asked, named })
  for (const arm of users) if (!isOfBase(arm)) requireReadable(arm, launcher.build)
  return { launcher, [Symbol.asyncDispose]: async () => {} }
}

function namedBy(users: OpenSources['arms']): NamedSource | undefined {
  const head = users.find((arm) => !isOfBase(arm))
  const { scenario } = head ?? users[0] ?? {}
  return scenario && { place: scenario.programPlace ?? scenario.place, isBefore: head === undefined }
}

/** Runs before data are loaded: options that no server of this version starts with need not be tried. */
function requireReadable({ scenario: { name, options } }: Pick<Arm, 'scenario'>, build: ServerVersion): void {
  requireStartable(
    name,
    options.filter((option) => isReadBy(option, build)),
    build,
  )
}

function keyOf(program: ServerProgram | undefined): string | undefined {
  return program && `${program.kind} ${program.name}`
}

/** Scenarios of one key have the same program and the same data. */
function seedKeyOf({ program, own }: Scenario): string {
  return JSON.stringify([keyOf(program), own?.data])
}

function refusePrograms(scenarios: readonly Scenario[], choice: ServerChoice): void {
  if (choice === 'auto') return
  for (const { name, program, place } of scenarios) {
    if (program === undefined || OWN_CHOICE[program.kind] === choice) continue
    const why = `scenario ${name} names the ${program.kind} ${program.name}, which --server ${choice} cannot start`
    throw new UserError(why, { place })
  }
}

/**
 * If one cannot be opened, the others are aborted, awaited, and closed.
 *
 * @param open gets a signal that also fires when another could not be opened
 * @returns the opened ones, in the order of the items
 * @throws the first error
 */
export async function openTogether<Item, Opened extends AsyncDisposable>(
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
    for (const result of await Promise.allSettled(opening))
      if (result.status === 'fulfilled') await result.value[Symbol.asyncDispose]()
    throw error
  }
}

/** Work with a limit for parallel tasks; the others wait, and begin in their order. */
export function atMost(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let free = most
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place is handed on, so that no other task takes it.
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
