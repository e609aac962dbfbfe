/**
 * Reads files that production renders with a tool, such as Compose files and charts, from what the tool prints on both
 * sides of the change.
 */
import { basename, isAbsolute, join, relative } from 'node:path'
import type { Source } from '../core/sources/changed-servers.ts'
import { isOptionFile, type SideFiles } from '../core/sources/read-file.ts'
import { type RenderedText, renderedSource } from '../core/sources/rendered-source.ts'
import {
  MOST_RENDERINGS,
  RENDERERS,
  type Renderer,
  type Rendering,
  type RepositoryFiles,
} from '../core/sources/renderers.ts'
import { bothSides, type Side, type Sides } from '../core/sources/sides.ts'
import { readSource, type SourceReading } from '../core/sources/source-servers.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import { realPathOf } from '../edges/files/paths.ts'
import type { GitRevision } from '../edges/git/revision.ts'
import { WORKING_DIRECTORY } from '../edges/sources/render.ts'
import { type ToolOutput, Tools } from '../edges/sources/tools.ts'

interface ToolPlace {
  readonly repository: string
  readonly revision: GitRevision
  readonly files: Sides<SideFiles>
  /**
   * Paths that the user named; empty if there are none. If values files of a chart are among them, the chart is
   * rendered with these alone.
   */
  readonly named: readonly string[]
  /** Gets a note of each installation; undefined if nothing may be installed. */
  readonly installing: ((text: string) => void) | undefined
}

export interface RenderedSources {
  readonly sources: readonly Source[]
  /** Paths that a tool has read, so that no reader of files reads them again. */
  readonly taken: ReadonlySet<string>
  readonly warnings: readonly Warning[]
  readonly tools: Readonly<Record<string, string>>
}

export const NOTHING_RENDERED: RenderedSources = { sources: [], taken: new Set(), warnings: [], tools: {} }

interface RenderPlan {
  readonly path: string
  readonly renderer: Renderer
  readonly renderings: Sides<readonly Rendering[]>
}

/**
 * Reads paths with the tools that render them. A path whose tool is missing or fails is left to the readers of files.
 *
 * @throws the signal's reason
 */
export async function renderSources(
  paths: readonly string[],
  place: ToolPlace,
  signal: AbortSignal,
): Promise<RenderedSources> {
  const repository = new RepositoryPaths(place)
  const plans = paths.flatMap((path) => renderPlan(path, repository, place) ?? [])
  if (plans.length === 0) return NOTHING_RENDERED
  const { installing, revision } = place
  using tools = new Tools({ top: repository.top, commit: revision.commit, installing }, signal)
  const sources: Source[] = []
  const taken = new Set<string>()
  const failed = new Map<string, Warning<'tool-failed'>>()
  const missing = new Map<string, string[]>()
  const done = new Set<string>()
  for (const { path, renderer, renderings } of plans) {
    const { name: tool } = renderer
    const all = [...renderings.after, ...renderings.before]
    const [{ unit = path } = {}] = all
    const key = JSON.stringify([tool, unit])
    if (done.has(key) || taken.has(path)) {
      taken.add(path)
      continue
    }
    const refuse = (why: string) => {
      const { files = [] } = failed.get(`${tool} ${why}`) ?? {}
      failed.set(`${tool} ${why}`, { code: 'tool-failed', files: [...files, path], tool, why })
    }
    if (all.length > 2 * MOST_RENDERINGS) {
      refuse(`it makes more than ${MOST_RENDERINGS} configurations of it`)
      continue
    }
    const [after, before] = await Promise.all([
      printSide(tools, repository, renderer, renderings.after, 'after'),
      printSide(tools, repository, renderer, renderings.before, 'before'),
    ])
    if (after.kind === 'missing' || before.kind === 'missing') missing.set(tool, [...(missing.get(tool) ?? []), path])
    else if (after.kind === 'failed')
      refuse(repository.isTracked(path) ? after.why : 'git does not track it, and tools see nothing else')
    else if (before.kind === 'failed') refuse(`before the change, ${before.why}`)
    else {
      const source = renderedSource(repository.spelled(unit), { before: before.texts, after: after.texts }, place.files)
      if (!hasServers(source.read)) {
        const read = bothSides((side) => readSource(path, place.files[side]))
        if (hasServers(read)) refuse('no server is in what it prints')
        continue
      }
      done.add(key)
      sources.push(source)
      for (const read of [
        path,
        ...all.flatMap((each) => [each.unit, ...each.reads]).map((each) => repository.spelled(each)),
      ])
        taken.add(read)
    }
  }
  const absent = [...missing].map(([tool, files]): Warning => ({ code: 'tool-missing', tool, files }))
  return { sources, taken, warnings: [...failed.values(), ...absent], tools: Object.fromEntries(tools.versions) }
}

function hasServers({ before, after }: Sides<SourceReading>): boolean {
  return before.servers.length + after.servers.length > 0
}

