/** Text that pads values: words of no language, the same every time. */

/** Characters of it; a piece begins within the first half. */
export const FILLER_CHARACTERS = 8192
/** Prime, so that pieces of neighbouring values begin anywhere. */
export const FILLER_STARTS = 4093
const [MULTIPLIER, MODULUS] = [48_271, 2_147_483_647]
const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi wo za ken lor mit nas pel'.split(' ')

export const FILLER = makeFiller()

function makeFiller(): string {
  let [state, text] = [1, '']
  const below = (count: number) => {
    state = (state * MULTIPLIER) % MODULUS
    return state % count
  }
  while (text.length < FILLER_CHARACTERS) {
    for (let more = 1 + below(3); more > 0; more--) text += SYLLABLES[below(SYLLABLES.length)]
    text += ' '
  }
  return text.slice(0, FILLER_CHARACTERS)
}
