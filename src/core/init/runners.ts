/** What the workflow runs on: as most jobs of the repository do. */
import type { FoundRunner, Runner } from './findings.ts'

/** The runner that the documents recommend; Gitea and Forgejo know no other name for it. */
const USUAL = { github: 'ubuntu-24.04', others: 'ubuntu-latest' } as const
/** Servers and sysbench are pinned, frozen and put into containers, which takes a whole Linux machine. */
const UNFIT = /^(?:macos|windows|ubuntu-slim)\b/i
const OF_GITHUB = /^ubuntu-/i

export interface OtherRunner {
  readonly runner: Runner
  readonly jobs: number
  readonly isUnfit: boolean
}

export function chooseRunner(
  runners: readonly Runner[],
  isGitHub: boolean,
): { readonly runner: FoundRunner; readonly others: readonly OtherRunner[] } {
  const counted = [...Map.groupBy(runners, ({ group, labels }) => JSON.stringify([group, labels])).values()]
    .flatMap((own) => (own[0] === undefined ? [] : [{ runner: own[0], jobs: own.length, isUnfit: isUnfit(own[0]) }]))
    .toSorted((one, other) => other.jobs - one.jobs)
  const most = counted.find((each) => !each.isUnfit)
  const usual = {
    group: undefined,
    labels: [isGitHub ? USUAL.github : USUAL.others],
    because: { kind: 'usual' },
  } as const
  const runner: FoundRunner =
    most === undefined ? usual : { ...most.runner, because: { kind: 'jobs', jobs: most.jobs, of: runners.length } }
  return { runner, others: counted.filter((each) => each !== most) }
}

function isUnfit({ labels }: Runner): boolean {
  return labels.some((label) => UNFIT.test(label))
}

/** Whether it may be a machine of one's own, on which pull requests of strangers must not run. */
export function mayBeOwn({ labels }: Runner): boolean {
  return !labels.some((label) => OF_GITHUB.test(label)) || labels.some((label) => /^self-hosted$/i.test(label))
}
