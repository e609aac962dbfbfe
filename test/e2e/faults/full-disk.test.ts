import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { resultSchema } from '../../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { smallSuite, Workplace } from '../cli.ts'
import { simulateRun } from '../simulated-run.ts'
import { FaultyRun } from './faulty-run.ts'
import { canMount, SmallDisk } from './small-disk.ts'

/** The message of Node, and qpsgate's own. */
const NO_SPACE = 'no space left on (?:the )?device'
/** Message of a run that is ended a moment before the disk is full, if qpsgate notices in time. */
const NEARLY_FULL = 'left on the disk of|no room for the data of'
/** Allocation unit of a disk in memory. */
const PAGE_BYTES = 4096
/** MiB of free space; with less, no run begins. */
const ROOMY = 1500

/** Keeps the redo log small, so that the tables can grow. */
const SMALL_LOG = 'innodb_log_file_size: 16M'
const GROWING_SUITE = smallSuite({
  workloads: '[oltp_insert]',
  on: `{ options: { performance_schema: ON, ${SMALL_LOG} } }`,
}).replace('performance_schema: OFF', `performance_schema: OFF, ${SMALL_LOG}`)

describe.skipIf(!canMount())('a full disk', () => {
  test.runIf(IS_NIGHTLY)(
    'under the output directory at the start ends the run with an error that names the file',
    async () => {
      using run = new FaultyRun()
      using disk = new SmallDisk(run.place.out, 1)
      disk.fill()
      run.start()
      await run.endsWith(3, new RegExp(`cannot write .*out/slices.jsonl: .*${NO_SPACE}`), 60)
    },
  )

  test.runIf(IS_NIGHTLY)(
    'under the output directory during turns ends the run, and keeps all complete slices',
    async () => {
      using run = new FaultyRun()
      using disk = new SmallDisk(run.place.out, 1)
      await run.startInto('turns')
      const measured = run.slices()
      disk.fill()
      await run.endsWith(3, new RegExp(`cannot write .*out/slices.jsonl: .*${NO_SPACE}`), 10)
      expect(run.place.lines().length).toBeGreaterThanOrEqual(measured)
    },
  )

  test('under the output directory while views are written leaves each view whole or absent', async () => {
    using place = new Workplace()
    await simulateRun(join(place.path, 'measured'))
    expect((await place.run(['report', 'measured', '--out', 'out'])).code).toBe(0)
    const views = ['result.json', 'comment.md', 'report.md', 'chart.vl.json', 'chart.svg', 'chart.png', 'report.html']
    const sizes = views.map((name) => statSync(join(place.out, name)).size)
    for (const whole of IS_NIGHTLY ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 3]) {
      using disk = new SmallDisk(join(place.path, 'full'), 4)
      // Leaves room for this many views, and half of the next one.
      const taken = sizes.slice(0, whole).reduce((sum, size) => sum + Math.ceil(size / PAGE_BYTES) * PAGE_BYTES, 0)
      disk.fill(taken + Math.floor((sizes[whole] ?? 2 * PAGE_BYTES) / 2))
      const { code, stderr } = await place.run(['report', 'measured', '--out', 'full'])
      const names = readdirSync(disk.path).filter((name) => name !== 'ballast')
      expect(names.sort()).toEqual(views.slice(0, whole).sort())
      for (const name of names)
        if (name !== 'report.html')
          expect(readFileSync(join(disk.path, name)).length, name).toBe(readFileSync(join(place.out, name)).length)
      if (names.length === views.length) expect(code, stderr).toBe(0)
      else {
        expect(code).toBe(3)
        expect(stderr).toMatch(new RegExp(`cannot write .*full/${views[names.length]}: .*${NO_SPACE}`))
        expect(stderr).not.toMatch(/this is a bug/)
      }
    }
    expect(resultSchema.parse(place.result()).verdict).toBe('pass')
  })

  test.each([
    ...(IS_NIGHTLY
      ? ([
          { phase: 'initialising', says: `${NO_SPACE} that holds .*/seed` },
          { phase: 'loading the seed', says: `${NO_SPACE} that holds` },
        ] as const)
      : []),
    { phase: 'starting', says: `${NO_SPACE} that holds .*/t1a` },
  ] as const)(
    'under TMPDIR while $phase ends the run with an error that names the directory',
    async ({ phase, says }) => {
      using place = new Workplace()
      using disk = new SmallDisk(place.tmp, ROOMY)
      using run = new FaultyRun(place)
      if (phase === 'starting') {
        run.start()
        await run.until('starting', ({ running }) => running.hasSaid('starting'))
      } else await run.startInto(phase)
      disk.fill()
      const { stderr } = await run.running.ended
      disk.empty()
      await run.endsWith(3, new RegExp(`${says}|${NEARLY_FULL}`, 's'), 30)
      expect(stderr).toMatch(/step: /)
    },
  )

  test.skipIf(!IS_NIGHTLY)(
    'under TMPDIR during turns ends the run with an error that names the directory',
    async () => {
      using place = new Workplace()
      using disk = new SmallDisk(place.tmp, ROOMY)
      using run = new FaultyRun(place)
      await run.startInto('turns', { suite: GROWING_SUITE })
      disk.fill()
      await run.running.ended
      disk.empty()
      await run.endsWith(3, new RegExp(`${NO_SPACE} that holds .*/t1a|${NEARLY_FULL}`, 's'), 60)
    },
  )

  test('under the cache of seeds ends the run with an error, and leaves no partial seed', async () => {
    using cache = new Workplace()
    using run = new FaultyRun()
    using disk = new SmallDisk(join(cache.path, 'cache'), ROOMY)
    const env = { XDG_CACHE_HOME: disk.path }
    run.start({ env })
    disk.fill()
    await run.endsWith(3, /no room for 2 tables|no room for the seed|no space left/, 30)
    const seeds = join(disk.path, 'qpsgate/seeds')
    expect(readdirSync(seeds).filter((name) => !name.endsWith('.lock'))).toEqual([])
    disk.empty()
    if (!IS_NIGHTLY) return
    const { code, stderr } = await run.place.run(['run', 'suite.yml', '--server', 'local', '--budget', '10s'], env)
    expect(code, stderr).toBe(0)
    expect(existsSync(join(seeds, readdirSync(seeds).find((name) => !name.endsWith('.lock')) ?? '', 'seed.json'))).toBe(
      true,
    )
  })
})
