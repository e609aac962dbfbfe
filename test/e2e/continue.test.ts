import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { smallSuite, Workplace } from './cli.ts'

const CODES = { SIGKILL: null, SIGINT: 130 } as const
const SIGNALS = Object.keys(CODES) as (keyof typeof CODES)[]

test.each(IS_NIGHTLY ? SIGNALS : SIGNALS.slice(0, 1))(
  'a run that was stopped by %s can be continued from its saved slices',
  async (signal) => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite())
    // The tolerance is so wide that a second trial decides.
    const limits = ['--threads', '1,2,4', '--budget', '30s', '--tolerance', '90%']
    const run = ['run', 'suite.yml', '--out', 'out', '--server', 'local', ...limits]
    const stopped = place.start(run)
    const slices = join(place.out, 'slices.jsonl')
    const measured = () => (existsSync(slices) ? place.lines() : [])
    // The run is stopped in the middle of the second cell.
    const isInSecond = () => new Set(measured().map(({ threads }) => threads ?? null)).size > 2
    await vi.waitFor(() => expect(isInSecond()).toBe(true), { timeout: 180_000, interval: 20 })
    stopped.child.kill(signal)
    const { code, stderr } = await stopped.ended
    expect(code).toBe(CODES[signal])
    if (signal === 'SIGINT')
      expect(stderr).toMatch(
        /out keeps what was measured; this goes on with it: .* run suite\.yml --out out --server .* --continue\n/,
      )

    const other = await place.run([...run, '--continue', '--scenarios', 'on', '--budget', '20s'])
    expect([other.code, other.stderr]).toEqual([
      2,
      expect.stringContaining('out holds another unfinished run: its budget was 30 s, and is now 20 s.'),
    ])

    const before = place.lines()
    const last = before.findLastIndex((line, nth) => line.kind === 'look' && before[nth - 1]?.kind === 'cell')
    const kept = before.slice(0, last + 1)
    expect(kept.length).toBeGreaterThan(0)
    const rest = await place.run([...run, '--continue'])
    expect([rest.code, rest.stderr]).toEqual([0, expect.stringContaining('report: out/report.html')])
    expect(place.lines().slice(0, kept.length)).toEqual(kept)
    expect(place.lines()[kept.length]).toMatchObject({ trial: 2 })
    expect(existsSync(join(place.out, 'unfinished.json'))).toBe(false)
    expect(place.leftovers()).toEqual([])

    const again = await place.run(['report', 'out', '--out', 'again'])
    expect(again.code).toBe(0)
    const finished = await place.run([...run, '--continue'])
    expect([finished.code, finished.stderr]).toEqual([2, expect.stringContaining('the run in out is finished')])
  },
)
