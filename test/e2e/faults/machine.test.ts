import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { resultSchema } from '../../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { faketime } from '../../setup/packages.ts'
import { smallSuite, Workplace } from '../cli.ts'
import { ARGUMENTS, FaultyRun } from './faulty-run.ts'

describe.runIf(IS_NIGHTLY)("the machine's clock", () => {
  test.skipIf(faketime() === undefined).each(['+3600', '-3600'])(
    'changes no measured time if it is set by %s s during a run',
    async (step) => {
      using run = new FaultyRun()
      const file = run.place.write('time', '+0')
      run.start({
        budget: '20s',
        args: ['--tolerance', '90%'],
        env: {
          LD_PRELOAD: faketime() ?? '',
          FAKETIME_TIMESTAMP_FILE: file,
          FAKETIME_NO_CACHE: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
          DONT_FAKE_MONOTONIC: '1',
        },
      })
      await run.reach('turns')
      run.place.write('time', step)
      await run.endsWith(0, undefined, 60)
      const result = resultSchema.parse(run.place.result())
      expect(result.verdict).toBe('pass')
      const lines = run.place.lines()
      const times = ['at', 'seconds', 'turnSeconds', 'startSeconds'].flatMap((name) =>
        lines.flatMap((line) => (line[name] as number | undefined) ?? []),
      )
      for (const time of [result.seconds, result.measuredSeconds, Math.min(...times), Math.max(...times)]) {
        expect(time).toBeGreaterThanOrEqual(0)
        expect(time).toBeLessThan(120)
      }
    },
  )
})

describe.runIf(IS_NIGHTLY && availableParallelism() >= 2)('CPUs', () => {
  test.each(['servers', 'loads'] as const)(
    'taken from the %s during turns end the run with an error that says which programs lost them',
    async (whose) => {
      using run = new FaultyRun()
      await run.startInto('turns')
      const [pid = 0] = run[whose]()
      // Servers have the last CPU, and sysbench the first, so each is moved to a CPU of the other.
      const other = whose === 'servers' ? '0' : String(availableParallelism() - 1)
      execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', other, String(pid)])
      const says = `its ${whose === 'servers' ? 'server' : 'sysbench'} was given CPU [\\d, ]+ and may use CPU ${other} now`
      await run.endsWith(3, new RegExp(says), 40)
    },
  )
})

describe.runIf(IS_NIGHTLY)('two runs at once', () => {
  test('measure one after the other, and both exit with success', async () => {
    using place = new Workplace()
    using cache = new Workplace()
    place.write('suite.yml', smallSuite())
    const env = { XDG_CACHE_HOME: cache.path }
    const runs = ['first', 'second'].map((out) => place.start([...ARGUMENTS.slice(0, -1), out], env))
    const outcomes = await Promise.all(runs.map((run) => run.ended))
    expect(outcomes.map(({ code, stderr }) => (code === 0 ? 0 : stderr))).toEqual([0, 0])
    // The cache was empty: one run made the seed, the other used it.
    expect(outcomes.filter(({ stderr }) => stderr.includes('initialising'))).toHaveLength(1)
    expect(outcomes.filter(({ stderr }) => stderr.includes('another run is measuring'))).toHaveLength(1)
    expect(place.leftovers()).toEqual([])
  })
})
