/** `qpsgate init`: writes the workflow, and shows which past changes it would have measured, and the next steps. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { migrationOrder } from '../core/catalogue/migration.ts'
import { measuredServers } from '../core/init/past-servers.ts'
import { ACTION, MIGRATION_FOLDERS, WORKFLOW_PATH, whyUnwritable, workflowText } from '../core/init/workflow.ts'
import { DOCS } from '../core/names.ts'
import { escapeInvisible, quote } from '../core/problems.ts'
import { IMAGE_NAME } from '../core/scenario/scenario.ts'
import { isSourcePath } from '../core/sources/changed-files.ts'
import { isFloating, privateRegistry } from '../core/sources/images.ts'
import { isCommand } from '../core/sources/rendered.ts'
import { splitSource } from '../core/sources/source-path.ts'
import { shellWord } from '../core/wording/escape.ts'
import { isInside, realPathOf, unless } from '../edges/files/paths.ts'
import { existingYaml, refuseExisting, writeNew } from '../edges/files/write-new.ts'
import { type Checkout, commitOf, findCheckout, gitRefusal } from '../edges/git/checkout.ts'
import { type PastChange, pastChanges } from '../edges/git/history.ts'
import { findProgram } from '../edges/machine/processes.ts'
import { type InitRequest, parseInitFlags } from '../edges/terminal/init-flags.ts'
import { print, programWords } from '../edges/terminal/output.ts'
import { EXIT, UserError } from '../errors.ts'

/** Maximum numbers of past changes that are read, so that the answer comes at once, and shown, so that it is short. */
const MOST_CHANGES = 100
const MOST_SHOWN = 10
/** Milliseconds for reading past changes, newest first. Those not read by then are left out, because the user waits. */
const MOST_MS = 1200

/** Files by which other forges are recognised, and the page of documentation that has the job for each. */
const OTHER_FORGES = { '.gitlab-ci.yml': 'gitlab', '.gitea': 'other-forges', '.forgejo': 'other-forges' } as const

export function initCommand(args: readonly string[]): Promise<number> {
  return initFrom(process.cwd(), parseInitFlags(args))
}

/**
 * @param standing the current folder
 * @throws UserError if the folder is in no git repository, or a workflow is there already
 */
export async function initFrom(standing: string, { configs, image, isDryRun }: InitRequest): Promise<number> {
  const checkout = checkoutToGate(standing)
  const { top } = checkout
  const paths = configs.map((argument) => pathFromTop(argument, realPathOf(standing), top))
  const text = workflowText(paths, image, migrationsIn(top))
  if (!isDryRun) refuseExisting(join(top, WORKFLOW_PATH))
  const past = paths.length === 0 ? lookBack(checkout) : NO_PAST
  print(section('history', past.lines))
  print(section('note', notesOn(image, past)))
  if (isDryRun) {
    const isThere = existingYaml(join(top, WORKFLOW_PATH)) !== undefined
    print(
      `${isThere ? 'would keep the workflow that is there, in place of' : 'would write'} ${WORKFLOW_PATH}\n\n${text}`,
    )
  } else {
    writeNew(join(top, WORKFLOW_PATH), text)
    const hasInputs = text.lastIndexOf(' with:') > text.indexOf(ACTION)
    const here = (path: string) => shellWord(relative(realPathOf(standing), join(top, path)))
    print(`wrote ${WORKFLOW_PATH}\n\n${section('next', nextSteps(paths, image, here, hasInputs))}`)
  }
  return EXIT.pass
}

/**
 * The first folder in which a known tool keeps migrations as SQL files. Migrations in other languages do not count,
 * because only their tool can run them.
 */
function migrationsIn(top: string): string | undefined {
  return MIGRATION_FOLDERS.find((folder) => {
    const names = unless(['ENOENT', 'ENOTDIR', 'EACCES'], () => readdirSync(join(top, folder))) ?? []
    return migrationOrder(names).length > 0
  })
}

/**
 * @param here turns a path of the repository into a word for the user's shell
 * @param hasInputs whether the workflow gives the action any input
 */
function nextSteps(
  paths: readonly string[],
  image: string | undefined,
  here: (path: string) => string,
  hasInputs: boolean,
): string[] {
  const flags = paths.map((source) => ` --config ${isCommand(source) ? shellWord(source) : here(source)}`)
  const imageFlag = image === undefined ? '' : ` --image ${shellWord(image)}`
  return [
    `1. nothing is released yet: push a copy of qpsgate, and write its name and a commit in place of ${ACTION}`,
    `2. to begin with a check that blocks nothing, add ${hasInputs ? 'fail-on: none below the last with:' : 'with: and, below it, fail-on: none to the last step'}`,
    `3. git add ${here(WORKFLOW_PATH)} && git commit -m "ci: measure what configuration changes cost", on the default branch`,
    `4. change a setting${image === undefined ? ' or the tag of an image' : ''}, and open a pull request`,
    `   or ${whereToRun(image)}: ${programWords()} run${flags.join('')} --base HEAD${imageFlag}`,
  ]
}

