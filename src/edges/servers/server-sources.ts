/**
 * The source of each scenario's servers: a launcher with its seed, one for every distinct program and data of the
 * suite.
 */

import { isEarlier } from '../../core/names.ts'
import { type Arm, isUnchanged, type Plan } from '../../core/plan/plan.ts'
import { isSameProgram } from '../../core/suite/differences.ts'
import { dataIdentity } from '../../core/suite/fingerprint.ts'
import { type InitialData, initialDataOf } from '../../core/suite/initial-data.ts'
import { asReadBy } from '../../core/suite/option-groups.ts'
import { datasetOf, type Scenario, type ServerProgram, type ServerSource } from '../../core/suite/suite.ts'
import { DoesNotApply, UserError } from '../../errors.ts'
import { atMost } from '../machine/at-most.ts'
import { type Answers, askServers } from './ask-servers.ts'
import { chooseLauncher, launcherAtHand, type ServersRequest } from './choose.ts'
import type { Launcher, ServerBuild } from './launcher.ts'
import { openSeed, type Seed, seedsAtOnce } from './seed.ts'
import { isOfStart, tryStart } from './try-start.ts'

export interface Source {
  readonly launcher: Launcher
  readonly seed: Seed
}

export interface Sources extends AsyncDisposable, Answers {
  /** The server program that a scenario is measured on. */
  buildOf(scenario: Scenario): ServerBuild
  /** With its data, which there are only where they were wanted. */
  of(scenario: Scenario): Source
  /** The error of a server that did not start, with the changed line that is to blame if it started before. */
  explained(error: unknown, scenario: Scenario): Promise<unknown>
}

interface OpenSources extends ServersRequest {
  /** All arms to start. */
  readonly arms: readonly Pick<Arm, 'scenario' | 'revision'>[]
  /** The plan of what is measured, asked before and after the programs have answered; default: all arms. */
  readonly measured?: (programs: Pick<Sources, 'buildOf' | 'asTaken' | 'asked'>) => Plan
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
  const { suite, arms, base = [], server, runDirectory, signal, measured } = request
  const scenarios = arms.map(({ scenario }) => scenario)
  for (const { name, program, place } of scenarios) {
    if (server === 'auto' || program === undefined || OWN_CHOICE[program.kind] === server) continue
    const why = `scenario ${name} names the ${program.kind} ${program.name}, which --server ${server} cannot start`
    throw new UserError(why, { place })
  }
  const programs = [...new Map(scenarios.map(({ program }) => [keyOf(program), program])).values()]
  const found = await openTogether(programs, signal, (own, either) => openProgram(own, { ...request, signal: either }))
  const launchers = new Map(programs.map((own, index) => [keyOf(own), found[index] as Launcher]))
  const launcherOf = ({ program }: Scenario) => launchers.get(keyOf(program)) as Launcher
  const buildOf = (scenario: Scenario) => launcherOf(scenario).build
  const measuredArms = (known: Pick<Answers, 'asTaken' | 'asked'>) => {
    const plan = measured?.({ buildOf, ...known })
    return plan === undefined ? arms : isUnchanged(plan) ? [] : plan.arms
  }
  const answers = await askServers({
    ...request,
    isStarted: (name, known) => measuredArms(known).some((arm) => !isEarlier(arm) && arm.scenario.name === name),
    launcherOf: async ({ program }) => launchers.get(keyOf(program)) ?? programAtHand(program, request),
  })
  const dataOf = (scenario: Scenario): InitialData => {
    const of = (all: readonly Scenario[]) => all.find(({ name }) => name === scenario.name)
    const [before, now] = [of(base), of(suite.scenarios)].map((each) => asReadBy(each ?? scenario, buildOf(scenario)))
    return initialDataOf(before as Scenario, now)
  }
  const seedKeyOf = (scenario: Scenario) => `${sourceKeyOf(scenario)} ${JSON.stringify(dataOf(scenario))}`
  const seeding = atMost(seedsAtOnce(suite.dataset, runDirectory))
  const loaded = new Map(
    measuredArms(answers).length > 0 ? scenarios.map((scenario) => [seedKeyOf(scenario), scenario]) : [],
  )
  const opened = await openTogether([...loaded.values()], signal, (scenario, either) => {
    const dataset = datasetOf(suite.dataset, scenario)
    const launcher = launcherOf(scenario)
    const wasThere = arms.some((arm) => seedKeyOf(arm.scenario) === seedKeyOf(scenario) && isEarlier(arm))
    const asked = { ...request, launcher, dataset, initial: dataOf(scenario), signal: either }
    return seeding(() => openSeed(asked)).catch((error) => {
      if (!wasThere || !(error instanceof DoesNotApply)) throw error
      // A schema that was refused before the change is no fault of the change.
      const why = `before the change ${error.message}; gate the next change`
      throw new UserError(why, { place: error.place, cause: error })
    })
  })
  const seeds = new Map([...loaded.keys()].map((key, index) => [key, opened[index] as Seed]))
  const sourceOf = (scenario: Scenario): Source => {
    // The search for causes makes up scenarios.
    const [, another] = [...seeds].find(([key]) => key.startsWith(sourceKeyOf(scenario))) ?? []
    const seed = seeds.get(seedKeyOf(scenario)) ?? another
    if (seed === undefined) throw new Error(`no data were loaded for ${scenario.name}`)
    return { launcher: launcherOf(scenario), seed }
  }
  return {
    ...answers,
    buildOf,
    of: sourceOf,
    explained: async (error, { name }) => {
      const [before, after] = [base, suite.scenarios].map((all) => all.find((each) => each.name === name))
      if (before === undefined || after === undefined || !isOfStart(error) || !isSameProgram(before, after))
        return error
      const found = tryStart({ ...sourceOf(after), before, after, runDirectory, signal })
      return found.then(
        () => error,
        (known) => known,
      )
    },
    [Symbol.asyncDispose]: async () => {
      for (const seed of seeds.values()) await seed[Symbol.asyncDispose]()
    },
  }
}

