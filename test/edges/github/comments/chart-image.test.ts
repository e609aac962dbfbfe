import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chartAt, chartPath, oldestPictures, storeChart } from '../../../../src/edges/github/comments/chart-image.ts'
import { createRepository, startGitServer } from '../../../setup/git-server.ts'
import { commitsIn, type Folders, inspect, makeFolders, pathsIn, store } from '../../store/git-fixture.ts'
import { type Connected, connected } from '../api/connected.ts'
import { publication } from '../publications.ts'

const BRANCH = 'qpsgate-charts'
const PICTURE = Buffer.from([0, 255, 10])

let folders: Folders
let github: Connected

beforeEach(async () => {
  folders = makeFolders()
  github = await connected()
  mkdirSync(join(folders.home, 'out'))
  writeFileSync(join(folders.home, 'out/chart.png'), PICTURE)
})
afterEach(async () => {
  await github[Symbol.asyncDispose]()
  folders[Symbol.dispose]()
})

/** For a forge that is a real git server. */
function publicationOn(url: string) {
  const bare = publication(github)
  return { ...bare, out: join(folders.home, 'out'), context: { ...bare.context, serverUrl: url.replace(/\/$/, '') } }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

it('a chart is stored beside charts of the last 60 days, on a branch with a single commit', async () => {
  const repository = await createRepository(folders.root, 'acme/databases.git')
  await using server = await startGitServer({ root: folders.root })
  const own = publicationOn(server.url(''))
  const [aged, kept] = [61, 60].map((days) => `${daysAgo(days)}/pull-7-1-1.png`)
  for (const path of [aged, kept]) await store(repository, path ?? '', path, BRANCH)
  const path = chartPath({ pullRequest: 12, headSha: 'a'.repeat(40), runId: 34, attempt: 2 })
  expect(path).toBe(`${daysAgo(0)}/pull-12-34-2.png`)
  expect(await storeChart(path, own)).toBeUndefined()
  expect(pathsIn(repository, BRANCH)).toEqual([kept, path])
  expect(commitsIn(repository, BRANCH)).toBe(1)
  const bytes = execFileSync('git', ['--git-dir', repository, 'cat-file', 'blob', `${BRANCH}:${path}`])
  expect(bytes).toEqual(PICTURE)
})

it('a chart replaces the oldest charts if 200 are stored', () => {
  const paths = Array.from({ length: 205 }, (_, nth) => `2026-01-${10 + Math.floor(nth / 10)}/pull-${nth % 10}-1-1.png`)
  // With the one that comes there are 200.
  expect(oldestPictures(paths, Date.parse('2026-02-01'))).toEqual(paths.slice(0, 6))
})

it('a chart is not stored on a branch that holds anything but charts', async () => {
  const repository = await createRepository(folders.root, 'acme/databases.git')
  await using server = await startGitServer({ root: folders.root })
  const tip = await store(repository, 'main.c', '', BRANCH)
  const why = await storeChart(`${daysAgo(0)}/pull-1-1-1.png`, publicationOn(server.url('')))
  expect(why).toContain('it holds main.c, which qpsgate does not write there')
  expect(inspect(repository, 'rev-parse', BRANCH)).toBe(tip)
})

it('storing a chart is given up at its time limit if git hangs', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const why = await storeChart(`${daysAgo(0)}/pull-1-1-1.png`, publicationOn(`http://127.0.0.1:${port}/`), 0.5)
  expect(why).toBe('git did not store it within 0.5 s')
  silent.close()
})

it('a stored chart has an address with its branch and path', () => {
  const { context } = publication(github)
  const shown = (forge: 'github' | 'gitea') => chartAt({ ...context, forge }, '2026-01-31/pull-1-1-1.png').url
  expect(shown('github')).toBe(`https://git.example/acme/databases/blob/${BRANCH}/2026-01-31/pull-1-1-1.png?raw=true`)
  expect(shown('gitea')).toBe(`https://git.example/acme/databases/raw/branch/${BRANCH}/2026-01-31/pull-1-1-1.png`)
})
