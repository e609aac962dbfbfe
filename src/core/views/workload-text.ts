/** Output of `qpsgate workload`: the drafted file, the part of the log that it covers, and the next steps. */
import { count, share } from '../figures.ts'
import type { WorkloadDraft } from '../own-workload/draft-workload.ts'
import { escapeInvisible } from '../problems.ts'
import { shellWord } from '../wording/escape.ts'

interface WorkloadPlace {
  readonly log: string
  /** Folder to pass to `--workloads`; `path` is the drafted file in it. */
  readonly out: string
  readonly path: string
  readonly program: string
}

export function renderDraft(draft: WorkloadDraft, { log, out, path, program }: WorkloadPlace): string {
  const left = draft.leftOut.length
  return [
    `drafted ${escapeInvisible(path)}: ${count(draft.statements, 'statement')} on ${count(draft.tables, 'table')}`,
    `from ${escapeInvisible(log)}: ${share(Math.floor(1000 * draft.share) / 1000)} of ${count(draft.executions, 'execution')}`,
    ...(left > 0 ? [`left out, with reasons at the end of the file: ${count(left, 'line')}`] : []),
    '',
    'next',
    '  read it, correct what its first lines name, and commit it',
    `  ${program} run --workloads ${shellWord(out)} --base origin/main`,
    '',
  ].join('\n')
}
