/**
 * `node scripts/comment-picture.ts RESULT`: docs/pictures/comment.png and comment-dark.png, the beginning of the comment
 * that the action makes of a result.json, much as GitHub shows it. The result is to be of a real run.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createMarkdownRenderer } from 'vitepress'
import { resultSchema } from '../src/core/result/result.ts'
import { renderMarkdown } from '../src/core/views/markdown/markdown.ts'
import { readAsset } from '../src/edges/chart/assets.ts'
import { ensureChromium } from '../test/setup/chromium.ts'

const FOLDER = resolve(import.meta.dirname, '../docs/pictures')
const WIDTH = 860
/** One screenful, to the end of a table: verdict, plot, changes and what is to blame. */
const MOST_HEIGHT = 720
const MARGIN = 12

const fonts = await Promise.all([readAsset('inter-regular.ttf'), readAsset('inter-bold.ttf')])
const [regular = '', bold = ''] = fonts.map((font) => `url(data:font/ttf;base64,${font.toString('base64')})`)

const STYLE = `
@font-face { font-family: Inter; src: ${regular} }
@font-face { font-family: Inter; font-weight: 600; src: ${bold} }
:root { color-scheme: light dark; --back: #fff; --text: #1f2328; --faint: #59636e; --line: #d1d9e0; --raised: #f6f8fa; --code: #f6f8fa }
@media (prefers-color-scheme: dark) {
  :root { --back: #0d1117; --text: #f0f6fc; --faint: #9198a1; --line: #3d444d; --raised: #151b23; --code: #151b23 }
}
body { margin: 0; padding: 12px; background: var(--back); color: var(--text); font: 14px/1.5 Inter, sans-serif }
article { border: 1px solid var(--line); border-radius: 6px; overflow: hidden }
header { padding: 8px 16px; background: var(--raised); border-bottom: 1px solid var(--line); color: var(--faint) }
header b { color: var(--text); font-weight: 600 }
header i { font-style: normal; font-size: 12px; border: 1px solid var(--line); border-radius: 2em; padding: 0 6px; margin: 0 4px }
main { padding: 16px }
main > :first-child { margin-top: 0 }
p, ul, pre, table { margin: 0 0 16px }
table { border-collapse: collapse; display: block; width: max-content; max-width: 100%; overflow: hidden }
th, td { padding: 6px 9px; font-size: 13px; border: 1px solid var(--line) }
th { font-weight: 600 }
tr:nth-child(even) { background: var(--raised) }
pre { padding: 16px; background: var(--code); border-radius: 6px; line-height: 1.45; font: 12px/1.45 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace }
img { max-width: 100% }
.less { color: #82071e; background: #ffebe9 }
.more { color: #116329; background: #dafbe1 }
.other { color: #953800; background: #ffd8b5 }
@media (prefers-color-scheme: dark) {
  .less { color: #ffdcd7; background: #67060c }
  .more { color: #aff5b4; background: #033a16 }
  .other { color: #ffdfb6; background: #5a1e02 }
}
`

const SIGNS: Readonly<Record<string, string>> = { '-': 'less', '+': 'more', '!': 'other' }

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('name the result.json of a run')
const result = resultSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
const markdown = await createMarkdownRenderer(FOLDER, { html: true })
// Without the buttons of a site; lines of differences have GitHub's colours.
markdown.renderer.rules.fence = (tokens, index) => {
  const lines = (tokens[index]?.content ?? '').split('\n')
  const painted = lines.map(
    (line) => `<span class="${SIGNS[line.charAt(0)] ?? ''}">${markdown.utils.escapeHtml(line)}</span>`,
  )
  return `<pre>${painted.join('\n')}</pre>`
}
const body = markdown.render(renderMarkdown(result))
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${STYLE}</style>
<article><header><b>github-actions</b> <i>bot</i> commented</header><main>${body}</main></article></html>`

mkdirSync(FOLDER, { recursive: true })
const browser = await ensureChromium()
try {
  for (const [colorScheme, name] of [
    ['light', 'comment.png'],
    ['dark', 'comment-dark.png'],
  ] as const) {
    const context = await browser.newContext({
      colorScheme,
      deviceScaleFactor: 2,
      viewport: { width: WIDTH, height: MOST_HEIGHT },
    })
    const shown = await context.newPage()
    await shown.setContent(page)
    const tables = await shown
      .locator('main > table')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    const height = Math.max(...tables.filter((bottom) => bottom < MOST_HEIGHT)) + MARGIN
    await shown.screenshot({ path: join(FOLDER, name), clip: { x: 0, y: 0, width: WIDTH, height } })
    await context.close()
  }
} finally {
  await browser.close()
}
