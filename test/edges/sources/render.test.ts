import { execFileSync, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RenderOutcome, renderAt } from '../../../src/edges/sources/render.ts'
import { ReadableCopy } from '../../setup/readable-copy.ts'
import { Repository } from '../git/git-repository.ts'

const NEVER = new AbortController().signal
const OTHER_TEMPLATE = '[mysqld]\nmax_connections = 5\n'
const IS_ROOT = process.getuid?.() === 0

const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'qg-render-')))

beforeEach(() => {
  vi.stubEnv('TMPDIR', temporary)
})

afterEach(() => {
  // In every case nothing is left behind.
  expect(readdirSync(temporary)).toEqual([])
  vi.unstubAllEnvs()
})

afterAll(() => rmSync(temporary, { recursive: true }))

/** A repository outside the temporary directory that is checked. */
function repositoryWith(files: Readonly<Record<string, string>> = {}): Repository {
  vi.stubEnv('TMPDIR', tmpdir() === temporary ? '/tmp' : tmpdir())
  const repository = new Repository()
  vi.stubEnv('TMPDIR', temporary)
  for (const [path, text] of Object.entries(files)) repository.write(path, text)
  return repository
}

type Command = readonly [string, ...string[]]

async function render(
  repository: Repository,
  command: Command,
  { commit, ...limits }: { commit?: string; seconds?: number; bytes?: number } = {},
): Promise<RenderOutcome> {
  const top = repository.path
  const files = commit === undefined ? { kind: 'work-tree' as const, top } : { kind: 'commit' as const, top, commit }
  return renderAt(command, files, NEVER, { seconds: 60, bytes: 1024 ** 2, ...limits })
}

async function printed(...args: Parameters<typeof render>): Promise<string> {
  const rendered = await render(...args)
  return rendered.kind === 'text' ? rendered.text : `failed: ${rendered.why}`
}

/** A program's output in an empty repository. */
async function printedBy(...command: Command): Promise<string> {
  using repository = repositoryWith()
  return await printed(repository, command)
}

function isRunning(words: string): boolean {
  return readdirSync('/proc').some((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').join(' ').includes(words)
    } catch {
      return false
    }
  })
}

/** Renders in a process of its own; its arguments are the repository and the command. */
const SOURCE = fileURLToPath(import.meta.resolve('../../../src'))
const scriptFor = (
  source: string,
) => `const { renderAt } = await import(${JSON.stringify(join(source, 'edges/sources/render.ts'))})
  const [top, ...command] = process.argv.slice(1)
  process.stdout.write(JSON.stringify(await renderAt(command, { kind: 'work-tree', top }, new AbortController().signal)))`

