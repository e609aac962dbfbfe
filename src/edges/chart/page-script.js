// The script of report.html: draws the charts in the reader's colour scheme. Bundled into dist/report-page.js.
import { parse, View } from 'vega'
import { expressionInterpreter } from 'vega-interpreter'
import { compile } from 'vega-lite'

const hint = document.getElementById('hint')
const specs = JSON.parse(document.getElementById('specs').textContent)
const dark = matchMedia('(prefers-color-scheme: dark)')
const HINT_DISTANCE = 12
/** By element: the view drawn in it, and its width. */
const views = new Map()

// Expressions are interpreted: the page's policy forbids code generated at run time.
async function draw(id) {
  const place = document.getElementById(id)
  const scheme = dark.matches ? 'dark' : 'light'
  const width = fittingWidth(id)
  const { spec } = compile(specs[id][scheme][width])
  views.get(id)?.view.finalize()
  const view = new View(parse(spec, null, { ast: true }), {
    expr: expressionInterpreter,
    renderer: 'svg',
    container: place,
    hover: true,
    tooltip: showHint,
  })
  views.set(id, { view, width })
  await view.runAsync()
  place.dataset.drawn = scheme
}

/** The widest chart that the page has room for, or the narrowest. */
function fittingWidth(id) {
  const widths = Object.keys(specs[id].light).map(Number)
  // The elements of other charts may be folded away.
  const room = document.getElementById('chart').clientWidth
  return Math.max(Math.min(...widths), ...widths.filter((width) => width <= room))
}

function drawAll() {
  for (const id of Object.keys(specs)) draw(id)
}

function showHint(_handler, event, _item, value) {
  hint.hidden = value === null || value === undefined || value === ''
  if (hint.hidden) return
  const rows = Object.entries(value).map(([name, text]) => {
    const row = document.createElement('div')
    row.textContent = `${name}: ${text}`
    return row
  })
  hint.replaceChildren(...rows)
  const { clientWidth, clientHeight } = document.documentElement
  const left = Math.min(event.clientX + HINT_DISTANCE, clientWidth - hint.offsetWidth)
  const below = event.clientY + HINT_DISTANCE
  const fits = below + hint.offsetHeight < clientHeight
  hint.style.left = `${Math.max(0, left)}px`
  hint.style.top = `${fits ? below : event.clientY - HINT_DISTANCE - hint.offsetHeight}px`
}

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hint.hidden = true
})
dark.addEventListener('change', drawAll)
addEventListener('resize', () => {
  for (const [id, { width }] of views) if (width !== fittingWidth(id)) draw(id)
})
drawAll()
