/**
 * A testbed for experiments: the suite's servers start once, and then any number of cells is measured, each in another
 * way.
 */

import { readFileSync } from 'node:fs'
import { type Plan, planOf, type Trial } from '../../src/core/plan/plan.ts'
import { planTrial } from '../../src/core/plan/plan-trial.ts'
import { parseSuite } from '../../src/core/suite/parse.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { layoutCpus, pin, readNodes } from '../../src/edges/machine/cpus.ts'
import { RunDirectory } from '../../src/edges/machine/run-directory.ts'
import { Programs } from '../../src/edges/servers/programs.ts'
import { openSources, type Sources } from '../../src/edges/servers/server-sources.ts'
import type { Testbed } from '../../src/edges/testbed/testbed.ts'
import type { TestbedRequest } from '../../src/edges/testbed/testbed-request.ts'
import { realTestbed } from '../../src/edges/testbed/trial.ts'
import { provision } from '../builders.ts'
import { filesBy } from './option-files.ts'

export interface Bed extends AsyncDisposable {
  readonly suite: Suite
  readonly plan: Plan
  /** The first trial, with every arm. */
  readonly trial: Trial
  readonly testbed: Testbed
  readonly request: TestbedRequest
  readonly sources: Sources
}

export async function openBed(options: {
  /** A suite's file, or its text. */
  readonly suite: string | { readonly text: string }
  /** Script of sysbench to run instead of the suite's workloads; default: the suite's. */
  readonly workload?: string
  readonly image?: string
  /** Changes the suite before it is measured; default: it stays as it is. */
  readonly change?: (suite: Suite) => Suite
}): Promise<Bed> {
  const text = typeof options.suite === 'string' ? readFileSync(options.suite, 'utf8') : options.suite.text
  const parsed = parseSuite(text, 'suite.yml', filesBy())
  if (parsed.kind !== 'ok') throw new Error(`the suite does not parse: ${JSON.stringify(parsed)}`)
  const { workload } = options
  const named: Suite =
    workload === undefined
      ? parsed.suite
      : { ...parsed.suite, workloads: [{ name: workload, script: workload, options: {}, writes: true }] }
  const suite = options.change?.(named) ?? named
  const plan = planOf(suite, 1)
  const trial = planTrial(plan, 1, () => true)
  if (trial === undefined) throw new Error('the suite has no cell')
  const directory = new RunDirectory()
  const signal = new AbortController().signal
  const context = { runDirectory: directory.path, runId: directory.id, signal, note: () => {}, phase: () => {} }
  const cpus = layoutCpus(readNodes())
  const servers = { ...context, suite, server: 'auto', image: options.image } as const
  const sources = await openSources(servers, await Programs.open(servers, plan.arms), plan.arms)
  await pin(process.pid, cpus.clientCpus)
  const request: TestbedRequest = {
    ...context,
    servers: { kind: 'started', sources },
    dataset: suite.dataset,
    provision: provision({ limits: { bufferPoolBytes: 1024 ** 3, memoryBytes: 2 * 1024 ** 3 } }),
    cpus,
    directory,
    countsCapacity: false,
  }
  const testbed = realTestbed(request)
  return {
    suite,
    plan,
    trial,
    request,
    sources,
    testbed,
    [Symbol.asyncDispose]: async () => {
      // Files that this process runs later have all CPUs again.
      await pin(process.pid, [...cpus.clientCpus, ...cpus.serverCpus])
      await sources[Symbol.asyncDispose]()
      directory[Symbol.dispose]()
    },
  }
}
