/**
 * Expressions of templates, `{{ … }}`, `{% … %}` and `<% … %>`, in a text that is read before anybody fills them in:
 * Helm's charts, Jinja's and Ruby's templates, and formulas of operators. Words take their places, so that the text
 * around them can be read as if it had none.
 */

/** Expressions by the numbers of the words that stand for them. */
export type Expressions = string[]

const BRACKETS: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}', '{#': '#}', '<%': '%>' }
const OPENING = /\{[{%#]|<%/g

/** A name of an option may be such a word; nobody writes one. */
const WORD = /zz-template-(\d+)-zz/g

/** Whether a text has an expression outside quotes: a template is not yet YAML. */
export function isTemplate(text: string): boolean {
  // A quote that is not closed hides the rest of its line: no part of a line is looked at twice.
  const bare = text.replace(/"(?:[^"\\\n]|\\.)*\\?(?:"|$)|'[^'\n]*(?:'|$)/gm, '')
  return Object.entries(BRACKETS).some(([open, close]) => {
    const start = bare.indexOf(open)
    return start >= 0 && bare.includes(close, start)
  })
}

/**
 * The text with words in place of its expressions, which are added to `expressions`. Lines stay where they are. A line
 * that has only expressions becomes a comment, indented like the next line with content, so that it ends no block of
 * text in YAML.
 */
export function maskExpressions(text: string, expressions: Expressions): string {
  const words = withWords(text, expressions)
  return words === text ? text : withComments(words, expressions)
}

function withWords(text: string, expressions: Expressions): string {
  let result = ''
  let from = 0
  for (;;) {
    const start = nextOpening(text, from)
    const end = start === undefined ? -1 : text.indexOf(BRACKETS[text.slice(start, start + 2)] ?? '', start + 2)
    if (start === undefined || end < 0) return result + text.slice(from)
    const expression = text.slice(start, end + 2)
    const breaks = expression.replace(/[^\n]/g, '')
    result += `${text.slice(from, start)}${wordOf(expressions.length)}${breaks}`
    expressions.push(expression)
    from = end + 2
  }
}

function nextOpening(text: string, from: number): number | undefined {
  OPENING.lastIndex = from
  return OPENING.exec(text)?.index
}

function wordOf(index: number): string {
  return `zz-template-${index}-zz`
}

/** Begins the comment that a line of expressions becomes; comments of the text's own begin in other ways. */
const COMMENT = '#: '
/** A line of words alone. */
const WORDS_ALONE = /^[ \t]*(?:zz-template-\d+-zz[ \t]*)+\r?$/
/** A word that ends a line after a key, see `isIndenting`. */
const ENDING_WORD = /:([ \t]+)(zz-template-\d+-zz)([ \t]*\r?)$/

function withComments(text: string, expressions: Expressions): string {
  const lines = text.split('\n')
  let indent = ''
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? ''
    if (WORDS_ALONE.test(line)) lines[index] = indent + COMMENT + line.trim()
    else if (line.trim() !== '') {
      indent = /^ */.exec(line)?.[0] ?? ''
      lines[index] = line.replace(ENDING_WORD, (all, blanks, word, rest) =>
        isIndenting(unmask(word, expressions)) ? `:${blanks}${COMMENT}${word}${rest}` : all,
      )
    }
  }
  return lines.join('\n')
}

/** Whether it puts lines of its own below its key: others may follow. */
function isIndenting(expression: string): boolean {
  return /\|\s*n?indent\b/.test(expression)
}

export function isMasked(text: string): boolean {
  return text.search(WORD) >= 0
}

/** The text as it was written. */
export function unmask(text: string, expressions: readonly string[]): string {
  return text.replace(WORD, (word, index) => expressions[Number(index)] ?? word)
}

/** The text without the words, for names made from it. */
export function withoutMasks(text: string): string {
  return text.replace(WORD, '')
}

/** The effects of a line that has only expressions, in order; undefined for all other lines. */
export function controlsOf(line: string, expressions: readonly string[]): readonly Control[] | undefined {
  const words = wordsOf(line)
  return words === undefined
    ? undefined
    : [...words.matchAll(WORD)].map(([word]) => controlOf(unmask(word, expressions)))
}

/** The words of a line that has only expressions; undefined for all other lines. */
export function wordsOf(line: string): string | undefined {
  const text = line.trim()
  return text.startsWith(`${COMMENT}zz-template-`) ? text.slice(COMMENT.length) : undefined
}

/** Number of conditions and loops around each line of a masked text, by its index. */
export function depthsOf(lines: readonly string[], expressions: readonly string[]): number[] {
  let depth = 0
  return lines.map((line) => {
    const around = depth
    for (const control of controlsOf(line, expressions) ?? [])
      depth += control === 'open' ? 1 : control === 'close' && depth > 0 ? -1 : 0
    return around
  })
}

/** `insert`: other text takes its place. `open` and `close`: the text between them is conditional or repeated. */
export type Control = 'open' | 'close' | 'insert' | 'nothing'

const CONTROLS: readonly (readonly [RegExp, Control])[] = [
  [/^(?:if|range|with|for|block|define|macro|filter)\b/, 'open'],
  [/^end(?:if|for|block|macro|filter)?\b/, 'close'],
  [/^(?:\/\*|[#|]|\$[\w.]*\s*:?=|else\b|elif\b|set\b|break\b|continue\b)/, 'nothing'],
]

export function controlOf(expression: string): Control {
  if (expression.startsWith('{#')) return 'nothing'
  const inside = expression.slice(2, 200).replace(/^-?\s*/, '')
  return CONTROLS.find(([form]) => form.test(inside))?.[1] ?? (expression.startsWith('<%') ? rubyOf(inside) : 'insert')
}

/** In Ruby, only expressions that begin with `=` insert something; a block begins with `do` or a brace. */
function rubyOf(inside: string): Control {
  if (inside.startsWith('=')) return 'insert'
  if (/^\}/.test(inside)) return 'close'
  return /^(?:unless|case|while|until)\b|(?:\bdo|\{)\s*(?:\|[^|]*\|)?\s*-?%>$/.test(inside) ? 'open' : 'nothing'
}
