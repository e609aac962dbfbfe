import { appendFileSync, cpSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type LookLine, MOST_LOOKS } from '../../../src/core/measurement/measurement.ts'
import { readRecorded } from '../../../src/edges/files/recorded-results.ts'

const RECORDED = join(import.meta.dirname, '../../fixtures/results-of-0.1.0/passed')

/** How many lines are read of a recorded run to which looks were added. */
function linesWith(...looks: readonly Pick<LookLine, 'trial' | 'workload' | 'threads'>[]): number {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qg-recorded-'))
  cpSync(RECORDED, folder.path, { recursive: true })
  const lines = looks.map((look) => `${JSON.stringify({ kind: 'look', ...look, share: 1 })}\n`)
  appendFileSync(join(folder.path, 'slices.jsonl'), lines.join(''))
  return readRecorded(folder.path).lines.length
}

describe('the looks of a recorded run', () => {
  const before = readFileSync(join(RECORDED, 'slices.jsonl'), 'utf8').trimEnd().split('\n').length
  const here = { trial: 1, workload: 'oltp_read_only', threads: 8 }
  const most = Array.from({ length: MOST_LOOKS }, () => here)

  it('are as many at each cell of each trial as a run may take', () => {
    const others = [
      { ...here, trial: 2 },
      { ...here, threads: 1 },
      { ...here, workload: null, threads: null },
    ]
    expect(linesWith(...most, ...others)).toBe(before + MOST_LOOKS + others.length)
  })

  it('are refused, with the line, where they are more, as each is taken again', () => {
    expect(() => linesWith(...most, here)).toThrow(
      expect.objectContaining({ place: expect.objectContaining({ line: before + MOST_LOOKS + 1 }) }),
    )
  })
})
