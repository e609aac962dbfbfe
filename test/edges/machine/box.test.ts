import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ReadableCopy } from '../../setup/readable-copy.ts'
import { fewerByDay } from '../../setup/tonight.ts'

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
  const [{ startInBox, runInBox, boxProblem }, { writableView }, proc, { pin }] =
    await Promise.all(['box.ts', 'box-disk.ts', 'proc.ts', 'cpus.ts'].map(from))
  const [run, own, ...command] = process.argv.slice(1)
  const account = { uid: 65534, gid: 65534 }
  const environment = { PATH: own + ':/usr/bin:/bin', QPSGATE_RUN: run }
  const box = { run, views: writableView(own), cwd: own, environment, account }
  const say = (what) => console.log(JSON.stringify(what))
  const refused = ({ message }) => (say({ refused: message }), process.exit())
  const { child, pid, first } = await startInBox(command, box, (pid) => say({ prepared: pid })).catch(refused)
  const signal = proc.signalsTo(pid)
  const work = () => proc.procText(pid, 'schedstat')
  say({ pid, first, box: child.pid })
  const left = () => proc.endProcesses('QPSGATE_RUN=' + run)
  child.exited.then((exit) => say({ exit, left: left(), output: child.output }))
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

  it('can be frozen, thawed, timed, pinned and ended by its own process number', async () => {
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

  it('does not run before the function prepare has got its process number', async () => {
    const { first } = await begin(...BUSY).started()
    expect(host.lines[0]).toEqual({ prepared: first })
  })

  it('ends with all its children if qpsgate is killed', async () => {
    const { pid, box } = await begin('sh', '-c', 'setsid sleep 1000 & while :; do :; done').started()
    host.child.kill('SIGKILL')
    for (const each of [pid, box]) await expect.poll(() => isRunning(each)).toBe(false)
  })

  it('ends if its box is killed', async () => {
    const { pid, box } = await begin(...BUSY).started()
    process.kill(box, 'SIGKILL')
    expect(await host.ended()).toMatchObject({ exit: { code: null, signal: 'SIGKILL' } })
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  it.each(['sweep', 'kill'])('is ended by %s, even while it is frozen', async (deed) => {
    const { pid } = await begin(...BUSY).started()
    await host.tell('freeze')
    await host.tell(deed)
    await host.ended()
    expect(isRunning(pid)).toBe(false)
  })

  it('is gone with all its children once its box is gone, so that none can disturb a removal of files', async () => {
    await begin(
      'sh',
      '-c',
      'exec >/dev/null 2>&1; for each in $(seq 200); do (while :; do :; done) & done; wait',
    ).started()
    void host.tell('kill').catch(() => {})
    expect(await host.ended()).toMatchObject({ left: [] })
  })

  it('can write only to its own directory and to memory file systems, and has no capabilities', async () => {
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

  it("is started by the system's programs, whatever PATH names", async () => {
    const fooled = join(own, 'fooled')
    for (const name of ['bwrap', 'timeout', 'setpriv', 'unshare']) {
      const program = `#!/bin/sh\necho ${name} >>${fooled}\nexec /usr/bin/${name} "$@"\n`
      writeFileSync(join(own, name), program, { mode: 0o755 })
    }
    host = new Host([...wrapper, 'env', `PATH=${own}:/usr/bin:/bin`, ...hostOf('true')])
    expect(await host.ended()).toMatchObject({ exit: { code: 0 } })
    expect(existsSync(fooled) ? readFileSync(fooled, 'utf8') : '').toBe('')
  })

  it.runIf(IS_ROOT)('is not started by a bubblewrap in PATH if the system has none', async () => {
    const fooled = join(own, 'fooled')
    writeFileSync(join(own, 'bwrap'), `#!/bin/sh\necho x >${fooled}\n`, { mode: 0o755 })
    const without = ['unshare', '--mount', 'sh', '-c', 'mount --bind /dev/null /usr/bin/bwrap && exec "$@"', 'sh']
    host = new Host([...without, ...wrapper, 'env', `PATH=${own}:/usr/bin:/bin`, ...hostOf('true')])
    expect(await host.refused()).toContain('install bubblewrap')
    expect(existsSync(fooled)).toBe(false)
  })

  it('cannot touch the first process of its box', async () => {
    await begin('bash', '-c', '(exec 3<>/proc/1/mem) && echo changed; cat /proc/1/environ && echo seen; true').started()
    const { output } = await host.ended()
    expect(output).not.toMatch(/^(?:changed|seen)$/m)
    expect(output).toMatch(/denied|not permitted/)
  })

  it('cannot read the kernel keys of qpsgate, or add any', async () => {
    const [add, ask] = KEY_CALLS[process.arch] ?? []
    const session = -3
    // Perl passes the address of a variable only.
    const words = 'my ($type, $name, $secret, $text) = ("user", "qpsgate", "secret", " " x 6); '
    const ours = `${words} syscall(${ask}, 1, 0); syscall(${add}, $type, $name, $secret, 6, ${session}) > 0 or die; exec @ARGV`
    const theirs =
      `${words} my $key = syscall(${ask}, 10, ${session}, $type, $name, 0); syscall(${ask}, 11, $key, $text, 6); ` +
      `print "read $text\\n"; print "added ", syscall(${add}, $type, $text, $text, 1, ${session}), "\\n"`
    host = new Host([...wrapper, 'perl', '-e', ours, ...hostOf('perl', '-e', theirs)])
    expect((await host.ended()).output).toBe('read       \nadded -1\n')
  })

  it('cannot make a user namespace if the kernel forbids it', async () => {
    // As an ordinary user it is in one already where the kernel does not keep it from the first process of its box.
    const isKept = owner === 0 || /^[^0]/.test(unlessAbsent('/proc/sys/kernel/yama/ptrace_scope') ?? '0')
    const user = ['--user', '--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'none', '/tmp']
    await begin('sh', '-c', `unshare ${user.join(' ')} && echo mounted`).started()
    const { output } = await host.ended()
    expect(output).toMatch(isKept ? /unshare failed: Operation not permitted/ : /mounted/)
  })

  it('ends with exit code 127 if its program does not exist, as in a shell', async () => {
    begin('no-such-program')
    expect(await host.ended()).toMatchObject({
      exit: { code: 127 },
      output: expect.stringContaining('no-such-program'),
    })
  })
})

describe.runIf(IS_ROOT)('the error about a box that cannot be made', () => {
  const AS_USER = ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups']
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync('/tmp/qg-no-box-')
    chmodSync(folder, 0o755)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** What we say and install where a shell has prepared the machine that we see. */
  function told(
    prepare: string,
    who: readonly string[] = AS_USER,
  ): { readonly why: string; readonly packages: string[] } {
    const script = `
      const { boxProblem, boxPackages } = await import(${JSON.stringify(copy.source)} + '/edges/machine/box.ts')
      console.log(JSON.stringify({ why: await boxProblem('/nonexistent'), packages: boxPackages() }))`
    const words = [...who, copy.node, '--input-type=module', '-e', script]
    const shell = ['--mount', 'sh', '-ec', `${prepare}\nexec "$@"`, 'sh', ...words]
    return JSON.parse(execFileSync('unshare', shell, { cwd: '/', encoding: 'utf8' }))
  }
  /** Puts a program in the place of bubblewrap. */
  const instead = (program: string, mode = 0o755) => {
    writeFileSync(join(folder, 'bwrap'), `#!/bin/sh\n${program}\n`, { mode })
    return `mount --bind ${folder}/bwrap "$(readlink -f /usr/bin/bwrap)"`
  }
  const kernel = (settings: Readonly<Record<string, number>>) =>
    ['mount -t tmpfs none /proc/sys/kernel']
      .concat(Object.entries(settings).map(([name, value]) => `echo ${value} >/proc/sys/kernel/${name}`))
      .join('\n')
  const refuses = "echo 'bwrap: No permissions to create new namespace' >&2; exit 1"
  const says = 'this machine makes no box for programs: '

  it('names a limit of the kernel, with the command that lifts it', () => {
    const inner = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--keep-caps', 'sh', '-c']
    const none = 'echo 0 >/proc/sys/user/max_user_namespaces; exec setpriv --ambient-caps=-all --inh-caps=-all "$@"'
    const [first = '', ...lines] = told('', [...AS_USER, ...inner, none, 'sh']).why.split('\n')
    expect(first).toMatch(
      /^this machine makes no box for programs: bwrap: .*; needs unprivileged user namespaces, or root$/,
    )
    expect(lines).toEqual([
      '  user.max_user_namespaces=0 forbids it; run before: sudo sysctl user.max_user_namespaces=15000',
    ])
  })

  const limits = [
    ['apparmor_restrict_unprivileged_userns', 1, 0],
    ['unprivileged_userns_clone', 0, 1],
  ] as const
  it.each(fewerByDay(limits, 2))(
    'names the kernel setting %s=%i, with the command that allows boxes',
    (name, value, other) => {
      expect(
        told([instead(refuses), kernel({ [name]: value })].join('\n'))
          .why.split('\n')
          .slice(1),
      ).toEqual([`  kernel.${name}=${value} forbids it; run before: sudo sysctl kernel.${name}=${other}`])
      const allowed = told([instead(refuses), kernel({ [name]: other })].join('\n')).why
      expect(allowed).toBe(
        `${says}bwrap: No permissions to create new namespace; needs unprivileged user namespaces, or root`,
      )
    },
  )

  it('names a missing bubblewrap, which --install installs even if AppArmor restricts boxes', () => {
    const settings = kernel({ apparmor_restrict_unprivileged_userns: 1 })
    const { why, packages } = told([instead('', 0o644), settings].join('\n'))
    expect(why).toContain(`${says}bwrap is not there; install bubblewrap, or run with --install\n  kernel.apparmor`)
    expect(packages).toEqual(['bubblewrap'])
    expect(told(settings).packages).toEqual([])
  })

  it.each([
    ['echo not today >&2; exit 42', 'ended with exit code 42 before it started one, and says: not today'],
    ['exit 1', 'ended with exit code 1 before it started one, and says nothing'],
    ['kill -9 $$', 'was ended by SIGKILL before it started one, and says nothing'],
  ])('says how the program that lies in the place of bubblewrap has ended: %s', (program, end) => {
    for (const who of [[], AS_USER])
      expect(told(instead(program), who).why).toBe(
        `${says}/usr/bin/bwrap ${end}; it should be the program of the package bubblewrap`,
      )
  })

  it('names the version that is needed if bubblewrap is too old', () => {
    expect(told(instead("echo 'bwrap: Unknown option --clearenv' >&2; exit 1")).why).toBe(
      `${says}bwrap: Unknown option --clearenv; bubblewrap 0.5 or newer is needed`,
    )
  })
})

/** Numbers of add_key and keyctl. */
const KEY_CALLS: Readonly<Record<string, readonly number[]>> = { x64: [248, 250], arm64: [217, 219] }

function unlessAbsent(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

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

  async refused(): Promise<unknown> {
    return (await this.#line((line) => 'refused' in line)).refused
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
