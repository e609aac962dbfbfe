/** Everything that is found out of a repository, of the texts that an edge has gathered. */

import type { InitRequest } from '../request/set-up-requests.ts'
import { holdsServer, isFloating, isMariaDb, privateRegistry, usualImage } from '../sources/images.ts'
import { readVariables } from '../sources/interpolation.ts'
import { IMAGE_NAME } from '../suite/suite.ts'
import { type ComposeFindings, holdsOptions, readCompose, readDockerfile, readManifest } from './container-files.ts'
import { chooseImage } from './database-image.ts'
import { type FileKind, kindOf, wantedFiles, whyUnwritable } from './file-kinds.ts'
import type {
  Caution,
  ChosenImage,
  Findings,
  FoundForge,
  FoundImage,
  FoundOptionFile,
  FoundRunner,
  GatedConfig,
  GatheredRepository,
  OpenName,
  PassedOver,
  Runner,
  Source,
  Unread,
  Use,
} from './findings.ts'
import { forgeOf, workflowFolderOf } from './forges.ts'
import { folderOf } from './repository-paths.ts'
import { chooseConfigs, describeOptionFile, isIn, readServerFile, usesOf } from './server-files.ts'
import { chooseRunner, mayBeOwn, readWorkflow, type WorkflowFindings } from './workflow.ts'

/** Files and folders that a workflow names; more of one standing are for whoever knows them to choose from. */
export const MOST_CONFIGS = 20

export function findOut(repository: GatheredRepository, request: InitRequest, mostPaths: number): Findings {
  const { wanted, cut } = wantedFiles(repository.paths)
  const servers = serversIn(repository, wanted)
  const forge = forgeOf(repository.hosts, repository.paths)
  const workflowFolder = workflowFolderOf(forge.forge, repository.paths)
  const files = optionFilesIn(repository, wanted, servers.uses)
  const options = request.configs.length > 0 ? named(repository, files) : chooseConfigs(writableOnly(files))
  const configs = options.configs.slice(0, MOST_CONFIGS)
  const images = imagesFor(request.image, servers.images)
  const chosen = chooseImage(images.usable, configs)
  const ran = [...servers.workflows].filter(([path]) => folderOf(path) === workflowFolder).map(([, found]) => found)
  const running = runnerFor(request.runner, ran, forge.forge === 'github')
  const isForMariaDb =
    configs.some((config) => config.isForMariaDb) || servers.open.some(({ written }) => isMariaDb(written))
  const image = chosen.image ?? usualFor(isForMariaDb, running.runner, forge)
  const found = { configs, image, isForMariaDb, runner: running.runner, forge, workflowFolder }
  return {
    ...found,
    passedOver: [
      ...optionFilesPassedOver(repository, wanted, files, options),
      ...images.refused,
      ...chosen.others.map((other) => ({ code: 'image', ...other }) as const),
      ...servers.open.map((open) => ({ code: 'open-image', ...open }) as const),
      ...ran.flatMap(({ openRunners }) => openRunners.map((open) => ({ code: 'open-runner', ...open }) as const)),
      ...running.refused,
      ...running.others.map((other) => ({ code: 'runner', ...other }) as const),
      ...[...repository.unread].flatMap(([path, why]) => unreadOf(path, why)),
      ...servers.broken.map((path) => ({ code: 'unread', path, why: 'not-yaml' }) as const),
      ...cut.map(({ what, most }) => ({ code: 'too-many', what: `${what}s`, most }) as const),
      ...(repository.isCut ? [{ code: 'too-many', what: 'files', most: mostPaths } as const] : []),
    ],
    cautions: cautionsOf(found, repository, [...servers.workflows]),
  }
}

interface Servers {
  readonly images: readonly FoundImage[]
  readonly open: readonly OpenName[]
  readonly uses: readonly Use[]
  readonly workflows: ReadonlyMap<string, WorkflowFindings>
  /** Files that ought to be YAML and are not. */
  readonly broken: readonly string[]
}

type Wanted = ReadonlyMap<FileKind, readonly string[]>

