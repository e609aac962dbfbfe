import { describe, expect, it } from 'vitest'
import { withAcceptance } from '../../../src/commands/action/acceptance.ts'
import { result } from '../../builders.ts'
import { asked, connected, REPOSITORY } from '../../edges/github/api/connected.ts'
import { addPull, setLabel } from '../../fakes/github-state.ts'

const REGRESSED = result({ verdict: 'regressed' })

describe('withAcceptance', () => {
  it('makes a pass of a regression that somebody answers for', async () => {
    await using github = await connected()
    const { number, head } = addPull(github.fake.state)
    setLabel(github.fake.state, number, 'qpsgate: accepted', 'bob')
    const change = { repository: REPOSITORY, headSha: head.sha, pullRequest: { number, fromFork: false } }
    expect(await withAcceptance(REGRESSED, change, github.client)).toMatchObject({
      verdict: 'pass',
      accepted: { by: 'bob', how: 'label' },
    })
  })

  it.each(['pass', 'inconclusive'] as const)('asks nobody where the verdict is %s', async (verdict) => {
    await using github = await connected()
    const judged = result({ verdict })
    const change = { repository: REPOSITORY, headSha: 'a'.repeat(40), pullRequest: undefined }
    expect(await withAcceptance(judged, change, github.client)).toBe(judged)
    expect(asked(github.fake)).toEqual([])
  })

  it('leaves a regression alone where there is no token to ask with', async () => {
    const change = { repository: REPOSITORY, headSha: 'a'.repeat(40), pullRequest: undefined }
    expect(await withAcceptance(REGRESSED, change, undefined)).toBe(REGRESSED)
  })
})
