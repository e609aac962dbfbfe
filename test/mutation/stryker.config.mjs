/** One folder of src/core, checked only by its own tests: they must find a mutant where its rule is stated. */
const folder = process.env.QPSGATE_MUTATED

export default {
  mutate: [`src/core/${folder}/**/*.ts`],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Values made while a module loads, such as schemas and lists, would need all tests for every mutant.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 5_000,
  // Stryker would rewrite tsconfig.json with an API that TypeScript 7 does not have.
  ignorePatterns: ['/tsconfig.json', '/dist', '/qpsgate-out', '/coverage', '/mutation-out'],
  tempDirName: 'mutation-out/sandbox',
  incremental: true,
  incrementalFile: `mutation-out/${folder}.incremental.json`,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `mutation-out/${folder}.json` },
  htmlReporter: { fileName: `mutation-out/${folder}.html` },
}
