/** Names, versions, values and messages from outside, made safe for Markdown and a shell's line. */
import { escapeInvisible } from '../problems.ts'

/** Longest outside text in a place meant for a name, in characters. */
const LONGEST_NAME = 64
/**
 * Zero-width space: breaks patterns that GitHub looks for in the finished text, after the escapes of Markdown are gone.
 */
const BREAK = '\u200b'

/**
 * Characters with a meaning in Markdown or HTML anywhere: entities, tags, escapes, code, emphasis, links,
 * strike-through, tables, formulas, headings; underscores except within a word, where they mean nothing; and the
 * beginnings of a list, a quotation, a heading, a rule or indented code.
 */
const MARKUP =
  /[&<"\\`*[\]~|$#\u200b]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|^>|^[-+=](?=[-+=\s]|$)|(?<=^\d{1,9})[.)](?=\s|$)|^\s/g

/** References that GitHub links: @mention, #1, GH-1, !1 (other forges), URLs, :emoji:. */
const REFERENCE = /@|#(?=\w)|!(?=\d)|(?<![a-z0-9])GH-(?=\d)|:(?=\/\/|(?!\d\d:)[\w+-]+:)|www(?=\.)/gi
/** Texts that GitHub links if a commit's hash begins so; plain numbers are left alone. */
const COMMIT = /(?<![a-z0-9])(?=\d*[a-f])[\da-f]{7,40}(?![a-z0-9])/gi
const LONGEST_NO_COMMIT = /.{6}(?=.)/g

/**
 * The text such that Markdown, HTML and GitHub's additions show it literally, on one line, inside a paragraph, a
 * table's cell or a tag. Control and invisible characters are shown as \uXXXX.
 */
export function escapeMarkdown(text: string): string {
  return escapeInvisible(text)
    .replace(REFERENCE, `$&${BREAK}`)
    .replace(COMMIT, (name) => name.replace(LONGEST_NO_COMMIT, `$&${BREAK}`))
    .replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`)
}

/** The text in at most `most` characters, the last of them "…" where something was cut. */
export function shorten(text: string, most = LONGEST_NAME): string {
  if (text.length <= most) return text
  // The cut may have split a surrogate pair, and its first half is no character.
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** A flag of ours. Any other word that begins with a dash gets `./` in front, so that it is not taken for a flag. */
const FLAG = /^--[a-z][a-z-]*$/

/** Arguments of a command for a POSIX shell. */
export function shellWords(words: readonly string[]): string {
  return words.map((word) => (FLAG.test(word) ? word : shellWord(word))).join(' ')
}

/** One word of a POSIX shell's command line; invisible characters are shown, so it stays one line. */
export function shellWord(text: string): string {
  if (/^[\w.,:+%/=@][\w.,:+%/=@-]*$/.test(text)) return text
  const visible = escapeInvisible(text)
  // A word that begins with a dash would be taken for a flag.
  const path = visible.startsWith('-') ? `./${visible}` : visible
  return `'${path.replaceAll("'", "'\\''")}'`
}
