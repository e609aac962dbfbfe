import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/setup/longest-first.ts'

/** Where servers and programs run, but how fast does not matter. */
const RUNNING = [
  'test/e2e/suites/*.test.ts',
  'test/e2e/{action-history,bad-input,history,import,own-script,package,release,report}.test.ts',
  'test/e2e/attacks/{absent-image,bare-repository,forged-acceptance,hostile-image}.test.ts',
  'test/e2e/attacks/{options,output-links,poisoned-history,secrets,suite-config}.test.ts',
  'test/edges/{servers/docker-inspection,sysbench/exercises}.test.ts',
]

/** Where real servers are measured: they are pinned to CPUs, so nothing else may run meanwhile. */
const MEASURING = ['e2e', 'edges/{endpoint,machine,olap,servers,switching,sysbench,testbed}'].map(
  (folder) => `test/${folder}/**/*.test.ts`,
)

export default defineConfig({
  test: {
    globalSetup: ['test/setup/machine.ts'],
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // A busy machine may take seconds for what else takes none.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.ts'],
          exclude: MEASURING,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'running', include: RUNNING, maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { name: 'measuring', include: MEASURING, exclude: RUNNING, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
})
