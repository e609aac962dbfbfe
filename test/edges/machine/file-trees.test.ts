import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { diskUsage } from '../../../src/edges/machine/file-trees.ts'

const folder = mkdtempSync(join(tmpdir(), 'qf-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the size of a directory is that of its files, without what links lead to', () => {
  mkdirSync(join(folder, 'a/b'), { recursive: true })
  for (const path of ['a/one', 'a/b/two']) writeFileSync(join(folder, path), Buffer.alloc(64 * 1024, 1))
  symlinkSync('/usr', join(folder, 'a/link'))
  const size = diskUsage(join(folder, 'a'))
  expect(size).toBeGreaterThanOrEqual(128 * 1024)
  expect(size).toBeLessThan(256 * 1024)
})

it('what another run has just removed takes no space', () => {
  expect(diskUsage(join(folder, 'gone'))).toBe(0)
})
