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

/** Any character that may need an escape: texts of letters, digits and separators in figures need none. */
const UNSAFE = /[^\p{L}\p{Nd} .,:;·…−+/()%_-]/u

/** Parts are appended, not joined: each level would copy the text of a large table. */
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
  // Nearly all texts of a large report need no escape, and a single test is fast.
  if (!UNSAFE.test(text)) return text
  return printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** A picture in a light and a dark form, of which the browser takes one, and a text for people who do not see it. */
export function figureMarkup({ light, dark }: Readonly<Record<'light' | 'dark', string>>, text: string): Markup {
  return html`<figure>
<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img src="${light}" alt="${text}"></picture>
</figure>
`
}
