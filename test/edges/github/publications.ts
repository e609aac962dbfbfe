/** Publications of a result, connected to a fake of the forge. */
import { parseContext } from '../../../src/edges/github/context/context.ts'
import type { ActionInputs } from '../../../src/edges/github/context/inputs.ts'
import type { Publication } from '../../../src/edges/github/publication.ts'
import { type Connected, TOKEN } from './api/connected.ts'

export const SHA = 'a'.repeat(40)

/** Inputs of the action that are left at their defaults. */
export const ACTION_INPUTS: ActionInputs = {
  command: 'run',
  comment: 'auto',
  chart: 'auto',
  token: TOKEN,
  baseline: undefined,
  baselineBranch: undefined,
  recordBranches: [],
}

/** On the first pull request of acme/databases, by the first attempt of run 1. */
export function publication(
  { client, fake, cancel }: Pick<Connected, 'client' | 'cancel'> & { readonly fake: { readonly url: string } },
  env: Readonly<Record<string, string>> = {},
  inputs: Partial<ActionInputs> = {},
): Publication {
  return {
    context: parseContext(
      {
        GITHUB_REPOSITORY: 'acme/databases',
        GITHUB_SERVER_URL: 'https://git.example',
        GITHUB_API_URL: fake.url,
        GITHUB_RUN_ID: '1',
        GITHUB_RUN_NUMBER: '1',
        GITHUB_WORKSPACE: '/workspace',
        GITHUB_SHA: SHA,
        GITHUB_EVENT_NAME: 'workflow_dispatch',
        ...env,
      },
      {},
    ),
    inputs: { ...ACTION_INPUTS, ...inputs },
    client,
    target: { pullRequest: 1, headSha: SHA, runId: 1, attempt: 1 },
    out: 'qpsgate-out',
    signal: cancel.signal,
  }
}
