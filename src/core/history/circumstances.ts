/** Circumstances of runs: changes that end a baseline, and changes that only deserve a warning. */
import type { Warning } from '../warnings/warnings.ts'
import type { RunRecord } from './run-record.ts'

/** Facts about a run, stored or just measured, that comparing it with others needs. */
export type Circumstances = Pick<RunRecord, 'suite' | 'machine' | 'sysbench' | 'toolVersion' | 'scenarios'>

/** Capacities that differ by more than this belong to different machines, whatever their names. */
const CAPACITY_CHANGE = 0.2

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
  const between = (what: string, textOf: (run: Circumstances, other: Circumstances) => string) => {
    const [before, after] = [textOf(earlier, now), textOf(now, earlier)]
    return before === after ? [] : [{ what, before, after }]
  }
  const machine = between('the machine', (run) => describe(run.machine))
  const capacity = earlier.machine.cpuCapacity
  const isOtherSpeed = capacity > 0 && Math.abs(now.machine.cpuCapacity / capacity - 1) > CAPACITY_CHANGE
  const changes = [
    ...machine,
    ...(machine.length === 0 && isOtherSpeed
      ? between('its speed', (run) => `${run.machine.cpuCapacity} hashes/s`)
      : []),
    ...between('the kernel', (run) => lineOf(run.machine.kernel)),
    ...between('the server', serversOf),
    ...between('qpsgate', ({ toolVersion }) => toolVersion),
    ...between('sysbench', ({ sysbench }) => sysbench),
    ...settingsChanges(now, earlier).map((what) => ({ what })),
  ]
  return changes.length === 0 ? [] : [{ code: 'circumstances-changed', changes }]
}

/** Configurations that are others: history then shows the cost of that change. */
function settingsChanges(now: Circumstances, earlier: Circumstances): string[] {
  const changed = now.scenarios.filter(({ role, name, fingerprint }) => {
    const before = role === 'control' ? controlOf(earlier) : scenarioOf(earlier, name)
    return before !== undefined && before.fingerprint !== fingerprint
  })
  return [
    ...changed.map(({ name }) => `the settings of ${name}`),
    ...(earlier.suite.fingerprint === now.suite.fingerprint ? [] : ['dataset, workloads or scenarios of the suite']),
  ]
}

function describe({ cpuModel, cpus }: RunRecord['machine']): string {
  return `${cpuModel} with ${cpus} CPU${cpus === 1 ? '' : 's'}`
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
