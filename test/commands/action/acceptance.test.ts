import { describe, expect, it } from 'vitest'
import { acceptanceOf, type RegressedProposal } from '../../../src/commands/action/acceptance.ts'
import { upsertComment } from '../../../src/edges/github/comments/comment.ts'
import { judgedComparison } from '../../builders.ts'
import { asked, connected, REPOSITORY } from '../../edges/github/api/connected.ts'
import { addPull, setLabel } from '../../fakes/github-state.ts'

const tell = () => {}
const REGRESSED = { suite: 'pfs', regressions: [judgedComparison()] }

function proposal(headSha: string, number?: number): RegressedProposal {
  const pullRequest = number === undefined ? undefined : { number, fromFork: false }
  return { repository: REPOSITORY, forge: 'github', headSha, pullRequest, ...REGRESSED }
}

describe('acceptanceOf', () => {
  it('finds who set the label on the pull request once its comment had shown the regression', async () => {
    await using github = await connected()
    const { number, head } = addPull(github.fake.state)
    const run = { key: 'pfs', headSha: head.sha, runId: 1, attempt: 1, body: 'slower', isNews: true }
    const place = { repository: REPOSITORY, forge: 'github', issue: number } as const
    await upsertComment(github.client, place, { ...run, regressions: REGRESSED.regressions })
    setLabel(github.fake.state, number, 'qpsgate: accepted', 'bob')
    expect(await acceptanceOf(proposal(head.sha, number), github.client, tell)).toMatchObject({
      by: 'bob',
      how: 'label',
    })
    expect(await acceptanceOf({ ...proposal(head.sha, number), suite: 'other' }, github.client, tell)).toBeNull()
  })

  it('is nobody where there is no label', async () => {
    await using github = await connected()
    const { number, head } = addPull(github.fake.state)
    expect(await acceptanceOf(proposal(head.sha, number), github.client, tell)).toBeNull()
    expect(asked(github.fake).length).toBeGreaterThan(0)
  })

  it('is nobody where there is no token to ask with', async () => {
    expect(await acceptanceOf(proposal('a'.repeat(40)), undefined, tell)).toBeNull()
  })
})
