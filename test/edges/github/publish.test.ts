import { afterEach, describe, expect, it, vi } from 'vitest'
import { postComment } from '../../../src/edges/github/comments/post.ts'
import { publishVerdict } from '../../../src/edges/github/publish.ts'
import { result, resultComparison } from '../../builders.ts'
import { addPull } from '../../fakes/github-state.ts'
import { asked, type Connected, connected } from './api/connected.ts'
import { publication } from './publications.ts'

const SEARCHING = 'qpsgate is now measuring what each changed setting costs. This comment will then show it.'

const regressed = () => result({ verdict: 'regressed', comparisons: [resultComparison({ verdict: 'regressed' })] })

function bodies({ fake }: Connected): string[] {
  return fake.state.pulls.get(1)?.comments.map(({ body }) => body) ?? []
}

afterEach(() => void vi.restoreAllMocks())

describe('a comment on failures only', () => {
  it('begins with the first failure, and then says what came of it', async () => {
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

describe('the verdict, before its causes are searched for', () => {
  it('is a comment that says that they are, without a picture', async () => {
    await using github = await connected()
    addPull(github.fake.state)
    await publishVerdict(regressed(), publication(github))
    const [body = ''] = bodies(github)
    expect(body).toContain('### ❌ qpsgate: on is 20 % slower than off')
    expect(body).toContain(SEARCHING)
    expect(body).not.toContain('![')
    expect(github.fake.violations).toEqual([])
  })

  it('becomes the whole in place', async () => {
    await using github = await connected()
    addPull(github.fake.state)
    const own = publication(github)
    await publishVerdict(regressed(), own)
    await postComment(regressed(), 'with causes', own)
    expect(bodies(github)).toEqual([expect.stringMatching(/\nwith causes$/)])
    expect(bodies(github)[0]).not.toContain(SEARCHING)
  })

  it('is not written where no comment is wanted, or none may be written, of which nothing is said', async () => {
    await using github = await connected()
    addPull(github.fake.state)
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const readOnly = publication(github)
    const context = { ...readOnly.context, readOnlyReason: 'of a fork' }
    await publishVerdict(regressed(), { ...readOnly, context })
    await publishVerdict(regressed(), publication(github, {}, { comment: 'never' }))
    expect(asked(github.fake)).toEqual([])
    expect(said).not.toHaveBeenCalled()
  })

  it('is not written where the forge refuses it, of which nothing is said either', async () => {
    await using github = await connected({ token: 'read' })
    addPull(github.fake.state)
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await publishVerdict(regressed(), publication(github))
    expect(asked(github.fake)).toContain('POST /repos/acme/databases/issues/1/comments')
    expect(bodies(github)).toEqual([])
    expect(said).not.toHaveBeenCalled()
  })
})
