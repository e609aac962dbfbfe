// The script of the dashboard: loads, lists and draws the choice. Bundled into dist/dashboard-page.js.
import { qpsChart, ratioChart, readMarkKey } from '../../core/views/dashboard/dashboard-chart.ts'
import { chunksWith, readChoice, writeChoice } from '../../core/views/dashboard/dashboard-choice.ts'
import { DATA_FORMAT, INDEX_PATH } from '../../core/views/dashboard/dashboard-format.ts'
import { chartTexts } from '../../core/views/dashboard/dashboard-text.ts'
import { makeView } from '../../core/views/dashboard/dashboard-view.ts'
import { count } from '../../core/wording/figures.ts'
import { fillScenarios, fillSelects, onChoice } from './controls.js'
import { drawChart, eraseChart } from './draw-chart.js'
import { closeHint, keepHint, leaveHint, showHint } from './hint.js'
import { describeMark, showEvents, showHistories, showLatest } from './lists.js'
import { load, loaded } from './load-data.js'
import { showOutcomes, showPromise } from './promise.js'
import { showTable } from './run-table.js'

const RESIZE_PAUSE_MS = 150
const page = (id) => document.getElementById(id)
const dark = matchMedia('(prefers-color-scheme: dark)')
const index = loaded(INDEX_PATH)
/** Rises with every choice and every drawing: anything that began earlier is outdated. */
let turn = 0
let current

/** @param isAsked whether the hash comes from the reader, who then reads which parts do not exist */
async function show(hash, isAsked) {
  const { choice, missing } = readChoice(hash, index)
  const own = ++turn
  history.replaceState(null, '', writeChoice(choice))
  closeHint()
  fillSelects(index, choice)
  page('content').setAttribute('aria-busy', 'true')
  try {
    const files = [...chunksWith(choice.history, choice.runs), choice.history.changes]
    const contents = await Promise.all(files.map(load))
    if (own !== turn) return
    const { changes } = contents.pop()
    current = { choice, view: makeView(contents, changes, choice, choice.runs) }
    tell(isAsked ? missing : [])
    showLatest(choice.history, index.repositoryUrl)
    showOutcomes(choice.history)
    await render()
  } catch (problem) {
    if (own === turn) complain(`${problem.message}. Reload the page to try again.`)
  }
}

function tell(missing) {
  const { choice, view } = current
  const { branch, suite, runs } = choice.history
  const cell = `${choice.workload} at ${count(choice.threads, 'thread')}`
  const asked = Math.min(choice.runs, runs)
  const many = runs.toLocaleString('en-US')
  const all = runs === 1 ? 'The only run' : `All ${many} runs`
  const lead = asked === runs ? all : `The newest ${asked} of ${many} runs`
  const gap = view.runs.length === asked ? '' : ` ${view.runs.length} of them measured it.`
  const sorry = missing.length === 0 ? '' : `Not found here: ${missing.join(', ')}. `
  page('problem').hidden = true
  page('status').textContent = `${sorry}${lead} of ${suite} on ${branch}: ${cell}.${gap}`
}

/** Everything that depends on the view, the shown scenarios, the colour scheme or the width. */
async function render() {
  const { view, choice } = current
  const theme = dark.matches ? 'dark' : 'light'
  const shown = fillScenarios(view, choice.scenarios, theme)
  page('nothing').hidden = view.runs.length > 0
  page('results').hidden = view.runs.length === 0
  page('control').textContent = view.control ?? 'the control'
  showEvents(view, shown, index.repositoryUrl)
  showTable(view, shown, index.repositoryUrl)
  await draw(view, shown, theme)
}

async function draw(view, shown, theme) {
  const own = ++turn
  const texts = chartTexts(view, shown)
  for (const [name, chart, field] of [
    ['ratio', ratioChart, 'change'],
    ['qps', qpsChart, 'qps'],
  ]) {
    const place = page(`${name}-chart`)
    const spec = chart({ view, shown, width: place.clientWidth, theme })
    page(name).hidden = spec.data.values.length === 0
    if (page(name).hidden) eraseChart(place)
    else await drawChart(place, spec, field, hints(view))
    if (own !== turn) return
    // Replaces the label that Vega sets.
    place.setAttribute('aria-label', `${texts[name]}. The table of runs has all numbers.`)
    place.dataset.drawn = theme
  }
  page('content').removeAttribute('aria-busy')
}

function hints(view) {
  const describe = (key) => describeMark(readMarkKey(key, view), view, index.repositoryUrl)
  return {
    pointed: (event, key) => (key === null ? leaveHint() : showHint(event, ...describe(key))),
    clicked: (event, key) => keepHint(event, ...describe(key)),
  }
}

function complain(text) {
  page('problem').textContent = text
  page('problem').hidden = false
  page('content').removeAttribute('aria-busy')
}

function redrawOnResize() {
  let width = page('content').clientWidth
  let pause
  new ResizeObserver(() => {
    if (page('content').clientWidth === width) return
    width = page('content').clientWidth
    clearTimeout(pause)
    pause = setTimeout(render, RESIZE_PAUSE_MS)
  }).observe(page('content'))
}

function start() {
  if (index === undefined) return complain(`${INDEX_PATH} could not be loaded. Reload the page to try again.`)
  if (index.format !== DATA_FORMAT)
    return complain('The data are of another version than this page. Reload the page, or write the dashboard again.')
  page('empty').hidden = index.histories.length > 0
  page('content').hidden = index.histories.length === 0
  if (index.histories.length === 0) return
  showHistories(index)
  showPromise(index)
  onChoice((hash) => show(hash, false))
  addEventListener('hashchange', () => show(location.hash, true))
  dark.addEventListener('change', render)
  redrawOnResize()
  show(location.hash, true)
}

start()
