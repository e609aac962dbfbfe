/**
 * The text of SHOW CREATE TABLE without the parts that reveal data: defaults, comments, counters, values in checks,
 * expressions and partitions. Names, types, members of ENUM and SET, keys and storage options stay. The text has a line
 * for each column and key, then a line of options, then the partitions.
 */

const NAME = '`(?:[^`]|``)*`'
/** A text, also one that is never closed, or in hexadecimal. */
const TEXT = "(?:(?:\\b_\\w+ ?)?[bnx]?'(?:[^'\\\\]|\\\\.|'')*(?:'|\\\\?$)|\\b0[bx]\\w+)"
const NUMBER = '-?(?<![\\w.])[\\d.]+(?:e[-+]?\\d+)?'
const matching = (pattern: string, flags = 'gis') => new RegExp(pattern, flags)
const COMMENTS = matching(`( comment(?: ?= ?| )${TEXT})|${TEXT}|${NAME}`)
const CHECK = matching(`(?:^ *| )(?:constraint ${NAME} )?check \\(.*$`)
/** Name, type and members of a column. */
const COLUMN = matching(`^ *${NAME} (\\w+)(?:\\((?:${TEXT}|[\\d,])*\\))?`, 'is')
const VALUES = matching(`( default )?(?:(${TEXT})|(${NUMBER}))|${NAME}`)
const PLACES = matching(` (?:auto_increment ?= ?\\d+|(?:\\w+ directory|\\w+|${NAME}) ?= ?${TEXT})`)

/** Characters up to which a number reveals no value: as a default, in an expression, as a bound. */
const SMALL_DEFAULT = 2
const SMALL_NUMBER = 4
const SMALL_BOUND = 12
const DATE = /^'\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d+)?)?'$/
const MOMENT = "'2000-01-01 00:00:00'"
/** Defaults that replace any other of their type, for types whose default is not `0` or `''`. */
const DEFAULTS: Readonly<Record<string, string>> = {
  date: "'2000-01-01'",
  datetime: MOMENT,
  timestamp: MOMENT,
  time: "'00:00:00'",
  year: '2000',
  bit: "b'0'",
  json: "'{}'",
  inet4: "'0.0.0.0'",
  inet6: "'::'",
}
const NUMBERS = /^(?:(?:tiny|small|medium|big)?int|integer|decimal|numeric|float|double)$/
const TEXTS = /^(?:(?:var)?char|(?:var)?binary|(?:tiny|medium|long)?(?:text|blob)|set)$/

/** @param create the output of SHOW CREATE TABLE */
export function neutralTable(create: string): string {
  const lines = create.replaceAll(COMMENTS, (all, comment?: string) => (comment === undefined ? all : '')).split('\n')
  const end = lines.findIndex((line) => line.startsWith(')'))
  const [head = '', ...parts] = lines.slice(0, end < 0 ? lines.length : end).map(neutralLine)
  const partitions = lines.slice(end + 1).join('\n')
  return [
    head,
    parts.filter((part) => part !== '').join(',\n'),
    ...(end < 0 ? [] : [lines[end]?.replaceAll(PLACES, '')]),
    ...(end < 0 || partitions === '' || !isNeutral(partitions, SMALL_BOUND) ? [] : [partitions]),
  ].join('\n')
}

/** A column or a key, without its comma. */
function neutralLine(line: string): string {
  // A check whose values may be data is left out: with replaced values it would refuse all rows.
  const whole = line.replace(/,$/, '').replace(CHECK, (check) => (isNeutral(check, SMALL_NUMBER) ? check : ''))
  const [column = '', type = ''] = COLUMN.exec(whole) ?? []
  const [member = "''"] = column.match(matching(TEXT)) ?? []
  const rest = whole
    .slice(column.length)
    .replaceAll(VALUES, (all, isDefault?: string, text?: string, number?: string) => {
      if (isDefault !== undefined) {
        const neutral = neutralDefault(text ?? number ?? '', type.toLowerCase(), member)
        return neutral === undefined ? '' : `${isDefault}${neutral}`
      }
      if (text !== undefined) return text.includes("'$") ? "'$.a'" : "''"
      return number !== undefined && number.length > SMALL_NUMBER ? '1' : all
    })
  return `${column}${rest}`
}

/** Whether all values are numbers of few characters, or dates if these may be long. */
function isNeutral(text: string, most: number): boolean {
  return [...text.matchAll(VALUES)].every(([, , value, number = '']) =>
    value === undefined ? number.length <= most : most === SMALL_BOUND && DATE.test(value),
  )
}

/** A default that reveals nothing; undefined for types without one. */
function neutralDefault(value: string, type: string, member: string): string | undefined {
  const content = value.replace(/^'|'$/g, '')
  if (NUMBERS.test(type)) return /^\d+$/.test(content) && content.length <= SMALL_DEFAULT ? value : '0'
  if (type === 'enum') return member
  if (value === "'{}'" || value === "'[]'") return value
  return DEFAULTS[type] ?? (TEXTS.test(type) ? "''" : undefined)
}
