import type { Complaint, Problem } from '../problems.ts'
import { quote } from '../problems.ts'
import { expressionOf, type Setting } from '../setting/setting.ts'
import type { DirectiveWarning, LocatedDirective } from '../warnings/warnings.ts'
import { type OptionFileInclude, parseOptionFile } from './option-file.ts'
import { endingOf, isYaml } from './source-path.ts'

/**
 * Maximum size, in bytes, of an option file together with all files that it includes. Real option files have a few
 * kilobytes.
 */
export const LARGEST_OPTION_FILE_BYTES = 1024 ** 2
/**
 * Maximum size of a JSON or YAML file, in bytes. Reading this much takes about a second. The limit is higher than for
 * option files, because programs write larger files than people do.
 */
const LARGEST_DATA_BYTES = 8 * 1024 ** 2
/** Maximum number of settings for one server. No server has as many variables and instruments. */
const MOST_SETTINGS = 2000
/** Maximum number of files and folders that one option file may include, directly or through other files. */
export const MOST_INCLUDED_FILES = 1000
/** Number of includes above a file at which a server ignores the file's own directives (its max_recursion_level). */
export const DEEPEST_INCLUDE = 10
/** Maximum number of problems that are reported, because nobody works through a longer list. */
const MOST_PROBLEMS = 100

/** Maximum size, in bytes, of a file with this name. A larger file is not read. */
export function largestBytes(path: string): number {
  return isYaml(path) || endingOf(path) === 'json' ? LARGEST_DATA_BYTES : LARGEST_OPTION_FILE_BYTES
}

/** The text of a file, which has no NUL characters, or why it cannot be used. `absent`: no such regular file. */
export type FileReading =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly most: number }
  | { readonly kind: 'binary' }
  | { readonly kind: 'unreadable'; readonly why: string }

/** The names in a directory, in any order, or why they cannot be read. `absent`: no such directory. */
export type DirectoryListing =
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | Extract<FileReading, { kind: 'absent' | 'outside' | 'unreadable' }>

/**
 * Reads files and directories, on disk or in a commit. Paths have slashes and are absolute, or relative to one folder
 * that the reader knows. `top` is the file or directory with which the reading began. Everything that it includes must
 * lie within its root: paths that leave the root, even through symbolic links, are `outside`. Only `top` itself may lie
 * elsewhere, if the user named it.
 */
export interface OptionFileReader {
  /** What messages call the root of `top`: e.g. "the repository". */
  rootOf(top: string): string
  file(path: string, top: string): FileReading
  directory(path: string, top: string): DirectoryListing
}

/** Options of a file and of what it includes, in the order in which the server reads them. */
export interface OptionFileContent {
  readonly options: readonly Setting[]
  readonly problems: readonly Problem[]
  readonly warnings: readonly DirectiveWarning[]
}

/** The options of a path, or why the path cannot be used, as a problem words it. */
export type ReadOptions =
  | ({ readonly kind: 'read' } & OptionFileContent)
  | { readonly kind: 'absent' }
  | ({ readonly kind: 'unusable' } & Complaint)

/**
 * Reads an option file, with each included file in place of its directive. A relative path counts from the file that
 * names it. A server would take it as relative to its working directory, but no file shows which directory that is. A
 * path that leads out of the root or into a home directory means a file of the machine that the option file is deployed
 * to. Such a file is not read, and a warning says so.
 */
export function readOptionFile(path: string, reader: OptionFileReader): ReadOptions {
  const reading = reader.file(path, path)
  if (reading.kind === 'absent') return { kind: 'absent' }
  if (reading.kind !== 'text') return { kind: 'unusable', ...whyUnusable(reading, reader.rootOf(path)) }
  const walk = new IncludeWalk(path, reader)
  walk.readText(reading.text, path, [])
  return walk.result
}

/** Reads a directory as `!includedir` does: the files whose names end in .cnf, in the order of their names. */
export function readOptionDirectory(path: string, reader: OptionFileReader): ReadOptions {
  const listing = reader.directory(path, path)
  if (listing.kind === 'absent') return { kind: 'absent' }
  if (listing.kind !== 'names') return { kind: 'unusable', ...whyUnusable(listing, reader.rootOf(path)) }
  const walk = new IncludeWalk(path, reader)
  walk.readListed(listing.names, path, { file: path, line: 1, directive: '', chain: [path] })
  return walk.result
}

