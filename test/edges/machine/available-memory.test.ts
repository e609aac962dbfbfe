import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { availableBytes } from '../../../src/edges/machine/available-memory.ts'

const MIB = 1024 ** 2
const MEMINFO = 'MemTotal:       16777216 kB\nMemFree:         1048576 kB\nMemAvailable:    8388608 kB\n'
const OF_MACHINE = 8192 * MIB

const made: string[] = []
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true })
})

/** The available memory with these files of the kernel, by path. */
function available(files: Readonly<Record<string, string>>): number {
  const root = mkdtempSync(join(tmpdir(), 'qm-'))
  made.push(root)
  for (const [path, text] of Object.entries({ 'proc/meminfo': MEMINFO, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return availableBytes({ proc: join(root, 'proc'), cgroup: join(root, 'cgroup') })
}

describe('availableBytes', () => {
  it('is what the kernel estimates where no control group limits it', () => {
    expect(available({})).toBe(OF_MACHINE)
    expect(available({ 'proc/self/cgroup': '0::/\n' })).toBe(OF_MACHINE)
    const max = { 'cgroup/a/memory.max': 'max\n', 'cgroup/a/memory.current': '4096\n' }
    expect(available({ 'proc/self/cgroup': '0::/a\n', ...max })).toBe(OF_MACHINE)
  })

  it('is what is left of a limit, files in the cache included', () => {
    const two = {
      'cgroup/a/b/memory.max': `${2048 * MIB}\n`,
      'cgroup/a/b/memory.current': `${512 * MIB}\n`,
      'cgroup/a/b/memory.stat': `anon 7\ninactive_file ${100 * MIB}\nactive_file ${20 * MIB}\n`,
    }
    expect(available({ 'proc/self/cgroup': '0::/a/b\n', ...two })).toBe((2048 - 512 + 120) * MIB)
  })

  it('is what the narrowest of the groups leaves that ours is in', () => {
    const outer = { 'cgroup/a/memory.max': `${1024 * MIB}\n`, 'cgroup/a/memory.current': `${1000 * MIB}\n` }
    const inner = { 'cgroup/a/b/memory.max': `${512 * MIB}\n`, 'cgroup/a/b/memory.current': '0\n' }
    expect(available({ 'proc/self/cgroup': '0::/a/b\n', ...outer, ...inner })).toBe(24 * MIB)
  })

  it('is found in a container that sees its own group as the root, by whatever path', () => {
    const root = { 'cgroup/memory.max': `${1024 * MIB}\n`, 'cgroup/memory.current': `${24 * MIB}\n` }
    expect(available({ 'proc/self/cgroup': '0::/docker/0123:4567\n', ...root })).toBe(1000 * MIB)
  })

  it('is nothing where a group has more than its limit', () => {
    const full = { 'cgroup/memory.max': '100\n', 'cgroup/memory.current': '200\n' }
    expect(available({ 'proc/self/cgroup': '0::/\n', ...full })).toBe(0)
  })

  it('is something on this machine', () => {
    expect(availableBytes()).toBeGreaterThan(0)
    expect(availableBytes()).toBeLessThan(2 ** 50)
  })
})
