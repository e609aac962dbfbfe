/** Slow tests that seldom fail run at night: `QPSGATE_NIGHTLY=1 npm test`. */
export const IS_NIGHTLY = process.env.QPSGATE_NIGHTLY === '1'
