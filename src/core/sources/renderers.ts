/**
 * Tools that production renders its files with, a row for each: which files it reads, and how it is asked. Paths start at
 * the folder of the repository, which is `.`.
 */

import { joinPath } from '../suite/option-includes.ts'

/** The files of one side of a change. */
export interface RepositoryFiles {
  /** Empty if there is no such text. */
  text(path: string): string
  /** Names in a folder; none if there is no such folder. */
  names(folder: string): readonly string[]
  /** All folders that hold a file of such a name. */
  foldersWith(name: RegExp): readonly string[]
}

/** One configuration that a tool makes of files. */
export interface Rendering {
  /** Its name among those of the same path, such as the file of a chart's values; empty for the usual one. */
  readonly name: string
  /** Whether it adds only servers that the usual one lacks on both sides: services of profiles that are off. */
  readonly isRest: boolean
  /** Folder that paths in the output start at. */
  readonly folder: string
  /** Files and folders that the tool begins with; those that others have too come last. */
  readonly reads: readonly string[]
  /** Arguments; the next ones are tried where the former fail. */
  readonly attempts: readonly (readonly string[])[]
}

/** A program that can do the work of a tool. */
export interface ToolProgram {
  readonly program: string
  /** Words before the arguments. */
  readonly words: readonly string[]
  /** Words by which it prints its version. */
  readonly version: readonly string[]
  /** The version in that output; one that is too old does not match. */
  readonly usable: RegExp
}

export interface Renderer {
  readonly name: string
  /** The first that is at hand does it. */
  readonly programs: readonly ToolProgram[]
  /**
   * What a path belongs to; nothing if the tool does not read it.
   *
   * @param named all paths that somebody named, such as files of values
   */
  readonly renderings: (path: string, files: RepositoryFiles, named: readonly string[]) => readonly Rendering[]
  /** Variables without a value, from what the tool said. */
  readonly unset: (said: string) => string[]
  /** The output without what only the tool understands. */
  readonly plain: (output: string) => string
}

/** The first program of that name was another one. */
const COMPOSE_VERSION = /version v?([2-9]\d*(?:\.\d+)+)/i

/** More configurations of one path are not rendered. */
export const MOST_RENDERINGS = 50

/** The tools, in the order in which they are asked whether they read a path. */
export const RENDERERS: readonly Renderer[] = [
  {
    name: 'docker compose',
    programs: [
      { program: 'docker', words: ['compose'], version: ['compose', 'version'], usable: COMPOSE_VERSION },
      { program: 'docker-compose', words: [], version: ['version'], usable: COMPOSE_VERSION },
    ],
    renderings: composeRenderings,
    unset: (said) =>
      [...said.matchAll(/\\?"(\w+)\\?" variable is not set|required variable (\w+) is missing/g)].flatMap(
        ([, blank, required]) => blank ?? required ?? [],
      ),
    // The output is a compose file again, and what an extension held is where it was merged.
    plain: (output) => output.replaceAll('$$', '$').replace(/^x-[\w.-]+:.*\n(?:[ -].*\n)*/gm, ''),
  },
  {
    name: 'helm',
    programs: [{ program: 'helm', words: ['template'], version: ['version'], usable: /\bv([3-9]\d*(?:\.\d+)+)/ }],
    renderings: chartRenderings,
    unset: () => [],
    plain: withVariables,
  },
  {
    name: 'kustomize',
    programs: [
      { program: 'kustomize', words: ['build'], version: ['version'], usable: /\bv([4-9]\d*(?:\.\d+)+)/ },
      {
        program: 'kubectl',
        words: ['kustomize'],
        version: ['version', '--client'],
        usable: /Kustomize Version: v([4-9]\d*(?:\.\d+)+)/,
      },
    ],
    renderings: kustomizeRenderings,
    unset: () => [],
    plain: (output) => withVariables(withoutHashes(output)),
  },
]

