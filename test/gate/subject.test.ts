import { chmodSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SubjectRequest } from '../../src/core/request/measured-request.ts'
import { isExpression } from '../../src/core/setting/setting.ts'
import { LARGEST_OPTION_FILE_BYTES, largestBytes } from '../../src/core/sources/option-includes.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { resultWarning } from '../../src/core/warnings/warnings.ts'
import { readSubject } from '../../src/gate/subject.ts'
import { Repository } from '../edges/git/git-repository.ts'
import { FakeTools } from '../setup/fake-tools.ts'
import { refusal } from '../setup/messages.ts'

const SUITE = 'name: s\nworkloads: [oltp_read_only]\nthreads: [1]\ncontrol: off\nscenarios:\n  off:\n'
const LONG = 'sort_buffer_size=1M\njoin_buffer_size=2M\nthread_cache_size=9\n'

let repository: Repository
let tools: FakeTools
const home = process.cwd()

beforeAll(() => {
  tools = new FakeTools()
})
afterAll(() => {
  tools[Symbol.dispose]()
  vi.unstubAllEnvs()
})

beforeEach(() => {
  repository = new Repository()
  process.chdir(repository.path)
})
afterEach(() => {
  process.chdir(home)
  repository[Symbol.dispose]()
})

/** `name=value file:line` of every option, by scenario. */
function optionsOf(suite: Suite | undefined): Record<string, string[]> {
  return Object.fromEntries(
    (suite?.scenarios ?? []).map(({ name, options }) => [
      name,
      options.map(
        (option) => `${isExpression(option) ? '!' : ''}${option.name}=${option.text} ${option.file}:${option.line}`,
      ),
    ]),
  )
}

async function read(request: SubjectRequest) {
  const { suite, base, warnings } = await readSubject(request)
  return {
    head: optionsOf(suite),
    base: optionsOf(base),
    warnings: warnings.map(resultWarning).map(({ code, message }) => `${code} ${message}`),
  }
}

const config = (paths: string | readonly string[], base = 'HEAD') =>
  read({ kind: 'config', paths: typeof paths === 'string' ? [paths] : paths, base })

describe('option files that are compared', () => {
  it('are one scenario each, even if the same path is given twice', async () => {
    repository.write('a.cnf', '[mysqld]\na=1\n')
    repository.write('b.cnf', '[mysqld]\nb=1\n')
    repository.commit()
    repository.write('a.cnf', '[mysqld]\na=2\n')
    repository.write('b.cnf', '[mysqld]\nb=2\n')
    const subject = await readSubject({ kind: 'config', paths: ['a.cnf', 'b.cnf', './a.cnf'], base: 'main' })
    expect(subject.suite).toMatchObject({ name: 'a.cnf, b.cnf, ./a.cnf', control: 'a.cnf' })
    expect(optionsOf(subject.suite)).toEqual({ 'a.cnf': ['a=2 a.cnf:2'], 'b.cnf': ['b=2 b.cnf:2'] })
    expect(optionsOf(subject.base)).toEqual({ 'a.cnf': ['a=1 a.cnf:2'], 'b.cnf': ['b=1 b.cnf:2'] })
  })

  it('are the changed ones, of which the first is the control, or all if none changed', async () => {
    repository.write('a.cnf', '[mysqld]\na=1\n')
    repository.write('b.cnf', '[mysqld]\nb=1\n')
    repository.commit()
    const read = () => readSubject({ kind: 'config', paths: ['a.cnf', 'b.cnf'], base: 'main' })
    expect(Object.keys(optionsOf((await read()).suite) ?? {})).toEqual(['a.cnf', 'b.cnf'])
    repository.write('b.cnf', '[mysqld]\nb=2\n')
    const { suite, base } = await read()
    expect(suite.control).toBe('b.cnf')
    expect(optionsOf(suite)).toEqual({ 'b.cnf': ['b=2 b.cnf:2'] })
    expect(Object.keys(optionsOf(base) ?? {})).toEqual(['a.cnf', 'b.cnf'])
  })

  it('are found from another folder, and by their absolute paths', async () => {
    repository.write('conf/my.cnf', '[mysqld]\na=1\n')
    repository.write('deep/x', '')
    repository.commit()
    process.chdir(repository.at('deep'))
    expect((await config('../conf/my.cnf')).base).toEqual({ '../conf/my.cnf': ['a=1 ../conf/my.cnf:2'] })
    process.chdir(home)
    const whole = repository.at('conf/my.cnf')
    expect((await config(whole)).base).toEqual({ [whole]: [`a=1 ${whole}:2`] })
  })

  it('are compared with a file or directory on disk if that is their base, even outside of a repository', async () => {
    repository.write('my.cnf', '[mysqld]\na=2\n')
    repository.write('old.cnf', '[mysqld]\na=1\n')
    repository.write('old.d/x.cnf', '[mysqld]\na=0\n')
    expect(await config('my.cnf', 'old.cnf')).toEqual({
      head: { 'my.cnf': ['a=2 my.cnf:2'] },
      base: { 'my.cnf': ['a=1 old.cnf:2'] },
      warnings: [],
    })
    expect((await config('my.cnf', 'old.d')).base).toEqual({ 'my.cnf': ['a=0 old.d/x.cnf:2'] })
    repository.remove('.git')
    expect((await config('my.cnf', 'old.cnf')).base).toEqual({ 'my.cnf': ['a=1 old.cnf:2'] })
  })
})

