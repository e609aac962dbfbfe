/**
 * Expressions of templates, `{{ … }}` and `{% … %}`, in a text that is read before anybody fills them in: Helm's charts, Jinja's
 * templates, and formulas of operators. Words take their places, so that the text around them can be read as if there were none.
 */

/** Expressions by the numbers of the words that stand for them. */
export type Expressions = string[]

const BRACKETS: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}' }

/** A name of an option may be such a word; nobody writes one. */
const WORD = /zz-template-(\d+)-zz/g

/** Whether a text has an expression outside of quotes: YAML that a template makes, which is none yet. */
export function isTemplate(text: string): boolean {
  // A quote that is not closed hides the rest of its line: no part of a line is looked at twice.
  const bare = text.replace(/"(?:[^"\\\n]|\\.)*\\?(?:"|$)|'[^'\n]*(?:'|$)/gm, '')
  return Object.entries(BRACKETS).some(([open, close]) => {
    const start = bare.indexOf(open)
    return start >= 0 && bare.includes(close, start)
  })
}

/**
 * The text with words in place of its expressions, which are added to `expressions`. Lines stay where they are. A line of nothing
 * but expressions becomes a comment, indented as the next line that says something: so it ends no block of text in YAML.
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
  for (let at = text.indexOf('{', from); at >= 0; at = text.indexOf('{', at + 1))
    if (text.slice(at, at + 2) in BRACKETS) return at
  return undefined
}

function wordOf(index: number): string {
  return `zz-template-${index}-zz`
}

/** A line of words alone. */
const WORDS_ALONE = /^[ \t]*(?:zz-template-\d+-zz[ \t]*)+\r?$/
/** A word that ends a line behind a key, see `isIndenting`. */
const ENDING_WORD = /:([ \t]+)(zz-template-\d+-zz)([ \t]*\r?)$/

function withComments(text: string, expressions: Expressions): string {
  const lines = text.split('\n')
  let indent = ''
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? ''
    if (WORDS_ALONE.test(line)) lines[index] = `${indent}# ${line.trim()}`
    else if (line.trim() !== '') {
      indent = /^ */.exec(line)?.[0] ?? ''
      lines[index] = line.replace(ENDING_WORD, (all, blanks, word, rest) =>
        isIndenting(unmask(word, expressions)) ? `:${blanks}# ${word}${rest}` : all,
      )
    }
  }
  return lines.join('\n')
}

/** Whether it puts lines of its own below the key that it stands behind: others may follow. */
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

/** The text without the words, for what is named by it. */
export function withoutMasks(text: string): string {
  return text.replace(WORD, '')
}

/** What a line of nothing but expressions does, in their order; undefined for all other lines. */
export function controlsOf(line: string, expressions: readonly string[]): readonly Control[] | undefined {
  if (!/^[ \t]*# zz-template-/.test(line)) return undefined
  return [...line.matchAll(WORD)].map(([word]) => controlOf(unmask(word, expressions)))
}

/** `insert`: other text takes its place. `open` and `close`: what is between them is there under a condition, or repeated. */
export type Control = 'open' | 'close' | 'insert' | 'nothing'

const CONTROLS: readonly (readonly [RegExp, Control])[] = [
  [/^(?:if|range|with|for|block|define|macro|filter)\b/, 'open'],
  [/^end(?:if|for|block|macro|filter)?\b/, 'close'],
  [/^(?:\/\*|#|\$[\w.]*\s*:?=|else\b|elif\b|set\b|break\b|continue\b)/, 'nothing'],
]

export function controlOf(expression: string): Control {
  const inside = expression.slice(2, 200).replace(/^-?\s*/, '')
  return CONTROLS.find(([form]) => form.test(inside))?.[1] ?? 'insert'
}
