/** Sources that tools of production render: each is read from what its tool prints, on both sides, where that works. */
import { basename, isAbsolute, join, relative } from 'node:path'
import {
  isOptionFile,
  type NamedReading,
  type ReadServers,
  readingInForm,
  readSource,
  type SideTexts,
} from '../core/sources/read-source.ts'
import { isCommand } from '../core/sources/rendered.ts'
import { type RenderedText, renderedServers } from '../core/sources/rendered-servers.ts'
import {
  MOST_RENDERINGS,
  RENDERERS,
  type Renderer,
  type Rendering,
  type RepositoryFiles,
} from '../core/sources/renderers.ts'
import { bothSides, type Side, type Sides } from '../core/sources/sides.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import { realPathOf } from '../edges/files/paths.ts'
import type { GitRevision } from '../edges/git/revision.ts'
import { WORKING_DIRECTORY } from '../edges/sources/render.ts'
import { type ToolOutput, Tools } from '../edges/sources/tools.ts'

interface ToolPlace {
  /** Folder of the repository. */
  readonly repository: string
  readonly revision: GitRevision
  readonly texts: Sides<SideTexts>
  /** Paths that somebody named: values among them are the only ones of their charts. None: each has the name of its unit. */
  readonly named: readonly string[]
  /** Gets what is installed; undefined: nothing may be. */
  readonly installing: ((text: string) => void) | undefined
}

/** A source, with the path that it had before if that is another one. */
interface MovableReading extends NamedReading {
  readonly former: string | undefined
}

interface ToolReading<Source> {
  readonly sources: readonly Source[]
  readonly warnings: readonly Warning[]
  /** Versions of the tools, by their names. */
  readonly tools: Readonly<Record<string, string>>
}

/** How a source is rendered. */
interface RenderPlan {
  readonly renderer: Renderer
  readonly renderings: Sides<readonly Rendering[]>
}

/**
 * Reads sources by the tools that render them. Others stay as they are, and so do those whose tool is missing or fails.
 *
 * @param sources as fragments are read
 * @throws the signal's reason
 */
export async function readByTools<Source extends MovableReading>(
  sources: readonly Source[],
  place: ToolPlace,
  signal: AbortSignal,
): Promise<ToolReading<Source>> {
  const paths = new RepositoryPaths(place)
  const named = place.named.map((path) => paths.inside(path))
  const asked = sources.map((source) => ({ source, way: wayOf(source, paths, named) }))
  if (asked.every(({ way }) => way === undefined)) return { sources, warnings: [], tools: {} }
  const { installing, revision, texts } = place
  using tools = new Tools({ top: paths.top, commit: revision.commit, installing }, signal)
  const rendered = new RenderedSources(tools, paths, texts)
  const read: Source[] = []
  for (const { source, way } of asked) {
    const sides = way === undefined ? source.read : await rendered.read(source, way)
    if (sides === undefined) continue
    const unit = way && unitOf(way)
    const isUnit = named.length === 0 && unit !== undefined && rendered.taken.has(unit)
    const path = isUnit ? paths.spelled(unit) : source.path
    read.push({ ...source, path, argument: isUnit ? path : source.argument, read: sides })
  }
  // A file of values that somebody names beside its chart configures nothing by itself.
  const parts = asked.filter(({ source, way }) => way === undefined && rendered.taken.has(paths.inside(source.path)))
  const names = new Set(parts.map(({ source }) => source.argument))
  return {
    sources: read.filter(({ argument }) => !names.has(argument)),
    warnings: rendered.warnings(),
    tools: Object.fromEntries(tools.versions),
  }
}

function unitOf({ renderings: { before, after } }: RenderPlan): string | undefined {
  return [...after, ...before][0]?.unit
}