describe('a change that git does not show completely', () => {
  it('causes a warning about a submodule at another commit, whose files are not compared', async () => {
    using inner = new Repository()
    inner.write('my.cnf', '[mysqld]\nsort_buffer_size=1M\n')
    inner.commit()
    repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.path, 'db')
    repository.commit()
    repository.write('db/my.cnf', '[mysqld]\nsort_buffer_size=8M\n')
    repository.git('-C', 'db', '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-am', 'larger')
    repository.commit()
    const { head, warnings } = await config([], 'HEAD~1')
    expect(Object.values(head).flat()).toEqual([])
    expect(warnings).toContainEqual(expect.stringMatching(/^submodules-unread db is a submodule/))
  })

  it('causes a warning about a file whose name is not UTF-8, and which does not count as deleted', async () => {
    repository.write('my.cnf', '[mysqld]\n')
    repository.commit()
    writeFileSync(Buffer.from('bad\xff.cnf', 'latin1'), '[mysqld]\nsort_buffer_size=8M\n')
    repository.commit()
    const { warnings } = await config([], 'HEAD~1')
    expect(warnings).toContainEqual(expect.stringMatching(/^names-unread bad\uFFFD\.cnf changed/))
    expect(warnings.filter((each) => each.startsWith('config-deleted'))).toEqual([])
  })
})

describe('an option file', () => {
  it('that was renamed is compared with the old file and the files that the old file included', async () => {
    repository.write('old/my.cnf', `[mysqld]\n${LONG}!include more.cnf\n`)
    repository.write('old/more.cnf', '[mysqld]\nm=1\n')
    repository.commit()
    repository.write('new/x', '')
    repository.git('mv', 'old/my.cnf', 'new/my.cnf')
    repository.write('new/my.cnf', `[mysqld]\n${LONG}a=1\n`)
    const { head, base, warnings } = await config('new/my.cnf')
    expect(head['new/my.cnf']?.at(-1)).toBe('a=1 new/my.cnf:5')
    expect(base['new/my.cnf']?.slice(-2)).toEqual(['thread_cache_size=9 old/my.cnf:4', 'm=1 old/more.cnf:2'])
    expect(warnings).toEqual(['config-renamed new/my.cnf was called old/my.cnf, and is compared with it'])
  })

  it('that was renamed with its directory is compared with the same file in the old directory', async () => {
    repository.write('old.d/a.cnf', `[mysqld]\n${LONG}`)
    repository.commit()
    repository.git('mv', 'old.d', 'new.d')
    const { base, warnings } = await config('new.d')
    expect(base['new.d']?.[0]).toBe('sort_buffer_size=1M old.d/a.cnf:2')
    expect(warnings).toEqual([
      'config-renamed new.d was called old.d, and is compared with it',
      'files-looked-at looked at new.d and 1 other changed file',
    ])
  })

  it('that was renamed is refused under its old path, and the error names the new path', async () => {
    repository.write('old/my.cnf', `[mysqld]\n${LONG}`)
    repository.write('old.d/a.cnf', `[mysqld]\n${LONG}b=1\n`)
    repository.commit()
    repository.write('new/x', '')
    repository.git('mv', 'old/my.cnf', 'new/mysql.cnf')
    repository.write('new/mysql.cnf', `[mysqld]\n${LONG}a=1\n`)
    repository.git('mv', 'old.d', 'new.d')
    const says = (path: string, later: string) =>
      `--config ${path}: it was renamed to ${later} since HEAD; name ${later} instead: with --config, in a workflow with the input config`
    expect(await refusal(config('old/my.cnf'))).toBe(says('old/my.cnf', 'new/mysql.cnf'))
    expect(await refusal(config('old.d'))).toBe(says('old.d', 'new.d'))
    const whole = (path: string) => repository.at(path)
    expect(await refusal(config(whole('old/my.cnf')))).toBe(says(whole('old/my.cnf'), whole('new/mysql.cnf')))
    // The commit that renamed it has it under its new name alone.
    repository.commit()
    expect((await config('new/mysql.cnf', 'HEAD~1')).warnings).toEqual([
      'config-renamed new/mysql.cnf was called old/my.cnf, and is compared with it',
    ])
    expect(await refusal(config('old/my.cnf', 'HEAD~1'))).toContain('it was renamed to new/mysql.cnf since HEAD~1')
  })

  it("that was deleted is measured as the server's defaults, even if an unlike file was added", async () => {
    repository.write('my.cnf', `[mysqld]\n${LONG}`)
    repository.commit()
    repository.remove('my.cnf')
    repository.write('other.cnf', '[mysqld]\nmax_connections=5\n')
    repository.git('add', '.')
    expect((await config('my.cnf')).warnings).toEqual([
      'config-deleted my.cnf sets nothing any more: it is measured as the server’s defaults',
    ])
  })

  it('that never existed is refused', async () => {
    repository.commit()
    repository.write('old.cnf', '')
    // A file for the base says nothing about a path that does not exist.
    expect(await refusal(config('my.cnf', 'old.cnf'))).toBe('--config my.cnf: there is no such file or directory')
  })
})

