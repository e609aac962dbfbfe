/** Texts for people are plain English: subject first, short sentences, the trade's words, and not too many of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PAGES, ROOT, readPage } from './setup/pages.ts'

/** Openings that have no noun, and words that are not of the trade. */
const OPENINGS = /^(?:What|Whatever|Whoever|Who|Whose|Where|Of|Named|Told|That which|Those that)\b(?![^.!?]*\?)/
const WORDS =
  /\b(?:whatever|whoever|thereby|anew|nobody|somebody|alike|by turns|says nothing of|so many|the others find|is none|taken back|what is wrong|at hand)\b/i
/** Words a sentence may have; figures and code are one each. */
const LONGEST_SENTENCE = 32
const MEDIAN_WORDS = 16
const LEAST_EASE = 55
const MOST_WORDS = { readme: 450, docs: 24_000, evidence: 9_000 }

/** Generated pages: their sentences are those of the source. */
const GENERATED = /^docs\/(?:examples|option-lists)\//
const documents = PAGES.filter((page) => !GENERATED.test(page))

/** Sentences of prose: no blocks of code, tables cell by cell, links as their texts. */
function sentencesOf(markdown: string): string[] {
  const prose = markdown
    .replace(/^```[^\n]*\n[\s\S]*?^```$/gm, '')
    .replace(/<(?:picture|img|source)[\s\S]*?>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`]*`/g, 'code')
    .replace(/^\|[-:| ]+\|$/gm, '')
  const blocks = prose.split(/\n{2,}|\n(?=[-*|#]|\d+\. )/).flatMap((block) => block.split('|'))
  return (
    blocks
      .map((block) =>
        block
          .replace(/^[-*#\s]+|^\s*\d+\. /, '')
          .replaceAll(/\*\*|\n/g, ' ')
          .trim(),
      )
      .flatMap((block) => block.split(/(?<=[.!?:])\s+(?=[A-Z`“]|qpsgate|code|sysbench)/))
      // A list of names is no sentence.
      .filter((sentence) => wordsOf(sentence).length > 2 && !/(?:code[^,]*, ){4}/.test(sentence))
  )
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []
}

function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  return Math.max(1, letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

/** Flesch (1948): 206.835 − 1.015 words a sentence − 84.6 syllables a word. */
function easeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

describe('documents', () => {
  it.each(documents)('%s opens sentences with their subject, in words of the trade', (page) => {
    const wrong = sentencesOf(readPage(page)).filter((sentence) => OPENINGS.test(sentence) || WORDS.test(sentence))
    expect(wrong).toEqual([])
  })

  it.each(documents)('%s has no endless sentence', (page) => {
    const long = sentencesOf(readPage(page)).filter((sentence) => wordsOf(sentence).length > LONGEST_SENTENCE)
    expect(long).toEqual([])
  })

  it('are easy to read', () => {
    const all = documents.map((page) => sentencesOf(readPage(page))).filter(({ length }) => length > 0)
    const eases = all.map(easeOf)
    expect(eases.reduce((sum, ease) => sum + ease, 0) / eases.length).toBeGreaterThanOrEqual(LEAST_EASE)
    expect(median(all.flat().map((sentence) => wordsOf(sentence).length))).toBeLessThanOrEqual(MEDIAN_WORDS)
  })

  it('have no more words than they need', () => {
    const count = (pages: readonly string[]) =>
      pages.reduce(
        (sum, page) =>
          sum +
          readPage(page)
            .split(/\s+/)
            .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
        0,
      )
    const evidence = documents.filter((page) => page.startsWith('docs/evidence/'))
    expect(count(['README.md'])).toBeLessThanOrEqual(MOST_WORDS.readme)
    expect(count(evidence)).toBeLessThanOrEqual(MOST_WORDS.evidence)
    const others = documents.filter((page) => page !== 'README.md' && !evidence.includes(page))
    expect(count(others)).toBeLessThanOrEqual(MOST_WORDS.docs)
  })
})

describe('messages', () => {
  /** Folders whose texts people read: reports, warnings, help. */
  const folders = ['src/core/wording', 'src/core/views', 'src/edges/terminal', 'src/commands']
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  )

  it.each([...files, 'src/core/suite/schema.ts', 'action.yml'])('of %s are plain', (file) => {
    const code = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|#).*$/gm, '')
    const texts = file.endsWith('.yml')
      ? code.split('\n')
      : [...code.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(([, , text = '']) => text)
    const sentences = texts.filter((text) => text.includes(' ')).flatMap((text) => text.split(/(?<=[.!?])\s+/))
    expect(sentences.filter((sentence) => OPENINGS.test(sentence) || WORDS.test(sentence))).toEqual([])
  })
})
