/** Measures published effects on this machine's servers, for docs/studies/published.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  FOUND_HERE,
  type Found,
  PUBLISHED_DOCUMENT,
  type Run,
  readFound,
  readPublished,
  withEffects,
} from '../scripts/published-docs.ts'
import { changeAndRange } from '../src/core/figures.ts'
import type { Result } from '../src/core/result/result.ts'
import { figuresOf } from '../src/core/wording/cause-wording.ts'
import { cellText } from '../src/core/wording/wording.ts'
import { slowDisk } from '../test/setup/slow-disk.ts'
import { ensureImages } from './images.ts'
import { keptFolder, keptResult, machineOf, programOf } from './measured.ts'

/** Measures the runs whose figures are missing, and writes the document. */
export async function benchPublished(): Promise<string[]> {
  const { runs } = readPublished()
  let found = readFound()
  for (const [name, run] of Object.entries(runs)) {
    if (found[name] !== undefined) continue
    found = { ...found, [name]: foundIn(await measured(name, run)) }
    writeFileSync(FOUND_HERE, `${JSON.stringify(found, null, 2)}\n`)
  }
  const document = withEffects(readFileSync(PUBLISHED_DOCUMENT, 'utf8'))
  writeFileSync(PUBLISHED_DOCUMENT, document)
  return [document]
}

async function measured(name: string, { suite, server, image, disk, flags }: Run): Promise<Result> {
  const command = (more: readonly string[]) => ['run', `scenarios/${suite}.yml`, ...more, ...flags]
  if (server === undefined) {
    await using _ = await ensureImages()
    return keptResult(name, command(image === undefined ? [] : ['--image', image]))
  }
  const program = await programOf(server)
  const folder = join(keptFolder(name), 'server')
  return keptResult(name, command(['--server', disk ? slowDisk(program, disk, folder) : program]))
}

/** The part of a run's result that the document shows. */
export function foundIn(result: Result): Found {
  const [worst] = result.twin.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
  const servers = result.scenarios.flatMap(({ name, revision, server, memory }) => {
    const bytes = memory.performanceSchemaBytes ?? undefined
    const version = `${server.product} ${server.version.replace(/-.*/, '')}`
    return revision === 'head' ? [{ scenario: name, version, ...(bytes && { bytes }) }] : []
  })
  const cells = result.comparisons.flatMap(({ scenario, workload, threads, costs, ...each }) => {
    const figures = figuresOf(each)
    const fsyncs = costs?.find(({ cost }) => cost === 'fsyncs')
    const syncs = fsyncs && figuresOf(fsyncs)
    const more = syncs && { syncs: rounded(syncs) }
    return figures === undefined ? [] : [{ scenario, workload, threads, ...rounded(figures), ...more }]
  })
  return {
    machine: machineOf(result),
    ...(worst && { spread: `${changeAndRange(worst)} in ${cellText(worst)}` }),
    servers,
    cells,
  }
}

function rounded<Figures extends Readonly<Record<string, number>>>(figures: Figures): Figures {
  const all = Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(4))])
  return Object.fromEntries(all) as Figures
}
