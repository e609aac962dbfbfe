import { spawnSync } from 'node:child_process'
import fs, { existsSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Settings } from '../../../src/core/switching/switchable-settings.ts'
import { switchKey } from '../../../src/core/switching/switchable-settings.ts'
import { holdEndpoint, Journal, journalPath, readJournal, removeJournal } from '../../../src/edges/endpoint/journal.ts'
import { type RestoreReport, restoreFromJournal, serverStartOf } from '../../../src/edges/endpoint/restore-settings.ts'
import { readSettings } from '../../../src/edges/switching/read-settings.ts'
import { MeasurementError, UserError } from '../../../src/errors.ts'
import { SettingsServer } from '../../fakes/settings-server.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ENDPOINT, FLUSHED, LOGGED, openFake, switchingRun } from './switching-run.ts'

const ORIGINAL = { innodb_io_capacity: '200', long_query_time: '10', sort_buffer_size: '262144', version: '8.4.3' }
const START = 1_000_000
const CAPACITY = switchKey('variable', 'innodb_io_capacity')
/** By day a run is killed at every fifth step. */
const STRIDE = IS_NIGHTLY ? 1 : 5

let directory: { readonly path: string; remove(): void }
let server: SettingsServer

beforeEach(async () => {
  directory = mkdtempDisposableSync(join(tmpdir(), 'journal-'))
  vi.stubEnv('XDG_CACHE_HOME', directory.path)
  server = new SettingsServer(join(directory.path, 'server.json'))
  await server.start(ORIGINAL, START)
})
afterEach(() => {
  vi.unstubAllEnvs()
  directory.remove()
})

/** What the next run or `doctor --restore` does. */
async function restoreLeft(): Promise<RestoreReport | undefined> {
  await using _lock = await holdEndpoint(ENDPOINT)
  const path = journalPath(ENDPOINT)
  const journal = readJournal(path)
  if (journal === undefined) return undefined
  const report = await restoreFromJournal(server.session(), journal)
  if (report.refused.length === 0) removeJournal(path)
  return report
}

async function beginJournal(): Promise<Journal> {
  const session = server.session()
  return new Journal(ENDPOINT, await serverStartOf(session), await readSettings(session))
}

function capacity(value: string): Settings {
  return new Map([[CAPACITY, value]])
}

describe('an endpoint whose run was killed', () => {
  /** @returns whether it was killed */
  function runKilledAt(step: number): boolean {
    const run = join(import.meta.dirname, 'switching-run.ts')
    const { signal, status, stderr } = spawnSync(process.execPath, [
      run,
      join(directory.path, 'server.json'),
      `${step}`,
    ])
    expect(signal === 'SIGKILL' || status === 0, `${stderr}`).toBe(true)
    return signal === 'SIGKILL'
  }

  it('gets all settings back from the journal, whatever step the run had reached', async () => {
    let step = 1
    while (runKilledAt(step)) {
      await restoreLeft()
      expect(server.variables, `killed before step ${step}`).toEqual(ORIGINAL)
      step += STRIDE
    }
    // As many steps as writing, flushing and switching take, so that none was skipped.
    expect(step).toBeGreaterThan(20)
    expect(server.variables).toEqual(ORIGINAL)
    expect(existsSync(journalPath(ENDPOINT))).toBe(false)
  })

  it('keeps a setting that somebody else has changed since', async () => {
    const journal = await beginJournal()
    journal.announce(capacity('5000'))
    await server.set({ innodb_io_capacity: '700' })
    const report = await restoreLeft()
    expect(report).toMatchObject({ restored: [], changedByOthers: [{ name: 'innodb_io_capacity', value: '700' }] })
    expect(server.variables.innodb_io_capacity).toBe('700')
  })

  it('gets two settings back even if one limits the value of the other', async () => {
    const bounded = { ...ORIGINAL, innodb_io_capacity: '1500', innodb_io_capacity_max: '2000' }
    await server.start(bounded, START)
    const journal = await beginJournal()
    journal.announce(capacity('1000'))
    journal.announce(new Map([[switchKey('variable', 'innodb_io_capacity_max'), '1000']]))
    await server.set({ innodb_io_capacity: '1000', innodb_io_capacity_max: '1000' })
    expect((await restoreLeft())?.restored).toEqual(['innodb_io_capacity', 'innodb_io_capacity_max'])
    expect(server.variables).toEqual(bounded)
  })

  it('keeps the journal until the server has taken back every setting', async () => {
    const journal = await beginJournal()
    journal.announce(capacity('5000'))
    await server.set({ innodb_io_capacity: '5000' })
    server.refuses.add('innodb_io_capacity')
    expect((await restoreLeft())?.refused).toMatchObject([{ key: CAPACITY, wanted: '200' }])
    expect(existsSync(journalPath(ENDPOINT))).toBe(true)
    server.refuses.clear()
    expect((await restoreLeft())?.restored).toEqual(['innodb_io_capacity'])
    expect(server.variables).toEqual(ORIGINAL)
  })
})

