/**
 * SQL written again from its tokens, always with the same spaces, so that statements from all sources look the same.
 */
import { TOKEN, type TokenKind } from './sql-scanner.ts'
import { NO_FUNCTIONS } from './sql-words.ts'

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
    return NO_FUNCTIONS.has(word) || this.#wordBefore === 'into' || this.#wordBefore === 'table'
  }
}
