/** The pages of the site: every Markdown file below docs/. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const DOCS = resolve(import.meta.dirname, '..')
/** Files for tests, and reports as a pull request shows them: not pages; the site links to them in the repository. */
export const EXCLUDED = ['option-lists/**', 'examples/**']

export interface Page {
  /** Below docs/, without `.md`. */
  readonly path: string
  readonly text: string
}

export function readPages(): Page[] {
  return globSync('**/*.md', { cwd: DOCS, exclude: EXCLUDED })
    .sort()
    .map((file) => ({ path: file.replace(/\.md$/, ''), text: readFileSync(join(DOCS, file), 'utf8') }))
}

/** Its first heading, as plain text. */
export function titleOf({ path, text }: Page): string {
  const [, heading] = text.match(/^# +(.+)$/m) ?? []
  if (heading === undefined) throw new Error(`docs/${path}.md has no heading of the first level`)
  return heading.replace(/`|\[([^\]]+)\]\([^)]+\)/g, '$1')
}

/** The anchor of a heading, as GitHub makes it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