describe('option files are refused if they', () => {
  it('lead out of the repository, by path or link', async () => {
    repository.link('passwd.cnf', '/etc/passwd')
    repository.link('etc', '/etc')
    repository.link('gone.cnf', '/nowhere/my.cnf')
    repository.link('inside.cnf', 'real.cnf')
    repository.write('real.cnf', '[mysqld]\na=1\n')
    repository.commit()
    const says = (path: string, real: string) =>
      `--config ${path} leads to ${real}, out of the repository ${repository.path}; name a file inside of it`
    expect(await refusal(config('passwd.cnf'))).toBe(says('passwd.cnf', '/etc/passwd'))
    expect(await refusal(config('etc'))).toBe(says('etc', '/etc'))
    expect(await refusal(config('etc/passwd'))).toBe(says('etc/passwd', '/etc/passwd'))
    expect(await refusal(config('gone.cnf'))).toBe(says('gone.cnf', '/nowhere/my.cnf'))
    expect(await refusal(config('etc/passwd', 'real.cnf'))).toBe(says('etc/passwd', '/etc/passwd'))
    expect((await config('inside.cnf')).head).toEqual({ 'inside.cnf': ['a=1 inside.cnf:2'] })
    repository.link('git.cnf', '.git/config')
    expect(await refusal(config('git.cnf'))).toContain('git.cnf leads to')
  })

  it('lie in no repository, or in two', async () => {
    using other = new Repository()
    other.write('my.cnf', '')
    repository.write('my.cnf', '')
    repository.commit()
    expect(await refusal(config('/etc/passwd'))).toContain('--config /etc/passwd is in no git repository')
    expect(await refusal(config(['my.cnf', other.at('my.cnf')]))).toBe(
      `--config names files of ${repository.path} and of ${other.path}; gate them one by one`,
    )
  })

  it('are too large or binary, now or at the base', async () => {
    repository.write('large.cnf', '\n'.repeat(LARGEST_OPTION_FILE_BYTES + 1))
    repository.write('binary.cnf', '[mysqld]\na=\0\n')
    repository.commit()
    const says = [
      'large.cnf:1:  a file which has 1048577 bytes; allowed: an option file of at most 1048576 bytes',
      'binary.cnf:1: a file which is binary (it has NUL characters); allowed: an option file, which is text',
    ].join('\n')
    expect(await refusal(config(['large.cnf', 'binary.cnf']))).toBe(`the configuration is not valid\n${says}`)
    repository.write('large.cnf', '')
    repository.write('binary.cnf', '')
    expect(await refusal(config(['large.cnf', 'binary.cnf']))).toBe(
      `--base HEAD: the configuration was not valid there\n${says}`,
    )
  })

  it('are several, or none, while the base is a single file', async () => {
    repository.write('a.cnf', '')
    repository.write('b.cnf', '')
    repository.commit()
    expect(await refusal(config(['a.cnf', 'b.cnf'], './b.cnf'))).toBe(
      '--base ./b.cnf can be only one of a.cnf, b.cnf before the change; give a git ref',
    )
    expect(await refusal(config([], './b.cnf'))).toBe(
      '--base ./b.cnf is a file; name the one that it was with --config, or give a git ref',
    )
  })
})

describe('a suite', () => {
  const suite = (base?: string, file = 'suite.yml') => read({ kind: 'suite', file, base })

  it('is compared with another suite file if that is its base, with the option files beside that file', async () => {
    repository.write('suite.yml', `${SUITE}    config: my.cnf\n`)
    repository.write('my.cnf', '[mysqld]\na=2\n')
    repository.write('old/before.yml', `${SUITE}    config: my.cnf\n`)
    repository.write('old/my.cnf', '[mysqld]\na=1\n')
    expect(await suite('old/before.yml')).toMatchObject({
      head: { off: ['a=2 my.cnf:2'] },
      base: { off: ['a=1 my.cnf:2'] },
    })
  })

  it.each(['quickstart', 'quickstart.yml', 'scenarios/quickstart.yml'])(
    'is, under the missing name %s, a suite that comes with qpsgate, and the user is told its path',
    async (file) => {
      repository.commit()
      const messages: string[] = []
      const request = { kind: 'suite', file, base: undefined } as const
      const fallback = (await readSubject(request, (text) => messages.push(text))).suite
      const shipped = resolve(import.meta.dirname, '../../scenarios/quickstart.yml')
      expect(fallback).toMatchObject({ name: 'quickstart', file: shipped })
      expect(messages).toEqual([`suite: ${shipped}, which comes with qpsgate`])
      repository.write(file, SUITE)
      const suite = (await readSubject(request, (text) => messages.push(text))).suite
      expect(suite).toMatchObject({ name: 's', file })
      expect(messages).toHaveLength(1)
    },
  )

  it('that was deleted is not replaced by a suite that comes with qpsgate', async () => {
    repository.write('scenarios/quickstart.yml', SUITE)
    repository.commit()
    repository.remove('scenarios/quickstart.yml')
    const gone = 'cannot read the suite scenarios/quickstart.yml: there is no such file'
    expect(await refusal(suite('HEAD', 'scenarios/quickstart.yml'))).toContain(gone)
    const request = { kind: 'suite', file: 'scenarios/quickstart.yml', base: undefined, ruledBy: 'HEAD' } as const
    expect(await refusal(readSubject(request))).toContain(gone)
  })

  it.each(['../scenarios/quickstart', 'lua/rows', 'package.json', 'scenarios/', ''])(
    'is never, under the name "%s", a suite that comes with qpsgate',
    async (file) => expect(await refusal(suite(undefined, file))).toContain('there is no such file'),
  )

  it('is refused if it is missing or unreadable, now or at the base', async () => {
    repository.commit()
    repository.write('suite.yml', SUITE)
    repository.write('large.yml', ' '.repeat(largestBytes('large.yml') + 1))
    repository.write('binary.yml', '\0')
    const says = (file: string, why: string) =>
      `cannot read the suite ${file}: ${why}; give the path of a suite file, or the name of one that comes with qpsgate`
    expect(await refusal(suite(undefined, 'gone.yml'))).toBe(says('gone.yml', 'there is no such file'))
    expect(await refusal(suite(undefined, 'large.yml'))).toBe(says('large.yml', 'it is larger than 8 MiB'))
    expect(await refusal(suite(undefined, 'binary.yml'))).toBe(says('binary.yml', 'it is binary'))
    expect(await refusal(suite('HEAD'))).toBe('--base HEAD: suite.yml did not exist there; leave --base out')
    expect(await refusal(suite('.'))).toBe('--base . is a directory; give the old suite file, or a git ref')
    expect(await refusal(suite('binary.yml'))).toBe('--base binary.yml: cannot read suite.yml there: it is binary')
    repository.link('out.yml', '/etc/passwd')
    repository.commit()
    repository.remove('out.yml')
    repository.write('out.yml', SUITE)
    expect(await refusal(suite('HEAD', 'out.yml'))).toBe(
      '--base HEAD: cannot read out.yml there: it is outside of the repository',
    )
  })
})