function serversIn({ texts }: GatheredRepository, wanted: Wanted): Servers {
  const readAll = <T>(kind: FileKind, read: (text: string, path: string) => T) =>
    (wanted.get(kind) ?? []).flatMap((path) => {
      const text = texts.get(path)
      return text === undefined ? [] : [{ path, found: read(text, path) }]
    })
  const composed = readAll('compose file', (text, path) => readCompose(text, path, variablesBeside(path, texts)))
  const run = readAll('workflow', readWorkflow)
  const copied = readAll('Dockerfile', readDockerfile)
  const deployed = readAll('YAML file', readManifest)
  const services = composed.flatMap(({ found }) => found ?? [])
  const dockerfiles = new Map(copied.map(({ path, found }) => [path, found.images]))
  const workflows = run.flatMap(({ path, found }) => (found === undefined ? [] : [[path, found] as const]))
  const tellers = [
    ...services,
    ...copied.map(({ found }) => found),
    ...workflows.map(([, found]) => ({ ...found, uses: [] })),
  ]
  return {
    images: [
      ...services.flatMap((service) => [...service.images, ...builtImages(service, dockerfiles)]),
      ...copied.flatMap(({ found }) => found.images),
      ...deployed.flatMap(({ found }) => found),
      ...workflows.flatMap(([, { images }]) => images),
    ],
    open: tellers.flatMap(({ open }) => open),
    uses: tellers.flatMap(({ uses }) => uses),
    workflows: new Map(workflows),
    broken: [...composed, ...run].flatMap(({ path, found }) => (found === undefined ? [path] : [])),
  }
}

function variablesBeside(path: string, texts: ReadonlyMap<string, string>) {
  const folder = folderOf(path)
  return readVariables(texts.get(folder === '' ? '.env' : `${folder}/.env`) ?? '')
}

/** A service that is built has the image that its Dockerfile begins with. */
function builtImages(
  { builds }: ComposeFindings,
  dockerfiles: ReadonlyMap<string, readonly FoundImage[]>,
): FoundImage[] {
  return builds.flatMap(({ source, dockerfile }) =>
    (dockerfiles.get(dockerfile) ?? []).slice(-1).map(({ image }) => ({ image, source })),
  )
}

function optionFilesIn({ texts }: GatheredRepository, wanted: Wanted, uses: readonly Use[]): FoundOptionFile[] {
  return (wanted.get('option file') ?? []).flatMap((path) => {
    const text = texts.get(path)
    return text === undefined ? [] : (describeOptionFile(path, text, usesOf(path, uses)) ?? [])
  })
}

function writableOnly(files: readonly FoundOptionFile[]): FoundOptionFile[] {
  return files.filter(({ path }) => whyUnwritable(path) === undefined)
}

interface ChosenConfigs {
  readonly configs: readonly GatedConfig[]
  readonly others: readonly FoundOptionFile[]
}

/** What was named, whatever is found beside it. */
function named(repository: GatheredRepository, files: readonly FoundOptionFile[]): ChosenConfigs {
  const configs = repository.named.map(({ path, isFolder, files: own }): GatedConfig => {
    const read = own.flatMap((file) => readServerFile(file, repository.texts.get(file) ?? '') ?? [])
    const isForMariaDb = read.length > 0 && read.every((file) => file.isForMariaDb)
    return { path, isFolder, files: own, because: { kind: 'flag' }, isForMariaDb }
  })
  const isNamed = (path: string) => configs.some((config) => config.path === path || isIn(path, config.path))
  return { configs, others: writableOnly(files).filter(({ path }) => !isNamed(path)) }
}

function optionFilesPassedOver(
  { texts }: GatheredRepository,
  wanted: Wanted,
  files: readonly FoundOptionFile[],
  { configs, others }: ChosenConfigs,
): PassedOver[] {
  const holders = (wanted.get('YAML file') ?? []).filter((path) => holdsOptions(texts.get(path) ?? ''))
  return [
    ...files.flatMap(({ path }): PassedOver[] => unwritableOf(path)),
    ...others.map(({ path, standing }) => ({ code: 'option-file', path, standing }) as const),
    ...(configs.length > MOST_CONFIGS ? [{ code: 'too-many', what: 'option files', most: MOST_CONFIGS } as const] : []),
    ...(wanted.get('template') ?? []).map((path) => ({ code: 'template', path }) as const),
    ...holders.map((path) => ({ code: 'inline-options', path }) as const),
  ]
}

function unwritableOf(text: string): PassedOver[] {
  const why = whyUnwritable(text)
  return why === undefined ? [] : [{ code: 'unwritable', text, why }]
}

