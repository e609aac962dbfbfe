/** Links that a repository puts in place of files that qpsgate wrote. The files that they lead to may have no end. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordFile } from '../../../src/core/ledger/record.ts'
import { readLines, readRecorded } from '../../../src/edges/files/recorded-results.ts'
import { openDirectoryStore } from '../../../src/edges/store/directory-store.ts'
import { pathOf } from '../../../src/edges/store/stored-paths.ts'
import { record } from '../../core/ledger/records.ts'

const RECORDED = join(import.meta.dirname, '../../fixtures/results/passed')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qg-endless-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a result.json that links to an endless device is refused', () => {
  symlinkSync('/dev/null', join(folder, 'result.json'))
  expect(() => readRecorded(folder)).toThrow(/cannot read .*result\.json: it is no regular file/)
})

test('a slices.jsonl that links to an endless device is refused', () => {
  cpSync(RECORDED, folder, { recursive: true })
  rmSync(join(folder, 'slices.jsonl'))
  symlinkSync('/dev/null', join(folder, 'slices.jsonl'))
  expect(() => [...readLines(readRecorded(folder))]).toThrow('it is no regular file')
})

test('a record of the ledger that is a link is not read, but reported as unreadable', async () => {
  const path = pathOf(record())
  writeFileSync(join(folder, 'elsewhere'), recordFile(record()))
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  symlinkSync(join(folder, 'elsewhere'), join(folder, path))
  await using store = openDirectoryStore(folder)
  expect(await store.read()).toMatchObject({ records: [], unreadable: [{ path, commit: record().commit }] })
})
