// Elements whose text is shown literally.
import { printable } from '../../core/views/chart/chart-text.ts'

/** @param attributes null, undefined and false ones are left out; true makes an empty one */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value)
  made.append(...children.flat().map((child) => (typeof child === 'string' ? printable(child) : child)))
  return made
}

/** A link; plain text without an address. */
export function link(address, text, attributes = {}) {
  return address === null
    ? element('span', attributes, text)
    : element('a', { href: address, rel: 'noreferrer', ...attributes }, text)
}

/** A name that preferably breaks after its separators. */
export function breakable(name) {
  const parts = name.split(/(?<=[_.\-/])/)
  return element('span', { class: 'name' }, ...parts.flatMap((part) => [part, element('wbr')]))
}

/** Element with text for people and the value itself for programs. */
export function data(value, text) {
  return element('data', { value: String(value) }, text)
}

/** "2026-01-02 03:04". */
export function minute(time) {
  return time.slice(0, 16).replace('T', ' ')
}

/** Time in tables: "2026-01-02 03:04 UTC". */
export function timeOf(time) {
  return element('time', { datetime: time }, `${minute(time)} UTC`)
}

const SYMBOLS = { pass: '●', inconclusive: '◆', regressed: '▼' }

/** @param text default: the verdict itself */
export function verdictMark(verdict, text = verdict) {
  return element(
    'span',
    { class: `verdict ${verdict}` },
    element('span', { 'aria-hidden': 'true' }, SYMBOLS[verdict]),
    ` ${text}`,
  )
}