/** The tool that renders a source, and what it makes of it; undefined: none does on both sides. */
function wayOf(source: MovableReading, paths: RepositoryPaths, named: readonly string[]): RenderPlan | undefined {
  const at = { before: paths.inside(source.former ?? source.path), after: paths.inside(source.path) }
  const isExact = (['before', 'after'] as const).some((side) => paths.isExact(at[side], side))
  if (isExact || isCommand(source.path)) return undefined
  for (const renderer of RENDERERS) {
    const there = bothSides((side) => renderer.renderings(at[side], paths.files[side], named))
    if (there.before.length + there.after.length === 0) continue
    // A part that is new, or gone, belongs to what is there on both sides.
    const renderings = bothSides((side, other) => {
      const isAbsent = there[side].length === 0 && source.read[side].files.size === 0
      if (!isAbsent) return there[side]
      return there[other].flatMap(({ name, folder, reads: [first = folder] }) => {
        const all = renderer.renderings(first, paths.files[side], named)
        return all.filter((each) => each.folder === folder).map((each) => ({ ...each, name }))
      })
    })
    // A side of another form has no output to be compared with.
    const isOther = (side: Side) => renderings[side].length === 0 && source.read[side].servers.length > 0
    return isOther('before') || isOther('after') ? undefined : { renderer, renderings }
  }
  return undefined
}

/** The repository as tools see it: paths start at its folder, those of readers at the current one. */
class RepositoryPaths {
  readonly top: string
  readonly files: Sides<RepositoryFiles>
  readonly #here = realPathOf('.')
  readonly #texts: Sides<SideTexts>
  readonly #revision: GitRevision
  #paths: readonly string[] | undefined

  constructor({ repository, revision, texts }: ToolPlace) {
    this.top = realPathOf(repository)
    this.#texts = texts
    this.files = bothSides((side) => ({
      text: (path) => {
        const reading = texts[side].reader.file(this.spelled(path), '.')
        return reading.kind === 'text' ? reading.text : ''
      },
      names: (folder) => this.#names(folder, side),
      foldersWith: (name) =>
        this.#tracked()
          .filter((path) => name.test(basename(path)))
          .map((path) => join(path, '..')),
    }))
    this.#revision = revision
  }

  /** Paths that git tracks now. */
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

  /** Whether a path is read as servers read option files. */
  isExact(path: string, side: Side): boolean {
    return (
      isOptionFile(path, this.files[side].text(path)) || this.#names(path, side).some((name) => /\.cnf$/i.test(name))
    )
  }

  #names(folder: string, side: Side): readonly string[] {
    const listing = this.#texts[side].reader.directory(this.spelled(folder), '.')
    return listing.kind === 'names' ? listing.names : []
  }
}

/** What a tool printed of one side, or why it did not. */
type SidePrints =
  | { readonly kind: 'texts'; readonly texts: readonly RenderedText[] }
  | Exclude<ToolOutput, { kind: 'text' }>

type Failure = Warning<'tool-failed'>

/** Reads sources one after the other. */
class RenderedSources {
  /** Files and folders that servers were rendered from. */
  readonly taken = new Set<string>()
  readonly #tools: Tools
  readonly #paths: RepositoryPaths
  readonly #texts: Sides<SideTexts>
  /** Paths by the tools and reasons why they fail. */
  readonly #failed = new Map<string, Failure>()
  /** Paths by the tools that are missing. */
  readonly #missing = new Map<string, string[]>()
  readonly #done = new Set<string>()

  constructor(tools: Tools, paths: RepositoryPaths, texts: Sides<SideTexts>) {
    this.#tools = tools
    this.#paths = paths
    this.#texts = texts
  }

