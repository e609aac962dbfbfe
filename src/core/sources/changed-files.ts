/** Which changed files may configure a server. */

import { folderOf } from './neighbours.ts'
import { hasOptionFiles, isOneOfMany, isReadWhole, isTakenAway, OPTION_FILE } from './option-folders.ts'
import { isOptionFile, ofServers, type SideFiles } from './read-file.ts'
import { serverWord } from './server-words.ts'
import type { Sides } from './sides.ts'

/** A file that differs from a commit. */
export interface ChangedFile {
  readonly path: string
  /** Git's kind and permissions, such as 100644 for a file and 120000 for a link; 000000: there was or is none. */
  readonly modes: readonly [before: string, now: string]
}

/** Git's modes of a file that does not exist, and of a submodule. */
export const ABSENT = '000000'
const SUBMODULE = '160000'

/** Documents describe settings, and set none. */
const PROSE =
  /\.(?:md|markdown|rst|adoc|txt|html?|svg|po|log|lock|patch|diff)$|(?:^|\/)(?:CHANGELOG|LICENSE|README)[^/]*$/i
/** Tests, copies that are kept, and programs in languages in which nobody writes configuration. */
const NO_SOURCE =
  /(?:^|\/)(?:tests?|specs?|__tests__|fixtures?|testdata|e2e|node_modules|vendor|releasenotes|docs?)\/|[._-](?:test|spec)s?\.\w+$|_test\.\w+$|\.(?:go|cs|fs|vb|php|java|kts?|scala|swift|rs|c|cc|cpp|h|hpp|m|pl|pm|lua|css|scss|vue|svelte|proto|sum|xml|csproj|props|ipynb|bib|tex|bak|orig|old|off|disabled|save|rej)$|~$|(?:^|\/)(?:package(?:-lock)?|composer|tsconfig)\.json$|(?:^|\/)(?:Gemfile|requirements[\w.-]*|pubspec\.yaml|Cargo\.toml|pyproject\.toml)$/i
