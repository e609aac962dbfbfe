/**
 * The sections of docs/command-line.md, made from the output of `--help`; each flag is explained once. scripts/docs.ts
 * writes them.
 */
import {
  type CommandHelp,
  callsOf,
  type FlagDescriptions,
  flagForm,
  flagMeaning,
} from '../src/edges/terminal/help-text.ts'
import { between, list } from './markdown.ts'

type Explained = ReadonlyMap<FlagDescriptions[string], string>

/** The command with the most complete exit codes; the section on exit codes lists them. */
const FIRST = 'run'

/** The document with a section for each command between its markers. Throws if a marker is missing. */
export function withCommands(document: string, commands: readonly CommandHelp[]): string {
  const exits = commands.find(({ name }) => name === FIRST)?.exits ?? {}
  const withExits = between(document, 'exits', list(Object.entries(exits)))
  const explained = explainedFlags(commands)
  return between(withExits, 'commands', commands.map((help) => sectionOf(help, explained)).join('\n'))
}

/** For each flag the first command that has it: that command's section explains the flag, and others refer to it. */
function explainedFlags(commands: readonly CommandHelp[]): Explained {
  const all = commands.flatMap(({ name, groups }) =>
    groups.flatMap(({ flags }) => Object.values(flags).map((flag) => [flag, name] as const)),
  )
  return new Map(all.toReversed())
}

function sectionOf(help: CommandHelp, explained: Explained): string {
  const { name, about, notes = [], examples } = help
  const ownerOf = (flag: FlagDescriptions[string]) => explained.get(flag) ?? name
  const own = help.groups.map(({ title, flags }) => ({
    title,
    flags: Object.fromEntries(Object.entries(flags).filter(([, flag]) => ownerOf(flag) === name)),
  }))
  const others = Object.entries(Object.assign({}, ...help.groups.map(({ flags }) => flags)))
  const shared = Map.groupBy(others as [string, FlagDescriptions[string]][], ([, flag]) => ownerOf(flag))
  shared.delete(name)
  const calls = callsOf(help)
  const parts = [
    `## qpsgate ${name}`,
    ...(calls.join() === `qpsgate ${name} [FLAGS]`
      ? []
      : [
          fenced(
            '',
            calls.map((call) => [call]),
          ),
        ]),
    ...about.map((part) => (typeof part === 'string' ? part : list(part))),
    ...own
      .filter(({ flags }) => Object.keys(flags).length > 0)
      .flatMap(({ title, flags }) => [...(title === '' ? [] : [`**${capitalised(title)}**`]), flagList(flags)]),
    ...[...shared].map(([command, flags]) =>
      sharedText(
        command,
        flags.map(([flag]) => flag),
      ),
    ),
    ...notes,
    fenced('sh', examples),
  ]
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`
}

function flagList(flags: FlagDescriptions): string {
  return list(Object.entries(flags).map(([name, flag]) => [`\`${flagForm(name, flag)}\``, flagMeaning(flag)]))
}

function sharedText(command: string, flags: readonly string[]): string {
  const names = flags.map((name) => `\`--${name}\``)
  return `The command takes ${listed(names)} like [\`qpsgate ${command}\`](#qpsgate-${command}).`
}

/** "a", "a and b", "a, b and c". */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function fenced(language: string, lines: readonly (readonly [line: string, meaning?: string])[]): string {
  const width = Math.max(...lines.map(([line]) => line.length))
  const shown = lines.map(([line, meaning]) => (meaning === undefined ? line : `${line.padEnd(width)}  # ${meaning}`))
  return `\`\`\`${language}\n${shown.join('\n')}\n\`\`\``
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
