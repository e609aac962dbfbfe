import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/setup/machine.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Real servers are pinned to CPUs: two test files measuring at once would disturb each other.
    fileParallelism: false,
  },
})
