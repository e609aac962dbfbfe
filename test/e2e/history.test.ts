import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { shellWord } from '../../src/core/wording/escape.ts'
import { startGitServer } from '../setup/git-server.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { type Outcome, ROOT, Workplace } from './cli.ts'
import { simulateRun } from './simulated-run.ts'

const BRANCH = 'qpsgate-data'
const RUN = /ledger\/v2\/suite\/[0-9a-f]{2}\/[0-9a-f]{38}\.json/

let place: Workplace
beforeEach(async () => {
  place = new Workplace()
  await simulateRun(place.out)
})
afterEach(() => place[Symbol.dispose]())

/** Keeps the developer's git configuration out. */
const env = () => ({ HOME: place.path, XDG_CONFIG_HOME: place.path, GIT_CONFIG_NOSYSTEM: '1' })

function git(...args: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@git.example']
  return execFileSync('git', [...who, ...args], { cwd: place.path, env: { ...process.env, ...env() } })
    .toString()
    .trim()
}

function run(...args: string[]): Promise<Outcome> {
  return place.run(args, env())
}

/** A call of the built command line, as a command for a shell. */
function shell(args: readonly string[]): string {
  const words = [process.execPath, join(ROOT, 'dist/cli.js'), ...args]
  return words.map((word) => (word.startsWith('--') ? word : shellWord(word))).join(' ')
}

/** Makes the place a repository with a commit and, as its origin, an empty bare one. Returns the commit. */
function makeRepository(): string {
  git('init', '--quiet', '--bare', 'origin.git')
  git('-C', 'origin.git', 'config', 'http.receivepack', 'true')
  git('init', '--quiet')
  git('remote', 'add', 'origin', './origin.git')
  git('commit', '--quiet', '--allow-empty', '--message', 'first')
  return git('rev-parse', 'HEAD')
}

