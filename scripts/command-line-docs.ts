/** The sections of docs/command-line.md, made of what `--help` prints; scripts/docs.ts writes them. */
import { type CommandHelp, type FlagDescriptions, flagForm, type Listing } from '../src/edges/terminal/help-text.ts'
import { between, table } from './markdown.ts'

/** The command whose exit codes say most; the section on exit codes has them. */
const FIRST = 'run'

/** The document with a section for each command between its markers. Throws where a marker is missing. */
export function withCommands(document: string, commands: readonly CommandHelp[]): string {
  const list = commands.map(({ name, takes, summary }) => [
    `[\`${`qpsgate ${name} ${takes}`.trim()}\`](#qpsgate-${name})`,
    summary,
  ])
  const exits = commands.find(({ name }) => name === FIRST)?.exits ?? []
  const withList = between(document, 'list', table(['command', 'does'], list))
  const withExits = between(withList, 'exits', table(['exit code', 'meaning'], exits))
  return between(withExits, 'commands', commands.map(sectionOf).join('\n'))
}

function sectionOf(help: CommandHelp): string {
  const { name, usage, about, groups, shared, notes = [], exits, examples } = help
  const parts = [
    `## qpsgate ${name}`,
    fenced(
      '',
      usage.map((form) => [`qpsgate ${name} ${form}`]),
    ),
    ...about.map((part) => (typeof part === 'string' ? part : listing(part))),
    ...groups.flatMap(({ title, flags }) => [...(title === '' ? [] : [`**${capitalised(title)}**`]), flagTable(flags)]),
    ...(shared === undefined ? [] : [sharedText(shared)]),
    ...notes,
    name === FIRST
      ? '[Exit codes](#exit-codes) are above.'
      : `Exit codes: ${exits.map((exit) => exit.join(' ')).join(' · ')}.`,
    fenced('sh', examples),
  ]
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`
}

function flagTable(flags: FlagDescriptions): string {
  const rows = Object.entries(flags).map(([name, flag]) => [
    `\`${flagForm(name, flag)}\``,
    flag.meaning,
    flag.otherwise ?? (flag.value === undefined ? 'off' : ''),
  ])
  return table(['flag', 'meaning', 'default'], rows)
}

function listing({ head, rows }: Listing): string {
  return table(head, rows)
}

function sharedText({ flags, command }: NonNullable<CommandHelp['shared']>): string {
  const names = Object.keys(flags).map((name) => `\`--${name}\``)
  return `Also ${names.slice(0, -1).join(', ')} and ${names.at(-1)}, as in [\`qpsgate ${command}\`](#qpsgate-${command}).`
}

function fenced(language: string, lines: readonly (readonly [line: string, meaning?: string])[]): string {
  const width = Math.max(...lines.map(([line]) => line.length))
  const shown = lines.map(([line, meaning]) => (meaning === undefined ? line : `${line.padEnd(width)}  # ${meaning}`))
  return `\`\`\`${language}\n${shown.join('\n')}\n\`\`\``
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
