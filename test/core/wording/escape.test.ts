import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeMarkdown, shellWord, shorten } from '../../../src/core/wording/escape.ts'
import { shownText, tricky } from './tricky-text.ts'

const REFERENCES =
  /@\w|#\w|!\d|(?<![a-z0-9])GH-\d|:\/\/|:(?!\d\d:)[\w+-]+:|www\.|(?<![a-z0-9])(?=\d*[a-f])[\da-f]{7,40}(?![a-z0-9])/i

/** Characters that stand for themselves in escaped text: none that Markdown, HTML or GitHub would act on. */
const LITERAL = /^(?:[^&<"\\`*[\]~|$#\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|&#\d+;)*$/u

describe('a text that a stranger wrote', () => {
  it('adds no link, mention, picture, HTML or other Markdown to a comment', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        const escaped = escapeMarkdown(text)
        expect(escaped).toMatch(LITERAL)
        expect(escaped).not.toMatch(/^\s|^>|^[-+=](?:[-+=\s]|$)|^\d{1,9}[.)](?:\s|$)/)
        // When GitHub looks for references, entities are characters again.
        expect(shownText(escaped)).not.toMatch(REFERENCES)
        expect(escaped.replace(/[A-Za-z0-9]_(?=[A-Za-z0-9])/g, '')).not.toContain('_')
      }),
      { numRuns: 2000 },
    )
  })

  it('reads in a comment exactly as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(shownText(escapeMarkdown(text)).replaceAll('\u200b', '')).toBe(text)
      }),
    )
  })

  it('gets no escapes in a comment if it is an ordinary name', () => {
    const names = [
      'pfson_conon_inson',
      'oltp_read_only',
      'mysql:8.4',
      '9.7.4-log',
      'a (b), c/d',
      '134217728',
      '-1',
      '30%',
    ]
    expect(names.map(escapeMarkdown)).toEqual(names)
  })

  it('takes at most 64 characters where a name belongs, and never ends with half an emoji', () => {
    expect(shorten('x'.repeat(64))).toBe('x'.repeat(64))
    expect(shorten('x'.repeat(65))).toBe(`${'x'.repeat(63)}…`)
    expect(shorten(`${'x'.repeat(62)}😀x`)).toBe(`${'x'.repeat(62)}…`)
  })

  it('is a single word, and no flag, in a command that a user pastes into a shell', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        const word = shellWord(text)
        const quoted = word.startsWith("'")
        expect(word).toMatch(quoted ? /^'(?:[^']|'\\'')*'$/ : /^[\w.,:+%/=@-]+$/)
        expect(word).not.toMatch(/^-|^'-|[\p{Cc}\p{Cf}]/u)
      }),
    )
  })
})
