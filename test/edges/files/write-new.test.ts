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

it('a new file is made with its folders', () => {
  writeNew(path, 'one\n')
  expect(readFileSync(path, 'utf8')).toBe('one\n')
})

it.each(['yml', 'yaml'])('no workflow is written if there is already a qpsgate.%s', (ending) => {
  refuseExisting(path)
  repository.write(`.github/workflows/qpsgate.${ending}`, 'mine\n')
  expect(() => refuseExisting(path)).toThrow(
    new RegExp(`qpsgate\\.${ending} is there already, so nothing was written; `),
  )
})

it('a dangling link counts as an existing file', () => {
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
