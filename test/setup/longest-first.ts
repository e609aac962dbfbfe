/** The order of test files. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take half a minute or more, while most take a second; the longest come first. */
const LONG = [
  'calibration/calibration',
  'repository',
  'edges/sources/tools',
  'gate/subject',
  ...['data-branch', 'branch-store', 'bad-days'].map((name) => `edges/store/${name}`),
  'e2e/starts',
  'edges/servers/catalogue',
  ...['action-step', 'action-history', 'continue'].map(inE2e),
  'edges/servers/settings-knowledge',
  'edges/servers/measure-memory',
  ...['loads', 'read-only-nodes', 'performance-schema'].map((name) => `mission/running/${name}`),
  'edges/machine/box',
  ...['secrets', 'suite-config', 'own-workload', 'hostile-endpoint', 'no-box', 'silent-endpoint'].map(inAttacks),
  ...['base', 'own-workload', 'own-tables', 'run', 'own-script', 'history', 'external', 'bad-input', 'new-images'].map(
    inE2e,
  ),
  ...['fill-tables', 'values', 'script'].map((name) => `edges/own-workload/${name}`),
  ...['time-restarts', 'ask-servers', 'spellings'].map((name) => `edges/servers/${name}`),
  ...['silent-forge', 'servers', 'full-disk', 'machine', 'signals', 'engine'].map(inFaults),
].map((path) => `/test/${path}.test.ts`)

function inE2e(name: string): string {
  return `e2e/${name}`
}

function inAttacks(name: string): string {
  return inE2e(`attacks/${name}`)
}

function inFaults(name: string): string {
  return inE2e(`faults/${name}`)
}

/**
 * Files that take long begin first. A clean checkout knows no durations, and the usual order, by size, leaves them to
 * the end, where the other worker has nothing left to do.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    // Tests with servers come last, because the image of a server is made meanwhile.
    const needsServers = ({ project }: TestSpecification) => project.name === 'running'
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((path) => moduleId.endsWith(path))
      return place < 0 ? LONG.length : place
    }
    return sorted.toSorted(
      (one, other) =>
        groupOf(one) - groupOf(other) ||
        Number(needsServers(one)) - Number(needsServers(other)) ||
        placeOf(one) - placeOf(other),
    )
  }
}
