/** The command itself, in a process of its own, as a job of GitLab CI calls it. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOT, type FakeGitLab, MERGE_REQUEST, PROJECT, startFakeGitLab, TOKEN } from '../fakes/gitlab-api.ts'
import { findProgram } from '../setup/command.ts'
import { installPackages } from '../setup/packages.ts'

const CLI = join(import.meta.dirname, '../../src/cli.ts')
const MEASURED = join(import.meta.dirname, '../fixtures/results/attributed')
const PAGE = 'https://gitlab.example/git/acme/databases/-/merge_requests/3'
/** An address at which nobody listens. */
const NOBODY = 'https://127.0.0.1:9/api/v4'

let place: string
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'qpsgate-note-'))
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

async function note(args: readonly string[], environment: Readonly<Record<string, string | undefined>> = {}) {
  const child = spawn(process.execPath, [CLI, 'note', ...args], {
    cwd: place,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      CI_API_V4_URL: NOBODY,
      CI_MERGE_REQUEST_PROJECT_ID: String(PROJECT),
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: String(PROJECT),
      CI_MERGE_REQUEST_PROJECT_URL: 'https://gitlab.example/git/acme/databases',
      CI_MERGE_REQUEST_IID: String(MERGE_REQUEST),
      CI_COMMIT_SHA: 'a'.repeat(40),
      CI_PIPELINE_ID: '500',
      CI_JOB_ID: '9000',
      CI_JOB_TOKEN: 'glcbt-of-the-job',
      GITLAB_TOKEN: TOKEN,
      ...environment,
    },
  })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
  await once(child, 'close')
  expect(stdout + stderr).not.toContain(TOKEN)
  return { code: child.exitCode, stdout, stderr }
}

function to({ url }: FakeGitLab, more: Readonly<Record<string, string | undefined>> = {}) {
  return { CI_API_V4_URL: url, ...more }
}

