/** Results that a run wrote, judged again from their raw slices: everything is found as it was. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readResults } from '../../src/commands/read-results.ts'
import { makeResult } from '../../src/core/result/make-result.ts'
import { type Result, resultSchema } from '../../src/core/result/result.ts'
import { accept } from '../../src/core/verdict/judgement.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/results')
const VERDICTS = {
  attributed: 'regressed',
  open: 'inconclusive',
  passed: 'pass',
  regressed: 'regressed',
  restless: 'regressed',
  'shard-1': 'regressed',
  'shard-2': 'regressed',
}

function replayed(...names: readonly string[]): Result {
  const { recorded, run, judgement, time } = readResults(names.map((name) => join(FOLDER, name)))
  return makeResult(accept(judgement, recorded[0].result.accepted), run, time)
}

describe('a recorded result that is judged again', () => {
  it.each(Object.entries(VERDICTS))(
    'has, for the folder %s, the recorded verdict %s and the recorded figures',
    (name, verdict) => {
      const result = replayed(name)
      const recorded = resultSchema.parse(JSON.parse(readFileSync(join(FOLDER, name, 'result.json'), 'utf8')))
      // Some are of a time when a result did not have the order of its scenarios.
      expect(result).toEqual({ ...recorded, study: result.study })
      expect(result.verdict).toBe(verdict)
    },
  )
})