describe('the files that a rendering command sees', () => {
  it('are those of the commit, whatever is in the work tree', async () => {
    using repository = repositoryWith({ 'conf/my.cnf.tpl': '[mysqld]\nmax_connections = 1\n' })
    const commit = repository.commit()
    repository.write('conf/my.cnf.tpl', OTHER_TEMPLATE)
    repository.write('later', '')
    repository.commit()
    expect(await printed(repository, ['cat', 'conf/my.cnf.tpl'], { commit })).toBe('[mysqld]\nmax_connections = 1\n')
    expect(await printed(repository, ['find', '.', '-type', 'f'], { commit })).toBe('./conf/my.cnf.tpl\n')
  })

  it('are, for a work tree, the tracked files with uncommitted changes', async () => {
    using repository = repositoryWith({ 'a.tpl': 'old', gone: 'x', '.gitignore': 'ignored\n' })
    repository.commit()
    repository.write('a.tpl', 'new')
    repository.remove('gone')
    repository.write('added', 'x')
    repository.git('add', 'added')
    repository.write('ignored', 'x')
    repository.write('credentials.json', 'secret')
    expect(await printed(repository, ['cat', 'a.tpl'])).toBe('new')
    expect((await printed(repository, ['find', '.', '-type', 'f'])).split('\n').sort()).toEqual([
      '',
      './.gitignore',
      './a.tpl',
      './added',
    ])
  })

  it.each(['commit', 'work tree'])(
    'keep, for a %s, their names and the right to be executed, and do not include .git',
    async (state) => {
      using repository = repositoryWith({ 'odd name/ü$(id)\n.sh': '#!/bin/sh\necho "ran in $PWD"\nls -A\n' })
      execFileSync('chmod', ['+x', repository.at('odd name/ü$(id)\n.sh')])
      const commit = repository.commit()
      const at = state === 'commit' ? { commit } : {}
      expect(await printed(repository, ['./odd name/ü$(id)\n.sh'], at)).toBe('ran in /repository\nodd name\n')
    },
  )

  it("are, for a commit, unchanged by git's filters and attributes", async () => {
    using repository = repositoryWith({
      '.gitattributes': 'a filter=evil export-ignore\n',
      a: '$Id$\n',
      b: 'x'.repeat(70_000),
    })
    const commit = repository.commit()
    repository.git('config', 'filter.evil.smudge', `touch ${temporary}/ran; cat`)
    expect(await printed(repository, ['cat', 'a'], { commit })).toBe('$Id$\n')
    expect(await printed(repository, ['sh', '-c', 'wc -c <b'], { commit })).toBe('70000\n')
  })

  it.each(['commit', 'work tree'])('include, for a %s, no link that leads outside', async (state) => {
    using repository = repositoryWith({ 'a/file': 'inside\n' })
    using outside = repositoryWith({ secret: 'outside' })
    repository.link('kept', 'a/file')
    repository.link('folder', 'a')
    repository.link('whole', outside.at('secret'))
    repository.link('up', `../${outside.path.split('/').at(-1)}/secret`)
    repository.link('a/twice', '../folder/../../etc/passwd')
    repository.link('system', '/etc')
    const commit = repository.commit()
    const at = state === 'commit' ? { commit } : {}
    const script = 'cat kept folder/file; cat whole up; [ system -ef /etc ] && echo own'
    expect(await printed(repository, ['sh', '-c', script], at)).toBe('inside\ninside\nown\n')
  })

  it.each(['commit', 'work tree'])('include, for a %s, no file of more than 32 MiB', async (state) => {
    using repository = repositoryWith({ a: 'x', 'b/large': 'x'.repeat(32 * 1024 ** 2 + 1), 'b/c': 'x' })
    const commit = repository.commit()
    const at = state === 'commit' ? { commit } : {}
    expect(await printed(repository, ['sh', '-c', 'ls . b'], at)).toBe('.:\na\nb\n\nb:\nc\n')
  })

  it('are not read through a folder that became a link', async () => {
    using repository = repositoryWith({ 'conf/a': 'inside', b: 'x' })
    using outside = repositoryWith({ a: 'outside' })
    repository.commit()
    repository.remove('conf')
    repository.link('conf', outside.path)
    expect(await printed(repository, ['sh', '-c', 'ls'])).toBe('b\n')
  })

  it('are refused if the commit has names such as .git or ..', async () => {
    using repository = repositoryWith({ a: 'x\n' })
    repository.commit()
    const blob = repository.git('rev-parse', 'HEAD:a')
    const raw = Buffer.from(blob, 'hex')
    const entry = (mode: string, name: string) => Buffer.concat([Buffer.from(`${mode} ${name}\0`), raw])
    const tree = execFileSync('git', ['hash-object', '-t', 'tree', '-w', '--stdin', '--literally'], {
      cwd: repository.path,
      input: Buffer.concat([
        entry('100644', '..'),
        entry('100644', '.GIT'),
        entry('100644', 'a'),
        entry('100644', 'b'),
      ]),
      encoding: 'utf8',
    }).trim()
    const commit = repository.git('commit-tree', '-m', 'x', tree)
    expect(await printed(repository, ['sh', '-c', 'ls -A'], { commit })).toContain(
      'git read-tree fails: "error: invalid path',
    )
  })

  it('are not written through a name that is both a link and a folder', async () => {
    using outside = repositoryWith()
    using repository = repositoryWith({ 'a/b': 'written\n', target: outside.path })
    repository.commit()
    const folder = Buffer.from(repository.git('rev-parse', 'HEAD:a'), 'hex')
    const link = Buffer.from(repository.git('rev-parse', 'HEAD:target'), 'hex')
    const tree = execFileSync('git', ['hash-object', '-t', 'tree', '-w', '--stdin', '--literally'], {
      cwd: repository.path,
      input: Buffer.concat([Buffer.from('120000 a\0'), link, Buffer.from('40000 a\0'), folder]),
      encoding: 'utf8',
    }).trim()
    const commit = repository.git('commit-tree', '-m', 'x', tree)
    expect(await printed(repository, ['cat', 'a/b'], { commit })).toBe('written\n')
    expect(readdirSync(outside.path)).toEqual(['.git'])
  })

  it('include an empty folder for each submodule', async () => {
    using repository = repositoryWith({ a: 'x' })
    const inner = repository.commit()
    repository.git('update-index', '--add', '--cacheinfo', `160000,${inner},sub`)
    repository.git('commit', '--quiet', '--message=sub')
    const commit = repository.git('rev-parse', 'HEAD')
    expect(await printed(repository, ['find', 'sub'], { commit })).toBe('sub\n')
    expect(await printed(repository, ['find', 'sub'])).toBe('sub\n')
  })

  it('cannot be read if the clone lacks the commit or its files, which is an error', async () => {
    using repository = repositoryWith({ a: 'x' })
    repository.commit()
    expect(await printed(repository, ['cat', 'a'], { commit: 'b'.repeat(40) })).toContain('git read-tree fails')
    expect(await printed(repository, ['cat', 'a'], { commit: '--index-output=x' })).toContain('git read-tree fails')
    repository.write('a', 'y')
    repository.commit()
    repository.git('config', 'uploadpack.allowFilter', 'true')
    using clone = repositoryWith()
    clone.git('remote', 'add', 'origin', `file://${repository.path}`)
    clone.git('fetch', '--quiet', '--filter=blob:none', 'origin')
    clone.git('checkout', '--quiet', 'origin/main')
    expect(await printed(clone, ['cat', 'a'])).toBe('y')
    expect(await printed(clone, ['cat', 'a'], { commit: clone.git('rev-parse', 'HEAD~1') })).toContain(
      'this clone is partial',
    )
  })
})

