import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lineSchema } from '../../../src/core/measurement/measurement.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { smallSuite, Workplace } from '../cli.ts'
import { FaultyRun, hold, type Phase } from './faulty-run.ts'

const ARM = '(?:(?:off|on)(?: \\(second copy\\))?|the seed)'

interface Fault {
  readonly phase: Phase
  readonly says: string
  /** Whether the fault is tried only at night. */
  readonly isRare?: boolean
}

function tried(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(({ isRare }) => isRare !== true || IS_NIGHTLY)
}

describe('a server that is killed', () => {
  test.runIf(IS_NIGHTLY).each<Fault>([
    { phase: 'loading the seed', says: 'ended while tables were loaded into it \\(signal SIGKILL\\)' },
    { phase: 'starting', says: 'ended while starting \\(signal SIGKILL\\)' },
    { phase: 'set-up SQL', says: 'ended while it was being set up \\(signal SIGKILL\\): .* memory ran out' },
    { phase: 'connecting', says: 'ended while sysbench connected to it \\(signal SIGKILL\\)' },
    { phase: 'warm-up', says: 'ended while it was being measured \\(signal SIGKILL\\)' },
    { phase: 'turns', says: 'ended while it was being measured \\(signal SIGKILL\\)' },
  ])('ends the run with an error that names the server, in the phase $phase', async ({ phase, says }) => {
    using run = new FaultyRun()
    await run.startInto(phase)
    // Both servers of the scenario `on` are killed, because one that is left would go on with its slow statement.
    for (const pid of run.servers().slice(phase === 'set-up SQL' ? -2 : -1)) process.kill(pid, 'SIGKILL')
    const { stdout } = await run.endsWith(3, new RegExp(`the server of ${ARM} ${says}`), 5)
    expect(stdout).toBe('')
    if (phase === 'turns') expect(slicesOf(run)).toBeGreaterThan(3)
  })

  test.runIf(IS_NIGHTLY)('by SQL of the suite ends the run with an error that blames nothing else', async () => {
    using run = new FaultyRun()
    run.start({ suite: smallSuite({ on: '{ sql: [SHUTDOWN] }' }) })
    const { stderr } = await run.endsWith(3, /the server of on ended while it was being set up \(exit code 0\)$/m, 20)
    expect(stderr).not.toContain('no space left')
  })

  test.runIf(IS_NIGHTLY)('after tables were loaded into it and before its shutdown leaves no seed', async () => {
    using cache = new Workplace()
    using run = new FaultyRun()
    run.start({ env: { XDG_CACHE_HOME: cache.path } })
    await run.reach('loading the seed')
    await run.until('the tables are loaded', () => run.loads().length === 0)
    process.kill(run.servers()[0] ?? 0, 'SIGKILL')
    await run.endsWith(3, /the (?:server of the seed ended|seed server did not shut down in order).*SIGKILL/, 5)
    const seeds = readdirSync(join(cache.path, 'qpsgate/seeds')).filter((name) => !name.endsWith('.lock'))
    expect(seeds).toEqual([])
  })

  test.skipIf(!IS_NIGHTLY)('at the end of a cell ends the run, or is too late to affect the run', async () => {
    using run = new FaultyRun()
    await run.startInto('end of a cell', { budget: '10s' })
    process.kill(run.servers().at(-1) ?? 0, 'SIGKILL')
    const { code, stderr } = await run.endsWith([0, 3], undefined, 20)
    if (code === 3) expect(stderr).toMatch(new RegExp(`the server of ${ARM} ended while`))
  })
})

describe('a server that hangs', () => {
  test.each(
    tried([
      { phase: 'loading the seed', says: `the server of ${ARM} hangs: while tables were loaded`, isRare: true },
      { phase: 'starting', says: `the server of ${ARM} hangs while starting|does not answer`, isRare: true },
      { phase: 'set-up SQL', says: 'the server of on hangs: while it was being set up', isRare: true },
      { phase: 'connecting', says: `the server of ${ARM} hangs: while sysbench connected to it`, isRare: true },
      { phase: 'warm-up', says: 'completed no transaction and its server does not answer', isRare: true },
      // The server may be stopped only at the end of the cell, when its counters are read.
      {
        phase: 'turns',
        says: `completed no transaction and its server does not answer|${ARM} hangs: while its (?:counters|settings) were read`,
      },
      {
        phase: 'end of a cell',
        says: `the server of ${ARM} hangs: while its (?:counters|settings) were read`,
        isRare: true,
      },
    ]),
  )('ends the run with an error that names the server, in the phase $phase', async ({ phase, says }) => {
    using run = new FaultyRun()
    await run.startInto(phase, phase === 'end of a cell' ? { budget: '10s' } : {})
    // Both servers of the scenario `on` are stopped, because otherwise the message could be about the other's slow
    // statement.
    using _held = hold(run.servers().slice(phase === 'set-up SQL' ? -2 : -1))
    await run.endsWith(3, new RegExp(says), phase === 'turns' || phase === 'warm-up' ? 20 : 40)
  })

  test('in an endless statement does not keep a signal from ending the run', async () => {
    using run = new FaultyRun()
    await run.startInto('set-up SQL')
    run.running.child.kill('SIGTERM')
    await run.endsWith(143, /stopped by SIGTERM/, 5)
  })
})

describe('a server that gets no memory', () => {
  test.skipIf(!IS_NIGHTLY)(
    'during turns ends the run with an error that names the server, or is measured with the memory it has',
    async () => {
      using run = new FaultyRun()
      await run.startInto('turns', { budget: '20s' })
      const pid = run.servers().at(-1)
      // If root has fewer rights than usual, only the server's own user may limit it.
      const { uid, gid } = statSync(`/proc/${pid}`)
      execFileSync('prlimit', ['--pid', String(pid), '--as=1000000'], { uid, gid })
      const { code, stderr } = await run.endsWith([0, 1, 3], undefined, 60)
      if (code === 3) expect(stderr).toMatch(/the server of on|\(on\)/)
    },
  )
})

function slicesOf({ place }: FaultyRun): number {
  return place.lines().filter((line) => lineSchema.parse(line).kind === 'slice').length
}
