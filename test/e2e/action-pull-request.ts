import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from '../fakes/github-api.ts'
import { addPull, type FakeFile } from '../fakes/github-state.ts'
import { type ActionPlace, pullOf, pullRequestEvent, type Step, type StepRequest } from './action-place.ts'

// Commits do not wait for the disk, so that the cost of the Performance Schema shows even if the disk is slow.
export const PLAIN = '[mysqld]\ninnodb_flush_log_at_trx_commit = 0\nperformance_schema = OFF\n'
export const COSTLY = `[mysqld]
innodb_flush_log_at_trx_commit = 0
performance_schema = ON

# on-call wants to see waits
performance-schema-instrument = "%=ON"
performance-schema-consumer-events-waits-current = ON
performance-schema-consumer-events-waits-history = ON
performance-schema-consumer-events-waits-history-long = ON
performance-schema-consumer-events-statements-history-long = ON
performance-schema-consumer-events-transactions-current = ON
performance-schema-consumer-events-transactions-history-long = ON
performance-schema-consumer-events-stages-current = ON
performance-schema-consumer-events-stages-history-long = ON
`
export const CONFIG = 'conf/my.cnf'
export const LOCAL = { server: 'local', 'github-token': 'ghs_0123456789secret' }
export const GATE = { ...LOCAL, config: CONFIG }

export function notices({ commands }: Step, name: string): string[] {
  return commands.filter((command) => command.name === name).map(({ text }) => text)
}

/** A pull request on the option file, known to the fake as number 12. */
export async function pullRequest(
  place: ActionPlace,
  before: string | undefined,
  after: string | undefined,
  options: FakeGitHubOptions = {},
) {
  const put = (text: string | undefined) => () => {
    if (text === undefined) place.git('rm', '--quiet', '--ignore-unmatch', CONFIG)
    else place.write(CONFIG, text)
  }
  place.write('README', 'a repository')
  const commits = place.pullRequest(put(before), put(after))
  const github = await startFakeGitHub(options)
  addPull(github.state, { ...pullOf(commits), files: [changedFile(place, commits)] })
  return { ...commits, github }
}

/** The option file, as the forge shows its change. */
function changedFile(place: ActionPlace, { base, head }: { readonly base: string; readonly head: string }): FakeFile {
  const diff = place.git('diff', base, head, '--', CONFIG)
  const status = diff.includes('\nnew file') ? 'added' : diff.includes('\ndeleted file') ? 'removed' : 'modified'
  return { filename: CONFIG, status, patch: diff.slice(diff.indexOf('@@ ')).trimEnd() }
}

export function step(
  place: ActionPlace,
  github: FakeGitHub,
  commits: { base: string; head: string; merge: string },
  request: StepRequest = {},
): Promise<Step> {
  return place.run({
    event: pullRequestEvent(commits),
    inputs: GATE,
    ...request,
    env: { GITHUB_API_URL: github.url, GITHUB_REF: 'refs/pull/12/merge', GITHUB_SHA: commits.merge, ...request.env },
  })
}
