/** Everything that is found out of a repository, of the texts that an edge has gathered. */

import type { InitRequest } from '../request/set-up-requests.ts'
import { holdsServer, isFloating, isMariaDb, privateRegistry, usualImage } from '../sources/images.ts'
import { isRdsFormula } from '../sources/rds-formulas.ts'
import { WORKLOAD_FILE } from '../suite/workloads.ts'
import { isSample, kindOf, needsRendering, wantedFiles, whyUnwritable } from './file-kinds.ts'
import type {
  Caution,
  ChosenImage,
  Findings,
  FoundForge,
  FoundRunner,
  FoundSource,
  GatedSource,
  GatheredRepository,
  PassedOver,
  Runner,
  Unread,
} from './findings.ts'
import { botsIn, forgeOf, workflowFolderOf } from './forges.ts'
import { chooseImage, sharedImage } from './gated-image.ts'
import { folderOf } from './repository-paths.ts'
import { imageOf, isForMariaDb, otherFilesOf, unknownSettingsOf } from './server-facts.ts'
import { chooseSources, findSources, leftOut, namedSources } from './server-sources.ts'
import { chooseRunner, mayBeOwn, readWorkflow, type WorkflowFindings } from './workflow.ts'

/** Files and folders that a workflow names; among more, the user has to choose. */
export const MOST_CONFIGS = 20

type Workflows = ReadonlyMap<string, WorkflowFindings>

export function findOut(repository: GatheredRepository, request: InitRequest, mostPaths: number): Findings {
  const { wanted, cut } = wantedFiles(repository.paths)
  const forge = forgeOf(repository.hosts, repository.paths)
  const workflowFolder = workflowFolderOf(forge.forge, repository.paths)
  const found = findSources(repository, wanted)
  const named = namedSources(repository)
  const others = found.filter((source) => !isNamed(source, named))
  const chosen = chooseSources(others)
  const all = named.length > 0 ? named : chosen.taken.map(asGated)
  const configs = all.slice(0, MOST_CONFIGS)
  const workflows = workflowsIn(repository, wanted.get('workflow') ?? [])
  const ran = [...workflows].filter(([path]) => folderOf(path) === workflowFolder).map(([, own]) => own)
  const running = runnerFor(request.runner, ran, forge.forge === 'github')
  const isOfMariaDb = configs.some(isForMariaDb)
  const image = chooseImage(request.image, configs, found) ?? usualFor(isOfMariaDb, running.runner, forge)
  const bots = forge.forge === 'github' ? botsIn(repository.paths) : []
  const findings = { configs, image, isForMariaDb: isOfMariaDb, runner: running.runner, forge, workflowFolder, bots }
  const templates = wanted.get('template') ?? []
  return {
    ...findings,
    passedOver: [
      ...(named.length > 0 ? chosen.taken : []).map((source) => leftOut(source, 'not-named')),
      ...chosen.passedOver,
      ...tooMany(all.length > MOST_CONFIGS, 'files that configure servers', MOST_CONFIGS),
      ...found.flatMap(({ path }) => unwritableOf(path)),
      ...[...named, ...others.filter(({ path }) => !isSample(path))].flatMap(brokenOf),
      ...templates.filter(needsRendering).map((path) => ({ code: 'template', path }) as const),
      ...[...workflows.values()].flatMap(({ openImages }) =>
        openImages.map((open) => ({ code: 'open-image', ...open }) as const),
      ),
      ...ran.flatMap(({ openRunners }) => openRunners.map((open) => ({ code: 'open-runner', ...open }) as const)),
      ...running.refused,
      ...running.others.map((other) => ({ code: 'runner', ...other }) as const),
      ...[...repository.unread].flatMap(([path, why]) => unreadOf(path, why)),
      ...cut.flatMap(({ what, most }) => tooMany(true, `${what}s`, most)),
      ...tooMany(repository.isCut, 'files', mostPaths),
    ],
    cautions: [...cautionsOf(findings, repository, [...workflows]), ...testsWithServer(found, repository)],
  }
}

function asGated(source: FoundSource): GatedSource {
  return { ...source, written: source.path, files: [source.path], isNamed: false }
}

function isNamed({ path }: FoundSource, named: readonly GatedSource[]): boolean {
  return named.some(
    (config) =>
      [config.path, ...config.files, ...otherFilesOf(config)].includes(path) || path.startsWith(`${config.path}/`),
  )
}

function workflowsIn({ texts }: GatheredRepository, paths: readonly string[]): Workflows {
  const read = paths.map((path) => [path, readWorkflow(texts.get(path) ?? '', path)] as const)
  return new Map(read.flatMap(([path, own]) => (own === undefined ? [] : [[path, own]])))
}

function tooMany(isSo: boolean, what: string, most: number): PassedOver[] {
  return isSo ? [{ code: 'too-many', what, most }] : []
}

function brokenOf({ kind, problems }: Pick<GatedSource, 'kind' | 'problems'>): PassedOver[] {
  return problems.slice(0, 1).map((problem) => ({ code: 'broken', kind, problem }))
}

function unwritableOf(text: string): PassedOver[] {
  const why = whyUnwritable(text)
  return why === undefined ? [] : [{ code: 'unwritable', text, why }]
}

/** Files that may well be about something else do not matter. */
function unreadOf(path: string, why: Unread): PassedOver[] {
  const kind = kindOf(path)
  const isOther =
    kind === 'YAML file' || kind === 'JSON file' || kind === 'environment file' || kind === 'variable file'
  return isOther ? [] : [{ code: 'unread', path, why }]
}

