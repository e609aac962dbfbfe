/** Parts of a schema that would run by themselves, or with the rights of somebody else. */

export interface LastingPart {
  /** "trigger", or "view with a definer". */
  readonly what: string
  /** As it is written. */
  readonly name: string
}

/** Comments; servers read the content of those with `!`. */
const COMMENT = /\/\*M?!\d*|\*\/|\/\*[\s\S]*?\*\/|(?:--\s|#).*$/gm
const NAME = '(?:`[^`]*`|\'[^\']*\'|"[^"]*"|[^\\s@(]+)'
const DEFINER = new RegExp(`\\bdefiner\\s*=\\s*${NAME}(?:\\s*@\\s*${NAME})?`, 'i')
const MADE = new RegExp(
  '^\\s*(?:create|alter)\\s+(?:(?:or\\s+replace|algorithm\\s*=\\s*\\w+|sql\\s+security\\s+\\w+|aggregate)\\s+)*' +
    `(trigger|procedure|function|event|view)\\s+(?:if\\s+not\\s+exists\\s+)?(${NAME})`,
  'i',
)
/** Characters in which a name is looked for: rows may have megabytes. */
const MOST_HEAD = 2000

/**
 * The part that a statement would make. The account that runs it has the rights for none of them; here each gets its
 * name.
 *
 * @returns undefined if it is another statement
 */
export function lastingPart(sql: string): LastingPart | undefined {
  const bare = sql.slice(0, MOST_HEAD).replaceAll(COMMENT, ' ')
  const [, kind, name = ''] = MADE.exec(bare.replace(DEFINER, ' ')) ?? []
  const what = kind?.toLowerCase()
  if (what === undefined || (what === 'view' && !DEFINER.test(bare))) return undefined
  return { what: what === 'view' ? 'view with a definer' : what, name }
}
