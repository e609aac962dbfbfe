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

export function html(strings: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  return { markup: strings.map((text, index) => text + toMarkup(values[index] ?? '')).join('') }
}

function toMarkup(value: MarkupValue): string {
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

function escaped(text: string): string {
  return printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
