import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { say } from './command.ts'
import { type Engine, ensureEngine } from './engine.ts'
import { ensureMysqlImage, IMAGE } from './mysql-image.ts'
import { ensureBox, ensurePackages } from './packages.ts'

type TestEngine = { kind: 'ready'; image: string; dockerHost?: string } | { kind: 'absent'; why: string }

declare module 'vitest' {
  export interface ProvidedContext {
    engine: TestEngine
    inputsSeed: number
    /**
     * File that says `ready` when the image is there, or why it could not be made; absent if there is nothing to wait
     * for.
     */
    imageState: string | undefined
  }
}

const WITHOUT_SERVERS = ['core', 'quick']

/** Runs once before all test files, and prepares real servers, sysbench and, where possible, a container engine. */
export default async function prepareMachine(project: TestProject): Promise<() => Promise<void>> {
  say(`fast-check seed: ${project.config.provide.inputsSeed}`)
  const names = project.vitest.projects.map(({ name }) => name)
  if (names.some((name) => name !== 'core')) await ensureBox()
  if (names.every((name) => WITHOUT_SERVERS.includes(name))) return async () => {}
  await ensurePackages()
  const engine = await ensureEngine()
  if (engine.kind === 'ready' && process.env.CI === 'true') return prepareImageMeanwhile(project, engine)
  try {
    project.provide('engine', await describeEngine(engine))
  } catch (error) {
    await stopEngine(engine)
    throw error
  }
  return () => stopEngine(engine)
}

/**
 * In CI, the image is made while tests run that do not need it. If it cannot be made, the tests that wait for it fail.
 */
function prepareImageMeanwhile(project: TestProject, engine: Engine & { kind: 'ready' }): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'qpsgate-image-'))
  const state = join(folder, 'state')
  const made = ensureMysqlImage().then(
    () => writeFileSync(state, 'ready'),
    (error) => writeFileSync(state, String(error)),
  )
  project.provide('engine', readyEngine(engine, IMAGE))
  project.provide('imageState', state)
  return async () => {
    await made
    rmSync(folder, { recursive: true })
    await stopEngine(engine)
  }
}

async function describeEngine(engine: Engine): Promise<TestEngine> {
  const described = await withImage(engine)
  if (described.kind === 'absent') {
    say(`tests in containers are left out. ${described.why}`)
    say('to run them too, start docker, or let the tests install and start it for the run: CI=true npm test')
  }
  return described
}

/**
 * Outside of CI, a missing image only leaves out the tests in containers, because the others are worth running without
 * it.
 */
async function withImage(engine: Engine): Promise<TestEngine> {
  if (engine.kind === 'absent') return engine
  try {
    return readyEngine(engine, await ensureMysqlImage())
  } catch (error) {
    return { kind: 'absent', why: `An engine answers, but the image could not be made: ${String(error)}` }
  }
}

function readyEngine({ dockerHost }: Engine & { kind: 'ready' }, image: string): TestEngine {
  return { kind: 'ready', image, ...(dockerHost === undefined ? {} : { dockerHost }) }
}

async function stopEngine(engine: Engine): Promise<void> {
  if (engine.kind === 'absent' || !engine.startedByUs) return
  say('stopping the container engine')
  await engine.stop()
}
