/**
 * `npm run fuzz:guided [SECONDS] [NAME]`: tries every parser of texts for that long with inputs that reach code not
 * reached before, and prints the results. Jazzer.js makes them; it is downloaded for the run.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { LONGEST_INPUT } from './inputs.ts'
import { Parsers } from './parsers.ts'

const FUZZER = '@jazzer.js/core@4.0.0'
/** For one parser. */
const SECONDS = 60
/** Limit for one input; the fuzzer's own instruments slow all down. */
const TIMEOUT_MS = 10_000
/** Beside the target, which reads fixtures by where it lies. */
const BUILT = join(import.meta.dirname, 'guided-target.cjs')

const seconds = Number(process.argv[2] ?? SECONDS)
const wanted = process.argv[3] ?? ''
if (!(seconds > 0)) throw new Error('usage: npm run fuzz:guided [SECONDS] [NAME]')

const WIDTHS = [36, 10, 10, 10, 9]
const row = (...cells: readonly (string | number)[]) =>
  cells
    .map((cell, at) => (at === 0 ? String(cell).padEnd(WIDTHS[at] ?? 0) : String(cell).padStart(WIDTHS[at] ?? 0)))
    .join(' ')

async function build(): Promise<Disposable> {
  await using bundle = await rolldown({ input: join(import.meta.dirname, 'guided-target.ts'), platform: 'node' })
  await bundle.write({ file: BUILT, format: 'cjs', codeSplitting: false })
  return { [Symbol.dispose]: () => rmSync(BUILT, { force: true }) }
}

function tried(name: string, examples: readonly string[]) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-guided-'))
  const [corpus, found] = ['corpus', 'found'].map((part) => join(folder.path, part)) as [string, string]
  for (const path of [corpus, found]) mkdirSync(path)
  for (const [nth, text] of examples.entries()) writeFileSync(join(corpus, String(nth)), text)
  const engine = [`-max_total_time=${seconds}`, `-max_len=${LONGEST_INPUT}`, `-artifact_prefix=${found}/`]
  const options = [`--timeout=${TIMEOUT_MS}`, '--includes=guided-target', '--excludes=node_modules']
  const command = ['--yes', `--package=${FUZZER}`, '--', 'jazzer', BUILT, corpus, ...options, '--', ...engine]
  const { status, stdout, stderr } = spawnSync('npx', [...command, '-print_final_stats=1'], {
    encoding: 'utf8',
    // Downloaded packages run nothing when installed; files of the target go with the folder.
    env: { ...process.env, npm_config_ignore_scripts: 'true', TMPDIR: folder.path, QPSGATE_PARSER: name },
    maxBuffer: 2 ** 28,
  })
  const output = `${stdout}${stderr}`
  const covered = [...output.matchAll(/ cov: (\d+) /g)].map(([, edges]) => Number(edges))
  return {
    inputs: Number(/number_of_executed_units: (\d+)/.exec(output)?.[1] ?? 0),
    before: covered[0] ?? 0,
    after: covered.at(-1) ?? 0,
    failure: status === 0 ? undefined : output.slice(-4000),
  }
}

using _ = await build()
using parsers = new Parsers()
const failures: string[] = []
console.log(row('parser', 'inputs', 'edges', 'in the end', 'failures'))
for (const { name, guided } of parsers.all.filter((one) => one.name.includes(wanted))) {
  if (guided === undefined) continue
  const { inputs, before, after, failure } = tried(name, guided.examples)
  console.log(row(name, inputs, before, after, failure === undefined ? 0 : 1))
  if (failure !== undefined) failures.push(`${name}: ${failure}`)
}
for (const failure of failures) console.log(`\n${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0
