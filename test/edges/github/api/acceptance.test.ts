import { describe, expect, it } from 'vitest'
import { findAcceptance, type ProposedChange } from '../../../../src/edges/github/api/acceptance.ts'
import type { FakeGitHub } from '../../../fakes/github-api.ts'
import { addCommit, addPull, setLabel } from '../../../fakes/github-state.ts'
import { asked, connected, REPOSITORY } from './connected.ts'

const LABEL = 'qpsgate: accepted'

function change(
  headSha: string,
  pullRequest: ProposedChange['pullRequest'] = { number: 1, fromFork: false },
): ProposedChange {
  return { repository: REPOSITORY, headSha, pullRequest }
}

/** A pull request whose head commit has this message. */
function withMessage({ state }: FakeGitHub, message: string, login: string | null = 'octocat'): string {
  const sha = addCommit(state, { branch: 'change', message, login })
  addPull(state, { head: { sha } })
  return sha
}

describe('the label', () => {
  it('counts, for whoever set it last', async () => {
    await using github = await connected()
    const sha = withMessage(github.fake, 'Change')
    setLabel(github.fake.state, 1, 'mysql', 'mallory')
    setLabel(github.fake.state, 1, LABEL, 'alice')
    setLabel(github.fake.state, 1, LABEL, 'alice', false)
    setLabel(github.fake.state, 1, 'QPSgate: Accepted', 'bob')
    setLabel(github.fake.state, 1, 'reviewed', 'mallory')
    const { acceptance, notes } = await findAcceptance(github.client, change(sha))
    expect(acceptance).toEqual({ by: 'bob', how: 'label', reason: null })
    expect(notes).toEqual([])
    expect(github.fake.violations).toEqual([])
  })

  it('counts on a pull request from a fork, where only the repository can set it', async () => {
    await using github = await connected({ token: 'read' })
    const sha = withMessage(github.fake, 'Change')
    setLabel(github.fake.state, 1, LABEL, 'alice')
    const { acceptance } = await findAcceptance(github.client, change(sha, { number: 1, fromFork: true }))
    expect(acceptance).toMatchObject({ by: 'alice', how: 'label' })
  })

  it('counts no more when it was taken away', async () => {
    await using github = await connected()
    const sha = withMessage(github.fake, 'Change')
    setLabel(github.fake.state, 1, LABEL, 'alice')
    setLabel(github.fake.state, 1, LABEL, 'bob', false)
    expect(await findAcceptance(github.client, change(sha))).toEqual({ acceptance: null, notes: [] })
  })

  it('is found behind a hundred other labels and events', async () => {
    await using github = await connected()
    const sha = withMessage(github.fake, 'Change')
    for (let index = 0; index < 100; index += 1) setLabel(github.fake.state, 1, `label ${index}`, 'mallory')
    setLabel(github.fake.state, 1, LABEL, 'alice')
    const { acceptance } = await findAcceptance(github.client, change(sha))
    expect(acceptance).toMatchObject({ by: 'alice' })
  })

  it('counts without a name where the forge does not tell who set it', async () => {
    await using github = await connected()
    const sha = withMessage(github.fake, 'Change')
    setLabel(github.fake.state, 1, LABEL, 'alice')
    github.fake.failNext({ path: /events$/ }, 404)
    const { acceptance, notes } = await findAcceptance(github.client, change(sha))
    expect(acceptance).toMatchObject({ by: 'somebody with the right to set labels', how: 'label' })
    expect(notes).toEqual([expect.stringContaining('could not look up who set the label')])
  })
})

describe('the trailer', () => {
  it('counts, for the author of the head commit, with its reason', async () => {
    await using github = await connected()
    const sha = withMessage(github.fake, 'Turn on events\n\nqpsgate-ACCEPTED: needed for\n  the audit\n', 'carol')
    const { acceptance, notes } = await findAcceptance(github.client, change(sha))
    expect(acceptance).toEqual({ by: 'carol', how: 'trailer', reason: 'needed for the audit' })
    expect(notes).toEqual([])
    expect(github.fake.violations).toEqual([])
  })

  it('counts by the name of an author whom the forge does not know', async () => {
    await using github = await connected()
    const sha = withMessage(github.fake, 'Change\n\nQpsgate-accepted: reason', null)
    const { acceptance } = await findAcceptance(github.client, change(sha))
    expect(acceptance).toMatchObject({ by: 'nobody', how: 'trailer' })
  })

  it('does not count on a pull request from a fork, and a note says so', async () => {
    await using github = await connected()
    const sha = withMessage(github.fake, 'Change\n\nQpsgate-accepted: trust me')
    const found = await findAcceptance(github.client, change(sha, { number: 1, fromFork: true }))
    expect(found).toEqual({ acceptance: null, notes: [expect.stringContaining('from a fork')] })
  })

  it('does not count without a reason', async () => {
    await using github = await connected()
    const sha = withMessage(github.fake, 'Change\n\nQpsgate-accepted:')
    const found = await findAcceptance(github.client, change(sha))
    expect(found).toEqual({ acceptance: null, notes: [expect.stringContaining('has no reason')] })
  })

  it('does not count in the text above, nor in an earlier commit', async () => {
    await using github = await connected()
    const { state } = github.fake
    addCommit(state, { branch: 'change', message: 'One\n\nQpsgate-accepted: reason' })
    const sha = withMessage(github.fake, 'Two\n\nQpsgate-accepted: reason\n\nOr rather not.')
    expect(await findAcceptance(github.client, change(sha))).toEqual({ acceptance: null, notes: [] })
  })

  it('counts outside pull requests, where no label is asked for', async () => {
    await using github = await connected()
    const sha = addCommit(github.fake.state, { branch: 'main', message: 'Change\n\nQpsgate-accepted: reason' })
    const { acceptance } = await findAcceptance(github.client, {
      repository: REPOSITORY,
      headSha: sha,
      pullRequest: undefined,
    })
    expect(acceptance).toMatchObject({ how: 'trailer' })
    expect(asked(github.fake)).toEqual([`GET /repos/acme/databases/commits/${sha}`])
  })
})

describe('trouble', () => {
  it('accepts nothing, and every note is a sentence', async () => {
    await using github = await connected()
    const sha = withMessage(github.fake, 'Change\n\nQpsgate-accepted: reason')
    setLabel(github.fake.state, 1, LABEL, 'alice')
    github.fake.failNext({}, 403, 2)
    const { acceptance, notes } = await findAcceptance(github.client, change(sha))
    expect(acceptance).toBeNull()
    expect(notes).toEqual([
      expect.stringMatching(/^could not look up the labels of the pull request: the API answered 403/),
      expect.stringMatching(/^could not look up the head commit's message: the API answered 403/),
    ])
  })
})