  warnings(): Warning[] {
    const missing = [...this.#missing].map(([tool, files]): Warning => ({ code: 'tool-missing', tool, files }))
    return [...this.#failed.values(), ...missing]
  }

  /** By fragments, if the tool does not print both sides; undefined: another source has the same servers. */
  async read(source: MovableReading, { renderer, renderings }: RenderPlan): Promise<Sides<ReadServers> | undefined> {
    const { name: tool } = renderer
    const keyOf = ({ attempts: [first], isRest }: Rendering) => JSON.stringify([tool, first, isRest, source.at])
    const left = bothSides((side) => renderings[side].filter((each) => !this.#done.has(keyOf(each))))
    const all = [...left.after, ...left.before]
    if (all.length === 0) return undefined
    const refuse = (why: string) => {
      const { files = [] } = this.#failed.get(`${tool} ${why}`) ?? {}
      this.#failed.set(`${tool} ${why}`, { code: 'tool-failed', files: [...files, source.path], tool, why })
      return this.#byFragments(source, all)
    }
    if (all.length > 2 * MOST_RENDERINGS) return refuse(`it makes more than ${MOST_RENDERINGS} configurations of it`)
    const [after, before] = await Promise.all([
      this.#print(source, renderer, left.after, 'after'),
      this.#print(source, renderer, left.before, 'before'),
    ])
    if (after.kind === 'missing' || before.kind === 'missing') {
      this.#missing.set(tool, [...(this.#missing.get(tool) ?? []), source.path])
      return this.#byFragments(source, all)
    }
    if (after.kind === 'failed') {
      const isTracked = this.#paths.isTracked(source.path)
      const both = refuse(isTracked ? after.why : 'git does not track it, and tools see nothing else')
      // A change may hide a setting by what the tool cannot read.
      const isBroken = isTracked && before.kind === 'texts' && before.texts.length > 0
      const form = `no longer rendered by ${tool}`
      return isBroken ? { ...both, after: readingInForm(both.after, source.path, form) } : both
    }
    if (before.kind === 'failed') return refuse(`before the change, ${before.why}`)
    const read = renderedServers({ before: before.texts, after: after.texts }, this.#texts, source.path)
    if (!hasServers(read) && hasServers(source.read)) return refuse('no server is in what it prints')
    for (const rendering of all) {
      this.#done.add(keyOf(rendering))
      for (const path of [rendering.unit, ...rendering.reads]) this.taken.add(path)
    }
    return bothSides((side) => ({ ...read[side], files: new Set([...source.read[side].files, ...read[side].files]) }))
  }

  async #print(
    source: MovableReading,
    renderer: Renderer,
    renderings: readonly Rendering[],
    side: Side,
  ): Promise<SidePrints> {
    const texts: RenderedText[] = []
    for (const rendering of renderings) {
      const { name, isRest, folder, reads } = rendering
      const printed = await this.#tools.print(renderer, rendering, side)
      if (printed.kind !== 'text') return printed
      const leading = [...reads.flatMap((path) => this.#readFrom(path, side)), source.read[side]]
      const origins = new Set(leading.flatMap(({ files }) => [...files]))
      texts.push({
        name,
        isRest,
        path: this.#paths.spelled(join(folder, `what ${renderer.name} prints.yaml`)),
        text: textFromFolder(renderer.plain(printed.text), folder),
        origins: [...origins].flatMap((file) => this.#texts[side].of(file, source.path) ?? []),
      })
    }
    return { kind: 'texts', texts }
  }

  /** Files without a server of their own may lead to one. */
  #byFragments({ read }: MovableReading, renderings: readonly Rendering[]): Sides<ReadServers> {
    if (hasServers(read)) return read
    const paths = renderings.flatMap(({ reads }) => reads.slice(0, 1))
    return bothSides((side) => {
      const all = paths.flatMap((path) => this.#readFrom(path, side))
      return all.find(({ servers }) => servers.length > 0) ?? read[side]
    })
  }

  /** Everything that a path leads to, as far as its words tell. */
  #readFrom(path: string, side: Side): readonly ReadServers[] {
    const reading = readSource(this.#paths.spelled(path), this.#texts[side])
    return reading.kind === 'read' ? [reading] : []
  }
}

function hasServers({ before, after }: Sides<ReadServers>): boolean {
  return before.servers.length + after.servers.length > 0
}

/** Paths of the box as they are seen from a folder of the repository. */
function textFromFolder(text: string, folder: string): string {
  const up = folder === '.' ? '.' : relative(folder, '.')
  const whole = new RegExp(`(?<![\\w./-])${WORKING_DIRECTORY}(?=[/\\s"',:]|$)`, 'gm')
  return text.replace(whole, up)
}
