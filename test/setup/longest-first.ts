/** The order of test files. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each takes most of a minute, while most files take a second. */
const LONG = ['test/calibration/calibration.test.ts', 'test/e2e/suites/mariadb.test.ts']

/** Part of the other tests that run before the first with servers, while the image for these is made. */
const AHEAD = 0.3

/**
 * Files that take long begin first. A clean checkout knows no durations, and the usual order, by size, leaves them to
 * the end, where the other worker has nothing left to do. Tests with servers, which often wait, are spread among those
 * that compute.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const places = new Map<TestSpecification, number>()
    for (const own of Map.groupBy(sorted, isRunning).values())
      for (const [index, file] of own.entries())
        places.set(file, isRunning(file) ? AHEAD + ((1 - AHEAD) * index) / own.length : index / own.length)
    const placeOf = (file: TestSpecification) =>
      LONG.some((path) => file.moduleId.endsWith(path)) ? -1 : (places.get(file) ?? 0)
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return sorted.toSorted((one, other) => groupOf(one) - groupOf(other) || placeOf(one) - placeOf(other))
  }
}

function isRunning({ project }: TestSpecification): boolean {
  return project.name === 'running'
}
