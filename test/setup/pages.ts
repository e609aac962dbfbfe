/** The documents, and their fenced blocks. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** A fenced block of a page. */
export interface Block {
  readonly page: string
  /** First line of its text, from 1. */
  readonly line: number
  /** The word after the fence; empty for plain text. */
  readonly language: string
  readonly text: string
}

/** The README and every page below docs/, by their paths from the top of the repository. */
export const PAGES: readonly string[] = ['README.md', ...pagesBelow('docs')]

export function readPage(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8')
}

export function blocksOf(page: string): Block[] {
  const markdown = readPage(page)
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ 1: language = '', 2: text = '', index }) => ({
    page,
    line: markdown.slice(0, index).split('\n').length + 1,
    language,
    text,
  }))
}

/** Paths of the pages below a folder, without folders whose names begin with a dot, which belong to tools. */
function pagesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return pagesBelow(path)
      return path.endsWith('.md') ? [path] : []
    })
    .sort()
}
