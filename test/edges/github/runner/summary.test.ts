import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeSummary } from '../../../../src/edges/github/runner/summary.ts'

const MIB = 1024 ** 2

describe('writeSummary', () => {
  let folder = ''
  let path = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-summary-'))
    path = join(folder, 'summary.md')
  })
  beforeEach(() => {
    writeFileSync(path, '')
    vi.stubEnv('GITHUB_STEP_SUMMARY', path)
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  it('appends to what the step has written already', async () => {
    expect(await writeSummary('one\n')).toBeUndefined()
    expect(await writeSummary('two\n')).toBeUndefined()
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n')
  })

  it('takes the shorter text where the whole would make the file larger than 1 MiB, and says so', async () => {
    const room = 2000
    writeFileSync(path, 'x'.repeat(MIB - room))
    expect(await writeSummary('ü'.repeat(room / 2 + 1), 'shorter')).toBeUndefined()
    expect(readFileSync(path, 'utf8')).toMatch(/x+shorter\n\nThe rest was left out: .* report\.md/)
  })

  it('takes neither where not even the shorter one has room, and all that fits exactly', async () => {
    writeFileSync(path, 'x'.repeat(MIB - 10))
    expect(await writeSummary('longer than that', 'shorter')).toBeUndefined()
    expect(await writeSummary('x'.repeat(10))).toBeUndefined()
    expect(statSync(path).size).toBe(MIB)
  })

  it.each([undefined, ''])('does nothing where the runner has no summaries (%j)', async (variable) => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', variable)
    expect(await writeSummary('text')).toBeUndefined()
    expect(readFileSync(path, 'utf8')).toBe('')
  })

  it('says why where the file cannot be written, and forgets the text', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'missing', 'summary.md'))
    expect(await writeSummary('lost')).toContain('ENOENT')
    vi.stubEnv('GITHUB_STEP_SUMMARY', path)
    await writeSummary('kept')
    expect(readFileSync(path, 'utf8')).toBe('kept')
  })
})
