/** Names that expressions read. */

/** Words of expressions that name no value. */
const KEYWORDS = new Set(
  (
    'var local locals Values each value key self this props config ref Ref Fn FindInMap GetAtt Sub If AWS default ' +
    'omit if else then end for in lookup env ENV get require requireNumber require_number tostring tonumber int ' +
    'string bool number true false null nil none None hiera include toString quote squote nindent indent not and ' +
    'or process os environ node scope facts pillar salt lib mkDefault mkForce mkIf Release Chart data module d ' +
    'parameters name item id type title state description host hosts loop last first groups hostvars ' +
    'inventory_hostname eq ne gt lt ge le range with length join map list dict set is defined undef unless elsif ' +
    'elif case when msg stdout stdout_lines stderr rc results stat ansible_facts'
  ).split(' '),
)
/** Parts of a text that stand for values. */
export const REFERENCE =
  /\$\{\{(?:(?!\{\{).)*?\}\}|\$\{(?:[^{}]|\{[^{}]*\}|\$\{[^{}]*\})*\}|\{\{(?:(?!\{\{).)*?\}\}|<%(?:(?!<%).)*?%>|\$\(\w+\)|\$\w+/g

/** Names that an expression reads: in a text with expressions, only those read anything. */
export function identifiersOf(text: string): string[] {
  const expression = text.match(REFERENCE)?.join(' ') ?? text
  const paths = expression.match(/[A-Za-z_][\w-]*(?:(?:\.|::)[A-Za-z_][\w-]*)*/g) ?? []
  const names = paths.map((path) => path.split(/\.|::/).findLast((part) => !KEYWORDS.has(part)) ?? '')
  return [...new Set(names.filter((name) => name.length > 1))]
}

/** Expressions that choose one of a map's values, by a key that is no literal. */
const CHOICES = [
  /^(?:\$\{|\{\{-?\s*)?(?:[\w$]+\.)*\$?([A-Za-z_]\w*)\[[^\][]*[\w)]\](?:\s*-?\}\}|\})?$/,
  /^(?:\$\{)?lookup\(\s*(?:\w+\.)*(\w+)\s*,[^()]*\)\}?$/,
  /^\$\{(?:[\w:]+\.)+(\w+)\.\$\{[^{}]*\}\}$/,
  /^\{\{-?\s*(?:index|get)\s+[\w.$]*?(\w+)\s+[\w.$]+\s*(?:\|[^}]*)?\}\}$/,
]
/** The same, of the values that one key has in several maps. */
const CHOICES_OF_KEY = [
  /^(?:!|["']?Fn::)FindInMap["']?:?\s*\[.*["'\s,](\w+)["']?[\s\]]*$/,
  /^(?:\$\{|\{\{-?\s*)?[\w$.]+\[[^\][]*\]\.(\w+)(?:\s*-?\}\}|\})?$/,
]

/** The map of which an expression chooses a value; undefined if it does not. */
export function chosenMap(expression: string): string | undefined {
  return firstMatch(CHOICES, expression)
}

/** The name of the values among which an expression chooses; undefined if it does not. */
export function chosenName(expression: string): string | undefined {
  return chosenMap(expression) ?? firstMatch(CHOICES_OF_KEY, expression)
}

function firstMatch(patterns: readonly RegExp[], text: string): string | undefined {
  return patterns.map((pattern) => pattern.exec(text)?.[1]).find((name) => name !== undefined)
}
