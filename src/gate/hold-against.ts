/** A judged run compared with the stored runs that were read for it. */
import { circumstancesOf } from '../core/result/make-record.ts'
import type { RunDescription } from '../core/result/make-result.ts'
import { judgeHistory } from '../core/verdict/judge-history.ts'
import type { Judgement } from '../core/verdict/judgement.ts'
import type { StoredHistory } from './read-history.ts'

/** Unchanged if no history was requested, or no measurement can be compared with it. */
export function holdAgainst(
  judgement: Judgement,
  run: RunDescription,
  toolVersion: string,
  stored: StoredHistory | undefined,
): Judgement {
  if (stored === undefined || run.cells.length === 0) return judgement
  const circumstances = circumstancesOf(run, toolVersion)
  const { cells, policy } = run.plan
  return judgeHistory(judgement, { circumstances, cells, policy, measuredSeconds: run.measuredSeconds }, stored)
}
