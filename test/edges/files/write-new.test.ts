import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refuseExisting, writeNew } from '../../../src/edges/files/write-new.ts'
import { Repository } from '../git/git-repository.ts'

let repository: Repository
let path: string
beforeEach(() => {
  repository = new Repository()
  path = repository.at('.github/workflows/qpsgate.yml')
})
afterEach(() => repository[Symbol.dispose]())

it('a new file is written together with the folders that its path needs', () => {
  writeNew(path, 'one\n')
  expect(readFileSync(path, 'utf8')).toBe('one\n')
})

it.each(['yml', 'yaml'])('a new workflow is not written if a qpsgate.%s already exists', (ending) => {
  refuseExisting(path)
  repository.write(`.github/workflows/qpsgate.${ending}`, 'mine\n')
  expect(() => refuseExisting(path)).toThrow(
    new RegExp(`qpsgate\\.${ending} is there already, so nothing was written; `),
  )
})

it('a new file is not written in place of a link whose target is missing', () => {
  repository.link('.github/workflows/qpsgate.yml', '/nowhere/x')
  expect(() => writeNew(path, '')).toThrow('a file has this name')
})

it('a new file is not written into a folder that is a link', () => {
  using outside = new Repository()
  symlinkSync(outside.path, repository.at('.github'))
  expect(() => writeNew(path, '')).toThrow(/is a symbolic link, which the repository may have brought along/)
  expect(readdirSync(outside.path)).toEqual(['.git'])
  expect(existsSync(path)).toBe(false)
})
