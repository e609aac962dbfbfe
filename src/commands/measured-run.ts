/** The run that results hold, as it is stored. */
import { createHash } from 'node:crypto'
import type { RunRecord } from '../core/history/run-record.ts'
import type { Line } from '../core/measurement/measurement.ts'
import type { MeasuredSource } from '../core/request/history-request.ts'
import { shardText } from '../core/request/shard.ts'
import { recordOf } from '../core/result/make-record.ts'
import type { RunDescription } from '../core/result/make-result.ts'
import type { RecordedResult } from '../core/result/recorded-result.ts'
import { accept } from '../core/verdict/judgement.ts'
import { digitsOf } from '../edges/files/digest.ts'
import { commitIn } from '../edges/git/checkout.ts'
import { UserError } from '../errors.ts'
import { readResults } from './read-results.ts'

const FULL_COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i

interface MeasuredRun {
  readonly run: RunRecord
  /** A sentence for the person who stores the run; null if there is none. */
  readonly note: string | null
}

/**
 * @param toolVersion version of qpsgate
 * @throws UserError if the results cannot be read or are incomplete
 */
export async function readMeasuredRun(source: MeasuredSource, toolVersion: string): Promise<MeasuredRun> {
  const { paths, branch, runUrl = null } = source
  const id = new RunId()
  const { recorded, run, judgement } = readResults(paths, (one, lines) => id.through(one, lines))
  const [{ name, result: first }] = recorded
  requireWhole(run, name)
  const commit = commitOf(source.commit, run.commit)
  const about = { id: id.end(), branch, commit, runUrl, toolVersion }
  try {
    return { run: recordOf(accept(judgement, first.accepted), run, about), note: noteOf(source, run.commit) }
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown
    throw new UserError(
      `${name} is of another version of qpsgate, or was changed; take the original, or measure again: ${thrown.message}`,
      { cause: thrown },
    )
  }
}

function requireWhole({ plan, cells }: RunDescription, name: string): void {
  if (plan.shard !== null)
    throw new UserError(`${name} is shard ${shardText(plan.shard)} of a plan; name the results of all its shards`)
  if (cells.length === 0) throw new UserError(`${name}: nothing was measured, so there is nothing to store`)
}

/**
 * Names a run by its measurements: the same result always has the same id, whoever records it. It is the digest of one
 * JSON text, a list of results each with its lines.
 */
class RunId {
  readonly #hash = createHash('sha256')
  #separator = '['

  end(): string {
    return digitsOf(this.#hash.update(']'))
  }

  *through({ result: { startedAt, seed, suite } }: RecordedResult, lines: Iterable<Line>): Generator<Line> {
    this.#hash.update(`${this.#separator}${JSON.stringify([startedAt, seed, suite]).slice(0, -1)},`)
    let separator = '['
    for (const line of lines) {
      this.#hash.update(`${separator}${JSON.stringify(line)}`)
      separator = ','
      yield line
    }
    this.#hash.update(separator === '[' ? '[]]' : ']]')
    this.#separator = ','
  }
}

function noteOf({ commit }: MeasuredSource, measured: RunDescription['commit']): string | null {
  if (commit !== undefined || measured?.isDirty !== true) return null
  return `what was measured had changes that are not in commit ${measured.sha.slice(0, 7)}, of which it is stored`
}

/** The named commit, else the one that was measured, else the one that is checked out here. */
function commitOf(name: string | undefined, measured: RunDescription['commit']): string {
  if (name === undefined && measured !== null) return measured.sha
  const here = process.cwd()
  const found = commitIn(here, name ?? 'HEAD')
  if (found !== undefined) return found
  if (name === undefined)
    throw new UserError(
      `${here} is in no git repository, or it has no commit yet; name what was measured with --commit`,
    )
  if (FULL_COMMIT.test(name)) return name.toLowerCase()
  throw new UserError(`--commit: found ${name}, which git does not know here; allowed: a commit's full name`)
}
