import { describe, expect, it } from 'vitest'
import { commandHelps } from '../../../src/commands/command-line.ts'
import type { Flags } from '../../../src/edges/terminal/flags.ts'
import { type CommandHelp, helpText } from '../../../src/edges/terminal/help-text.ts'
import { RUN_FLAGS, RUN_HELP } from '../../../src/edges/terminal/run-flags.ts'

const SMALL: CommandHelp = {
  name: 'sing',
  takes: 'SONG',
  summary: 'sing a song',
  usage: ['SONG [FLAGS]', '--all'],
  about: ['Sings `SONG`.', [['`mice`', 'three of them']]],
  groups: [
    {
      title: 'how',
      flags: {
        all: { meaning: 'every song' },
        pitch: {
          value: 'HERTZ',
          meaning: `such as \`440\`${' and so on'.repeat(11)}`,
          otherwise: 'any',
        },
      },
    },
  ],
  notes: ['Nobody listens.'],
  exits: { 0: 'sung' },
  examples: [['qpsgate sing mice', 'the mice']],
}

describe('the help of a command', () => {
  it('has usage, flags in columns, exit codes and examples', () =>
    expect(helpText(SMALL)).toBe(`usage: qpsgate sing SONG [FLAGS]
       qpsgate sing --all

Sings SONG.

  mice  three of them

how:
  --all          every song
  --pitch HERTZ  such as 440 and so on and so on and so on and so on and so on and so on and so on and so on and so on
                 and so on and so on (default: any)

Nobody listens.

exit codes: 0 sung

example:
  qpsgate sing mice  the mice
`))
})

describe.each(commandHelps().map((help) => [help.name, help] as const))('the help of %s', (name, help) => {
  it('names a value for each flag that takes one, and for no other', () => {
    const flags = help.groups.flatMap((group) => Object.entries(group.flags as Flags))
    for (const [flag, { form, value }] of flags) expect(value === undefined, flag).toBe(form === undefined)
  })

  it('has lines of at most 120 columns, and examples of its own command', () => {
    for (const line of helpText(help).split('\n')) expect(line.length, line).toBeLessThanOrEqual(120)
    for (const [line] of help.examples) expect(line).toMatch(new RegExp(`^qpsgate ${name}(?: |$)`))
  })

  it('names at least the exit codes 0 and 2', () =>
    expect(Object.keys(help.exits)).toEqual(expect.arrayContaining(['0', '2'])))
})

it('the help of run describes each flag of run once, and no other flag', () => {
  const described = RUN_HELP.groups.flatMap(({ flags }) => Object.keys(flags))
  expect(described.toSorted()).toEqual(Object.keys(RUN_FLAGS).toSorted())
})
