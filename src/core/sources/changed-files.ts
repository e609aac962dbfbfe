/** Decides which changed files may configure a server, and which folders such as conf.d are read as a whole. */

import { words } from '../lists.ts'
import { madeFrom } from './line-document.ts'
import { folderOf } from './neighbours.ts'
import { isCnf, parseOptionFile } from './option-file.ts'
import { joinPath } from './option-includes.ts'
import { isOptionFile, ofServers, type SideFiles } from './read-file.ts'
import { serverWord } from './server-words.ts'
import type { Sides } from './sides.ts'
import { endingOf, isYaml, nameOf } from './source-path.ts'

export interface ChangedFile {
  readonly path: string
  /** Git's file modes, such as 100644 for a plain file and 120000 for a link; 000000: the side has no such file. */
  readonly modes: readonly [before: string, now: string]
}

/** Git's mode for a side that has no such file. */
export const ABSENT = '000000'
const SUBMODULE = '160000'

/** Endings of documents, logs and backups, and of languages in which nobody writes configuration. */
const NEVER = words(
  'md markdown rst adoc txt htm html svg po log lock patch diff bak orig old off disabled save rej go cs fs vb php ' +
    'java kt kts scala swift rs c cc cpp h hpp m pl pm lua css scss vue svelte proto sum xml csproj props ipynb ' +
    'bib tex',
)
/** Beginnings of the names of documents, and of files that list packages. */
const NEVER_NAMES = (
  'changelog license readme requirements gemfile composer.json package.json package-lock.json tsconfig.json ' +
  'pubspec.yaml cargo.toml pyproject.toml'
).split(' ')
const ASIDE = words(
  'test tests spec specs __tests__ fixture fixtures testdata e2e node_modules vendor releasenotes doc docs',
)
/**
 * Endings of programs. A program counts as configuration only if its text matches MAKES_SERVERS, such as one that
 * defines an RDS parameter group.
 */