/** A scenario that names its program is not measured on anything else. */
async function openProgram(own: ServerProgram | undefined, request: OpenSources): Promise<Launcher> {
  const users = request.arms.filter(({ scenario }) => keyOf(scenario.program) === keyOf(own))
  const heads = users.filter((arm) => !isEarlier(arm))
  const { scenario } = heads[0] ?? users[0] ?? {}
  const named = own && scenario && { place: scenario.programPlace ?? scenario.place, isBefore: heads.length === 0 }
  return chooseLauncher({ ...request, ...chosen(own, request), named })
}

/** The same where it can be had at once; undefined if not. */
export function programAtHand(own: ServerProgram | undefined, request: ServersRequest): Promise<Launcher | undefined> {
  return launcherAtHand({ ...request, ...chosen(own, request) })
}

function chosen(own: ServerProgram | undefined, { suite, base = [], image, server }: ServersRequest) {
  const common: ServerSource = image === undefined ? suite.server : { kind: 'image', name: image }
  const options = [...base, ...suite.scenarios].flatMap((scenario) => scenario.options)
  return { source: own ?? common, server: own === undefined ? server : OWN_CHOICE[own.kind], options }
}

function keyOf(program: ServerProgram | undefined): string | undefined {
  return program && `${program.kind} ${program.name}`
}

/** Scenarios of one key have the same program and the same tables. */
function sourceKeyOf({ program, own }: Scenario): string {
  return JSON.stringify([keyOf(program), own && dataIdentity(own.data)])
}

/**
 * If one cannot be opened, the others are aborted, awaited, and closed.
 *
 * @param open gets a signal that also fires when another could not be opened
 * @returns the opened ones, in the order of the items
 * @throws the first error
 */
export async function openTogether<Item, Opened extends AsyncDisposable | Launcher>(
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
      if (result.status === 'fulfilled' && Symbol.asyncDispose in result.value)
        await result.value[Symbol.asyncDispose]()
    throw error
  }
}
