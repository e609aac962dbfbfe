/** Makes text from outside safe for Markdown and for the command line of a shell. */
import { escapeInvisible } from '../problems.ts'

/** Maximum length, in characters, of text from outside where a name is expected. */
const LONGEST_NAME = 64
/**
 * Zero-width space. GitHub looks for references in the finished text, after the escapes of Markdown are gone, so only
 * this character inside a reference stops it.
 */
const BREAK = '\u200b'

/**
 * Characters that mean something in Markdown or HTML. Most do so anywhere: entities, tags, escapes, code, emphasis,
 * links, strike-through, tables, formulas and headings. Underscores do so except within a word. The last alternatives
 * are the beginnings of a list, a quotation, a heading, a rule or indented code.
 */
const MARKUP =
  /[&<"\\`*[\]~|$#\u200b]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|^>|^[-+=](?=[-+=\s]|$)|(?<=^\d{1,9})[.)](?=\s|$)|^\s/g

/** References that GitHub and other forges turn into links or pictures: @mention, #1, GH-1, !1, URLs, :emoji:. */
const REFERENCE = /@|#(?=\w)|!(?=\d)|(?<![a-z0-9])GH-(?=\d)|:(?=\/\/|(?!\d\d:)[\w+-]+:)|www(?=\.)/gi
/** 7 to 40 hexadecimal digits. GitHub links them if a commit's hash begins with them. Plain numbers are left alone. */
const COMMIT = /(?<![a-z0-9])(?=\d*[a-f])[\da-f]{7,40}(?![a-z0-9])/gi
const LONGEST_NO_COMMIT = /.{6}(?=.)/g

/**
 * Escapes a text, so that Markdown, HTML and GitHub's additions show it literally, on one line, inside a paragraph, a
 * cell of a table or a tag. Control characters and invisible ones become \uXXXX.
 */
export function escapeMarkdown(text: string): string {
  return escapeInvisible(text)
    .replace(REFERENCE, `$&${BREAK}`)
    .replace(COMMIT, (name) => name.replace(LONGEST_NO_COMMIT, `$&${BREAK}`))
    .replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`)
}

export function shorten(text: string, most = LONGEST_NAME): string {
  if (text.length <= most) return text
  // The cut may have split a surrogate pair. Its first half alone is no character, so it is removed too.
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/**
 * A flag of qpsgate. Other words that begin with a dash get `./` in front, so that no shell command takes them for
 * flags.
 */
const FLAG = /^--[a-z][a-z-]*$/

/** Quotes words for a POSIX shell, so that a command can be pasted. Flags of qpsgate stay as they are. */
export function shellWords(words: readonly string[]): string {
  return words.map((word) => (FLAG.test(word) ? word : shellWord(word))).join(' ')
}

/**
 * Quotes one word for a POSIX shell. Invisible characters are shown as escapes, so that the command stays on one line.
 */
export function shellWord(text: string): string {
  if (/^[\w.,:+%/=@][\w.,:+%/=@-]*$/.test(text)) return text
  const visible = escapeInvisible(text)
  // A word that begins with a dash would be taken for a flag.
  const path = visible.startsWith('-') ? `./${visible}` : visible
  return `'${path.replaceAll("'", "'\\''")}'`
}
