import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  hasMemoryGroups,
  hierarchyOf,
  openMemoryGroup,
  removeMemoryGroups,
} from '../../../src/edges/machine/memory-group.ts'

const MIB = 1024 ** 2
const ROW = (id: number, place: string, type: string, options: string) =>
  `${id} 31 0:35 / ${place} rw,relatime - ${type} ${type} ${options}`

/** Files of the kernel, by their paths. */
const reading = (files: Readonly<Record<string, string>>) => (path: string) => files[path]

describe('the control group in which qpsgate makes groups with memory limits', () => {
  it('is the group of its own process in version 1 of control groups', () => {
    const mounts = [ROW(1, '/sys/fs/cgroup/cpu', 'cgroup', 'rw,cpu'), ROW(2, '/cg/memory', 'cgroup', 'rw,memory')]
    const groups = '9:name=systemd:/\n4:memory:/job/7\n3:cpuset:/\n0::/'
    const limit = { limit: 'memory.limit_in_bytes', patience: ['memory.oom_control', '1'] }
    const files = { '/cg/memory/job/7/cgroup.procs': '' }
    expect(hierarchyOf(mounts.join('\n'), groups, reading(files))).toMatchObject({
      parent: '/cg/memory/job/7',
      ...limit,
    })
    // A container sees its own group as the root.
    expect(hierarchyOf(mounts.join('\n'), groups, reading({}))).toMatchObject({ parent: '/cg/memory', ...limit })
  })

  it.each([
    ['/system.slice/runner.service', '/cg/system.slice'],
    ['/user.slice/user-1000.slice/session-1.scope', '/cg'],
  ])('is the nearest parent that limits memory in version 2 of control groups: %s → %s', (own, parent) => {
    const files = {
      '/cg/cgroup.subtree_control': 'cpu memory\n',
      '/cg/system.slice/cgroup.subtree_control': 'memory\n',
    }
    expect(hierarchyOf(ROW(3, '/cg', 'cgroup2', 'rw,nsdelegate'), `0::${own}`, reading(files))).toMatchObject({
      parent,
      limit: 'memory.high',
    })
  })

  it('is missing if no group limits memory', () => {
    expect(hierarchyOf(ROW(3, '/cg', 'cgroup2', 'rw'), '0::/x', reading({}))).toBe(undefined)
    expect(hierarchyOf(ROW(3, '/', 'ext4', 'rw'), '0::/', reading({}))).toBe(undefined)
  })
})

describe.runIf(hasMemoryGroups())('a control group with a memory limit', () => {
  it('keeps a process with its page cache within the limit, and is removed after its run was killed', async () => {
    const run = mkdtempSync(join(tmpdir(), 'qpsgate-group-'))
    const file = join(run, 'file')
    try {
      const group = openMemoryGroup(run)
      expect(group).toBeDefined()
      const path = readFileSync(join(run, 'memory-groups'), 'utf8').trim()
      expect(dirname(path)).not.toBe(run)
      expect(basename(path)).toMatch(new RegExp(`^${basename(run)}-\\d+$`))
      group?.limit(64 * MIB)
      // It writes 200 MiB into the page cache, once it is in the group.
      const program = `read _; dd if=/dev/zero of=${file} bs=1M count=200 status=none; cat ${file} > ${file}2; echo; read _`
      const child = spawn('sh', ['-c', program])
      group?.add(child.pid ?? 0)
      child.stdin.write('\n')
      await new Promise((resolve) => child.stdout.once('data', resolve))
      const used = existsSync(join(path, 'memory.current')) ? 'memory.current' : 'memory.usage_in_bytes'
      expect(Number(readFileSync(join(path, used), 'utf8'))).toBeLessThan(80 * MIB)
      expect(group?.ownBytes()).toBeLessThan(40 * MIB)
      child.kill('SIGKILL')
      removeMemoryGroups(run)
      expect(existsSync(path)).toBe(false)
    } finally {
      rmSync(run, { recursive: true })
    }
  })

  it('makes a process at its limit wait until the limit is raised', async () => {
    const run = mkdtempSync(join(tmpdir(), 'qpsgate-group-'))
    const group = openMemoryGroup(run)
    try {
      group?.limit(32 * MIB)
      const program = 'process.stdin.once("data", () => process.exit(Buffer.alloc(256 * 1024 ** 2, 1)[9] - 1))'
      const child = spawn(process.execPath, ['-e', program])
      group?.add(child.pid ?? 0)
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.stdin.write('\n')
      expect(await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1000, 'waits'))])).toBe('waits')
      expect(group?.ownBytes()).toBeGreaterThan(24 * MIB)
      group?.limit(512 * MIB)
      expect(await ended).toBe(0)
    } finally {
      group?.[Symbol.dispose]()
      rmSync(run, { recursive: true })
    }
  })
})
