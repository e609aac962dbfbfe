/** Under which circumstances runs took place: what a baseline does not outlive, and what is only worth a word. */
import type { Warning } from '../measurement/measurement.ts'
import type { RunRecord } from './record.ts'

/** What must be known of a run, stored or just measured, to hold it against others. */
export type Circumstances = Pick<RunRecord, 'suite' | 'machine' | 'sysbench' | 'toolVersion' | 'scenarios'>

/** Capacities that differ by more than this are of different machines, whatever they call themselves. */
const CAPACITY_CHANGE = 0.2

/** What ends a baseline: figures from before say nothing about those after. */
export type Cut = 'server version' | 'control' | 'tool version'

/**
 * Why the ratio of a scenario to its control cannot be compared between two runs; undefined where it can. Machines may
 * differ: the control of the same run was measured on the same one.
 */
export function cutBetween(one: Circumstances, other: Circumstances, scenario: string): Cut | undefined {
  const [control, otherControl] = [controlOf(one), controlOf(other)]
  if (control?.fingerprint !== otherControl?.fingerprint) return 'control'
  const versions = (run: Circumstances) => [serverOf(controlOf(run)), serverOf(scenarioOf(run, scenario))].join()
  if (versions(one) !== versions(other)) return 'server version'
  return majorOf(one.toolVersion) === majorOf(other.toolVersion) ? undefined : 'tool version'
}

/** What changed from an earlier run to this one and could be mistaken for an effect of the configuration. */
export function changedCircumstances(now: Circumstances, earlier: Circumstances): Warning[] {
  return [
    ...machineChange(now, earlier),
    ...changed('kernel-changed', 'the kernel', lineOf(earlier.machine.kernel), lineOf(now.machine.kernel)),
    ...changed('server-changed', 'the server', serversOf(earlier, now), serversOf(now, earlier)),
    ...changed('tool-changed', 'qpsgate', earlier.toolVersion, now.toolVersion),
    ...changed('sysbench-changed', 'sysbench', earlier.sysbench, now.sysbench),
    ...(controlOf(earlier)?.fingerprint === controlOf(now)?.fingerprint
      ? []
      : [{ code: 'control-changed', message: 'the control has another configuration than in the last stored run' }]),
    ...(earlier.suite.fingerprint === now.suite.fingerprint
      ? []
      : [
          {
            code: 'suite-changed',
            message:
              'the suite measures something else than in the last stored run: its dataset, workloads or scenarios',
          },
        ]),
  ]
}

function machineChange({ machine: now }: Circumstances, { machine: earlier }: Circumstances): Warning[] {
  const [before, after] = [describe(earlier), describe(now)]
  if (before !== after) return changed('machine-changed', 'the machine', before, after)
  const change = earlier.cpuCapacity > 0 ? now.cpuCapacity / earlier.cpuCapacity - 1 : 0
  if (Math.abs(change) <= CAPACITY_CHANGE) return []
  const speed = `${(100 * Math.abs(change)).toFixed(0)} % ${change < 0 ? 'slower' : 'faster'}`
  return [{ code: 'machine-changed', message: `the machine computes ${speed} than in the last stored run` }]
}

function describe({ cpuModel, cpus }: RunRecord['machine']): string {
  return `${cpuModel} with ${cpus} CPU${cpus === 1 ? '' : 's'}`
}

function changed(code: string, what: string, before: string, after: string): Warning[] {
  return before === after
    ? []
    : [{ code, message: `${what} is ${after}, in the last stored run it was ${before}`, before, after }]
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
