import { defineConfig } from 'vitest/config'

/** The quick tests of one folder. Simulations are left out: they would take seconds for every mutant. */
export default defineConfig({
  test: {
    include: [`test/core/${process.env.QPSGATE_MUTATED}/**/*.test.ts`],
    exclude: ['**/*.simulation.test.ts'],
    setupFiles: ['test/mutation/setup.ts'],
    isolate: false,
    // Stryker ends those of a mutant that go on.
    testTimeout: 60_000,
  },
})
