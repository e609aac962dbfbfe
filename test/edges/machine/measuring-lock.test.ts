import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFile, measureAlone } from '../../../src/edges/machine/lock.ts'

const isRoot = process.getuid?.() === 0

/** Stands for /tmp: everybody may make files, and remove only their own. */
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'measuring-test-'))
  chmodSync(folder, 0o1777)
  path = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A foreign process that has the lock, as soon as it says so. */
async function heldByNobody(): Promise<ChildProcess> {
  const source = new URL('../../../src/edges/machine/lock.ts', import.meta.url).href
  const script = `
    const { measureAlone } = await import(${JSON.stringify(source)})
    globalThis.lock = await measureAlone(
      { note: (text) => console.log(text), signal: new AbortController().signal }, ${JSON.stringify(path)})
    console.log('measuring')
    setInterval(() => {}, 1000)`
  const command = [process.execPath, '--input-type=module', '--eval', script]
  const child = spawn('setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
  })
  child.stdout?.setEncoding('utf8')
  return child
}

async function says(child: ChildProcess): Promise<string> {
  const [text] = (await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [string]
  return text.trim()
}

async function isFree(): Promise<boolean> {
  await using lock = await lockFile(path, 'exclusive', { wait: false })
  return lock !== undefined
}

describe.runIf(isRoot)('measuring runs of two users', () => {
  it('exclude each other even if a user other than root made the lock file', async () => {
    const nobody = await heldByNobody()
    expect(await says(nobody)).toBe('measuring')
    expect(statSync(path)).toMatchObject({ uid: 65534 })
    expect(await isFree()).toBe(false)
    nobody.kill('SIGKILL')
    await once(nobody, 'exit')
    expect(await isFree()).toBe(true)
  })

  it.each([0o022, 0o077])('exclude each other if root made the lock file with the umask %o', async (mask) => {
    const before = process.umask(mask)
    const signal = new AbortController().signal
    const ours = await measureAlone({ note: () => {}, signal }, path).finally(() => process.umask(before))
    const nobody = await heldByNobody()
    expect(await says(nobody)).toMatch(/another run is measuring on this machine/)
    const then = says(nobody)
    await ours?.[Symbol.asyncDispose]()
    expect(await then).toBe('measuring')
    nobody.kill('SIGKILL')
    await once(nobody, 'exit')
  })
})

describe('the lock file of measuring runs', () => {
  const told = async (longestMs?: number) => {
    const texts: string[] = []
    const signal = new AbortController().signal
    await using lock = await measureAlone({ note: (text) => texts.push(text), signal }, path, longestMs)
    return { isLocked: lock !== undefined, texts }
  }

  it.each([
    ['a link', () => symlinkSync(join(folder, 'elsewhere'), path), 'it is a symbolic link; remove it'],
    ['a directory', () => mkdirSync(path), 'it is no file'],
  ])('is reported as unusable, and the run goes on without a lock, if it is %s', async (_, make, why) => {
    make()
    const texts = [`runs of others on this machine are not waited for: cannot lock ${path}: ${why}`]
    expect(await told()).toEqual({ isLocked: false, texts })
  })

  it('is reported as blocked, and the run goes on without a lock, if somebody holds it for ever', async () => {
    await using _lock = await lockFile(path, 'exclusive')
    expect(await told(500)).toEqual({
      isLocked: false,
      texts: [
        expect.stringMatching(
          /^another run is measuring on this machine \(.*\); waiting until it is done, an hour at most$/,
        ),
        `runs of others on this machine are not waited for: ${path} is held for too long`,
      ],
    })
  })

  it('is no longer waited for once the run is stopped', async () => {
    await using _lock = await lockFile(path, 'exclusive')
    const signal = AbortSignal.timeout(300)
    await expect(measureAlone({ note: () => {}, signal }, path)).rejects.toThrow()
  })

  it('is locked anew if it was replaced during the wait', async () => {
    const first = await lockFile(path, 'exclusive')
    const second = lockFile(path, 'exclusive')
    await new Promise((resolve) => setTimeout(resolve, 200))
    rmSync(path)
    writeFileSync(path, '')
    await first?.[Symbol.asyncDispose]()
    await using _lock = await second
    expect(await isFree()).toBe(false)
  })
})

describe('a run that waits until another run has measured', () => {
  it('names the measuring run at once, and again every half minute', async () => {
    await using _lock = await lockFile(path, 'exclusive')
    const texts: string[] = []
    const signal = new AbortController().signal
    await using _none = await measureAlone({ note: (text) => texts.push(text), signal }, path, 3_000, 200)
    const holder = `another run is measuring on this machine \\(process ${process.pid}, for .*: .*\\)`
    expect(texts[0]).toMatch(new RegExp(`^${holder}; waiting until it is done, an hour at most$`))
    expect(texts.slice(1, -1).length).toBeGreaterThanOrEqual(2)
    for (const text of texts.slice(1, -1)) expect(text).toMatch(new RegExp(`^${holder}; waiting for \\d+ s$`))
  })
})
