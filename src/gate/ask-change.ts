/** What the servers make of each side of a change, asked before anything is measured. */

import type { SourceLine } from '../core/names.ts'
import { isEarlier } from '../core/names.ts'
import type { ServerOf } from '../core/plan/changed-settings.ts'
import { isUnchanged } from '../core/plan/plan.ts'
import { tellers } from '../core/progress/progress-event.ts'
import { RunDirectory } from '../edges/machine/run-directory.ts'
import { type Answers, askServers } from '../edges/servers/ask-servers.ts'
import { areOfImages, isRunningAlready, type ServersRequest } from '../edges/servers/choose.ts'
import { engineProblem } from '../edges/servers/docker-client.ts'
import { Programs } from '../edges/servers/programs.ts'
import type { OpenedEndpoints } from '../edges/testbed/open-endpoints.ts'
import type { Change } from './read-change.ts'
import type { Run } from './run.ts'

/** The servers of a run, as far as they are known before any is started. */
export interface ChangeServers extends AsyncDisposable {
  readonly answers: Answers
  /** The server that a scenario is measured on; undefined if nothing may be measured. */
  readonly buildOf: ServerOf | undefined
  /** SQL of a stranger that no container holds back: nothing is run. */
  readonly looseSql: SourceLine | undefined
  readonly directory: RunDirectory
  /** Ends the run if the disk fills. */
  readonly request: ServersRequest
  readonly programs: Programs
  /** Servers that run already; undefined if ours are started. */
  readonly endpoints: OpenedEndpoints | undefined
  /** Version of sysbench; "not needed" if nothing may be measured. */
  readonly sysbench: string
}

const NO_ANSWERS: Answers = {
  refusals: [],
  taken: new Map(),
  takenAtBaseline: new Map(),
  whyNoBaseline: undefined,
  asked: [],
  servers: new Map(),
  unasked: [],
  doubtful: [],
}

/**
 * @throws UserError if a program or a server is missing, or refuses the same before and now; MeasurementError where one does
 *   not work
 */
export async function askChange(change: Change, run: Run): Promise<ChangeServers> {
  const { suite, before, asWritten, subject, request } = change
  const { server, image } = request
  await using opened = new AsyncDisposableStack()
  const { phase } = tellers(run.edges.tell)
  const asked = { suite, base: before, server, image, phase, note: run.note, signal: run.signal }
  const isIdle = isUnchanged(asWritten)
  const scenarios = asWritten.arms.map(({ scenario }) => scenario)
  const isHeld = isIdle || subject.strangeSql === undefined || (await areContained(suite, scenarios, request))
  const looseSql = isHeld ? undefined : subject.strangeSql
  const mayMeasure = !isIdle && looseSql === undefined
  // Loaded only where a server is needed.
  const prepared = mayMeasure
    ? await (await import('../edges/testbed/prepare-machine.ts')).prepareMachine({
        ...asked,
        ...request,
        plan: asWritten,
      })
    : undefined
  const directory = opened.use(prepared?.directory ?? new RunDirectory())
  if (prepared !== undefined) opened.use(prepared)
  const servers = {
    ...asked,
    signal: prepared?.signal ?? run.signal,
    runDirectory: directory.path,
    runId: directory.id,
  }
  run.timeline.enter({ step: 'data' })
  const isElsewhere = isRunningAlready(suite, server)
  const endpoints =
    isElsewhere && mayMeasure
      ? opened.use(
          await (await import('../edges/testbed/open-endpoints.ts')).openEndpoints({
            ...servers,
            ...request,
            plan: asWritten,
          }),
        )
      : undefined
  const baseline = change.baseline?.scenarios ?? []
  const atBaseline = baseline.map((scenario) => ({ scenario, revision: 'baseline', role: 'candidate' }) as const)
  const arms = mayMeasure && !isElsewhere ? [...asWritten.arms, ...atBaseline] : []
  const programs = await Programs.open(servers, arms)
  const started = mayMeasure ? asWritten.arms.flatMap((arm) => (isEarlier(arm) ? [] : [arm.scenario.name])) : []
  const answers = isElsewhere ? NO_ANSWERS : await askServers({ ...servers, programs, baseline, started })
  const buildOf = endpoints?.buildOf ?? ((scenario) => programs.buildOf(scenario))
  const kept = opened.move()
  return {
    answers,
    buildOf: mayMeasure ? buildOf : undefined,
    looseSql,
    directory,
    request: servers,
    programs,
    endpoints,
    sysbench: prepared?.sysbench ?? 'not needed',
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Whether all servers of these scenarios would run in containers: they have images, and there is an engine. */
async function areContained(
  suite: Change['suite'],
  scenarios: Parameters<typeof areOfImages>[1],
  asked: Pick<ServersRequest, 'server' | 'image'>,
): Promise<boolean> {
  if (!areOfImages(suite, scenarios, asked)) return false
  using directory = new RunDirectory()
  return (await engineProblem({ runDirectory: directory.path })) === undefined
}
