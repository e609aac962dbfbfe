/** The messages that docs/red.md explains, against those of the source: one that was renamed is noticed. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
/** Shorter parts, such as "found", are everywhere. */
const LEAST_LETTERS = 8

/** Sources with what stands on several lines joined. */
const SOURCES = globSync('src/**/*.ts', { cwd: ROOT }).map((file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .replaceAll(/['`"] \+\n\s*['`"]/g, '')
    .replaceAll("\\'", "'"),
)
const page = readFileSync(join(ROOT, 'docs/red.md'), 'utf8')
const messages = [...page.matchAll(/^- `([^`]+)`\\$/gm)].map(([, message = '']) => message)

it.each([/\bnpx (?:--\S+ )*(?:github:)?qpsgate/, /qpsgate\/(?:blob|tree|raw)\/v\d/])(
  'no source file or page has a text that calls npx qpsgate or links to a tag: %s',
  (wrong) => {
    const pages = globSync(['README.md', 'docs/**/*.{md,svg}'], { cwd: ROOT }).map((file) =>
      readFileSync(join(ROOT, file), 'utf8'),
    )
    expect(pages.length).toBeGreaterThan(20)
    for (const text of [...SOURCES, ...pages]) expect(text).not.toMatch(wrong)
  },
)

it('the page of messages has more than ten entries, each once', () => {
  expect(messages.length).toBeGreaterThan(10)
  expect(new Set(messages).size).toBe(messages.length)
})

it.each(messages)('the message "%s" of the page of messages is in a source file', (message) => {
  const parts = message
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part.length >= LEAST_LETTERS)
  expect(parts.length + Number(message.includes('allowed:'))).toBeGreaterThan(0)
  expect(SOURCES.some((source) => parts.every((part) => source.includes(part)))).toBe(true)
})
