/** Names that users see and may rely on. */

/** The data branch where no other is named: runs and charts are kept on it. */
export const DEFAULT_DATA_BRANCH = 'qpsgate-data'
/** File in the output directory that keeps a run which could not be stored. */
export const UNSTORED_RUN_FILE = 'unstored-run.json'
