import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { diskUsage, dropPages } from '../../../src/edges/machine/file-trees.ts'
import { findProgram } from '../../../src/edges/machine/processes.ts'
import { runToolNow } from '../../../src/edges/machine/tool.ts'

const folder = mkdtempSync(join(tmpdir(), 'qf-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the size of a directory includes its files, but not the targets of its links', () => {
  mkdirSync(join(folder, 'a/b'), { recursive: true })
  for (const path of ['a/one', 'a/b/two']) writeFileSync(join(folder, path), Buffer.alloc(64 * 1024, 1))
  symlinkSync('/usr', join(folder, 'a/link'))
  const size = diskUsage(join(folder, 'a'))
  expect(size).toBeGreaterThanOrEqual(128 * 1024)
  expect(size).toBeLessThan(256 * 1024)
})

it.runIf(findProgram('fincore'))('dropping pages removes the files of a directory from the page cache', async () => {
  const file = join(folder, 'pages')
  writeFileSync(file, Buffer.alloc(4 * 1024 ** 2, 1))
  const pages = () =>
    Number(`${runToolNow(['fincore', '--noheadings', '-o', 'PAGES', file], { cwd: '/', timeoutSeconds: 9 }).stdout}`)
  expect(pages()).toBe(1024)
  await dropPages(folder, { runDirectory: folder, signal: new AbortController().signal })
  expect(pages()).toBe(0)
})

it('a path that another run has just removed has the size 0', () => {
  expect(diskUsage(join(folder, 'gone'))).toBe(0)
})
