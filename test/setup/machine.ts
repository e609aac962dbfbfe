import type { TestProject } from 'vitest/node'
import { say } from './command.ts'
import { type Engine, ensureEngine } from './engine.ts'
import { ensureMysqlImage } from './mysql-image.ts'
import { ensurePackages } from './packages.ts'

type TestEngine = { kind: 'ready'; image: string; dockerHost?: string } | { kind: 'absent'; why: string }

declare module 'vitest' {
  export interface ProvidedContext {
    engine: TestEngine
  }
}

/** Runs once before all test files: real servers, a real sysbench and, where possible, a real container engine. */
export default async function prepareMachine(project: TestProject): Promise<() => Promise<void>> {
  await ensurePackages()
  const engine = await ensureEngine()
  try {
    project.provide('engine', await describeEngine(engine))
  } catch (error) {
    await stopEngine(engine)
    throw error
  }
  return () => stopEngine(engine)
}

async function describeEngine(engine: Engine): Promise<TestEngine> {
  const described = await withImage(engine)
  if (described.kind === 'absent') {
    say(`tests in containers are left out. ${described.why}`)
    say('to run them too, start docker, or let the tests install and start it for the run: CI=true npm test')
  }
  return described
}

/** In CI a missing image fails the run; elsewhere nobody asked for containers, and the other tests are worth having. */
async function withImage(engine: Engine): Promise<TestEngine> {
  if (engine.kind === 'absent') return engine
  try {
    const image = await ensureMysqlImage()
    return { kind: 'ready', image, ...(engine.dockerHost === undefined ? {} : { dockerHost: engine.dockerHost }) }
  } catch (error) {
    if (process.env.CI === 'true') throw error
    return { kind: 'absent', why: `An engine answers, but the image could not be made: ${String(error)}` }
  }
}

async function stopEngine(engine: Engine): Promise<void> {
  if (engine.kind === 'absent' || !engine.startedByUs) return
  say('stopping the container engine')
  await engine.stop()
}
