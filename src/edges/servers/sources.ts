/** Where each scenario's servers come from: a launcher with its seed, one for every distinct image of the suite. */
import type { Phase } from '../../core/progress/progress-event.ts'
import type { ServerChoice } from '../../core/request/server-choice.ts'
import type { Scenario, ServerSource, Suite } from '../../core/suite/suite.ts'
import { UserError } from '../../errors.ts'
import { chooseLauncher } from './choose.ts'
import type { DockerContext } from './docker-client.ts'
import type { Launcher } from './launcher.ts'
import { seedsAtOnce } from './make-seed.ts'
import { atMost, openTogether } from './open-together.ts'
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
  readonly phase: (phase: Phase) => void
}

/**
 * Images are pulled side by side, and data loaded for one while others still come.
 *
 * @throws UserError, MeasurementError where one of them cannot be had; then nothing is kept open
 */
export async function openSources(request: OpenSources): Promise<Sources> {
  const { suite, scenarios, image, choice, runDirectory, signal, phase } = request
  if (choice === 'local') refuseImages(scenarios)
  const common: ServerSource = image === undefined ? suite.server : { kind: 'image', image }
  const { dataset } = suite
  const images = [...new Set(scenarios.map((scenario) => scenario.image))]
  const seeding = atMost(seedsAtOnce(dataset, runDirectory))
  const opened = await openTogether(images, signal, async (own, either) => {
    const source: ServerSource = own === undefined ? common : { kind: 'image', image: own }
    // A scenario that names its image is not measured on anything else.
    const asked = own === undefined ? choice : 'docker'
    const launcher = await chooseLauncher({ ...request, source, choice: asked, signal: either })
    const open = () => openSeed({ launcher, dataset, runDirectory, signal: either, phase })
    const seed = await seeding(open)
    return { launcher, seed, [Symbol.asyncDispose]: () => seed[Symbol.asyncDispose]() }
  })
  const sources = new Map<string | undefined, Source>(images.map((own, index) => [own, opened[index] as Source]))
  return {
    of: (scenario) => sources.get(scenario.image) as Source,
    [Symbol.asyncDispose]: async () => {
      for (const { seed } of sources.values()) await seed[Symbol.asyncDispose]()
    },
  }
}

function refuseImages(scenarios: readonly Scenario[]): void {
  const named = scenarios.find((scenario) => scenario.image !== undefined)
  if (named === undefined) return
  throw new UserError(`scenario ${named.name} names the image ${named.image}, which --server local cannot start`, {
    place: named.place,
  })
}
