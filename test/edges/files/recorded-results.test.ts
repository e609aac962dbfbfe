import { appendFileSync, cpSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type LookLine, lineSchema } from '../../../src/core/measurement/measurement.ts'
import { readLines, readRecorded } from '../../../src/edges/files/recorded-results.ts'
import { UserError } from '../../../src/errors.ts'

const RECORDED = join(import.meta.dirname, '../../fixtures/results/passed')

/** How many lines are read of a recorded run to which looks were added. */
function linesWith(...looks: readonly Pick<LookLine, 'trial' | 'workload' | 'threads'>[]): number {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qg-recorded-'))
  cpSync(RECORDED, folder.path, { recursive: true })
  const lines = looks.map((look) => `${JSON.stringify({ kind: 'look', ...look, share: 1 })}\n`)
  appendFileSync(join(folder.path, 'slices.jsonl'), lines.join(''))
  return [...readLines(readRecorded(folder.path))].length
}

describe('the looks of a recorded run', () => {
  const rows = readFileSync(join(RECORDED, 'slices.jsonl'), 'utf8').trimEnd().split('\n')
  const before = rows.length
  const here = { trial: 1, workload: 'oltp_read_only', threads: 8 }
  const countHere = (kind: string) =>
    rows.map((row) => JSON.parse(row)).filter((line) => line.kind === kind && isHere(line)).length
  const isHere = (line: Record<string, unknown>) => Object.entries(here).every(([name, value]) => line[name] === value)
  // Twice as many as there are times at which the blocks have grown by a quarter, from eight of them, and the last.
  const growth = countHere('slice') / 2 / 8
  const allowed = Math.floor(2 * (2 + Math.log(growth) / Math.log(1.25))) - countHere('look')
  const most = Array.from({ length: allowed }, () => here)

  it('are accepted up to the number that a run with as many blocks takes', () => {
    expect(growth).toBeGreaterThan(1)
    const others = [
      { ...here, trial: 2 },
      { ...here, threads: 1 },
      { ...here, workload: null, threads: null },
    ]
    expect(linesWith(...most, ...others)).toBe(before + allowed + others.length)
  })

  it('are refused, with the line, if they are one more than a run with as many blocks takes', () => {
    expect(() => linesWith(...most, here)).toThrow(
      expect.objectContaining({ place: expect.objectContaining({ line: before + allowed + 1 }) }),
    )
  })
})

it('a recorded run with more looks at all cells than any run takes is refused, whatever threads they name', () => {
  const at = (threads: number | null) => ({ trial: 1, workload: null, threads })
  expect(() => linesWith(...[1, 2, 3, 4, 5].map(at))).toThrow(expect.objectContaining({ name: 'UserError' }))
})

it('a recorded slice is refused if its figures are beyond what any run can measure', () => {
  const line = JSON.parse(
    readFileSync(join(RECORDED, 'slices.jsonl'), 'utf8')
      .split('\n')
      .find((row) => row.includes('slice')) ?? '',
  )
  for (const wrong of [{ transactions: 1e308 }, { seconds: 5e-324 }])
    expect(lineSchema.safeParse({ ...line, ...wrong }).success).toBe(false)
  expect(lineSchema.safeParse(line).success).toBe(true)
})

