/**
 * Output of `qpsgate init`: the findings with their files, the skipped files with reasons, the written files, and the
 * next steps.
 */

import type { Caution, Findings, FoundForge, GatedSource } from '../init/findings.ts'
import { pathTo } from '../init/repository-paths.ts'
import { hasSettings } from '../init/server-facts.ts'
import type { Starter, StarterFile } from '../init/starter.ts'
import { HOME } from '../names.ts'
import { isMariaDb, usualImage } from '../sources/images.ts'
import { shellWord } from '../wording/escape.ts'
import { foundRows, passedOverRow, type Row, shown } from './init-rows.ts'

/** Limit for the skipped files shown. */
const MOST_PASSED_OVER = 20
const GITLAB_RECIPE = `${HOME}/blob/v1/docs/recipes/gitlab.md`
/** Wider values push their reasons out of sight. */
const WIDEST_VALUE = 44

/** All findings, and those that are not used. */
export function renderFindings(findings: Findings): string {
  const { passedOver, cautions } = findings
  const left = passedOver.map(passedOverRow)
  return [
    section('found', table(foundRows(findings))),
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
  /** The current folder, from the top of the repository; empty at the top. */
  readonly here: string
  /** Option files that git does not have yet. */
  readonly untracked: readonly string[]
  readonly isInGit: boolean
  /** How the program was started, as shell words. */
  readonly program: string
}

/** Next steps, as commands that work in the current directory. */
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
      ? [
          'run',
          ...configs.flatMap((each) => ['--config', configWord(each, here)]),
          '--base HEAD',
          ...imageFlag(image, forge),
        ]
      : ['run', word(suite.path), ...(configs.length === 0 ? [] : ['--base HEAD'])]
  const [first] = configs
  const file = first?.files[0]
  const what = first !== undefined && !first.isNamed && !hasSettings(first) ? 'the tag of an image' : 'a setting'
  const change = file === undefined ? '' : `change ${what} in ${shown(pathTo(file, here))}, then `
  return section('next', [
    `  1. commit: ${isInGit ? '' : 'git init && '}git add ${added} && git commit -m "ci: measure what configuration changes cost"`,
    `  2. try it here${image !== undefined && forge.forge === 'github' ? ', with docker' : ''}: ${change}${program} ${run.join(' ')}`,
  ])
}

/** Commands are run from the top, wherever one stands. */
function configWord({ written, kind }: GatedSource, here: string): string {
  return shellWord(kind === 'command' ? written : pathTo(written, here))
}

function imageFlag(image: Findings['image'], { forge }: FoundForge): string[] {
  const isPinned = image !== undefined && image.kind !== 'of-files' && forge === 'github'
  return isPinned ? ['--image', shellWord(image.image)] : []
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

function fileRow({ path, what }: StarterFile): Row {
  return [what === 'suite' ? what : 'workflow', path, FILE_TEXTS[what]]
}

const FILE_TEXTS: Readonly<Record<StarterFile['what'], string>> = {
  workflow: 'measures each pull request',
  comments: 'comments where the token of the first may only read',
  suite: 'what is measured, and how it is judged',
}

/** Why nothing was written, and the next step. */
export function nothingWrittenText(kind: Exclude<Starter['kind'], 'files'>, { configs }: Findings): string {
  if (kind === 'nothing-to-gate')
    return (
      'found no configuration to gate, so nothing was written; looked for option files with a group such as [mysqld], compose ' +
      'files, Dockerfiles, manifests, Helm values, Terraform, CloudFormation and workflows with a MySQL or MariaDB server. ' +
      'Name one with --config PATH, or write a suite of your own settings with --suite'
    )
  const named =
    configs.length === 0 ? '' : `; what to gate there: ${configs.map(({ written }) => shown(written)).join(', ')}`
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
    case 'image-replaces':
      return `${shown(caution.image)} replaces the images of the files, so a new tag there shows no cost: without --image, they are measured`
    case 'several-images':
      return `${shown(caution.path)} names no image that is known, and the others name several: the server of the runner reads it`
    case 'formulas':
      return `${shown(caution.path)} has values that depend on the memory of the instance: add memory: 64G, or what it has, below config`
    case 'wrong-product':
      return `${shown(caution.path)} is for MariaDB, but ${shown(caution.image)} is not MariaDB: set --image`
    case 'image-without-docker':
      return `${shown(caution.image)} is not used: jobs there have no docker as a rule, so the server of the job is measured`
    case 'enterprise-server':
      return `${shown(caution.host)} must reach the action: by GitHub Connect, or as a copy`
    case 'own-runner':
      return 'the runner may be your own machine: pull requests from forks are left out, take away the line with if: where they may run'
    case 'runs-already':
      return `${shown(caution.path)} runs qpsgate already`
    case 'tests-with-server':
      return `the tests of ${shown(caution.path)} have a server: qpsgate workload makes your own load of their general log`
    case 'not-in-git':
      return `${shown(caution.path)} is ignored by git, so no pull request carries it`
    case 'no-settings':
      return `${shown(caution.path)} configures no server that can be read`
    case 'no-workflow':
      return `GitLab reads no workflow, so none is written; its job is in ${GITLAB_RECIPE}`
    case 'no-git':
      return caution.why === undefined
        ? 'this is no git repository, so the files of the folder were looked through'
        : `git does not work here (${shown(caution.why)}), so the files of the folder were looked through`
  }
}
