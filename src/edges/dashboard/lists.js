// Texts: the latest runs, changes between runs, and the details of a mark.
import { commitAddress, compareAddress, httpAddress, shortCommit } from '../../core/views/dashboard/dashboard-links.ts'
import { markedDifferences, usualDifferences } from '../../core/views/dashboard/dashboard-view.ts'
import { change, count, range, rate } from '../../core/wording/figures.ts'
import { element, link, minute, timeOf, verdictMark } from './dom.js'
import { runLinks } from './run-table.js'

const MOST_HISTORIES = 20
const MOST_EVENTS = 30
const page = (id) => document.getElementById(id)

export function showLatest({ latest }, repositoryUrl) {
  page('latest').replaceChildren('Latest run: ', timeOf(latest.time), ' ', verdictMark(latest.verdict))
  for (const one of runLinks(latest, repositoryUrl)) page('latest').append(' ', one)
}

/** The latest runs of all branches, with links to their charts. */
export function showHistories({ histories, repositoryUrl }) {
  const newest = histories
    .toSorted((one, other) => (one.latest.time < other.latest.time ? 1 : -1))
    .slice(0, MOST_HISTORIES)
  page('histories').hidden = histories.length < 2
  page('histories')
    .querySelector('tbody')
    .replaceChildren(
      ...newest.map((history) => {
        const { suite, runs, latest } = history
        return element(
          'tr',
          {},
          element('th', { scope: 'row' }, historyLink(history)),
          element('td', {}, suite),
          element('td', { class: 'number' }, runs.toLocaleString('en-US')),
          element('td', {}, verdictMark(latest.verdict)),
          element('td', {}, timeOf(latest.time)),
          element('td', {}, link(commitAddress(repositoryUrl, latest.commit), shortCommit(latest.commit))),
        )
      }),
    )
}

/** The branch, as a link to the charts of its suite. */
export function historyLink({ branch, suite }) {
  return element('a', { href: `#${new URLSearchParams({ branch, suite })}` }, branch)
}

/** Change points and other changes, newest first. */
export function showEvents(view, shown, repositoryUrl) {
  const changes = view.changes.filter(({ scenario }) => shown.includes(scenario))
  const events = [
    ...changes.map((mark) => ({ time: mark.time, content: changeText(mark, repositoryUrl) })),
    ...markedDifferences(view).flatMap(({ time, texts }) => texts.map((text) => ({ time, content: [text] }))),
  ].sort((one, other) => (one.time < other.time ? 1 : -1))
  const items = events
    .slice(0, MOST_EVENTS)
    .map(({ time, content }) => element('li', {}, timeOf(time), ' ', ...content))
  page('event-list').replaceChildren(...items)
  page('event-list').hidden = items.length === 0
  const notes = [...usualDifferences(view)].map(
    ([kind, many]) => `The ${kind} changed ${count(many, 'time')}: see the runs.`,
  )
  if (events.length > MOST_EVENTS) notes.unshift(`${count(events.length - MOST_EVENTS, 'earlier change')} not listed.`)
  if (items.length === 0) notes.unshift('No change point, and nothing else that is worth a mark, in these runs.')
  page('event-note').textContent = notes.join(' ')
}

function changeText(mark, repositoryUrl) {
  const { scenario, change: found, before, after } = mark
  const commits = `${shortCommit(before)}…${shortCommit(after)}`
  return [
    element('span', { class: 'mark' }, `${found < 0 ? '▼' : '▲'} ${change(found)}`),
    ` (${range(mark)}) `,
    element('strong', {}, scenario),
    ' with a commit of ',
    link(compareAddress(repositoryUrl, before, after), commits, { class: 'commit' }),
  ]
}

/** @returns title and rows of the hint: lists of a name and its content */
export function describeMark(key, view, repositoryUrl) {
  if (key.kind === 'change') return describeChange(view.changes[key.change], repositoryUrl)
  const run = view.runs[key.run]
  if (key.kind === 'difference') {
    const texts = markedDifferences(view).find(({ run: place }) => place === key.run)?.texts ?? []
    return ['Changed from here on', [...texts.map((text) => ['what', text]), ...runRows(run, repositoryUrl)]]
  }
  const value = run.values.find(({ scenario }) => scenario === key.scenario)
  const ratio = value.ratio === null ? [] : [['change', `${change(value.ratio.change)} (${range(value.ratio)})`]]
  return [key.scenario, [...ratio, ['QPS', rate(value.qps)], ...runRows(run, repositoryUrl), ['server', value.server]]]
}

function describeChange(mark, repositoryUrl) {
  const { scenario, before, after } = mark
  const address = compareAddress(repositoryUrl, before, after)
  return [
    `Change point: ${scenario}`,
    [
      ['change', `${change(mark.change)} (${range(mark)})`],
      ['from', `${minute(mark.time)} UTC`],
      ['commits', link(address, `${shortCommit(before)}…${shortCommit(after)}`, { class: 'commit' })],
    ],
  ]
}

function runRows(run, repositoryUrl) {
  const address = httpAddress(run.url)
  const commit = link(commitAddress(repositoryUrl, run.commit), shortCommit(run.commit), { class: 'commit' })
  return [
    ['time', `${minute(run.time)} UTC`],
    ['verdict', verdictMark(run.verdict)],
    ['commit', commit],
    ...(address === null ? [] : [['run', link(address, 'open the run')]]),
    ['machine', run.machine],
    ['tool', run.tool],
  ]
}