/** The name of the folder below /tmp that a path leads through; none for others. */
function folderBelowTmp(path: string): string[] {
  const [, name] = /^\/tmp\/([^/]+)/.exec(path) ?? []
  return name === undefined ? [] : [name]
}

describe('a rendering command', () => {
  it('gets its arguments unchanged, and no standard input', async () => {
    const odd = ['a b', '$HOME', '*', "it's", '', '--', '`id`']
    expect(await printedBy('printf', '[%s]', ...odd)).toBe(odd.map((text) => `[${text}]`).join(''))
    expect(await printedBy('sh', '-c', 'cat; echo end')).toBe('end\n')
  })

  it('may be a script in any language on PATH', async () => {
    expect(await printedBy('node', '-e', 'console.log("[mysqld]")')).toBe('[mysqld]\n')
    if (spawnable('python3')) expect(await printedBy('python3', '-c', 'print("[mysqld]")')).toBe('[mysqld]\n')
  })

  it('sees the targets of links in the folder of its program, as pipx makes them, and nothing else there', async () => {
    using repository = repositoryWith()
    using tools = repositoryWith({
      'venvs/tool/bin/tool': '#!/bin/sh\nfind "$1" | sort\n',
      'venvs/tool/lib/code': '',
      'venvs/secret': '',
      'home/.local/share/keyring': '',
      'home/.cloud/bin/cloud': '',
      'home/.cloud/credentials.json': '',
    })
    tools.link('home/.local/bin/tool', '../../../venvs/tool/bin/tool')
    execFileSync('chmod', ['-R', 'a+rx', tools.path])
    vi.stubEnv('PATH', [tools.at('home/.local/bin'), tools.at('home/.cloud/bin'), process.env.PATH].join(':'))
    vi.stubEnv('HOME', tools.at('home'))
    const seen = (await printed(repository, ['tool', tools.path])).trim().split('\n')
    const programs = ['home/.local/bin', 'home/.local/bin/tool', 'venvs/tool', 'venvs/tool/bin', 'venvs/tool/bin/tool']
    const clouds = ['home/.cloud', 'home/.cloud/bin', 'home/.cloud/bin/cloud']
    const around = [...clouds, '.', 'home', 'home/.local', 'venvs', 'venvs/tool/lib', 'venvs/tool/lib/code']
    expect(seen.toSorted()).toEqual([...programs, ...around].map((path) => tools.at(path)).sort())
  })

  it('has PATH, PWD, HOME, LANG and TMPDIR in its environment, and no secret', async () => {
    vi.stubEnv('GITHUB_TOKEN', 'ghs_secret')
    vi.stubEnv('QPSGATE_PASSWORD', 'hunter2')
    const text = await printedBy('sh', '-c', 'env; cat /proc/*/environ 2>/dev/null | tr "\\0" "\\n"; true')
    expect(text).not.toMatch(/ghs_secret|hunter2|GITHUB_TOKEN|QPSGATE_PASSWORD/)
    const names = (await printedBy('env'))
      .trim()
      .split('\n')
      .map((line) => line.split('=')[0])
    expect(names.sort()).toEqual(['HOME', 'LANG', 'PATH', 'PWD', 'TMPDIR'])
  })

  it('can write only to HOME, TMPDIR and /dev/shm, which are empty when it starts', async () => {
    const text = await printedBy(
      'sh',
      '-c',
      'ls -A "$HOME" /dev/shm; echo 1 >"$HOME/a" && mktemp >/dev/null && touch /dev/shm/a && cat "$HOME/a"',
    )
    // If programs are below /tmp, their folder is seen there.
    const seen = new Set([import.meta.dirname, ...(process.env.PATH ?? '').split(':')].flatMap(folderBelowTmp))
    const [shared, below] = text.split('\n\n')
    expect(shared).toBe('/dev/shm:')
    const names = below?.trimEnd().split('\n') ?? []
    expect(names.filter((name) => !seen.has(name))).toEqual(['/tmp:', '1'])
    const wrote = 'for each; do touch "$each" 2>/dev/null && echo "$each"; done; echo end'
    const places = ['/x', '/repository/x', '/usr/x', '/etc/x', '/dev/x', '/usr/bin/env', '/proc/sys/kernel/hostname']
    expect(await printedBy('sh', '-c', wrote, 'sh', ...places)).toBe('end\n')
  })

  it('cannot write enough to fill the disk', async () => {
    expect(await printedBy('sh', '-c', 'head -c 300000000 /dev/zero >/tmp/x; wc -c </tmp/x')).toMatch(/^2\d{8}\n$/)
  })

  it('sees no home directory, no repository and no other files', async () => {
    using repository = repositoryWith({ a: 'x' })
    using home = repositoryWith({ '.docker/config.json': 'secret' })
    vi.stubEnv('HOME', home.path)
    const paths = [
      repository.at('.git'),
      repository.path,
      home.path,
      '/root/.ssh',
      '/run',
      '/var/run',
      '/srv',
      temporary,
      '/sys',
      '/dev/shm/x',
    ]
    const script = 'for each; do [ -e "$each" ] && echo "$each"; done; echo end'
    expect(await printed(repository, ['sh', '-c', script, 'sh', ...paths])).toBe('end\n')
  })

  it('reaches no network, not even a server on this machine', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const connect = `require('net').connect(${port}, '127.0.0.1')
      .on('connect', () => console.log('connected')).on('error', (error) => console.log(error.code))`
    // The same program connects where there is no box.
    const connected = new Promise((resolve) => server.once('connection', (socket) => resolve(socket.destroy())))
    spawn('node', ['-e', connect], { stdio: 'ignore' })
    await connected
    let connections = 0
    server.on('connection', () => {
      connections += 1
    })
    expect(await printedBy('node', '-e', connect)).toMatch(/^E(?:NETUNREACH|CONNREFUSED)\n$/)
    expect(connections).toBe(0)
    server.close()
  })

  it('inherits no open file that leads out of its box', async () => {
    const open = openSync('/', 'r')
    try {
      using repository = repositoryWith({ a: '' })
      const look = 'ls -l /proc/self/fd/30; ls /proc/self/fd/30/root; echo end'
      const args = ['--input-type=module', '-e', scriptFor(SOURCE), repository.path, 'sh', '-c', look]
      // Node releases the descriptors after the standard ones.
      const stdio = Array.from({ length: 31 }, (_, fd) => (fd === 30 ? open : fd < 3 ? 'pipe' : 'ignore'))
      const answer = execFileSync(process.execPath, args, { stdio, encoding: 'utf8' })
      expect(JSON.parse(answer)).toMatchObject({ kind: 'text', text: expect.stringMatching(/-> \/dev\/null\nend\n$/) })
    } finally {
      closeSync(open)
    }
  })

  it('has no capabilities, and cannot get any or unmount anything', async () => {
    const status = await printedBy('grep', '-E', '^(Cap|NoNewPrivs)', '/proc/self/status')
    expect(
      status
        .trim()
        .split('\n')
        .map((line) => line.split(/\s+/)[1]),
    ).toEqual([...Array(5).fill('0'.repeat(16)), '1'])
    expect(
      await printedBy(
        'sh',
        '-c',
        'umount /usr; umount /repository; unshare --user --map-root-user --mount umount /usr; echo end',
      ),
    ).toBe('end\n')
  })

  it('sees only its own processes', async () => {
    const pids = (await printedBy('sh', '-c', 'ls /proc | grep -E "^[0-9]+$"')).trim().split('\n')
    expect(pids.length).toBeLessThan(8)
  })
})