describe('a script or server program that a suite names', () => {
  const OWN = SUITE.replace('[oltp_read_only]', '[load.lua]')

  it('is used, but not if a fork names a script that the base does not have', async () => {
    repository.write('suite.yml', OWN)
    repository.write('load.lua', 'function event() end\n')
    repository.commit()
    const request = { kind: 'suite', file: 'suite.yml', base: 'HEAD' } as const
    const foreign = { ...request, isForeign: true }
    expect((await readSubject(foreign)).suite.workloads[0].source).toBe('function event() end\n')
    repository.write('load.lua', 'function event() os.execute("id") end\n')
    expect((await readSubject(request)).suite.workloads[0].source).toContain('os.execute')
    expect(await refusal(readSubject(foreign))).toBe(
      'suite.yml: the script load.lua of a pull request from a fork is not run, because it is not that of the base; a maintainer can add it in a change of its own',
    )
    expect(await refusal(readSubject({ ...foreign, base: undefined }))).toContain('is not run')
  })

  it.each([
    ['that the base does not name', SUITE, 'server: { binary: /opt/mine/mysqld }\n', 'the base does not name it'],
    [
      'of a scenario, that the base does not name',
      SUITE,
      '  on: { binary: /opt/mine/mysqld }\n',
      'the base does not name it',
    ],
    [
      'that lies in the checkout, whatever the base names',
      `${SUITE}server: { binary: ./mysqld }\n`,
      '# ours\n',
      'it lies in the checkout',
    ],
  ])('is refused if it comes from a fork and is a server program %s', async (_, base, more, why) => {
    repository.write('suite.yml', base)
    repository.commit()
    repository.write('suite.yml', `${base}${more}`)
    const request = { kind: 'suite', file: 'suite.yml', base: 'HEAD' } as const
    expect((await readSubject(request)).suite.name).toBe('s')
    const refused = await refusal(readSubject({ ...request, isForeign: true }))
    expect(refused).toContain(`mysqld of a pull request from a fork is not run, because ${why}; `)
  })
})

it.each([
  ['image', 'mysql:8.0', 'mysql:9.7'],
  ['binary', '/opt/8.0/mysqld', '/opt/9.7/mysqld'],
] as const)(
  'a changed server %s of a suite is a change of each scenario, unless another server is measured',
  async (kind, old, now) => {
    const of = (name: string) => `${SUITE}server: { ${kind}: "${name}" }\n`
    repository.write('suite.yml', of(old))
    repository.commit()
    repository.write('suite.yml', of(now))
    const request = { kind: 'suite', file: 'suite.yml', base: 'HEAD' } as const
    const programs = (suite: Suite | undefined) => suite?.scenarios.map(({ program }) => program?.name)
    const { suite, base } = await readSubject(request)
    expect([programs(base), programs(suite)]).toEqual([[old], [now]])
    expect(suite.scenarios[0].programPlace?.line).toBe(SUITE.split('\n').length)
    const elsewhere = await readSubject(request, undefined, { readsImages: false, memoryBytes: undefined })
    expect([programs(elsewhere.base), programs(elsewhere.suite)]).toEqual([[undefined], [undefined]])
  },
)

