/** `qpsgate import`: figures that were measured elsewhere become a result, and every view of it. */

import { type ImportedTable, scenariosIn, tableOf } from '../core/imported/imported-table.ts'
import type { Observation } from '../core/imported/observation.ts'
import { readObservations } from '../core/imported/sources.ts'
import type { ImportRequest } from '../core/request/report-request.ts'
import { importedResult } from '../core/result/imported-result.ts'
import type { Result } from '../core/result/result.ts'
import { adjustPolicy } from '../core/suite/adjust.ts'
import { buildPolicy } from '../core/suite/build.ts'
import { formatProblems } from '../core/suite/parse.ts'
import { listNames, nearest, quote } from '../core/suite/problems.ts'
import type { GatePolicy, Problem } from '../core/suite/suite.ts'
import { digestOf } from '../edges/files/digest.ts'
import { importSource } from '../edges/files/import-sources.ts'
import { OutputDirectory } from '../edges/files/output-directory.ts'
import { writeViews } from '../edges/files/write-views.ts'
import { runClock } from '../edges/machine/clock.ts'
import { parseImportFlags } from '../edges/terminal/import-flags.ts'
import { UserError } from '../errors.ts'
import { showResult } from './show-result.ts'

/** More problems than this usually mean one mistake in every row. */
const MOST_PROBLEMS = 20

export async function importCommand(args: readonly string[]): Promise<number> {
  const { request, json } = parseImportFlags(args)
  const result = importResult(request)
  using output = new OutputDirectory(request.out)
  await writeViews(result, output, request)
  return showResult(result, { json, out: request.out })
}

/** @throws UserError if the named files cannot be read or compared */
export function importResult({ paths, control, name, tolerance, reproduce }: ImportRequest): Result {
  const { observations, problems } = readObservations(paths.map(importSource))
  if (problems.length > 0) throw refusal(problems)
  return importedResult(comparable(observations, control), {
    ...{ name, paths, reproduce },
    fingerprint: digestOf([control, observations.map(({ place: _, ...observation }) => observation)]),
    startedAt: runClock().startedAt,
    policy: policyOf(tolerance),
  })
}

function comparable(observations: readonly Observation[], control: string): ImportedTable {
  const scenarios = scenariosIn(observations)
  if (!scenarios.includes(control)) {
    const meant = nearest(control, scenarios)
    const hint = meant === undefined ? '' : ` (did you mean ${quote(meant)}?)`
    throw new UserError(`--control: found ${quote(control)}${hint}; allowed: ${listNames(scenarios)}`)
  }
  if (scenarios.length === 1)
    throw new UserError(
      `there is no scenario but the control ${quote(control)}, so there is nothing to compare with it`,
    )
  const parsed = tableOf(observations, control)
  if (parsed.kind === 'ok') return parsed.table
  throw refusal(parsed.problems)
}

function policyOf(tolerance: number | undefined): GatePolicy {
  const usual = buildPolicy({ tolerance: {}, scenarios: {}, workloads: {}, 'on-inconclusive': 'pass' })
  return adjustPolicy(usual, { tolerance, onInconclusive: undefined })
}

function refusal(problems: readonly Problem[]): UserError {
  const more = problems.length - MOST_PROBLEMS
  const shown = formatProblems(problems.slice(0, MOST_PROBLEMS))
  return new UserError(`this cannot be imported\n${shown}${more > 0 ? `\nand ${more} more` : ''}`)
}
