/** Contents of the recordings, as a table. */
import { isSample, pooledHuber } from '../../src/core/stats/robust.ts'
import { at } from '../../src/core/stats/vectors.ts'
import type { Analysed } from '../../test/fakes/playback.ts'
import { signed, table } from '../figures.ts'

export function describeRecordings(recordings: readonly Analysed[]): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`
  const rows = recordings.map((analysed) => {
    const { recording, levels, startSd } = analysed
    const { name, computes } = recording
    const moved = levels.flat().map(({ byTime, byCpu }) => (computes ? byCpu : byTime))
    return [
      name,
      String(moved.length),
      percent(blockSpread(analysed)),
      percent(startSd),
      `${signed(Math.min(...moved))} … ${signed(Math.max(...moved))}%`,
    ]
  })
  const head = ['recording', 'starts', 'spread between two servers in a block', 'spread of starts']
  return table([...head, 'slowest and fastest start, with noise'], rows)
}

/** Robust standard deviation of the ln ratio of two equal servers in a block, by the rate that is compared. */
function blockSpread({ recording: { starts, computes }, levels }: Analysed): number {
  const rateOf = ([done, served, cpu]: readonly [number, number, number]) =>
    Math.log(Math.max(0.5, done) / (computes ? cpu : served))
  const samples = starts.map((start, nth) => {
    const [one, other] = at(levels, nth).map(({ byTime, byCpu }) => (computes ? byCpu : byTime))
    return start.map((block) => rateOf(at(block, 0)) - rateOf(at(block, 1)) - ((one ?? 0) - (other ?? 0)))
  })
  return Math.sqrt(pooledHuber(samples.filter((sample) => isSample(sample))).variance)
}
