import { brotliCompressSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder, parseRecord, type RunRecord, textOf } from '../../../src/core/history/run-record.ts'
import { recordOf } from '../../../src/core/result/make-record.ts'
import type { Result } from '../../../src/core/result/result.ts'
import { judgementOf } from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'
import { storedCell, storedRun } from './stored-runs.ts'

/** The parsed file with one of its fields replaced. */
function changedFile(field: string, value: unknown): string {
  return JSON.stringify({ ...JSON.parse(textOf(storedRun())), [field]: value })
}

function problemOf(text: string): string {
  const parsed = parseRecord(text, 'v1/main/suite/2026/01/run.json')
  return parsed.kind === 'problem' ? parsed.problem : ''
}

/** Three scenarios, three workloads and three levels, each cell with figures of its own. */
function sweptRecord(): RunRecord {
  const scenarios = ['pfsoff', 'pfson_default', 'pfson_conon_inson']
  const swept = sweepOf(scenarios, ['oltp_read_only', 'oltp_read_write', 'oltp_write_only'], [1, 8, 32])
  const result: Result = {
    ...swept,
    cells: swept.cells.map((cell, at) => ({
      ...cell,
      qps: 48_123.456 + 3137.77 * at,
    })),
    comparisons: swept.comparisons.map((each, at) => ({
      ...each,
      ...{ change: -0.1234 - at / 97, low: -0.1334 - at / 91, high: -0.1134 - at / 99 },
    })),
    twin: swept.twin.map((each, at) => ({ ...each, change: 0.003_123 + at / 1013, high: 0.012_345 + at / 1009 })),
  }
  return recordOf(judgementOf(result), result, {
    id: '17234567890-1',
    branch: 'release/8.4',
    commit: '0123456789abcdef0123456789abcdef01234567',
    runUrl: 'https://github.com/octocat/hello-world/actions/runs/17234567890',
    toolVersion: '0.1.0',
  })
}

describe('the file of a stored run', () => {
  it('reads back as what was written', () => {
    const record = storedRun({ cells: [storedCell({ ratio: null }), storedCell()] })
    expect(parseRecord(textOf(record), 'run.json')).toEqual({ kind: 'record', record })
  })

  it('reads back whatever names and numbers it holds', () => {
    const cell = fc.record({
      scenario: fc.string(),
      workload: fc.string({ unit: 'binary' }),
      threads: fc.integer({ min: 1, max: 10_000 }),
      qps: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
      ratio: fc.option(fc.record({ mean: fc.integer(), standardError: fc.integer({ min: 0 }) })),
    })
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 5 }), fc.string(), (cells, branch) => {
        const record = storedRun({ cells, branch })
        expect(parseRecord(textOf(record), 'run.json')).toEqual({ kind: 'record', record })
      }),
    )
  })

  it('of three scenarios, workloads and levels is below 1.5 KB packed', () => {
    const text = textOf(sweptRecord())
    expect(parseRecord(text, 'run.json').kind).toBe('record')
    expect(gzipSync(text).length).toBeLessThan(1536)
    expect(brotliCompressSync(text).length).toBeLessThan(1536)
  })
})

describe('parseRecord', () => {
  it('names the file, and the version that is one too new', () => {
    expect(problemOf(changedFile('schemaVersion', 2))).toBe(
      'v1/main/suite/2026/01/run.json has schema version 2, this qpsgate knows up to 1; use a newer one',
    )
  })

  it('says of a file that was cut off that it is not whole', () => {
    const text = textOf(storedRun())
    expect(problemOf(text.slice(0, -2))).toContain('run.json is not whole: it is no JSON')
    expect(problemOf('')).toContain('(0 characters)')
  })

  it.each([
    { what: 'no object', text: '[]', found: 'the file: ' },
    { what: 'a field too many', text: changedFile('extra', 1), found: 'extra' },
    { what: 'more than all blocks disturbed', text: changedFile('disturbed', 1.01), found: 'disturbed: ' },
  ])('says what is wrong with $what', ({ text, found }) => {
    expect(problemOf(text)).toContain('is no stored run of qpsgate, or was changed: ')
    expect(problemOf(text)).toContain(found)
  })
})

describe('inOrder', () => {
  const at = (recordedAt: string, id: string, commit = 'a') => storedRun({ recordedAt, id, commit })

  it('goes by time, then id, then commit, and leaves the input as it was', () => {
    const records = [
      at('2026-01-02T00:00:00.000Z', '1'),
      at('2026-01-01T23:59:59.999Z', '2'),
      at('2026-01-02T00:00:00.000Z', '0', 'b'),
      at('2026-01-02T00:00:00.000Z', '0', 'a'),
    ]
    const before = [...records]
    expect(inOrder(records).map(({ id, commit }) => id + commit)).toEqual(['2a', '0a', '0b', '1a'])
    expect(records).toEqual(before)
  })
})
