import { mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { lineSchema } from '../../src/core/measurement/measurement.ts'
import { pidsOf, type Running, smallSuite, Workplace } from './cli.ts'

const RUN = ['run', 'suite.yml', '--server', 'local', '--out', 'out']
const SERVER = /^(?:mariadbd|mysqld)/
const LOAD = /^sysbench/

/** Starts the small suite and waits until turns are running. */
async function measuring(place: Workplace): Promise<Running> {
  place.write('suite.yml', smallSuite())
  const running = place.start([...RUN, '--budget', '30s'])
  await running.says('measuring')
  await sleep(2500)
  return running
}

async function secondsUntilEnd(running: Running): Promise<number> {
  const began = performance.now()
  await running.ended
  return (performance.now() - began) / 1000
}

describe('what fails while turns run', () => {
  test('a server killed with -9 in the middle of a turn ends the run, named, with its slices kept', async () => {
    using place = new Workplace()
    const running = await measuring(place)
    const [server] = pidsOf(place.tmp, SERVER)
    process.kill(server ?? 0, 'SIGKILL')
    expect(await secondsUntilEnd(running)).toBeLessThan(5)
    const { code, stderr, stdout } = await running.ended
    expect(code).toBe(3)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/the server of (?:off|off \(twin\)|on) ended while it was being measured \(signal SIGKILL\)/)
    expect(stderr).not.toMatch(/^ +at /m)
    const slices = place.lines().map((line) => lineSchema.parse(line))
    expect(slices.filter((line) => line.kind === 'slice').length).toBeGreaterThan(3)
    expect(place.leftovers()).toEqual([])
  })

  test('a sysbench that is killed ends the run, named', async () => {
    using place = new Workplace()
    const running = await measuring(place)
    process.kill(pidsOf(place.tmp, LOAD)[0] ?? 0, 'SIGKILL')
    expect(await secondsUntilEnd(running)).toBeLessThan(5)
    const { code, stderr } = await running.ended
    expect(code).toBe(3)
    expect(stderr).toContain('sysbench ended during its turns')
    expect(place.leftovers()).toEqual([])
  })

  test('a sysbench that hangs is noticed within a few turns', async () => {
    using place = new Workplace()
    const running = await measuring(place)
    process.kill(pidsOf(place.tmp, LOAD)[0] ?? 0, 'SIGSTOP')
    expect(await secondsUntilEnd(running)).toBeLessThan(6)
    const { code, stderr } = await running.ended
    expect(code).toBe(3)
    expect(stderr).toContain('sysbench hangs')
    expect(place.leftovers()).toEqual([])
  })

  test('a server that loses its connections ends the run with what sysbench says', async () => {
    using place = new Workplace()
    place.write(
      'suite.yml',
      smallSuite({ on: '{ sql: ["SET GLOBAL wait_timeout = 1", "SET GLOBAL interactive_timeout = 1"] }' }),
    )
    const { code, stderr } = await place.run([...RUN, '--budget', '30s', '--threads', '32'])
    // Idle between turns longer than the timeout, or not: either it is measured, or the loss is told.
    if (code === 0) return
    expect(code).toBe(3)
    expect(stderr).toMatch(/sysbench (?:ended|failed|could not)/)
    expect(place.leftovers()).toEqual([])
  })
})

describe('signals', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s stops everything within 5 s and exits with %i', async (signal, code) => {
    using place = new Workplace()
    const running = await measuring(place)
    expect(pidsOf(place.tmp, SERVER)).toHaveLength(3)
    running.child.kill(signal)
    expect(await secondsUntilEnd(running)).toBeLessThan(5)
    const outcome = await running.ended
    expect(outcome.code).toBe(code)
    expect(outcome.stderr).toContain(`stopped by ${signal}`)
    expect(place.leftovers()).toEqual([])
  })

  test('a signal while the servers start leaves nothing either', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite())
    const running = place.start(RUN)
    await running.says('starting 3 servers')
    running.child.kill('SIGTERM')
    expect(await secondsUntilEnd(running)).toBeLessThan(5)
    expect((await running.ended).code).toBe(143)
    expect(place.leftovers()).toEqual([])
  })

  test('what a run killed with -9 leaves is swept by the next one, and only that', async () => {
    using place = new Workplace()
    const running = await measuring(place)
    running.child.kill('SIGKILL')
    await running.ended
    // The kernel ends its children; its directory is what remains.
    await sleep(500)
    expect(pidsOf(place.tmp, SERVER)).toEqual([])
    expect(place.leftovers()).toHaveLength(1)
    const stranger = join(place.tmp, 'qpsgate-somebody')
    mkdirSync(stranger)
    const alive = join(place.tmp, 'qpsgate-alive')
    mkdirSync(alive)
    const started = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[19]
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const namespace = readlinkSync('/proc/self/ns/pid')
    writeFileSync(join(alive, 'owner.json'), JSON.stringify({ pid: process.pid, started, boot, namespace }))
    const { code, stderr } = await place.run([...RUN, '--quiet'])
    expect(code).toBe(0)
    expect(stderr).toContain('removed what a killed run had left in')
    expect(place.leftovers().sort()).toEqual(['qpsgate-alive', 'qpsgate-somebody'])
  })
})

describe('two runs at once', () => {
  test('the second waits for the first to finish measuring, and both measure', async () => {
    using place = new Workplace()
    using cache = new Workplace()
    place.write('suite.yml', smallSuite())
    const env = { XDG_CACHE_HOME: cache.path }
    const runs = ['first', 'second'].map((out) => place.start([...RUN.slice(0, -1), out], env))
    const outcomes = await Promise.all(runs.map((run) => run.ended))
    expect(outcomes.map(({ code, stderr }) => (code === 0 ? 0 : stderr))).toEqual([0, 0])
    // Both started from nothing: one made the seed, the other used it.
    expect(outcomes.filter(({ stderr }) => stderr.includes('initialising'))).toHaveLength(1)
    expect(outcomes.filter(({ stderr }) => stderr.includes('another run is measuring'))).toHaveLength(1)
    expect(place.leftovers()).toEqual([])
  })
})
