import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../src/core/plan/random.ts'
import { at } from '../../src/core/stats/vectors.ts'
import { type Analysed, analyse, Playback } from './playback.ts'
import { type Recording, recordings } from './recordings.ts'

const STILL = { start: { byTime: 0, byCpu: 0 }, effect: 0 }
const PLAYED = 4000

/** For each start, ln ratios of the first two arms, block by block, by the rate that is compared. */
function recordedRatios({ recording: { starts, computes }, levels }: Analysed): number[][] {
  return starts.map((start, nth) => {
    const [one, other] = at(levels, nth).map(({ byTime, byCpu }) => (computes ? byCpu : byTime))
    return start.map((block) => {
      const [left, right] = block.map(([done, served, cpu]) =>
        Math.log(Math.max(0.5, done) / (computes ? cpu : served)),
      )
      return (left ?? 0) - (one ?? 0) - ((right ?? 0) - (other ?? 0))
    })
  })
}

function playedRatios(analysed: Analysed, blocks: number): number[] {
  const playback = new Playback(analysed, seededRandom(3))
  return Array.from({ length: blocks }, () => {
    const [left, right] = playback.next([STILL, STILL]).map(({ transactions, seconds, cpuSeconds = 1 }) => {
      return Math.log(Math.max(0.5, transactions) / (analysed.recording.computes ? cpuSeconds : seconds))
    })
    return (left ?? 0) - (right ?? 0)
  })
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const spreadOf = (runs: readonly (readonly number[])[]) => Math.sqrt(mean(runs.flat().map((value) => value ** 2)))
/** Correlation of values this many blocks apart. */
function correlation(runs: readonly (readonly number[])[], lag: number): number {
  const products = runs.flatMap((run) => run.slice(lag).map((value, nth) => value * at(run, nth)))
  return mean(products) / spreadOf(runs) ** 2
}

describe('a recording that is played back', () => {
  const all = recordings().map((recording) => ({ name: recording.name, analysed: analyse(recording) }))

  test.each(all)('$name: has the same noise and correlations as the recorded block ratios', ({ analysed }) => {
    // Playback picks any two of the four arms, so it is compared with all pairs of the recording.
    const { recording, levels } = analysed
    const pairs = [0, 1, 2, 3].flatMap((one) =>
      [0, 1, 2, 3].filter((other) => other !== one).map((other) => [one, other]),
    )
    const recorded = pairs.flatMap((pair) => {
      const picked = <T>(values: readonly T[]) => pair.map((arm) => at(values, arm))
      const starts = recording.starts.map((start) => start.map(picked))
      return recordedRatios({ ...analysed, recording: { ...recording, starts }, levels: levels.map(picked) })
    })
    const played = [playedRatios(analysed, PLAYED)]
    expect(Math.abs(spreadOf(played) / spreadOf(recorded) - 1)).toBeLessThan(0.1)
    for (const lag of [1, 2, 4])
      expect(Math.abs(correlation(played, lag) - correlation(recorded, lag))).toBeLessThan(0.1)
  })
})

test('the spread of starts that is taken from a recording does not include the noise of blocks', () => {
  const random = seededRandom(9)
  const uniform = () => Math.sqrt(12) * (random() - 0.5)
  const starts = Array.from({ length: 60 }, () => {
    const moved = Array.from({ length: 4 }, () => 0.02 * uniform())
    return Array.from({ length: 50 }, () =>
      moved.map((move): readonly [number, number, number] => {
        return [1e5 * Math.exp(move + 0.05 * uniform()), 1e6, 1e6]
      }),
    )
  })
  const recording: Recording = { name: '', computes: true, blockSeconds: 0.1, turnMs: 5, p95Ms: 1, starts }
  const { startSd, moves } = analyse(recording)
  expect(Math.abs(startSd / 0.02 - 1)).toBeLessThan(0.15)
  expect(Math.abs(Math.sqrt(mean(moves.map(({ byCpu }) => byCpu ** 2))) / startSd - 1)).toBeLessThan(0.02)
})
