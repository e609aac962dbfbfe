import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawChart } from '../../../../src/edges/chart/chart.ts'
import { svgToPng } from '../../../../src/edges/chart/png.ts'
import { chartOf, chartUrl } from '../../../../src/edges/github/comments/chart-image.ts'
import { result, resultCell, resultComparison } from '../../../builders.ts'
import { createRepository, startGitServer } from '../../../setup/git-server.ts'
import { BRANCH, commitsIn, makeFolders, pathsIn } from '../../store/git-fixture.ts'
import { connected } from '../api/connected.ts'
import { publication } from '../publications.ts'

const COMPARED = result({
  cells: [resultCell(), resultCell({ scenario: 'on' })],
  comparisons: [resultComparison()],
})
const NAME = `charts/${new Date().toISOString().slice(0, 10)}/pull-1-1-1`

/** The chart of a comment on a forge that is a real git server, and the pictures that its repository has then. */
async function stored(forge: 'github' | 'gitea') {
  using folders = makeFolders()
  const repository = await createRepository(folders.root, 'acme/databases.git')
  await using server = await startGitServer({ root: folders.root })
  await using github = await connected()
  const out = join(folders.home, 'out')
  mkdirSync(out)
  writeFileSync(join(out, 'chart.png'), await svgToPng((await drawChart(COMPARED, 'light')).svg))
  const bare = publication(github, {}, { chart: 'auto' })
  const context = { ...bare.context, forge, serverUrl: server.url('').replace(/\/$/, '') }
  const chart = await chartOf(COMPARED, { ...bare, out, context })
  const bytesOf = (path: string) =>
    execFileSync('git', ['--git-dir', repository, 'cat-file', 'blob', `${BRANCH}:${path}`])
  const pictures = new Map(pathsIn(repository).map((path) => [path, bytesOf(path)]))
  return { chart, folder: `${context.serverUrl}/acme/databases`, pictures, commits: commitsIn(repository) }
}

it('is two pictures in one commit, for light pages and dark ones', async () => {
  const { chart, folder, pictures, commits } = await stored('github')
  expect(commits).toBe(1)
  expect([...pictures.keys()]).toEqual([`${NAME}-dark.png`, `${NAME}.png`])
  expect(pictures.get(`${NAME}-dark.png`)).toEqual(Buffer.from(await svgToPng((await drawChart(COMPARED, 'dark')).svg)))
  expect(pictures.get(`${NAME}.png`)).toEqual(Buffer.from(await svgToPng((await drawChart(COMPARED, 'light')).svg)))
  const [url, darkUrl] = [NAME, `${NAME}-dark`].map((name) =>
    expect.stringMatching(new RegExp(`^${folder}/blob/[0-9a-f]{40}/${name}\\.png\\?raw=true$`)),
  )
  expect(chart).toEqual({ url, darkUrl })
})

it('is one picture on a forge that chooses none', async () => {
  const { chart, folder, pictures } = await stored('gitea')
  expect([...pictures.keys()]).toEqual([`${NAME}.png`])
  const url = expect.stringMatching(new RegExp(`^${folder}/raw/commit/[0-9a-f]{40}/${NAME}\\.png$`))
  expect(chart).toEqual({ url, darkUrl: null })
})

describe('the address of a picture', () => {
  const SHA = 'a'.repeat(40)
  const CONTEXT = {
    serverUrl: 'https://git.acme.test',
    repository: { owner: 'acme', name: 'databases' },
    forge: 'github',
  } as const

  it('encodes what means something in an address, but not the slashes between folders', () => {
    const url = chartUrl(CONTEXT, SHA, 'charts/50% #1?/ü>.png')
    expect(url).toBe(`https://git.acme.test/acme/databases/blob/${SHA}/charts/50%25%20%231%3F/%C3%BC%3E.png?raw=true`)
    expect(new URL(url).search).toBe('?raw=true')
  })
})