const PROGRAMS = words('ts tsx js jsx cjs cjsx mjs mjsx py rb')
const MAKES_SERVERS =
  /parameter_?group|aws[-_.]?cdk|pulumi|troposphere|\[(?:['"]|:)(?:mysql|mariadb|percona)|\b(?:mysql|mariadb|percona)_(?:service|config|server)/i
const SPEAKS =
  /mysql|mariadb|\baurora\b|percona|galera|\bpxc\b|innodb|my\.cnf|parameter_?group|\bset (?:global|persist)/i
/**
 * Matches a word. The pattern reads no character twice, because a word may be a megabyte long, and reading it twice
 * would take too much time.
 */
const WORD = /[A-Za-z][\w-]*/g
/**
 * Marks of files that hold variables, whose values other files use: their endings, words in their names, and their
 * folders.
 */
const OF_VARIABLES = words('env tf tfvars properties pp sh jinja')
const VARIABLE_WORDS = ['value', 'var', 'env', 'param', 'settings', 'default']
const VARIABLE_FOLDERS = words('defaults vars group_vars host_vars hieradata environment environments')
/**
 * Endings of changed files that could hold a setting; files without an ending could, too. Such a file is reported if it
 * cannot be read.
 */
const CONFIGURES = words(
  'yml yaml tf tfvars hcl env json properties toml cnf ini conf cfg sh j2 erb tpl tmpl nix pp nomad service ' +
    'container tfstate',
)
/** Ends of the paths of folders in which servers read every option file, but nothing in folders below. */
const READ_WHOLE = ['conf.d/', 'cnf.d/', 'mysql.d/', 'mysqld.d/', 'mariadb.d/', 'mariadbd.d/']
/** Endings of examples, which no server reads until somebody copies them by hand. */
const EXAMPLES = words('dist example')

/**
 * Whether a file may configure a server, judged by its path alone, so that most files need not be read. `mayBeSource`
 * also looks at the text.
 */
export function isSourcePath(path: string): boolean {
  const name = nameOf(path).toLowerCase()
  const isNever = NEVER.has(endingOf(path)) || NEVER_NAMES.some((each) => name.startsWith(each)) || name.endsWith('~')
  return !isNever && (!isAside(path) || startsServers(path))
}

/** Whether a file is a test or a document, or a copy of another project's file, so that production does not read it. */
function isAside(path: string): boolean {
  return foldersOf(path).some((folder) => ASIDE.has(folder))
}

/**
 * Whether a file starts servers wherever it is, as compose files and Dockerfiles do. It counts even in a folder for
 * tests.
 */
function startsServers(path: string): boolean {
  const name = nameOf(path).toLowerCase()
  const isCompose = isYaml(path) && (name.includes('compose') || name.includes('stack'))
  return isCompose || name.includes('dockerfile') || name.includes('containerfile')
}

function foldersOf(path: string): string[] {
  return path.toLowerCase().split('/').slice(0, -1)
}

/** Whether a file may hold variables whose values other files use, such as `.env` or Ansible's `group_vars`. */
export function isOfVariables(path: string): boolean {
  if (!isSourcePath(path) || isAside(path)) return false
  const name = nameOf(path).toLowerCase()
  const ending = endingOf(path)
  const folders = foldersOf(path)
  const isWord = (word: string) => VARIABLE_WORDS.some((each) => word.startsWith(each))
  return (
    OF_VARIABLES.has(ending) ||
    /^\.env|\.env\.|^pulumi\./.test(name) ||
    ((isYaml(path) || ending === 'json' || ending === 'toml') && name.split(/[_.-]/).some(isWord)) ||
    ((isYaml(path) || ending === '') && folders.some((folder) => VARIABLE_FOLDERS.has(folder))) ||
    (ending === 'rb' && folders.includes('attributes')) ||
    startsServers(path)
  )
}

/** Whether a changed file may configure a server, judged by its path and its text on either side. */
export function mayBeSource(path: string, files: Sides<SideFiles>): boolean {
  if (!isSourcePath(path)) return false
  return [files.before, files.after].some((side) => {
    const text = side.text(path)
    // An option file that cannot be read counts, so that the user learns of it. A link to a folder of option files
    // counts, too, although it has no text.
    if (text === undefined) return side.isThere(path) && (isCnf(path) || hasOptionFiles(path, side))
    if (startsServers(path)) return true
    // Other programs have .cnf files too, so the groups in the file decide, unless it is called my.cnf.
    if (isOptionFile(path, text)) return ofServers(text)
    if (PROGRAMS.has(endingOf(path))) return MAKES_SERVERS.test(text)
    const isSure = (name: string) => /[_-]/.test(name) && serverWord(name)?.certainty === 'sure'
    return SPEAKS.test(text) || SPEAKS.test(path) || (text.match(WORD)?.some(isSure) ?? false)
  })
}

/**
 * Former paths of files that servers still read after a rename. Any other rename counts as a deletion and a new file.
 */
export function livingFormers(formers: ReadonlyMap<string, string>, files: Sides<SideFiles>): Map<string, string> {
  const isLiving = (path: string, former: string) =>
    !isSourcePath(former) || (isSourcePath(path) && !isTakenAway(former, path, files.after))
  return new Map([...formers].filter(([path, former]) => isLiving(path, former)))
}

/**
 * Whether a rename takes a file away from the servers that read it, for example by another ending. @param files after
 * the rename
 */
function isTakenAway(former: string, path: string, files: SideFiles): boolean {
  const isOption = (each: string) => isCnf(madeFrom(each)) && !EXAMPLES.has(endingOf(each))
  if (isOption(former) && !isOption(path)) return true
  const [folder, now] = [folderOf(former), folderOf(path)]
  return folder !== now && isReadWhole(folder) && (!isReadWhole(now) || hasOptionFiles(folder, files))
}

function isReadWhole(folder: string): boolean {
  return READ_WHOLE.some((each) => folder.toLowerCase().endsWith(each))
}

function hasOptionFiles(folder: string, files: SideFiles): boolean {
  return files.names(folder).some(isCnf)
}

/**
 * Folders such as conf.d that must be read as a whole, because a changed file and another file in them set the same
 * option. The order of the files then decides which value the server gets.
 */
export function foldersToRead(paths: readonly string[], files: Sides<SideFiles>): string[] {
  const isOrdered = (path: string) => isOneOfMany(path, files.before) || isOneOfMany(path, files.after)
  const ordered = paths.filter((path) => isReadWhole(folderOf(path)) && isOrdered(path))
  return [...new Set(ordered.map((path) => folderOf(path).slice(0, -1)))]
}

function isOneOfMany(path: string, files: SideFiles): boolean {
  const options = new Set(optionsIn(path, files))
  const folder = folderOf(path)
  const others = files.names(folder).map((name) => joinPath(folder, name))
  return others.some((each) => each !== path && isCnf(each) && optionsIn(each, files).some((name) => options.has(name)))
}

function optionsIn(path: string, files: SideFiles): string[] {
  const { items } = parseOptionFile(files.text(path) ?? '', path)
  return items.flatMap((item) => (item.kind === 'option' ? [item.option.option] : []))
}

/** Changed submodules. A warning must name them, because the diff does not show what changed in their files. */
export function submodulesAmong(changed: readonly ChangedFile[]): string[] {
  return changed.flatMap(({ path, modes }) => (modes.includes(SUBMODULE) ? [path] : []))
}

/** Changed files that could hold a setting but cannot be read, because they are too large, binary, or out of reach. */
export function unreadableAmong(changed: readonly ChangedFile[], files: Sides<SideFiles>): string[] {
  const isUnreadable = (path: string, side: SideFiles) =>
    side.isThere(path) && side.text(path) === undefined && side.names(path).length === 0
  const paths = changed.map(({ path }) => path)
  return paths.filter((path) => {
    const mayConfigure = (endingOf(path) === '' || CONFIGURES.has(endingOf(path))) && SPEAKS.test(path)
    return mayConfigure && (isUnreadable(path, files.before) || isUnreadable(path, files.after))
  })
}
