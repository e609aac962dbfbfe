/**
 * The inputs in action.yml, generated from those that the action reads, and the tables in docs/action.md.
 * scripts/docs.ts writes them.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse, parseDocument, Scalar } from 'yaml'
import { INPUTS } from '../src/edges/github/context/inputs.ts'
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

/** Words before the meaning of an empty input. */
const DEFAULT = '. Default: '

export function readAction(): Action {
  return parse(readFileSync(ACTION_FILE, 'utf8')) as Action
}

/** The text of action.yml with the inputs as the action reads them; the rest stays. */
export function withInputs(text: string): string {
  const document = parseDocument(text)
  const inputs = Object.entries(INPUTS).map(([name, { meaning, otherwise, allowed, default: usual = '' }]) => {
    const isSwitch = allowed?.join() === 'true,false'
    const said = isSwitch ? `\`true\` or \`false\`: ${meaning}` : meaning.charAt(0).toUpperCase() + meaning.slice(1)
    return [
      name,
      {
        description: otherwise === undefined || usual !== '' ? said : `${said}${DEFAULT}${otherwise}`,
        default: quoted(usual),
      },
    ]
  })
  document.set('inputs', document.createNode(Object.fromEntries(inputs)))
  return document.toString({ lineWidth: 0 })
}

/** Older YAML reads `on` and `true` as booleans. */
function quoted(text: string): Scalar<string> {
  const scalar = new Scalar(text)
  if (/^(?:on|true|false|)$/.test(text)) scalar.type = 'QUOTE_DOUBLE'
  return scalar
}

/** The document with the tables of the action between the markers. Throws if a marker is missing. */
export function withTables(document: string, { inputs, outputs }: Action): string {
  const inputRows = Object.entries(inputs).map(([name, { description, default: value = '' }]) => {
    const [meaning = '', otherwise = ''] = description.split(DEFAULT)
    return [`\`${name}\``, meaning, value === '' ? otherwise : `\`${value}\``]
  })
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description])
  const withInputRows = between(document, 'inputs', table(['input', 'meaning', 'default'], inputRows))
  return between(withInputRows, 'outputs', table(['output', 'meaning'], outputRows))
}
