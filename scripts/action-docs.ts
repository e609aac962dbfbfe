/** The tables of inputs and outputs in docs/action.md, made of action.yml; scripts/docs.ts writes them. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { between, table } from './markdown.ts'

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
