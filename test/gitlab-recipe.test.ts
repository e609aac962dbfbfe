/** The recipe for GitLab CI: its pipeline held to GitLab's own schema, and its job run on this machine. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { parse } from 'yaml'
import { renderMarker } from '../src/edges/github/comments/marker.ts'
import { BOT, type FakeGitLab, MERGE_REQUEST, PROJECT, startFakeGitLab, TOKEN } from './fakes/gitlab-api.ts'
import { ensureGitlabCiLocal, type Tool, toolOrWhy } from './setup/linters.ts'

const ROOT = resolve(import.meta.dirname, '..')
const PAGE = readFileSync(join(ROOT, 'docs/recipes/gitlab.md'), 'utf8')
const PIPELINES = [...PAGE.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text)
const [PIPELINE = ''] = PIPELINES
const CONFIG = 'config/my.cnf'
const PLAIN = '[mysqld]\nmax_connections = 500\n'

let runner: Tool
let place: string
beforeAll(async () => {
  runner = await toolOrWhy(ensureGitlabCiLocal)
  place = mkdtempSync(join(tmpdir(), 'qpsgate-gitlab-'))
}, 300_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

function write(name: string, text: string): void {
  mkdirSync(dirname(join(place, name)), { recursive: true })
  writeFileSync(join(place, name), text)
}

/** Calls the program in a team's repository. */
async function call(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [program, '--no-color', ...args], {
    cwd: join(place, 'work'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: place, TMPDIR: tmpdir(), ...env },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
  await once(child, 'close')
  return { code: child.exitCode, log }
}

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Octo Cat', '-c', 'user.email=octocat@example.org']
  return execFileSync('git', [...who, ...args], { cwd: join(place, 'work'), encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** A merge request that gives the option file a comment, or another name. */
function mergeRequest(pipeline: string, name = CONFIG): { base: string; head: string } {
  rmSync(join(place, 'work'), { recursive: true, force: true })
  write('work/.gitlab-ci.yml', pipeline)
  write(`work/${CONFIG}`, PLAIN)
  write('work/.gitignore', '.gitlab-ci-local/\nqpsgate-out/\n')
  git('init', '--quiet', '--initial-branch=main')
  git('remote', 'add', 'origin', 'https://gitlab.example/acme/databases.git')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'base')
  const base = git('rev-parse', 'HEAD')
  if (name === CONFIG) write(`work/${CONFIG}`, `${PLAIN}# a comment\n`)
  else git('mv', CONFIG, name)
  git('commit', '--quiet', '--all', '--message', 'change')
  return { base, head: git('rev-parse', 'HEAD') }
}

/** Runs the recipe's job with the variables of GitLab's runner. */
async function job(context: TestContext, gitlab: FakeGitLab, more: Readonly<Record<string, string>> = {}) {
  if (runner.kind === 'absent') return context.skip(runner.why)
  const { base, head } = mergeRequest(PIPELINE, more.renamed)
  const variables = {
    CI_PIPELINE_SOURCE: 'merge_request_event',
    CI_API_V4_URL: gitlab.url,
    CI_MERGE_REQUEST_PROJECT_ID: String(PROJECT),
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: more.source ?? String(PROJECT),
    CI_MERGE_REQUEST_PROJECT_URL: 'https://gitlab.example/acme/databases',
    CI_MERGE_REQUEST_IID: String(MERGE_REQUEST),
    CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
    CI_COMMIT_SHA: head,
    CI_PIPELINE_ID: '501',
    CI_JOB_ID: '9001',
    ...(more.source === undefined && { GITLAB_TOKEN: TOKEN }),
  }
  const given = Object.entries(variables).flatMap(([name, value]) => ['--variable', `${name}=${value}`])
  const known = ['--ignore-predefined-vars', Object.keys(variables).join(',')]
  // The package as it is here, wherever npm would have it from.
  write(
    'bin/npx',
    `#!/bin/sh\n[ "$1" = --yes ] || exit 64\nshift 2\nexec "${process.execPath}" "${ROOT}/src/cli.ts" "$@"\n`,
  )
  chmodSync(join(place, 'bin/npx'), 0o755)
  const env = { PATH: [join(place, 'bin'), process.env.PATH].join(delimiter) }
  return await call(runner.path, ['--force-shell-executor', '--no-shell-isolation', ...given, ...known, 'qpsgate'], env)
}

describe('the recipe for GitLab', () => {
  test('has at most 900 words, and pipelines', () => {
    expect(PAGE.split(/\s+/).length).toBeLessThanOrEqual(900)
    expect(PIPELINES.length).toBeGreaterThan(0)
  })

  test.each(PIPELINES)("has a pipeline that fits GitLab's schema", async (pipeline) => {
    if (runner.kind === 'absent') return
    mergeRequest(pipeline)
    const { code, log } = await call(runner.path, ['--list-json'])
    expect(log).toContain('json schema validated')
    expect(code, log).toBe(0)
  })

  test('would be told where a pipeline does not fit', async (context) => {
    if (runner.kind === 'absent') return context.skip(runner.why)
    mergeRequest(PIPELINE.replace('after_script:', 'afterscript:'))
    const { code, log } = await call(runner.path, ['--list-json'])
    expect(log).toContain('afterscript')
    expect(code).not.toBe(0)
  })

  test('calls the repository itself, whose name nobody else can take, with a note whatever the verdict is', () => {
    const { qpsgate } = parse(PIPELINE) as { qpsgate: Record<'script' | 'after_script', string[]> }
    const calls = [...qpsgate.script, ...qpsgate.after_script].filter((line) => line.includes('npx'))
    expect(calls).toHaveLength(2)
    for (const line of calls) expect(line).toMatch(/npx --yes github:qpsgate\/qpsgate#v\d+ /)
    expect(qpsgate.after_script).toHaveLength(1)
  })
})

describe('the job of the recipe, run on this machine', () => {
  test('passes what changes only a comment, brings the note up to date, and leaves the reports', async (context) => {
    await using gitlab = await startFakeGitLab()
    const older = renderMarker({ key: CONFIG, headSha: 'a'.repeat(40), runId: 500, attempt: 9000 })
    gitlab.notes.push({ id: 1000, author: BOT, body: `${older}\n**regressed**: slower`, system: false })
    const done = await job(context, gitlab)
    expect(done?.log).toContain('no setting changed')
    expect(done?.log).toContain('note updated: https://gitlab.example/acme/databases/-/merge_requests/3#note_1000')
    expect(done?.code, done?.log).toBe(0)
    expect(gitlab.notes.map(({ body }) => body)).toEqual([expect.stringMatching(/ run=501 .*\n### ✅ qpsgate: /)])
    expect(gitlab.violations).toEqual([])
    expect(done?.log).not.toContain(TOKEN)
    const kept = (name: string) => existsSync(join(place, 'work/qpsgate-out', name))
    expect(['result.json', 'report.md', 'junit.xml'].filter((name) => !kept(name))).toEqual([])
  })

  test('writes no note for a fork, and passes all the same', async (context) => {
    await using gitlab = await startFakeGitLab()
    const done = await job(context, gitlab, { source: '77' })
    expect(done?.log).toContain('no note: the merge request comes from a fork')
    expect(done?.code, done?.log).toBe(0)
    expect(gitlab.requests).toEqual([])
  })

  test('fails with what is wrong, and the note that could not be written does not hide it', async (context) => {
    await using gitlab = await startFakeGitLab()
    const done = await job(context, gitlab, { renamed: 'config/server.cnf' })
    expect(done?.code, done?.log).not.toBe(0)
    expect(done?.log).toContain('config/server.cnf')
    expect(done?.log).toContain('cannot read qpsgate-out: ')
    expect(gitlab.notes).toEqual([])
  })
})
