// The controls: selects for one cell of one history, and a box for each scenario.

import { printable } from '../../core/views/chart/chart-text.ts'
import { DISTINCT_SERIES, seriesStyle } from '../../core/views/dashboard/dashboard-chart.ts'
import { runCounts, runsText } from '../../core/views/dashboard/dashboard-choice.ts'
import { element } from './dom.js'

const select = (name) => document.getElementById(name)
const boxes = document.getElementById('scenarios')
const SVG = 'http://www.w3.org/2000/svg'
/** Paths of marks in a square from −8 to 8. */
const SWATCHES = {
  square: 'M-6-6H6V6H-6Z',
  circle: 'M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z',
  'triangle-up': 'M0-7L7 6H-7Z',
  diamond: 'M0-8L6 0L0 8L-6 0Z',
  cross: 'M-7-2.3H-2.3V-7H2.3V-2.3H7V2.3H2.3V7H-2.3V2.3H-7Z',
  'triangle-down': 'M0 7L7-6H-7Z',
  'triangle-right': 'M7 0L-6 7V-7Z',
  'triangle-left': 'M-7 0L6 7V-7Z',
}

/** @param chosen called with the chosen hash, parts of which may not exist */
export function onChoice(chosen) {
  document.getElementById('choices').addEventListener('change', ({ target }) => chosen(hashOf(target)))
  boxes.addEventListener('change', () => chosen(hashOf(boxes)))
}

export function fillSelects({ histories }, { history, workload, threads, runs }) {
  const branches = [...new Set(histories.map(({ branch }) => branch))]
  const suites = histories.filter(({ branch }) => branch === history.branch).map(({ suite }) => suite)
  const levels = history.workloads.find(({ name }) => name === workload)?.threads ?? []
  const workloads = history.workloads.map(({ name }) => name)
  fill('branch', branches, history.branch)
  fill('suite', suites, history.suite)
  fill('workload', workloads, workload)
  fill('threads', levels.map(String), String(threads))
  fill('runs', runCounts(history).map(runsText), runsText(runs), (text) =>
    text === 'all' ? `all ${history.runs.toLocaleString('en-US')}` : `newest ${text}`,
  )
}

/** Unchanged options stay in place, so that an open list is not disturbed. */
function fill(name, values, chosen, textOf = (text) => text) {
  const place = select(name)
  const options = values.map((value) => element('option', { value }, textOf(value)))
  const isSame =
    options.length === place.options.length && options.every((one, at) => one.isEqualNode(place.options[at]))
  if (!isSame) place.replaceChildren(...options)
  place.value = chosen
}

/** @returns names of the shown scenarios */
export function fillScenarios({ scenarios, control }, chosen, theme) {
  const wanted = chosen?.filter((name) => scenarios.includes(name)) ?? []
  const shown = wanted.length > 0 ? wanted : scenarios.slice(0, DISTINCT_SERIES)
  const had = document.activeElement?.closest('#scenarios') && document.activeElement.value
  boxes.querySelector('div').replaceChildren(
    ...scenarios.map((name, place) => {
      const box = element('input', { type: 'checkbox', value: name })
      box.checked = shown.includes(name)
      const text = element('span', {}, name === control ? `${printable(name)} (control)` : name)
      return element('label', {}, box, swatch(seriesStyle(place, theme)), text)
    }),
  )
  boxes.hidden = scenarios.length === 0
  if (had) [...boxes.querySelectorAll('input')].find(({ value }) => value === had)?.focus()
  return scenarios.filter((name) => shown.includes(name))
}

function swatch({ colour, shape }) {
  const picture = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  picture.setAttribute('viewBox', '-9 -9 18 18')
  picture.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', SWATCHES[shape])
  path.setAttribute('fill', colour)
  picture.append(path)
  return picture
}

function hashOf(changed) {
  const said = new URLSearchParams()
  for (const name of ['branch', 'suite', 'workload', 'threads', 'runs']) said.set(name, select(name).value)
  // Another history has another size, so its default number of runs is used.
  if (['branch', 'suite'].includes(changed.id)) said.delete('runs')
  const all = [...boxes.querySelectorAll('input')]
  const shown = all.filter(({ checked }) => checked)
  const isUsual = all.every(({ checked }, place) => checked === place < DISTINCT_SERIES)
  if (!isUsual) for (const { value } of shown) said.append('show', value)
  return `#${said}`
}
