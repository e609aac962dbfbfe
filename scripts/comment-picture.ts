/**
 * `node scripts/comment-picture.ts [RESULT FOLDER]` draws the beginning of the action's comment about a result.json,
 * much as GitHub shows it, into FOLDER: comment.png, comment-dark.png and comment-phone.png. Without arguments it draws
 * the first comment of docs/gallery.md into docs/pictures, without the phone's picture, and keeps the text that it
 * drew, so that a test can tell when the words have changed since.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Marked } from 'marked'
import { resultSchema } from '../src/core/result/result.ts'
import { renderComment } from '../src/core/views/markdown/markdown.ts'
import { drawChart } from '../src/edges/chart/chart.ts'
import { svgToPng } from '../src/edges/chart/png.ts'
import { readAsset } from '../src/edges/files/assets.ts'
import { ensureChromium } from '../test/setup/chromium.ts'
import { EXAMPLE_RUN, GALLERY } from './gallery-docs.ts'

const [path = join(GALLERY, 'costs.json'), folder] = process.argv.slice(2)
const FOLDER = folder === undefined ? resolve(import.meta.dirname, '../docs/pictures') : resolve(folder)
const WIDTH = 860
const PHONE_WIDTH = 390
const HEIGHT = 1000
/** Number of folded parts (`<details>`) in the picture, which ends below the last of them. */
const SHOWN_DETAILS = 3
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
h3 { margin: 0 0 16px; font-size: 17px; line-height: 1.3 }
a { color: #0969da; text-decoration: none }
@media (prefers-color-scheme: dark) { a { color: #4493f8 } }
details { margin: 0 0 8px }
.mark { display: inline-block; width: 14px; height: 14px; border-radius: 4px; margin-right: 4px; vertical-align: -1px }
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

const result = resultSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
// Lines of a diff have GitHub's colours.
const code = ({ text }: { readonly text: string }) =>
  `<pre>${text
    .split('\n')
    .map((line) => `<span class="${SIGNS[line.charAt(0)] ?? ''}">${escaped(line)}</span>`)
    .join('\n')}</pre>`
const markdown = new Marked({ renderer: { code } })
/** Colours of the squares that take the place of emoji, for which the browser may have no font. */
const MARKS: Readonly<Record<string, string>> = { '❌': '#cf222e', '✅': '#1a7f37', '⚠': '#bf8700' }
const chart = { url: 'https://example.org/chart' }
const drawn = Buffer.from(await svgToPng((await drawChart(result, 'light')).svg)).toString('base64')
const comment = renderComment(result, {
  chart: result.comparisons.length === 0 ? undefined : chart,
  runUrl: EXAMPLE_RUN,
})
const body = (await markdown.parse(comment))
  .replace(
    />([❌✅⚠])\ufe0f?/u,
    (_, mark: string) => `><b class="mark" style="background: ${MARKS[mark] ?? '#1f6feb'}"></b>`,
  )
  .replaceAll(chart.url, `data:image/png;base64,${drawn}`)
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${STYLE}</style>
<article><header><b>github-actions</b> <i>bot</i> commented</header><main>${body}</main></article></html>`

mkdirSync(FOLDER, { recursive: true })
if (folder === undefined) writeFileSync(join(GALLERY, 'pictured.md'), comment)
const browser = await ensureChromium()
try {
  const phone = folder === undefined ? [] : [['light', 'comment-phone.png', PHONE_WIDTH] as const]
  for (const [colorScheme, name, width] of [
    ['light', 'comment.png', WIDTH] as const,
    ['dark', 'comment-dark.png', WIDTH] as const,
    ...phone,
  ]) {
    const viewport = { width, height: HEIGHT }
    const context = await browser.newContext({ colorScheme, deviceScaleFactor: 2, viewport })
    const shown = await context.newPage()
    await shown.setContent(page)
    const details = await shown
      .locator('main > details')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    const end = await shown.locator('article').evaluate((one) => one.getBoundingClientRect().bottom)
    const height = (details[SHOWN_DETAILS - 1] ?? details.at(-1) ?? end) + MARGIN
    await shown.screenshot({ path: join(FOLDER, name), clip: { x: 0, y: 0, width, height }, fullPage: true })
    await context.close()
  }
} finally {
  await browser.close()
}
