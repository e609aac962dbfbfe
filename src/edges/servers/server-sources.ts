/** Where each scenario's servers come from: a launcher with its seed, one for every distinct program and data of the suite. */

import type { ServerVersion } from '../../core/families/family.ts'
import { isOfBase } from '../../core/names.ts'
import type { Arm } from '../../core/plan/plan.ts'
import type { Phase } from '../../core/progress/progress-event.ts'
import type { ServerChoice } from '../../core/request/measured-request.ts'
import { isReadBy } from '../../core/suite/option-groups.ts'
import { datasetOf, type Scenario, type ServerSource, type Suite } from '../../core/suite/suite.ts'
import { UserError } from '../../errors.ts'
import { chooseLauncher } from './choose.ts'
import type { DockerContext } from './docker-client.ts'
import type { Launcher } from './launcher.ts'
import { seedsAtOnce } from './make-seed.ts'
import { openSeed, type Seed } from './seed.ts'
import { requireStartable } from './start-failure.ts'

export interface Source {
  readonly launcher: Launcher
  readonly seed: Seed
}

export interface Sources extends AsyncDisposable {
  of(scenario: Scenario): Source
}

export interface OpenSources extends DockerContext {
  readonly suite: Suite
  /** Everything that is to be started. */
  readonly arms: readonly Pick<Arm, 'scenario' | 'revision'>[]
  readonly choice: ServerChoice
  /** Image from the command line; goes before the suite's, a scenario's own goes before both. */
  readonly image: string | undefined
  readonly phase: (phase: Phase) => void
}

/** What starts each kind of program. */
const OWN_CHOICE = { image: 'docker', binary: 'local' } as const

/**
 * Images are pulled side by side, and data loaded for one while others still come.
 *
 * @throws UserError, MeasurementError where one of them cannot be had, or starts no server with the options as they are now;
 *   then nothing is kept open
 */
export async function openSources(request: OpenSources): Promise<Sources> {
  const { suite, arms, image, choice, runDirectory, signal, phase } = request
  const scenarios = arms.map(({ scenario }) => scenario)
  refusePrograms(scenarios, choice)
  const common: ServerSource = image === undefined ? suite.server : { kind: 'image', name: image }
  const wanted = new Map(scenarios.map((scenario) => [keyOf(scenario), scenario]))
  const seeding = atMost(seedsAtOnce(suite.dataset, runDirectory))
  const opened = await openTogether([...wanted.values()], signal, async (scenario, either) => {
    const own = scenario.program
    const dataset = datasetOf(suite.dataset, scenario)
    // A scenario that names its program is not measured on anything else.
    const asked = own === undefined ? choice : OWN_CHOICE[own.kind]
    const launcher = await chooseLauncher({ ...request, source: own ?? common, choice: asked, signal: either })
    for (const arm of arms)
      if (keyOf(arm.scenario) === keyOf(scenario) && !isOfBase(arm)) requireReadable(arm, launcher.build)
    const open = () => openSeed({ launcher, dataset, runDirectory, signal: either, phase })
    const seed = await seeding(open)
    return { launcher, seed, [Symbol.asyncDispose]: () => seed[Symbol.asyncDispose]() }
  })
  const sources = new Map([...wanted.keys()].map((key, index) => [key, opened[index] as Source]))
  return {
    of: (scenario) => sources.get(keyOf(scenario)) as Source,
    [Symbol.asyncDispose]: async () => {
      for (const { seed } of sources.values()) await seed[Symbol.asyncDispose]()
    },
  }
}

/** Before data are loaded: what no server of this version starts with need not be tried. */
function requireReadable({ scenario: { name, options } }: Pick<Arm, 'scenario'>, build: ServerVersion): void {
  requireStartable(
    name,
    options.filter((option) => isReadBy(option, build)),
    build,
  )
}

/** Scenarios of one key have the same program and the same data. */
function keyOf({ program, own }: Pick<Scenario, 'program' | 'own'>): string {
  return JSON.stringify([program?.kind, program?.name, own?.data])
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
 * Where one cannot be opened, the others are told to end, awaited, and closed again.
 *
 * @param open gets a signal that fires as well once another could not be opened
 * @returns what was opened, in the order of the items
 * @throws what was thrown first
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

/** Work of which only so much goes on at once; the rest waits, and begins in its order. */
export function atMost(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let free = most
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody comes in between.
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
