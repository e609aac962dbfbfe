import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseReportFlags } from '../../src/edges/terminal/report-flags.ts'

const MEASURED = join(import.meta.dirname, '../fixtures/results/attributed')

describe('the directory that qpsgate report writes to', () => {
  let folder: string
  const here = process.cwd()
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-report-'))
    process.chdir(folder)
  })
  afterAll(() => {
    process.chdir(here)
    rmSync(folder, { recursive: true, force: true })
  })
  const outOf = (...args: string[]) => parseReportFlags(args).request.out

  it('is the directory of the result if there is only one', () => {
    expect(outOf(MEASURED)).toBe(MEASURED)
    expect(outOf(join(MEASURED, 'result.json'))).toBe(MEASURED)
  })

  it('is qpsgate-out for several results, and is refused if another run is in it', () => {
    expect(outOf('one', 'other')).toBe('qpsgate-out')
    mkdirSync('qpsgate-out')
    writeFileSync('qpsgate-out/slices.jsonl', '')
    expect(() => outOf('one', 'other')).toThrow(/qpsgate-out holds another run; .*--out/)
    expect(outOf('one', 'other', '--out', 'qpsgate-out')).toBe('qpsgate-out')
  })
})
