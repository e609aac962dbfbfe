/** The flags of the commands that take few. */
import { parseArgs } from 'node:util'
import type { DoctorRequest } from '../../commands/doctor.ts'
import { DURATION_FORM, parseDuration } from '../../core/suite/quantities.ts'
import { UserError } from '../../errors.ts'
import { complaints, oneOf, optional, parseOr } from './flag-values.ts'
import { DOCTOR_FLAGS, REPORT_FLAGS } from './help.ts'
import { DEFAULT_OUT, SERVERS } from './run-flags.ts'

const DOCTOR_BUDGET_SECONDS = 30

export interface ReportFlags {
  readonly paths: readonly string[]
  readonly out: string
  readonly json: boolean
}

/** @throws UserError where a flag is unknown or no result is named */
export function parseReportFlags(args: readonly string[]): ReportFlags {
  const { values, positionals } = parseOr('report', () =>
    parseArgs({ args: [...args], options: REPORT_FLAGS, allowPositionals: true, strict: true }),
  )
  if (positionals.length === 0) throw new UserError('report needs at least one result; see qpsgate report --help')
  return { paths: positionals, out: values.out ?? DEFAULT_OUT, json: values.json ?? false }
}

export interface DoctorFlags {
  readonly request: DoctorRequest
  readonly json: boolean
}

/** @throws UserError with one line for every wrong flag */
export function parseDoctorFlags(args: readonly string[], seed: number): DoctorFlags {
  const { values } = parseOr('doctor', () => parseArgs({ args: [...args], options: DOCTOR_FLAGS, strict: true }))
  const { problems, complain } = complaints()
  const budget = optional(values.budget, (text) => parseDuration(text) || complain('--budget', text, DURATION_FORM))
  const server = optional(values.server, oneOf('--server', SERVERS, complain)) ?? 'auto'
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  const budgetSeconds = budget ?? DOCTOR_BUDGET_SECONDS
  const { image, install = false, json = false } = values
  return { json, request: { server, image, install, budgetSeconds, seed } }
}
