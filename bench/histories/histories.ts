/**
 * Replays real commits through the code that reads sources:
 * `npm run bench histories -- CLONES [--repository OWNER/NAME...] [--open]`.
 * CLONES is a folder with a clone of each repository, bare or not, as CLONES/OWNER/NAME. `--open` leaves out the
 * repositories that are kept back. If all repositories are replayed, the tables are written to
 * docs/evidence/histories.md, and a row for each commit and each repository to commits.tsv and repositories.tsv beside
 * this file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { between } from '../../scripts/markdown.ts'
import { tsv } from '../figures.ts'
import { judge } from './judge.ts'
import { type RepositoryList, readLists } from './list.ts'
import { Checkout, clonePath } from './replay.ts'
import {
  commitRows,
  detailLines,
  groupRows,
  groupTable,
  type ReplayedCommit,
  secondsText,
  summaryTables,
} from './tables.ts'

const DOCUMENT = join(import.meta.dirname, '../../docs/evidence/histories.md')
const COMMITS = join(import.meta.dirname, 'commits.tsv')
const REPOSITORIES = join(import.meta.dirname, 'repositories.tsv')

export async function benchHistories(args: readonly string[]): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      repository: { type: 'string', multiple: true, default: [] },
      open: { type: 'boolean', default: false },
    },
  })
  const [clones] = positionals
  if (clones === undefined) throw new Error('histories: give the folder of the clones')
  const all = readLists()
  const isWanted = ({ repository, keptBack }: RepositoryList) =>
    (values.repository.length === 0 || values.repository.includes(repository)) && !(values.open && keptBack === true)
  const lists = all.filter(isWanted)
  const replayed: ReplayedCommit[] = []
  for (const list of lists) replayed.push(...(await replayAll(list, clonePath(clones, list))))
  if (lists.length === all.length) writeResults(replayed)
  const repositories = groupTable('repository', replayed, repositoryOf)
  return [...tableLines(replayed), '', repositories, '', ...detailLines(replayed)]
}

async function replayAll(list: RepositoryList, clone: string): Promise<ReplayedCommit[]> {
  using checkout = new Checkout(clone)
  const replayed: ReplayedCommit[] = []
  for (const commit of list.commits) {
    const replay = await checkout.replay(commit.commit)
    replayed.push({ list, commit, replay, judgement: judge(commit, replay.said) })
  }
  return replayed
}

function tableLines(replayed: readonly ReplayedCommit[]): string[] {
  return [
    ...summaryTables(replayed),
    groupTable('form', replayed, ({ form }) => form),
    `Seconds of a commit, median and maximum: ${secondsText(replayed)}.`,
  ]
}

function repositoryOf({ repository }: RepositoryList): string {
  return repository
}

function writeResults(replayed: readonly ReplayedCommit[]): void {
  const page = readFileSync(DOCUMENT, 'utf8')
  writeFileSync(DOCUMENT, between(page, 'commits', `${tableLines(replayed).join('\n')}\n`))
  writeFileSync(COMMITS, tsv(commitRows(replayed)))
  writeFileSync(REPOSITORIES, tsv(groupRows('repository', replayed, repositoryOf)))
}
