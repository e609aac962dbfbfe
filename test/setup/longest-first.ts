/** The order of test files. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each takes half a minute, by night the proofs half an hour, while most files take a second. */
const LONG = [
  'test/calibration/calibration.test.ts',
  'test/edges/servers/proofs.test.ts',
  ...['workload', 'external', 'attacks/secrets', 'attacks/silent-endpoint'].map((name) => `test/e2e/${name}.test.ts`),
]

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
