import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LookLine, RunLine } from '../../../src/core/measurement/measurement.ts'
import { type RunIdentity, runDifferences } from '../../../src/core/result/unfinished-run.ts'
import { OutputDirectory } from '../../../src/edges/files/output-directory.ts'
import { readUnfinished } from '../../../src/edges/files/unfinished-run.ts'
import { UserError } from '../../../src/errors.ts'
import { armState, cellTotals, result, slice } from '../../builders.ts'

const IDENTITY: RunIdentity = { facts: { budget: '60 s' }, fingerprints: { 'scenario on': 'a' } }
const LOOK: LookLine = { kind: 'look', trial: 1, workload: slice().workload, threads: slice().threads, share: 0.2 }
const WHOLE: readonly RunLine[] = [armState(), slice(), cellTotals(), LOOK]
const CUT_OFF = [slice({ threads: 8 }), { ...LOOK, threads: 8 }, slice({ threads: 8, block: 1 })]

let path: string
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'qg-unfinished-'))
})
afterEach(() => rmSync(path, { recursive: true }))

function stop(lines: readonly RunLine[] = [...WHOLE, ...CUT_OFF]): void {
  using output = new OutputDirectory(path, { identity: IDENTITY })
  output.appendLines(lines)
}

describe('a run that was stopped', () => {
  it('is read back up to the end of its last complete cell', () => {
    stop()
    expect(readUnfinished(path)).toEqual({ identity: IDENTITY, lines: WHOLE })
  })

  it('is read back although its last line was cut off', () => {
    stop()
    appendFileSync(join(path, 'slices.jsonl'), '{"kind":"sli')
    expect(readUnfinished(path).lines).toEqual(WHOLE)
  })

  it('keeps its last trial if it saved the look at the end of that trial', () => {
    const means: LookLine = { ...LOOK, workload: null, threads: null }
    stop([...WHOLE, means, armState({ trial: 2 })])
    expect(readUnfinished(path).lines).toEqual([...WHOLE, means])
  })

  it('continues in the same file, from which an incomplete cell is removed', () => {
    stop()
    const { identity, lines } = readUnfinished(path)
    const next = slice({ trial: 2 })
    {
      using output = new OutputDirectory(path, { identity, before: lines })
      output.appendLines([next])
    }
    const written = readFileSync(join(path, 'slices.jsonl'), 'utf8').trim().split('\n')
    expect(written.map((line) => JSON.parse(line))).toEqual([...WHOLE, next])
    expect(readUnfinished(path).identity).toEqual(IDENTITY)
  })

  it('stays unchanged if the run that continues it saves no line', () => {
    stop()
    const before = readFileSync(join(path, 'slices.jsonl'), 'utf8')
    {
      using _output = new OutputDirectory(path, { identity: IDENTITY, before: readUnfinished(path).lines })
    }
    expect(readFileSync(join(path, 'slices.jsonl'), 'utf8')).toBe(before)
  })

  it('can no longer be continued once it has a result', () => {
    using output = new OutputDirectory(path, { identity: IDENTITY })
    output.appendLines(WHOLE)
    output.write('result.json', JSON.stringify(result()))
    expect(readdirSync(path)).not.toContain('unfinished.json')
    expect(() => readUnfinished(path)).toThrow(
      `--continue: the run in ${path} is finished, qpsgate report ${path} shows it; to start over, leave out --continue`,
    )
  })
})

it.each([
  ['no unfinished.json', undefined, 'holds no run that was stopped'],
  ['half of an unfinished.json', '{"schemaVersion": 1', 'is not whole'],
  ['an unfinished.json of a newer version', '{"schemaVersion": 2, "toolVersion": "9.9"}', 'use "9.9" or a newer one'],
  ['an unfinished.json of another form', '[]', 'is of another version of qpsgate, or was changed'],
  ['an unfinished.json of more than 4 MiB', ' '.repeat(2 ** 22 + 1), 'is no file that qpsgate wrote'],
])('no run can be continued in a directory with %s', (_, text, why) => {
  if (text !== undefined) writeFileSync(join(path, 'unfinished.json'), text)
  expect(() => readUnfinished(path)).toThrow(UserError)
  expect(() => readUnfinished(path)).toThrow(why)
})

it('an error names each difference between a stopped run and the run that would continue it', () => {
  const other = {
    facts: { budget: '90 s', 'server of on': 'MariaDB 10.11' },
    fingerprints: { 'scenario on': 'b', 'scenario all': 'c' },
  }
  expect(runDifferences(IDENTITY, IDENTITY)).toEqual([])
  expect(runDifferences(IDENTITY, other)).toEqual([
    'budget was 60 s, and is now 90 s',
    'server of on was none, and is now MariaDB 10.11',
    'scenario on was another',
  ])
})
