/** What whoever commits the files should know of what was found. */
import { holdsServer, isFloating, isMariaDb, privateRegistry } from './database-image.ts'
import type { Caution, ChosenImage, Findings, FoundForge, GatedConfig } from './findings.ts'
import type { GatheredRepository } from './gathered.ts'
import { folderOf } from './paths.ts'
import { mayBeOwn } from './runners.ts'
import { readServerFile } from './server-files.ts'
import type { WorkflowFindings } from './workflow.ts'

export function cautionsOf(
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
