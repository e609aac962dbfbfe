/** What is in the recordings of slowdowns, as a table. */
import { median } from '../../../src/core/stats/robust.ts'
import { signed, table } from '../figures.ts'
import type { AnalysedRecording, Slowdown } from './slowdowns.ts'

const MAD_TO_SD = 1.4826

export function describeRecordings(recordings: readonly AnalysedRecording[]): string[] {
  const rows = recordings.map(({ name, noise, startSpread, slowdowns }) => {
    const spread = MAD_TO_SD * median(noise.residuals.map(Math.abs) as [number, ...number[]])
    const percent = (share: number) => `${(100 * share).toFixed(2)} %`
    return [
      name,
      String(noise.residuals.length),
      percent(spread),
      percent(startSpread),
      slowdowns.map(shown).join('; '),
    ]
  })
  const head = ['recording', 'turns', 'robust spread of a turn', 'spread of starts', 'change of each slower server, %']
  return table(head, rows)
}

/** "log_8th −3.12 (−4.03 … −2.20)". */
function shown({ arm, effect, low, high }: Slowdown): string {
  const [change, least, most] = [effect, low, high].map((value) => signed(Math.expm1(value)))
  return `${arm} ${change} (${least} … ${most})`
}
