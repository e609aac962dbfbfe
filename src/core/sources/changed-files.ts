/** Decides which changed files may configure a server. */

import { folderOf } from './neighbours.ts'
import { hasOptionFiles, isOneOfMany, isReadWhole, isTakenAway, OPTION_FILE } from './option-folders.ts'
import { isOptionFile, ofServers, type SideFiles } from './read-file.ts'
import { serverWord } from './server-words.ts'
import type { Sides } from './sides.ts'

export interface ChangedFile {
  readonly path: string
  /** Git's modes, such as 100644 for a plain file and 120000 for a link; 000000: the side has no such file. */
  readonly modes: readonly [before: string, now: string]
}

/** Git's mode for a side that has no such file. */
export const ABSENT = '000000'
const SUBMODULE = '160000'

/** Documents, logs and patches are never read, because they mention settings but set none. */
const PROSE =
  /\.(?:md|markdown|rst|adoc|txt|html?|svg|po|log|lock|patch|diff)$|(?:^|\/)(?:CHANGELOG|LICENSE|README)[^/]*$/i
/** Tests, vendored copies, backups, and programs in languages in which nobody writes configuration. */
const NO_SOURCE =
  /(?:^|\/)(?:tests?|specs?|__tests__|fixtures?|testdata|e2e|node_modules|vendor|releasenotes|docs?)\/|[._-](?:test|spec)s?\.\w+$|_test\.\w+$|\.(?:go|cs|fs|vb|php|java|kts?|scala|swift|rs|c|cc|cpp|h|hpp|m|pl|pm|lua|css|scss|vue|svelte|proto|sum|xml|csproj|props|ipynb|bib|tex|bak|orig|old|off|disabled|save|rej)$|~$|(?:^|\/)(?:package(?:-lock)?|composer|tsconfig)\.json$|(?:^|\/)(?:Gemfile|requirements[\w.-]*|pubspec\.yaml|Cargo\.toml|pyproject\.toml)$/i
