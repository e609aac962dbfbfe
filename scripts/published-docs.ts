/** Sections of docs/studies/published.md, from docs/studies/data: what authors found, beside what qpsgate measured. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bytes, change, changeAndRange, type Figures } from '../src/core/figures.ts'
import { MOST_HALF } from '../src/core/views/chart/plot.ts'
import { between } from './markdown.ts'
import { table } from './studies-docs.ts'

const STUDIES = resolve(import.meta.dirname, '../docs/studies')
export const PUBLISHED_DOCUMENT = resolve(STUDIES, 'published.md')
const EFFECTS = resolve(STUDIES, 'data/effects.json')
export const FOUND_HERE = resolve(STUDIES, 'data/effects-qpsgate.json')
/** Two effects are of the same order if the larger is at most this many times the smaller. */
const SAME_ORDER = 3

/** How a shipped suite is run for an effect. */
export interface Run {
  readonly suite: string
  /** Version of its servers; absent if its scenarios name images. */
  readonly server?: string
  /** Image of its servers. */
  readonly image?: string
  /** Seconds that the servers' disk takes for a sync, if it is not this machine's disk. */
  readonly disk?: number
  readonly flags: readonly string[]
}

interface Point {
  readonly run: string
  readonly scenario: string
  readonly workload: string
  readonly threads: number
  /** Range of the published change (a share; bytes for memory), or only its direction; absent if none is published. */
  readonly published?: Range | 'faster' | 'slower'
  /** What is compared: memory of the Performance Schema, or the change in syncs per transaction; absent: QPS. */
  readonly of?: 'memory' | 'syncs'
}

type Range = readonly [low: number, high: number]

interface Effect {
  readonly effect: string
  /** What the author found, in a sentence without a full stop. */
  readonly finds: string
  readonly source: string
  /** The author's server, load and machine. */
  readonly theirs: string
  readonly points: readonly Point[]
  /** What explains a difference in sign or order; empty if there is none. */
  readonly why: string
}

export interface Published {
  readonly runs: Readonly<Record<string, Run>>
  readonly effects: readonly Effect[]
}

interface FoundCell extends Figures {
  readonly scenario: string
  readonly workload: string
  readonly threads: number
  /** Change in the syncs of InnoDB's files per transaction; absent if the run does not show it. */
  readonly syncs?: Figures
}

/** The part of a run's result that the document shows. */
export interface Found {
  readonly machine: string
  /** The A/A check: how much two equal servers differed at most; undefined where it was not kept. */
  readonly spread?: string
  /** Product and version by scenario, the control first, and the bytes of the Performance Schema. */
  readonly servers: readonly { readonly scenario: string; readonly version: string; readonly bytes?: number }[]
  readonly cells: readonly FoundCell[]
}

/** Results by the name of their run. */
export type AllFound = Readonly<Record<string, Found>>

export function readPublished(): Published {
  return JSON.parse(readFileSync(EFFECTS, 'utf8')) as Published
}

export function readFound(): AllFound {
  return JSON.parse(readFileSync(FOUND_HERE, 'utf8')) as AllFound
}

export function withEffects(document: string): string {
  const { runs, effects } = readPublished()
  const found = readFound()
  const compared = effects.map((effect) => ({
    effect,
    rows: effect.points.map((point) => compare(point, found, runs)),
  }))
  const agreeing = (by: 'sign' | 'order') =>
    compared.filter(({ rows }) => rows.every((row) => row[by] === undefined || row[by] === 'same')).length
  const lines = [
    `The sign agrees in ${agreeing('sign')} of ${effects.length} effects, and the order in ${agreeing('order')}.`,
    '',
    ...compared.flatMap(({ effect, rows }) => sectionOf(effect, rows, found, runs)),
  ]
  return between(document, 'effects', lines.join('\n').trimEnd())
}

