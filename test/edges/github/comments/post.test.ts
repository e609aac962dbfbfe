import { afterEach, expect, it, vi } from 'vitest'
import { postSuggestion } from '../../../../src/edges/github/comments/post.ts'
import { result, suggestion } from '../../../builders.ts'
import { asked, connected } from '../api/connected.ts'
import { publication } from '../publications.ts'

const GITEA = { GITEA_ACTIONS: 'true', GITHUB_API_URL: 'https://git.example/api/v1' }

afterEach(() => void vi.restoreAllMocks())

it.each([
  ['a line says that one stands in the report', suggestion(), ['::notice::the suggestion is only in the report']],
  ['nothing is said where there is none', null, []],
])('where a forge knows no suggestions on lines, %s, and it is asked for nothing', async (_, suggested, said) => {
  await using gitea = await connected()
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await postSuggestion(result({ suggestion: suggested }), publication(gitea, GITEA))
  expect(written.mock.calls.map(([text]) => text)).toEqual(said.map((text) => expect.stringContaining(text)))
  expect(asked(gitea.fake)).toEqual([])
})
