/** `qpsgate init`: the files that configure servers → the workflow → the findings and the next steps. */
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import {
  type ChosenImage,
  chooseImage,
  chooseSources,
  describeSource,
  type FoundSource,
  imagesOf,
  isWorthReading,
  MOST_FILES,
  MOST_SOURCES,
  mayBeSource,
  serversIn,
  whyUnwritable,
} from '../core/init/find-sources.ts'
import { WORKFLOW_PATH, workflowText } from '../core/init/workflow.ts'
import { DOCS } from '../core/names.ts'
import { configured } from '../core/sources/compare-servers.ts'
import { isFloating, privateRegistry } from '../core/sources/images.ts'
import { readSource, SideTexts, splitSource } from '../core/sources/read-source.ts'
import { renderCommand } from '../core/sources/rendered.ts'
import { neighboursOf } from '../core/sources/stray-lines.ts'
import { escapeInvisible, quote } from '../core/suite/problems.ts'
import { shellWord } from '../core/wording/escape.ts'
import { suiteOptionFiles } from '../edges/files/option-files.ts'
import { isInside, realPathOf } from '../edges/files/paths.ts'
import { refuseExisting, writeAllNew } from '../edges/files/write-new.ts'
import { type Checkout, findCheckout, given, refusalOf } from '../edges/git/checkout.ts'
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
export async function initFrom(standing: string, { configs, image: asked, isDryRun }: InitRequest): Promise<number> {
  const checkout = await checkoutOf(standing)
  const { top } = checkout
  const { offered, unread } = await sourcesOf(checkout)
  const { taken, aside, unwritable } = chooseSources(offered)
  const isNamed = configs.length > 0
  const chosen = isNamed
    ? configs.map((name) => namedSource(name, realPathOf(standing), top))
    : taken.map(({ path }) => path)
  const paths = chosen.slice(0, MOST_SOURCES)
  const sources = paths.map((path) => sourceAt(path, top))
  const image = chooseImage(asked, sources, offered)
  const passedOver = [
    ...aside.map((source) => `${describeSource(source)} (for tests, development or readers)`),
    ...unwritable.map(({ path, why }) => `${quote(path)} ${why}`),
    ...unread,
    ...(taken.length > MOST_SOURCES ? [`more than ${MOST_SOURCES} files`] : []),
  ]
  print(section('found', sources.map(describeSource)))
  print(section('left out; --config takes one', isNamed ? [] : passedOver.slice(0, MOST_LEFT_OUT)))
  const [first] = paths
  if (first === undefined)
    throw new UserError(
      'found no file that configures a server, so nothing was written; looked for option files with a group such as ' +
        '[mysqld], and for MySQL or MariaDB in compose files, Dockerfiles, YAML, Terraform and CloudFormation. ' +
        'Name one with --config PATH, or what a program makes of a template with --config "render: COMMAND"',
    )
  print(section('note', notesOn(image, sources)))
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

/** The repository of git around a folder, if this forge can run the workflow. */
async function checkoutOf(folder: string): Promise<Checkout> {
  const checkout = findCheckout(folder)
  if (checkout === undefined) throw new UserError(`${folder} is in no repository of git; run init in one`)
  const refusal = await refusalOf(checkout)
  if (refusal !== undefined) throw new UserError(`git does not work here: ${escapeInvisible(refusal)}`)
  const forges = existsSync(join(checkout.top, '.github')) ? [] : Object.entries(OTHER_FORGES)
  const forge = forges.find(([path]) => existsSync(join(checkout.top, path)))
  if (forge === undefined) return checkout
  const recipe = `${DOCS}/recipes/${forge[1]}.md`
  throw new UserError(`found ${forge[0]}, and no .github, so nothing was written; copy the job of ${recipe}`)
}

/** @param here a path of the repository as a word for the user's shell */
function nextSteps(source: string, image: ChosenImage, here: (path: string) => string): string[] {
  const config = renderCommand(source) === undefined ? here(source) : shellWord(source)
  const isOfFiles = image.kind === 'of-files'
  const pinned = isOfFiles ? '' : ` --image ${shellWord(image.image)}`
  return [
    `1. git add ${here(WORKFLOW_PATH)} && git commit -m "ci: measure what configuration changes cost"`,
    `2. change a setting${isOfFiles ? ' or the tag of an image' : ''}, and open a pull request`,
    `   or, with docker here: ${programWords()} run --config ${config} --base HEAD${pinned}`,
  ]
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`
}

interface RepositorySources {
  /** Every file in which the readers of the gate see servers. */
  readonly offered: readonly FoundSource[]
  /** The other files, with the reason. */
  readonly unread: readonly string[]
}

async function sourcesOf({ top, git }: Checkout): Promise<RepositorySources> {
  const listed = given(await git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])) ?? ''
  const depth = (path: string) => path.split('/').length
  const paths = [...new Set(listed.split('\0'))]
    .filter(mayBeSource)
    .toSorted((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1))
  const offered: FoundSource[] = []
  const unread = paths.length > MOST_FILES ? [`all but ${MOST_FILES} of ${paths.length} files`] : []
  const reader = readerAt(top)
  for (const path of paths.slice(0, MOST_FILES)) {
    const reading = reader.file(path, path)
    if (reading.kind !== 'text' || !isWorthReading(path, reading.text)) continue
    try {
      const source = sourceAt(path, top)
      if (source.servers.length > 0) offered.push(source)
    } catch (thrown) {
      if (!(thrown instanceof UserError)) throw thrown
      unread.push(thrown.message)
    }
  }
  return { offered, unread }
}

/** A pull request may bring a link: nothing outside the repository is read. */
function readerAt(top: string) {
  return suiteOptionFiles(join(top, 'qpsgate.yml'))
}

/** @throws UserError if the gate would refuse it */
function sourceAt(name: string, top: string): FoundSource {
  if (renderCommand(name) !== undefined) return { path: name, servers: [] }
  const { path, at } = existsSync(join(top, name)) ? { path: name, at: undefined } : splitSource(name)
  const texts = new SideTexts(readerAt(top))
  const reading = readSource(path, texts)
  const [problem] = reading.kind === 'read' ? reading.problems : []
  if (problem !== undefined)
    throw new UserError(`${quote(problem.file)}:${problem.line}: found ${problem.found}; allowed: ${problem.allowed}`)
  if (reading.kind === 'unusable') throw new UserError(`${quote(path)}: ${reading.found}; allowed: ${reading.allowed}`)
  // Values by reference often stand in files beside.
  if (reading.kind === 'read') for (const file of neighboursOf([...reading.files], texts)) texts.of(file, path)
  const meant = reading.kind === 'read' ? reading.servers.filter((server) => at === undefined || server.at === at) : []
  const servers = configured(meant, texts.all(), undefined)
  return { ...serversIn({ path, servers }), path: name }
}

/** The path from the top for one that the user gave. */
function namedSource(name: string, standing: string, top: string): string {
  const refusal = (why: string) => new UserError(`--config ${quote(name)}: ${why}`)
  const source = existsSync(resolve(standing, name)) ? { path: name, at: undefined } : splitSource(name)
  const path = relative(top, realPathOf(resolve(standing, source.path))) || '.'
  const isRendered = renderCommand(name) !== undefined
  const whole = isRendered ? name : source.at === undefined ? path : `${path}#${source.at}`
  const why = whyUnwritable(whole)
  if (why !== undefined) throw refusal(`its path ${why}`)
  if (isRendered) return whole
  if (!isInside(join(top, path), top)) throw refusal(`it is not in ${top}, where the workflow finds its files`)
  if (!existsSync(join(top, path))) throw refusal('there is no such file')
  return whole
}

/** What the person who commits the workflow should know. */
function notesOn(image: ChosenImage, sources: readonly FoundSource[]): string[] {
  const images = image.kind === 'of-files' ? image.images : [image.image]
  const registries = new Set(images.flatMap((name) => privateRegistry(name) ?? []))
  const hides = image.kind === 'flag' && imagesOf(sources).length > 0
  return [
    'no release has qpsgate/qpsgate@v1 yet: push a copy of qpsgate, and write its name and a commit there',
    ...(image.kind === 'found' ? [`${image.image} is measured, the only image that a file names`] : []),
    ...(hides ? [`${image.image} replaces the images of the files, so a new tag there shows no cost`] : []),
    ...images.filter(isFloating).map((name) => `${name} is another version tomorrow: pin the tag of production`),
    ...[...registries].map((name) => `${name} may want a login: add docker/login-action before qpsgate`),
  ]
}