describe('a rendering command that fails', () => {
  it('is reported with its exit code and its last output', async () => {
    using repository = repositoryWith({ a: '' })
    const script =
      'echo text; for n in 1 2 3 4; do echo "line $n" >&2; done; printf "\\033[31m::error::x\\n" >&2; exit 3'
    expect(await render(repository, ['sh', '-c', script])).toEqual({
      kind: 'failed',
      why: 'it ended with exit code 3; it said last: "line 3", "line 4", "\\u001b[31m::error::x"',
    })
  })

  it.each([
    ['echo "curl: (6) Could not resolve host: example.org" >&2; exit 6', true],
    ['mkdir node_modules || exit 1', true],
    [
      `node -e 'require("net").connect(443, "registry.example").on("error", ({message}) => {console.error(message); process.exit(1)})'`,
      true,
    ],
    ['echo "no such option" >&2; exit 1', false],
  ])(
    'is reported with a hint at the box if its output shows that it lacks network or files: %s → %s',
    async (script, isTold) => {
      const why = await printedBy('sh', '-c', script)
      expect(
        why.endsWith(
          '; it runs in a box without a network, and writes to /tmp only: install what it needs in a step before, in a folder on PATH',
        ),
      ).toBe(isTold)
    },
  )

  it('is reported if its program is missing', async () => {
    expect(await printedBy('no-such-program', 'x')).toMatch(/^failed: it ended with exit code 127; .*no-such-program/)
    expect(await printedBy('./not-here.sh')).toMatch(/^failed: it ended with exit code 127; .*not-here/)
  })

  it('is reported if it printed nothing', async () => {
    expect(await printedBy('true')).toBe('failed: it printed nothing')
    expect(await printedBy('sh', '-c', 'echo; echo oh >&2')).toBe('failed: it printed nothing; it said last: "oh"')
  })

  it('is reported if a signal ended it', async () => {
    expect(await printedBy('sh', '-c', 'kill -SEGV $$')).toContain('failed: it ended with exit code 139')
  })

  it('is ended at its time limit with all its children', async () => {
    using repository = repositoryWith()
    const seconds = `98${process.pid}`
    const script = `setsid sleep ${seconds} & (setsid sh -c 'trap "" TERM; sleep ${seconds}; true' &) ; echo begun; sleep ${seconds}`
    const rendering = render(repository, ['sh', '-c', script], { seconds: 2 })
    await expect.poll(() => isRunning(`sleep ${seconds}`)).toBe(true)
    expect(await rendering).toEqual({ kind: 'failed', why: 'it was ended after 2 s' })
    await expect.poll(() => isRunning(`sleep ${seconds}`)).toBe(false)
  })

  it('leaves no child running after its own end', async () => {
    const seconds = `97${process.pid}`
    const began = performance.now()
    expect(await printedBy('sh', '-c', `setsid sleep ${seconds} & echo done`)).toBe('done\n')
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(isRunning(`sleep ${seconds}`)).toBe(false)
  })

  it('is ended once it has printed too much', async () => {
    using repository = repositoryWith()
    expect(await render(repository, ['yes'])).toEqual({
      kind: 'failed',
      why: 'it was ended as it printed more than 1048576 bytes',
    })
    expect(await printed(repository, ['sh', '-c', 'printf 1234'], { bytes: 4 })).toBe('1234')
    expect(await printed(repository, ['sh', '-c', 'printf 12345'], { bytes: 4 })).toContain('more than 4 bytes')
    expect(await printed(repository, ['sh', '-c', 'yes | head -c 9000000 >&2; echo ok'])).toBe('ok\n')
  })

  it('is ended if the run is stopped', async () => {
    using repository = repositoryWith()
    const seconds = `96${process.pid}`
    const controller = new AbortController()
    const rendering = renderAt(['sleep', seconds], { kind: 'work-tree', top: repository.path }, controller.signal)
    const stopped = expect(rendering).rejects.toThrow('enough')
    await expect.poll(() => isRunning(`sleep ${seconds}`)).toBe(true)
    controller.abort(new Error('enough'))
    await stopped
    await expect.poll(() => isRunning(`sleep ${seconds}`)).toBe(false)
    await expect(renderAt(['true'], { kind: 'work-tree', top: repository.path }, controller.signal)).rejects.toThrow(
      'enough',
    )
  })
})

