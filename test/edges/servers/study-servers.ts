/** Servers of a suite, one at a time: of the shipped Performance Schema study with a small data set, or of another. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { planOf } from '../../../src/core/plan/plan.ts'
import type { ServerChoice } from '../../../src/core/request/measured-request.ts'
import { parseSuite } from '../../../src/core/suite/parse.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { startArm } from '../../../src/edges/servers/arms.ts'
import { makeCertificate } from '../../../src/edges/servers/certificate.ts'
import { Programs } from '../../../src/edges/servers/programs.ts'
import type { RunningServer } from '../../../src/edges/servers/running-server.ts'
import { openSources, type Sources } from '../../../src/edges/servers/server-sources.ts'
import { provision } from '../../builders.ts'
import { filesBy } from '../../setup/option-files.ts'

const SUITE = join(import.meta.dirname, '../../../scenarios/pfs.yml')

export class StudyServers implements AsyncDisposable {
  readonly #directory = new RunDirectory()
  readonly #signal = new AbortController().signal
  readonly #suite: Suite
  #sources: Sources | undefined
  #started = 0
  #certificate: string | undefined

  private constructor(suite: Suite) {
    this.#suite = suite
  }

  /** @param suite default: the study's */
  static async open(server: ServerChoice, image?: string, suite = studySuite()): Promise<StudyServers> {
    const servers = new StudyServers(suite)
    const { path: runDirectory, id: runId } = servers.#directory
    const signal = servers.#signal
    const quiet = { note: () => {}, phase: () => {} }
    const request = { runDirectory, runId, signal, suite, server, image, ...quiet }
    // All have the same program and data.
    const arms = planOf(suite, 1).arms.slice(0, 1)
    servers.#sources = await openSources(request, await Programs.open(request, arms), arms)
    return servers
  }

  /** Directory of the certificate of servers that are started from now on, and of their clients. */
  async certificate(): Promise<string> {
    this.#certificate ??= await makeCertificate(this.#directory.path)
    return this.#certificate
  }

  async start(scenario: string): Promise<RunningServer> {
    const arm = planOf(this.#suite, 1).arms.find((one) => one.scenario.name === scenario)
    if (arm === undefined || this.#sources === undefined) throw new Error(`no server for ${scenario}`)
    const { server } = await startArm({
      arm,
      together: [arm],
      trial: 1,
      directory: join(this.#directory.path, `s${this.#started++}`),
      source: this.#sources.of(arm.scenario),
      dataset: this.#suite.dataset,
      provision: provision({
        limits: { bufferPoolBytes: 256 * 1024 ** 2, memoryBytes: 2 * 1024 ** 3 },
        certificate: this.#certificate,
      }),
      startCpus: [],
      cpus: [],
      runDirectory: this.#directory.path,
      signal: this.#signal,
    })
    return server
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#sources?.[Symbol.asyncDispose]()
    this.#directory[Symbol.dispose]()
  }
}

/**
 * A server of a scenario for all tests of a block or file, which ends with them.
 *
 * @param open what its servers are opened with
 */
export function serverForAll(scenario: string, ...open: Parameters<typeof StudyServers.open>): RunningServer {
  const server = {} as RunningServer
  const opened = new AsyncDisposableStack()
  beforeAll(async () => {
    const servers = opened.use(await StudyServers.open(...open))
    Object.assign(server, opened.use(await servers.start(scenario)))
  })
  afterAll(() => opened.disposeAsync())
  return server
}

/** The study, with small tables. */
export function studySuite(): Suite {
  return { ...suiteOf(readFileSync(SUITE, 'utf8')), dataset: { tables: 2, rows: 2000 } }
}

/** The suite that a YAML text describes. */
export function suiteOf(text: string): Suite {
  const parsed = parseSuite(text, SUITE, filesBy())
  if (parsed.kind !== 'ok') throw new Error('the suite does not parse')
  return parsed.suite
}
