/**
 * Makes the output of `--help` from the tables of commands and flags. This file imports little, because the command
 * line loads it before it knows the version of Node.
 */
import type { FlagDescription } from './flags.ts'

export type FlagDescriptions = Readonly<Record<string, FlagDescription>>

type Listing = readonly (readonly [name: string, meaning: string])[]

export interface CommandHelp {
  readonly name: string
  readonly takes: string
  readonly summary: string
  /** Every form of the call, without `qpsgate` and the command's name; default: the arguments, then `[FLAGS]`. */
  readonly usage?: readonly string[]
  readonly about: readonly (string | Listing)[]
  readonly groups: readonly { readonly title: string; readonly flags: FlagDescriptions }[]
  readonly notes?: readonly string[]
  readonly exits: Readonly<Record<string, string>>
  /** Complete command lines. A line has a meaning if the line alone does not show its effect. */
  readonly examples: readonly (readonly [line: string, meaning?: string])[]
}

const WIDTH = 120
const GAP = 2

const DESCRIPTION = 'measures the cost of a MySQL or MariaDB configuration change in queries per second'

export function overviewText(commands: readonly CommandHelp[]): string {
  const rows = commands.map(({ name, takes, summary }) => [`${name} ${takes}`.trim(), summary] as const)
  return plain(`qpsgate ${DESCRIPTION}

usage: qpsgate COMMAND [ARGUMENTS]

commands:
${columns(rows)}
  qpsgate COMMAND --help    explains a command
  qpsgate --version         prints the version

example:
  qpsgate run scenarios/quickstart.yml

${exitsText(commands.find(({ name }) => name === 'run')?.exits ?? {})}`)
}

export function helpText(help: CommandHelp): string {
  const sections = [
    `usage: ${callsOf(help).join('\n       ')}\n`,
    ...help.about.map((part) => (typeof part === 'string' ? paragraph(part) : columns(part))),
    flagsText(help),
    ...(help.notes ?? []).map(paragraph),
    exitsText(help.exits),
    `${help.examples.length === 1 ? 'example' : 'examples'}:\n${columns(help.examples)}`,
  ]
  return sections.map(plain).join('\n')
}

export function callsOf({ name, takes, usage = [`${takes} [FLAGS]`.trim()] }: CommandHelp): string[] {
  return usage.map((form) => `qpsgate ${name} ${form}`)
}

export function flagForm(name: string, { value }: FlagDescription): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`
}

function flagsText({ groups }: CommandHelp): string {
  const rows = (flags: FlagDescriptions) =>
    Object.entries(flags).map(([name, flag]) => [flagForm(name, flag), flagMeaning(flag)] as const)
  const width = widest(groups.flatMap(({ flags }) => rows(flags)))
  return groups
    .map(({ title, flags }) => `${title === '' ? '' : `${title}:\n`}${columns(rows(flags), width)}`)
    .join('\n')
}

export function flagMeaning({ meaning, otherwise }: FlagDescription): string {
  return otherwise === undefined ? meaning : `${meaning} (default: ${otherwise})`
}

/** Exit codes on one line if they fit, otherwise each on its own line. */
function exitsText(exits: CommandHelp['exits']): string {
  const rows = Object.entries(exits)
  const line = `exit codes: ${rows.map((row) => row.join(' ')).join(' · ')}`
  return line.length <= WIDTH ? `${line}\n` : `exit codes:\n${columns(rows)}`
}

function paragraph(text: string): string {
  return `${textLines(text, WIDTH).join('\n')}\n`
}

function columns(rows: readonly (readonly [string, string?])[], width = widest(rows)): string {
  const indent = ' '.repeat(GAP + width + GAP)
  return rows
    .map(([first, second = '']) => {
      const [line = '', ...more] = textLines(second, WIDTH - indent.length)
      const lines = [
        `  ${first}${' '.repeat(width - plain(first).length + GAP)}${line}`,
        ...more.map((next) => indent + next),
      ]
      return `${lines.map((each) => each.trimEnd()).join('\n')}\n`
    })
    .join('')
}

function widest(rows: readonly (readonly [string, string?])[]): number {
  return Math.max(...rows.map(([first]) => plain(first).length))
}

function textLines(text: string, width: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines[lines.length - 1]
    const joined = `${last} ${word}`
    if (last === undefined || plain(joined).length > width) lines.push(word)
    else lines[lines.length - 1] = joined
    return lines
  }, [])
}

/** Removes the backticks around code, because a terminal does not render them. */
function plain(text: string): string {
  return text.replace(/`/g, '')
}
