/** What `qpsgate init` prints: what was found and where, what was passed over and why, what is written, what comes next. */

import type {
  Caution,
  ChosenImage,
  Findings,
  Forge,
  FoundForge,
  FoundRunner,
  GatedConfig,
  PassedOver,
  Runner,
  Standing,
  Unread,
  Unwritable,
} from '../init/findings.ts'
import { pathTo } from '../init/repository-paths.ts'
import type { Starter, StarterFile } from '../init/starter.ts'
import { HOME } from '../names.ts'
import { isMariaDb, usualImage } from '../sources/images.ts'
import { escapeInvisible } from '../suite/problems.ts'
import { shellWord, shorten } from '../wording/escape.ts'
import { count } from '../wording/figures.ts'

/** Longer names and paths are cut; nobody reads them. */
const LONGEST_TEXT = 120
/** What is passed over is shown up to here. */
const MOST_PASSED_OVER = 20
const GITLAB_RECIPE = `${HOME}/blob/v1/docs/recipes/gitlab.md`
/** Wider values push their reasons out of sight. */
const WIDEST_VALUE = 44

const FORGES: Readonly<Record<Forge, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  gitea: 'Gitea',
  forgejo: 'Forgejo',
}

type Row = readonly [what: string, value: string, why: string]

/** Everything that was found, and what of it is not used. */
export function renderFindings(findings: Findings): string {
  const { configs, image, runner, forge, passedOver, cautions } = findings
  const found: Row[] = [
    ...configs.map((config): Row => [config.isFolder ? 'folder' : 'option file', config.path, configWhy(config)]),
    ...(configs.length === 0 ? [['option file', 'none', noConfigWhy(passedOver)] as const] : []),
    image === undefined
      ? ['image', 'none', 'no file names one that is known']
      : ['image', image.image, sourceText(image.source)],
    ['runner', runnerText(runner), runnerWhy(runner)],
    ['forge', FORGES[forge.forge], forgeWhy(forge)],
  ]
  const left = passedOver.map(passedOverRow)
  return [
    section('found', table(found)),
    section('passed over', [...table(left.slice(0, MOST_PASSED_OVER)), ...moreThan(left.length)]),
    section(
      'note',
      cautions.map((caution) => `  ${cautionText(caution)}`),
    ),
  ].join('')
}

/** @param isDryRun whether they are only shown */
export function renderFiles(files: readonly StarterFile[], isDryRun: boolean): string {
  if (!isDryRun) return section('wrote', table(files.map(fileRow)))
  const texts = files.map(({ path, text }) => `--- ${shown(path)}\n${text}\n`)
  return `${section('would write', table(files.map(fileRow)))}${texts.join('')}nothing was written, as --dry-run asks\n`
}

export interface Standpoint {
  /** The folder one stands in, from the top of the repository; empty at the top. */
  readonly here: string
  /** Option files that git does not have yet. */
  readonly untracked: readonly string[]
  readonly isInGit: boolean
  /** How the program was started, as shell words. */
  readonly program: string
}

/** What to do now, as commands that work where one stands. */
export function renderNextSteps(
  { configs, image, forge }: Findings,
  files: readonly StarterFile[],
  { here, untracked, isInGit, program }: Standpoint,
): string {
  const word = (path: string) => shellWord(pathTo(path, here))
  const added = [...files.map(({ path }) => path), ...untracked].map(word).join(' ')
  const suite = files.find(({ what }) => what === 'suite')
  const run =
    suite === undefined
      ? ['run', ...configs.flatMap(({ path }) => ['--config', word(path)]), '--base HEAD', ...imageFlag(image, forge)]
      : ['run', word(suite.path), ...(configs.length === 0 ? [] : ['--base HEAD'])]
  const first = configs[0]?.files[0]
  const change = first === undefined ? '' : `change a setting in ${shown(pathTo(first, here))}, then `
  return section('next', [
    `  1. commit: ${isInGit ? '' : 'git init && '}git add ${added} && git commit -m "ci: measure what configuration changes cost"`,
    `  2. try it here${image !== undefined && forge.forge === 'github' ? ', with docker' : ''}: ${change}${program} ${run.join(' ')}`,
  ])
}