/** Reads a path that may be an option file or a directory of them. */
export function readOptionPath(path: string, reader: OptionFileReader): ReadOptions {
  const isDirectory = reader.directory(path, path).kind === 'names'
  return isDirectory ? readOptionDirectory(path, reader) : readOptionFile(path, reader)
}

/** A directive as messages show it, with its file and line. */
interface IncludeSite extends LocatedDirective {
  /** The files from `top` to the one with this directive, to find cycles and includes that are too deep. */
  readonly chain: readonly string[]
}

/** Escapes a user's text for use inside a sentence: like `quote`, but without the quotes around it. */
function shown(text: string): string {
  return quote(text).slice(1, -1)
}

/** Reads one file or directory with everything that it includes. The limits hold for all these files together. */
class IncludeWalk {
  readonly #options: Setting[] = []
  /** Problems by their text, so that a file that is included twice reports each of its problems once. */
  readonly #problems = new Map<string, Problem>()
  readonly #warnings = new Map<string, DirectiveWarning>()
  readonly #top: string
  readonly #reader: OptionFileReader
  #filesLeft = MOST_INCLUDED_FILES
  #charactersLeft = LARGEST_OPTION_FILE_BYTES

  constructor(top: string, reader: OptionFileReader) {
    this.#top = top
    this.#reader = reader
  }

