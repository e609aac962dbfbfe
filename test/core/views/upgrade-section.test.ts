import { expect, it } from 'vitest'
import type { Refusal } from '../../../src/core/setting/refusal.ts'
import { verdictOf } from '../../../src/core/verdict/judgement.ts'
import { refusalComparison } from '../../../src/core/verdict/refusal-comparison.ts'
import { findingsOf } from '../../../src/core/views/annotations.ts'
import { renderTerminal } from '../../../src/core/views/terminal.ts'
import { verdictText } from '../../../src/core/wording/verdict-text.ts'
import { judgedComparison, judgement, policy, result, resultComparison } from '../../builders.ts'

const at = (line: number) => ({ file: 'my.cnf', line })
const of = (name: string, before: string | null, after: string | null, line: number) => ({
  ...{ scenario: 'db', kind: 'option' as const, name },
  ...{
    before: before === null ? null : { value: before, ...at(line) },
    after: after === null ? null : { value: after, ...at(line) },
  },
})
const REFUSAL: Refusal = {
  kind: 'start',
  scenario: 'db',
  server: { product: 'MySQL', version: '9.7.4' },
  title: 'The server does not start with this configuration',
  message: 'MySQL 9.7.4 does not start',
  isMeasured: true,
  lines: [
    { name: 'innodb_log_file_size', ...at(7) },
    { name: 'master_info_repository', ...at(9) },
    { name: 'sql_mode', ...at(11) },
  ],
}
const SETTINGS = [
  of('innodb-redo-log-capacity', null, '134217728', 7),
  of('innodb-log-file-size', '64M', null, 7),
  of('master-info-repository', 'TABLE', null, 9),
  of('sql-mode', 'NO_AUTO_CREATE_USER', null, 11),
]
/** The rows of its table, with single spaces. */
const rowsIn = (text: string) =>
  (/\nFrom .*\n.*\n((?:.+\n)+)/.exec(text)?.[1] ?? '').trimEnd().replaceAll(/ +/g, ' ').split('\n')
const found = resultComparison({ rule: 'base', scenario: 'db', reference: 'db', verdict: 'pass', change: -0.01 })
const refused = (overrides = {}) =>
  result({
    verdict: 'regressed',
    settings: SETTINGS,
    comparisons: [refusalComparison(REFUSAL, policy()), found],
    ...overrides,
  })

it('a new version that does not start has the verdict "regressed", whatever was measured or accepted', () => {
  const passed = judgedComparison({ verdict: 'pass' })
  const comparisons = [refusalComparison(REFUSAL, policy()), passed]
  expect(verdictOf(judgement({ comparisons, accepted: { by: 'me' } }))).toBe('regressed')
  expect(verdictText(refused())).toEqual({
    title: 'MySQL 9.7.4 does not start with db: it refuses 3 options',
    evidence: expect.stringMatching(
      /^innodb_log_file_size, master_info_repository and 1 more \(my\.cnf:7, 9, 11\); with what it takes instead, no measurable cost \(at most 21%\): /,
    ),
  })
})

it("each option that no longer starts is named, with its line and its successor's figures", () => {
  expect(rowsIn(renderTerminal(refused(), {}))).toEqual([
    'innodb-log-file-size 64M my.cnf:7 – does not start, gone in 9.7: innodb_redo_log_capacity, now 134217728',
    'master-info-repository TABLE my.cnf:9 – does not start, gone in 8.3, without a successor',
    'sql-mode NO_AUTO_CREATE_USER my.cnf:11 – does not start, left out',
  ])
})

it('each option that no longer starts has an annotation on its line', () => {
  const errors = findingsOf(refused()).filter(({ level }) => level === 'error')
  expect(errors.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    ...['7: MySQL 9.7.4 refuses innodb_log_file_size', '9: MySQL 9.7.4 refuses master_info_repository'],
    '11: MySQL 9.7.4 refuses sql_mode',
  ])
})
