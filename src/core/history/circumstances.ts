/** Circumstances of runs: changes that end a baseline, and changes that only deserve a warning. */
import type { Warning } from '../warnings/warnings.ts'
import type { RunRecord } from './run-record.ts'

/** Facts about a run, stored or just measured, that comparing it with others needs. */
export type Circumstances = Pick<RunRecord, 'suite' | 'machine' | 'sysbench' | 'toolVersion' | 'scenarios'>

/** Capacities that differ by more than this belong to different machines, whatever their names. */
const CAPACITY_CHANGE = 0.2

/** A warning with the values before and now. */
type ChangeWarning = Extract<Warning, { readonly before: string; readonly after: string }>

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

/** Changes since an earlier run that could be mistaken for an effect of the configuration. */
export function changedCircumstances(now: Circumstances, earlier: Circumstances): Warning[] {
  const [control, earlierControl] = [controlOf(now), controlOf(earlier)]
  return [
    ...machineChange(now, earlier),
    ...ifAny({ code: 'kernel-changed', before: lineOf(earlier.machine.kernel), after: lineOf(now.machine.kernel) }),
    ...ifAny({ code: 'server-changed', before: serversOf(earlier, now), after: serversOf(now, earlier) }),
    ...ifAny({ code: 'tool-changed', before: earlier.toolVersion, after: now.toolVersion }),
    ...ifAny({ code: 'sysbench-changed', before: earlier.sysbench, after: now.sysbench }),
    ...warnIf('control-changed', earlierControl?.fingerprint !== control?.fingerprint),
    ...warnIf('suite-changed', earlier.suite.fingerprint !== now.suite.fingerprint),
    ...settingsChange(now, earlier),
  ]
}

/** Scenarios with other settings than in the earlier run: their history then shows the cost of that change. */
function settingsChange(now: Circumstances, earlier: Circumstances): Warning[] {
  const changed = now.scenarios.filter(({ role, name, fingerprint }) => {
    const before = scenarioOf(earlier, name)
    return role === 'candidate' && before !== undefined && before.fingerprint !== fingerprint
  })
  return changed.length === 0 ? [] : [{ code: 'settings-changed', scenarios: changed.map(({ name }) => name) }]
}

function warnIf(code: 'control-changed' | 'suite-changed', isChanged: boolean): Warning[] {
  return isChanged ? [{ code }] : []
}

function machineChange({ machine: now }: Circumstances, { machine: earlier }: Circumstances): Warning[] {
  const [before, after] = [describe(earlier), describe(now)]
  if (before !== after) return [{ code: 'machine-changed', before, after }]
  const change = earlier.cpuCapacity > 0 ? now.cpuCapacity / earlier.cpuCapacity - 1 : 0
  return Math.abs(change) > CAPACITY_CHANGE ? [{ code: 'machine-changed', change }] : []
}

function describe({ cpuModel, cpus }: RunRecord['machine']): string {
  return `${cpuModel} with ${cpus} CPU${cpus === 1 ? '' : 's'}`
}

function ifAny(change: ChangeWarning): Warning[] {
  return change.before === change.after ? [] : [change]
}

/** Versions of the scenarios that both runs have. */
function serversOf(run: Circumstances, other: Circumstances): string {
  const common = run.scenarios.filter(({ name }) => scenarioOf(other, name) !== undefined)
  return [...new Set(common.map(serverOf))].sort().join(', ')
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

/** "6.11" of 6.11.0-1018-azure. */
function lineOf(kernel: string): string {
  return /^\d+\.\d+/.exec(kernel)?.[0] ?? kernel
}
