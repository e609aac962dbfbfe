import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Result } from '../../../../src/core/result/result.ts'
import { postFailure } from '../../../../src/edges/github/comments/post.ts'
import type { Suggestion } from '../../../../src/edges/github/comments/suggestion.ts'
import { upsertSuggestion } from '../../../../src/edges/github/comments/suggestion.ts'
import { postResult } from '../../../../src/edges/github/publish.ts'
import { cause, causeSetting, explanation, result, resultComparison } from '../../../builders.ts'
import { addPull, type FakeFile } from '../../../fakes/github-state.ts'
import { asked, type Connected, connected, REPOSITORY } from '../api/connected.ts'
import { publication, SHA } from '../publications.ts'

const PLACE = { repository: REPOSITORY, forge: 'github', issue: 1 } as const
const FILE: FakeFile = {
  filename: 'conf/my.cnf',
  status: 'modified',
  patch: '@@ -2,2 +2,2 @@\n [mysqld]\n-sync_binlog = 0\n+sync_binlog = 1',
}
const at = (line: number) => ({ file: 'conf/my.cnf', line })
const WANTED: Suggestion = {
  ...{ key: 'my.cnf', workspace: '/workspace', headSha: SHA, runId: 1, attempt: 1 },
  line: { name: 'sync-binlog', value: '1', place: at(3), before: at(3), gain: 'sync-binlog costs 12% <b>.' },
}

function comments({ fake }: Connected) {
  return fake.state.pulls.get(1)?.reviewComments ?? []
}

async function onForge(files: readonly FakeFile[] = [FILE], options: Parameters<typeof connected>[0] = {}) {
  const github = await connected(options)
  addPull(github.fake.state, { files })
  return { github, [Symbol.asyncDispose]: () => github[Symbol.asyncDispose]() }
}

afterEach(() => void vi.restoreAllMocks())