  get result(): ReadOptions {
    return {
      kind: 'read',
      options: this.#options,
      problems: [...this.#problems.values()],
      warnings: [...this.#warnings.values()],
    }
  }

  readText(text: string, file: string, parents: readonly string[]): void {
    this.#charactersLeft -= text.length
    const chain = [...parents, file]
    const { items, problems } = parseOptionFile(text, file)
    for (const problem of problems) this.#addProblem(problem)
    for (const item of items) {
      if (this.#problems.has(TOO_MUCH)) return
      if (item.kind === 'option') {
        if (this.#options.length === MOST_SETTINGS) {
          const complaint = { actual: `more than ${MOST_SETTINGS} settings`, allowed: 'fewer for one server' }
          this.#addProblem({ file, line: 1, path: '', ...complaint }, TOO_MUCH)
        }
        this.#options.push(item.option)
      } else if (item.kind === 'group')
        this.#warn({ code: 'group-skipped', file, line: item.line, directive: shown(`[${item.name}]`) })
      // The first file is 0 includes deep.
      else if (chain.length <= DEEPEST_INCLUDE) this.#include(item, { file, line: item.line, chain })
    }
  }

  readListed(names: readonly string[], folder: string, site: IncludeSite): void {
    for (const name of names.filter((candidate) => candidate.endsWith('.cnf')).toSorted()) {
      const path = joinPath(`${folder}/`, name)
      const directive = site.directive === '' ? shown(path) : `${site.directive}: ${shown(path)}`
      if (!name.includes(UNDECODED)) this.#includeFile(path, { ...site, directive })
      else this.#addProblemAt({ ...site, directive }, 'whose name is no UTF-8', 'a file whose name is')
    }
  }

  #include(include: OptionFileInclude, place: Omit<IncludeSite, 'directive'>): void {
    const isDirectory = include.of === 'directory'
    const site = { ...place, directive: `!include${isDirectory ? 'dir' : ''} ${shown(include.path)}` }
    const path = joinPath(include.path.startsWith('/') ? '' : site.file, include.path)
    if (include.path.startsWith('~')) this.#leaveUnread(site, 'include-skipped')
    else if (isDirectory) this.#includeDirectory(path, site)
    else if (!this.#includeFile(path, site)) this.#leaveUnread(site, 'include-missing')
  }

  #includeDirectory(path: string, site: IncludeSite): void {
    this.#filesLeft -= 1
    const listing = this.#reader.directory(path, this.#top)
    if (listing.kind === 'outside') this.#leaveUnread(site, 'include-skipped')
    else if (this.#filesLeft < 0) this.#refuseRest(site)
    else if (listing.kind === 'names') this.readListed(listing.names, path, site)
    else {
      const why = listing.kind === 'absent' ? 'does not exist' : `cannot be read (${listing.why})`
      this.#addProblemAt(site, `which ${why}`, 'a directory; the server does not start without it')
    }
  }

  /** @returns whether there is such a file */
  #includeFile(path: string, site: IncludeSite): boolean {
    if (this.#problems.has(TOO_MUCH)) return true
    if (site.chain.includes(path)) {
      const cycle = [...site.chain.slice(site.chain.indexOf(path)), path].map(shown).join(' > ')
      this.#addProblemAt(site, `a cycle: ${cycle}`, 'includes that do not lead back to themselves')
      return true
    }
    const reading = this.#reader.file(path, this.#top)
    if (reading.kind === 'absent') return false
    this.#filesLeft -= 1
    if (reading.kind === 'outside') this.#leaveUnread(site, 'include-skipped')
    else if (reading.kind !== 'text') {
      const { actual, allowed } = whyUnusable(reading, this.#reader.rootOf(this.#top))
      this.#addProblemAt(site, actual, allowed)
    } else if (this.#filesLeft < 0 || this.#charactersLeft < reading.text.length) this.#refuseRest(site)
    else this.readText(reading.text, path, site.chain)
    return true
  }

  /**
   * Turns a directive whose file is not read into a setting of unknown value, because the machine that the file is
   * deployed to may have a file at the path. If the directive changes, no workload can show what that costs.
   */
  #leaveUnread({ file, line, directive }: IncludeSite, code: 'include-missing' | 'include-skipped'): void {
    const text = directive.slice(directive.indexOf(' ') + 1)
    this.#options.push(expressionOf({ name: directive, text, group: undefined, file, line }))
    const located = { file, line, directive }
    if (code === 'include-missing') this.#warn({ code, ...located })
    else this.#warn({ code, ...located, root: this.#reader.rootOf(this.#top) })
  }

  #refuseRest(site: IncludeSite): void {
    const allowed = `at most ${MOST_INCLUDED_FILES} files, and ${LARGEST_OPTION_FILE_BYTES} bytes in all of them`
    this.#addProblemAt(site, 'which is too much', allowed, TOO_MUCH)
  }

  #addProblem(problem: Problem, key = JSON.stringify(problem)): void {
    if (this.#problems.size < MOST_PROBLEMS || key === TOO_MUCH) this.#problems.set(key, problem)
  }

  #addProblemAt({ file, line, directive }: IncludeSite, actual: string, allowed: string, key?: string): void {
    this.#addProblem({ file, line, path: '', actual: `${directive}, ${actual}`, allowed }, key)
  }

  #warn(warning: DirectiveWarning): void {
    this.#warnings.set(JSON.stringify(warning), warning)
  }
}

/** Key of the problem of too many files or settings, after which no more files are read. */
const TOO_MUCH = 'too much'

/** Why a file cannot be used. @param what the expected kind of file, with its article */
export function whyUnusable(
  reading: Exclude<FileReading, { kind: 'text' | 'absent' }>,
  root: string,
  what = 'an option file',
): Complaint {
  switch (reading.kind) {
    case 'outside':
      return { actual: `which is outside of ${root}`, allowed: `the path of ${what} inside of it` }
    case 'too-large':
      return { actual: `which has ${reading.bytes} bytes`, allowed: `${what} of at most ${reading.most} bytes` }
    case 'binary':
      return { actual: 'which is binary (it has NUL characters)', allowed: `${what}, which is text` }
    case 'unreadable':
      return { actual: `which cannot be read (${reading.why})`, allowed: `the path of ${what} that can be read` }
  }
}

/** Resolves a path against the folder of the file that names it, without `.` and needless `..`. */
export function joinPath(file: string, path: string): string {
  const whole = file.slice(0, file.lastIndexOf('/') + 1) + path
  const steps: string[] = []
  for (const step of whole.split('/')) {
    if (step === '' || step === '.') continue
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else steps.push(step)
  }
  return `${whole.startsWith('/') ? '/' : ''}${steps.join('/')}` || '.'
}

/**
 * Character that Node.js puts in place of bytes of a file's name that are not UTF-8. Servers can open such a file;
 * qpsgate cannot.
 */
const UNDECODED = '\ufffd'
