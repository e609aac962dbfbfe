import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { anySeed, inputsSeed } from './test/setup/inputs-seed.ts'
import { LongestFirst } from './test/setup/longest-first.ts'
import { IS_NIGHTLY } from './test/setup/nightly.ts'

// Servers run as another user, who must be able to read the files of tests, whatever the file mask of the developer.
process.umask(0o022)

const CORE = ['test/core/**/*.test.ts']

/**
 * Settings of projects that run beside each other. Many of their tests wait, so even on few CPUs five workers have
 * work.
 */
const BESIDE = { maxWorkers: 5, sequence: { groupOrder: 0 } }

/**
 * Settings for tests that leave a process as they found it, so that the next file need not load the same modules again.
 */
const SHARED = { isolate: false, setupFiles: ['test/setup/leave-as-found.ts'] }

/**
 * Tests with real servers get a second try, because a busy machine may stop a server for seconds. The run names these
 * tests.
 */
const RESTLESS = { retry: 1 }

/** Tests that run real servers or sysbench. */
const REAL = [
  'e2e',
  'mission/{running,measuring}',
  'edges/{machine,olap,servers,switching,sysbench,testbed,own-workload}',
].map((folder) => `test/${folder}/**/*.test.ts`)

/** Tests where speed matters: they are pinned to CPUs, so nothing else may run meanwhile. */
const MEASURING = [
  'test/e2e/{action,prove}.test.ts',
  'test/mission/measuring/*.test.ts',
  // Only the nightly run checks their verdicts.
  ...(IS_NIGHTLY
    ? ['test/e2e/{act,coverage,explain,new-image-causes,own-workload,runners,sources,waits}.test.ts']
    : []),
  'test/edges/sysbench/rotor.test.ts',
]

/** Proofs that workloads exercise the options. They run alone, because their loads need the CPUs. */
const PROOFS = ['test/edges/servers/proofs.test.ts']

/** An hour of measuring, at night only. */
const STORIES = ['test/e2e/stories.test.ts']

/** Slow tests without servers: a browser, simulated runs, whole repositories, and pauses before another attempt. */
const THOROUGH = [
  'test/calibration/*.test.ts',
  'test/{packages,repository,workflows}.test.ts',
  'test/edges/{chart/html,endpoint/journal}.test.ts',
  'test/edges/github/{api/client,comments/comment}.test.ts',
  'test/edges/sources/tools.test.ts',
  'test/edges/store/{bad-days,branch-store,data-branch}.test.ts',
  'test/{commands/init,fuzz/fuzz}.test.ts',
]

const SERVERS = ['test/setup/wait-for-image.ts']

export default defineConfig({
  test: {
    globalSetup: ['test/setup/machine.ts'],
    setupFiles: ['test/setup/generated-inputs.ts'],
    // Generated inputs are the same every day, and different each night.
    provide: { inputsSeed: inputsSeed(IS_NIGHTLY ? anySeed() : 1) },
    sequence: { sequencer: LongestFirst },
    // Hundreds of runs compile the same code, so Node keeps the compiled code in this folder.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'qpsgate-tests-code') },
    // Full counts of simulations take minutes on a busy machine.
    testTimeout: IS_NIGHTLY ? 1_800_000 : 120_000,
    hookTimeout: 300_000,
    // A busy machine may take seconds for steps that are otherwise instant.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'core', include: CORE, ...SHARED, ...BESIDE },
      },
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['{bench,test}/**/*.test.ts'],
          exclude: [...CORE, ...REAL, ...THOROUGH],
          ...SHARED,
          ...BESIDE,
        },
      },
      {
        extends: true,
        test: { name: 'thorough', include: THOROUGH, ...SHARED, ...BESIDE },
      },
      {
        extends: true,
        test: {
          name: 'running',
          include: REAL,
          exclude: [...MEASURING, ...PROOFS, ...STORIES],
          ...SHARED,
          setupFiles: [...SHARED.setupFiles, ...SERVERS],
          env: { QPSGATE_TEST_SPEED: 'any' },
          ...BESIDE,
          ...RESTLESS,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'proofs',
          include: PROOFS,
          setupFiles: SERVERS,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'measuring',
          include: MEASURING,
          setupFiles: SERVERS,
          ...RESTLESS,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          include: STORIES,
          setupFiles: SERVERS,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
