/** Names that users see and may rely on. */

/** The data branch where no other is named: runs and charts are kept on it. */
export const DEFAULT_DATA_BRANCH = 'qpsgate-data'
