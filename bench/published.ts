/** Published effects, measured on servers of this machine: the table of docs/studies/published.md, which it writes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { between } from '../scripts/markdown.ts'
import { table } from '../scripts/studies-docs.ts'
import { change, changeAndRange } from '../src/core/figures.ts'
import type { Result } from '../src/core/result/result.ts'
import { figuresOf } from '../src/core/wording/cause-wording.ts'
import { slowDisk } from '../test/setup/slow-disk.ts'
import { keptFolder, keptResult, machineOf, programOf, STUDY_FLAGS } from './measured.ts'

const STUDIES = join(import.meta.dirname, '../docs/studies')
const DOCUMENT = join(STUDIES, 'published.md')
/** Effects are of the same order if one is at most so many times the other. */
const SAME_ORDER = 3

interface Run {
  readonly suite: string
  /** Version of its servers; absent if its scenarios name images, which are replaced by programs of this machine. */
  readonly server?: string
  /** Seconds of a synchronisation, where its server has another disk than this machine's. */
  readonly disk?: number
  readonly flags: readonly string[]
}

interface Point {
  readonly run: string
  readonly scenario: string
  readonly workload: string
  readonly threads: number
  /** Published change: a fraction, or a range of them; absent if nobody published one. */
  readonly published?: readonly [low: number, high: number]
}

interface Effect {
  readonly effect: string
  readonly source: string
  /** Their server, load and machine. */
  readonly theirs: string
  readonly points: readonly Point[]
  /** Reason for a difference in sign or order; empty if there is none. */
  readonly why: string
}

interface Published {
  readonly runs: Readonly<Record<string, Run>>
  readonly effects: readonly Effect[]
}

export async function benchPublished(): Promise<string[]> {
  const { runs, effects } = JSON.parse(readFileSync(join(STUDIES, 'data/effects.json'), 'utf8')) as Published
  const results = new Map<string, Result>()
  for (const [name, run] of Object.entries(runs)) results.set(name, await measured(name, run))
  const compared = effects.map((effect) => ({
    ...effect,
    rows: effect.points.map((point) => compare(point, results, runs[point.run]?.disk)),
  }))
  const agreeing = (by: 'sign' | 'order') => compared.filter(({ rows }) => rows.every((row) => row[by])).length
  const differing = compared.filter(({ rows }) => rows.some(({ sign, order }) => !sign || !order))
  const [first] = results.values()
  const head = ['effect', 'load, threads', 'published', 'qpsgate', 'on', 'sign', 'order']
  const cells = compared.flatMap(({ effect, rows }) =>
    rows.map(({ point, theirs, ours, version, disk, sign, order }, at) => [
      at === 0 ? effect : '',
      `\`${point.workload}\`, ${point.threads}`,
      theirs,
      ours,
      `${version}${disk}`,
      ...[sign, order].map((agrees) => (point.published === undefined ? '' : agrees ? 'same' : 'other')),
    ]),
  )
  const lines = [
    `The sign agrees in ${agreeing('sign')} of ${effects.length} effects, and the order in ${agreeing('order')}.`,
    first === undefined ? '' : `Machine: ${machineOf(first)}.`,
    '',
    table(head, cells),
    ...effects.map(({ effect, theirs, source }) => `- ${effect}: ${theirs} ([source](${source})).`),
    '',
    ...differing.map(({ effect, why }) => `- **${effect}** differs: ${why || 'nobody has explained it yet.'}`),
  ]
  writeFileSync(DOCUMENT, between(readFileSync(DOCUMENT, 'utf8'), 'effects', lines.join('\n')))
  return lines
}

async function measured(name: string, { suite, server, disk, flags }: Run): Promise<Result> {
  const file = `scenarios/${suite}.yml`
  const command = (path: string, more: readonly string[]) => ['run', path, ...more, ...flags, ...STUDY_FLAGS]
  if (server !== undefined) {
    const program = await programOf(server)
    const folder = join(keptFolder(name), 'server')
    return keptResult(name, command(file, ['--server', disk ? slowDisk(program, disk, folder) : program]))
  }
  const programs = { 'mysql:5.7': '5.7.22', 'mysql:8.0': '8.0.15', 'mysql:9.7': '9.7' }
  let text = readFileSync(file, 'utf8')
  for (const [image, version] of Object.entries(programs))
    text = text.replaceAll(`image: "${image}"`, `binary: ${await programOf(version)}`)
  const copy = join(keptFolder(name), `${suite}.yml`)
  writeFileSync(copy, text)
  return keptResult(name, command(copy, []))
}

function compare(point: Point, results: ReadonlyMap<string, Result>, disk: number | undefined) {
  const { comparisons = [], scenarios = [] } = results.get(point.run) ?? {}
  const found = comparisons.find(
    ({ scenario, workload, threads }) =>
      scenario === point.scenario && workload === point.workload && threads === point.threads,
  )
  const figures = found && figuresOf(found)
  // The control is the first.
  const servers = [scenarios[0], scenarios.find(({ name }) => name === point.scenario)].map((each) => each?.server)
  const versions = servers.map((server) => server?.version.replace(/-.*/, ''))
  return {
    point,
    version: `${servers[0]?.product} ${[...new Set(versions)].join(' → ')}`,
    disk: disk === undefined ? '' : `, disk of ${1000 * disk} ms`,
    theirs: [...new Set(point.published)].map((each) => change(each, 0)).join(' … '),
    ours: figures === undefined ? 'too little measured' : changeAndRange(figures),
    ...agreement(point.published, figures),
  }
}

/** Whether a change agrees with a published one; if none was published, nothing disagrees. */
export function agreement(published: Point['published'], own: ReturnType<typeof figuresOf>) {
  if (published === undefined) return { sign: true, order: true }
  if (own === undefined) return { sign: false, order: false }
  const towards = published[0] + published[1] < 0 ? -1 : 1
  const ends = [own.low, own.high].map((end) => towards * end)
  // A range that begins at zero is a bound: no change at all is within it, too.
  const sign = published.includes(0) ? ends.some((end) => end >= 0) : ends.every((end) => end > 0)
  const [least, most] = published.map(sizeOf).toSorted((one, other) => one - other) as [number, number]
  const size = sizeOf(own.change)
  return { sign, order: size <= SAME_ORDER * most && SAME_ORDER * size >= least }
}

function sizeOf(share: number): number {
  return Math.abs(Math.log1p(share))
}
