import { describe, expect, it } from 'vitest'
import { checksOf, type DoctorCheck, type MachineFacts } from '../../../src/commands/doctor/checks.ts'

const GIB = 1024 ** 3

function facts(overrides: Partial<MachineFacts> = {}): MachineFacts {
  return {
    system: undefined,
    cpus: { clientCpus: [0], serverCpus: [1, 2], shared: false, nodes: 1 },
    load: 0.1,
    processors: 2,
    availableBytes: 2 * GIB,
    disks: [{ path: '/tmp', freeBytes: 4 * GIB }],
    sysbench: { state: 'ok', finding: '1.0.20' },
    boxProblem: undefined,
    engineProblem: undefined,
    localServer: '/usr/sbin/mariadbd',
    tools: [{ name: 'git', path: '/usr/bin/git' }],
    ...overrides,
  }
}

function checks(overrides: Partial<MachineFacts> = {}, image?: string): DoctorCheck[] {
  return checksOf(facts(overrides), image)
}

function check(name: string, overrides: Partial<MachineFacts>, image?: string): DoctorCheck | undefined {
  return checks(overrides, image).find((each) => each.name === name)
}

describe('checks of the doctor', () => {
  it('are all ok on a machine that has everything', () => {
    expect(checks().map(({ name, state }) => [name, state])).toEqual([
      ['system', 'ok'],
      ['CPUs', 'ok'],
      ['load', 'ok'],
      ['memory', 'ok'],
      ['disk', 'ok'],
      ['sysbench', 'ok'],
      ['box', 'ok'],
      ['docker', 'ok'],
      ['server', 'ok'],
      ['git', 'ok'],
    ])
  })

  it('report "missing" with the reason if the system lacks programs', () => {
    const system = 'flock, taskset not found; install util-linux'
    expect(check('system', { system })).toMatchObject({ state: 'missing', finding: system })
  })

  it('name the CPUs of sysbench and of the servers, with a note if they share one', () => {
    expect(check('CPUs', {})?.finding).toBe('servers on 1,2, sysbench on 0')
    const cpus = { clientCpus: [0], serverCpus: [0], shared: true, nodes: 1 }
    expect(check('CPUs', { cpus })).toMatchObject({ state: 'note' })
  })

  it('note a busy machine, memory below 2 GiB, and a disk below 4 GiB', () => {
    expect(check('load', { load: 1 })).toMatchObject({
      state: 'note',
      finding: expect.stringContaining('1.0 of 2 CPUs'),
    })
    expect(check('memory', { availableBytes: 2 * GIB - 1 })).toMatchObject({ state: 'note' })
    expect(check('disk', { disks: [{ path: '/tmp', freeBytes: 4 * GIB - 1 }] })).toMatchObject({ state: 'note' })
  })

  it('look at the disk of every directory that data are written to', () => {
    const disks = [
      { path: '/tmp', freeBytes: 5 * GIB },
      { path: '/cache', freeBytes: GIB },
    ]
    const found = checks({ disks }).filter(({ name }) => name === 'disk')
    expect(found.map(({ state, finding: text }) => `${state}: ${text}`)).toEqual([
      'ok: 5.0 GiB free for /tmp',
      'note: 1.0 GiB free for /cache; a run may need more',
    ])
  })

  it('report "missing" without sysbench, and without a server', () => {
    const sysbench = { state: 'missing', finding: 'sysbench is not installed' } as const
    expect(check('sysbench', { sysbench })).toMatchObject({ state: 'missing', finding: 'sysbench is not installed' })
    expect(check('server', { localServer: undefined })).toMatchObject({ state: 'missing' })
  })

  it('report a missing box for servers of this machine, and not for containers', () => {
    const boxProblem = 'bwrap: not found; install bubblewrap'
    expect(check('box', { boxProblem })).toEqual({ name: 'box', state: 'missing', finding: boxProblem })
    expect(check('box', { boxProblem }, 'mysql:9.7')).toMatchObject({ state: 'note' })
  })

  it.each([
    ['as a note if no image is named', undefined, 'note'],
    ['as "missing" if an image is named', 'mysql:8.4', 'missing'],
  ])('report why docker starts no containers %s', (_, image, state) => {
    expect(check('docker', { engineProblem: 'docker is not installed' }, image)).toEqual({
      name: 'docker',
      state,
      finding: 'docker is not installed; images cannot be measured',
    })
  })

  it('name what a missing tool is needed for, and how to get it', () =>
    expect(check('helm', { tools: [{ name: 'helm', path: undefined }] })).toEqual({
      name: 'helm',
      state: 'note',
      finding: 'missing; changes of Helm charts need it: https://helm.sh/docs/intro/install',
    }))

  it('name the image, not the installed server that it replaces', () =>
    expect(check('server', { localServer: '/usr/sbin/mysqld' }, 'mysql:8.4')).toMatchObject({
      finding: 'image mysql:8.4',
    }))
})
