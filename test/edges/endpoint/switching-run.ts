/** A run that switches an endpoint and gives it back; as a program it is killed before the step that is asked for. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import type { Endpoint } from '../../../src/core/scenario/endpoint.ts'
import { switchKey } from '../../../src/core/switching/switchable-settings.ts'
import { holdEndpoint, Journal } from '../../../src/edges/endpoint/journal.ts'
import { OpenEndpoint } from '../../../src/edges/endpoint/open-endpoint.ts'
import { serverStartOf } from '../../../src/edges/endpoint/restore-settings.ts'
import type { EndpointAddress } from '../../../src/edges/servers/server-address.ts'
import { readSettings } from '../../../src/edges/switching/read-settings.ts'
import { MYSQL, option, scenario } from '../../builders.ts'
import { SettingsServer } from '../../fakes/settings-server.ts'

export const ENDPOINT: Endpoint = { host: 'db.example', port: 3306, user: 'bench', schema: 'qpsgate', tls: 'off' }

/** The endpoint of a run that has just begun; its lock is released with it. */
export async function openFake(server: SettingsServer, note: (text: string) => void = () => {}): Promise<OpenEndpoint> {
  const endpoint = ENDPOINT
  const resources = new AsyncDisposableStack()
  resources.use(await holdEndpoint(endpoint))
  const session = server.session()
  const original = await readSettings(session)
  const journal = new Journal(endpoint, await serverStartOf(session), original)
  const certificates = { ca: undefined, cert: undefined, key: undefined }
  const address: EndpointAddress = { kind: 'endpoint', endpoint, password: undefined, certificates }
  const facts = { floorMs: 0, spareConnections: 100 }
  return new OpenEndpoint({ ...MYSQL, endpoint, address, session, facts, original, journal, resources, note })
}

export const FLUSHED = scenario('flushed', { options: [option('innodb_io_capacity', '5000')] })
export const LOGGED = scenario('logged', {
  options: [option('long_query_time', '0'), option('sort_buffer_size', '1048576')],
})

export async function switchingRun(server: SettingsServer): Promise<void> {
  await using opened = await openFake(server)
  await opened.stateOf(FLUSHED)
  await opened.stateOf(LOGGED)
  await opened.switched.switchTo(new Map([[switchKey('variable', 'innodb_io_capacity'), '5000']]))
}

/** Calls `before` with what each step to the disk writes. */
function watchDisk(before: (path: string, content: string) => void): void {
  const { writeFileSync, renameSync, fsyncSync, rmSync } = fs
  fs.writeFileSync = (path, content, options) => {
    before(String(path), String(content))
    writeFileSync(path, content, options)
  }
  fs.renameSync = (from, to) => {
    before('', '')
    renameSync(from, to)
  }
  fs.fsyncSync = (file) => {
    before('', '')
    fsyncSync(file)
  }
  fs.rmSync = (path, options) => {
    before('', '')
    rmSync(path, options)
  }
  syncBuiltinESMExports()
}

if (import.meta.main) {
  const [, , path = '', last = ''] = process.argv
  const { writeFileSync } = fs
  let steps = 0
  const step = (file: string, content: string) => {
    steps++
    if (steps < Number(last)) return
    // Half of a file is what a kill may leave.
    if (file !== '') writeFileSync(file, content.slice(0, content.length / 2))
    process.kill(process.pid, 'SIGKILL')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  }
  watchDisk(step)
  const server = new SettingsServer(path)
  server.beforeChange = () => step('', '')
  await switchingRun(server)
}