describe('a change in a git repository', () => {
  const MY_CNF = '[mysqld]\nmax_connections=100\n'
  const COMPOSE = 'services:\n  db:\n    image: mysql:8.4\n    volumes: ["./conf/my.cnf:/etc/my.cnf"]\n'

  beforeEach(() => {
    repository.write('compose.yml', COMPOSE)
    repository.write('conf/my.cnf', MY_CNF)
    repository.write('README.md', 'innodb_flush_log_at_trx_commit = 1\n')
    repository.write('src/main.go', 'const dsn = "innodb_flush_log_at_trx_commit=1"\n')
    repository.write('tests/my.cnf', MY_CNF)
    repository.commit()
  })

  it('changes no server if it consists of texts, code, tests and keys that configure no server', async () => {
    repository.write('README.md', 'innodb_flush_log_at_trx_commit = 2\n')
    repository.write('src/main.go', 'const dsn = "innodb_flush_log_at_trx_commit=2"\n')
    repository.write('tests/my.cnf', '[mysqld]\nmax_connections=7\n')
    repository.write('compose.yml', `${COMPOSE}    restart: always\n`)
    expect(await config([])).toEqual({
      head: { 'changed files': [] },
      base: { 'changed files': [] },
      warnings: [
        expect.stringMatching(/^tool-missing compose\.yml was read as written/),
        'files-looked-at looked at compose.yml and 3 other changed files',
        'lines-beside also changed beside the settings, and not measured: compose.yml:5 ("restart")',
      ],
    })
  })

  it('is found in the changed option file if no file is named', async () => {
    repository.write('conf/my.cnf', '[mysqld]\nmax_connections=101\n')
    const { head, base, warnings } = await config([])
    expect(head).toEqual({ 'conf/my.cnf': ['max_connections=101 conf/my.cnf:2'] })
    expect(base).toEqual({ 'conf/my.cnf': ['max_connections=100 conf/my.cnf:2'] })
    expect(warnings).toEqual([])
  })

  it('of an option file and of the image in the file that mounts it is a change of one server', async () => {
    repository.write('compose.yml', COMPOSE.replace('8.4', '9.7'))
    repository.write('conf/my.cnf', '[mysqld]\nmax_connections=101\n')
    const { suite, base } = await readSubject({ kind: 'config', paths: [], base: 'HEAD' })
    expect(optionsOf(suite)).toEqual({ 'compose.yml': ['max_connections=101 conf/my.cnf:2'] })
    expect([suite, base].map((each) => each?.scenarios[0]?.program?.name)).toEqual(['mysql:9.7', 'mysql:8.4'])
  })

  it('of a renamed file is compared with the old file', async () => {
    repository.write('conf/my.cnf', `${MY_CNF}${LONG}`)
    repository.commit()
    repository.git('mv', 'conf/my.cnf', 'conf/db.cnf')
    repository.write('conf/db.cnf', `[mysqld]\nmax_connections=101\n${LONG}`)
    const { head, base, warnings } = await config([])
    expect(head['conf/db.cnf']?.[0]).toBe('max_connections=101 conf/db.cnf:2')
    expect(base['conf/db.cnf']?.[0]).toBe('max_connections=100 conf/my.cnf:2')
    expect(warnings).toEqual(['config-renamed conf/db.cnf was called conf/my.cnf, and is compared with it'])
  })

  it('is refused if the named files configure no server', async () => {
    repository.write('.env', 'COLOUR=red\n')
    repository.commit()
    repository.write('conf/my.cnf', '[mysqld]\nmax_connections=101\n')
    await expect(readSubject({ kind: 'config', paths: ['.env'], base: 'HEAD' })).rejects.toThrow(
      '--config .env: no MySQL or MariaDB server is configured in .env; name a file that configures one, or none, so that all changed files count',
    )
  })

  it('leaves out files that --exclude or the base’s .qpsgateignore excludes', async () => {
    repository.write('.qpsgateignore', '# old ones\nlegacy/\n')
    const names = ['conf/my.cnf', 'legacy/my.cnf', 'test/a.cnf', 'own/my.cnf']
    for (const name of names) repository.write(name, '[mysqld]\nmax_connections=100\n')
    repository.commit()
    for (const name of names) repository.write(name, '[mysqld]\nmax_connections=101\n')
    // A change excludes nothing by itself.
    repository.write('.qpsgateignore', 'legacy/\nown/\n')
    const read = await readSubject({ kind: 'config', paths: [], base: 'HEAD', exclude: ['test/*.cnf'] })
    expect(read.suite.scenarios.map(({ name }) => name)).toEqual(['conf/my.cnf', 'own/my.cnf'])
    expect(read.warnings).toContainEqual({ code: 'files-excluded', files: ['legacy/my.cnf', 'test/a.cnf'] })
  })

  it('leaves out a named file that does not exist if another named file exists', async () => {
    repository.write('conf/my.cnf', '[mysqld]\nmax_connections=101\n')
    expect((await config(['conf/my.cnf', 'later.cnf'])).head).toEqual({
      'conf/my.cnf': ['max_connections=101 conf/my.cnf:2'],
    })
  })
})