function imageFlag(image: Findings['image'], { forge }: FoundForge): string[] {
  return image === undefined || forge !== 'github' ? [] : ['--image', shellWord(image.image)]
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n${lines.join('\n')}\n\n`
}

function table(rows: readonly Row[]): string[] {
  const cells = rows.map(([what, value, why]) => [what, shown(value), why] as const)
  const width = (column: 0 | 1) => Math.min(WIDEST_VALUE, Math.max(0, ...cells.map((row) => row[column].length)))
  return cells.map(([what, value, why]) => `  ${what.padEnd(width(0))}  ${value.padEnd(width(1))}  ${why}`.trimEnd())
}

function moreThan(rows: number): string[] {
  return rows > MOST_PASSED_OVER ? [`  and ${rows - MOST_PASSED_OVER} more`] : []
}

/** Text of the repository's, which may hold anything. */
function shown(text: string): string {
  return shorten(escapeInvisible(text), LONGEST_TEXT)
}

function fileRow({ path, what }: StarterFile): Row {
  return [what, path, what === 'workflow' ? 'measures each pull request' : 'what is measured, and how it is judged']
}

function configWhy({ because, isFolder, files }: GatedConfig): string {
  const whole = isFolder ? `${count(files.length, 'file')}, read as one; ` : ''
  if (because.kind === 'flag') return `${whole}named by --config`
  if (because.use === undefined) return `${whole}${STANDING_TEXTS[because.kind]}`
  const { source, target } = because.use
  const does = source.kind === 'dockerfile' ? 'copies it to' : 'mounts it at'
  return `${whole}${sourceText(source)} ${does} ${shown(target)}`
}

const SAMPLE = 'for tests, development or readers, or the code of others'

function noConfigWhy(passedOver: readonly PassedOver[]): string {
  const isThere = passedOver.some(({ code }) => code === 'option-file' || code === 'unwritable')
  return isThere ? 'none that is likely, see below' : 'no file has settings of a server'
}

const STANDING_TEXTS: Readonly<Record<Standing, string>> = {
  used: 'a container gets it',
  'usual-name': 'has settings of a server, and a usual name or folder',
  plain: 'has settings of a server',
  'other-ending': 'has settings of a server',
  development: 'a container for tests or development gets it',
  sample: `has settings of a server, but is ${SAMPLE}`,
}

function sourceText(source: ChosenImage['source']): string {
  if (source.kind === 'usual') return 'no file names one that is known'
  if (source.kind === 'flag') return `named by ${source.flag}`
  const path = shown(source.path)
  if (source.kind === 'compose') return `service ${shown(source.service)} of ${path}`
  return source.kind === 'workflow' ? `job ${shown(source.job)} of ${path}` : path
}

function runnerText({ group, labels }: Runner): string {
  return [...(group === undefined ? [] : [`group ${group}`]), ...labels].join(', ')
}

function runnerWhy({ because }: FoundRunner): string {
  if (because.kind === 'flag') return 'named by --runner'
  return because.kind === 'usual' ? 'no other workflow tells' : `used by ${because.jobs} of ${count(because.of, 'job')}`
}

function forgeWhy({ because }: FoundForge): string {
  if (because.kind === 'remote') return `a remote is on ${shown(because.host)}`
  return because.kind === 'path' ? `there is ${because.path}` : 'neither a remote nor a folder tells'
}

function passedOverRow(passed: PassedOver): Row {
  switch (passed.code) {
    case 'option-file':
      return ['option file', passed.path, `${otherStanding(passed.standing)}; --config takes it`]
    case 'template':
      return ['template', passed.path, 'name it with --config to gate it: values of expressions are unknown']
    case 'inline-options':
      return ['YAML file', passed.path, 'configures a server; name it with --config to gate it']
    case 'unwritable':
      return ['name', passed.text, UNWRITABLE_TEXTS[passed.why]]
    case 'unread':
      return ['file', passed.path, UNREAD_TEXTS[passed.why]]
    case 'image':
      return ['image', passed.image, passed.sources.slice(0, 3).map(sourceText).join(', ')]
    case 'open-image':
      return ['image', passed.written, `${sourceText(passed.source)}: not known before it is used; --image names one`]
    case 'open-runner':
      return ['runner', passed.written, `${sourceText(passed.source)}: not known before it runs; --runner names one`]
    case 'runner':
      return [
        'runner',
        runnerText(passed.runner),
        passed.isUnfit ? 'no whole Linux machine' : count(passed.jobs, 'job'),
      ]
    case 'too-many':
      return [
        passed.what,
        `more than ${passed.most}`,
        'the rest was not looked at; --config and --image name what is meant',
      ]
  }
}

function otherStanding(standing: Standing): string {
  return standing === 'sample' || standing === 'development' ? SAMPLE : 'not as likely'
}

const UNWRITABLE_TEXTS: Readonly<Record<Unwritable, string>> = {
  expression: 'has ${{, which GitHub would replace; rename it',
  invisible: 'has invisible characters or line breaks; rename it',
  separator: 'has a comma, which separates paths in the input; rename it',
  'blank-ends': 'begins or ends in a blank; rename it',
  'too-long': 'is too long; rename it',
}

export function unwritableText(why: Unwritable): string {
  return UNWRITABLE_TEXTS[why]
}

const UNREAD_TEXTS: Readonly<Record<Unread, string>> = {
  link: 'a symbolic link, which is not followed; name what it leads to',
  'too-large': 'too large, not looked at',
  binary: 'has NUL characters, so it is no text',
  'not-yaml': 'no YAML that can be read, so nothing was taken from it',
  unreadable: 'cannot be read',
}

export function unreadText(why: Unread): string {
  return UNREAD_TEXTS[why]
}

/** Why nothing was written, and what to do. */
export function nothingWrittenText(kind: Exclude<Starter['kind'], 'files'>, { configs }: Findings): string {
  if (kind === 'nothing-to-gate')
    return (
      'found no option file to gate, so nothing was written; looked for *.cnf, and *.ini and *.conf of MySQL or MariaDB, with a ' +
      'group such as [mysqld]. Name one with --config PATH, or write a suite of your own settings with --suite'
    )
  const named = configs.length === 0 ? '' : `; what to gate there: ${configs.map(({ path }) => shown(path)).join(', ')}`
  return `GitLab reads no workflow, so nothing was written; copy the job of ${GITLAB_RECIPE}${named}`
}

function cautionText(caution: Caution): string {
  switch (caution.code) {
    case 'floating-image':
      return `${shown(caution.image)} is another version tomorrow: pin the tag of production, such as ${usualImage(isMariaDb(caution.image))}`
    case 'private-registry':
      return `${shown(caution.registry)} may want a login: add docker/login-action before qpsgate`
    case 'usual-image':
      return `no file names an image that is known, so ${caution.image} is measured; put that of production in its place, or name it with --image`
    case 'no-image': {
      const image = usualImage(caution.isForMariaDb)
      return `no image is named, so the server of the runner is measured; name that of production, such as --image ${image}`
    }
    case 'wrong-product':
      return `${shown(caution.path)} has groups that only MariaDB reads, but ${shown(caution.image)} is not MariaDB: set --image`
    case 'image-without-docker':
      return `${shown(caution.image)} is not used: jobs there have no docker as a rule, so the server of the job is measured`
    case 'enterprise-server':
      return `${shown(caution.host)} must reach the action: by GitHub Connect, or as a copy`
    case 'own-runner':
      return 'the runner may be your own machine: pull requests from forks are left out, take away the line with if: where they may run'
    case 'runs-already':
      return `${shown(caution.path)} runs qpsgate already`
    case 'not-in-git':
      return `${shown(caution.path)} is ignored by git, so no pull request carries it`
    case 'no-settings':
      return `${shown(caution.path)} has no settings of a server, in groups such as [mysqld]`
    case 'no-workflow':
      return `GitLab reads no workflow, so none is written; its job is in ${GITLAB_RECIPE}`
    case 'no-git':
      return caution.why === undefined
        ? 'this is no git repository, so the files of the folder were looked through'
        : `git does not work here (${shown(caution.why)}), so the files of the folder were looked through`
  }
}
