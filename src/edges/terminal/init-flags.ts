import { quote } from '../../core/problems.ts'
import { type Flags, type FlagValues, type Form, parseFlags } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { IMAGE } from './shared-flags.ts'

const PATH: Form<string> = {
  read: (text) => (text.trim() === '' ? undefined : text),
  allowed: 'the path of a file that configures a server',
  shown: quote,
}
export const INIT_FLAGS = {
  config: {
    key: 'configs',
    value: 'PATH',
    meaning: 'file or directory to gate, `FILE#SERVER`, or `render: COMMAND`; repeatable',
    otherwise: 'the files of each change',
    multiple: true,
    form: PATH,
  },
  image: {
    value: 'NAME',
    meaning: 'image to measure',
    otherwise: 'those that files name, else the installed server',
    form: IMAGE,
  },
  'dry-run': { key: 'isDryRun', meaning: 'show the workflow, and write nothing' },
} as const satisfies Flags

export const INIT_HELP: CommandHelp = {
  name: 'init',
  takes: '',
  summary: 'write the workflow that measures every pull request',
  about: [
    'Writes `.github/workflows/qpsgate.yml`, the workflow that measures every pull request. Without `--config` it also names ' +
      'the newest of the last hundred commits that it would have measured. It asks no questions, and overwrites no file.',
  ],
  groups: [{ title: '', flags: INIT_FLAGS }],
  exits: { 0: 'written, or shown', 2: 'wrong input, no repository, or a file that already exists' },
  examples: [['qpsgate init --config deploy/mysql/my.cnf --image mysql:9.7']],
}

export type InitRequest = FlagValues<typeof INIT_FLAGS>

/** @throws UserError with one line for every wrong flag, so that the user can correct all of them at once */
export function parseInitFlags(args: readonly string[]): InitRequest {
  const { values, check } = parseFlags('init', INIT_FLAGS, args, false)
  check()
  return values
}
