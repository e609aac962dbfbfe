/** The recipe for GitLab CI: the script that writes its note, run against a server that answers as GitLab's API does. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listen, readText, stop } from './fakes/loopback-server.ts'
import { blocksOf } from './setup/pages.ts'

const [PIPELINE] = blocksOf('docs/recipes/gitlab.md').filter(({ language }) => language === 'yaml')
const { qpsgate } = parse(PIPELINE?.text ?? '') as { qpsgate: Record<'script' | 'after_script', string[]> }
const REPORT = '### ❌ qpsgate: slower\n\n/merge\n'
const NOTE = '<!-- qpsgate -->\n### ❌ qpsgate: slower\n\n /merge\n'
const TOKEN = 'glpat-abcdefghijklmnopqrst'
const BOT = 7
/** A self-managed GitLab need not be at the top of its server. */
const NOTES = '/git/api/v4/projects/12/merge_requests/3/notes'

let place: string
let server: Server
let address: string
let notes: { id: number; author: { id: number }; body: string }[]
let requests: string[]

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'qpsgate-gitlab-'))
  notes = []
  requests = []
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const text = await readText(request)
    if (headers.authorization !== `Bearer ${TOKEN}`) return response.writeHead(401).end()
    requests.push(text === '' ? `${method} ${url}` : `${method} ${url} ${headers['content-type']} ${text.trimEnd()}`)
    return response.end(JSON.stringify(url.endsWith('/user') ? { id: BOT } : pageOf(url)))
  })
  address = await listen(server)
})
afterEach(async () => {
  await stop(server)
  rmSync(place, { recursive: true, force: true })
})

function pageOf(url: string) {
  const page = Number(new URL(url, address).searchParams.get('page') ?? 1)
  return notes.slice(100 * (page - 1), 100 * page)
}

async function writeNote(env: Readonly<Record<string, string>> = { GITLAB_TOKEN: TOKEN }): Promise<void> {
  mkdirSync(join(place, 'qpsgate-out'))
  writeFileSync(join(place, 'qpsgate-out/comment.md'), REPORT)
  await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', qpsgate.after_script.join('\n')], {
    cwd: place,
    env: {
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      CI_API_V4_URL: `${address}/git/api/v4`,
      CI_MERGE_REQUEST_PROJECT_ID: '12',
      CI_MERGE_REQUEST_IID: '3',
      ...env,
    },
  })
}

/** Requests as GitLab describes them: GET /user, and GET, POST and PUT of notes, with nothing but a body. */
const asked = (...last: string[]) => ['GET /git/api/v4/user', `GET ${NOTES}?sort=desc&per_page=100&page=1`, ...last]
const SENT = `application/json ${JSON.stringify({ body: NOTE })}`

test('the GitLab recipe creates a note if there is none yet, and no text in it is a command', async () => {
  await writeNote()
  expect(requests).toEqual(asked(`POST ${NOTES} ${SENT}`))
})

test('the GitLab recipe updates its own older note, and leaves similar notes of others unchanged', async () => {
  notes = [BOT + 1, BOT].map((id, at) => ({ id: 1000 + at, author: { id }, body: '<!-- qpsgate -->\nolder' }))
  await writeNote()
  expect(requests).toEqual(asked(`PUT ${NOTES}/1001 ${SENT}`))
})

test('the GitLab recipe finds its own note among 230', async () => {
  const other = { author: { id: BOT + 1 }, body: 'looks good' }
  notes = Array.from({ length: 230 }, (_, id) => ({ id, ...other }))
  notes[220] = { id: 220, author: { id: BOT }, body: '<!-- qpsgate -->\nolder' }
  await writeNote()
  expect(requests.at(-1)).toBe(`PUT ${NOTES}/220 ${SENT}`)
  expect(requests.filter((one) => one.includes('page=')).map((one) => one.slice(-1))).toEqual(['1', '2', '3'])
})

test('the GitLab recipe sends no request if there is no token, as in a fork', async () => {
  await writeNote({})
  expect(requests).toEqual([])
})

test('the GitLab recipe takes qpsgate from a clone of the repository, not from a package name', () =>
  expect(qpsgate.script.join('\n')).toMatch(/^git clone .* (\/\S+)\n[\s\S]*^node \1\/dist\/cli\.js run /m))
