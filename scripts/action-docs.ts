/**
 * The inputs in action.yml, generated from those that the action reads, and the lists in docs/action.md.
 * scripts/docs.ts writes them.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse, parseDocument, Scalar } from 'yaml'
import { INPUTS } from '../src/edges/github/context/inputs.ts'
import type { Flag } from '../src/edges/terminal/flags.ts'
import { RUN_FLAGS } from '../src/edges/terminal/run-flags.ts'
import { between, list } from './markdown.ts'

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

/** Words in action.yml between what an input means and what its default means. */
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

/** A default as YAML text, in quotes if a YAML 1.1 parser would read a boolean (`on`, `true`) or null (empty). */
function quoted(text: string): Scalar<string> {
  const scalar = new Scalar(text)
  if (/^(?:on|true|false|)$/.test(text)) scalar.type = 'QUOTE_DOUBLE'
  return scalar
}

/** The document with the inputs and outputs of the action between the markers. Throws if a marker is missing. */
export function withLists(document: string, { inputs, outputs }: Action): string {
  const shared = namesOfFlags()
  const own = Object.entries(inputs).filter(([name]) => !shared.includes(name))
  const inputRows = own.map(([name, { description, default: value = '' }]): [string, string] => {
    const [meaning = '', otherwise = `\`${value}\``] = description.split(DEFAULT)
    return [`\`${name}\``, otherwise === '``' ? meaning : `${meaning} (default: ${otherwise})`]
  })
  const others = shared.map((name) => `\`${name}\``)
  const same = `The inputs ${others.slice(0, -1).join(', ')} and ${others.at(-1)} are the [flags of \`qpsgate run\`](command-line.md#qpsgate-run) of these names.`
  const withInputRows = between(document, 'inputs', `${list(inputRows)}\n${same}\n`)
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description] as const)
  return between(withInputRows, 'outputs', list(outputRows))
}

/** Names of inputs with the meaning and the default of their flag, which docs/command-line.md explains. */
function namesOfFlags(): string[] {
  return Object.entries<Flag>(RUN_FLAGS).flatMap(([name, flag]) => {
    const unset = flag.form === undefined ? 'false' : String(flag.unset)
    const { meaning, otherwise, default: usual = unset } = flag.input ?? { meaning: 'no input' }
    return meaning === undefined && otherwise === undefined && usual === unset ? [name] : []
  })
}
