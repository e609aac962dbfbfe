import { mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { fewerByDay } from '../../setup/tonight.ts'
import { pidsOf, Workplace } from '../cli.ts'
import { ARGUMENTS, FaultyRun, SERVER } from './faulty-run.ts'

const CODES = { SIGINT: 130, SIGTERM: 143 } as const
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const
/** How many moments are tried, and the seed that they follow from. */
const MOMENTS = Number(process.env.QPSGATE_FAULT_MOMENTS ?? 12)
const SEED = Number(process.env.QPSGATE_FAULT_SEED ?? 20_261_121)
/** Milliseconds that a run of the small suite takes from start to end; it takes a little longer if it makes a seed. */
const RUN_MS = 9000
/** One run in three makes its seed. */
const MAKES_SEED = 3
/** Seconds within which everything that was started must end. */
const STOP_SECONDS = 5

describe('a stopped run:', () => {
  test.each(fewerByDay(Object.entries(CODES) as [keyof typeof CODES, number][], 2))(
    '%s ends all processes within 5 s, and makes the run exit with code %i',
    async (signal, code) => {
      using run = new FaultyRun()
      await run.startInto('turns')
      expect(run.servers()).toHaveLength(4)
      await vi.waitFor(() => expect(run.place.lines()).not.toEqual([]), { timeout: 20_000 })
      run.running.child.kill(signal)
      await run.endsWith(code, new RegExp(`stopped by ${signal}`), STOP_SECONDS)
    },
  )

  const phases = ['initialising', 'loading the seed', 'starting', 'set-up SQL', 'connecting', 'warm-up'] as const
  test.runIf(IS_NIGHTLY).each(phases)('a signal while %s leaves no process and no file', async (phase) => {
    using run = new FaultyRun()
    await run.startInto(phase)
    run.running.child.kill('SIGTERM')
    await run.endsWith(143, /stopped by SIGTERM/, STOP_SECONDS)
  })

  test.runIf(IS_NIGHTLY)(
    'the files and processes of a run killed with -9 are removed by the next run, and no others',
    async () => {
      using run = new FaultyRun()
      const { place } = run
      await run.startInto('turns')
      run.running.child.kill('SIGKILL')
      await run.running.ended
      // The kernel ends its children; only its directory remains.
      await sleep(500)
      expect(pidsOf(place.tmp, SERVER)).toEqual([])
      expect(place.leftovers()).toHaveLength(1)
      mkdirSync(join(place.tmp, 'qpsgate-somebody'))
      const alive = join(place.tmp, 'qpsgate-alive')
      mkdirSync(alive)
      const started = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[19]
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      const namespace = readlinkSync('/proc/self/ns/pid')
      writeFileSync(join(alive, 'owner.json'), JSON.stringify({ pid: process.pid, started, boot, namespace }))
      const next = place.start(ARGUMENTS)
      await next.says('starting')
      next.child.kill('SIGTERM')
      const { code, stderr } = await next.ended
      expect(code).toBe(CODES.SIGTERM)
      expect(stderr).toContain('removed what a killed run had left in')
      expect(place.leftovers().sort()).toEqual(['qpsgate-alive', 'qpsgate-somebody'])
    },
  )
})

interface Moment {
  readonly signal: (typeof SIGNALS)[number]
  readonly milliseconds: number
  readonly makesSeed: boolean
}

/** All signals equally often, at moments that follow from the seed. */
const moments: readonly Moment[] = (() => {
  const random = seededRandom(SEED, 0)
  return Array.from({ length: MOMENTS }, (_, index) => ({
    signal: SIGNALS[index % SIGNALS.length] as Moment['signal'],
    milliseconds: Math.round(random() * RUN_MS),
    makesSeed: Math.floor(index / SIGNALS.length) % MAKES_SEED === 0,
  }))
})()

describe.runIf(IS_NIGHTLY)(`a run that is ended by a signal at ${MOMENTS} random moments of seed ${SEED}`, () => {
  test.each(moments)(
    'leaves no process and no file: $signal after $milliseconds ms (makes its seed: $makesSeed)',
    async (moment) => {
      using cache = new Workplace()
      using run = new FaultyRun()
      const env = moment.makesSeed ? { XDG_CACHE_HOME: cache.path } : {}
      run.start({ budget: '10s', env })
      await run.until('a random moment', past(moment.milliseconds)).catch(() => {})
      const wasOver = run.running.child.exitCode !== null
      run.running.child.kill(moment.signal)
      if (moment.signal === 'SIGKILL') {
        await run.running.ended
        await sweptByNext(run, env)
        return
      }
      // Before qpsgate listens for signals, and once it is done, the signal itself ends the process, and the code is
      // null. A shell reports the same code for both.
      await run.endsWith(wasOver ? 0 : [CODES[moment.signal], 0, null], undefined, STOP_SECONDS)
    },
  )
})

function past(milliseconds: number): () => boolean {
  const began = performance.now()
  return () => performance.now() - began >= milliseconds
}

/** Expects that the next run first removes what a killed run left. The rest of that run is not needed. */
async function sweptByNext(run: FaultyRun, env: Readonly<Record<string, string>>): Promise<void> {
  run.expectReadable()
  const next = run.place.start([...ARGUMENTS.slice(0, -1), 'next', '--budget', '10s'], env)
  await Promise.race([next.says('initialising'), next.says('starting'), next.says('another run')])
  next.child.kill('SIGTERM')
  expect.soft((await next.ended).code).toBe(143)
  run.expectNothingLeft()
}