describe('files other than option files', () => {
  const COMPOSE = [
    'services:',
    '  db:',
    '    image: mysql:8.4',
    '    command: --max-connections=100',
    '  cache:',
    '    image: mariadb:11.4',
    '    command: --max-connections=7',
  ]
  const composed = (...edits: readonly (readonly [line: number, text: string])[]) =>
    COMPOSE.map((line, index) => edits.find(([number]) => number === index + 1)?.[1] ?? line).join('\n')
  const programs = (suite: Suite | undefined) =>
    Object.fromEntries((suite?.scenarios ?? []).map(({ name, program }) => [name, program?.name]))
  const compose = (paths: readonly string[] = ['compose.yml']) => ({ kind: 'config', paths, base: 'HEAD' }) as const

  beforeEach(() => {
    repository.write('compose.yml', composed())
    repository.commit()
  })

  it('give a scenario of a suite the options of one of their servers', async () => {
    const optionsFrom = async (file: string) => {
      repository.write('suite.yml', `${SUITE}  on: { config: "${file}" }\n`)
      return optionsOf((await readSubject({ kind: 'suite', file: 'suite.yml', base: undefined })).suite).on
    }
    expect(await optionsFrom('compose.yml#cache')).toEqual(['max-connections=7 compose.yml:7'])
    await expect(optionsFrom('compose.yml')).rejects.toThrow(
      /"compose\.yml", which configures several servers; allowed: compose\.yml#db, compose\.yml#cache/,
    )
    await expect(optionsFrom('compose.yml#web')).rejects.toThrow(/which configures no such server/)
  })

  it('are not confused with a file that has the name of one of their servers', async () => {
    repository.write('compose.yml', composed([4, '    command: --max-connections=101']))
    repository.write('compose.yml#db', '[mysqld]\nmax_connections=100\n')
    const { suite } = await readSubject(compose(['compose.yml#db']))
    expect(optionsOf(suite)['compose.yml#db']).toEqual(['max-connections=101 compose.yml:4'])
    repository.remove('compose.yml')
    await expect(readSubject(compose(['compose.yml#db']))).rejects.toThrow(/was a server of compose\.yml/)
  })

  it('keep an option at the end of a very long line', async () => {
    const line = `    command: --sort-buffer-size=1M ${'--a=b '.repeat(2000)}--max-connections=101`
    repository.write('compose.yml', composed([4, line]))
    const { suite } = await readSubject(compose(['compose.yml#db']))
    expect(optionsOf(suite)['compose.yml#db']).toContain('max-connections=101 compose.yml:4')
  })

  it('show a new image tag as a change of unknown effect if another server is measured', async () => {
    repository.write('compose.yml', composed([3, '    image: mysql:9.7']))
    const facts = { readsImages: false, memoryBytes: undefined }
    const { suite, base } = await readSubject(compose(['compose.yml#db']), undefined, facts)
    expect(programs(suite)).toEqual({ 'compose.yml#db': undefined })
    expect(optionsOf(suite)['compose.yml#db']).toContain('!image=mysql:9.7 compose.yml:3')
    expect(optionsOf(base)['compose.yml#db']).toContain('!image=mysql:8.4 compose.yml:3')
  })

  it('show an image tag from a variable as unknown, and are measured on the image of the other side', async () => {
    repository.write('compose.yml', composed([3, `    image: mysql:\${TAG}`]))
    const { suite, base } = await readSubject(compose(['compose.yml#db']))
    expect(programs(suite)).toEqual({ 'compose.yml#db': 'mysql:8.4' })
    expect(programs(base)).toEqual({ 'compose.yml#db': 'mysql:8.4' })
    expect(optionsOf(suite)['compose.yml#db']).toContain(`!image=mysql:\${TAG} compose.yml:3`)
  })

  it('get the image that the other files agree on if they name none', async () => {
    repository.write('my.cnf', '[mysqld]\nmax_connections=50\n')
    repository.commit()
    repository.write('my.cnf', '[mysqld]\nmax_connections=60\n')
    repository.write('compose.yml', composed([3, '    image: mysql:9.7']))
    const bumped = await readSubject(compose(['my.cnf', 'compose.yml#db']))
    expect(programs(bumped.suite)).toEqual({ 'my.cnf': 'mysql:9.7', 'compose.yml#db': 'mysql:9.7' })
    expect(programs(bumped.base)).toEqual({ 'my.cnf': 'mysql:8.4', 'compose.yml#db': 'mysql:8.4' })
    expect(programs((await readSubject(compose(['my.cnf', 'compose.yml']))).suite)['my.cnf']).toBeUndefined()
    const local = await readSubject(compose(['my.cnf', 'compose.yml#db']), undefined, {
      ...{ readsImages: false, memoryBytes: undefined },
    })
    expect(optionsOf(local.suite)['my.cnf']).toEqual(['max_connections=60 my.cnf:2'])
  })

  it('cause warnings about a new server and a deleted server, which are not measured', async () => {
    const [services = '', ...db] = COMPOSE.slice(0, 4)
    repository.write('compose.yml', [services, '  other:', ...COMPOSE.slice(5), ...db].join('\n'))
    const { suite, base, warnings } = await readSubject(compose())
    expect([programs(suite), programs(base)]).toEqual([
      { 'compose.yml#db': 'mysql:8.4' },
      { 'compose.yml#db': 'mysql:8.4' },
    ])
    expect(warnings.map(({ code }) => code)).toEqual(['tool-missing', 'server-new', 'server-gone', 'files-looked-at'])
  })

  it('compare a server that has a new name at the same place with the old server', async () => {
    repository.write('compose.yml', composed([5, '  other:'], [6, '    image: mariadb:11.8']))
    const { suite, base } = await readSubject(compose())
    expect(programs(suite)).toEqual({ 'compose.yml#other': 'mariadb:11.8' })
    expect(programs(base)).toMatchObject({ 'compose.yml#other': 'mariadb:11.4' })
  })

  it('are compared if one is a template before the change, and a plain file at another path after it', async () => {
    repository.write('my.cnf.j2', `[mysqld]\nmax_connections={{ connections }}\n${LONG}`)
    repository.commit()
    repository.git('mv', 'my.cnf.j2', 'my.cnf')
    repository.write('my.cnf', `[mysqld]\nmax_connections=50\n${LONG}`)
    const { suite, base } = await readSubject(compose(['my.cnf']))
    expect(optionsOf(suite)['my.cnf']?.[0]).toBe('max_connections=50 my.cnf:2')
    expect(optionsOf(base)['my.cnf']?.[0]).toBe('!max_connections={{ connections }} my.cnf.j2:2')
  })

  it('are read as a Terraform module if any of its paths is named, with values computed from the memory', async () => {
    const parameter = (name: string, value: string) =>
      `  parameter {\n    name = "${name}"\n    value = ${value}\n  }\n`
    const group = `${parameter('innodb_buffer_pool_size', 'var.pool')}${parameter('rds.force_ssl', '"1"')}`
    repository.write('infra/rds.tf', `resource "aws_db_parameter_group" "main" {\n  family = "mysql8.0"\n${group}}\n`)
    repository.write('infra/variables.tf', 'variable "pool" {\n  default = "{DBInstanceClassMemory*3/4}"\n}\n')
    repository.commit()
    repository.write('infra/variables.tf', 'variable "pool" {\n  default = "{DBInstanceClassMemory/2}"\n}\n')
    const facts = { readsImages: true, memoryBytes: 8 * 1024 ** 3 }
    const [half, most] = [4, 6].map(
      (gigabytes) => `innodb_buffer_pool_size=${gigabytes * 1024 ** 3} infra/variables.tf:2`,
    )
    for (const path of ['infra/rds.tf', 'infra', 'infra/rds.tf#aws_db_parameter_group.main']) {
      const { suite, base } = await readSubject(compose([path]), undefined, facts)
      expect(optionsOf(suite)).toEqual({ 'infra/rds.tf': [half?.replaceAll('_', '-')] })
      expect(optionsOf(base)['infra/rds.tf']?.[0]).toBe(most?.replaceAll('_', '-'))
      expect(programs(suite)).toEqual({ 'infra/rds.tf': 'mysql:8.0' })
    }
  })
})