describe('a suggestion to take a line back', () => {
  it('is written on the line to blame, with the cost of that line and the former line', async () => {
    await using forge = await onForge()
    const { client, fake } = forge.github
    expect(await upsertSuggestion(client, PLACE, WANTED)).toEqual({ kind: 'created' })
    expect(comments(forge.github)).toMatchObject([{ path: 'conf/my.cnf', line: 3, commit: SHA }])
    const [marker, ...lines] = comments(forge.github)[0]?.body.split('\n') ?? []
    expect(marker).toBe(`<!-- qpsgate:suggestion v1 key=my.cnf head=${SHA} run=1 attempt=1 -->`)
    expect(lines).toEqual(['sync-binlog costs 12% &#60;b>.', '', '```suggestion', 'sync_binlog = 0', '```'])
    expect(fake.violations).toEqual([])
  })

  it('has a fence with more backticks than the line contains', async () => {
    const patch = '@@ -2,2 +2,2 @@\n [mysqld]\n-sync_binlog = 0 # ```\n+sync_binlog = 1'
    await using forge = await onForge([{ ...FILE, patch }])
    await upsertSuggestion(forge.github.client, PLACE, WANTED)
    expect(comments(forge.github)[0]?.body).toMatch(/\n````suggestion\nsync_binlog = 0 # ```\n````$/)
  })

  it('is updated by the next attempt, replaced by a run of another commit, and left alone by an older run', async () => {
    await using forge = await onForge()
    const { client } = forge.github
    await upsertSuggestion(client, PLACE, WANTED)
    const [first] = comments(forge.github)
    expect(await upsertSuggestion(client, PLACE, { ...WANTED, attempt: 2 })).toEqual({ kind: 'updated' })
    expect(comments(forge.github)).toMatchObject([{ id: first?.id, body: expect.stringContaining('attempt=2') }])
    await upsertSuggestion(client, PLACE, { ...WANTED, runId: 2, headSha: 'b'.repeat(40) })
    expect(comments(forge.github)).toMatchObject([{ commit: 'b'.repeat(40) }])
    expect(await upsertSuggestion(client, PLACE, { ...WANTED, runId: 1 })).toEqual({ kind: 'older' })
    expect(comments(forge.github)).toHaveLength(1)
    expect(await upsertSuggestion(client, PLACE, { ...WANTED, runId: 3, line: undefined })).toEqual({ kind: 'none' })
    expect(comments(forge.github)).toEqual([])
    expect(forge.github.fake.violations).toEqual([])
  })

  it('removes no comment of other people, and no suggestion about another option file', async () => {
    await using forge = await onForge()
    const { client, fake } = forge.github
    const marker = `<!-- qpsgate:suggestion v1 key=my.cnf head=${SHA} run=1 attempt=1 -->`
    const others = [
      { login: 'mallory', body: marker },
      { login: 'github-actions[bot]', body: 'a linter’s' },
      { login: 'github-actions[bot]', body: marker.replace('key=my.cnf', 'key=other.cnf') },
    ]
    const about = {
      path: 'conf/my.cnf',
      line: 3,
      commit: SHA,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    }
    fake.state.pulls.get(1)?.reviewComments.push(...others.map((each, id) => ({ ...about, ...each, id: id + 1 })))
    await upsertSuggestion(client, PLACE, { ...WANTED, runId: 2, line: undefined })
    expect(comments(forge.github)).toHaveLength(3)
  })

  it.each<[string, readonly FakeFile[]]>([
    ['was renamed', [{ ...FILE, status: 'renamed' }]],
    ['was removed', [{ ...FILE, status: 'removed' }]],
    ['has a diff too large to show', [{ filename: FILE.filename, status: 'modified' }]],
    ['did not change', [{ ...FILE, filename: 'my.cnf' }]],
  ])('is not written on a file that %s', async (_, files) => {
    await using forge = await onForge(files)
    expect(await upsertSuggestion(forge.github.client, PLACE, WANTED)).toEqual({ kind: 'none' })
    expect(asked(forge.github.fake).every((request) => request.startsWith('GET'))).toBe(true)
  })

  it('is not written for a file outside of the repository', async () => {
    await using forge = await onForge()
    const line = { ...(WANTED.line as NonNullable<Suggestion['line']>), place: { file: '../my.cnf', line: 3 } }
    expect(await upsertSuggestion(forge.github.client, PLACE, { ...WANTED, line })).toEqual({ kind: 'none' })
  })

  it('is not written if the forge refuses it, and the reason is reported', async () => {
    await using forge = await onForge([FILE], { token: 'read' })
    expect(await upsertSuggestion(forge.github.client, PLACE, WANTED)).toMatchObject({
      kind: 'refused',
      why: expect.stringMatching(/^no change is suggested on the line: the API answered 403/),
    })
  })
})

describe('the comment on a pull request', () => {
  const scenario = 'conf/my.cnf'
  const about = { rule: 'base', scenario, reference: scenario } as const
  const red = (overrides: Partial<Result> = {}) =>
    result({
      ...{ verdict: 'regressed', comparisons: [resultComparison({ ...about, verdict: 'regressed' })] },
      settings: [
        {
          scenario,
          kind: 'option',
          name: 'sync-binlog',
          before: { value: '0', ...at(3) },
          after: { value: '1', ...at(3) },
        },
      ],
      causes: [cause({ settings: [causeSetting({ name: 'sync-binlog', place: at(3) })] })],
      explanation: explanation(about),
      ...overrides,
    })

  const publish = async (
    github: Connected,
    about: Result,
    ...rest: [env?: Record<string, string>, inputs?: object]
  ) => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await postResult(about, { ...publication(github, ...rest), out: '/none' }, false)
    return said.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('::notice'))
  }

  it('comes with a suggestion while the verdict is red', async () => {
    await using forge = await onForge()
    expect(await publish(forge.github, red(), {}, { chart: 'none' })).toEqual([])
    expect(comments(forge.github)).toHaveLength(1)
    expect(comments(forge.github)[0]?.body).toContain('Taking this line back regains that')
    await publish(forge.github, red({ verdict: 'pass', accepted: { by: 'octocat' } }), {}, { chart: 'none' })
    expect(comments(forge.github)).toEqual([])
    expect(forge.github.fake.violations).toEqual([])
  })

  it('comes without a suggestion if that is unwanted or refused, with at most one notice', async () => {
    await using forge = await onForge()
    await publish(forge.github, red(), {}, { chart: 'none', comment: 'never' })
    expect(comments(forge.github)).toEqual([])
    await using reading = await onForge([FILE], { token: 'read' })
    const notices = await publish(reading.github, red(), {}, { chart: 'none' })
    expect(notices).toEqual([expect.stringContaining('no comment on the pull request')])
    expect(asked(reading.github.fake).filter((request) => /pulls\/1\/comments/.test(request))).toEqual([])
  })

  it('loses its suggestion if the next run fails', async () => {
    await using forge = await onForge()
    await publish(forge.github, red(), {}, { chart: 'none' })
    const own = publication(forge.github)
    const target = { pullRequest: 1, headSha: SHA, runId: 2, attempt: 1 }
    await postFailure(red().suite.name, 'no space left', { ...own, target })
    expect(comments(forge.github)).toEqual([])
  })

  it('causes no request for suggestions if the first run passes, or if the forge is Gitea', async () => {
    await using forge = await onForge()
    await publish(forge.github, red({ verdict: 'pass', causes: [] }), {}, { chart: 'none' })
    await publish(forge.github, red(), { GITEA_ACTIONS: 'true' }, { chart: 'none' })
    expect(asked(forge.github.fake).filter((request) => request.includes('/pulls/1/'))).toEqual([])
  })
})