function refuseRuns(script: string): void {
  const hooks = join(place.path, 'origin.git/hooks')
  mkdirSync(hooks, { recursive: true })
  writeFileSync(join(hooks, 'pre-receive'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

function allowRuns(): void {
  rmSync(join(place.path, 'origin.git/hooks/pre-receive'))
}

function storedPaths(): string[] {
  return git('-C', 'origin.git', 'ls-tree', '-r', '--name-only', BRANCH).split('\n')
}

describe('qpsgate record', () => {
  test('stores a result once on the data branch of the current repository, and changes nothing else', async () => {
    const commit = makeRepository()
    const before = [git('status', '--porcelain'), git('for-each-ref'), git('config', '--list', '--local')]
    const first = await run('record', 'out', '--branch', 'main')
    expect(first.stderr).toBe('')
    expect(first.stdout).toMatch(new RegExp(`^stored in branch ${BRANCH} of .*/origin\\.git: ${RUN.source}\n$`))
    expect(first.code).toBe(0)
    const again = await run('record', 'out/result.json', '--branch', 'main')
    expect(again.stdout).toMatch(/^the commit is already recorded in branch/)
    expect(again.code).toBe(0)
    expect([git('status', '--porcelain'), git('for-each-ref'), git('config', '--list', '--local')]).toEqual(before)
    const [path = '', ...more] = storedPaths()
    expect(more).toEqual([])
    const stored: unknown = JSON.parse(git('-C', 'origin.git', 'show', `${BRANCH}:${path}`))
    expect(stored).toMatchObject({
      branch: 'main',
      commit,
      suite: 'suite',
      verdict: 'pass',
    })
    expect(place.leftovers()).toEqual([])
  })

  test('stores a result in a directory that --store names', async () => {
    const commit = makeRepository()
    const { code, stdout } = await run('record', 'out', '--branch', 'release/8.4', '--store', 'runs')
    expect(code).toBe(0)
    const path = /^stored in directory .*\/runs: (ledger\/v2\/suite\/.*)\n$/.exec(stdout)?.[1] ?? ''
    expect(path).toContain(commit.slice(2))
    expect(existsSync(join(place.path, 'runs', path))).toBe(true)
  })

  test('is refused outside of a repository that has the measured commit', async () => {
    git('init', '--quiet')
    const { code, stderr } = await run('record', 'out', '--branch', 'main', '--store', 'runs')
    expect(stderr).toMatch(
      /git does not know what was measured in .*; go into the repository that was measured, or name/,
    )
    expect(code).toBe(2)
    expect(existsSync(join(place.path, 'runs'))).toBe(false)
  })

  test('makes the data branch in an origin without commits', async () => {
    makeRepository()
    expect(git('-C', 'origin.git', 'for-each-ref')).toBe('')
    expect((await run('record', 'out', '--branch', 'main', '--baseline-branch', 'perf/runs')).code).toBe(0)
    expect(git('-C', 'origin.git', 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/perf/runs')
    expect(git('-C', 'origin.git', 'rev-list', '--count', 'perf/runs')).toBe('1')
  })

  test.runIf(IS_NIGHTLY)('joins the results of one plan into one record, in any order', async () => {
    for (const index of [1, 2])
      await simulateRun(join(place.path, `shard-${index}`), {
        shard: { index, of: 2 },
        startedAt: `2026-01-0${index}T00:00:00.000Z`,
      })
    makeRepository()
    const where = ['--branch', 'main', '--store', 'runs']
    const first = await run('record', 'shard-1', 'shard-2', ...where)
    expect((await run('record', 'shard-2', 'shard-1', ...where)).stdout).toMatch(/^the commit is already recorded/)
    const path = /^stored in .*: (ledger\/.*)\n$/.exec(first.stdout)?.[1] ?? ''
    const { qps } = z
      .object({ qps: z.array(z.looseObject({})) })
      .parse(JSON.parse(readFileSync(join(place.path, 'runs', path), 'utf8')))
    expect(qps.map(({ scenario, threads }) => `${scenario} ${threads}`).sort()).toEqual([
      'off 1',
      'off 4',
      'on 1',
      'on 4',
    ])
    const part = await run('record', 'shard-2', ...where)
    expect(part.stderr).toMatch(/shard-2\/result\.json is shard 2\/2 of a plan; name the results of all its shards\n$/)
    expect(part.code).toBe(2)
  })
})

describe('a run that cannot be stored in the ledger', () => {
  test('exits with 3 and the reason, and can be recorded later', async () => {
    makeRepository()
    refuseRuns('echo "GH013: no such luck"; exit 1')
    const args = ['record', 'out', '--branch', 'release/8.4', '--baseline-branch', 'data']
    const refused = await run(...args)
    expect(refused.code).toBe(3)
    expect(refused.stdout).toBe('')
    expect(refused.stderr).toMatch(/^qpsgate: branch data of .*a rule protects the branch/)
    expect(refused.stderr).not.toMatch(/^ +at /m)

    allowRuns()
    const stored = await run(...args)
    expect(stored.stderr).toBe('')
    expect(stored.stdout).toMatch(/^stored in branch data .*ledger\/v2\/suite/)
    expect(place.leftovers()).toEqual([])
  })

  test.runIf(IS_NIGHTLY)('because the git server went away loses no stored record', async () => {
    makeRepository()
    await run('record', 'out', '--branch', 'main')
    const stored = storedPaths()
    const server = await startGitServer({ root: place.path })
    git('remote', 'set-url', 'origin', server.url('origin.git'))
    await server.close()
    const { code, stderr } = await run('record', 'out', '--branch', 'other')
    expect(stderr).toContain('the server did not answer properly 4 times; check the network')
    expect(code).toBe(3)
    expect(storedPaths()).toEqual(stored)
  })

  test('because a signal ended the push leaves no files', async () => {
    makeRepository()
    refuseRuns('touch started; sleep 30')
    const running = place.start(['record', 'out', '--branch', 'main'], env())
    await expect.poll(() => existsSync(join(place.path, 'origin.git/started')), { timeout: 20_000 }).toBe(true)
    running.child.kill('SIGTERM')
    const { code, stderr } = await running.ended
    expect(code).toBe(143)
    expect(stderr).toBe('qpsgate: stopped by SIGTERM\n')
    expect(place.leftovers()).toEqual([])
  })

  test('because the disk is full leaves no partial file in the store', async (context) => {
    mkdirSync(join(place.path, 'runs'))
    const inTinyDisk = (command: string) =>
      spawnSync(
        'unshare',
        ['--user', '--map-root-user', '--mount', 'sh', '-c', `mount -t tmpfs -o size=64k none runs && ${command}`],
        {
          cwd: place.path,
          env: { ...process.env, ...env(), TMPDIR: place.tmp },
          encoding: 'utf8',
        },
      )
    if (inTinyDisk('true').status !== 0) context.skip('no mounts may be made here')
    makeRepository()
    const record = `${shell(['record', 'out', '--branch', 'main', '--store', 'runs'])}`
    const { stderr, stdout } = inTinyDisk(
      `head -c 1M /dev/zero > runs/filler; ${record}; echo code $?; find runs -type f; rm runs/filler; ${record}`,
    )
    expect(stderr).toMatch(/cannot write to directory .*\/runs: no space left on the device.*; mend that/)
    expect(stdout).toMatch(/^code 3\nruns\/filler\nstored in directory/)
  })
})

describe('qpsgate record or history is refused', () => {
  test.each([
    [['record'], /^qpsgate: RESULT is missing: give an output directory/],
    [['record', 'out'], /--branch is missing: give a name that git takes for a branch/],
    [['record', 'out', '--branch', 'a..b'], /--branch: found "a\.\.b"; allowed: a name that git takes/],
    [['record', 'out', '--branch', 'm', '--baseline-branch', 'a b'], /--baseline-branch: found "a b"/],
    [['record', 'out', '--branch', 'm', '--store', 'r', '--baseline-branch', 'd'], /--store: .*one of the two/],
    [['record', 'nowhere', '--branch', 'm'], /cannot read nowhere/],
    [['record', 'out', '--branch', 'm', '--store', 'r', '--commit', 'v1.0'], /--commit: found v1\.0, which git/],
    [['history'], /the runs are kept on branch qpsgate-data of the remote origin, but/],
    [['history', 'show'], /unexpected argument|show/i],
  ])('for the arguments %j', async (args, says) => {
    const { code, stdout, stderr } = await run(...args)
    expect(stderr).toMatch(says)
    expect(stderr).not.toMatch(/^ +at /m)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })

  test('for a run that measured nothing', async () => {
    const result = JSON.parse(readFileSync(join(place.out, 'result.json'), 'utf8')) as object
    place.write('out/result.json', JSON.stringify({ ...result, cells: [] }))
    const { code, stderr } = await run('record', 'out', '--branch', 'main', '--store', 'runs')
    expect(stderr).toMatch(/out\/result\.json: nothing was measured, so there is nothing to store\n$/)
    expect(code).toBe(2)
  })
})

describe('qpsgate history', () => {
  const STORE = ['--store', 'runs']

  /** Stores this many runs, each for another commit and a month later. */
  async function storeRuns(count: number, branch = 'main', store: readonly string[] = STORE): Promise<void> {
    for (let month = 1; month <= count; month++) {
      await simulateRun(join(place.path, 'next'), { startedAt: `2026-0${month}-01T00:00:00.000Z` })
      git('commit', '--quiet', '--allow-empty', '--message', `of month ${month}`)
      expect((await run('record', 'next', '--branch', branch, ...store)).code).toBe(0)
    }
  }

  test('lists the records of a directory, and says if there are none', async () => {
    makeRepository()
    const empty = await run('history', ...STORE)
    expect(empty.stdout).toBe(`no records in directory ${place.path}/runs\n`)
    await storeRuns(2)
    await storeRuns(1, 'release/8.4')
    const all = await run('history', ...STORE)
    expect(all.stdout).toMatch(
      /(?:^|\n)main · suite · baseline \w{7}\ncommit .*\n\w{7} {2}2026-01-01 .* pass .*\n\w{7} {2}2026-02/,
    )
    expect(all.stdout).toMatch(/(?:^|\n)release\/8.4 · suite · baseline /)
    expect(all.stdout).toMatch(/\n3 records in directory .*\n$/)
    expect(all.code).toBe(0)
    const wrong = await run('history', ...STORE, '--branch', 'mian')
    expect(wrong.stderr).toMatch(/--branch: nothing is recorded of that in directory .*; recorded: .*main · suite/)
    expect(wrong.code).toBe(2)
  })

  test.runIf(IS_NIGHTLY)('lists the records of the data branch', async () => {
    makeRepository()
    await storeRuns(2, 'main', [])
    const { code, stdout } = await run('history', '--suite', 'suite')
    expect(stdout).toMatch(/\n2 records in branch qpsgate-data of .*\/origin\.git\n$/)
    expect(code).toBe(0)
    expect((await run('history', '--suite', 'other')).stderr).toContain('recorded: main · suite')
  })

  test.runIf(IS_NIGHTLY)('writes the ledger as an HTML page', async () => {
    makeRepository()
    await storeRuns(2)
    const { stdout, stderr } = await run('history', ...STORE, '--page', 'site')
    expect(stderr).toBe('')
    expect(stdout).toBe(`wrote site/index.html: 2 records of directory ${place.path}/runs\n`)
    expect(readdirSync(join(place.path, 'site'))).toEqual(['index.html'])
  })

  test.runIf(IS_NIGHTLY)('exits with 3, without a stack, if the git server does not answer', async () => {
    makeRepository()
    const server = await startGitServer({ root: place.path })
    git('remote', 'set-url', 'origin', server.url('origin.git'))
    await server.close()
    const actions = [[], ['--page', 'site']]
    for (const { code, stdout, stderr } of await Promise.all(actions.map((action) => run('history', ...action)))) {
      expect(stderr).toMatch(/^qpsgate: branch qpsgate-data of .*: cannot fetch, the server did not answer properly/)
      expect(stderr).not.toMatch(/^ +at |is a bug/m)
      expect(stdout).toBe('')
      expect(code).toBe(3)
    }
  })

  test('exits with 3 if the directory of the store cannot be read', async () => {
    place.write('runs', 'no directory')
    const { code, stderr } = await run('history', ...STORE)
    expect(stderr).toMatch(/^qpsgate: cannot read directory .*\/runs: a part of its path is no directory; mend/)
    expect(code).toBe(3)
  })

  test('exits with 3 and the name of the page if that cannot be written', async () => {
    place.write('site', 'mine')
    const { code, stderr } = await run('history', ...STORE, '--page', 'site')
    expect(stderr).toMatch(/^qpsgate: cannot write site\/index\.html: a part of its path is no directory/)
    expect(code).toBe(3)
  })
})