/**
 * If no file names a known image: an LTS image for GitHub's runners, whose own server changes with them and is MySQL
 * whatever is gated; elsewhere it is unknown whether there is docker.
 */
function usualFor(isOfMariaDb: boolean, runner: Runner, { forge }: FoundForge): ChosenImage | undefined {
  if (forge !== 'github' || mayBeOwn(runner)) return undefined
  return { kind: 'usual', image: usualImage(isOfMariaDb) }
}

function runnerFor(asked: readonly string[] | undefined, workflows: readonly WorkflowFindings[], isGitHub: boolean) {
  const runners = workflows.flatMap((workflow) => workflow.runners)
  const unwritable = (runner: Runner) => [runner.group ?? [], runner.labels].flat().flatMap(unwritableOf)
  const refused = runners.flatMap(unwritable)
  const runner: FoundRunner = { group: undefined, labels: asked ?? [], because: { kind: 'flag' } }
  return asked === undefined
    ? {
        ...chooseRunner(
          runners.filter((each) => unwritable(each).length === 0),
          isGitHub,
        ),
        refused,
      }
    : { runner, others: [], refused }
}

type Found = Omit<Findings, 'passedOver' | 'cautions'>

function cautionsOf(
  found: Found,
  { git, paths, named: asked }: GatheredRepository,
  workflows: readonly (readonly [path: string, found: WorkflowFindings])[],
): Caution[] {
  const { configs, runner, forge, workflowFolder } = found
  const isGitHub = forge.forge === 'github'
  const known = new Set(asked.length === 0 || git.kind !== 'works' ? [] : paths)
  const strays = git.kind === 'works' ? asked.flatMap(({ files }) => files).filter((path) => !known.has(path)) : []
  const empty = configs.filter(({ kind, servers }) => kind !== 'command' && servers.length === 0)
  const computed = configs.filter(({ servers }) =>
    servers.some(
      (server) =>
        server.family !== undefined && unknownSettingsOf(server).some(({ value = '' }) => isRdsFormula(value)),
    ),
  )
  return [
    ...(git.kind === 'works' ? [] : [{ code: 'no-git', why: git.kind === 'refused' ? git.why : undefined } as const]),
    ...workflows
      .filter(([path, { runsQpsgate }]) => runsQpsgate && folderOf(path) === workflowFolder)
      .map(([path]) => ({ code: 'runs-already', path }) as const),
    ...strays.map((path) => ({ code: 'not-in-git', path }) as const),
    ...empty.map(({ written }) => ({ code: 'no-settings', path: written }) as const),
    ...computed.map(({ path }) => ({ code: 'formulas', path }) as const),
    ...enterpriseCaution(forge),
    ...(forge.forge === 'gitlab' ? [{ code: 'no-workflow' } as const] : []),
    ...(isGitHub ? imageCautions(found) : withoutDocker(found)),
    ...(isGitHub && mayBeOwn(runner) ? [{ code: 'own-runner' } as const] : []),
  ]
}

/** Tests that have a server can log the application's own load. */
function testsWithServer(found: readonly FoundSource[], { paths }: GatheredRepository): Caution[] {
  const tests = found.find(({ kind, servers }) => kind === 'workflow' && servers.length > 0)
  const hasWorkload = paths.some((path) => path.endsWith(`/${WORKLOAD_FILE}`))
  return tests === undefined || hasWorkload ? [] : [{ code: 'tests-with-server', path: tests.path }]
}

/** A server of GitHub's that is somebody's own gets actions from elsewhere. */
function enterpriseCaution({ forge, because }: FoundForge): Caution[] {
  const isOwn = forge === 'github' && because.kind === 'remote' && !/(?:^|\.)github\.com$/i.test(because.host)
  return isOwn ? [{ code: 'enterprise-server', host: because.host }] : []
}

function namesOf(image: ChosenImage): readonly string[] {
  return image.kind === 'of-files' ? image.images : [image.image]
}

/** Jobs of other forges run in containers, as a rule without docker. */
function withoutDocker({ image }: Found): Caution[] {
  return image === undefined ? [] : [{ code: 'image-without-docker', image: namesOf(image).join(', ') }]
}

function imageCautions({ configs, image, isForMariaDb: isOfMariaDb }: Found): Caution[] {
  if (image === undefined) return [{ code: 'no-image', isForMariaDb: isOfMariaDb }]
  if (image.kind === 'usual') return [{ code: 'usual-image', image: image.image }]
  const names = namesOf(image)
  const withoutOwn = configs.filter(({ servers }) => servers.some((server) => imageOf(server) === undefined))
  const replaced = image.kind === 'flag' && configs.some(({ servers }) => servers.some(imageOf))
  return [
    ...names.filter(isFloating).map((name) => ({ code: 'floating-image', image: name }) as const),
    ...[...new Set(names.flatMap((name) => privateRegistry(name) ?? []))].map(
      (registry) => ({ code: 'private-registry', registry }) as const,
    ),
    ...(replaced ? [{ code: 'image-replaces', image: image.image } as const] : []),
    ...withoutOwn.flatMap((config) => withoutImage(config, sharedImage(image))),
  ]
}

/** A source that names no image runs in that of the others. */
function withoutImage(config: GatedSource, image: string | undefined): Caution[] {
  const { path } = config
  if (image === undefined) return [{ code: 'several-images', path }]
  const isOther = holdsServer(image) && !isMariaDb(image) && isForMariaDb(config)
  return isOther ? [{ code: 'wrong-product', path, image }] : []
}