/** Of files that are only looked into for images it does not matter. */
function unreadOf(path: string, why: Unread): PassedOver[] {
  const kind = kindOf(path)
  return kind === 'YAML file' || kind === 'environment file' || kind === 'template'
    ? []
    : [{ code: 'unread', path, why }]
}

/**
 * Where no file names an image that can be told: one of long support for runners of GitHub's, whose own server changes with them and is MySQL
 * whatever is gated; elsewhere nobody knows whether there is docker.
 */
function usualFor(isForMariaDb: boolean, runner: Runner, { forge }: FoundForge): ChosenImage | undefined {
  if (forge !== 'github' || mayBeOwn(runner)) return undefined
  return { image: usualImage(isForMariaDb), source: { kind: 'usual' } }
}

function imagesFor(asked: string | undefined, found: readonly FoundImage[]) {
  const source: Source = { kind: 'flag', flag: '--image' }
  const all = asked === undefined ? found : [{ image: asked, source }, ...found]
  const isUsable = ({ image }: FoundImage) => IMAGE_NAME.test(image)
  return {
    usable: all.filter(isUsable),
    refused: all
      .filter((each) => !isUsable(each))
      .map((each): PassedOver => ({ code: 'open-image', written: each.image, source: each.source })),
  }
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

function cautionsOf(
  { configs, image, isForMariaDb, runner, forge, workflowFolder }: Omit<Findings, 'passedOver' | 'cautions'>,
  { git, paths, texts, named: asked }: GatheredRepository,
  workflows: readonly (readonly [path: string, found: WorkflowFindings])[],
): Caution[] {
  const isGitHub = forge.forge === 'github'
  const known = new Set(asked.length === 0 || git.kind !== 'works' ? [] : paths)
  const strays = git.kind === 'works' ? asked.flatMap(({ files }) => files).filter((path) => !known.has(path)) : []
  const empty = asked.filter(({ files }) => files.every((file) => !readServerFile(file, texts.get(file) ?? '')))
  return [
    ...(git.kind === 'works' ? [] : [{ code: 'no-git', why: git.kind === 'refused' ? git.why : undefined } as const]),
    ...workflows
      .filter(([path, { runsQpsgate }]) => runsQpsgate && folderOf(path) === workflowFolder)
      .map(([path]) => ({ code: 'runs-already', path }) as const),
    ...strays.map((path) => ({ code: 'not-in-git', path }) as const),
    ...empty.map(({ path }) => ({ code: 'no-settings', path }) as const),
    ...enterpriseCaution(forge),
    ...(forge.forge === 'gitlab' ? [{ code: 'no-workflow' } as const] : []),
    ...(isGitHub ? imageCautions(image, isForMariaDb, configs) : withoutDocker(image)),
    ...(isGitHub && mayBeOwn(runner) ? [{ code: 'own-runner' } as const] : []),
  ]
}

/** A server of GitHub's that is somebody's own gets actions from elsewhere. */
function enterpriseCaution({ forge, because }: FoundForge): Caution[] {
  const isOwn = forge === 'github' && because.kind === 'remote' && !/(?:^|\.)github\.com$/i.test(because.host)
  return isOwn ? [{ code: 'enterprise-server', host: because.host }] : []
}

/** Jobs of other forges run in containers, as a rule without docker. */
function withoutDocker(image: ChosenImage | undefined): Caution[] {
  return image === undefined ? [] : [{ code: 'image-without-docker', image: image.image }]
}

function imageCautions(
  found: ChosenImage | undefined,
  isForMariaDb: boolean,
  configs: readonly GatedConfig[],
): Caution[] {
  if (found === undefined) return [{ code: 'no-image', isForMariaDb }]
  const { image } = found
  if (found.source.kind === 'usual') return [{ code: 'usual-image', image }]
  const registry = privateRegistry(image)
  const isOther = holdsServer(image) && !isMariaDb(image)
  return [
    ...(isFloating(image) ? [{ code: 'floating-image', image } as const] : []),
    ...(registry === undefined ? [] : [{ code: 'private-registry', registry } as const]),
    ...configs
      .filter((config) => config.isForMariaDb && isOther)
      .map(({ path }) => ({ code: 'wrong-product', path, image }) as const),
  ]
}
