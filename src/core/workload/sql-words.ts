/** Words of SQL that are not names, from statements that read and write rows. */

const wordsIn = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

export const SQL_WORDS = wordsIn(
  'select insert replace update delete with recursive values value table from into set where group by having order limit',
  'offset fetch first next rows row only returning union all except intersect distinct distinctrow as on using join inner',
  'left right outer cross natural full straight_join lateral use force ignore index key for partition window over and or',
  'xor not is null true false unknown in between like rlike regexp sounds escape exists any some case when then else end',
  'asc desc interval div mod binary collate default if duplicate low_priority high_priority delayed quick ignore dual',
  'sql_calc_found_rows sql_no_cache sql_cache sql_small_result sql_big_result sql_buffer_result rollup cube nulls last',
  'share mode lock skip locked nowait wait of match against natural language boolean query expansion preceding following',
  'unbounded current range groups exclude ties member separator both leading trailing cast convert char character charset',
  'signed unsigned integer int bigint decimal double float real date time datetime timestamp year json nchar varchar at zone',
  'microsecond second minute hour day week month quarter year second_microsecond minute_microsecond minute_second',
  'hour_microsecond hour_second hour_minute day_microsecond day_second day_minute day_hour year_month procedure analyse',
  'current_timestamp current_date current_time localtime localtimestamp utc_timestamp utc_date utc_time sysdate system_time',
)

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
