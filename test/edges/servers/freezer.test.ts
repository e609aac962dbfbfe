import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freezersOf, setFrozen, usableFreezer } from '../../../src/edges/servers/freezer.ts'

const ID = '4f2b8c1d9e0a7f6354c2d1e0b9a8f7e6d5c4b3a2918070605f4e3d2c1b0a9f8e'
const OUTER = 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90'

/** Mounts of a distribution whose control groups are of version 2. */
const VERSION_2 = `22 28 0:21 / /proc rw,nosuid,nodev,noexec,relatime shared:14 - proc proc rw
28 1 259:2 / / rw,relatime shared:1 - ext4 /dev/root rw,discard,errors=remount-ro
31 23 0:27 / /sys/fs/cgroup rw,nosuid,nodev,noexec,relatime shared:9 - cgroup2 cgroup2 rw,nsdelegate,memory_recursiveprot
`

/** Mounts of one with both versions. */
const VERSION_1 = `25 30 0:23 / /sys rw,nosuid,nodev,noexec,relatime shared:7 - sysfs sysfs rw
32 25 0:28 / /sys/fs/cgroup ro,nosuid,nodev,noexec shared:9 - tmpfs tmpfs ro,mode=755
33 32 0:29 / /sys/fs/cgroup/unified rw,nosuid,nodev,noexec,relatime shared:10 - cgroup2 cgroup2 rw,nsdelegate
34 32 0:30 / /sys/fs/cgroup/systemd rw,nosuid,nodev,noexec,relatime shared:11 - cgroup cgroup rw,xattr,name=systemd
37 32 0:33 / /sys/fs/cgroup/cpu,cpuacct rw,nosuid,nodev,noexec,relatime shared:15 - cgroup cgroup rw,cpu,cpuacct
41 32 0:37 / /sys/fs/cgroup/freezer rw,nosuid,nodev,noexec,relatime shared:19 - cgroup cgroup rw,freezer
`

function groupsOfVersion1(path: string, unified: string): string {
  return `12:cpuset:${path}
11:freezer:${path}
8:cpu,cpuacct:${path}
2:pids:${path}
1:name=systemd:${path}
0::${unified}
`
}

describe('freezersOf', () => {
  it('finds the group of version 1 where the engine manages groups itself', () => {
    const groups = groupsOfVersion1(`/docker/${ID}`, '/system.slice/containerd.service')
    expect(freezersOf(groups, VERSION_1, ID)).toEqual([`/sys/fs/cgroup/freezer/docker/${ID}/freezer.state`])
  })

  it('prefers version 2, by which what is frozen can be killed, where systemd has made groups of both', () => {
    const path = `/system.slice/docker-${ID}.scope`
    expect(freezersOf(groupsOfVersion1(path, path), VERSION_1, ID)).toEqual([
      `/sys/fs/cgroup/unified${path}/cgroup.freeze`,
      `/sys/fs/cgroup/freezer${path}/freezer.state`,
    ])
  })

  it.each([
    ['of systemd', `/system.slice/docker-${ID}.scope`],
    ['of the engine itself', `/docker/${ID}`],
    ['of an engine without root', `/user.slice/user-1000.slice/user@1000.service/user.slice/docker-${ID}.scope`],
    ['of podman, which puts the process below', `/machine.slice/libpod-${ID}.scope/container`],
    ['in a pod', `/kubepods.slice/kubepods-burstable.slice/cri-containerd-${ID}.scope`],
  ])('finds the group of version 2 %s', (_, path) => {
    expect(freezersOf(`0::${path}\n`, VERSION_2, ID)).toEqual([`/sys/fs/cgroup${path}/cgroup.freeze`])
  })

  it('finds a container that runs in our own, by version 1, where mounts begin at our group', () => {
    const mounts = `1045 1032 0:30 /docker/${OUTER} /sys/fs/cgroup/systemd ro,nosuid master:11 - cgroup cgroup rw,name=systemd
1052 1032 0:37 /docker/${OUTER} /sys/fs/cgroup/freezer rw,nosuid,nodev,noexec,relatime master:19 - cgroup cgroup rw,freezer
`
    const groups = groupsOfVersion1(`/docker/${OUTER}/docker/${ID}`, '/')
    expect(freezersOf(groups, mounts, ID)).toEqual([`/sys/fs/cgroup/freezer/docker/${ID}/freezer.state`])
  })

  it('finds a container that runs in our own, by version 2, in whose namespace we are the root', () => {
    expect(freezersOf(`0::/docker/${ID}\n`, VERSION_2, ID)).toEqual([`/sys/fs/cgroup/docker/${ID}/cgroup.freeze`])
  })

  it('finds one beside our own only where the groups of the machine are mounted', () => {
    const beside = `0::/../docker-${ID}.scope\n`
    expect(freezersOf(beside, VERSION_2, ID)).toEqual([])
    const machine = '1101 1032 0:27 /.. /host/cgroup rw,relatime master:9 - cgroup2 cgroup2 rw,nsdelegate\n'
    expect(freezersOf(beside, VERSION_2 + machine, ID)).toEqual([`/host/cgroup/docker-${ID}.scope/cgroup.freeze`])
  })

  it('leaves groups alone that are not of the container', () => {
    expect(freezersOf('0::/\n', VERSION_2, ID)).toEqual([])
    expect(freezersOf('0::/system.slice/docker.service\n', VERSION_2, ID)).toEqual([])
    expect(freezersOf(`0::/system.slice/docker-${OUTER}.scope\n`, VERSION_2, ID)).toEqual([])
    const other = groupsOfVersion1(`/docker/${ID}`, '/').replace(`freezer:/docker/${ID}`, 'freezer:/')
    expect(freezersOf(other, VERSION_1, ID)).toEqual([])
  })

  it('takes no group that another mount begins with the name of', () => {
    const mounts = '1052 1032 0:27 /docker/4f2b /mnt rw - cgroup2 cgroup2 rw\n'
    expect(freezersOf(`0::/docker/${ID}\n`, mounts, ID)).toEqual([])
  })

  it('finds nothing where nothing is mounted, or nothing can be read', () => {
    const groups = groupsOfVersion1(`/docker/${ID}`, `/docker/${ID}`)
    expect(freezersOf(groups, '', ID)).toEqual([])
    expect(freezersOf('', VERSION_1, ID)).toEqual([])
  })
})

describe('the file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is the first that is there and can be written to', () => {
    const [none, one, other] = ['none', 'one', 'other'].map((name) => join(folder, name)) as [string, string, string]
    writeFileSync(one, '')
    writeFileSync(other, '')
    expect(usableFreezer([none, one, other])).toBe(one)
    expect(usableFreezer([none])).toBeUndefined()
  })

  it.each([
    ['cgroup.freeze', '1', '0'],
    ['freezer.state', 'FROZEN', 'THAWED'],
  ])('%s is told what its version of control groups calls it', (name, frozen, thawed) => {
    const path = join(folder, name)
    setFrozen(path, true)
    expect(readFileSync(path, 'utf8')).toBe(frozen)
    setFrozen(path, false)
    expect(readFileSync(path, 'utf8')).toBe(thawed)
  })
})
