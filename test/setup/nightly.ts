/** What takes long and seldom breaks is left to the night: `QPSGATE_NIGHTLY=1 npm test`. */
export const IS_NIGHTLY = process.env.QPSGATE_NIGHTLY === '1'
