/**
 * `npm run fuzz [INPUTS] [SECONDS] [NAME]`: tries every parser with that many inputs, or for that long, and prints the
 * results.
 */
import fc from 'fast-check'
import { anySeed, inputsSeed } from '../setup/inputs-seed.ts'
import { fuzz } from './fuzz.ts'
import { Parsers } from './parsers.ts'

const INPUTS = 100_000
/** Most time for one parser. */
const SECONDS = 120

const [inputs = INPUTS, seconds = SECONDS] = process.argv.slice(2, 4).map(Number)
const wanted = process.argv[4] ?? ''
if (!(inputs > 0 && seconds > 0)) throw new Error('usage: npm run fuzz [INPUTS] [SECONDS] [NAME]')

const WIDTHS = [36, 10, 9, 8]
const row = (...cells: readonly (string | number)[]) =>
  cells
    .map((cell, at) => (at === 0 ? String(cell).padEnd(WIDTHS[at] ?? 0) : String(cell).padStart(WIDTHS[at] ?? 0)))
    .join(' ')

const seed = inputsSeed(anySeed())
fc.configureGlobal({ seed })
console.log(`fast-check seed: ${seed}`)

using parsers = new Parsers()
const failures: string[] = []
console.log(row('parser', 'inputs', 'seconds', 'failures'))
for (const parser of parsers.all.filter(({ name }) => name.includes(wanted))) {
  const found = await fuzz(parser, { inputs, seconds })
  console.log(row(parser.name, found.inputs, found.seconds.toFixed(1), found.failure === undefined ? 0 : 1))
  if (found.failure !== undefined) failures.push(`${parser.name}: ${found.failure}`)
}
for (const failure of failures) console.log(`\n${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0