/** Files that start servers in whatever folder they are, even in one for tests. */
const STARTS_SERVERS = /(?:^|\/)(?:[\w.-]*(?:compose|stack)[\w.-]*\.ya?ml|[\w.-]*(?:Docker|Container)file[\w.-]*)$/i
/** Drop-ins of systemd, which change the unit that a package of the server installs. */
const ADDS_TO_SERVER = /(?:^|\/)(?:mysqld?|mariadbd?|percona\w*)(?:@[^/]*)?\.service\.d\/[^/]+$/
/** Programs: only those with a text of MAKES_SERVERS configure a server. */
const PROGRAM = /\.(?:tsx?|[cm]?jsx?|py|rb)$/i
const MAKES_SERVERS =
  /parameter_?group|aws[-_.]?cdk|pulumi|troposphere|\[(?:['"]|:)(?:mysql|mariadb|percona)|\b(?:mysql|mariadb|percona)_(?:service|config|server)/i
const SPEAKS =
  /mysql|mariadb|\baurora\b|percona|galera|\bpxc\b|innodb|my\.cnf|parameter_?group|\bset (?:global|persist)/i
/** Matches without looking at a character twice, because a word may be a megabyte long. */
const WORD = /[A-Za-z][\w-]*/g
const MY_CNF = /(?:^|\/)\.?my[\w.-]*\.cnf(?:\.txt)?$/i
/** Files read for their variables: other files take the values. */
const ONLY_VARIABLES =
  /(?:^|\/)\.env[\w.]*$|\.env\.\w+$|\.(?:env|tf|tfvars|properties)$|(?:^|\/)Pulumi\.[\w.-]+$|(?:^|[/_.-])(?:values?|vars?|envs?|params?|parameters|settings|defaults?|variables)[\w.-]*\.(?:ya?ml|json|toml)$|(?:^|\/)(?:defaults|vars|group_vars|host_vars|hieradata|environments?)\/[^.]*(?:\.ya?ml)?$|(?:^|\/)(?:attributes\/[^.]*\.rb|manifests\/[^.]*\.pp)$|\.(?:sh|jinja)$/i
/** Names of files that may configure a server, so that one that cannot be read is reported. */
const CONFIGURES =
  /\.(?:ya?ml|tf|tfvars|hcl|env|json|properties|toml|cnf|ini|conf|cfg|sh|j2|erb|tpl|tmpl|nix|pp|nomad|service|container|tfstate)$|(?:^|\/)[^./]+$/i
const GENERATED = /lock\.(?:ya?ml|json)$|\.min\.json$/i

/** Whether a changed file may configure a server, by its path. */
export function isSourcePath(path: string): boolean {
  if (/\.cnf\.txt$/i.test(path)) return true
  return !PROSE.test(path) && (!NO_SOURCE.test(path) || STARTS_SERVERS.test(path))
}

export function isOfVariables(path: string): boolean {
  return isSourcePath(path) && (ONLY_VARIABLES.test(path) || STARTS_SERVERS.test(path)) && !NO_SOURCE.test(path)
}

/** Whether a changed file may configure a server, by its path and its texts on both sides. */
export function mayBeSource(path: string, files: Sides<SideFiles>): boolean {
  if (!isSourcePath(path)) return false
  return [files.before, files.after].some((side) => {
    const text = side.text(path)
    // An option file that cannot be read counts, and so does a link to a folder of option files.
    if (text === undefined) return side.isThere(path) && (OPTION_FILE.test(path) || hasOptionFiles(path, side))
    if (STARTS_SERVERS.test(path) || ADDS_TO_SERVER.test(path)) return true
    // Other programs have .cnf files, too, so that the groups decide.
    if (isOptionFile(path, text)) return MY_CNF.test(path) || ofServers(text)
    if (PROGRAM.test(path)) return MAKES_SERVERS.test(text)
    const isSure = (name: string) => /[_-]/.test(name) && serverWord(name)?.certainty === 'sure'
    return SPEAKS.test(text) || SPEAKS.test(path) || (text.match(WORD)?.some(isSure) ?? false)
  })
}

/** Renames after which servers still read the file; any other counts as a deleted file and a new one. */
export function livingFormers(formers: ReadonlyMap<string, string>, files: Sides<SideFiles>): Map<string, string> {
  const isLiving = (path: string, former: string) =>
    !isSourcePath(former) || (isSourcePath(path) && !isTakenAway(former, path, files.after))
  return new Map([...formers].filter(([path, former]) => isLiving(path, former)))
}

/** Folders that servers read whole, where a changed file and another set one option: the order of the files decides. */
export function foldersToRead(paths: readonly string[], files: Sides<SideFiles>): string[] {
  const isOrdered = (path: string) => isOneOfMany(path, files.before) || isOneOfMany(path, files.after)
  const ordered = paths.filter((path) => isReadWhole(folderOf(path)) && isOrdered(path))
  return [...new Set(ordered.map((path) => folderOf(path).slice(0, -1)))]
}

/** Changed submodules, of whose files the diff says nothing. */
export function submodulesAmong(changed: readonly ChangedFile[]): string[] {
  return changed.flatMap(({ path, modes }) => (modes.includes(SUBMODULE) ? [path] : []))
}

/** Changed files that could hold a setting, and cannot be read: too large, binary, or out of reach. */
export function unreadableAmong(changed: readonly ChangedFile[], files: Sides<SideFiles>): string[] {
  const isUnreadable = (path: string, side: SideFiles) =>
    side.isThere(path) && side.text(path) === undefined && side.names(path).length === 0
  return changed.flatMap(({ path, modes }) => {
    if (modes.includes(SUBMODULE)) return SPEAKS.test(path) ? [path] : []
    if (!CONFIGURES.test(path) || GENERATED.test(path) || !SPEAKS.test(path)) return []
    return isUnreadable(path, files.before) || isUnreadable(path, files.after) ? [path] : []
  })
}
