/** A forge whose API accepts connections and answers none, or only half, keeps a verdict from nobody. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ActionPlace, NO_PICTURE, pullRequestEvent } from '../action-place.ts'
import { simulateRun } from '../simulated-run.ts'

/** Maximum seconds of a job: all of the client's patience, and some time to end its requests. */
const MOST_SECONDS = 150

test.each<readonly [what: string, answer: (response: ServerResponse) => void]>([
  // This takes all of the client's patience.
  ...(IS_NIGHTLY ? ([['answers nothing', () => {}]] as const) : []),
  ['never ends an answer', (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('[')],
])(
  'a job ends in time, and says that there is no comment, if the API of its forge $0',
  {
    timeout: 1000 * (MOST_SECONDS + 60),
  },
  async (_, answer) => {
    let requests = 0
    const forge = createServer((_request, response) => {
      requests += 1
      answer(response)
    })
    await once(forge.listen(0, '127.0.0.1'), 'listening')
    using place = new ActionPlace()
    const commits = place.pullRequest(
      () => place.write('a', ''),
      () => place.write('b', ''),
    )
    await simulateRun(join(place.workspace, 'qpsgate-out'), { commit: commits.merge })
    const began = performance.now()
    const step = await place.run({
      event: pullRequestEvent(commits),
      inputs: { command: 'report', results: 'qpsgate-out', out: 'again', 'github-token': 't0ken', ...NO_PICTURE },
      env: {
        GITHUB_API_URL: `http://127.0.0.1:${(forge.address() as AddressInfo).port}`,
        GITHUB_REF: 'refs/pull/12/merge',
      },
    })
    const seconds = (performance.now() - began) / 1000
    forge.closeAllConnections()
    forge.close()
    expect(requests).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(MOST_SECONDS)
    expect(step.outputs.verdict).toBe('pass')
    const notices = step.commands.flatMap(({ name, text }) => (name === 'notice' ? [text] : []))
    expect(notices).toEqual([
      expect.stringMatching(
        /^no comment on the pull request: the comment could not be posted: the API .*; everything is in the job's summary$/,
      ),
    ])
  },
)
