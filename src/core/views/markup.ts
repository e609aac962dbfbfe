/** HTML from templates in which every value is escaped, unless it is markup itself. */
import { printable } from './chart/chart-text.ts'

export interface Markup {
  readonly markup: string
}

type MarkupValue = Markup | string | number | readonly Markup[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** All that is escaped or shown otherwise, and no more: letters, digits, and what stands between figures. */
const UNSAFE = /[^\p{L}\p{Nd} .,:;·…−+/()%_-]/u

/** Parts are strung together, not joined: what holds a large table would be copied once for all that it stands in. */
export function html(strings: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  let markup = ''
  for (const [index, text] of strings.entries()) markup += text + toMarkup(values[index] ?? '')
  return { markup }
}

function toMarkup(value: MarkupValue): string {
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  return 'markup' in value ? value.markup : value.reduce((all, { markup }) => all + markup, '')
}

function escaped(text: string): string {
  // Looked through once instead of thrice: a large report has a hundred thousand texts, and nearly all may stay as they are.
  if (!UNSAFE.test(text)) return text
  return printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
