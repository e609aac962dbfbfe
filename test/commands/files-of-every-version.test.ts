/**
 * Files as they were once written stay readable: test/fixtures/written/SCHEMA/MONTH/ has a run that is judged again,
 * one with every field and every kind of line, and a stored run. Once released, nothing there changes: a new field adds
 * a month.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readResults } from '../../src/commands/read-results.ts'
import { parseRecord, RECORD_VERSION, textOf } from '../../src/core/history/run-record.ts'
import { lineSchema } from '../../src/core/measurement/measurement.ts'
import { makeResult } from '../../src/core/result/make-result.ts'
import { type Result, resultSchema, SCHEMA_VERSION } from '../../src/core/result/result.ts'
import { readLines, readRecorded } from '../../src/edges/files/recorded-results.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/written')
const VERSIONS = readdirSync(FOLDER)
const MONTHS = VERSIONS.flatMap((version) => readdirSync(join(FOLDER, version)).map((month) => `${version}/${month}`))

function json(...path: readonly string[]): unknown {
  return JSON.parse(readFileSync(join(FOLDER, ...path), 'utf8'))
}

function linesOf(...path: readonly string[]): { readonly kind: string }[] {
  const rows = readFileSync(join(FOLDER, ...path, 'slices.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.map((row) => JSON.parse(row))
}

/** Names of the fields that at least one of them has. */
function namesOf(...all: readonly object[]): string[] {
  return [...new Set(all.flatMap((one) => Object.keys(one)))].sort()
}

describe('files as they are written', () => {
  it('have examples of the version that is written today', () => {
    expect(VERSIONS).toContain(`v${SCHEMA_VERSION}`)
    expect(VERSIONS).toContain(`v${RECORD_VERSION}`)
  })

  it('have examples of every kind of line with every field, and of every field of a result', () => {
    const month = MONTHS.toSorted().at(-1) ?? ''
    const written = Object.groupBy(linesOf(month, 'complete'), ({ kind }) => kind)
    const fields = Object.entries(written).map(([kind, lines = []]) => [kind, namesOf(...lines)])
    const known = lineSchema.options.map(({ shape }) => [shape.kind.value, namesOf(shape)])
    expect(Object.fromEntries(fields)).toEqual(Object.fromEntries(known))
    const result = json(month, 'complete', 'result.json') as object
    expect(namesOf(result)).toEqual(namesOf(resultSchema.shape))
  })
})

describe.each(MONTHS)('in %s', (month) => {
  it('a run is judged again, by the rule of today', () => {
    const { run, judgement, time } = readResults([join(FOLDER, month, 'judged')])
    const { comparisons, twin, ranking: _, verdict: __, ...before } = json(month, 'judged', 'result.json') as Result
    const placeOf = ({ rule, scenario, workload, threads, tolerance }: Result['comparisons'][number]) => {
      return { rule, scenario, workload, threads, tolerance }
    }
    const again = makeResult(judgement, run, time)
    expect(again).toMatchObject({ ...before, comparisons: comparisons.map(placeOf) })
    expect(again.twin.map(({ change }) => change)).toEqual(twin.map(({ change }) => expect.closeTo(change, 3)))
  })

  it('a result with every field is read, and nothing of it is lost', () => {
    const recorded = readRecorded(join(FOLDER, month, 'complete'))
    const { result } = recorded
    const lines = [...readLines(recorded)]
    expect(result).toMatchObject(json(month, 'complete', 'result.json') as object)
    expect(lines).toEqual(linesOf(month, 'complete'))
  })

  it('a stored run is read, and written the same', () => {
    const text = readFileSync(join(FOLDER, month, 'stored-run.json'), 'utf8')
    const parsed = parseRecord(text, 'run.json')
    expect(parsed.kind === 'record' ? textOf(parsed.record) : parsed.problem).toBe(text)
  })
})
