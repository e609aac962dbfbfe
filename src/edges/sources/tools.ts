/** Runs tools of this machine, such as helm, that render files of a repository, for both sides of a change. */
import { dirname } from 'node:path'
import type { Renderer, Rendering, ToolProgram } from '../../core/sources/renderers.ts'
import type { Side } from '../../core/sources/sides.ts'
import { isInside, realPathOf } from '../files/paths.ts'
import { type BoxEnd, type BoxLimits, installBox, printInBox } from '../machine/box.ts'
import { programsIn, SYSTEM_PATH } from '../machine/box-disk.ts'
import { findProgram } from '../machine/processes.ts'
import { RunDirectory } from '../machine/run-directory.ts'
import { type PrintOutcome, printedBy, type RenderFailure, rendererBox, stderrOf } from './render.ts'
import { type LaidFiles, layFiles } from './rendered-files.ts'

/** Limits of one call. Real files need far less, so files that exceed a limit may be hostile. */
const LIMITS: BoxLimits = { seconds: 20, bytes: 1024 ** 2, memoryBytes: 2 * 1024 ** 3 }
/** Maximum seconds for all calls of tools together. */
const MOST_SECONDS = 60
/** Maximum number of calls for one output, because a tool may report variables without a value one at a time. */
const MOST_ROUNDS = 6

interface ToolsPlace {
  /** Folder of the repository, without symbolic links. */
  readonly top: string
  /** The commit before the change. */
  readonly commit: string
  /** Gets a message about each installation; undefined: nothing may be installed. */
  readonly installing: ((text: string) => void) | undefined
}

type Command = readonly [string, ...string[]]

/** Output of a tool, or why there is none; missing: this machine does not have the tool. */
export type ToolOutput = PrintOutcome | { readonly kind: 'missing' }

/** A program outside of the repository. One inside may be a stranger's, and is never run as a tool. */
interface PresentProgram extends ToolProgram {
  readonly path: string
}

type ToolStart = { readonly kind: 'ready'; readonly command: Command } | RenderFailure | { readonly kind: 'missing' }

/**
 * Runs tools as `renderAt` runs commands: in a sandbox, on a copy of one side's files, which is made only once. A
 * stranger may have written the files, but the tools are those of the machine.
 */
export class Tools implements Disposable {
  /** Versions of the tools that were found, by tool. */
  readonly versions = new Map<string, string>()
  #run: RunDirectory | undefined
  readonly #place: ToolsPlace
  readonly #signal: AbortSignal
  readonly #limits: BoxLimits
  readonly #starts = new Map<string, Promise<ToolStart>>()
  readonly #laid = new Map<Side, Promise<LaidFiles>>()
  #secondsLeft = MOST_SECONDS

  constructor(place: ToolsPlace, signal: AbortSignal, limits = LIMITS) {
    this.#place = place
    this.#signal = signal
    this.#limits = limits
  }

  [Symbol.dispose](): void {
    this.#run?.[Symbol.dispose]()
  }

  get #directory(): RunDirectory {
    this.#run ??= new RunDirectory()
    return this.#run
  }

  /**
   * Output of a tool for one side, from the first attempt that succeeds. If none does, the reason why the first failed.
   *
   * @throws the signal's reason, after all processes have ended
   */
  async print(renderer: Renderer, { attempts, blank }: Rendering, side: Side): Promise<ToolOutput> {
    const present = this.#presentOf(renderer)
    if (present.length === 0) return { kind: 'missing' }
    const start = await once(this.#starts, renderer.name, () => this.#start(renderer.name, present))
    if (start.kind !== 'ready') return start
    const laid = await once(this.#laid, side, () => this.#lay(side))
    if (laid.kind === 'failed') return laid
    let first: PrintOutcome | undefined
    for (const words of attempts) {
      const printed = await this.#printFilled([...start.command, ...words], laid.folder, renderer.unset, blank)
      if (printed.kind === 'text') return printed
      first ??= printed
    }
    return first ?? { kind: 'failed', why: 'there is no way to run it' }
  }

  #presentOf({ programs }: Renderer): readonly PresentProgram[] {
    return programs.flatMap((each) => {
      const path = findProgram(each.program)
      return path === undefined || isInside(realPathOf(path), this.#place.top) ? [] : { ...each, path }
    })
  }

  async #start(name: string, present: readonly PresentProgram[]): Promise<ToolStart> {
    const { installing } = this.#place
    if (installing !== undefined) await installBox(installing, this.#signal)
    for (const { path, words, version, usable } of present) {
      const end = await this.#end([path, ...version], this.#directory.make('nothing'), {})
      const printed = printedBy(end, this.#limits)
      if (printed.kind === 'failed' && end.kind !== 'ended') return printed
      const [, number] = usable.exec(printed.kind === 'text' ? printed.text : '') ?? []
      if (number === undefined) continue
      this.versions.set(name, number)
      return { kind: 'ready', command: [path, ...words] }
    }
    return { kind: 'missing' }
  }

  #lay(side: Side): Promise<LaidFiles> {
    const { top, commit } = this.#place
    const files = side === 'after' ? ({ kind: 'work-tree', top } as const) : ({ kind: 'commit', top, commit } as const)
    return layFiles(files, this.#directory, this.#signal)
  }

  /**
   * Runs a command again until all variables have values. A variable without a value on this machine stays `${NAME}` in
   * the output, because other files may set it. Its value is empty only if the tool does not accept such a text.
   */
  async #printFilled(command: Command, folder: string, unset: Renderer['unset'], blank: readonly string[]) {
    const values = new Map<string, string>()
    for (let round = 1; ; round += 1) {
      const { printed, said } = await this.#printOnce(command, folder, Object.fromEntries(values))
      const missing = unset(said).filter((name) => !values.has(name) && !blank.includes(name))
      const why = printed.kind === 'text' ? '' : printed.why
      const refused = [...values.keys()].filter((name) => why.includes(standInFor(name)))
      if (missing.length + refused.length === 0 || round === MOST_ROUNDS) return printed
      for (const name of refused) values.set(name, '')
      for (const name of missing) values.set(name, standInFor(name))
    }
  }

  async #printOnce(command: Command, folder: string, environment: Readonly<Record<string, string>>) {
    const late = { kind: 'failed', why: `all tools together may take ${MOST_SECONDS} s` } as const
    if (this.#secondsLeft <= 0) return { printed: late, said: '' }
    const began = performance.now()
    const end = await this.#end(command, folder, environment)
    // A tool that hangs would hang again, so no time is left for further calls.
    this.#secondsLeft = end.kind === 'late' ? 0 : this.#secondsLeft - (performance.now() - began) / 1000
    return { printed: printedBy(end, this.#limits), said: stderrOf(end) }
  }

  #end(command: Command, folder: string, environment: Readonly<Record<string, string>>): Promise<BoxEnd> {
    // Besides the system's folders, the sandbox shows the program's own folder only.
    const programs = programsIn([dirname(command[0]), ...SYSTEM_PATH], this.#place.top)
    const box = rendererBox(folder, this.#directory.path, programs, environment)
    return printInBox(command, box, this.#limits, this.#signal)
  }
}

/**
 * Value for a variable without one: a reference to the variable itself, in the form of a valid path, because it may
 * stand for a path.
 */
function standInFor(name: string): string {
  return `./\${${name}}`
}

function once<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = cache.get(key) ?? make()
  cache.set(key, value)
  return value
}
