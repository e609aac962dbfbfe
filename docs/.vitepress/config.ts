/** The site of the documents. Pages are read on GitHub too, so they are plain Markdown; anything only for the site is here. */
import { createHash } from 'node:crypto'
import { defineConfig } from 'vitepress'
import { writeLivePages } from './live.ts'
import { sidebarOf } from './navigation.ts'
import { anchorOf, EXCLUDED, readPages } from './pages.ts'
import { linkToRepository, type MarkdownIt, REPOSITORY } from './repository.ts'

const pages = readPages()
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 14V5h3v9zm5 0V2h3v12zm5 0V8h2v6z" fill="#3b7dd8"/></svg>'

export default defineConfig({
  title: 'qpsgate',
  description: 'What a MySQL configuration change costs in queries per second, measured on the pull request',
  lang: 'en',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }]],
  srcExclude: EXCLUDED,
  cleanUrls: true,
  metaChunk: true,
  markdown: {
    anchor: { slugify: anchorOf },
    // In the default themes, comments are too faint to read.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(markdown) {
      linkToRepository(markdown, new Set(pages.map(({ path }) => path)))
      keepFiguresWhole(markdown)
      showBraces(markdown)
    },
  },
  themeConfig: {
    sidebar: sidebarOf(pages),
    outline: { level: [2, 3] },
    // Each part of a name such as innodb_flush_log_at_trx_commit counts as a word; a page must have them all.
    search: { provider: 'local', options: { miniSearch: { searchOptions: { combineWith: 'AND' } } } },
    notFound: {
      title: 'There is no such page',
      quote: 'It may have moved: the search looks through all pages.',
      linkText: 'To the first page',
      linkLabel: 'to the first page',
    },
    socialLinks: [{ icon: 'github', link: REPOSITORY }],
    editLink: { pattern: `${REPOSITORY}/edit/main/docs/:path`, text: 'Edit this page' },
  },
  transformHtml: withPolicy,
  buildEnd: ({ outDir }) => writeLivePages(outDir),
  // Vite's esbuild does not know the target of the project's tsconfig.json yet.
  vite: { esbuild: { tsconfigRaw: {} } },
})

/** No line begins with a per cent sign. Runs after the anchors, which are made from the original text. */
function keepFiguresWhole(markdown: MarkdownIt): void {
  markdown.core.ruler.push('figures', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.type === 'text') token.content = token.content.replace(/(?<=\d) %/g, '\u00a0%')
  })
}

/** Two braces are a GitHub workflow expression, which the site must not read as a template. */
function showBraces(markdown: MarkdownIt): void {
  const render = markdown.renderer.render.bind(markdown.renderer)
  markdown.renderer.render = (...given) => render(...given).replaceAll('{{', '&#123;&#123;')
}

/** The page loads only from the site, and runs only the inline scripts of its build. */
function withPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    // Highlighted code has its colours in attributes, and the switch of the scheme writes a style.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return html.replace(
    '<meta charset="utf-8">',
    `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}
