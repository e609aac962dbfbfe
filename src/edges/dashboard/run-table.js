// All numbers of the charts as a table, newest run first.
import { commitAddress, httpAddress, shortCommit } from '../../core/views/dashboard/dashboard-links.ts'
import { change, range, rate } from '../../core/wording/figures.ts'
import { breakable, data, element, link, timeOf, verdictMark } from './dom.js'

const RUNS_PER_PAGE = 20
const COLUMNS = ['scenario', 'change', '95 % interval', 'QPS']
const place = document.getElementById('runs-table')
const pager = document.getElementById('pager')
const [newer, position, older] = pager.children
let table

/** Shows the newest page of runs; the same view keeps its page. */
export function showTable(view, shown, repositoryUrl) {
  table = { view, shown, repositoryUrl, from: table?.view === view ? table.from : 0 }
  render()
}

function turn(by) {
  table.from += by * RUNS_PER_PAGE
  render()
  position.focus()
}

newer.addEventListener('click', () => turn(-1))
older.addEventListener('click', () => turn(1))

function render() {
  const { view, shown, repositoryUrl, from } = table
  const count = view.runs.length
  const to = Math.min(count, from + RUNS_PER_PAGE)
  const page = view.runs.toReversed().slice(from, to)
  const heads = COLUMNS.map((head, at) => element('th', { scope: 'col', class: at === 0 ? null : 'number' }, head))
  place.replaceChildren(
    element(
      'caption',
      {},
      `Runs ${from + 1} to ${to} of ${count}, newest first; changes in QPS are against the control of the same run`,
    ),
    element('thead', {}, element('tr', {}, ...heads)),
    ...page.map((run) => runRows(run, view, shown, repositoryUrl)),
  )
  place.hidden = count === 0
  pager.hidden = count <= RUNS_PER_PAGE
  position.textContent = `${from + 1}–${to} of ${count}`
  newer.disabled = from === 0
  older.disabled = to === count
}

function runRows(run, { changes }, shown, repositoryUrl) {
  const rows = run.values
    .filter(({ scenario }) => shown.includes(scenario))
    .sort((one, other) => shown.indexOf(one.scenario) - shown.indexOf(other.scenario))
    .map((value) => valueRow(value, run, changes))
  const head = element('th', { scope: 'rowgroup', colspan: String(COLUMNS.length) }, ...runHead(run, repositoryUrl))
  return element('tbody', {}, element('tr', { class: 'run' }, head), ...rows)
}

function runHead(run, repositoryUrl) {
  const servers = [...new Set(run.values.map(({ server }) => server))].join(', ')
  const facts = [servers, run.machine, run.tool].map((text) => element('span', { class: 'faint' }, text))
  const notes = run.differences.map(({ text }) => text)
  if (run.isDisturbed) notes.unshift('the machine was disturbed, so this run is no part of a baseline')
  return [
    element('span', { class: 'facts' }, timeOf(run.time), verdictMark(run.verdict), ...runLinks(run, repositoryUrl)),
    element('span', { class: 'facts' }, ...facts),
    notes.length === 0 ? '' : element('span', { class: 'notes' }, notes.join('; ')),
  ]
}

/** Links to the run and to its commit; plain text without an address. */
export function runLinks({ commit, url, time }, repositoryUrl) {
  const address = httpAddress(url)
  const links = [
    link(commitAddress(repositoryUrl, commit), shortCommit(commit), { class: 'commit', title: `commit ${commit}` }),
  ]
  if (address !== null) links.push(link(address, 'run', { 'aria-label': `run of ${time}` }))
  return links
}

function valueRow({ scenario, qps, ratio }, { control, time }, changes) {
  const mark = changes.find((one) => one.scenario === scenario && one.time === time)
  const note =
    mark && element('span', { class: 'mark' }, `${mark.change < 0 ? '▼' : '▲'} change point: ${change(mark.change)}`)
  const isControl = scenario === control
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, breakable(scenario), note ? ' ' : '', note ?? ''),
    element(
      'td',
      { class: 'number' },
      ratio === null ? (isControl ? 'control' : '–') : data(ratio.change, change(ratio.change)),
    ),
    element('td', { class: 'number' }, ...(ratio === null ? ['–'] : intervalOf(ratio))),
    element('td', { class: 'number' }, data(qps, rate(qps))),
  )
}

function intervalOf({ low, high }) {
  const [from, to] = range({ low, high }).split(' … ')
  return [data(low, from), ' … ', data(high, to)]
}
