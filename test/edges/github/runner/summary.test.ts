import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fitSummary, writeSummary } from '../../../../src/edges/github/runner/summary.ts'

const MIB = 1024 ** 2
const NOTE = /The rest was left out: .* report\.md/
const ROOM = 1000

const section = (title: string, characters: number) =>
  `<details><summary>${title}</summary>\n\n${'ü'.repeat(characters)}\n\n</details>`

describe('fitSummary', () => {
  it('changes nothing that fits exactly', () => {
    const text = 'ü'.repeat(500)
    expect(fitSummary(text, ROOM)).toBe(text)
  })

  it('cuts between sections, counts bytes and not characters, and says so', () => {
    const text = ['**pass**', section('one', 100), section('two', 100), section('three', 400)].join('\n\n')
    const fitted = fitSummary(text, ROOM)
    expect(fitted).toContain('<summary>two</summary>')
    expect(fitted).not.toContain('<summary>three</summary>')
    expect(fitted).toMatch(NOTE)
    expect(fitted.split('<details>').length).toBe(fitted.split('</details>').length)
    expect(Buffer.byteLength(fitted)).toBeLessThanOrEqual(ROOM)
  })

  it('takes no heading inside code for a section', () => {
    const text = `one\n\n\`\`\`sh\n# not a heading\n\`\`\`\n\ntwo\n${'x'.repeat(ROOM)}`
    expect(fitSummary(text, ROOM)).toMatch(/^one\n\n```sh\n# not a heading\n```\n\ntwo\n\nThe rest/)
  })

  it('cuts the first section between lines where it alone is too large, and closes what it opened', () => {
    const text = `<details><summary>one</summary>\n\n\`\`\`\`text\n${'```\nline\n'.repeat(500)}\n\`\`\`\`\n\n</details>`
    const fitted = fitSummary(text, ROOM)
    expect(fitted).toMatch(/\n(line|```)\n````\n\n<\/details>\n\nThe rest/)
    expect(Buffer.byteLength(fitted)).toBeLessThanOrEqual(ROOM)
  })

  it('gives nothing where not even the note has room', () => {
    expect(fitSummary('long enough', 10)).toBe('')
  })
})

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
    expect(await writeSummary('one\n')).toEqual({ kind: 'written' })
    expect(await writeSummary('two\n')).toEqual({ kind: 'written' })
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n')
  })

  it('never makes the file larger than 1 MiB', async () => {
    writeFileSync(path, 'x'.repeat(MIB - 2000))
    expect(await writeSummary(`first\n\n${'more\n'.repeat(1000)}`)).toEqual({ kind: 'cut' })
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(NOTE)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MIB)
  })

  it.each([undefined, ''])('does nothing where the runner has no summaries (%j)', async (variable) => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', variable)
    expect(await writeSummary('text')).toEqual({ kind: 'absent' })
    expect(readFileSync(path, 'utf8')).toBe('')
  })

  it('says why where the file cannot be written, and forgets the text', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'missing', 'summary.md'))
    expect(await writeSummary('lost')).toMatchObject({ kind: 'refused', why: expect.stringContaining('ENOENT') })
    vi.stubEnv('GITHUB_STEP_SUMMARY', path)
    await writeSummary('kept')
    expect(readFileSync(path, 'utf8')).toBe('kept')
  })
})
