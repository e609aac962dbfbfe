/** `qpsgate init`: its flags, their help, and the request made from them. */
import { whyUnwritable } from '../../core/init/file-kinds.ts'
import type { InitRequest } from '../../core/request/set-up-requests.ts'
import { quote } from '../../core/suite/problems.ts'
import { IMAGE_NAME } from '../../core/suite/suite.ts'
import { allUsed, type Form, flag, flags, namesIn, parseFlags, toggle } from './flags.ts'
import type { CommandHelp } from './help-text.ts'

const PATHS: Form<readonly string[]> = {
  read: (text) => (text.trim() === '' ? undefined : [text]),
  allowed: 'the path of a file that configures a server',
  shown: quote,
}
const IMAGE: Form<string> = {
  read: (text) => (IMAGE_NAME.test(text) ? text : undefined),
  allowed: 'the name of an image, such as mysql:8.4',
  shown: quote,
}
const LABELS: Form<readonly string[]> = {
  read: (text) => {
    const labels = namesIn(text)
    return labels.length > 0 && labels.every((label) => whyUnwritable(label) === undefined) ? labels : undefined
  },
  allowed: "a runner's label, or several separated by commas, without expressions",
  shown: quote,
}

export const INIT_FLAGS = {
  suite: toggle({ meaning: 'also write `perf/qpsgate.yml`, a suite with workloads, threads and tolerance to change' }),
  config: flags(
    {
      value: 'PATH',
      meaning: 'file or directory to gate, `FILE#SERVER`, or `render: COMMAND`; repeatable',
      otherwise: 'the files found',
    },
    PATHS,
  ),
  image: flag(
    {
      value: 'NAME',
      meaning: 'image to measure',
      otherwise: 'the images in the files, else an LTS image on GitHub runners',
    },
    IMAGE,
  ),
  runner: flag(
    {
      value: 'LABEL',
      meaning: 'label of the runner, or several labels separated by commas',
      otherwise: 'the runner of other workflows, else `ubuntu-24.04` (Gitea, Forgejo: `ubuntu-latest`)',
    },
    LABELS,
  ),
  'dry-run': toggle({ meaning: 'show the files, and write nothing' }),
}

export const INIT_HELP: CommandHelp = {
  name: 'init',
  takes: '',
  summary: 'write the workflow that measures every pull request',
  usage: ['[FLAGS]'],
  about: [
    'Writes `.github/workflows/qpsgate.yml`, the workflow that measures every pull request; on Gitea and Forgejo, it uses ' +
      'their folder. It finds the files that configure servers, their images and the runner in the repository. It asks nothing, ' +
      'lists its findings, and never overwrites a file.',
  ],
  groups: [{ title: '', flags: INIT_FLAGS }],
  exits: [
    ['0', 'written, or shown'],
    ['2', 'wrong input, nothing to gate, or a file that already exists'],
  ],
  examples: [['qpsgate init --dry-run'], ['qpsgate init --config deploy/mysql/my.cnf --image mysql:8.4']],
}

/** @throws UserError with one line for every wrong flag */
export function parseInitFlags(args: readonly string[]): InitRequest {
  const { values, check } = parseFlags('init', INIT_FLAGS, args, false)
  check()
  const { config: configs, image, runner, suite: writesSuite, 'dry-run': isDryRun, ...none } = values
  allUsed(none)
  return { configs, image, runner, writesSuite, isDryRun }
}
