// The script of the page of a running measurement: shows its progress. Bundled into dist/watch-page.js.
import { cellsOf, standingSoFar } from '../../core/progress/run-progress.ts'
import { printable } from '../../core/views/chart/chart-text.ts'
import {
  comparedText,
  decidedText,
  foundText,
  PART,
  phaseText,
  placeText,
  standingText,
  timeLeftText,
  toleranceText,
} from '../../core/wording/progress-text.ts'
import { domainOf, placeIn } from './watch-scale.js'

const SVG = 'http://www.w3.org/2000/svg'
const SECOND_MS = 1000
/** Marks that differ by shape, 12 pixels wide around the middle. */
const SHAPES = {
  pass: 'M6 0A6 6 0 1 1 -6 0A6 6 0 1 1 6 0Z',
  open: 'M0 -6L6 0L0 6L-6 0Z',
  suspected: 'M-6 -5H6L0 6Z',
  regressed: 'M-6 -5H6L0 6Z',
}
const WORDS = { pass: 'pass', open: 'undecided', suspected: 'suspected', regressed: 'regressed' }
const VERDICTS = { pass: 'pass', open: 'inconclusive', suspected: 'inconclusive', regressed: 'regressed' }

const page = (id) => document.getElementById(id)
const source = new EventSource('events')
let shown
/** Time of the last message, on the page's clock. */
let toldAt = 0

source.onmessage = ({ data }) => {
  shown = JSON.parse(data)
  toldAt = performance.now()
  show()
}

source.addEventListener('ended', ({ data }) => {
  source.close()
  // The report replaces this page in the history, because this page is no longer served.
  if (data === 'report') location.replace('report')
  else end('The run has ended without a result; the terminal says why.')
})

source.onerror = () => {
  source.close()
  end('The run has ended, or the way to it is cut.')
}

const clock = setInterval(tick, SECOND_MS)

function end(text) {
  clearInterval(clock)
  page('status').textContent = text
  document.title = document.title.replace('qpsgate: ', 'qpsgate, ended: ')
}

function tick() {
  if (shown === undefined) return
  const now = performance.now() / 1000
  const until = shown.secondsLeft === null ? null : toldAt / 1000 + shown.secondsLeft
  const { phase, isConfirming } = shown
  const parts = [decidedText(shown), timeLeftText({ ...shown, until }, now)]
  const all = [...(phase === null ? [] : [phaseText(phase, isConfirming)]), ...parts]
  page('status').textContent = printable(all.filter((part) => part !== undefined).join(PART))
}

function show() {
  const { suite, comparisons } = shown
  const standing = standingSoFar(shown)
  if (suite !== null) {
    page('suite').textContent = printable(suite)
    document.title = `qpsgate: ${printable(suite)}, ${standingText(standing)}`
    setText(page('standing'), standingText(standing))
    page('standing').className = `verdict ${VERDICTS[standing]}`
  }
  tick()
  const domain = domainOf(comparisons)
  const means = comparisons.filter(({ scope }) => scope === 'mean')
  const rows = [...means, ...cellsOf(shown).flatMap((cell) => cell.comparisons)]
  page('comparisons').replaceChildren(...rows.map((one) => row(one, domain)))
}

/** Screen readers read out every text that is set, so an unchanged one is not set again. */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text
}

function row(comparison, domain) {
  const { standing } = comparison
  const item = document.createElement('li')
  item.className = standing
  const name = block('name', placeText(comparison))
  name.append(block('compared', comparedText(comparison)))
  const verdict = block(`verdict ${VERDICTS[standing]}`, WORDS[standing])
  const figures = block('figures', `${foundText(comparison)}, ${toleranceText(comparison)}`)
  item.append(name, plot(comparison, domain), figures, verdict)
  return item
}

function block(name, text) {
  const element = document.createElement('div')
  element.className = name
  element.textContent = printable(text)
  return element
}

/** A dot with its interval in front of the tolerance; the figures next to it say the same. */
function plot({ found, tolerance, standing }, domain) {
  const at = (value) => `${placeIn(domain, value)}%`
  const picture = draw('svg', { class: 'plot', 'aria-hidden': 'true' })
  const limit = placeIn(domain, -tolerance)
  picture.append(
    draw('rect', { class: 'tolerated', x: `${limit}%`, width: `${placeIn(domain, 0) - limit}%`, height: '100%' }),
    draw('line', { class: 'limit', x1: `${limit}%`, x2: `${limit}%`, y1: '0', y2: '100%' }),
    draw('line', { class: 'zero', x1: at(0), x2: at(0), y1: '0', y2: '100%' }),
  )
  if (found === null) return picture
  const mark = draw('svg', { x: at(found.change), y: '50%', overflow: 'visible' })
  mark.append(draw('path', { class: 'mark', d: SHAPES[standing] }))
  picture.append(draw('line', { class: 'interval', x1: at(found.low), x2: at(found.high), y1: '50%', y2: '50%' }), mark)
  return picture
}

function draw(name, attributes) {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
