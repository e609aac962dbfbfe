import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ReadableCopy } from '../../setup/readable-copy.ts'

const IS_ROOT = process.getuid?.() === 0
const USER = 12_345
const WHO = IS_ROOT
  ? [
      { who: 'root', wrapper: [], owner: 0 },
      { who: 'a user', wrapper: ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups'], owner: USER },
    ]
  : [{ who: 'a user', wrapper: [], owner: process.getuid?.() ?? 0 }]

/** Starts a command in a box, tells its numbers, and does as it is told line by line. */
const HOST = (source: string) => `
  const from = (file) => import(${JSON.stringify(source)} + '/edges/machine/' + file)
  const [{ startInBox, runInBox, boxProblem }, { writable }, proc, { pin }] =
    await Promise.all(['box.ts', 'box-disk.ts', 'proc.ts', 'cpus.ts'].map(from))
  const [run, own, ...command] = process.argv.slice(1)
  const account = { uid: 65534, gid: 65534 }
  const environment = { PATH: own + ':/usr/bin:/bin', QPSGATE_RUN: run }
  const box = { run, views: writable(own), cwd: own, environment, account }
  const say = (what) => console.log(JSON.stringify(what))
  const { child, pid, first } = await startInBox(command, box, (pid) => say({ prepared: pid }))
  const signal = proc.signalsTo(pid)
  const work = () => proc.procText(pid, 'schedstat')
  say({ pid, first, box: child.pid })
  child.exited.then((exit) => say({ exit, output: child.output, left: proc.othersInNamespace(pid) }))
  const deeds = {
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    end: () => signal('SIGTERM'),
    pin: () => pin(pid, [0]),
    sweep: () => proc.endProcesses('QPSGATE_RUN=' + run),
    kill: () => child.kill(),
  }
  for await (const line of (await import('node:readline')).createInterface({ input: process.stdin })) {
    await deeds[line.trim()]?.()
    say({ did: line, state: proc.processState(pid), work: work(), cpus: proc.allowedCpusOf(pid) })
  }`

const BUSY = ['sh', '-c', 'trap "exit 7" TERM; while :; do :; done']

let copy: ReadableCopy
beforeAll(() => {
  copy = new ReadableCopy()
})
afterAll(() => copy[Symbol.dispose]())

describe.each(WHO)('a program that $who starts in a box', ({ wrapper, owner }) => {
  let run: string
  let own: string
  let host: Host
  beforeEach(() => {
    run = mkdtempSync('/tmp/qg-box-')
    chmodSync(run, 0o711)
    own = join(run, 'own')
    mkdirSync(own)
    chownSync(own, owner === 0 ? 65_534 : owner, owner === 0 ? 65_534 : owner)
  })
  afterEach(async () => {
    await host?.[Symbol.asyncDispose]()
    rmSync(run, { recursive: true })
  })
  const begin = (...command: string[]) => {
    host = new Host([...wrapper, ...hostOf(...command)])
    return host
  }
  const hostOf = (...command: string[]) => [
    ...[copy.node, '--input-type=module', '-e', HOST(copy.source), run, own, ...command],
  ]

  it('is seen by its own number: it is frozen, thawed, timed, pinned, and ended in order', async () => {
    const { pid, first, box } = await begin(...BUSY).started()
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain('while :')
    expect(new Set([pid, first, box]).size).toBe(3)
    await host.tell('freeze')
    await expect.poll(async () => (await host.tell('look')).state).toBe('T (stopped)')
    const { work } = await host.tell('look')
    expect(await host.tell('look')).toMatchObject({ work })
    await host.tell('thaw')
    await expect.poll(async () => (await host.tell('look')).work).not.toBe(work)
    expect(await host.tell('pin')).toMatchObject({ cpus: [0] })
    await host.tell('end')
    expect(await host.ended()).toMatchObject({ exit: { code: 7, signal: null }, left: [] })
  })

  it('is prepared before it starts', async () => {
    const { first } = await begin(...BUSY).started()
    expect(host.lines[0]).toEqual({ prepared: first })
  })

  it('ends with all that it started when we are killed', async () => {
    const { pid, box } = await begin('sh', '-c', 'setsid sleep 1000 & while :; do :; done').started()
    host.child.kill('SIGKILL')
    for (const each of [pid, box]) await expect.poll(() => isRunning(each)).toBe(false)
  })

  it('ends with its box', async () => {
    const { pid, box } = await begin(...BUSY).started()
    process.kill(box, 'SIGKILL')
    expect(await host.ended()).toMatchObject({ exit: { code: null, signal: 'SIGKILL' } })
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  it.each(['sweep', 'kill'])('is gone after a %s, even if it is frozen', async (deed) => {
    const { pid } = await begin(...BUSY).started()
    await host.tell('freeze')
    await host.tell(deed)
    await host.ended()
    expect(isRunning(pid)).toBe(false)
  })

  it('writes to its own directory and to memory that goes with it, as somebody who has no rights', async () => {
    const outside = join(run, 'outside')
    writeFileSync(outside, 'secret', { mode: 0o666 })
    const places = ['/usr', '/etc', '/', '/sys', '/dev', process.env.HOME ?? '/root', '/proc/sys/kernel/domainname']
    const script =
      `echo inside >own-file; echo x >/tmp/x && echo memory; echo x >${outside}; cat /etc/passwd /etc/shadow; ` +
      `for each in ${places.map((place) => `${place}/x`).join(' ')}; do echo x >$each && echo "wrote $each"; done; ` +
      'ls -A /home /root /etc/mysql /run; id -u; grep -E "CapEff|NoNewPrivs" /proc/self/status; ' +
      'ls /proc | grep -c "^[0-9]"; ls /sys/class/net; (echo > /dev/tcp/127.0.0.1/22) && echo network; true'
    await begin('bash', '-c', `(${script}) 2>/dev/null`).started()
    const { output } = await host.ended()
    const lines = String(output).trim().split('\n')
    const [memory, user, rights, privileges, processes] = lines
    expect([memory, user]).toEqual(['memory', String(owner === 0 ? 65_534 : owner)])
    expect([rights, privileges]).toEqual(['CapEff:\t0000000000000000', 'NoNewPrivs:\t1'])
    expect(Number(processes)).toBeLessThan(8)
    expect(lines).toHaveLength(5)
    expect(readFileSync(join(own, 'own-file'), 'utf8')).toBe('inside\n')
    expect(existsSync('/tmp/x')).toBe(false)
    expect(readFileSync(outside, 'utf8')).toBe('secret')
  })

  it('is started by programs of the system, whatever PATH names', async () => {
    const fooled = join(own, 'fooled')
    for (const name of ['bwrap', 'timeout', 'setpriv', 'unshare']) {
      const program = `#!/bin/sh\necho ${name} >>${fooled}\nexec /usr/bin/${name} "$@"\n`
      writeFileSync(join(own, name), program, { mode: 0o755 })
    }
    host = new Host([...wrapper, 'env', `PATH=${own}:/usr/bin:/bin`, ...hostOf('true')])
    expect(await host.ended()).toMatchObject({ exit: { code: 0 } })
    expect(existsSync(fooled) ? readFileSync(fooled, 'utf8') : '').toBe('')
  })

  it('that is missing ends as in a shell', async () => {
    begin('no-such-program')
    expect(await host.ended()).toMatchObject({
      exit: { code: 127 },
      output: expect.stringContaining('no-such-program'),
    })
  })
})

type Told = Readonly<Record<string, unknown>>

/** A process of its own that starts a box. */
class Host implements AsyncDisposable {
  readonly child
  readonly lines: Told[] = []
  readonly #closed: Promise<unknown>

  constructor([program = '', ...args]: readonly string[]) {
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/nonexistent', TMPDIR: '/tmp' }
    this.child = spawn(program, args, { cwd: '/', env, stdio: ['pipe', 'pipe', 'inherit'] })
    this.child.stdin.on('error', () => {})
    createInterface({ input: this.child.stdout }).on('line', (line) => this.lines.push(JSON.parse(line)))
    this.#closed = new Promise((resolve) => this.child.once('close', resolve))
  }

  async started(): Promise<{ readonly pid: number; readonly first: number; readonly box: number }> {
    return (await this.#line((line) => 'pid' in line)) as { pid: number; first: number; box: number }
  }

  async ended(): Promise<Told> {
    return this.#line((line) => 'exit' in line)
  }

  async tell(deed: string): Promise<Told> {
    const from = this.lines.length
    this.child.stdin.write(`${deed}\n`)
    return this.#line((line) => line.did === deed, from)
  }

  async #line(isWanted: (line: Told) => boolean, from = 0): Promise<Told> {
    await expect.poll(() => this.lines.slice(from).some(isWanted)).toBe(true)
    return this.lines.slice(from).find(isWanted) ?? {}
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.child.kill('SIGKILL')
    await this.#closed
  }
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
