/** Links that lead out of docs/: they point into the repository, on GitHub and on the site. */
import { existsSync, statSync } from 'node:fs'
import { posix, relative, resolve } from 'node:path'
import type { MarkdownOptions } from 'vitepress'
import { DOCS } from './pages.ts'

export type MarkdownIt = Parameters<NonNullable<MarkdownOptions['config']>>[0]

const ROOT = resolve(DOCS, '..')
export const REPOSITORY = 'https://github.com/qpsgate/qpsgate'
/** The branch from which the site is published. */
const BRANCH = 'main'

/** Rewrites the links of every page; `pages` are the paths of all pages below docs/, without `.md`. */
export function linkToRepository(markdown: MarkdownIt, pages: ReadonlySet<string>): void {
  markdown.core.ruler.push('links-to-the-repository', ({ env, tokens }) => {
    const folder = posix.dirname(posix.join('docs', (env as { readonly relativePath: string }).relativePath))
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null
      if (href !== null) token.attrSet('href', siteAddress(href, folder, pages))
    }
  })
}

/**
 * The address on the site for a link of a page. Throws if nothing is there, which fails the build.
 * @param folder of the page, from the top of the repository
 */
export function siteAddress(href: string, folder: string, pages: ReadonlySet<string>): string {
  const [, path = '', anchor = ''] = href.match(/^([^#]*)(#.*)?$/) ?? []
  if (path === '' || /^([a-z]+:|\/)/.test(path)) return href
  const target = posix.join(folder, decodeURI(path)).replace(/\/$/, '')
  const page = relative('docs', target).replace(/\.md$/, '')
  if (target.endsWith('.md') && pages.has(page)) return href
  if (pages.has(posix.join(page, 'index'))) return `${path.replace(/\/$/, '')}/index.md${anchor}`
  const file = resolve(ROOT, target)
  if (!existsSync(file)) throw new Error(`a page in ${folder}/ links to ${href}, which is not there`)
  return `${REPOSITORY}/${statSync(file).isDirectory() ? 'tree' : 'blob'}/${BRANCH}/${target}${anchor}`
}
