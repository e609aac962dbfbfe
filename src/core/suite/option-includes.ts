/** Option files with everything that they include, as a MySQL or MariaDB server reads them. */
import type { SourceLine } from '../names.ts'
import type { DirectiveWarning, LocatedDirective } from '../warnings/warnings.ts'
import { type OptionFileDirective, parseOptionFile } from './option-file.ts'
import { quote } from './problems.ts'
import type { Problem, ServerOption } from './suite.ts'

/** Largest option file, and largest sum of one with everything it includes. Real ones have some kilobytes. */
export const LARGEST_OPTION_FILE_BYTES = 1024 ** 2
/** Largest file of JSON or YAML: what programs write is larger than what people write, and read in a second. */
const LARGEST_DATA_BYTES = 8 * 1024 ** 2
/** Files that one option file may lead to. */
export const MOST_INCLUDED_FILES = 1000
/** The server's max_recursion_level: directives in a file that is this many includes deep are passed over. */
export const DEEPEST_INCLUDE = 10
/** Nobody works through a longer list. */
const MOST_PROBLEMS = 100

/** Bytes that a file of this name may have. */
export function largestBytes(path: string): number {
  return /\.(?:json|ya?ml)$/i.test(path) ? LARGEST_DATA_BYTES : LARGEST_OPTION_FILE_BYTES
}

/** The text of a file, without NUL characters, or why there is none. `absent`: no such regular file. */
export type FileReading =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly most: number }
  | { readonly kind: 'binary' }
  | { readonly kind: 'unreadable'; readonly why: string }

/** The names in a directory, in any order, or why there are none. `absent`: no such directory. */
export type DirectoryListing =
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'unreadable'; readonly why: string }

/**
 * Source of option files. Paths have slashes and are absolute, or relative to one folder that the reader knows. `top`
 * is the file or directory that the reading began with: paths that leave its root, also through symbolic links, are
 * `outside`, except `top` itself if the user named it.
 */
export interface OptionFileReader {
  /** The root of `top` and everything it may include, for messages: e.g. "the repository". */
  rootOf(top: string): string
  file(path: string, top: string): FileReading
  directory(path: string, top: string): DirectoryListing
}

/** Options in the order in which the server meets them; or why there are none, worded as problems are. */
export type ReadOptions =
  | {
      readonly kind: 'read'
      readonly options: readonly ServerOption[]
      readonly problems: readonly Problem[]
      readonly warnings: readonly DirectiveWarning[]
    }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unusable'; readonly found: string; readonly allowed: string }

/**
 * Reads an option file, and what it includes at the place of the directive. A relative include starts at the file that
 * names it; the server starts at its working directory, which a repository does not know. Absolute includes, and those
 * that lead out of the root, name places of the machine that the file is deployed to: they are not read, and a warning
 * says so.
 */
export function readOptionFile(path: string, reader: OptionFileReader): ReadOptions {
  const reading = reader.file(path, path)
  if (reading.kind === 'absent') return { kind: 'absent' }
  if (reading.kind !== 'text') return { kind: 'unusable', ...whyUnusable(reading, reader.rootOf(path)) }
  const walk = startWalk(path, reader)
  readText(reading.text, path, [], walk)
  return finishWalk(walk)
}

/** Reads a directory as `!includedir` does: the files whose names end in .cnf, in the order of their names. */
export function readOptionDirectory(path: string, reader: OptionFileReader): ReadOptions {
  const listing = reader.directory(path, path)
  if (listing.kind === 'absent') return { kind: 'absent' }
  if (listing.kind !== 'names') return { kind: 'unusable', ...whyUnusable(listing, reader.rootOf(path)) }
  const walk = startWalk(path, reader)
  readListed(listing.names, path, { file: path, line: 1, text: '', chain: [path] }, walk)
  return finishWalk(walk)
}

/** Reads the target of a path: a file, or a directory of them. */
export function readOptionPath(path: string, reader: OptionFileReader): ReadOptions {
  const isDirectory = reader.directory(path, path).kind === 'names'
  return isDirectory ? readOptionDirectory(path, reader) : readOptionFile(path, reader)
}

interface IncludeWalk {
  readonly reader: OptionFileReader
  readonly top: string
  readonly options: ServerOption[]
  /** Problems by their text: a file that is included twice has its problems once. */
  readonly problems: Map<string, Problem>
  readonly warnings: Map<string, DirectiveWarning>
  filesLeft: number
  charactersLeft: number
}

/** A directive, and how the reading came to it. */
interface IncludeSite extends SourceLine {
  /** The directive as messages show it. */
  readonly text: string
  /** The files from the first one to this one. */
  readonly chain: readonly string[]
}

function startWalk(top: string, reader: OptionFileReader): IncludeWalk {
  const left = { filesLeft: MOST_INCLUDED_FILES, charactersLeft: LARGEST_OPTION_FILE_BYTES }
  return { reader, top, options: [], problems: new Map(), warnings: new Map(), ...left }
}

function finishWalk({ options, problems, warnings }: IncludeWalk): ReadOptions {
  return { kind: 'read', options, problems: [...problems.values()], warnings: [...warnings.values()] }
}

function addProblem(walk: IncludeWalk, problem: Problem): void {
  if (walk.problems.size < MOST_PROBLEMS) walk.problems.set(JSON.stringify(problem), problem)
}

function addProblemAt({ file, line }: IncludeSite, walk: IncludeWalk, found: string, allowed: string): void {
  addProblem(walk, { file, line, path: '', found, allowed })
}

function warn(warning: DirectiveWarning, walk: IncludeWalk): void {
  walk.warnings.set(JSON.stringify(warning), warning)
}

function directiveAt({ file, line, text }: IncludeSite): LocatedDirective {
  return { file, line, directive: text }
}