function renderPlan(path: string, repository: RepositoryPaths, { named, files }: ToolPlace): RenderPlan | undefined {
  const inside = repository.inside(path)
  const asked = named.map((each) => repository.inside(each))
  if ((['before', 'after'] as const).some((side) => repository.isExact(inside, side))) return undefined
  for (const renderer of RENDERERS) {
    const there = bothSides((side) => renderer.renderings(inside, repository.files[side], asked))
    // A tool may merge several files. If one of them is new or gone, the other side is rendered without it.
    const renderings = bothSides((side, other) =>
      there[side].length > 0 || files[side].isThere(path)
        ? there[side]
        : distinctUnits(there[other]).flatMap((unit) => renderer.renderings(unit, repository.files[side], asked)),
    )
    if (renderings.before.length + renderings.after.length === 0) continue
    // If the tool cannot render one side's form of the file, there is nothing to compare, so the tool is not used.
    const isOther = (side: Side) => renderings[side].length === 0 && files[side].isThere(path)
    return isOther('before') || isOther('after') ? undefined : { path, renderer, renderings }
  }
  return undefined
}

function distinctUnits(renderings: readonly Rendering[]): string[] {
  return [...new Set(renderings.map(({ unit }) => unit))]
}

/** Translates paths, because tools count them from the top of the repository, and readers from the current folder. */
class RepositoryPaths {
  readonly top: string
  readonly files: Sides<RepositoryFiles>
  readonly #here = realPathOf('.')
  readonly #files: Sides<SideFiles>
  readonly #revision: GitRevision
  #paths: readonly string[] | undefined

  constructor({ repository, revision, files }: ToolPlace) {
    this.top = realPathOf(repository)
    this.#files = files
    this.#revision = revision
    this.files = bothSides((side) => ({
      text: (path) => files[side].text(this.spelled(path)) ?? '',
      names: (folder) => files[side].names(this.spelled(folder)),
      foldersWith: (name) =>
        this.#tracked()
          .filter((path) => name.test(basename(path)))
          .map((path) => join(path, '..')),
    }))
  }

  /** Paths that git tracks now, because tools run on a copy of these files alone. */
  #tracked(): readonly string[] {
    this.#paths ??= this.#revision.tracked().map((path) => relative(this.top, path))
    return this.#paths
  }

  isTracked(path: string): boolean {
    const inside = this.inside(path)
    return inside === '.' || this.#tracked().some((each) => each === inside || each.startsWith(`${inside}/`))
  }

  inside(path: string): string {
    return relative(this.top, isAbsolute(path) ? realPathOf(path) : join(this.#here, path)) || '.'
  }

  spelled(path: string): string {
    return relative(this.#here, join(this.top, path)) || '.'
  }

  /** Whether servers read a path themselves, as an option file or a folder of such files: then no tool renders it. */
  isExact(path: string, side: Side): boolean {
    const names = this.#files[side].names(this.spelled(path))
    return isOptionFile(path, this.files[side].text(path)) || names.some((name) => /\.cnf$/i.test(name))
  }
}

type SidePrints =
  | { readonly kind: 'texts'; readonly texts: readonly RenderedText[] }
  | Exclude<ToolOutput, { kind: 'text' }>

async function printSide(
  tools: Tools,
  repository: RepositoryPaths,
  renderer: Renderer,
  renderings: readonly Rendering[],
  side: Side,
): Promise<SidePrints> {
  const texts: RenderedText[] = []
  for (const rendering of renderings) {
    const { name, isRest, folder, reads } = rendering
    const printed = await tools.print(renderer, rendering, side)
    if (printed.kind !== 'text') return printed
    const files = reads.flatMap((path) => filesIn(path, repository.files[side]))
    const origins = files.map((path) => repository.spelled(path))
    texts.push({ name, isRest, text: textFromFolder(renderer.plain(printed.text), folder), origins })
  }
  return { kind: 'texts', texts }
}

/**
 * Maximum number of files and folders in which the lines of an output are looked up, so that a huge folder costs little
 * time.
 */
const MOST_FILES = 300

function filesIn(path: string, files: RepositoryFiles): string[] {
  const paths: string[] = []
  const open = [path]
  for (const each of open) {
    const names = files.names(each)
    if (names.length === 0) paths.push(each)
    else open.push(...names.filter((name) => !name.startsWith('.git')).map((name) => join(each, name)))
    if (open.length > MOST_FILES) break
  }
  return paths
}

/**
 * Replaces the working directory of the tool's sandbox by a relative path, so that readers find the files that the
 * output names.
 */
function textFromFolder(text: string, folder: string): string {
  const up = folder === '.' ? '.' : relative(folder, '.')
  const whole = new RegExp(`(?<![\\w./-])${WORKING_DIRECTORY}(?=[/\\s"',:]|$)`, 'gm')
  return text.replace(whole, up)
}
