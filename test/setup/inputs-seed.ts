/** The seed of inputs that fast-check generates: `QPSGATE_FC_SEED=7 npm test` repeats the run that printed 7. */
export const SEED_VARIABLE = 'QPSGATE_FC_SEED'

/** @param usual the seed if the variable does not give one */
export function inputsSeed(usual: number): number {
  const text = process.env[SEED_VARIABLE] ?? ''
  if (text === '') return usual
  if (!/^-?\d{1,10}$/.test(text)) throw new Error(`${SEED_VARIABLE} is "${text}", but has to be a whole number`)
  return Number(text)
}

export function anySeed(): number {
  return Math.trunc(Math.random() * 2 ** 31)
}
