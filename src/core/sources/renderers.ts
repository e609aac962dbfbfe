/**
 * Table of the tools by which production renders its files, such as helm. A tool's row says which files it reads, and
 * how it is called. Paths are relative to the top of the repository, which is `.`.
 */

import { words } from '../lists.ts'
import { joinPath } from './option-includes.ts'
import { isYaml, nameOf } from './source-path.ts'

/** The files of one side of a change. */
export interface RepositoryFiles {
  /** Text of a file; empty if there is no such file, or it is not a text. */
  text(path: string): string
  /** Names in a folder; none if there is no such folder. */
  names(folder: string): readonly string[]
  foldersWith(name: RegExp): readonly string[]
}

/** One configuration of servers that a tool makes from files. */
export interface Rendering {
  /** Name of the configuration, such as the values file of a chart; empty for the usual configuration of a path. */
  readonly name: string
  /**
   * Whether the configuration is only for servers that the usual one lacks on both sides, such as services of Compose
   * profiles that are off.
   */
  readonly isRest: boolean
  /** File or folder by which the report names the configuration. */
  readonly unit: string
  /** Folder to which paths in the output are relative. */
  readonly folder: string
  /**
   * Files and folders that the tool reads. Those that it shares with other configurations come last, because lines are
   * searched for in its own files first.
   */
  readonly reads: readonly string[]
  /** Lists of arguments, tried in this order until the tool succeeds. */
  readonly attempts: readonly (readonly string[])[]
  /** Variables that may stay empty, because no server depends on them, such as the numbers of ports. */
  readonly blank: readonly string[]
}

/** A program that can do a tool's work: for example, docker can do the work of docker compose. */
export interface ToolProgram {
  readonly program: string
  /** Words of the command between the program and the arguments of an attempt. */
  readonly words: readonly string[]
  /** Arguments with which the program prints its version. */
  readonly version: readonly string[]
  /** Finds the version in that output. A version that is too old does not match. */
  readonly usable: RegExp
}

export interface Renderer {
  readonly name: string
  /** Programs that can do the work. The first that is installed does it. */
  readonly programs: readonly ToolProgram[]
  /**
   * Configurations that a path is a part of; none if the tool does not read the path.
   *
   * @param named all paths that the user named, such as values files of a chart
   */
  readonly renderings: (path: string, files: RepositoryFiles, named: readonly string[]) => readonly Rendering[]
  /** Finds variables without a value in the tool's messages, so that the tool can run again with values for them. */
  readonly unset: (messages: string) => string[]
  /** Removes from the output what only the tool itself understands. */
  readonly plain: (output: string) => string
}

/** Matches version 2 or later, because version 1 of docker-compose was another program. */
const COMPOSE_VERSION = /version v?([2-9]\d*(?:\.\d+)+)/i

/**
 * Maximum number of renderings of one path, such as one for each values file of a chart. A path with more is not
 * rendered, because the tools would take too long.
 */
export const MOST_RENDERINGS = 50

/** Rows of the tools. The first tool that reads a path renders it. */
export const RENDERERS: readonly Renderer[] = [
  {
    name: 'docker compose',
    programs: [
      { program: 'docker', words: ['compose'], version: ['compose', 'version'], usable: COMPOSE_VERSION },
      { program: 'docker-compose', words: [], version: ['version'], usable: COMPOSE_VERSION },
    ],
    renderings: composeRenderings,
    unset: (messages) =>
      [...messages.matchAll(/\\?"(\w+)\\?" variable is not set|required variable (\w+) is missing/g)].flatMap(
        ([, blank, required]) => blank ?? required ?? [],
      ),
    plain: plainCompose,
  },
  {
    name: 'helm',
    programs: [{ program: 'helm', words: ['template'], version: ['version'], usable: /\bv([3-9]\d*(?:\.\d+)+)/ }],
    renderings: chartRenderings,
    unset: () => [],
    plain: expandedOutput,
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
    plain: (output) => expandedOutput(hashFreeOutput(output)),
  },
]

