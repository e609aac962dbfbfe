import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lineSchema } from '../../../src/core/measurement/measurement.ts'
import { resultSchema } from '../../../src/core/result/result.ts'
import { makeOutputDirectory, OutputDirectory } from '../../../src/edges/files/output-directory.ts'
import { MeasurementError, UserError } from '../../../src/errors.ts'
import { armState, cellTotals, result, slice } from '../../builders.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-test-'))
  path = join(folder, 'deep/out')
})
afterEach(() => rmSync(folder, { recursive: true }))

function savedLines(): unknown[] {
  const text = readFileSync(join(path, 'slices.jsonl'), 'utf8')
  expect(text).toMatch(/^$|\n$/)
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

describe('slices.jsonl', () => {
  it('holds every saved line as a JSON object, in the order of saving', () => {
    using output = new OutputDirectory(path)
    const lines = [armState(), slice({ block: 1 }), slice({ block: 2, cpuSeconds: 0.09, computes: true }), cellTotals()]
    output.appendLines(lines.slice(0, 1))
    expect(savedLines()).toEqual(lines.slice(0, 1))
    output.appendLines(lines.slice(1))
    expect(savedLines().map((line) => lineSchema.parse(line))).toEqual(lines)
  })

  it('is empty after a run that measures nothing', () => {
    using output = new OutputDirectory(path)
    output.appendLines([])
    output.write('result.json', '{}')
    expect(savedLines()).toEqual([])
  })

  it('is named in the error if it cannot be written', () => {
    using output = new OutputDirectory(path)
    rmSync(path, { recursive: true })
    expect(() => output.appendLines([slice()])).toThrow(MeasurementError)
    expect(() => output.appendLines([slice()])).toThrow(/cannot write .*slices\.jsonl/)
  })
})

describe('a file of the output directory', () => {
  it('is written whole, and no unfinished file stays beside it', () => {
    using output = new OutputDirectory(path)
    output.write('result.json', JSON.stringify(result()))
    expect(resultSchema.parse(JSON.parse(readFileSync(join(path, 'result.json'), 'utf8')))).toEqual(result())
    expect(readdirSync(path).sort()).toEqual(['.gitignore', 'result.json', 'slices.jsonl'])
  })
})

describe('an output directory of an earlier run', () => {
  beforeEach(() => {
    using earlier = new OutputDirectory(path)
    earlier.appendLines([slice()])
    earlier.write('result.json', JSON.stringify(result()))
    earlier.write('chart.png', new Uint8Array([1]))
    writeFileSync(join(path, 'notes.txt'), 'mine')
  })

  it("loses the files of that run at the first line of a new run, and keeps the user's own files", () => {
    using output = new OutputDirectory(path)
    output.appendLines([slice({ block: 7 })])
    expect(readdirSync(path).sort()).toEqual(['.gitignore', 'notes.txt', 'slices.jsonl'])
    expect(savedLines()).toEqual([slice({ block: 7 })])
    expect(readFileSync(join(path, 'notes.txt'), 'utf8')).toBe('mine')
  })

  it('is left unchanged by a new run that saves no line', () => {
    const before = readdirSync(path)
    {
      using _output = new OutputDirectory(path)
    }
    expect(readdirSync(path)).toEqual(before)
    expect(savedLines()).toEqual([slice()])
  })
})

describe('the .gitignore of an output directory', () => {
  const ignored = () => existsSync(join(path, '.gitignore')) && readFileSync(join(path, '.gitignore'), 'utf8')

  it('makes git ignore everything in a directory that qpsgate made', () => {
    makeOutputDirectory(path)
    expect(ignored()).toBe('*\n')
  })

  it('is added to a directory that holds only results', () => {
    mkdirSync(path, { recursive: true })
    for (const name of ['slices.jsonl', 'result.json', 'chart.png']) writeFileSync(join(path, name), '')
    makeOutputDirectory(path)
    expect(ignored()).toBe('*\n')
  })

  it.each([
    { what: 'is empty', names: [] },
    { what: 'holds results and something else, as a repository does', names: ['slices.jsonl', 'my.cnf'] },
    { what: 'holds a result.json that may be anybody’s', names: ['result.json'] },
  ])('is not written into an existing directory that $what', ({ names }) => {
    mkdirSync(path, { recursive: true })
    for (const name of names) writeFileSync(join(path, name), '')
    makeOutputDirectory(path)
    expect(ignored()).toBe(false)
  })

  it('stays as the user changed it, and is not written through a link', () => {
    makeOutputDirectory(path)
    writeFileSync(join(path, '.gitignore'), 'slices.jsonl\n')
    makeOutputDirectory(path)
    expect(ignored()).toBe('slices.jsonl\n')
    rmSync(join(path, '.gitignore'))
    symlinkSync(join(folder, 'elsewhere'), join(path, '.gitignore'))
    writeFileSync(join(path, 'slices.jsonl'), '')
    makeOutputDirectory(path)
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false)
  })
})

it.each([
  { what: 'a file', where: () => occupied(folder) },
  { what: 'below a file', where: () => join(occupied(folder), 'out') },
  { what: 'below /proc, where making a directory may never end', where: () => '/proc/qpsgate/out' },
])('an output directory that cannot be made is wrong input if its path is $what', ({ where }) => {
  const place = where()
  expect(() => new OutputDirectory(place)).toThrow(UserError)
  expect(() => new OutputDirectory(place)).toThrow(
    /^cannot write to the output directory .*; choose another with --out$/,
  )
})

function occupied(inside: string): string {
  const file = join(inside, 'file')
  writeFileSync(file, '')
  return file
}