/** Compose files and Dockerfiles count even in a folder for tests, because they start servers wherever they are. */
const STARTS_SERVERS = /(?:^|\/)(?:[\w.-]*(?:compose|stack)[\w.-]*\.ya?ml|[\w.-]*(?:Docker|Container)file[\w.-]*)$/i
/** Drop-in files of systemd always count, because they change the unit that the server's package installs. */
const ADDS_TO_SERVER = /(?:^|\/)(?:mysqld?|mariadbd?|percona\w*)(?:@[^/]*)?\.service\.d\/[^/]+$/
/** Programs count only if their text matches MAKES_SERVERS, such as one that defines an RDS parameter group. */
const PROGRAM = /\.(?:tsx?|[cm]?jsx?|py|rb)$/i
const MAKES_SERVERS =
  /parameter_?group|aws[-_.]?cdk|pulumi|troposphere|\[(?:['"]|:)(?:mysql|mariadb|percona)|\b(?:mysql|mariadb|percona)_(?:service|config|server)/i
const SPEAKS =
  /mysql|mariadb|\baurora\b|percona|galera|\bpxc\b|innodb|my\.cnf|parameter_?group|\bset (?:global|persist)/i
/** Looks at no character twice, because a word may be a megabyte long and would otherwise take too much time. */
const WORD = /[A-Za-z][\w-]*/g
const MY_CNF = /(?:^|\/)\.?my[\w.-]*\.cnf(?:\.txt)?$/i
/** Files of variables, such as `.env` or Ansible's `group_vars`, whose values other files use. */
const ONLY_VARIABLES =
  /(?:^|\/)\.env[\w.]*$|\.env\.\w+$|\.(?:env|tf|tfvars|properties)$|(?:^|\/)Pulumi\.[\w.-]+$|(?:^|[/_.-])(?:values?|vars?|envs?|params?|parameters|settings|defaults?|variables)[\w.-]*\.(?:ya?ml|json|toml)$|(?:^|\/)(?:defaults|vars|group_vars|host_vars|hieradata|environments?)\/[^.]*(?:\.ya?ml)?$|(?:^|\/)(?:attributes\/[^.]*\.rb|manifests\/[^.]*\.pp)$|\.(?:sh|jinja)$/i
/** A changed file with such a name is reported if it cannot be read, because it could hold a setting. */
const CONFIGURES =
  /\.(?:ya?ml|tf|tfvars|hcl|env|json|properties|toml|cnf|ini|conf|cfg|sh|j2|erb|tpl|tmpl|nix|pp|nomad|service|container|tfstate)$|(?:^|\/)[^./]+$/i
const GENERATED = /lock\.(?:ya?ml|json)$|\.min\.json$/i

/** Whether a file may configure a server, judged by its path alone; `mayBeSource` also looks at the text. */
export function isSourcePath(path: string): boolean {
  if (/\.cnf\.txt$/i.test(path)) return true
  return !PROSE.test(path) && (!NO_SOURCE.test(path) || STARTS_SERVERS.test(path))
}

export function isOfVariables(path: string): boolean {
  return isSourcePath(path) && (ONLY_VARIABLES.test(path) || STARTS_SERVERS.test(path)) && !NO_SOURCE.test(path)
}

/** Whether a changed file may configure a server, judged by its path and its text on either side. */
export function mayBeSource(path: string, files: Sides<SideFiles>): boolean {
  if (!isSourcePath(path)) return false
  return [files.before, files.after].some((side) => {
    const text = side.text(path)
    // An option file that cannot be read counts, so that this is reported. A link to a folder has no text either.
    if (text === undefined) return side.isThere(path) && (OPTION_FILE.test(path) || hasOptionFiles(path, side))
    if (STARTS_SERVERS.test(path) || ADDS_TO_SERVER.test(path)) return true
    // Other programs have .cnf files too, so the groups in the file decide, unless it is called my.cnf.
    if (isOptionFile(path, text)) return MY_CNF.test(path) || ofServers(text)
    if (PROGRAM.test(path)) return MAKES_SERVERS.test(text)
    const isSure = (name: string) => /[_-]/.test(name) && serverWord(name)?.certainty === 'sure'
    return SPEAKS.test(text) || SPEAKS.test(path) || (text.match(WORD)?.some(isSure) ?? false)
  })
}

/** Former paths of files that servers still read after a rename. Other renames count as a deletion and a new file. */
export function livingFormers(formers: ReadonlyMap<string, string>, files: Sides<SideFiles>): Map<string, string> {
  const isLiving = (path: string, former: string) =>
    !isSourcePath(former) || (isSourcePath(path) && !isTakenAway(former, path, files.after))
  return new Map([...formers].filter(([path, former]) => isLiving(path, former)))
}

/**
 * Folders such as conf.d that must be read as a whole: a changed file and another file in them set the same option, so
 * the order of the files decides which value the server gets.
 */
export function foldersToRead(paths: readonly string[], files: Sides<SideFiles>): string[] {
  const isOrdered = (path: string) => isOneOfMany(path, files.before) || isOneOfMany(path, files.after)
  const ordered = paths.filter((path) => isReadWhole(folderOf(path)) && isOrdered(path))
  return [...new Set(ordered.map((path) => folderOf(path).slice(0, -1)))]
}

/** Changed submodules, which a warning must name because the diff does not show what changed in their files. */
export function submodulesAmong(changed: readonly ChangedFile[]): string[] {
  return changed.flatMap(({ path, modes }) => (modes.includes(SUBMODULE) ? [path] : []))
}

/** Changed files that could hold a setting but cannot be read, because they are too large, binary, or out of reach. */
export function unreadableAmong(changed: readonly ChangedFile[], files: Sides<SideFiles>): string[] {
  const isUnreadable = (path: string, side: SideFiles) =>
    side.isThere(path) && side.text(path) === undefined && side.names(path).length === 0
  return changed.flatMap(({ path, modes }) => {
    if (modes.includes(SUBMODULE)) return SPEAKS.test(path) ? [path] : []
    if (!CONFIGURES.test(path) || GENERATED.test(path) || !SPEAKS.test(path)) return []
    return isUnreadable(path, files.before) || isUnreadable(path, files.after) ? [path] : []
  })
}
