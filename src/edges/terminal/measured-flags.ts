/** The flags that say what is measured and how it is judged: those that `qpsgate run` and `qpsgate plan` share. */
import type { parseArgs } from 'node:util'
import type { MeasuredRequest, SubjectRequest } from '../../core/request/measured-request.ts'
import type { Adjustments } from '../../core/suite/adjust.ts'
import { DURATION_FORM, PERCENTAGE_FORM, parseDuration, parsePercentage } from '../../core/suite/quantities.ts'
import type { Rule, Suite } from '../../core/suite/suite.ts'
import { type Complain, names, oneOf, optional, ruleList, threadList } from './flag-values.ts'
import type { MEASURED_FLAGS } from './help.ts'

const ON_INCONCLUSIVE: readonly Suite['gate']['onInconclusive'][] = ['pass', 'fail']
export const DEFAULT_SUITE = 'scenarios/quickstart.yml'

type MeasuredValues = ReturnType<typeof parseArgs<{ options: typeof MEASURED_FLAGS }>>['values']

export function parseMeasured(
  values: MeasuredValues,
  positionals: readonly string[],
  complain: Complain,
): MeasuredRequest {
  const subject = parseSubject(values, positionals, complain)
  const adjustments = parseAdjustments(values, subject, complain)
  return { subject, adjustments, rules: parseRules(values.against, subject, complain) }
}

function parseSubject(values: MeasuredValues, positionals: readonly string[], complain: Complain): SubjectRequest {
  const { config: paths = [], base } = values
  const [file = DEFAULT_SUITE, ...more] = positionals
  if (more.length > 0) complain('SUITE', positionals.join(' '), 'one suite file')
  if (paths.length === 0) return { kind: 'suite', file, base }
  if (positionals.length > 0) complain('--config', `${paths.join(' ')} and the suite ${file}`, 'one of the two')
  if (base === undefined)
    complain(
      '--base',
      'nothing',
      `what ${paths.join(', ')} is compared with: a git ref such as origin/main, or the file as it was`,
    )
  return { kind: 'config', paths, base: base ?? '' }
}

function parseAdjustments(values: MeasuredValues, { kind }: SubjectRequest, complain: Complain): Adjustments {
  return {
    budgetSeconds: optional(values.budget, (text) => parseDuration(text) || complain('--budget', text, DURATION_FORM)),
    tolerance: optional(
      values.tolerance,
      (text) => parsePercentage(text) ?? complain('--tolerance', text, PERCENTAGE_FORM),
    ),
    onInconclusive: optional(values['on-inconclusive'], oneOf('--on-inconclusive', ON_INCONCLUSIVE, complain)),
    threads: optional(values.threads, (text) => threadList(text, complain)),
    workloads: names(values.workloads),
    scenarios: names(values.scenarios),
    isSwitched: values.switch,
    // Without a suite there is none that could have workloads of its own.
    takesAnyScript: kind === 'config',
  }
}

function parseRules(text: string | undefined, subject: SubjectRequest, complain: Complain): readonly Rule[] {
  const rules = optional(text, (list) => ruleList(list, complain)) ?? usualRules(subject)
  if (rules.includes('base') && subject.base === undefined)
    complain('--against', 'base', 'base with --base REF_OR_FILE')
  if (subject.kind === 'config' && rules.some((rule) => rule !== 'base'))
    complain('--against', rules.join(','), 'base, as an option file has no control')
  else if (rules.includes('history') && !rules.includes('control'))
    complain('--against', rules.join(','), 'history with control, as stored are ratios to the control')
  return rules
}

/** Rules where none are named: whatever there is to compare with; option files have no control. */
function usualRules({ kind, base }: SubjectRequest): readonly Rule[] {
  if (kind === 'config') return ['base']
  return base === undefined ? ['control'] : ['control', 'base']
}
