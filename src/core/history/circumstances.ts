/** Circumstances of runs, and the changes of them that end a baseline. */
import type { RunRecord } from './run-record.ts'

/** Facts about a run, stored or just measured, that comparing it with others needs. */
export type Circumstances = Pick<RunRecord, 'suite' | 'machine' | 'sysbench' | 'toolVersion' | 'scenarios'>

/** Changes that end a baseline: earlier figures tell nothing about later ones. */
export type Cut = 'server version' | 'control' | 'tool version'

/**
 * Why the ratio of a scenario to its control cannot be compared between two runs; undefined if it can. Machines may
 * differ: the control of the same run was measured on the same one.
 */
export function cutBetween(one: Circumstances, other: Circumstances, scenario: string): Cut | undefined {
  const [control, otherControl] = [controlOf(one), controlOf(other)]
  if (control?.fingerprint !== otherControl?.fingerprint) return 'control'
  const versions = (run: Circumstances) => [serverOf(controlOf(run)), serverOf(scenarioOf(run, scenario))].join()
  if (versions(one) !== versions(other)) return 'server version'
  return majorOf(one.toolVersion) === majorOf(other.toolVersion) ? undefined : 'tool version'
}

/** Whether a scenario has the same settings in both. */
export function isSetAlike(one: Circumstances, other: Circumstances, scenario: string): boolean {
  return scenarioOf(one, scenario)?.fingerprint === scenarioOf(other, scenario)?.fingerprint
}

function controlOf({ scenarios }: Circumstances): RunRecord['scenarios'][number] | undefined {
  return scenarios.find(({ role }) => role === 'control')
}

function scenarioOf({ scenarios }: Circumstances, name: string): RunRecord['scenarios'][number] | undefined {
  return scenarios.find((scenario) => scenario.name === name)
}

function serverOf(scenario: RunRecord['scenarios'][number] | undefined): string {
  return scenario === undefined ? '' : `${scenario.server.product} ${scenario.server.version}`
}

/** "1" of 1.4.2; "0.3" of 0.3.1, as anything may change with the second number before version 1. */
function majorOf(version: string): string {
  return /^(?:0\.\d+|\d+)/.exec(version)?.[0] ?? version
}
