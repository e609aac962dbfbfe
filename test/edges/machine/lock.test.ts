import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LockKind, lockFile } from '../../../src/edges/machine/lock.ts'
import { MeasurementError } from '../../../src/errors.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'))
  path = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function taken(kind: LockKind): Promise<AsyncDisposable> {
  const lock = await lockFile(path, kind)
  if (lock === undefined) throw new Error('not locked')
  return lock
}

/** Whether somebody else could have the lock now. */
async function isFree(kind: LockKind): Promise<boolean> {
  await using lock = await lockFile(path, kind, { wait: false })
  return lock !== undefined
}

describe('the lock on a file', () => {
  it.each([
    { held: 'exclusive', asked: 'exclusive', free: false },
    { held: 'exclusive', asked: 'shared', free: false },
    { held: 'shared', asked: 'exclusive', free: false },
    { held: 'shared', asked: 'shared', free: true },
  ] as const)(
    'can be taken as $asked while another process holds it as $held: $free',
    async ({ held, asked, free }) => {
      await using _lock = await taken(held)
      expect(await isFree(asked)).toBe(free)
    },
  )

  it('is taken by a waiting process once its holder releases it', async () => {
    const order: string[] = []
    const first = await taken('exclusive')
    const second = taken('exclusive').then((lock) => {
      order.push('taken')
      return lock
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    order.push('given back')
    await first[Symbol.asyncDispose]()
    await (await second)[Symbol.asyncDispose]()
    expect(order).toEqual(['given back', 'taken'])
  })

  it('is released by the kernel when its holder is killed', async () => {
    const source = new URL('../../../src/edges/machine/lock.ts', import.meta.url).href
    const script = `
      const { lockFile } = await import(${JSON.stringify(source)})
      globalThis.lock = await lockFile(${JSON.stringify(path)}, 'exclusive')
      console.log('locked')
      setInterval(() => {}, 1000)`
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(holder.stdout, 'data')
    expect(await isFree('shared')).toBe(false)
    holder.kill('SIGKILL')
    await using lock = await lockFile(path, 'exclusive', { wait: true, signal: AbortSignal.timeout(5000) })
    expect(lock).toBeDefined()
  })

  it('is no longer waited for once a signal fires', async () => {
    await using _lock = await taken('exclusive')
    const controller = new AbortController()
    const waiting = lockFile(path, 'exclusive', { wait: true, signal: controller.signal })
    controller.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
  })

  it('is free again if a signal fires while it is being taken', async () => {
    const signal = AbortSignal.timeout(1)
    await lockFile(path, 'exclusive', { wait: true, signal }).then(
      (lock) => lock?.[Symbol.asyncDispose](),
      () => {},
    )
    await using lock = await lockFile(path, 'exclusive', { wait: true, signal: AbortSignal.timeout(5000) })
    expect(lock).toBeDefined()
  })

  it('is refused, and the error gives the reason, if the file cannot be locked', async () => {
    const impossible = lockFile(join(folder, 'no/such/folder/lock'), 'exclusive', { wait: false })
    await expect(impossible).rejects.toThrow(MeasurementError)
    await expect(impossible).rejects.toThrow(/cannot lock .*no such file or directory/i)
  })
})
