/** A distinctive password and token are looked for wherever they must not be. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inspect } from '../../edges/store/git-fixture.ts'
import { type FakeGitHub, startFakeGitHub } from '../../fakes/github-api.ts'
import { addPull } from '../../fakes/github-state.ts'
import { ENDPOINT_HOSTS, ENDPOINT_USER, type EndpointServer, startEndpointServer } from '../../setup/endpoint-server.ts'
import { createRepository, startGitServer } from '../../setup/git-server.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ActionPlace, pullRequestEvent, REPOSITORY, type Step } from '../action-place.ts'
import { Workplace } from '../cli.ts'
import { simulateRun } from '../simulated-run.ts'
import { filesBelow, filesWith, SecretWatch } from './secret-watch.ts'

/**
 * A part of each secret that no other test has, because the watch sees all processes of the machine, also those of
 * other tests.
 */
const OWN = randomBytes(4).toString('hex')
const PASSWORD = `canary-Pa55word-${OWN}`
const TOKEN = `ghs_canaryToken0123456789abcdef${OWN}`
/** The token as HTTP carries it. git gets it in this form, in its environment. */
const BASIC = Buffer.from(`x-access-token:${TOKEN}`).toString('base64')
const SECRETS = [PASSWORD, TOKEN, BASIC]
/** Programs that may have the token: git, and `timeout`, which ends git after some time. */
const GIT = /^(?:timeout|git|git-remote-https?)$/
const SLOW = 180_000

function suiteOf({ dsn }: EndpointServer, buffer = '1M'): string {
  return `name: secrets
server: { dsn: "${dsn}" }
dataset: { tables: 1, rows: 1000 }
workloads: [oltp_read_only]
threads: [2]
control: shipped
scenarios:
  shipped: {}
  sorted: { options: { sort_buffer_size: ${buffer} } }
gate: { tolerance: 90% }
budget: 16s
`
}

async function endpoint(): Promise<EndpointServer> {
  const server = await startEndpointServer()
  for (const host of ['localhost', '127.0.0.1', '%'])
    await server.session.execute(`ALTER USER ${ENDPOINT_USER}@'${host}' IDENTIFIED BY '${PASSWORD}'`)
  return server
}

/** The log that people see. The runner removes these lines, which tell it what to hide. */
function shownLog({ log }: Step): string {
  return log.replaceAll(/^::add-mask::.*$/gm, '')
}

function none(text: string): void {
  for (const secret of SECRETS) expect(text).not.toContain(secret)
}

/**
 * Expects that no process has a secret in its arguments, and that only qpsgate has one in its environment. The
 * exceptions are git and `timeout` around it, which have the token in HTTP's form. If git talks to a remote, it also
 * has the user's environment, from which credential helpers take tokens.
 */
function noProcess(watch: SecretWatch, ...programs: readonly string[]): void {
  expect([...watch.programs]).toEqual(expect.arrayContaining([...programs]))
  expect(watch.seenIn('arguments')).toEqual([])
  // Proves that the watch can read environments.
  expect(watch.seenIn('environment')).toContain('node')
  const given = watch.sightings.filter(({ where, program }) => where === 'environment' && program !== 'node')
  const wrong = given.filter(({ secret, program }) => secret === PASSWORD || !GIT.test(program))
  expect([...new Set(wrong.map(({ secret, program }) => `${program}: ${secret}`))]).toEqual([])
}

function noRequest({ requests, violations, state }: FakeGitHub): void {
  expect(violations).toEqual([])
  expect(requests.length).toBeGreaterThan(0)
  for (const { path, query, body } of requests) none(`${decodeURIComponent(path)} ${query} ${JSON.stringify(body)}`)
  none(JSON.stringify([...state.pulls.values()]))
}

describe('the password of a server', () => {
  // By day, only the run of the action is tested, below.
  test.runIf(IS_NIGHTLY)('appears nowhere in the output of a run', { timeout: SLOW }, async () => {
    await using server = await endpoint()
    using place = new Workplace()
    using watch = new SecretWatch(SECRETS)
    place.write('suite.yml', suiteOf(server))
    const environment = { ...ENDPOINT_HOSTS, QPSGATE_PASSWORD: PASSWORD, XDG_CACHE_HOME: join(place.path, 'cache') }
    const { code, stdout, stderr } = await place.run(
      ['run', 'suite.yml', '--explain', 'never', '--out', 'out'],
      environment,
    )
    expect(code, stderr).toBe(0)
    none(stdout)
    none(stderr)
    noProcess(watch, 'sysbench')
    expect(filesBelow(place.out).length).toBeGreaterThan(4)
    expect(filesWith(place.path, SECRETS)).toEqual([])
    expect(filesWith(place.tmp, SECRETS)).toEqual([])
  })
})

