import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type NewFile, writeAllNew } from '../../../src/edges/files/write-new.ts'
import { Repository } from '../git/git-repository.ts'

const FILES: readonly NewFile[] = [
  { path: '.github/workflows/qpsgate.yml', text: 'one\n' },
  { path: 'perf/qpsgate.yml', text: 'two\n' },
]

describe('writeAllNew', () => {
  let repository: Repository
  beforeEach(() => {
    repository = new Repository()
  })
  afterEach(() => repository[Symbol.dispose]())
  const write = () => writeAllNew(repository.path, FILES)

  it('writes all files with their folders', () => {
    write()
    for (const { path, text } of FILES) expect(readFileSync(repository.at(path), 'utf8')).toBe(text)
  })

  it.each([
    [
      'one',
      ['perf/qpsgate.yml'],
      /^perf\/qpsgate\.yml is there already, so nothing was written; remove or rename it first$/,
    ],
    ['both', FILES.map(({ path }) => path), /qpsgate\.yml and perf\/qpsgate\.yml are there already/],
    ['one of the other ending', ['.github/workflows/qpsgate.yaml'], /workflows\/qpsgate\.yaml is there already/],
  ])('writes nothing where %s is there', (_, paths, says) => {
    for (const path of paths) repository.write(path, 'mine\n')
    expect(write).toThrow(says)
    for (const path of paths) expect(readFileSync(repository.at(path), 'utf8')).toBe('mine\n')
    const others = FILES.map(({ path }) => path).filter((path) => !paths.includes(path))
    for (const path of others) expect(existsSync(repository.at(path)), path).toBe(false)
  })

  it('takes a link that leads nowhere for a file that is there', () => {
    repository.link('perf/qpsgate.yml', '/nowhere/x')
    expect(write).toThrow('a file has this name')
    expect(readdirSync(repository.at('.github/workflows'))).toEqual([])
  })

  it.each(['.github', 'perf'])('writes nothing where the folder %s is a link', (folder) => {
    using outside = new Repository()
    symlinkSync(outside.path, repository.at(folder))
    expect(write).toThrow(/is a symbolic link, which the repository may have brought along/)
    expect(readdirSync(outside.path)).toEqual(['.git'])
    expect(existsSync(repository.at('.github/workflows/qpsgate.yml'))).toBe(false)
  })

  it('leaves nothing behind where the second cannot be written, and takes away nothing else', () => {
    mkdirSync(repository.at('.github'))
    writeFileSync(repository.at('perf'), 'a file')
    expect(write).toThrow('cannot write')
    expect(readdirSync(repository.at('.github/workflows'))).toEqual([])
    expect(readFileSync(repository.at('perf'), 'utf8')).toBe('a file')
  })
})
