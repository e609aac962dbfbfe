/** The library that is a server's disk: it waits as long as asked, also in a program that is frozen meanwhile. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { slowDisk } from '../../setup/slow-disk.ts'

const directory = new RunDirectory()
afterAll(() => directory[Symbol.dispose]())
let folders = 0

/** The path of a program on a disk of that time of synchronisation. */
function on(program: string, syncSeconds: number): string {
  return slowDisk(program, syncSeconds, join(directory.path, `disk${folders++}`))
}

/** Milliseconds of each synchronisation that a program asks for; it says "ready" before the first. */
const PROGRAM = `const fs = require('node:fs')
const file = fs.openSync('f', process.argv[1])
fs.writeSync(1, 'ready')
for (let n = 0; n < Number(process.argv[2]); n++) {
  const began = performance.now()
  process.argv[1] === 'w' ? fs.fsyncSync(file) : fs.writeSync(file, 'x', 0)
  console.log(performance.now() - began)
}`

function program(syncSeconds: number, many: number, flags = 'w') {
  return spawn(on(process.execPath, syncSeconds), ['-e', PROGRAM, flags, String(many)], {
    cwd: directory.path,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function timesOf(child: ReturnType<typeof program>): Promise<number[]> {
  const text = (await child.stdout.toArray()).join('').replace('ready', '')
  return text.trim().split('\n').map(Number)
}

/** Of many times, one that a busy machine has hardly made longer. */
const quick = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] as number

describe('the library that makes a disk slow', () => {
  it.each([0.1, 1, 5])('delays an fsync by %d ms', async (ms) => {
    const seen = quick(await timesOf(program(ms / 1000, 400)))
    expect(seen).toBeGreaterThan(0.95 * ms)
    expect(seen).toBeLessThan(1.15 * ms + 0.05)
  })

  it('adds less than 0.05 ms to an fsync if its delay is 0', async () =>
    expect(quick(await timesOf(program(0, 400)))).toBeLessThan(0.05))

  // Node's letters for O_RDWR | O_CREAT | O_SYNC.
  it('also delays each write to a file that was opened with O_SYNC', async () =>
    expect(quick(await timesOf(program(0.005, 50, 'as+')))).toBeGreaterThan(4.9))

  it('waits to the end of its delay even if it was frozen meanwhile', async () => {
    const child = program(0.8, 1)
    await new Promise((ready) => child.stdout.once('readable', ready))
    await sleep(200)
    child.kill('SIGSTOP')
    await sleep(1000)
    child.kill('SIGCONT')
    const [seen = 0] = await timesOf(child)
    // Less a step, an eighth, and what the start took.
    expect(seen).toBeGreaterThan(1000 + 800 - 100 - 50)
  })
})
