import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trustedFolders } from '../../../src/edges/machine/box-disk.ts'

/** Outside of the folders for temporary files, which are not trusted. */
let place: string
let before: string
beforeEach(() => {
  place = realpathSync(mkdtempSync('/dev/shm/qg-trusted-'))
  before = process.cwd()
  for (const name of [
    'checkout/.git',
    'checkout/part/bin',
    'checkout/bin',
    'workspace/bin',
    'home/.local/bin',
    'profile',
  ])
    mkdirSync(join(place, name), { recursive: true })
  process.chdir(join(place, 'checkout/part'))
  vi.stubEnv('GITHUB_WORKSPACE', join(place, 'workspace'))
  vi.stubEnv('HOME', join(place, 'home'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  process.chdir(before)
  rmSync(place, { recursive: true })
})

it('programs are searched for in system folders, then in those of PATH outside of checkouts and homes', () => {
  symlinkSync(join(place, 'profile'), join(place, 'home/.profile'))
  symlinkSync(join(place, 'checkout/bin'), join(place, 'link'))
  const named = ['checkout/part/bin', 'checkout/bin', 'link', 'workspace/bin', 'home/.local/bin', 'home/.profile']
  const path = ['', '.', 'bin', ...named.map((name) => join(place, name)), '/usr/bin', '/tmp/bin']
  vi.stubEnv('PATH', path.join(delimiter))
  const system = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']
  expect(trustedFolders()).toEqual([...system, join(place, 'profile')])
})
