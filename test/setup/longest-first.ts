/** The order of test files. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each takes half a minute or more, while most files take a second. */
const LONG = [
  'calibration/calibration',
  'edges/servers/ask-servers',
  'edges/servers/spellings',
  ...['action-history', 'action-step', 'bad-input', 'base', 'continue', 'external', 'history', 'new-images'].map(inE2e),
  ...['hostile-endpoint', 'no-box', 'own-workload', 'secrets', 'silent-endpoint'].map((name) =>
    inE2e(`attacks/${name}`),
  ),
  ...['full-disk', 'machine', 'servers', 'signals', 'silent-forge'].map((name) => inE2e(`faults/${name}`)),
].map((path) => `/test/${path}.test.ts`)

function inE2e(name: string): string {
  return `e2e/${name}`
}

/**
 * Files that take long begin first. A clean checkout knows no durations, and the usual order, by size, leaves them to
 * the end, where the other worker has nothing left to do.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    // The image of a server is made meanwhile.
    const needsServers = ({ project }: TestSpecification) => project.name === 'running'
    const isShort = ({ moduleId }: TestSpecification) => !LONG.some((path) => moduleId.endsWith(path))
    return sorted.toSorted(
      (one, other) =>
        groupOf(one) - groupOf(other) ||
        Number(needsServers(one)) - Number(needsServers(other)) ||
        Number(isShort(one)) - Number(isShort(other)),
    )
  }
}
