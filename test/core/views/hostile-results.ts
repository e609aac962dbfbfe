/** Results in which every name and text tries to be more than that, for views that machines read. */
import fc from 'fast-check'
import type { Result } from '../../../src/core/result/result.ts'
import { advice, resultComparison, resultMean, resultScenario, resultStatement } from '../../builders.ts'
import { sweepResult } from '../../sweep-result.ts'
import { tricky } from '../wording/tricky-text.ts'

const nasty = fc.constantFrom(
  ...['"', "'", '\\', '\n', '\r', '\t', '\u0000', '\u0007', '\u007f', '\u0085', '\u2028', '\ufffe', '\uffff', '\ud800'],
  ...['\udc00', '\u{1f40c}', ']]>', '<![CDATA[', '-->', '&amp;', '<', '{0}', '}', '](', '# EOF', '%', '/', '..', 'a'],
)
const text = fc.oneof(
  fc.array(nasty, { maxLength: 6 }).map((parts) => parts.join('')),
  tricky,
)
const names = fc.uniqueArray(text, { minLength: 2, maxLength: 3 })
const verdict = fc.constantFrom<Result['verdict']>('pass', 'regressed', 'inconclusive')

/** Figures and verdicts are those of a sweep, or as inconsistent as files from elsewhere may have them. */
export const hostileResults: fc.Arbitrary<Result> = fc
  .record({ names, workloads: names, suite: text, file: text, reason: text, verdicts: fc.array(verdict), verdict })
  .map(({ names, workloads, suite, file, reason, verdicts, verdict }) => {
    const swept = sweepResult({ scenarios: names, workloads, threads: [1, 8] })
    const place = { file, line: 3 }
    const comparisons = [
      ...swept.comparisons,
      resultMean({ scenario: reason, low: null, high: null, detectable: null }),
    ]
    return {
      ...swept,
      verdict,
      suite: { ...swept.suite, name: suite },
      comparisons: comparisons.map((found, at) => ({
        ...{ ...found, verdict: verdicts[at] ?? found.verdict },
        ...(found.scope === 'cell' ? { statements: [resultStatement({ name: reason, sql: file })] } : {}),
      })),
      scenarios: names.map((name) => resultScenario({ name, place })),
      advice: [advice({ ...place, message: reason, variable: reason })],
      accepted: verdicts.length > 2 ? { by: reason, how: 'label', reason } : null,
    }
  })

/** One comparison of each verdict. */
export function ofEachVerdict(overrides: Partial<Result> = {}): Result {
  const swept = sweepResult({ scenarios: ['off', 'on', 'all', 'some'], threads: [8] })
  return {
    ...swept,
    verdict: 'regressed',
    comparisons: [
      resultComparison({ scenario: 'on', verdict: 'pass', label: 'within tolerance' }),
      resultComparison({ scenario: 'all' }),
      resultComparison({ scenario: 'some', verdict: 'inconclusive', label: 'undecided' }),
    ],
    ...overrides,
  }
}