describe('qpsgate note', () => {
  it('writes the report, and in the next pipeline the same note again', async () => {
    await using gitlab = await startFakeGitLab()
    const url = `${PAGE}#note_1000`
    expect(await note([MEASURED], to(gitlab))).toEqual({ code: 0, stdout: `note created: ${url}\n`, stderr: '' })
    const [{ author, body } = { author: 0, body: '' }] = gitlab.notes
    const { suite } = JSON.parse(readFileSync(join(MEASURED, 'result.json'), 'utf8'))
    expect(author).toBe(BOT)
    expect(body).toMatch(/^<!-- qpsgate:comment v1 key=\S+ head=a{40} run=500 attempt=9000 -->\n### ❌ qpsgate: /)
    expect(body).toContain(`key=${encodeURIComponent(suite.name)} `)
    expect(body).toContain('```diff\n')
    const next = await note([join(MEASURED, 'result.json')], to(gitlab, { CI_PIPELINE_ID: '501' }))
    expect(next).toEqual({ code: 0, stdout: `note updated: ${url}\n`, stderr: '' })
    expect(gitlab.notes.map(({ body }) => body)).toEqual([body.replace('run=500', 'run=501')])
    const late = await note([MEASURED], to(gitlab))
    expect(late).toEqual({ code: 0, stdout: `a newer pipeline has written the note already: ${url}\n`, stderr: '' })
    expect(gitlab.violations).toEqual([])
  })

  it('writes nothing for a fork without a token, and says why', async () => {
    const fork = { GITLAB_TOKEN: undefined, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77' }
    const stdout = `no note: the merge request comes from a fork, whose pipeline gets no token; everything is in ${MEASURED}\n`
    expect(await note([MEASURED], fork)).toEqual({ code: 0, stdout, stderr: '' })
  })

  it('asks for a token elsewhere, and does not take that of the job', async () => {
    const { code, stderr } = await note([MEASURED], { GITLAB_TOKEN: undefined })
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /^qpsgate: there is no token to write the note with; set QPSGATE_GITLAB_TOKEN or GITLAB_TOKEN/,
    )
  })

  it('ends with 3 where GitLab does not take it, and names the directory', async () => {
    await using gitlab = await startFakeGitLab()
    gitlab.failNext('GET', 403)
    const { code, stderr } = await note([MEASURED], to(gitlab))
    expect(code).toBe(3)
    expect(stderr).toBe(
      'qpsgate: the note could not be written: GitLab answered 403 (403 Forbidden): the token may not do it; it needs ' +
        `the scope api, and the role Reporter or more in the project; everything is in ${MEASURED}\n`,
    )
  })

  it.each([
    [['nowhere'], /^qpsgate: cannot read nowhere: there is no such file/],
    [[], /^qpsgate: cannot read qpsgate-out: there is no such file/],
    [['one', 'two'], /^qpsgate: note takes one result; qpsgate report joins/],
    [['--token', 'x'], /^qpsgate: Unknown option '--token'; see qpsgate note --help/],
  ])('refuses %j', async (args, words) => {
    const { code, stderr } = await note(args)
    expect(code).toBe(2)
    expect(stderr).toMatch(words)
  })

  it('refuses to send the token in the clear', async () => {
    const { code, stderr } = await note([MEASURED], { CI_API_V4_URL: 'http://gitlab.example/api/v4' })
    expect(code).toBe(2)
    expect(stderr).toContain('the token would be sent in the clear')
  })

  it('explains itself, and that the token of the job will not do', () => {
    const help = execFileSync(process.execPath, [CLI, 'note', '--help'], { encoding: 'utf8' })
    expect(help).toMatch(/^usage: qpsgate note \[RESULT\]/)
    for (const name of ['QPSGATE_GITLAB_TOKEN', 'GITLAB_TOKEN', 'CI_JOB_TOKEN', 'CI_SERVER_TLS_CA_FILE'])
      expect(help).toContain(name)
  })
})

describe('a GitLab whose certificate an authority of its own has signed', () => {
  const file = (name: string) => join(place, name)

  beforeAll(async () => {
    if (findProgram('openssl') === undefined) await installPackages(['openssl'])
    const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: place, stdio: 'pipe' })
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
    openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Acme CA')
    writeFileSync(file('san'), 'subjectAltName=IP:127.0.0.1')
    openssl('req', ...key.slice(0, -2), '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=gitlab')
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'san', '-days', '2']
    openssl('x509', '-req', '-in', 'server.csr', ...by, '-out', 'server.pem')
  })

  const start = () =>
    startFakeGitLab({
      tls: { key: readFileSync(file('server.key'), 'utf8'), cert: readFileSync(file('server.pem'), 'utf8') },
    })

  it('is trusted by CI_SERVER_TLS_CA_FILE', async () => {
    await using gitlab = await start()
    const { code, stdout } = await note([MEASURED], to(gitlab, { CI_SERVER_TLS_CA_FILE: file('ca.pem') }))
    expect(stdout).toMatch(/^note created: /)
    expect(code).toBe(0)
  })

  it('is not trusted otherwise, and nothing is tried again', async () => {
    await using gitlab = await start()
    const { code, stderr } = await note([MEASURED], to(gitlab))
    expect(code).toBe(3)
    expect(stderr).toMatch(/certificate has an unknown signer \(\w+\); name a file .* in NODE_EXTRA_CA_CERTS/)
    expect(gitlab.requests).toEqual([])
  })

  it.each([
    ['is not there', 'gone.pem'],
    ['holds no certificate', 'san'],
  ])('is refused where the file of authorities %s', async (_, name) => {
    const { code, stderr } = await note([MEASURED], { CI_SERVER_TLS_CA_FILE: file(name) })
    expect(code).toBe(2)
    expect(stderr).toContain(`cannot take certificates from ${file(name)}, which CI_SERVER_TLS_CA_FILE names: `)
  })
})
