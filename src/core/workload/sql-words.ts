/** Words of SQL that are not names, from statements that read and write rows. */

export function wordsIn(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '))
}

/** Words that cannot be an alias of the table or column before them. */
export const NO_ALIASES = wordsIn(
  'where group by having order limit offset fetch union except intersect on using join inner left right outer cross natural',
  'full straight_join use force ignore partition window for lock set values value select from into and or xor not is in',
  'between like rlike regexp escape div mod asc desc as when then else end collate returning with procedure separator',
  'duplicate key interval over sounds member against rows range preceding following',
)

/** Words before a parenthesis that are not the name of a function. */
export const NO_FUNCTIONS = wordsIn(
  'in values value and or xor not on where from join exists select as using by then when else set having into between',
  'like any some all union except intersect key index over against interval case distinct update table limit is div',
  'rlike regexp with partition returning lateral window duplicate ignore primary unique foreign references check return',
)