it('an option file is read as the server reads it, even if it looks like a template', async () => {
  const text = '[mysqld]\ngpgcheck = 1\n# {#\nsync_binlog = 0\n# #}\n[mysql]\nprompt = $\u007bHOST}\n'
  repository.write('my.cnf', text)
  repository.commit()
  repository.write('my.cnf', text.replace('sync_binlog = 0', 'sync_binlog = 1'))
  const { head, base } = await read({ kind: 'config', paths: ['my.cnf'], base: 'HEAD' })
  expect([base, head].map((side) => JSON.stringify(side))).toEqual([
    expect.stringContaining('sync_binlog=0 my.cnf:4'),
    expect.stringContaining('sync_binlog=1 my.cnf:4'),
  ])
})

describe('a command that prints an option file', () => {
  const RENDER = 'render: conf/render.sh 100'
  const request = { kind: 'config', paths: [RENDER], base: 'HEAD' } as const

  function writeScript(text: string): void {
    repository.write('conf/render.sh', `#!/bin/sh\n${text}\n`)
    chmodSync(repository.at('conf/render.sh'), 0o755)
  }

  beforeEach(() => {
    repository.write('conf/my.cnf.in', '[mysqld]\nmax_connections = @N@\nsort_buffer_size = 1M\n')
    writeScript('sed "s/@N@/$1/" conf/my.cnf.in; echo join_buffer_size = 1M')
    repository.commit()
  })

  it('runs on the work tree and on the base, and its options have lines of the template', async () => {
    repository.write('conf/my.cnf.in', '[mysqld]\n\nmax_connections = @N@\nsort_buffer_size = 2M\n')
    expect(await read(request)).toEqual({
      head: {
        [RENDER]: [
          'max_connections=100 conf/my.cnf.in:3',
          'sort_buffer_size=2M conf/my.cnf.in:4',
          `join_buffer_size=1M ${RENDER}:5`,
        ],
      },
      base: {
        [RENDER]: [
          'max_connections=100 conf/my.cnf.in:2',
          'sort_buffer_size=1M conf/my.cnf.in:3',
          `join_buffer_size=1M ${RENDER}:4`,
        ],
      },
      warnings: [],
    })
  })

  it("is compared with the server's defaults if the base lacks its program", async () => {
    repository.git('mv', 'conf/render.sh', 'conf/other.sh')
    const { base, warnings } = await read({ ...request, paths: ['render: conf/other.sh 7'] })
    expect(base).toEqual({ 'render: conf/other.sh 7': [] })
    expect(warnings).toContainEqual(expect.stringContaining('config-added'))
  })

  it('is refused if it fails, and the error names the side and the last line that it printed', async () => {
    writeScript('echo no such region >&2; exit 4')
    const why = `--config ${RENDER} fails %s: it ended with exit code 4; it said last: "no such region"`
    expect(await refusal(readSubject(request))).toBe(why.replace('%s', 'on the work tree'))
    repository.commit()
    writeScript('cat conf/my.cnf.in')
    expect(await refusal(readSubject(request))).toBe(why.replace('%s', 'at HEAD'))
  })

  /** What a fork's option is after its change, and why the command was not run. */
  async function readForeign(command: string) {
    const { suite, warnings } = await readSubject({ ...request, paths: [`render: ${command}`], isForeign: true })
    const options = suite.scenarios.flatMap((scenario) => scenario.options)
    return {
      sort: options.find(({ name }) => name === 'sort_buffer_size')?.text,
      isUnread: options.some(({ name }) => name === `render: ${command}`),
      files: warnings.flatMap((warning) => (warning.code === 'render-of-fork' ? warning.files : [])),
    }
  }

  const SCRIPT = 'conf/render.sh 7'

  it('is run for a fork if only option files changed', async () => {
    repository.write('conf/old.cnf', '[mysqld]\n')
    repository.commit()
    repository.remove('conf/old.cnf')
    repository.write('conf/new.cnf', '[mysqld]\nsync_binlog = 0\n')
    repository.git('add', 'conf')
    repository.write('conf/my.cnf.in', '[mysqld]\n# larger (was 1M)\nmax_connections = @N@\nsort_buffer_size = 2M\n')
    expect(await readForeign(SCRIPT)).toEqual({ sort: '2M', isUnread: false, files: [] })
  })

  it.each<[what: string, file: string, now: string]>([
    ['its program', 'conf/render.sh', '#!/bin/sh\nsed s/8M/1M/ conf/my.cnf.in\n'],
    ['any other file', 'README.md', 'A server.\n'],
    [
      'an option file with an expression of shells',
      'conf/a.cnf',
      '[mysqld]\nsort_buffer_size = $(cat /etc/hostname)\n',
    ],
    ['an option file with an expression of m4', 'conf/my.cnf.in', '[mysqld]\nmax_connections = esyscmd(hostname)\n'],
    ['an option file with a condition of cpp', 'conf/my.cnf.in', '[mysqld]\n#ifdef PROD\nsync_binlog = 1\n#endif\n'],
    ['an option file with an expression of templates', 'conf/my.cnf.in', '[mysqld]\n# {{ lookup("env", "PWD") }}\n'],
    ['an option file that no server reads', 'conf/a.cnf', 'touch here\n'],
  ])('is not run for a fork if %s changed', async (_, file, now) => {
    repository.write(file, now)
    repository.git('add', '--all')
    expect(await readForeign(SCRIPT)).toEqual({ sort: undefined, isUnread: true, files: [file] })
  })

  it('is not run for a fork if an option file is executable, a link, too large, or oddly named', async () => {
    writeFileSync(Buffer.concat([Buffer.from(repository.at('conf/a')), Buffer.from([0xff]), Buffer.from('.cnf')]), '')
    chmodSync(repository.at('conf/my.cnf.in'), 0o755)
    repository.link('conf/link.cnf', 'my.cnf.in')
    repository.write('conf/large.cnf', `[mysqld]\n${'#'.repeat(1024 ** 2)}\n`)
    repository.git('add', '--all')
    expect((await readForeign(SCRIPT)).files).toEqual([
      'conf/a\ufffd.cnf',
      'conf/large.cnf',
      'conf/link.cnf',
      'conf/my.cnf.in',
    ])
  })

  it('is run on both sides of a pull request from a fork, even if it names a file that the base lacks', async () => {
    writeScript('cat conf/my.cnf.in')
    repository.commit()
    repository.write('extra.cnf', '[mysqld]\n')
    repository.write('conf/my.cnf.in', '[mysqld]\nmax_connections = @N@\nsort_buffer_size = 8M\n')
    repository.git('add', 'extra.cnf')
    const asked = { ...request, paths: ['render: conf/render.sh extra.cnf'], isForeign: true }
    const { suite, base } = await readSubject(asked)
    expect(
      [base, suite].map((side) => side?.scenarios.flatMap(({ options }) => options.map(({ text }) => text))),
    ).toEqual([
      ['@N@', '1M'],
      ['@N@', '8M'],
    ])
  })

  it('is refused if its base is no git ref, or if its program is missing', async () => {
    repository.write('old.cnf', '[mysqld]\n')
    expect(await refusal(config(RENDER, 'old.cnf'))).toContain('give --base a git ref')
    expect(await refusal(config('render:'))).toContain('found no command')
  })

  it('is refused as an option file of a suite', async () => {
    repository.write('suite.yml', `${SUITE}  on: { config: "${RENDER}" }\n`)
    expect(await refusal(readSubject({ kind: 'suite', file: 'suite.yml', base: undefined }))).toContain(
      `"${RENDER}", which is a command; allowed: a file; --config takes commands`,
    )
  })
})
