import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeSummary } from '../../../../src/edges/github/runner/summary.ts'

const MIB = 1024 ** 2

describe("the job's summary", () => {
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

  it('is appended to what the step has already written', async () => {
    expect(await writeSummary('one\n')).toBeUndefined()
    expect(await writeSummary('two\n')).toBeUndefined()
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n')
  })

  it('is replaced by a shorter text, which says so, if it would exceed 1 MiB', async () => {
    const room = 2000
    writeFileSync(path, 'x'.repeat(MIB - room))
    expect(await writeSummary('ü'.repeat(room / 2 + 1), 'shorter')).toBeUndefined()
    expect(readFileSync(path, 'utf8')).toMatch(/x+shorter\n\nThe rest was left out: .* report\.md/)
  })

  it('is written up to exactly 1 MiB, and is left out if even the shorter text exceeds that', async () => {
    writeFileSync(path, 'x'.repeat(MIB - 10))
    expect(await writeSummary('longer than that', 'shorter')).toBeUndefined()
    expect(await writeSummary('x'.repeat(10))).toBeUndefined()
    expect(statSync(path).size).toBe(MIB)
  })

  it.each([undefined, ''])(
    'is not written if the runner has no summary (GITHUB_STEP_SUMMARY is %j)',
    async (variable) => {
      vi.stubEnv('GITHUB_STEP_SUMMARY', variable)
      expect(await writeSummary('text')).toBeUndefined()
      expect(readFileSync(path, 'utf8')).toBe('')
    },
  )

  it('is not written, and the reason is returned, if its file cannot be written', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'missing', 'summary.md'))
    expect(await writeSummary('lost')).toContain('ENOENT')
    vi.stubEnv('GITHUB_STEP_SUMMARY', path)
    await writeSummary('kept')
    expect(readFileSync(path, 'utf8')).toBe('kept')
  })
})