/** The user's text inside a sentence. */
function shown(text: string): string {
  return quote(text).slice(1, -1)
}

function readText(text: string, file: string, parents: readonly string[], walk: IncludeWalk): void {
  walk.charactersLeft -= text.length
  const chain = [...parents, file]
  const { items, problems } = parseOptionFile(text, file)
  for (const problem of problems) addProblem(walk, problem)
  for (const item of items) {
    if (item.kind === 'option') walk.options.push(item.option)
    else follow(item.directive, { file, line: item.line, text: textOf(item.directive), chain }, walk)
  }
}

function textOf(directive: OptionFileDirective): string {
  if (directive.kind === 'unknown-directive') return shown(directive.text)
  if (directive.kind === 'group') return shown(`[${directive.name}]`)
  return `!include${directive.of === 'directory' ? 'dir' : ''} ${shown(directive.path)}`
}

function follow(directive: OptionFileDirective, site: IncludeSite, walk: IncludeWalk): void {
  // The first file is 0 includes deep.
  if (site.chain.length > DEEPEST_INCLUDE)
    warn({ code: 'include-too-deep', ...directiveAt(site), most: DEEPEST_INCLUDE }, walk)
  else if (directive.kind === 'include') include(directive, site, walk)
  else warn({ code: directive.kind === 'group' ? 'group-skipped' : 'directive-unknown', ...directiveAt(site) }, walk)
}

function include(
  { of, path, isCut }: Extract<OptionFileDirective, { kind: 'include' }>,
  site: IncludeSite,
  walk: IncludeWalk,
): void {
  if (isCut) warn({ code: 'include-cut', ...directiveAt(site) }, walk)
  if (/^[/~]/.test(path)) passOver(site, walk)
  else if (of === 'directory') includeDirectory(joinPath(site.file, path), site, walk)
  else if (!includeFile(joinPath(site.file, path), site, walk)) {
    leaveUnread(site, walk)
    warn({ code: 'include-missing', ...directiveAt(site) }, walk)
  }
}

function includeDirectory(path: string, site: IncludeSite, walk: IncludeWalk): void {
  const listing = walk.reader.directory(path, walk.top)
  if (listing.kind === 'outside') passOver(site, walk)
  else if (listing.kind === 'names') readListed(listing.names, path, site, walk)
  else {
    const why = listing.kind === 'absent' ? 'does not exist' : `cannot be read (${listing.why})`
    addProblemAt(site, walk, `${site.text}, which ${why}`, 'a directory; the server does not start without it')
  }
}

function readListed(names: readonly string[], folder: string, site: IncludeSite, walk: IncludeWalk): void {
  for (const name of names.filter((candidate) => candidate.endsWith('.cnf')).toSorted()) {
    const path = joinPath(`${folder}/`, name)
    includeFile(path, { ...site, text: site.text === '' ? shown(path) : `${site.text}: ${shown(path)}` }, walk)
  }
}

/** Whether there is such a file. */
function includeFile(path: string, site: IncludeSite, walk: IncludeWalk): boolean {
  if (walk.problems.has(TOO_MUCH)) return true
  if (site.chain.includes(path)) {
    const cycle = [...site.chain.slice(site.chain.indexOf(path)), path].map(shown).join(' > ')
    addProblemAt(site, walk, `${site.text}, a cycle: ${cycle}`, 'includes that do not lead back to themselves')
    return true
  }
  const reading = walk.reader.file(path, walk.top)
  if (reading.kind === 'absent') return false
  walk.filesLeft -= 1
  if (reading.kind === 'outside') passOver(site, walk)
  else if (reading.kind !== 'text') {
    const { found, allowed } = whyUnusable(reading, walk.reader.rootOf(walk.top))
    addProblemAt(site, walk, `${site.text}, ${found}`, allowed)
  } else if (walk.filesLeft < 0 || walk.charactersLeft < reading.text.length) {
    const allowed = `at most ${MOST_INCLUDED_FILES} files, and ${LARGEST_OPTION_FILE_BYTES} bytes in all of them`
    const { file, line } = site
    walk.problems.set(TOO_MUCH, { file, line, path: '', found: `${site.text}, which is too much`, allowed })
  } else readText(reading.text, path, site.chain, walk)
  return true
}

/** Key of the problem after which no more files are read. */
const TOO_MUCH = 'too much'

function passOver(site: IncludeSite, walk: IncludeWalk): void {
  leaveUnread(site, walk)
  warn({ code: 'include-skipped', ...directiveAt(site), root: walk.reader.rootOf(walk.top) }, walk)
}

/**
 * The machine that the file is deployed to may have other files there than the repository. So the directive is a
 * setting itself: where it changes, no workload can show its cost.
 */
function leaveUnread({ file, line, text }: IncludeSite, walk: IncludeWalk): void {
  walk.options.push({ name: text, value: text.replace(/^\S+\s*/, ''), group: undefined, file, line })
}

/** The reason why a file cannot be used, with its actual kind. @param what the expected kind */
export function whyUnusable(
  reading: Exclude<FileReading, { kind: 'text' | 'absent' }>,
  root: string,
  what = 'an option file',
): { found: string; allowed: string } {
  if (reading.kind === 'outside')
    return { found: `which is outside of ${root}`, allowed: `the path of ${what} inside of it` }
  if (reading.kind === 'too-large')
    return {
      found: `which has ${reading.bytes} bytes`,
      allowed: `${what} of at most ${reading.most} bytes`,
    }
  if (reading.kind === 'binary')
    return { found: 'which is binary (it has NUL characters)', allowed: `${what}, which is text` }
  return { found: `which cannot be read (${reading.why})`, allowed: `the path of ${what} that can be read` }
}

/** The path as it is seen from the file that names it, without needless steps. */
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
