/** Option files of servers among the files of a repository, and which of them are gated. */
import { parseOptionFile } from '../suite/option-file.ts'
import { readersOf } from '../suite/option-groups.ts'
import { hasUsualName, isSample } from './file-kinds.ts'
import { type FoundOptionFile, type GatedConfig, STANDINGS, type Standing, type Use } from './findings.ts'
import { folderOf, isIncludedFolder } from './repository-paths.ts'

/** Other programs have groups of this name as well. */
const COMMON_GROUP = 'server'
/** Such as openssl.cnf, whose groups may be called as a server's. */
const CERTIFICATES = /(?:ssl|x509|cert|easy-?rsa)/i

/** The file as one of a server's; undefined where none of its settings is. */
export function readServerFile(path: string, text: string): Pick<FoundOptionFile, 'isForMariaDb'> | undefined {
  const items = parseOptionFile(text, path).items
  const groups = items.flatMap((item) => (item.kind === 'option' ? (item.option.group ?? []) : []))
  const isCommon = !/\.cnf$/i.test(path) || CERTIFICATES.test(path)
  const own = groups.filter((group) => !(isCommon && group === COMMON_GROUP))
  if (own.length === 0) return undefined
  return { isForMariaDb: own.every((group) => /^(?:mariadb|galera)/.test(readersOf(group))) }
}

export function describeOptionFile(path: string, text: string, uses: readonly Use[]): FoundOptionFile | undefined {
  const read = readServerFile(path, text)
  return read === undefined ? undefined : { path, standing: standingOf(path, uses), uses, ...read }
}

function standingOf(path: string, uses: readonly Use[]): Standing {
  if (isSample(path)) return uses.length > 0 ? 'development' : 'sample'
  // What is only mounted for development is not what production reads.
  if (uses.some(({ source }) => source.kind !== 'flag' && !isSample(source.path))) return 'used'
  if (!/\.cnf$/i.test(path)) return 'other-ending'
  return hasUsualName(path) ? 'usual-name' : 'plain'
}

/** The uses that give a container this file, by itself or with its folder. */
export function usesOf(path: string, uses: readonly Use[]): Use[] {
  return uses.filter(({ candidates }) => candidates.some((from) => from === path || isIn(path, from)))
}

export function isIn(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`)
}

/** The likeliest files, all that are as likely; and those that are less so. Of several samples none is likelier than the others. */
export function chooseConfigs(files: readonly FoundOptionFile[]): {
  readonly configs: readonly GatedConfig[]
  readonly others: readonly FoundOptionFile[]
} {
  const best = STANDINGS.find((standing) => files.some((file) => file.standing === standing))
  const likeliest = files.filter(({ standing }) => standing === best)
  const chosen = best === 'sample' && likeliest.length > 1 ? [] : likeliest
  return { configs: inFolders(chosen), others: files.filter((file) => !chosen.includes(file)) }
}

/** Files of a folder that a server reads as a whole are gated as one. */
function inFolders(files: readonly FoundOptionFile[]): GatedConfig[] {
  const byPlace = Map.groupBy(files, (file) => includedFolder(file) ?? file.path)
  return [...byPlace].flatMap(([path, own]) => {
    const [first] = own
    if (first === undefined) return []
    return {
      path,
      isFolder: path !== first.path,
      files: own.map((file) => file.path).toSorted(),
      because: { kind: first.standing, use: first.uses[0] },
      isForMariaDb: own.every(({ isForMariaDb }) => isForMariaDb),
    }
  })
}

/** The folder of a file that is given to a server with all that it holds. */
function includedFolder({ path, uses }: FoundOptionFile): string | undefined {
  const folder = folderOf(path)
  const isWhole = ({ candidates, target }: Use) => candidates.includes(folder) && isIncludedFolder(target)
  return path.endsWith('.cnf') && folder !== '' && uses.some(isWhole) ? folder : undefined
}
