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
