import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { postComment } from '../../../src/edges/github/comments/post.ts'
import { postResult, publishVerdict } from '../../../src/edges/github/publish.ts'
import { result, resultComparison } from '../../builders.ts'
import { addPull } from '../../fakes/github-state.ts'
import { createRepository, startGitServer } from '../../setup/git-server.ts'
import { inspect, makeFolders } from '../store/git-fixture.ts'
import { asked, type Connected, connected } from './api/connected.ts'
import { publication } from './publications.ts'

const SEARCHING = 'qpsgate is now measuring what each changed setting costs. This comment will then show it.'

const regressed = () => result({ verdict: 'regressed', comparisons: [resultComparison({ verdict: 'regressed' })] })

function bodies({ fake }: Connected): string[] {
  return fake.state.pulls.get(1)?.comments.map(({ body }) => body) ?? []
}

afterEach(() => void vi.restoreAllMocks())

describe('the comment on a pull request', () => {
  it('is first written when a run is red with comment: on-fail, and is updated by each later run', async () => {
    await using github = await connected()
    addPull(github.fake.state)
    const own = publication(github, {}, { comment: 'on-fail' })
    const passed = result({ comparisons: [resultComparison({ verdict: 'pass' })] })
    await postComment(passed, 'fine', own)
    expect(bodies(github)).toEqual([])
    await postComment(regressed(), 'slower', own)
    expect(bodies(github)).toEqual([expect.stringMatching(/\nslower$/)])
    await postComment(passed, 'fine again', own)
    await postComment(result({ comparisons: [] }), 'nothing changes any more', own)
    expect(bodies(github)).toEqual([expect.stringMatching(/\nnothing changes any more$/)])
  })
})

describe('the comment before the search for causes', () => {
  it('has the verdict and says that causes are searched for, but has no chart', async () => {
    await using github = await connected()
    addPull(github.fake.state)
    await publishVerdict(regressed(), publication(github))
    const [body = ''] = bodies(github)
    expect(body).toContain('### ❌ qpsgate: on is 20% slower than off')
    expect(body).toContain(SEARCHING)
    expect(body).not.toContain('![')
    expect(github.fake.violations).toEqual([])
  })

  it('is replaced in place by the comment with the causes', async () => {
    await using github = await connected()
    addPull(github.fake.state)
    const own = publication(github)
    await publishVerdict(regressed(), own)
    await postComment(regressed(), 'with causes', own)
    expect(bodies(github)).toEqual([expect.stringMatching(/\nwith causes$/)])
    expect(bodies(github)[0]).not.toContain(SEARCHING)
  })

  it('is not written with comment: never, and no notice says so', async () => {
    await using github = await connected()
    addPull(github.fake.state)
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await publishVerdict(regressed(), publication(github, {}, { comment: 'never' }))
    expect(asked(github.fake)).toEqual([])
    expect(said).not.toHaveBeenCalled()
  })

  it('causes no notice yet if the forge refuses it', async () => {
    await using github = await connected({ token: 'read' })
    addPull(github.fake.state)
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await publishVerdict(regressed(), publication(github))
    expect(asked(github.fake)).toContain('POST /repos/acme/databases/issues/1/comments')
    expect(bodies(github)).toEqual([])
    expect(said).not.toHaveBeenCalled()
  })
})

describe('the chart of a comment', () => {
  const comparisons = [resultComparison({ verdict: 'regressed' }), resultComparison({ threads: 64 })]
  const drawable = () => result({ verdict: 'regressed', comparisons })

  /** What is published on a forge whose git server works, or refuses every push. */
  async function published(about: Result, { refuses = false, token }: { refuses?: boolean; token?: 'read' } = {}) {
    using folders = makeFolders()
    const repository = await createRepository(folders.root, 'acme/databases.git')
    const isPush = (url: string) => url.includes('git-receive-pack')
    await using server = await startGitServer({
      root: folders.root,
      disturb: ({ url }) => (refuses && isPush(url) ? 403 : undefined),
    })
    await using github = await connected(token === undefined ? {} : { token })
    addPull(github.fake.state)
    const out = join(folders.home, 'out')
    mkdirSync(out)
    writeFileSync(join(out, 'chart.png'), 'a picture')
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const bare = publication(github)
    const context = { ...bare.context, serverUrl: server.url('').replace(/\/$/, '') }
    await postResult(about, { ...bare, out, context }, false)
    const notices = said.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('::notice'))
    const writes = asked(github.fake).filter((request) => !request.startsWith('GET'))
    const isStored = inspect(repository, 'branch', '--list', 'qpsgate-charts') !== ''
    return { body: bodies(github)[0] ?? '', writes, notices, isStored, requests: server.requests }
  }

  it('is added to the comment once it is stored', async () => {
    const { body, writes, notices, isStored } = await published(drawable())
    expect(writes.map((request) => request.split(' ')[0])).toEqual(['POST', 'PATCH'])
    expect(body).toMatch(
      /!\[.*\]\(<http:.*\/acme\/databases\/blob\/qpsgate-charts\/[\d-]+\/pull-1-1-1\.png\?raw=true>\)/,
    )
    expect([notices, isStored]).toEqual([[], true])
  })

  it('is left out if git cannot store it, and a notice says so', async () => {
    const { body, writes, notices, isStored } = await published(drawable(), { refuses: true })
    expect(writes).toHaveLength(1)
    expect(body).not.toContain('![')
    expect(notices).toEqual([
      expect.stringMatching(/the comment has no chart \(chart: none\): .*no permission to push/),
    ])
    expect(isStored).toBe(false)
  })

  it.each([
    ['no comment could be written', drawable(), { token: 'read' as const }],
    ['a single comparison needs no chart', result({ comparisons: [resultComparison()] }), {}],
  ])('is not stored if %s', async (_, about, options) => {
    expect((await published(about, options)).requests).toEqual([])
  })
})