function whereToRun(image: string | undefined): string {
  if (image === undefined) return 'here'
  return findProgram('docker') === undefined ? 'here, once docker is installed' : 'here, with docker'
}

/** @throws UserError if git does not work there, or a forge other than GitHub runs the pipelines */
function checkoutToGate(standing: string): Checkout {
  const checkout = findCheckout(standing)
  if (checkout === undefined) throw new UserError(`${standing} is in no repository of git; run init in one`)
  const refusal = gitRefusal(checkout)
  if (refusal !== undefined) throw new UserError(`git does not work here: ${escapeInvisible(refusal)}`)
  const isThere = (path: string) => existsSync(join(checkout.top, path))
  const forge = isThere('.github') ? undefined : Object.entries(OTHER_FORGES).find(([path]) => isThere(path))
  if (forge === undefined) return checkout
  const [path, recipe] = forge
  throw new UserError(
    `found ${path}, and no .github, so nothing was written; copy the job of ${DOCS}/recipes/${recipe}.md`,
  )
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`
}

interface Past {
  readonly lines: readonly string[]
  readonly isMeasured: boolean
  readonly images: readonly string[]
}

const NO_PAST: Past = { lines: [], isMeasured: false, images: [] }

function lookBack(checkout: Checkout): Past {
  if (commitOf(checkout, 'HEAD') === undefined) return NO_PAST
  const changes = pastChanges(checkout, MOST_CHANGES, isSourcePath)
  const until = performance.now() + MOST_MS
  const measured: string[] = []
  const images = new Set<string>()
  let count = 0
  for (const change of changes) {
    if (count > 0 && performance.now() > until) break
    count += 1
    const servers = measuredServers(change)
    if (servers.length === 0) continue
    measured.push(describeChange(change, [...new Set(servers.map(({ file }) => file))]))
    for (const { image } of servers) if (image !== undefined && IMAGE_NAME.test(image.value)) images.add(image.value)
  }
  if (count === 0) return NO_PAST
  const among = count === 1 ? 'the last commit' : `the last ${count} commits`
  const lines = [`in ${among}, ${measured.length === 0 ? 'none' : measured.length} would have been measured`]
  const more = measured.length > MOST_SHOWN ? [`and ${measured.length - MOST_SHOWN} others`] : []
  return {
    lines: [...lines, ...measured.slice(0, MOST_SHOWN), ...more],
    isMeasured: measured.length > 0,
    images: [...images],
  }
}

/** A change in a line: "1a2b3c4 Raise the buffer pool: config/my.cnf". */
function describeChange({ commit, title }: PastChange, [file = '', ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return `${commit.slice(0, 7)} ${quote(title.slice(0, 72)).slice(1, -1)}: ${quote(file).slice(1, -1)}${more}`
}

/** Path of a source from the top of the repository, because the workflow runs at the top. */
function pathFromTop(argument: string, standing: string, top: string): string {
  const refuse = (why: string) => new UserError(`--config ${quote(argument)}: ${why}`)
  const isFile = existsSync(resolve(standing, argument))
  const { path: named, at } = isFile ? { path: argument, at: undefined } : splitSource(argument)
  const path = relative(top, realPathOf(resolve(standing, named))) || '.'
  const source = isCommand(argument) ? argument : at === undefined ? path : `${path}#${at}`
  const why = whyUnwritable(source)
  if (why !== undefined) throw refuse(`its path ${why}`)
  if (isCommand(argument)) return argument
  if (!isInside(join(top, path), top)) throw refuse(`it is not in ${top}, where the workflow finds its files`)
  if (!existsSync(join(top, path))) throw refuse('there is no such file')
  return source
}

function notesOn(image: string | undefined, past: Past): string[] {
  const images = image === undefined ? past.images : [image]
  const isUnnamed = image === undefined && past.isMeasured && past.images.length === 0
  const registries = new Set(images.flatMap((name) => privateRegistry(name) ?? []))
  return [
    ...(isUnnamed ? ['no file of these commits names an image: --image takes that of production'] : []),
    ...(image !== undefined && past.images.length > 0
      ? [`${image} replaces the images of the files, so a new tag there shows no cost`]
      : []),
    ...images.filter(isFloating).map((name) => `${name} is another version tomorrow: pin the tag of production`),
    ...[...registries].map((name) => `${name} may want a login: add docker/login-action before qpsgate`),
  ]
}
