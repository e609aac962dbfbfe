/**
 * SQL written again from its tokens, always with the same spaces, so that statements from all sources look the same.
 */
import { TOKEN, type TokenKind } from './sql-scanner.ts'

/** Words before a parenthesis that are not the name of a function, and so keep the space. */
const SPACED = new Set(
  (
    'in values value and or xor not on where from join exists select as using by then when else set having into between ' +
    'like any some all union except intersect key index over against interval case distinct update table limit is div ' +
    'rlike regexp with partition returning lateral window duplicate ignore primary unique foreign references check return'
  ).split(' '),
)

/** Writes tokens one after the other. */
export class SqlWriter {
  text = ''
  #before: TokenKind = TOKEN.end
  #word = ''
  #wordBefore = ''

  add(kind: TokenKind, text: string): void {
    if (this.text !== '' && this.#needsSpace(kind, text)) this.text += ' '
    this.text += text
    this.#before = kind
    this.#wordBefore = this.#word
    this.#word = kind === TOKEN.word || kind === TOKEN.symbol ? text.toLowerCase() : ''
  }

  #needsSpace(kind: TokenKind, text: string): boolean {
    const [before, word] = [this.#before, this.#word]
    if (before === TOKEN.symbol && (word === '(' || word === '.' || word === '!' || word === '~')) return false
    if (kind !== TOKEN.symbol) return true
    if (text === ',' || text === ')' || text === '.' || text === ';') return false
    if (text !== '(' || before !== TOKEN.word) return true
    return SPACED.has(word) || this.#wordBefore === 'into' || this.#wordBefore === 'table'
  }
}
