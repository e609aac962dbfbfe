/** Names that users see and may rely on. */

/** Branch that runs and charts are kept on. */
export const DEFAULT_BASELINE_BRANCH = 'qpsgate-data'
/** File in the output directory that keeps a run which could not be stored. */
export const UNSTORED = 'unstored-run.json'
