/** Shards of one plan, as their machines leave them, joined. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readResults } from '../../src/commands/read-results.ts'
import { lineSchema } from '../../src/core/measurement/measurement.ts'
import { makeResult } from '../../src/core/result/make-result.ts'
import { joinResults, replayResult } from '../../src/core/result/replay-results.ts'
import { type Result, resultSchema } from '../../src/core/result/result.ts'
import { UserError } from '../../src/errors.ts'
import { simulateShards } from '../e2e/simulated-shards.ts'

const folder = mkdtempSync(join(tmpdir(), 'qpsgate-shards-'))
let paths: string[] = []
// Enough scenarios for one cell's noise to tell about the others'.
beforeAll(async () => {
  paths = await simulateShards(folder, { scenarios: 6, workloads: 3, levels: 3, shards: 3, blocks: 24 })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(path: string): Result {
  return resultSchema.parse(JSON.parse(readFileSync(join(path, 'result.json'), 'utf8')))
}

function linesOf(path: string) {
  const rows = readFileSync(join(path, 'slices.jsonl'), 'utf8').trimEnd().split('\n')
  return rows.map((row) => lineSchema.parse(JSON.parse(row)))
}

function read(some: readonly string[]): Result {
  const { run, judgement, time } = readResults(some)
  return makeResult(judgement, run, time)
}

describe('shards of a run that are read one after the other', () => {
  it('have the same verdict as all their lines read at once', () => {
    const [first, ...others] = paths.map((path) => replayResult(written(path), linesOf(path)))
    if (first === undefined) throw new Error('no shards')
    const { run, judgement, time } = joinResults([first, ...others])
    const joined = read(paths)
    expect(joined).toEqual(makeResult(judgement, run, time))
    expect(joined.plan).toMatchObject({ shard: null, cells: { length: 9 } })
    expect(joined.comparisons).toHaveLength(9 * 5)
  })

  it('keep the verdicts and figures that their own run wrote', () => {
    const { comparisons, twin } = read(paths)
    const results = paths.map(written)
    const decided = ({
      scenario,
      workload,
      threads,
      change,
      low,
      high,
      verdict,
      label,
    }: Result['comparisons'][number]) => [
      ...[scenario, workload, threads, change, low, high, verdict],
      // How small a change could have been found depends on how many were compared.
      verdict === 'inconclusive' ? 'open' : label,
    ]
    expect(comparisons.map(decided)).toEqual(results.flatMap((result) => result.comparisons).map(decided))
    expect(new Set(comparisons.map(({ verdict }) => verdict)).size).toBeGreaterThan(1)
    expect(twin).toEqual(results.flatMap((result) => result.twin))
  })

  it('get the same verdict in any order', () => expect(read(paths.toReversed())).toEqual(read(paths)))

  it('are returned in the order of the plan', () =>
    expect(readResults(paths.toReversed()).recorded.map(({ name }) => name)).toEqual(
      paths.map((path) => join(path, 'result.json')),
    ))

  it('are refused if one shard is missing or given twice', () => {
    expect(() => read(paths.slice(0, 2))).toThrow(
      new UserError('the results are not the whole plan: shard 3/3 is missing; name it too'),
    )
    expect(() => read([...paths, ...paths.slice(1, 2)])).toThrow(/do not belong together: both are shard 2\/3$/)
  })

  it('are refused, with file and line, if a line was added that is not valid', () => {
    const file = join(paths[1] as string, 'slices.jsonl')
    const number = linesOf(paths[1] as string).length
    appendFileSync(file, '{"kind":"slice"}\n')
    expect(() => read(paths)).toThrow(expect.objectContaining({ place: { file, line: number + 1 } }))
  })
})
