import { describe, expect, it } from 'vitest'
import { acceptanceOf } from '../../../src/commands/action/acceptance.ts'
import { asked, connected, REPOSITORY } from '../../edges/github/api/connected.ts'
import { addPull, setLabel } from '../../fakes/github-state.ts'

describe('acceptanceOf', () => {
  it('finds who set the label on the pull request', async () => {
    await using github = await connected()
    const { number, head } = addPull(github.fake.state)
    setLabel(github.fake.state, number, 'qpsgate: accepted', 'bob')
    const change = { repository: REPOSITORY, headSha: head.sha, pullRequest: { number, fromFork: false } }
    expect(await acceptanceOf(change, github.client)).toMatchObject({ by: 'bob', how: 'label' })
  })

  it('is nobody where there is no label', async () => {
    await using github = await connected()
    const { number, head } = addPull(github.fake.state)
    const change = { repository: REPOSITORY, headSha: head.sha, pullRequest: { number, fromFork: false } }
    expect(await acceptanceOf(change, github.client)).toBeNull()
    expect(asked(github.fake).length).toBeGreaterThan(0)
  })

  it('is nobody where there is no token to ask with', async () => {
    const change = { repository: REPOSITORY, headSha: 'a'.repeat(40), pullRequest: undefined }
    expect(await acceptanceOf(change, undefined)).toBeNull()
  })
})
