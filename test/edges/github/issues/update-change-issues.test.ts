import { describe, expect, it } from 'vitest'
import type { RunRecord } from '../../../../src/core/history/run-record.ts'
import { seededRandom } from '../../../../src/core/plan/random.ts'
import { parseChangeMarker, updateChangeIssues } from '../../../../src/edges/github/issues/update-change-issues.ts'
import { normal } from '../../../builders.ts'
import { storedCell, storedRuns } from '../../../core/history/stored-runs.ts'
import type { FakeGitHub } from '../../../fakes/github-api.ts'
import { addIssue, addPull } from '../../../fakes/github-state.ts'
import { asked, type Connected, connected, REPOSITORY } from '../api/connected.ts'

const BOT = 'github-actions[bot]'
const PLACE = { repository: REPOSITORY, serverUrl: 'https://git.example' }
const ISSUES = '/repos/acme/databases/issues'

/** One level after the other, each with this many runs. */
function runs(...all: readonly (readonly [runs: number, change: number])[]): RunRecord[] {
  const random = seededRandom(9)
  const means = all.flatMap(([count, change]) =>
    Array.from({ length: count }, () => Math.log1p(change) + 0.01 * normal(random)),
  )
  return storedRuns(means, (index) => ({ commit: `ab${index}`.padEnd(40, 'c') }))
}

function theLast(records: readonly RunRecord[]): RunRecord {
  const last = records.at(-1)
  if (last === undefined) throw new RangeError('a run is wanted')
  return last
}

function update({ client }: Connected, records: readonly RunRecord[]): Promise<readonly string[]> {
  return updateChangeIssues(client, PLACE, records, theLast(records))
}

function issuesOf({ state }: FakeGitHub) {
  return [...state.issues.values()]
}

const SLOW = runs([20, 0], [5, -0.1])
const SLOWER = runs([20, 0], [9, -0.1])
const BACK = runs([20, 0], [9, -0.1], [6, 0])

describe('the issue about a slowdown', () => {
  it('is opened once, updated when the figures change, and closed when the level is back', async () => {
    await using github = await connected()
    expect(await update(github, SLOW)).toEqual([])
    const [opened, ...others] = issuesOf(github.fake)
    expect(others).toEqual([])
    expect(opened).toMatchObject({ login: BOT, labels: ['qpsgate'], state: 'open' })
    expect(opened?.title).toMatch(/^QPS of on in oltp_read_only at 4 threads −\d+\.\d % since ab20ccc$/)
    expect(parseChangeMarker(opened?.body ?? '')).toMatchObject({ suite: 'suite', scenario: 'on', threads: 4 })
    const body = opened?.body

    const before = github.fake.requests.length
    expect(await update(github, SLOW)).toEqual([])
    expect(asked(github.fake).slice(before)).toEqual([`GET ${ISSUES}`])

    expect(await update(github, SLOWER)).toEqual([])
    expect(issuesOf(github.fake)).toHaveLength(1)
    expect(opened?.body).not.toBe(body)
    expect(opened?.comments).toEqual([])

    expect(await update(github, BACK)).toEqual([])
    expect(opened?.state).toBe('closed')
    expect(opened?.comments.map((comment) => comment.body)).toEqual([
      expect.stringContaining('The level is back since'),
    ])
    expect(await update(github, BACK)).toEqual([])
    expect(opened?.comments).toHaveLength(1)
    expect(issuesOf(github.fake)).toHaveLength(1)
    expect(github.fake.violations).toEqual([])
  })

  it("is none of a stranger's with our marker, nor a pull request", async () => {
    await using github = await connected()
    await update(github, SLOW)
    const [ours] = issuesOf(github.fake)
    const { state } = github.fake
    state.issues.clear()
    const forged = { body: ours?.body ?? '', labels: ['qpsgate'], title: 'forged' }
    addIssue(state, { ...forged, login: 'mallory' })
    addPull(state, { ...forged, login: BOT })
    await update(github, SLOW)
    expect(issuesOf(github.fake).map(({ login, title }) => [login, title])).toEqual([
      ['mallory', 'forged'],
      [BOT, expect.stringMatching(/^QPS of on/)],
    ])
    expect(github.fake.violations).toEqual([])
  })

  it('closed by hand stays closed, and no other is opened', async () => {
    await using github = await connected()
    await update(github, SLOW)
    const [ours] = issuesOf(github.fake)
    if (ours !== undefined) ours.state = 'closed'
    await update(github, SLOWER)
    expect(issuesOf(github.fake).map(({ state }) => state)).toEqual(['closed'])
  })

  it('is found behind a hundred others', async () => {
    await using github = await connected()
    await update(github, SLOW)
    for (let index = 0; index < 100; index += 1) addIssue(github.fake.state, { labels: ['qpsgate'], body: 'hello' })
    await update(github, SLOWER)
    expect(issuesOf(github.fake).filter(({ login }) => login === BOT)).toHaveLength(1)
    expect(github.fake.violations).toEqual([])
  })

  it('is opened once by a server that fails after it has opened it, and again by one that has not', async () => {
    await using github = await connected()
    github.fake.failNext({ method: 'POST' }, 502)
    await update(github, SLOW)
    expect(issuesOf(github.fake)).toHaveLength(1)
    const [ours] = issuesOf(github.fake)
    const { state } = github.fake
    state.issues.clear()
    github.fake.failNext({ method: 'POST' }, 502)
    github.client.hook.error('request', (error) => {
      addIssue(state, { login: BOT, labels: ['qpsgate'], body: ours?.body ?? '' })
      throw error
    })
    await update(github, SLOW)
    expect(issuesOf(github.fake)).toHaveLength(1)
  })
})

describe('trouble', () => {
  it('with a token that may not is one note with what to grant', async () => {
    await using github = await connected({ token: 'read' })
    const two = SLOW.map((record) => ({
      ...record,
      cells: [4, 8].flatMap((threads) => record.cells.map((cell) => storedCell({ ...cell, threads }))),
    }))
    expect(await update(github, two)).toEqual([
      expect.stringMatching(/^an issue could not be opened: .*403.*`permissions: issues: write`$/),
    ])
  })

  it('with the list is a note, and nothing is opened that may be there', async () => {
    await using github = await connected()
    github.fake.failNext({ method: 'GET' }, 404)
    expect(await update(github, SLOW)).toEqual([expect.stringMatching(/could not be read: the API answered 404/)])
    expect(issuesOf(github.fake)).toEqual([])
  })

  it('with one issue does not keep another from its own', async () => {
    await using github = await connected()
    await update(github, SLOW)
    github.fake.failNext({ method: 'PATCH' }, 403)
    const both = SLOWER.map((record, index) => ({
      ...record,
      cells: [...record.cells, storedCell({ threads: 8, ratio: { mean: index < 20 ? 0 : -0.2, standardError: 0.01 } })],
    }))
    expect(await update(github, both)).toEqual([expect.stringMatching(/^issue 1 could not be changed: .*403/)])
    expect(issuesOf(github.fake)).toHaveLength(2)
  })
})
