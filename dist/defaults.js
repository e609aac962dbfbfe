// src/edges/store/defaults.ts
/** Names that users see and may rely on. */
/** Branch that runs and charts are kept on. */
const DEFAULT_BASELINE_BRANCH = "qpsgate-data";
/** File in the output directory that keeps a run which could not be stored. */
const UNSTORED = "unstored-run.json";

export { UNSTORED as n, DEFAULT_BASELINE_BRANCH as t };