/** Compose takes the first of these in a folder, and its override. */
const COMPOSE_FILES = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml']
const OVERRIDE = /^(?:docker-)?compose\.override\.ya?ml$/
/** What may stand outermost in a compose file, and lines that are not outermost. */
const COMPOSE_LINE =
  /^(?:["']?(?:version|name|services|include|networks|volumes|configs|secrets|models|x-[\w.-]+)["']?\s*:|[-#}\]\s]|$)/
const SERVICES = /^["']?(?:services|include)["']?\s*:/m
const SERVICE = /^[ \t]+["']?(?:image|build|extends)["']?\s*:/m
const PROFILES = /^[ \t]+["']?profiles["']?\s*:/m

function isCompose(path: string, text: string): boolean {
  if (!/\.ya?ml$/i.test(path) || !SERVICES.test(text)) return false
  return text.split('\n').every((line) => COMPOSE_LINE.test(line)) && (/compose/i.test(path) || SERVICE.test(text))
}

function composeRenderings(path: string, files: RepositoryFiles): Rendering[] {
  if (!isCompose(path, files.text(path))) return []
  const folder = folderOf(path)
  const usual = usualCompose(folder, files)
  const isUsual = usual[0] !== undefined && folderOf(usual[0]) === folder && usual.includes(path)
  // A file with a name of its own stands alone, or extends the usual one.
  const choices = isUsual ? [[]] : [[path], ...usual.slice(0, 1).map((first) => [first, path])]
  const attempts = (profiles: readonly string[]) =>
    choices.map(([first = path, ...others]) => {
      const project = ['--project-directory', `./${folderOf(first)}`, ...profiles]
      const named = isUsual ? [] : [first, ...others].flatMap((file) => ['-f', `./${file}`])
      return [...project, ...named, 'config']
    })
  const everything = attempts(['--profile', '*'])
  const reads = [...new Set([path, ...usual, inFolder(folder, '.env')])]
  const rendering = { name: '', isRest: false, folder, reads }
  // A service may need one whose profile is off.
  const all = { ...rendering, attempts: [...attempts([]), ...everything] }
  const rest = { ...rendering, isRest: true, attempts: everything }
  return reads.some((each) => PROFILES.test(files.text(each))) ? [all, rest] : [all]
}

/** The files that compose takes in a folder or around it if none is named; none if there are none. */
function usualCompose(folder: string, files: RepositoryFiles): string[] {
  for (const around of foldersAround(folder)) {
    const names = files.names(around)
    const first = COMPOSE_FILES.find((name) => names.includes(name))
    const overrides = names.filter((name) => OVERRIDE.test(name))
    if (first !== undefined) return [first, ...overrides].map((name) => inFolder(around, name))
  }
  return []
}

const CHART = 'Chart.yaml'
const VALUES = /^(?:values[.-][^/]*|[^/]*[.-]values)\.ya?ml$/i
/** Parts of a chart that are nothing without it. */
const OF_CHART = /^(?:\.|Chart\.yaml|values\.ya?ml|(?:templates|charts)(?:\/.*)?)$/

/** The chart that a path is in; of charts within charts, the outermost. */
function chartAround(path: string, files: RepositoryFiles): string | undefined {
  const chart = foldersAround(path).find((folder) => files.names(folder).includes(CHART))
  const [, outer] = /^(?:(.*)\/)?charts\/[^/]+$/.exec(chart ?? '') ?? []
  const isWithin = chart !== undefined && /(?:^|\/)charts\/[^/]+$/.test(chart)
  const around = isWithin ? chartAround(outer ?? '.', files) : undefined
  return around ?? chart
}

/** A chart with its usual values, and with each other file of values; or with those that somebody named. */
function chartRenderings(path: string, files: RepositoryFiles, named: readonly string[]): Rendering[] {
  const chart = chartAround(path, files)
  if (chart === undefined) return []
  const about = files.text(inFolder(chart, CHART))
  const isValues = (each: string) => VALUES.test(pathFrom(chart, each))
  // Other charts are made of a library.
  if (!(isValues(path) || OF_CHART.test(pathFrom(chart, path))) || /^type:\s*["']?library/m.test(about)) return []
  const isForChart = (each: string) =>
    isValues(each) || (/values[^/]*\.ya?ml$/i.test(each) && chartAround(each, files) === undefined)
  const asked = [...new Set([...named, path].filter(isForChart))]
  const others = files.names(chart).filter((name) => VALUES.test(name))
  const [, name = 'release'] = /^name:\s*["']?([a-z0-9][a-z0-9-]{0,51})["']?\s*$/m.exec(about) ?? []
  const renderingWith = (values: readonly string[]): Rendering => ({
    name: values.map((each) => pathFrom(chart, each)).join(),
    isRest: false,
    folder: chart,
    reads: [...values, chart],
    attempts: [[name, `./${chart}`, '--skip-tests', ...values.flatMap((each) => ['-f', `./${each}`])]],
  })
  if (asked.length > 0) return asked.map((each) => renderingWith([each]))
  return [renderingWith([]), ...others.toSorted().map((name) => renderingWith([inFolder(chart, name)]))]
}

const KUSTOMIZATION = /^(?:kustomization\.ya?ml|Kustomization)$/

/** The outermost kustomizations that a path is a part of. */
function kustomizeRenderings(path: string, files: RepositoryFiles): Rendering[] {
  const nearest = foldersAround(path).find((folder) => kustomizationIn(folder, files) !== undefined)
  if (nearest === undefined) return []
  const file = kustomizationIn(nearest, files) ?? ''
  const isPart = path === nearest || path === file || files.text(file).includes(pathFrom(nearest, path))
  if (!isPart) return []
  return outermost(nearest, files).map((folder) => ({
    name: folder === nearest ? '' : folder,
    isRest: false,
    folder,
    reads: partsOf(folder, files),
    // The sandbox restricts it more than its own rules.
    attempts: [[`./${folder}`, '--load-restrictor', 'LoadRestrictionsNone', '--enable-helm']],
  }))
}

/** Files that one kustomization or many have. */
const MOST_PARTS = 500

/** A kustomization with the files that it names, and those of the kustomizations that it leads to. */
function partsOf(folder: string, files: RepositoryFiles): string[] {
  const parts = new Set<string>()
  const open = [folder]
  const seen = new Set(open)
  for (const each of open) {
    const file = kustomizationIn(each, files)
    if (file === undefined || parts.size > MOST_PARTS) continue
    parts.add(file)
    for (const word of files.text(file).match(/[^\s"'#,=[\]]+/g) ?? []) {
      const target = joinPath(`${each}/`, word)
      if (seen.has(target)) continue
      seen.add(target)
      if (kustomizationIn(target, files) !== undefined) open.push(target)
      else if (files.text(target) !== '') parts.add(target)
    }
  }
  return [...parts]
}

function kustomizationIn(folder: string, files: RepositoryFiles): string | undefined {
  const name = files.names(folder).find((each) => KUSTOMIZATION.test(each))
  return name === undefined ? undefined : inFolder(folder, name)
}

/** The kustomizations that lead to one, and to which no other leads. */
function outermost(folder: string, files: RepositoryFiles): string[] {
  const referrers = new Map<string, Set<string>>()
  for (const each of files.foldersWith(KUSTOMIZATION)) {
    const words = files.text(kustomizationIn(each, files) ?? each).match(/[^\s"'#,[\]]+/g)
    for (const word of new Set(words)) {
      const target = joinPath(`${each}/`, word)
      if (target !== each) referrers.set(target, (referrers.get(target) ?? new Set()).add(each))
    }
  }
  const reached = new Set([folder])
  for (const each of reached) for (const referrer of referrers.get(each) ?? []) reached.add(referrer)
  const outer = [...reached].filter((each) => !referrers.has(each))
  return outer.length > 0 ? outer.toSorted() : [folder]
}

/** Characters of the hash in a name, and of the dash before it. */
const HASH_LENGTH = 11

/** A generated object has a hash in its name, by which every change of it changes its users too. */
function withoutHashes(output: string): string {
  const names = new Set(output.match(/(?<=^ {2}name: )\S+-[2456789bcdfghkmt]{10}$/gm))
  return output.replace(/[\w.-]+/g, (word) => (names.has(word) ? word.slice(0, -HASH_LENGTH) : word))
}

/** A variable of a container, with its value. */
const VARIABLE = /^( *(?:- +)?name: (\w+))\n +value: ["']?(.*?)["']?$/gm

/** Moves the variables of containers into their arguments, where Kubernetes puts them. */
function withVariables(output: string): string {
  return output
    .split(/^(?=---)/m)
    .map((document) => {
      const values = Map.groupBy(document.matchAll(VARIABLE), ([, , name = '']) => name)
      const used = new Set<string>()
      const moved = document.replace(/(?<!\$)\$\((\w+)\)/g, (reference, name: string) => {
        const [first, other] = new Set(values.get(name)?.map(([, , , value = '']) => value))
        if (first === undefined || other !== undefined) return reference
        used.add(name)
        return first
      })
      return moved.replace(VARIABLE, (whole, line: string, name: string) => (used.has(name) ? line : whole))
    })
    .join('')
}

function folderOf(path: string): string {
  return joinPath(path, '.')
}

function inFolder(folder: string, name: string): string {
  return joinPath(`${folder}/`, name)
}

/** A path as it is seen from a folder; one that is elsewhere as it is. */
function pathFrom(folder: string, path: string): string {
  if (folder === '.' || path === folder) return path === folder ? '.' : path
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
}

/** The path, and the folders around it from the inside out. */
function foldersAround(path: string): string[] {
  return path === '.' ? ['.'] : [path, ...foldersAround(folderOf(path))]
}