describe.runIf(IS_ROOT)('the box of a rendering command', () => {
  const USER = ['--reuid=65534', '--regid=65534', '--clear-groups']
  let copy: ReadableCopy
  beforeAll(() => {
    copy = new ReadableCopy()
  })
  afterAll(() => copy[Symbol.dispose]())

  function rendered(wrapper: readonly string[], command: Command): RenderOutcome {
    using repository = repositoryWith({ a: 'inside\n' })
    repository.commit()
    execFileSync('chown', ['-R', '65534:65534', repository.path])
    const [program = '', ...args] = [
      ...wrapper,
      copy.node,
      '--input-type=module',
      '-e',
      scriptFor(copy.source),
      repository.path,
      ...command,
    ]
    const env = { PATH: process.env.PATH, HOME: '/nonexistent', TMPDIR: '/tmp', GITHUB_TOKEN: 'ghs_secret' }
    return JSON.parse(execFileSync(program, args, { encoding: 'utf8', env, cwd: '/' }))
  }

  it('has a user namespace if an ordinary user makes it', () => {
    const script =
      'cat a; tr "\\0" "\\n" </proc/1/environ | grep -c TOKEN; cd /proc/1/root && ls root run .ssh; umount /usr; ' +
      'unshare --user --map-root-user --mount umount /usr; for each in /repository/x /usr/x /etc/x; do touch $each; done; ' +
      'env | grep -c TOKEN; grep CapEff /proc/self/status; echo end'
    expect(rendered(['setpriv', ...USER], ['sh', '-c', script])).toMatchObject({
      kind: 'text',
      text: 'inside\n0\n0\nCapEff:\t0000000000000000\nend\n',
    })
  })

  it('cannot be made if the kernel refuses user namespaces, and the error names the remedy', () => {
    const refusing = 'echo 0 >/proc/sys/user/max_user_namespaces; exec setpriv --ambient-caps=-all --inh-caps=-all "$@"'
    const inner = [
      'unshare',
      '--user',
      '--map-user=65534',
      '--map-group=65534',
      '--keep-caps',
      'sh',
      '-c',
      refusing,
      'sh',
    ]
    expect(rendered(['setpriv', ...USER, ...inner], ['cat', 'a'])).toEqual({
      kind: 'failed',
      why: expect.stringMatching(
        /^this machine makes no box for programs: bwrap: .*; needs unprivileged user namespaces, or root; user\.max_user_namespaces=0 forbids it/,
      ),
    })
  })

  it('cannot be made if root lacks the right to change users', () => {
    const settings = ['env', 'GIT_CONFIG_COUNT=1', 'GIT_CONFIG_KEY_0=safe.directory', 'GIT_CONFIG_VALUE_0=*']
    expect(rendered([...settings, 'setpriv', '--bounding-set=-sys_admin', '--inh-caps=-all'], ['cat', 'a'])).toEqual({
      kind: 'failed',
      why: expect.stringContaining('root needs the capability CAP_SYS_ADMIN'),
    })
  })
})

function spawnable(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
