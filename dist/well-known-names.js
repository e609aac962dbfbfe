// src/edges/store/well-known-names.ts
/** Names that users see and may rely on. */
/** The data branch where no other is named: runs and charts are kept on it. */
const DEFAULT_DATA_BRANCH = "qpsgate-data";
/** File in the output directory that keeps a run which could not be stored. */
const UNSTORED_RUN_FILE = "unstored-run.json";

export { UNSTORED_RUN_FILE as n, DEFAULT_DATA_BRANCH as t };