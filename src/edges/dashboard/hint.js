// Details of the mark under the pointer. A click keeps them open, so that links can be followed.
import { element } from './dom.js'

const DISTANCE = 12
const box = document.getElementById('hint')
let isKept = false

/** @param rows lists of a name and its content */
export function showHint({ clientX, clientY }, title, rows) {
  if (isKept) return
  fill(title, rows)
  place(clientX, clientY)
}

/** Keeps the hint open until the reader closes it; the first link gets the focus. */
export function keepHint({ clientX, clientY }, title, rows) {
  fill(title, rows, element('button', { type: 'button', class: 'close', 'aria-label': 'close' }, '×'))
  isKept = true
  box.classList.add('kept')
  place(clientX, clientY)
  box.querySelector('a, button').focus()
}

/** Hides the hint, unless it is kept. */
export function leaveHint() {
  if (!isKept) box.hidden = true
}

export function closeHint() {
  isKept = false
  box.classList.remove('kept')
  box.hidden = true
}

function fill(title, rows, ...more) {
  const lines = rows.flatMap(([name, ...content]) => [element('dt', {}, name), element('dd', {}, ...content)])
  box.replaceChildren(element('p', { class: 'title' }, title), element('dl', {}, ...lines), ...more)
  box.hidden = false
}

function place(x, y) {
  const { clientWidth, clientHeight } = document.documentElement
  const left = Math.min(x + DISTANCE, clientWidth - box.offsetWidth)
  const below = y + DISTANCE
  const fits = below + box.offsetHeight < clientHeight
  box.style.left = `${Math.max(0, left)}px`
  box.style.top = `${Math.max(0, fits ? below : y - DISTANCE - box.offsetHeight)}px`
}

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') closeHint()
})
document.addEventListener('pointerdown', ({ target }) => {
  if (isKept && !box.contains(target)) closeHint()
})
box.addEventListener('click', ({ target }) => {
  if (target.closest('.close')) closeHint()
})
