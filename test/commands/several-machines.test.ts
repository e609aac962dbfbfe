/** Results of the same cells from several machines, simulated, as `qpsgate report` joins them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMeasuredRun } from '../../src/commands/measured-run.ts'
import { readResults } from '../../src/commands/read-results.ts'
import { makeResult } from '../../src/core/result/make-result.ts'
import { type Result, resultSchema } from '../../src/core/result/result.ts'
import { renderMarkdown } from '../../src/core/views/markdown/markdown.ts'
import { renderTerminal } from '../../src/core/views/terminal.ts'
import { simulateRun } from '../e2e/simulated-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'qpsgate-machines-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** @param slowdowns of the scenario `on`, one for each machine */
async function measured(name: string, slowdowns: readonly number[]): Promise<string[]> {
  const paths = slowdowns.map((_, index) => join(folder, `${name}-${index + 1}`))
  for (const [index, slowdown] of slowdowns.entries())
    await simulateRun(paths[index] as string, { machine: { index: index + 1, of: slowdowns.length }, slowdown })
  return paths
}

function joined(paths: readonly string[]): Result {
  const { run, judgement, time } = readResults(paths)
  return makeResult(judgement, run, time)
}

describe('three machines of which one is odd', () => {
  let red: Result
  let harmless: Result
  beforeAll(async () => {
    red = joined(await measured('red', [0.12, 0.12, 0.24]))
    harmless = joined(await measured('harmless', [0, 0, 0]))
  })

  it('are regressed where each of them is, and the odd one is named', () => {
    expect(red.verdict).toBe('regressed')
    const [{ machines, change } = {}] = red.comparisons
    expect(machines).toMatchObject({ differ: true, odd: 3, each: [{ machine: 1 }, { machine: 2 }, { machine: 3 }] })
    expect(machines?.sameChance).toBeLessThan(0.01)
    expect(change).toBeGreaterThan(-0.19)
    expect(change).toBeLessThan(-0.13)
    const message = red.warnings.find(({ code }) => code === 'machines-differ')?.message
    expect(message).toMatch(/^the change depends on the machine in 1 of 1 comparison: on, .*; machine 3 is odd$/)
  })

  it('say how much they differ in every view', () => {
    const markdown = renderMarkdown(red)
    expect(markdown).toContain('The verdict is that of the mean over 3 machines.')
    expect(markdown).toContain('yes: machine 3 is odd')
    expect(renderTerminal(red, { colour: false })).toContain('machine 3 is odd')
  })

  it('pass where nothing changed on any, with nothing said of machines that differ', () => {
    expect(harmless.verdict).toBe('pass')
    expect(harmless.comparisons.map(({ machines }) => [machines?.differ, machines?.odd])).toEqual([[false, null]])
    expect(harmless.warnings.map(({ code }) => code)).not.toContain('machines-differ')
    expect(renderMarkdown(harmless)).toContain('No change was shown to depend on the machine.')
  })

  it('have one figure for each cell, and the machines that it is of', () => {
    const cells = red.cells.map(({ scenario, revision, workload, threads }) => [scenario, revision, workload, threads])
    expect(new Set(cells.map((cell) => JSON.stringify(cell))).size).toBe(cells.length)
    expect(red.machines?.map(({ machine }) => machine)).toEqual([1, 2, 3])
    expect(red.plan.machine).toBeUndefined()
  })

  it('pass or fail by the mean: a slowdown on one of three alone is neither', async () => {
    const { verdict, comparisons } = joined(await measured('alone', [0, 0, 0.15]))
    expect(verdict).toBe('inconclusive')
    expect(comparisons[0]?.machines?.odd).toBe(3)
  })
})

describe('results of several machines', () => {
  let paths: string[] = []
  beforeAll(async () => {
    paths = await measured('some', [0, 0])
  })
  const copied = (from: string, name: string, change: (result: Result) => Result) => {
    const path = join(folder, name)
    const result = resultSchema.parse(JSON.parse(readFileSync(join(from, 'result.json'), 'utf8')))
    writeFileSync(path, JSON.stringify(change(result)))
    return path
  }

  it('are the same in any order', () => expect(joined(paths.toReversed())).toEqual(joined(paths)))

  it('are looked at one by one, and stored only together', async () => {
    expect(joined(paths.slice(0, 1)).plan.machine).toEqual({ index: 1, of: 2 })
    const source = { kind: 'results', branch: 'main', runUrl: undefined, commit: '0'.repeat(40) } as const
    await expect(readMeasuredRun({ ...source, paths: [paths[0] as string] }, '1')).rejects.toThrow(
      'result.json is of machine 1/2; name the results of all its machines',
    )
  })

  it('are refused where one is missing, or there twice', async () => {
    const three = await measured('three', [0, 0, 0])
    expect(() => joined(three.slice(0, 2))).toThrow(
      'the results are not the whole plan: machine 3/3 is missing; name it too',
    )
    expect(() => joined([...paths, paths[0] as string])).toThrow(/do not belong together: both are of machine 1\/2$/)
    expect(() => joined([paths[0] as string, three[1] as string])).toThrow(
      /do not belong together: they are of different numbers of machines that measured the same$/,
    )
  })

  it('that are not marked stay an error, which says how to mark them', () => {
    const [one, other] = paths.map((path, index) =>
      copied(path, `some-${index + 1}/unmarked.json`, ({ plan: { machine: _, ...plan }, ...result }) => ({
        ...result,
        plan,
      })),
    )
    expect(() => joined([one as string, other as string])).toThrow(
      /do not belong together: both measured .*; results of the same on several machines are joined where each was measured with --machine, such as 1\/2 and 2\/2$/,
    )
  })
})

describe('shards on several machines', () => {
  const parts = [1, 2].flatMap((machine) => [1, 2].map((shard) => ({ machine, shard })))
  const pathOf = ({ machine, shard }: (typeof parts)[number]) => join(folder, `part-${machine}-${shard}`)
  beforeAll(async () => {
    for (const part of parts)
      await simulateRun(pathOf(part), {
        machine: { index: part.machine, of: 2 },
        shard: { index: part.shard, of: 2 },
        slowdown: 0.2,
      })
  })

  it('are joined to the cells of each machine, and these to means', () => {
    const { verdict, comparisons, plan } = joined(parts.map(pathOf))
    expect(verdict).toBe('regressed')
    expect(comparisons.map(({ scope, threads, machines }) => [scope, threads, machines?.each.length])).toEqual([
      ...[4, 1].map((threads) => ['cell', threads, 2]),
      ['mean', 0, 2],
    ])
    expect(plan).toMatchObject({ shard: null, cells: { length: 2 } })
  })

  it('are refused with the machine that lacks one', () => {
    expect(() => joined(parts.slice(1).map(pathOf))).toThrow(
      'the results are not the whole plan: shard 1/2 of machine 1 is missing; name it too',
    )
  })
})
