/** Writes the tables of inputs and outputs in docs/action.md from action.yml. Run by Node 24: node scripts/action-docs.ts */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'

interface Described {
  readonly description: string
  readonly default?: string
}

export interface Action {
  readonly inputs: Readonly<Record<string, Described>>
  readonly outputs: Readonly<Record<string, Described>>
}

const ROOT = resolve(import.meta.dirname, '..')
export const ACTION_FILE = resolve(ROOT, 'action.yml')
export const ACTION_DOCUMENT = resolve(ROOT, 'docs/action.md')

export function readAction(): Action {
  return parse(readFileSync(ACTION_FILE, 'utf8')) as Action
}

/** The document with the tables as the action has them, between the markers. Throws where a marker is missing. */
export function withTables(document: string, { inputs, outputs }: Action): string {
  const inputRows = Object.entries(inputs).map(([name, { description, default: value = '' }]) => [
    `\`${name}\``,
    description,
    value === '' ? '' : `\`${value}\``,
  ])
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description])
  const withInputs = between(document, 'inputs', table(['input', 'meaning', 'default'], inputRows))
  return between(withInputs, 'outputs', table(['output', 'meaning'], outputRows))
}

/** The document with another content between two markers. Throws where one is missing. */
export function between(document: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
  const [before, rest] = split(document, start)
  const [, after] = split(rest, end)
  return `${before}${start}\n${content}\n${end}${after}`
}

function split(text: string, marker: string): [string, string] {
  const at = text.indexOf(marker)
  if (at < 0) throw new Error(`the document has no line ${marker.trim()}`)
  return [text.slice(0, at), text.slice(at + marker.length)]
}

/** A table of Markdown, its columns lined up. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`
  const [first = [], ...others] = all
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('')
}

if (import.meta.main) {
  writeFileSync(ACTION_DOCUMENT, withTables(readFileSync(ACTION_DOCUMENT, 'utf8'), readAction()))
}