describe('the secrets of a workflow', () => {
  test('appear nowhere in the output of a run that writes a comment', { timeout: SLOW }, async () => {
    await using server = await endpoint()
    await using github = await startFakeGitHub()
    using place = new ActionPlace()
    const write = (buffer: string) => () => place.write('suite.yml', suiteOf(server, buffer))
    const commits = place.pullRequest(write('512K'), write('1M'))
    const [head, base] = [
      { sha: commits.head, ref: 'change' },
      { sha: commits.base, ref: 'main' },
    ]
    addPull(github.state, { number: 12, head, base })
    using watch = new SecretWatch(SECRETS)
    const step = await place.run({
      event: pullRequestEvent(commits),
      inputs: {
        suite: 'suite.yml',
        password: PASSWORD,
        'password-hosts': '127.0.0.1\nlocalhost',
        'github-token': TOKEN,
        comment: 'auto',
        explain: 'never',
      },
      env: {
        ...{ GITHUB_API_URL: github.url, GITHUB_SERVER_URL: 'http://127.0.0.1:9' },
        ...{ GITHUB_REF: 'refs/pull/12/merge', GITHUB_SHA: commits.merge },
        ...{ GITHUB_TOKEN: TOKEN, XDG_CACHE_HOME: join(place.path, 'cache') },
      },
    })
    expect(step.code, step.log).toBe(0)
    expect(step.log).toContain(`::add-mask::${PASSWORD}`)
    none(shownLog(step))
    none(JSON.stringify([step.outputs, step.state]))
    none(step.summary)
    expect(github.state.pulls.get(12)?.comments).toHaveLength(1)
    noRequest(github)
    noProcess(watch, 'sysbench', 'git')
    none(place.git('config', '--list', '--show-origin'))
    expect(filesBelow(join(place.workspace, 'qpsgate-out')).length).toBeGreaterThan(4)
    for (const folder of [place.path, place.tmp]) expect(filesWith(folder, SECRETS)).toEqual([])
  })

  test('appear nowhere in the output of a run that is stored in the ledger', { timeout: SLOW }, async () => {
    using place = new ActionPlace()
    place.write('README', 'a repository')
    place.commit('first')
    await simulateRun(join(place.workspace, 'qpsgate-out'))
    const root = join(place.path, 'git')
    const repository = await createRepository(root, `${REPOSITORY}.git`)
    const server = await startGitServer({ root })
    await using github = await startFakeGitHub()
    using watch = new SecretWatch(SECRETS)
    const step = await place.run({
      event: {
        name: 'push',
        payload: { before: '0'.repeat(40), repository: { full_name: REPOSITORY, default_branch: 'main' } },
      },
      inputs: {
        command: 'record',
        results: 'qpsgate-out',
        'github-token': TOKEN,
        password: PASSWORD,
        'password-hosts': '127.0.0.1',
      },
      env: { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: server.url('').replace(/\/$/, ''), GITHUB_TOKEN: TOKEN },
    })
    await server.close()
    expect(step.code, step.log).toBe(0)
    none(shownLog(step))
    none(step.summary)
    noProcess(watch, 'git')
    const stored = inspect(repository, 'ls-tree', '-r', '--name-only', 'qpsgate-data').trim().split('\n')
    expect(stored.length).toBeGreaterThan(0)
    for (const path of stored) none(inspect(repository, 'cat-file', 'blob', `qpsgate-data:${path}`))
    none(inspect(repository, 'log', '--format=%an %ae %B', 'qpsgate-data'))
    none(execFileSync('git', ['config', '--global', '--list', '--show-origin'], { encoding: 'utf8' }))
    for (const folder of [place.path, place.tmp]) expect(filesWith(folder, SECRETS)).toEqual([])
  })
})

describe('secrets in the files of a checkout', () => {
  const FORMS = [PASSWORD, encodeURIComponent(`${PASSWORD}/${TOKEN}`), Buffer.from(`a${PASSWORD}`).toString('base64')]
  const names = FORMS.map((form) => form.replaceAll('/', '_'))
  const core = Buffer.from(PASSWORD).subarray(2, -2).toString('base64').slice(2, -4)

  test.each<readonly [what: string, args: readonly string[], code: number]>([
    ['a server that refuses them', ['run', '--config', `${PASSWORD}.cnf`, '--base', 'HEAD', '--server', 'local'], 1],
    ['an error of a flag', ['run', '--budget', PASSWORD], 2],
    ['an error of a file', ['run', `${TOKEN}.yml`], 2],
    ['an error of a suite', ['plan', 'suite.yml'], 2],
    ['a plan', ['plan', '--config', `${PASSWORD}.cnf`, '--base', 'HEAD'], 1],
  ])('are masked in %s', { timeout: SLOW }, async (_, args, expected) => {
    using place = new Workplace()
    const options = (value: string) => `[mysqld]\ncharacter_set_server = ${value}\nsql_mode = "${names.join(',')}"\n`
    place.write(`${PASSWORD}.cnf`, '[mysqld]\n')
    place.write(
      'suite.yml',
      `name: "${names.join(' ')}"
dataset: { tables: 1, rows: 1000 }
workloads: [oltp_read_only]
threads: [2]
control: "${names[0]}"
scenarios: { "${names[0]}": {}, "${names[1]}": { options: { init_connect: "SELECT '${names.join()}'" } } }
`,
    )
    place.commit()
    place.write(`${PASSWORD}.cnf`, options(PASSWORD))
    const out = args[0] === 'plan' || args.includes('--budget') ? [] : ['--out', 'out']
    const environment = { QPSGATE_PASSWORD: PASSWORD, GITHUB_TOKEN: TOKEN }
    const { code, stdout, stderr } = await place.run([...args, ...out], environment)
    expect(code, `${stdout}${stderr}`).toBe(expected)
    expect(stdout + stderr).toContain('***')
    const isReport = args[0] === 'run' && expected === 1
    const files = isReport ? filesBelow(place.out) : []
    expect(files.length).toBeGreaterThan(isReport ? 3 : -1)
    for (const text of [stdout, stderr, ...files.map((path) => readFileSync(path, 'utf8'))]) {
      none(text)
      expect(text).not.toContain(core)
    }
  })
})
