/**
 * HTML from templates. Every value is escaped unless it is markup itself, so that text from outside cannot add
 * elements.
 */
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

/** A character that may need an escape. Letters, digits and the punctuation of figures need none. */
const UNSAFE = /[^\p{L}\p{Nd} .,:;·…−+/()%_-]/u

/**
 * Template tag for HTML. It appends to one string instead of joining arrays, because joins would copy the text of a
 * large table again at each level.
 */
export function html(strings: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  let markup = ''
  for (const [index, text] of strings.entries()) markup += text + toMarkup(values[index] ?? '')
  return { markup }
}

function toMarkup(value: MarkupValue): string {
  if (typeof value === 'string') return escapeText(value)
  if (typeof value === 'number') return String(value)
  return 'markup' in value ? value.markup : value.reduce((all, { markup }) => all + markup, '')
}

function escapeText(text: string): string {
  // Nearly all texts of a large report need no escape, and this single test is fast.
  if (!UNSAFE.test(text)) return text
  return printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

export function figureMarkup({ light, dark }: Readonly<Record<'light' | 'dark', string>>, text: string): Markup {
  return html`<figure>
<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img src="${light}" alt="${text}"></picture>
</figure>
`
}
