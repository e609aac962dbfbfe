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

describe('the checks of qpsgate doctor', () => {
  it('are all ok on a machine with everything that qpsgate needs', () => {
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

  it('name the CPUs of sysbench and those of the servers, with a note if both use the same', () => {
    expect(check('CPUs', {})?.finding).toBe('servers on 1,2, sysbench on 0')
    const cpus = { clientCpus: [0], serverCpus: [0], shared: true, nodes: 1 }
    expect(check('CPUs', { cpus })).toMatchObject({ state: 'note' })
  })

  it('note that the machine is busy, and has less than 2 GiB of memory and 4 GiB of disk', () => {
    expect(check('load', { load: 1 })).toMatchObject({
      state: 'note',
      finding: expect.stringContaining('1.0 of 2 CPUs'),
    })
    expect(check('memory', { availableBytes: 2 * GIB - 1 })).toMatchObject({ state: 'note' })
    expect(check('disk', { disks: [{ path: '/tmp', freeBytes: 4 * GIB - 1 }] })).toMatchObject({ state: 'note' })
  })

  it('include the free space of each directory that data are written to', () => {
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

  it('report "missing" if sysbench or a server is not installed', () => {
    const sysbench = { state: 'missing', finding: 'sysbench is not installed' } as const
    expect(check('sysbench', { sysbench })).toMatchObject({ state: 'missing', finding: 'sysbench is not installed' })
    expect(check('server', { localServer: undefined })).toMatchObject({ state: 'missing' })
  })

  it('report "missing" if no box can be made for servers of this machine, but not for containers', () => {
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

  it('give the purpose of each missing tool, and how to install it', () =>
    expect(check('helm', { tools: [{ name: 'helm', path: undefined }] })).toEqual({
      name: 'helm',
      state: 'note',
      finding: 'missing; changes of Helm charts need it: https://helm.sh/docs/intro/install',
    }))

  it('name the image that will be measured, not the installed server', () =>
    expect(check('server', { localServer: '/usr/sbin/mysqld' }, 'mysql:8.4')).toMatchObject({
      finding: 'image mysql:8.4',
    }))
})
