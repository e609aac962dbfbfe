/** Opens the seeds (prepared data) of all scenarios' servers. Scenarios with the same program and data share a seed. */
import { isEarlier } from '../../core/names.ts'
import { type InitialData, initialDataOf, tableValues } from '../../core/plan/initial-data.ts'
import type { Arm } from '../../core/plan/plan.ts'
import { datasetOf } from '../../core/scenario/dataset.ts'
import { type Scenario, scenarioForServer } from '../../core/scenario/scenario.ts'
import { dataIdentity } from '../../core/scenario/scenario-identity.ts'
import { BaselineError, isFailure, UserError } from '../../errors.ts'
import { atMost } from '../machine/at-most.ts'
import type { ServersRequest } from './choose.ts'
import type { Launcher } from './launcher.ts'
import { openTogether, type Programs, programKey } from './programs.ts'
import { openSeed, type Seed, seedsAtOnce } from './seed.ts'
import { ServerRefusal } from './server-refusal.ts'

export interface Source {
  readonly launcher: Launcher
  readonly seed: Seed
}

export interface Sources extends AsyncDisposable {
  /** @throws BaselineError if only the baseline needs the scenario's data, and they could not be made */
  of(scenario: Scenario): Source
}

/**
 * @param arms that will be started
 * @throws ServerRefusal if a server refuses the tables after the change; UserError if it refuses them before the
 *   change; MeasurementError if data cannot be made. Seeds that were opened are closed then. If only the baseline needs
 *   the data, `of` throws instead
 */
export async function openSources(request: ServersRequest, programs: Programs, arms: readonly Arm[]): Promise<Sources> {
  const { suite, base = [], runDirectory, signal } = request
  const dataOf = (scenario: Scenario): InitialData => {
    const of = (all: readonly Scenario[]) => all.find(({ name }) => name === scenario.name) ?? scenario
    const build = programs.buildOf(scenario)
    return initialDataOf(
      scenarioForServer(of(base), build),
      scenarioForServer(of(suite.scenarios), build),
      scenarioForServer(scenario, build),
    )
  }
  const seedKeyOf = (scenario: Scenario) => `${sourceKeyOf(scenario)} ${JSON.stringify(dataOf(scenario))}`
  const seeding = atMost(seedsAtOnce(suite.dataset, runDirectory))
  const wanted = [...new Map(arms.map(({ scenario }) => [seedKeyOf(scenario), scenario]))]
  const failed = new Map<string, BaselineError>()
  const opened = await openTogether(wanted, signal, async ([key, scenario], either) => {
    const dataset = datasetOf(suite.dataset, scenario)
    const launcher = programs.launcherOf(scenario)
    const users = arms.filter((arm) => seedKeyOf(arm.scenario) === key)
    const wasThere = users.some(isEarlier)
    try {
      return await seeding(() => openSeed({ ...request, launcher, dataset, initial: dataOf(scenario), signal: either }))
    } catch (error) {
      if (isFailure(error) && users.every(({ revision }) => revision === 'baseline')) {
        failed.set(key, new BaselineError(error))
        return undefined
      }
      if (!(error instanceof ServerRefusal)) throw error
      if (!wasThere) throw new ServerRefusal({ ...error.refusal, scenario: scenario.name }, { cause: error })
      // A schema that was refused before the change is an error of the user, because the change is not to blame.
      const why = `before the change ${error.message}; gate the next change`
      throw new UserError(why, { place: error.place, cause: error })
    }
  })
  const seeds = new Map<string, Seed & { readonly tables: string }>()
  for (const [index, [key, scenario]] of wanted.entries()) {
    const seed = opened[index]
    if (seed !== undefined) seeds.set(key, { ...seed, tables: tablesText(scenario) })
  }
  return {
    of: (scenario) => {
      const failure = failed.get(seedKeyOf(scenario))
      if (failure !== undefined) throw failure
      // The search for causes makes scenarios of settings from both sides. No data were made for these, so they take
      // the data of a similar scenario.
      const others = [...seeds].flatMap(([key, seed]) => (key.startsWith(sourceKeyOf(scenario)) ? seed : []))
      const ownSeed = seeds.get(seedKeyOf(scenario))
      const isAlike = ({ tables }: { readonly tables: string }) => tables === tablesText(scenario)
      const seed = (ownSeed && isAlike(ownSeed) ? ownSeed : others.find(isAlike)) ?? ownSeed ?? others[0]
      if (seed === undefined) throw new Error(`no data were loaded for ${scenario.name}`)
      return { launcher: programs.launcherOf(scenario), seed }
    },
    [Symbol.asyncDispose]: async () => {
      for (const seed of seeds.values()) await seed[Symbol.asyncDispose]()
    },
  }
}

function tablesText(scenario: Scenario): string {
  return JSON.stringify([...tableValues(scenario)])
}

function sourceKeyOf({ program, own }: Scenario): string {
  return JSON.stringify([programKey(program), own && dataIdentity(own.data)])
}