/** Without arguments, compose takes the first of these files that a folder has, together with its override. */
const COMPOSE_FILES = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml']
const OVERRIDES = words(
  'compose.override.yaml compose.override.yml docker-compose.override.yml docker-compose.override.yaml',
)
/** Outermost keys of compose files, besides extensions. */
const COMPOSE_KEYS = words('version name services include networks volumes configs secrets models')
/** First characters of lines that lie below an outermost key, or that hold no key. */
const BELOW = ' \t\r-#}]'
/** Keys of services. A file with one of them is a compose file, whatever its name. */
const SERVICE_KEYS = ['image:', 'build:', 'extends:']
/** Matches a list of ports. Variables in it may stay empty, because no server depends on them. */
const PORTS = /^[ \t]+["']?ports["']?:[ \t]*(?:\[.*|(?:\r?\n[ \t]*[-#].*)*)/gm

/** Matches a file's name in the text of a compose file, which may extend or include that file. */
const PART = /[\w./-]{1,200}\.(?:ya?ml|env)\b/g
const MOST_PARTS = 50
const MOST_TEXT = 100_000

/** Whether a file starts services, and has only outermost keys that compose knows. */
function isCompose(path: string, text: string): boolean {
  if (!isYaml(path)) return false
  const lines = text.split('\n').filter((line) => line !== '' && !BELOW.includes(line.charAt(0)))
  const keys = lines.map((line) => line.slice(0, Math.max(0, line.indexOf(':'))).replaceAll(/["'\s]/g, ''))
  const startsServices = keys.includes('services') || keys.includes('include')
  const isNamed = path.toLowerCase().includes('compose') || SERVICE_KEYS.some((key) => text.includes(key))
  return startsServices && isNamed && keys.every((key) => COMPOSE_KEYS.has(key) || key.startsWith('x-'))
}

/** Compose files, together with the files that they extend or include, or that give them variables. */
function composeParts(paths: readonly string[], files: RepositoryFiles): string[] {
  const parts = new Set(paths)
  for (const path of parts)
    for (const [word] of files.text(path).slice(0, MOST_TEXT).matchAll(PART)) {
      const part = joinPath(path, word)
      if (parts.size < MOST_PARTS && isThere(part, files)) parts.add(part)
    }
  return [...parts]
}

function composeRenderings(asked: string, files: RepositoryFiles): Rendering[] {
  const folder = folderOf(asked)
  const usual = usualCompose(folder, files)
  const [first = asked] = usual
  // A change of an override file counts as a change of the file that it overrides, because compose joins both.
  const path = folderOf(first) === folder && OVERRIDES.has(nameOf(asked)) ? first : asked
  if (!isCompose(path, files.text(path))) return []
  // A file with another name stands alone or extends the usual file. Its name does not show which, so both are tried.
  const choices = path === usual[0] ? [[]] : usual.length === 0 ? [[path]] : [[path], [first, path]]
  const attempts = (profiles: readonly string[]) =>
    choices.map((choice) => {
      const project = ['--project-directory', `./${folderOf(choice[0] ?? path)}`, ...profiles]
      return [...project, ...choice.flatMap((file) => ['-f', `./${file}`]), 'config']
    })
  const paths = [...new Set([path, ...usual, inFolder(folder, '.env')])]
  const text = paths.map((each) => files.text(each)).join('\n')
  const blank = [...text.matchAll(PORTS)].flatMap(([ports]) => ports.match(/(?<=\$\{?)\w+/g) ?? [])
  const rendering = { name: '', isRest: false, unit: path, folder, reads: composeParts(paths, files), blank }
  if (!text.includes('profiles')) return [{ ...rendering, attempts: attempts([]) }]
  const everything = attempts(['--profile', '*'])
  return [
    // The last attempt turns on all profiles, because compose fails if a service needs another one whose profile is
    // off.
    { ...rendering, attempts: [...attempts([]), ...everything] },
    { ...rendering, isRest: true, attempts: everything },
  ]
}

/**
 * Turns the output of compose into plain YAML: `$$` becomes `$`, and a path that begins with a variable loses its `./`.
 * Extensions (`x-…`) are left out, because compose has merged their content into the services.
 */
function plainCompose(output: string): string {
  const withoutExtensions = output.replace(/^x-[\w.-]+:.*\n(?:[ -].*\n)*/gm, '')
  return withoutExtensions.replaceAll('./$${', () => '$${').replaceAll('$$', () => '$')
}

/**
 * Files that compose takes without arguments: those in the folder, or in the nearest folder around it that has such
 * files.
 */
function usualCompose(folder: string, files: RepositoryFiles): string[] {
  for (const around of foldersAround(folder)) {
    const names = files.names(around)
    const first = COMPOSE_FILES.find((name) => names.includes(name))
    const overrides = names.filter((name) => OVERRIDES.has(name))
    if (first !== undefined) return [first, ...overrides].map((name) => inFolder(around, name))
  }
  return []
}

const CHART = 'Chart.yaml'
/**
 * Files that helm reads of a chart, besides further values files (`isValues`): these names, of which `.` is the chart
 * itself, and everything in CHART_FOLDERS.
 */
const CHART_FILES = words('. Chart.yaml values.yaml values.yml')
const CHART_FOLDERS = words('templates charts')

/**
 * Whether a path in a chart is a values file besides the usual one, such as `values-prod.yaml` or `prod.values.yaml`.
 */
function isValues(path: string): boolean {
  const stem = path.slice(0, path.lastIndexOf('.')).toLowerCase()
  const isNamed = ['values.', 'values-'].some((each) => stem.startsWith(each)) || /[.-]values$/.test(stem)
  return isYaml(path) && !path.includes('/') && isNamed
}

/**
 * The chart around a path. Of nested charts, the outermost counts, because helm renders the inner ones together with
 * it.
 */
function chartAround(path: string, files: RepositoryFiles): string | undefined {
  const chart = foldersAround(path).find((folder) => files.names(folder).includes(CHART))
  if (chart === undefined || nameOf(folderOf(chart)) !== 'charts') return chart
  return chartAround(folderOf(folderOf(chart)), files) ?? chart
}

/**
 * Renderings of a chart: with its usual values, and once more with each further values file. If the user named values
 * files, there is one for each of these only.
 */
function chartRenderings(path: string, files: RepositoryFiles, named: readonly string[]): Rendering[] {
  const chart = chartAround(path, files)
  if (chart === undefined) return []
  const about = files.text(inFolder(chart, CHART))
  const inside = pathFrom(chart, path)
  const isPart = isValues(inside) || CHART_FILES.has(inside) || CHART_FOLDERS.has(inside.split('/')[0] ?? '')
  // A library chart is not rendered, because it is only a part of other charts.
  if (!isPart || /^type:\s*["']?library/m.test(about)) return []
  const isForChart = (each: string) =>
    isValues(pathFrom(chart, each)) ||
    (isYaml(each) && nameOf(each).toLowerCase().includes('values') && chartAround(each, files) === undefined)
  const asked = [...new Set([...named, path].filter((each) => isForChart(each) && isThere(each, files)))]
  if (isValues(inside) && asked.length === 0) return []
  const [, name = 'release'] = /^name:\s*["']?([a-z0-9][a-z0-9-]{0,51})["']?\s*$/m.exec(about) ?? []
  const renderingWith = (values: readonly string[]): Rendering => ({
    name: values.map((each) => pathFrom(chart, each)).join(),
    isRest: false,
    unit: chart,
    folder: chart,
    reads: [...values, chart],
    blank: [],
    attempts: [[name, `./${chart}`, '--skip-tests', ...values.flatMap((each) => ['-f', `./${each}`])]],
  })
  if (asked.length > 0) return asked.map((each) => renderingWith([each]))
  const others = files.names(chart).filter(isValues).toSorted()
  return [renderingWith([]), ...others.map((each) => renderingWith([inFolder(chart, each)]))]
}

/** Maximum number of words of a kustomization that are read as paths. Real kustomizations have a few hundred. */
const MOST_NAMED = 5000
const KUSTOMIZATION = /^(?:kustomization\.ya?ml|Kustomization)$/

/** Renderings of the outermost kustomizations, such as overlays, that a path is a part of. */
function kustomizeRenderings(path: string, files: RepositoryFiles): Rendering[] {
  const nearest = foldersAround(path).find((folder) => kustomizationIn(folder, files) !== undefined)
  if (nearest === undefined) return []
  const file = kustomizationIn(nearest, files) ?? ''
  const isPart = path === nearest || path === file || files.text(file).includes(pathFrom(nearest, path))
  if (!isPart) return []
  return outermost(nearest, files).map((folder) => ({
    name: folder === nearest ? '' : folder,
    isRest: false,
    unit: nearest,
    folder,
    reads: partsOf(folder, files),
    blank: [],
    // Kustomize's own limit on paths is off, because the sandbox in which kustomize runs is stricter.
    attempts: [[`./${folder}`, '--load-restrictor', 'LoadRestrictionsNone', '--enable-helm']],
  }))
}

function kustomizationIn(folder: string, files: RepositoryFiles): string | undefined {
  const name = files.names(folder).find((each) => KUSTOMIZATION.test(each))
  return name === undefined ? undefined : inFolder(folder, name)
}

/** Paths that the kustomization of a folder may name: all its words, because any key may have a path as its value. */
function pathsNamedIn(folder: string, files: RepositoryFiles): Set<string> {
  const all = files.text(kustomizationIn(folder, files) ?? folder).match(/[^\s"'#,=[\]]+/g) ?? []
  return new Set(all.slice(0, MOST_NAMED).map((word) => joinPath(`${folder}/`, word)))
}

/** The kustomization of a folder, with all files that it names, directly or through other kustomizations. */
function partsOf(top: string, files: RepositoryFiles): string[] {
  const parts = new Set<string>()
  const folders = new Set([top])
  for (const folder of folders) {
    const file = kustomizationIn(folder, files)
    if (file === undefined) continue
    parts.add(file)
    for (const path of pathsNamedIn(folder, files))
      if (files.names(path).length > 0) folders.add(path)
      else if (isThere(path, files)) parts.add(path)
  }
  return [...parts]
}

/**
 * The kustomizations that name the one in the folder, directly or through others, and that no other kustomization
 * names.
 */
function outermost(folder: string, files: RepositoryFiles): string[] {
  const referrers = new Map<string, Set<string>>()
  for (const each of files.foldersWith(KUSTOMIZATION))
    for (const path of pathsNamedIn(each, files))
      if (path !== each) referrers.set(path, (referrers.get(path) ?? new Set()).add(each))
  const reached = new Set([folder])
  for (const each of reached) for (const referrer of referrers.get(each) ?? []) reached.add(referrer)
  const outer = [...reached].filter((each) => !referrers.has(each))
  return outer.length > 0 ? outer.toSorted() : [folder]
}

/** Number of characters of the hash at the end of a generated name, including the dash before it. */
const HASH_LENGTH = 11

/**
 * Removes hashes from the names of generated objects. Otherwise a new hash would make every object that uses the name
 * look changed, too.
 */
function hashFreeOutput(output: string): string {
  const names = new Set(output.match(/(?<=^ {2}name: )\S+-[2456789bcdfghkmt]{10}$/gm))
  return output.replace(/[\w.-]+/g, (word) => (names.has(word) ? word.slice(0, -HASH_LENGTH) : word))
}

/** Matches an environment variable of a container, with its value. */
const VARIABLE = /^( *(?:- +)?name: (\w+))\n +value: ["']?(.*?)["']?$/gm

/**
 * Matches a variable that takes its value from another object. A literal value under the same name then belongs to
 * another container.
 */
const FROM_ELSEWHERE = /name: (\w+)\n +valueFrom:/g

/**
 * Puts the values of containers' variables into the arguments that use them, as Kubernetes does when it starts a
 * container.
 */
function expandedOutput(output: string): string {
  return output
    .split(/^(?=---)/m)
    .map((document) => {
      if (/\benvFrom:/.test(document)) return document
      const elsewhere = new Set([...document.matchAll(FROM_ELSEWHERE)].map(([, name = '']) => name))
      const values = Map.groupBy(document.matchAll(VARIABLE), ([, , name = '']) => name)
      const used = new Set<string>()
      const moved = document.replace(/(?<!\$)\$\((\w+)\)/g, (reference, name: string) => {
        const [first, other] = new Set(values.get(name)?.map(([, , , value = '']) => value))
        if (first === undefined || other !== undefined || elsewhere.has(name)) return reference
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

function isThere(path: string, files: RepositoryFiles): boolean {
  return files.names(folderOf(path)).includes(nameOf(path))
}

function inFolder(folder: string, name: string): string {
  return joinPath(`${folder}/`, name)
}

/** Path relative to a folder. A path outside of the folder stays as it is. */
function pathFrom(folder: string, path: string): string {
  if (path === folder) return '.'
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
}

/** The path itself, then the folders around it, from the inside out. */
function foldersAround(path: string): string[] {
  return path === '.' ? ['.'] : [path, ...foldersAround(folderOf(path))]
}