function sectionOf(effect: Effect, rows: readonly Row[], found: AllFound, runs: Published['runs']): string[] {
  const { finds, theirs, source, why, points } = effect
  const names = [...new Set(points.map(({ run }) => run))]
  const suites = [...new Set(names.map((name) => runs[name]?.suite ?? ''))]
  const links = suites.map((suite) => `[\`${suite}\`](../../scenarios/${suite}.yml)`).join(', ')
  const spreads = names.flatMap((name) => found[name]?.spread ?? [])
  const machines = [...new Set(names.flatMap((name) => found[name]?.machine ?? []))]
  const isDiffering = rows.some(({ sign = 'same', order = 'same' }) => sign !== 'same' || order !== 'same')
  return [
    `### ${effect.effect}`,
    '',
    `- **The author** found: ${finds}. ${theirs} ([source](${source})).`,
    `- **Here**: ${links}, on ${machines.join('; ')}.${spreads.length === 0 ? '' : ` Two equal servers differed by ${spreads.join(', ')} at most.`}`,
    ...(isDiffering
      ? [`- **Not the same**: ${why || 'nobody has explained it yet.'}`]
      : why === ''
        ? []
        : [`- ${why}`]),
    '',
    table(
      ['load, threads: scenario', 'the author', 'here', 'on', 'sign', 'order'],
      rows.map(({ load, theirs, ours, on, sign = '', order = '' }) => [load, theirs, ours, on, sign, order]),
    ),
  ]
}

interface Row extends Agreement {
  readonly load: string
  readonly theirs: string
  readonly ours: string
  readonly on: string
}

function compare(point: Point, all: AllFound, runs: Published['runs']): Row {
  const { run, scenario, workload, threads, published, of } = point
  const found = all[run]
  const disk = runs[run]?.disk
  const [control] = found?.servers ?? []
  const server = found?.servers.find((each) => each.scenario === scenario)
  const cell = found?.cells.find(
    (each) => each.scenario === scenario && each.workload === workload && each.threads === threads,
  )
  const isMemory = of === 'memory'
  const taken = server?.bytes ?? Number.NaN
  const figures = isMemory ? { change: taken, low: taken, high: taken } : of === 'syncs' ? cell?.syncs : cell
  const versions = [control, server].map((each) => each?.version.replace(/^\S+ /, ''))
  const product = control?.version.replace(/ .*/, '')
  const shown = isMemory ? bytes : (share: number) => change(share, 0)
  const theirs = typeof published === 'object' ? [...new Set(published)].map(shown).join(' … ') : (published ?? '')
  return {
    load: `${of === undefined ? '' : `${of}, `}\`${workload}\`, ${threads}: \`${scenario}\``,
    theirs,
    ours: figures === undefined ? 'too little measured' : isMemory ? bytes(taken) : changeAndRange(figures),
    on: `${product} ${[...new Set(versions)].join(' → ')}${disk === undefined ? '' : `, disk of ${1000 * disk} ms`}`,
    ...agreement(published, figures, isMemory ? Math.abs : sizeOf),
  }
}

/**
 * Whether sign and order of a measured change agree with the published ones; undefined if none are published. `open`:
 * the interval is too wide, or holds both signs.
 */
interface Agreement {
  readonly sign?: 'same' | 'other' | 'open' | undefined
  readonly order?: 'same' | 'other' | 'open' | undefined
}

/** Whether a measured change agrees with the published one. */
export function agreement(published: Point['published'], own: Figures | undefined, size = sizeOf): Agreement {
  if (published === undefined) return {}
  const isSized = typeof published === 'object'
  if (own === undefined || (own.high - own.low) / 2 > MOST_HALF)
    return { sign: 'open', order: isSized ? 'open' : undefined }
  const isLess = isSized ? published[0] + published[1] < 0 : published === 'slower'
  const ends = [own.low, own.high].map((end) => (isLess ? -end : end))
  // A range that begins or ends at zero is a bound, so an interval that reaches zero agrees with it as well.
  const isBound = isSized && published.includes(0)
  const isSame = isBound ? ends.some((end) => end >= 0) : ends.every((end) => end > 0)
  const sign = isSame ? 'same' : ends.every((end) => end < 0) ? 'other' : 'open'
  if (!isSized) return { sign }
  const [least, most] = published.map(size).toSorted((one, other) => one - other) as [number, number]
  const ours = size(own.change)
  return { sign, order: ours <= SAME_ORDER * most && SAME_ORDER * ours >= least ? 'same' : 'other' }
}

function sizeOf(share: number): number {
  return Math.abs(Math.log1p(share))
}
