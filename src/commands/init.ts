/** `qpsgate init`: the files that configure servers → the workflow → the findings and the next steps. */
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import {
  type ChosenImage,
  type ChosenSources,
  chooseImage,
  chooseSources,
  describeSource,
  imagesOf,
  isWorthReading,
  MOST_FILES,
  MOST_SOURCES,
  mayBeSource,
  realServers,
  type ServerSource,
  whyUnwritable,
} from '../core/init/find-sources.ts'
import { WORKFLOW_PATH, workflowText } from '../core/init/workflow.ts'
import { DOCS } from '../core/names.ts'
import { neighboursOf } from '../core/sources/changed-files.ts'
import { configured } from '../core/sources/compare-servers.ts'
import { isFloating, privateRegistry } from '../core/sources/images.ts'
import { readSource, SideTexts, type SourcePath, selected, splitSource } from '../core/sources/read-source.ts'
import { isCommand } from '../core/sources/rendered.ts'
import type { OptionFileReader } from '../core/suite/option-includes.ts'
import { escapeInvisible, quote } from '../core/suite/problems.ts'
import { shellWord } from '../core/wording/escape.ts'
import { suiteOptionFiles } from '../edges/files/option-files.ts'
import { isInside, realPathOf } from '../edges/files/paths.ts'
import { refuseExisting, writeAllNew } from '../edges/files/write-new.ts'
import { type Checkout, findCheckout, outputOf, refusalOf } from '../edges/git/checkout.ts'
import { type InitRequest, parseInitFlags } from '../edges/terminal/init-flags.ts'
import { print, programWords } from '../edges/terminal/output.ts'
import { EXIT, UserError } from '../errors.ts'

/** Limit for the files that are shown as left out. */
const MOST_LEFT_OUT = 20

/** Files of other forges, and their recipe. */
const OTHER_FORGES = { '.gitlab-ci.yml': 'gitlab', '.gitea': 'other-forges', '.forgejo': 'other-forges' } as const

export function initCommand(args: readonly string[]): Promise<number> {
  return initFrom(process.cwd(), parseInitFlags(args))
}

/**
 * @param standing the current folder
 * @throws UserError if there is nothing to gate, no repository of git, or a workflow is there already
 */
export async function initFrom(standing: string, { configs, image: flag, isDryRun }: InitRequest): Promise<number> {
  const checkout = checkoutToGate(standing)
  const { top } = checkout
  const { sources, leftOut } = searchFiles(checkout)
  const chosen = chooseSources(sources)
  const isNamed = configs.length > 0
  const named = configs.map((argument) => pathFromTop(argument, realPathOf(standing), top))
  const paths = (isNamed ? named : chosen.taken.map(({ path }) => path)).slice(0, MOST_SOURCES)
  const gated = paths.map((path) => readFile(path, top))
  const image = chooseImage(flag, gated, sources)
  print(section('found', gated.map(describeSource)))
  const passedOver = isNamed ? [] : [...passedOverText(chosen), ...leftOut]
  if (!isNamed && chosen.taken.length > MOST_SOURCES) passedOver.push(`more than ${MOST_SOURCES} files`)
  print(section('left out; --config takes one', passedOver.slice(0, MOST_LEFT_OUT)))
  const [first] = paths
  if (first === undefined)
    throw new UserError(
      'found no file that configures a server, so nothing was written; looked for option files with a group such as ' +
        '[mysqld], and for MySQL or MariaDB in compose files, Dockerfiles, YAML, Terraform and CloudFormation. ' +
        'Name one with --config PATH, or what a program makes of a template with --config "render: COMMAND"',
    )
  print(section('note', notesOn(image, gated)))

  const workflow = { path: WORKFLOW_PATH, text: workflowText(paths, image) }
  if (isDryRun) {
    refuseExisting(top, [workflow])
    print(`would write ${WORKFLOW_PATH}\n\n${workflow.text}`)
  } else {
    writeAllNew(top, [workflow])
    const here = (path: string) => shellWord(relative(realPathOf(standing), join(top, path)))
    print(`wrote ${WORKFLOW_PATH}\n\n${section('next', nextSteps(first, image, here))}`)
  }
  return EXIT.pass
}

/** @param here a path of the repository as a word for the user's shell */
function nextSteps(source: string, image: ChosenImage, here: (path: string) => string): string[] {
  const config = isCommand(source) ? shellWord(source) : here(source)
  const isOfFiles = image.kind === 'of-files'
  const pinned = isOfFiles ? '' : ` --image ${shellWord(image.image)}`
  return [
    `1. git add ${here(WORKFLOW_PATH)} && git commit -m "ci: measure what configuration changes cost"`,
    `2. change a setting${isOfFiles ? ' or the tag of an image' : ''}, and open a pull request`,
    `   or, with docker here: ${programWords()} run --config ${config} --base HEAD${pinned}`,
  ]
}

