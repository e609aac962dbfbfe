import { describe, expect, it } from 'vitest'
import { commandHelps } from '../../../src/commands/command-line.ts'
import { BASELINE_FLAGS } from '../../../src/edges/terminal/baseline-flags.ts'
import { DOCTOR_FLAGS } from '../../../src/edges/terminal/doctor-flags.ts'
import type { Flag, Flags } from '../../../src/edges/terminal/flags.ts'
import { type CommandHelp, helpText } from '../../../src/edges/terminal/help-text.ts'
import { HISTORY_FLAGS } from '../../../src/edges/terminal/history-flags.ts'
import { INIT_FLAGS } from '../../../src/edges/terminal/init-flags.ts'
import { PLAN_FLAGS } from '../../../src/edges/terminal/plan-flags.ts'
import { RECORD_FLAGS } from '../../../src/edges/terminal/record-flags.ts'
import { REPORT_FLAGS } from '../../../src/edges/terminal/report-flags.ts'
import { RUN_FLAGS } from '../../../src/edges/terminal/run-flags.ts'
import { WORKLOAD_FLAGS } from '../../../src/edges/terminal/workload-flags.ts'

const PARSED: Readonly<Record<string, Flags>> = {
  init: INIT_FLAGS,
  run: RUN_FLAGS,
  plan: PLAN_FLAGS,
  report: REPORT_FLAGS,
  workload: WORKLOAD_FLAGS,
  record: RECORD_FLAGS,
  history: HISTORY_FLAGS,
  baseline: BASELINE_FLAGS,
  doctor: DOCTOR_FLAGS,
}

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
  shared: { flags: { loud: { meaning: '' }, fast: { meaning: '' } }, command: 'hum' },
  notes: ['Nobody listens.'],
  exits: [['0', 'sung']],
  examples: [['qpsgate sing mice', 'the mice']],
}

describe('help', () => {
  it('has usage, flags in columns, what is shared, exit codes and examples', () =>
    expect(helpText(SMALL)).toBe(`usage: qpsgate sing SONG [FLAGS]
       qpsgate sing --all

Sings SONG.

  mice  three of them

how:
  --all          every song
  --pitch HERTZ  such as 440 and so on and so on and so on and so on and so on and so on and so on and so on and so on
                 and so on and so on (default: any)

The command takes --loud and --fast like qpsgate hum.

Nobody listens.

exit codes: 0 sung

example:
  qpsgate sing mice  the mice
`))
})

describe.each(commandHelps().map((help) => [help.name, help] as const))('the help of %s', (name, help) => {
  const grouped = help.groups.flatMap(({ flags }) => Object.keys(flags))

  it('describes each flag that is parsed once, and no other', () => {
    const described = [...grouped, ...Object.keys(help.shared?.flags ?? {})]
    expect(described.toSorted()).toEqual(Object.keys(PARSED[name] ?? {}).toSorted())
  })

  it('names what a flag takes exactly where it takes something', () => {
    for (const [name, { type, value }] of Object.entries<Flag<unknown>>(PARSED[help.name] ?? {}))
      expect(value === undefined, name).toBe(type === 'boolean')
  })

  it('has lines of at most 120 columns, and examples of itself', () => {
    for (const line of helpText(help).split('\n')) expect(line.length, line).toBeLessThanOrEqual(120)
    for (const [line] of help.examples) expect(line).toMatch(new RegExp(`^qpsgate ${name}(?: |$)`))
  })

  it('says which exit codes there are', () =>
    expect(help.exits.map(([code]) => code)).toEqual(expect.arrayContaining(['0', '2'])))
})
