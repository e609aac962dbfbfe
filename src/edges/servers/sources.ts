/** Where each scenario's servers come from: a launcher with its seed, one for every distinct image of the suite. */
import type { ServerChoice } from '../../core/request/server-choice.ts'
import type { Dataset, Scenario, ServerSource, Suite } from '../../core/suite/suite.ts'
import { UserError } from '../../errors.ts'
import { chooseLauncher } from './choose.ts'
import type { DockerContext } from './docker-client.ts'
import type { Launcher } from './launcher.ts'
import { openSeed, type Seed } from './seed.ts'

export interface Source {
  readonly launcher: Launcher
  readonly seed: Seed
}

export interface Sources extends AsyncDisposable {
  of(scenario: Scenario): Source
}

export interface OpenSources extends DockerContext {
  readonly suite: Suite
  /** Every scenario that takes part, of all revisions. */
  readonly scenarios: readonly Scenario[]
  readonly choice: ServerChoice
  /** Image from the command line; goes before the suite's, a scenario's own goes before both. */
  readonly image: string | undefined
  /** Takes the name of what takes long. */
  readonly phase: (text: string) => void
}

export async function openSources(request: OpenSources): Promise<Sources> {
  const { suite, scenarios, image, choice } = request
  if (choice === 'local') refuseImages(scenarios)
  const common: ServerSource = image === undefined ? suite.server : { kind: 'image', image }
  const sources = new Map<string | undefined, Source>()
  const close = async () => {
    for (const { seed } of sources.values()) await seed[Symbol.asyncDispose]()
  }
  try {
    for (const own of new Set(scenarios.map((scenario) => scenario.image))) {
      const source: ServerSource = own === undefined ? common : { kind: 'image', image: own }
      // A scenario that names its image is not measured on anything else.
      const launcher = await chooseLauncher({ ...request, source, choice: own === undefined ? choice : 'docker' })
      sources.set(own, { launcher, seed: await seedOf(request, launcher, suite.dataset) })
    }
  } catch (error) {
    await close()
    throw error
  }
  return {
    of: (scenario) => sources.get(scenario.image) as Source,
    [Symbol.asyncDispose]: close,
  }
}

function seedOf(request: OpenSources, launcher: Launcher, dataset: Dataset): Promise<Seed> {
  const { runDirectory, signal, phase } = request
  return openSeed({ launcher, dataset, runDirectory, signal, tell: phase })
}

function refuseImages(scenarios: readonly Scenario[]): void {
  const named = scenarios.find((scenario) => scenario.image !== undefined)
  if (named === undefined) return
  throw new UserError(`scenario ${named.name} names the image ${named.image}, which --server local cannot start`, {
    place: named.place,
  })
}