/** @throws UserError if git does not work there, or another forge than GitHub runs the pipelines */
function checkoutToGate(standing: string): Checkout {
  const checkout = findCheckout(standing)
  if (checkout === undefined) throw new UserError(`${standing} is in no repository of git; run init in one`)
  const refusal = refusalOf(checkout)
  if (refusal !== undefined) throw new UserError(`git does not work here: ${escapeInvisible(refusal)}`)
  const isThere = (path: string) => existsSync(join(checkout.top, path))
  const forge = isThere('.github') ? undefined : Object.entries(OTHER_FORGES).find(([path]) => isThere(path))
  if (forge === undefined) return checkout
  const [path, recipe] = forge
  throw new UserError(
    `found ${path}, and no .github, so nothing was written; copy the job of ${DOCS}/recipes/${recipe}.md`,
  )
}

function passedOverText({ aside, unwritable }: ChosenSources): string[] {
  return [
    ...aside.map((source) => `${describeSource(source)} (for tests, development or readers)`),
    ...unwritable.map(({ path }) => `${quote(path)} ${whyUnwritable(path)}`),
  ]
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`
}

interface FileSearch {
  readonly sources: readonly ServerSource[]
  /** Files that could not be read, with the reason. */
  readonly leftOut: readonly string[]
}

/** Every file in which the gate's readers see servers. */
function searchFiles({ top, git }: Checkout): FileSearch {
  const listed = outputOf(git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])) ?? ''
  const depth = (path: string) => path.split('/').length
  const paths = [...new Set(listed.split('\0'))]
    .filter(mayBeSource)
    .toSorted((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1))
  const sources: ServerSource[] = []
  const leftOut = paths.length > MOST_FILES ? [`all but ${MOST_FILES} of ${paths.length} files`] : []
  const reader = readerAt(top)
  for (const path of paths.slice(0, MOST_FILES)) {
    const reading = reader.file(path, path)
    if (reading.kind !== 'text' || !isWorthReading(path, reading.text)) continue
    try {
      const source = readFile(path, top)
      if (source.servers.length > 0) sources.push(source)
    } catch (thrown) {
      if (!(thrown instanceof UserError)) throw thrown
      leftOut.push(thrown.message)
    }
  }
  return { sources, leftOut }
}

/** A pull request may bring a link: nothing outside the repository is read. */
function readerAt(top: string): OptionFileReader {
  return suiteOptionFiles(join(top, 'qpsgate.yml'))
}

/** @throws UserError if the gate would refuse it */
function readFile(source: string, top: string): ServerSource {
  if (isCommand(source)) return { path: source, servers: [] }
  const { path, at } = splitExisting(source, top)
  const texts = new SideTexts(readerAt(top))
  const reading = readSource(path, texts)
  if (reading.kind === 'absent') return { path: source, servers: [] }
  if (reading.kind === 'unusable') throw new UserError(`${quote(path)}: ${reading.actual}; allowed: ${reading.allowed}`)
  const [problem] = reading.problems
  if (problem !== undefined)
    throw new UserError(`${quote(problem.file)}:${problem.line}: found ${problem.actual}; allowed: ${problem.allowed}`)
  // Values by reference often stand in files beside.
  for (const file of neighboursOf(reading.files, texts)) texts.of(file, path)
  const servers = configured(selected(reading.servers, at), texts.all(), undefined)
  return { path: source, servers: realServers(path, servers) }
}

/** A file may have a `#` in its name. */
function splitExisting(source: string, folder: string): SourcePath {
  return existsSync(resolve(folder, source)) ? { path: source, at: undefined } : splitSource(source)
}

/** The source as the workflow names it, from the top, for one that the user named. */
function pathFromTop(argument: string, standing: string, top: string): string {
  const refuse = (why: string) => new UserError(`--config ${quote(argument)}: ${why}`)
  const { path: named, at } = splitExisting(argument, standing)
  const path = relative(top, realPathOf(resolve(standing, named))) || '.'
  const source = isCommand(argument) ? argument : at === undefined ? path : `${path}#${at}`
  const why = whyUnwritable(source)
  if (why !== undefined) throw refuse(`its path ${why}`)
  if (isCommand(argument)) return argument
  if (!isInside(join(top, path), top)) throw refuse(`it is not in ${top}, where the workflow finds its files`)
  if (!existsSync(join(top, path))) throw refuse('there is no such file')
  return source
}

/** Notes for the person who commits the workflow. */
function notesOn(image: ChosenImage, sources: readonly ServerSource[]): string[] {
  const images = image.kind === 'of-files' ? image.images : [image.image]
  const registries = new Set(images.flatMap((name) => privateRegistry(name) ?? []))
  const hides = image.kind === 'flag' && imagesOf(sources).length > 0
  return [
    'no release has qpsgate/qpsgate@v1 yet: push a copy of qpsgate, and write its name and a commit there',
    ...(image.kind === 'only' ? [`${image.image} is measured, the only image that a file names`] : []),
    ...(hides ? [`${image.image} replaces the images of the files, so a new tag there shows no cost`] : []),
    ...images.filter(isFloating).map((name) => `${name} is another version tomorrow: pin the tag of production`),
    ...[...registries].map((name) => `${name} may want a login: add docker/login-action before qpsgate`),
  ]
}
