/**
 * Containers of an engine that is played by a script: its process is real, and so are its control groups where we may
 * make some.
 */
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isZombie, stateOf } from '../../../src/edges/machine/proc.ts'
import { type Child, start } from '../../../src/edges/machine/processes.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { containerProcess } from '../../../src/edges/servers/container-process.ts'
import type { ServerProcess } from '../../../src/edges/servers/launcher.ts'

const ID = '4f2b8c1d9e0a7f6354c2d1e0b9a8f7e6d5c4b3a2918070605f4e3d2c1b0a9f8e'
/** Places for groups that freeze, by version. */
const ROOTS = [
  ['2', '/sys/fs/cgroup/unified', 'cgroup.controllers', 'cgroup.freeze', '1', '0'],
  ['2', '/sys/fs/cgroup', 'cgroup.controllers', 'cgroup.freeze', '1', '0'],
  ['1', '/sys/fs/cgroup/freezer', 'cgroup.procs', 'freezer.state', 'FROZEN', 'THAWED'],
] as const
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
async function contained(id = ID): Promise<ServerProcess> {
  const bin = directory.make('bin')
  const lines = [
    ...['#!/bin/sh', 'case "$1" in'],
    `inspect) echo "${id} ${server.pid}" ;;`,
    `wait) while kill -0 ${server.pid} 2>/dev/null; do sleep 0.02; done; echo 137 ;;`,
    `rm) kill -9 ${server.pid} ;;`,
    'esac',
  ]
  writeFileSync(join(bin, 'docker'), `${lines.join('\n')}\n`)
  chmodSync(join(bin, 'docker'), 0o755)
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
  const context = { runDirectory: directory.path, runId: directory.id, signal: new AbortController().signal }
  return containerProcess({ ...context, tell: () => {} }, 'test', ['docker', 'run'])
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

describe('a container', () => {
  it('that lives elsewhere is neither held nor asked for its CPU time here', async () => {
    const process = await contained()
    expect(process.hold).toBeUndefined()
    expect(process.allowedCpus()).toBeUndefined()
    process.freeze()
    expect(stateOf(server.pid)).not.toMatch(/^T/)
  })

  it.each([
    ['never answers', undefined],
    ['answers with what is no JSON', 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nwhat'],
  ])('has no known CPU time where its engine %s', async (_, answer) => {
    const process = await contained()
    const path = join(directory.path, 'engine')
    const engine = createServer((client) => void (answer && client.end(answer))).listen(path)
    await once(engine, 'listening')
    vi.stubEnv('DOCKER_HOST', `unix://${path}`)
    expect(await process.cpuSeconds()).toBeUndefined()
    engine.close()
  })

  for (const [version, root, proof, file, frozen, thawed] of ROOTS) {
    const can = isRoot && existsSync(join(root, proof))
    describe(`in a control group of version ${version} below ${root}`, () => {
      it.runIf(can)('is frozen by signals where its process takes them', async () => {
        intoGroup(root)
        const process = await contained()
        expect(process.hold).toEqual({ pid: server.pid })
        process.freeze()
        await expect.poll(() => stateOf(server.pid)).toMatch(/^T/)
        process.thaw()
        await expect.poll(() => stateOf(server.pid)).not.toMatch(/^T/)
      })

      it.runIf(can)('is frozen by that where its process takes no signals', async () => {
        const freezer = join(intoGroup(root), file)
        refuseSignals()
        const process = await contained()
        expect(process.hold).toEqual({ pid: server.pid, freezer })
        expect(await process.cpuSeconds()).toBeGreaterThanOrEqual(0)
        process.freeze()
        await expect.poll(() => readFileSync(freezer, 'utf8')).toBe(`${frozen}\n`)
        expect(stateOf(server.pid)).not.toMatch(/^T/)
        process.thaw()
        await expect.poll(() => readFileSync(freezer, 'utf8')).toBe(`${thawed}\n`)
      })

      it.runIf(can)('ends though it is frozen', async () => {
        intoGroup(root)
        refuseSignals()
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
  }
})
