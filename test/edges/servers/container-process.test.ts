/**
 * Containers of an engine that is played by a script: its process is real, and so are its control groups where we may
 * make some.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cpuSecondsOf, isZombie, processState } from '../../../src/edges/machine/proc.ts'
import { type Child, start } from '../../../src/edges/machine/processes.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { containerProcess } from '../../../src/edges/servers/container-process.ts'
import type { ServerProcess } from '../../../src/edges/servers/launcher.ts'

const ID = '4f2b8c1d9e0a7f6354c2d1e0b9a8f7e6d5c4b3a2918070605f4e3d2c1b0a9f8e'
const ROOT = ['/sys/fs/cgroup/unified', '/sys/fs/cgroup', '/sys/fs/cgroup/freezer'].find((path) =>
  existsSync(join(path, 'cgroup.procs')),
)
const isRoot = process.getuid?.() === 0

let directory: RunDirectory
let server: Child
let group: string | undefined
beforeEach(() => {
  directory = new RunDirectory()
  server = start(['sh', '-c', 'while :; do :; done'], { run: directory.path, cwd: '/' })
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await server.kill()
  if (group !== undefined) rmdirSync(group)
  group = undefined
  directory[Symbol.dispose]()
})

/** A container in which the server runs, as the engine describes it. */
async function contained(id = ID, killed = false): Promise<ServerProcess> {
  const bin = directory.make('bin')
  const lines = [
    // Podman's client says so with every command.
    ...['#!/bin/sh', 'echo "Emulate Docker CLI using podman." >&2', 'case "$1" in'],
    `inspect) case "$3" in *OOM*) echo ${killed} ;; *) echo "${id} ${server.pid}" ;; esac ;;`,
    `update) echo "$@" >> ${directory.path}/updates ;;`,
    `wait) while kill -0 ${server.pid} 2>/dev/null; do sleep 0.02; done; echo 137 ;;`,
    `rm) kill -9 ${server.pid} ;;`,
    'esac',
  ]
  writeFileSync(join(bin, 'docker'), `${lines.join('\n')}\n`)
  chmodSync(join(bin, 'docker'), 0o755)
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
  const context = { runDirectory: directory.path, runId: directory.id, signal: new AbortController().signal }
  return containerProcess({ ...context, note: () => {} }, 'test', ['docker', 'run'])
}

/** Moves the server into a control group of a container. */
function intoGroup(root: string): string {
  group = join(root, `qpsgate-test-${ID}`)
  mkdirSync(group)
  writeFileSync(join(group, 'cgroup.procs'), String(server.pid))
  return group
}

/** An engine that maps the users of containers to others does this. */
function refuseSignals(): void {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
  })
}

describe('the server in a container', () => {
  it('on another machine is not frozen here, and its CPU time is unknown', async () => {
    const process = await contained()
    expect(process.pid).toBeUndefined()
    expect(process.isFreezable).toBe(false)
    process.freeze()
    expect(processState(server.pid)).not.toMatch(/^T/)
  })

  describe.runIf(ROOT !== undefined && isRoot)('in a control group of this machine', () => {
    beforeEach(() => intoGroup(ROOT as string))

    it('can be frozen and thawed by signals', async () => {
      const process = await contained()
      expect(process.pid).toBe(server.pid)
      process.freeze()
      await expect.poll(() => processState(server.pid)).toMatch(/^T/)
      process.thaw()
      await expect.poll(() => processState(server.pid)).not.toMatch(/^T/)
    })

    it('is not frozen if it cannot be sent signals, but its CPU time is known', async () => {
      refuseSignals()
      const process = await contained()
      expect(process.isFreezable).toBe(false)
      expect(cpuSecondsOf(process.pid)).toBeGreaterThanOrEqual(0)
    })

    it('gets a memory limit, and no configuration is blamed if that limit ends the server', async () => {
      const process = await contained(ID, true)
      expect(process.memory?.ownBytes()).toBeGreaterThan(0)
      await process.memory?.limit(100 * 1024 ** 2)
      // It would be ended at once at its limit, so it gets some more.
      const most = 164 * 1024 ** 2
      expect(readFileSync(join(directory.path, 'updates'), 'utf8')).toBe(
        `update --memory=${most} --memory-swap=${most} test\n`,
      )
      await server.kill()
      expect(await process.ended).toMatch(/^exit code 137, .*more memory than the test gives/)
    })

    it('is reported to exceed the limit of its own container if qpsgate set none', async () => {
      const process = await contained(ID, true)
      await server.kill()
      expect(await process.ended).toMatch(/^exit code 137, .*more memory than its container may take/)
    })

    it('can be ended even while it is frozen', async () => {
      const process = await contained()
      process.freeze()
      await process.kill()
      expect(await process.ended).toBe('exit code 137')
      await server.exited
      expect(isZombie(server.pid)).toBe(false)
      // Nothing is left to be frozen.
      process.freeze()
      process.thaw()
    })
  })
})
