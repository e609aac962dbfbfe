/** The flags of `qpsgate doctor` into a request. */
import { parseArgs } from 'node:util'
import type { DoctorRequest } from '../../core/request/doctor-request.ts'
import { DURATION_FORM, parseDuration } from '../../core/suite/quantities.ts'
import { UserError } from '../../errors.ts'
import { DOCTOR_FLAGS } from './doctor-help.ts'
import { complaints, oneOf, optional, parseOr, SERVERS } from './flag-values.ts'

const DEFAULT_BUDGET_SECONDS = 30

export interface DoctorFlags {
  readonly request: DoctorRequest
  readonly json: boolean
  readonly quiet: boolean
  /** Whether endpoints are to be restored instead. */
  readonly restore: boolean
}

/** @throws UserError with one line for every wrong flag */
export function parseDoctorFlags(args: readonly string[], seed: number): DoctorFlags {
  const { values } = parseOr('doctor', DOCTOR_FLAGS, () =>
    parseArgs({ args: [...args], options: DOCTOR_FLAGS, strict: true }),
  )
  const { problems, complain } = complaints()
  const budget = optional(values.budget, (text) => parseDuration(text) || complain('--budget', text, DURATION_FORM))
  const server = optional(values.server, oneOf('--server', SERVERS, complain)) ?? 'auto'
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  const budgetSeconds = budget ?? DEFAULT_BUDGET_SECONDS
  const { image, install = false, restore = false, quiet = false, json = false } = values
  return { json, quiet, restore, request: { server, image, install, budgetSeconds, seed } }
}