describe('a full disk', () => {
  /** Writes half of a file, as a disk does that is full then. */
  function fillDisk(): Disposable {
    const { writeFileSync: write } = fs
    fs.writeFileSync = (path, content, options) => {
      write(path, String(content).slice(0, 10), options)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    syncBuiltinESMExports()
    return {
      [Symbol.dispose]: () => {
        fs.writeFileSync = write
        syncBuiltinESMExports()
      },
    }
  }

  it('ends a run before any setting of the endpoint is changed, and the error names the journal', async () => {
    using _full = fillDisk()
    const opening = switchingRun(server)
    await expect(opening).rejects.toThrow(MeasurementError)
    await expect(opening).rejects.toThrow(`cannot write ${journalPath(ENDPOINT)}: no space left on the device`)
    expect(server.variables).toEqual(ORIGINAL)
    expect(readdirSync(join(directory.path, 'qpsgate/restore')).filter((name) => !name.endsWith('.lock'))).toEqual([])
  })

  it('prevents each change of a setting that cannot be written to the journal, however often it is tried', async () => {
    await using opened = await openFake(server)
    await opened.stateOf(FLUSHED)
    const before = readFileSync(journalPath(ENDPOINT), 'utf8')
    {
      using _full = fillDisk()
      for (let attempt = 0; attempt < 2; attempt++) {
        await expect(opened.switched.switchTo(capacity('9000'))).rejects.toThrow('no space left')
        await expect(opened.stateOf(LOGGED)).rejects.toThrow('no space left')
      }
      expect(readFileSync(journalPath(ENDPOINT), 'utf8')).toBe(before)
      expect(server.variables).toMatchObject({ long_query_time: '10', sort_buffer_size: '262144' })
    }
    await opened[Symbol.asyncDispose]()
    expect(server.variables).toEqual(ORIGINAL)
  })

  it('does not prevent the restoring of settings that were changed before', async () => {
    const notes: string[] = []
    const opened = await openFake(server, (text) => notes.push(text))
    await opened.stateOf(LOGGED)
    using _full = fillDisk()
    await opened[Symbol.asyncDispose]()
    expect(notes).toEqual(['db.example:3306: 2 settings are as they were'])
    expect(server.variables).toEqual(ORIGINAL)
    expect(existsSync(journalPath(ENDPOINT))).toBe(false)
  })
})

describe('a server that restarts before its settings are restored', () => {
  it('keeps the values of its own configuration, even of settings that qpsgate had changed', async () => {
    const opened = await openFake(server)
    await opened.stateOf(FLUSHED)
    await server.start({ ...ORIGINAL, innodb_io_capacity: '5000' }, START + 3600)
    await opened[Symbol.asyncDispose]()
    expect(server.variables.innodb_io_capacity).toBe('5000')
    expect(existsSync(journalPath(ENDPOINT))).toBe(false)
  })

  it('keeps its values even if qpsgate had not yet read back a changed value', async () => {
    const journal = await beginJournal()
    journal.announceUnknown([CAPACITY])
    await server.start({ ...ORIGINAL, innodb_io_capacity: '900' }, START + 3600)
    expect(await restoreLeft()).toMatchObject({ restored: [], changedByOthers: [], wasRestarted: true })
    expect(server.variables.innodb_io_capacity).toBe('900')
  })

  it.each([
    [5, false],
    [6, true],
  ])('counts as restarted if its start time moves by %i s: %s', async (seconds, wasRestarted) => {
    await beginJournal()
    await server.start(ORIGINAL, START + seconds)
    expect((await restoreLeft())?.wasRestarted).toBe(wasRestarted)
  })
})

describe('two runs at once', () => {
  it('on one endpoint exclude each other: one measures, and the other one ends with an error', async () => {
    const both = await Promise.allSettled([openFake(server), openFake(server)])
    const [winner] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const [refusal] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refusal).toBeInstanceOf(MeasurementError)
    expect(refusal.message).toContain('db.example:3306; wait until it is done')
    await expect(holdEndpoint(ENDPOINT)).rejects.toThrow(
      `another run (process ${process.pid}) switches db.example:3306`,
    )
    await winner?.stateOf(FLUSHED)
    await winner?.[Symbol.asyncDispose]()
    expect(server.variables).toEqual(ORIGINAL)
    await using _free = await holdEndpoint(ENDPOINT)
  })

  it('on different endpoints have a journal each', async () => {
    const paths = ['a_b', 'a-b', 'a.b', '::1', '1'].map((host) => journalPath({ ...ENDPOINT, host }))
    expect(new Set(paths).size).toBe(paths.length)
    await using _first = await holdEndpoint({ ...ENDPOINT, host: 'a_b' })
    await using _second = await holdEndpoint({ ...ENDPOINT, host: 'a-b' })
  })
})

describe("the journal of an endpoint's settings", () => {
  it('is refused if it is damaged, and the error names its path', async () => {
    await beginJournal()
    const path = journalPath(ENDPOINT)
    for (const text of ['', '{"version":1', '{"version":1,"endpoint":null}', 'null']) {
      writeFileSync(path, text)
      expect(() => readJournal(path)).toThrow(`${path} is no journal that can be read`)
    }
  })

  it('can be read and written only by the user who made it, even after it was changed', async () => {
    const modeOf = () => fs.statSync(journalPath(ENDPOINT)).mode & 0o777
    const journal = await beginJournal()
    expect(modeOf()).toBe(0o600)
    journal.announce(capacity('5000'))
    expect(modeOf()).toBe(0o600)
  })

  it('keeps the values of settings that the server no longer shows', async () => {
    const journal = await beginJournal()
    journal.announce(new Map([[switchKey('consumer', 'global_instrumentation'), 'NO']]))
    const settings = await readSettings(server.session())
    journal.settle(settings, settings)
    expect(journal.content.given).toEqual({ 'consumer:global_instrumentation': ['NO'] })
  })

  it('keeps a value that could not be restored after a refused scenario, and restores it at the end', async () => {
    await using opened = await openFake(server)
    await opened.stateOf(FLUSHED)
    server.refuses.add('sort_buffer_size')
    await expect(opened.stateOf(LOGGED)).rejects.toThrow(UserError)
    server.refuses.add('long_query_time')
    await opened.stateOf(FLUSHED)
    server.refuses.clear()
    await opened[Symbol.asyncDispose]()
    expect(server.variables).toEqual(ORIGINAL)
  })
})
