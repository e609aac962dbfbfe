/** A result that was measured once, judged again, with the views that other programs take. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { report } from '../../src/commands/report.ts'
import { parseReportFlags } from '../../src/edges/terminal/report-flags.ts'
import { UserError } from '../../src/errors.ts'
import { readExposition } from '../core/views/exposition.ts'

const MEASURED = join(import.meta.dirname, '../fixtures/results/attributed')

describe('qpsgate report --format', () => {
  let out: string
  beforeAll(async () => {
    out = mkdtempSync(join(tmpdir(), 'qpsgate-report-'))
    await report(
      parseReportFlags([MEASURED, '--out', out, '--format', 'sarif,junit', '--format', 'openmetrics']).request,
    )
  })
  afterAll(() => rmSync(out, { recursive: true, force: true }))

  const written = (name: string) => readFileSync(join(out, name), 'utf8')

  it('writes every view beside those that are always written', () =>
    expect(readdirSync(out)).toEqual(
      expect.arrayContaining(['junit.xml', 'metrics.txt', 'qpsgate.sarif', 'report.html', 'result.json']),
    ))

  it('says the same in all of them', () => {
    const { verdict, suite, cells } = JSON.parse(written('result.json'))
    expect(verdict).toBe('regressed')
    const [run] = JSON.parse(written('qpsgate.sarif')).runs
    expect(run.automationDetails.id).toBe(`qpsgate/${encodeURIComponent(suite.name)}/`)
    expect(run.results.map(({ level }: { level: string }) => level)).toContain('error')
    expect(written('junit.xml')).toContain('<failure type="regressed"')
    const families = readExposition(written('metrics.txt'))
    expect(families.get('qpsgate_qps')?.samples).toHaveLength(cells.length)
  })

  it('refuses a format that it does not know, before anything is read', () =>
    expect(() => parseReportFlags(['nowhere', '--format', 'pdf'])).toThrow(
      new UserError('--format: found pdf; allowed: one or more of sarif, junit, openmetrics'),
    ))
})

describe('where qpsgate report writes', () => {
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

  it('is beside a single result', () => {
    expect(outOf(MEASURED)).toBe(MEASURED)
    expect(outOf(join(MEASURED, 'result.json'))).toBe(MEASURED)
  })

  it('is a directory of its own for several, and never one that holds another run', () => {
    expect(outOf('one', 'other')).toBe('qpsgate-out')
    mkdirSync('qpsgate-out')
    writeFileSync('qpsgate-out/slices.jsonl', '')
    expect(() => outOf('one', 'other')).toThrow(/qpsgate-out holds another run; .*--out/)
    expect(outOf('one', 'other', '--out', 'qpsgate-out')).toBe('qpsgate-out')
  })
})