describe('raw slices that are read back', () => {
  const WRITTEN = readFileSync(join(RECORDED, 'slices.jsonl'), 'utf8').trimEnd().split('\n')
  const read = (text: string) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'qg-recorded-'))
    cpSync(RECORDED, folder.path, { recursive: true })
    writeFileSync(join(folder.path, 'slices.jsonl'), text)
    return [...readLines(readRecorded(folder.path))]
  }
  const at = (line: number) => expect.objectContaining({ place: expect.objectContaining({ line }) })
  const cut = (WRITTEN[3] as string).slice(0, 40)

  it('include every line that is not empty', () => {
    const lines = WRITTEN.map((row): unknown => JSON.parse(row))
    expect(read(WRITTEN.join('\n'))).toEqual(lines)
    expect(read(`${WRITTEN.join('\n\n')}\n\n`)).toEqual(lines)
    expect(read('')).toEqual([])
  })

  it('leave out a last line that was cut off', () => {
    expect(read([...WRITTEN, cut].join('\n'))).toHaveLength(WRITTEN.length)
    expect(read(`${[...WRITTEN, cut].join('\n')}\n\n`)).toHaveLength(WRITTEN.length)
  })

  it.each([
    ['that was cut off and has others after it', [cut, '', ...WRITTEN], 1],
    ['that qpsgate does not write', [...WRITTEN.slice(0, 2), '{"kind":"slice"}'], 3],
    ['that is no JSON object', ['7', ...WRITTEN], 1],
    ['with a figure that is infinite', [(WRITTEN[0] as string).replace(/"seconds":[^,]+/, '"seconds":1e999')], 1],
    ['that is longer than any that qpsgate writes', [`{"kind":"${'x'.repeat(2 ** 24)}"}`, ...WRITTEN], 1],
  ])('are refused with the number of a line %s', (_, rows, line) => {
    expect(() => read(rows.join('\n'))).toThrow(at(line))
  })

  it('are refused unread if they are larger than those of any study, and the error gives both sizes', () => {
    const slice = WRITTEN.find((row) => row.includes('"slice"')) as string
    const text = `${slice}\n`.repeat(Math.ceil(60_000_000 / slice.length))
    expect(() => read(text)).toThrow(
      new RegExp(`^cannot read .*slices\\.jsonl: it has ${text.length} bytes, and at most 50331648 are allowed; `),
    )
  })

  it('may be larger if the run has measured longer', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'qg-recorded-'))
    cpSync(RECORDED, folder.path, { recursive: true })
    const slice = WRITTEN.find((row) => row.includes('"slice"')) as string
    writeFileSync(join(folder.path, 'slices.jsonl'), `${' '.repeat(60_000_000)}\n${slice}`)
    const recorded = readRecorded(folder.path)
    const after = (measuredSeconds: number) => () => [
      ...readLines({ ...recorded, result: { ...recorded.result, measuredSeconds } }),
    ]
    expect(after(3600)).toThrow('at most 50331648 are allowed')
    expect(after(3601)).not.toThrow('are allowed')
  })

  it('are refused if their looks compare more slices than any study does', () => {
    const slice = JSON.parse(WRITTEN.find((row) => row.includes('"slice"')) as string)
    const trials = Array.from({ length: 200 }, (_, index) => index + 1)
    const look = { kind: 'look', workload: null, threads: null, share: 1 }
    const lines = trials.flatMap((trial) => [
      ...Array.from({ length: 400 }, () => JSON.stringify({ ...slice, trial })),
      ...Array.from({ length: 4 }, () => JSON.stringify({ ...look, trial })),
    ])
    // 4 · 400 · (1 + … + 176) and 400 · 177 are 24,992,400 together: the second look of the 177th trial is too much.
    expect(() => read(lines.join('\n'))).toThrow(at(404 * 176 + 400 + 2))
  })

  it('are refused as an unfinished run if there is no result', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'qg-recorded-'))
    cpSync(join(RECORDED, 'slices.jsonl'), join(folder.path, 'slices.jsonl'))
    expect(() => readRecorded(folder.path)).toThrow(
      `${folder.path} holds the raw data of a run that was not finished, and no result; go on with its command and --continue, or measure again`,
    )
  })

  it.each(['nowhere', '.'])('are refused if their directory is missing or empty: %s', (name) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'qg-recorded-'))
    expect(() => readRecorded(join(folder.path, name))).toThrow(
      /^cannot read \/.*: there is no such file or directory; give an output directory of qpsgate run, or its result\.json$/,
    )
  })

  it('are named as missing in the error if there is only a result', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'qg-recorded-'))
    cpSync(join(RECORDED, 'result.json'), join(folder.path, 'result.json'))
    expect(() => [...readLines(readRecorded(folder.path))]).toThrow(
      /^cannot read .*slices\.jsonl: .*; give an output directory/,
    )
  })
})

it.each<[string, (result: Record<string, unknown>) => object]>([
  ['a name of 300 kB', ({ suite }) => ({ suite: { ...(suite as object), name: 'x'.repeat(300_000) } })],
  ['twenty thousand scenarios', ({ scenarios }) => ({ scenarios: manyOf(scenarios, 20_000) })],
  ['twenty thousand comparisons', ({ comparisons }) => ({ comparisons: manyOf(comparisons, 20_000) })],
  ['more bytes than any result has', () => ({ more: 'x'.repeat(33 * 1024 ** 2) })],
])('a recorded result with %s is refused as wrong input', (_, change) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qg-recorded-'))
  cpSync(RECORDED, folder.path, { recursive: true })
  const file = join(folder.path, 'result.json')
  const result = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...result, ...change(result) }))
  expect(() => readRecorded(folder.path)).toThrow(UserError)
})

function manyOf(items: unknown, count: number): unknown[] {
  return Array.from({ length: count }, () => (items as unknown[])[0])
}
