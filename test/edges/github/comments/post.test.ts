import { afterEach, expect, it, vi } from 'vitest'
import { postSuggestion } from '../../../../src/edges/github/comments/post.ts'
import { parseContext } from '../../../../src/edges/github/context/context.ts'
import type { Publication } from '../../../../src/edges/github/publication.ts'
import { result, suggestion } from '../../../builders.ts'
import { asked, type Connected, connected, TOKEN } from '../api/connected.ts'

const SHA = 'a'.repeat(40)

function publication({ client, cancel }: Connected): Publication {
  const context = parseContext(
    {
      GITEA_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'acme/databases',
      GITHUB_SERVER_URL: 'https://git.example',
      GITHUB_API_URL: 'https://git.example/api/v1',
      GITHUB_RUN_ID: '1',
      GITHUB_RUN_NUMBER: '1',
      GITHUB_WORKSPACE: '/work',
      GITHUB_SHA: SHA,
      GITHUB_EVENT_NAME: 'workflow_dispatch',
    },
    {},
  )
  return {
    context,
    inputs: { comment: 'auto', chart: 'auto', baselineBranch: undefined, token: TOKEN },
    client,
    target: { pullRequest: 1, headSha: SHA, runId: 1, attempt: 1 },
    out: 'qpsgate-out',
    signal: cancel.signal,
  }
}

afterEach(() => void vi.restoreAllMocks())

it.each([
  ['a line says that one stands in the report', suggestion(), ['::notice::the suggestion stands in the report alone']],
  ['nothing is said where there is none', null, []],
])('where a forge knows no suggestions on lines, %s, and it is asked for nothing', async (_, suggested, said) => {
  await using gitea = await connected()
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await postSuggestion(result({ suggestion: suggested }), publication(gitea))
  expect(written.mock.calls.map(([text]) => text)).toEqual(said.map((text) => expect.stringContaining(text)))
  expect(asked(gitea.fake)).toEqual([])
})
