/**
 * Measures how long a server takes to answer: one that starts on a copy of the seed, against an image's entrypoint,
 * which initialises the data first.
 */

import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startArm } from '../src/edges/servers/arms.ts'
import { Session } from '../src/edges/servers/connection.ts'
import { socketAddress } from '../src/edges/servers/server-address.ts'
import { openBed } from '../test/setup/bed.ts'
import { ensureEngine } from '../test/setup/engine.ts'
import { ensureEntrypointImage, ensureMysqlImage } from '../test/setup/mysql-image.ts'
import { spread, table } from './figures.ts'

const RUNS = 7
const ENTRYPOINT_RUNS = 3

export async function benchStarts(): Promise<string[]> {
  // The engine comes first, because later processes inherit the CPUs that this process is pinned to.
  const engine = await ensureEngine()
  const rows = [['MariaDB, local, from a copy', spread(await fromCopy())]]
  if (engine.kind === 'ready') {
    try {
      const image = await ensureMysqlImage()
      rows.push(['MySQL in a container, from a copy', spread(await fromCopy(image))])
      rows.push(['MySQL in a container, through an entrypoint that initialises', spread(await throughEntrypoint())])
    } finally {
      if (engine.startedByUs) await engine.stop()
    }
  }
  return [
    `Seconds from the start of the copy, or of the container, to the first answered query; ${RUNS} and ${ENTRYPOINT_RUNS} starts, one at a time, pinned (\`npm run bench starts\`):`,
    '',
    ...table(['start', 'seconds: median (min … max)'], rows),
  ]
}

async function fromCopy(image?: string): Promise<number[]> {
  await using bed = await openBed({ suite: 'scenarios/quickstart.yml', ...(image === undefined ? {} : { image }) })
  const { request, plan } = bed
  const arm = plan.arms.find(({ scenario }) => scenario.name === 'pfson_default') ?? plan.arms[0]
  const seconds: number[] = []
  for (let index = 0; index < RUNS; index++) {
    const directory = join(request.directory.path, `s${index}`)
    const { server, state } = await startArm({
      ...request,
      arm,
      together: [arm],
      trial: 1,
      directory,
      source: bed.sources.of(arm.scenario),
      startCpus: request.cpus.serverCpus,
      cpus: request.cpus.serverCpus,
      runDirectory: request.directory.path,
    })
    await server[Symbol.asyncDispose]()
    seconds.push(state.startSeconds)
  }
  return seconds
}

async function throughEntrypoint(): Promise<number[]> {
  const image = await ensureEntrypointImage()
  await using bed = await openBed({ suite: 'scenarios/quickstart.yml', image })
  const { directory, cpus } = bed.request
  const seconds: number[] = []
  for (let index = 0; index < ENTRYPOINT_RUNS; index++) {
    const folder = join(directory.path, `e${index}`)
    mkdirSync(folder, { mode: 0o777 })
    execFileSync('chmod', ['0777', folder])
    const began = performance.now()
    const mount = `--mount=type=bind,source=${folder},target=/var/run/mysqld`
    const pin = `--cpuset-cpus=${cpus.serverCpus.join(',')}`
    const args = [
      'run',
      '--detach',
      '--network=none',
      pin,
      mount,
      image,
      'mysqld',
      '--socket=/var/run/mysqld/s',
      '--skip-networking',
    ]
    const container = execFileSync('docker', args, { encoding: 'utf8' }).trim()
    try {
      await answers(join(folder, 's'))
      seconds.push((performance.now() - began) / 1000)
    } finally {
      execFileSync('docker', ['rm', '--force', '--volumes', container])
    }
  }
  return seconds
}

async function answers(socket: string): Promise<void> {
  for (let tries = 0; tries < 6000; tries++) {
    try {
      await using session = await Session.open(socketAddress(socket))
      await session.execute('SELECT 1')
      return
    } catch {
      await sleep(10)
    }
  }
  throw new Error('the server never answered')
}
