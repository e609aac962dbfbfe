/**
 * Reads what is measured, on both sides of the change: a suite or option files, with the user's own workload if one is
 * named.
 */

import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { nonEmpty } from '../core/lists.ts'
import type { SourceLine } from '../core/names.ts'
import { ownWorkloadIn, readOwnLoad, suiteOfOwnLoad } from '../core/own-workload/read-own-load.ts'
import { escapeInvisible, meantText } from '../core/problems.ts'
import type { AdviceSubject, ConfigSubject, SubjectRequest } from '../core/request/measured-request.ts'
import type { Commit } from '../core/result/result.ts'
import { isOtherProgram } from '../core/scenario/changes.ts'
import type { Dump, OwnLoad } from '../core/scenario/own-load.ts'
import type { Scenario } from '../core/scenario/scenario.ts'
import { isSameScenario } from '../core/scenario/scenario-identity.ts'
import { tolerantOptions } from '../core/setting/plugins.ts'
import { type FileReading, joinPath, type OptionFileReader } from '../core/sources/option-includes.ts'
import { readSuiteConfig } from '../core/sources/suite-config.ts'
import { configName, configSuite } from '../core/suite/config-suite.ts'
import { lostSettings } from '../core/suite/lost-settings.ts'
import { formatProblems, type ParsedSuite, parseSuite } from '../core/suite/parse.ts'
import { ruleLine, type Suite } from '../core/suite/suite.ts'
import type { DirectiveWarning, Warning } from '../core/warnings/warnings.ts'
import { reachText } from '../core/warnings/warnings.ts'
import { workloadFileOf } from '../core/workloads/workloads.ts'
import { readYaml } from '../core/yaml-tree.ts'
import { readSuiteOnDisk, suiteOptionFiles, workloadFiles } from '../edges/files/option-files.ts'
import { checkoutAround, existingFolder, isDirectory, isInside, realPathOf } from '../edges/files/paths.ts'
import { readShippedSuite, shippedSuite, shippedSuites } from '../edges/files/shipped.ts'
import { headCommit } from '../edges/git/checkout.ts'
import { type Base, type GitRevision, openBase } from '../edges/git/revision.ts'
import { dumpBefore, dumpOnDisk } from '../edges/own-workload/dump-files.ts'
import { ignoredFilesIn } from '../edges/own-workload/load-dump.ts'
import { UserError } from '../errors.ts'
import { type ParsedConfig, pathOfSource, readConfig, type SourceFacts } from './config.ts'

interface SubjectSides {
  readonly suite: Suite
  /** The suite before the change; undefined if there is no base. */
  readonly base: Suite | undefined
  /**
   * The suite whose limits judge the change, so that no change relaxes its own limits. Undefined if there is none, and
   * for option files.
   */
  readonly ruledBy: Suite | undefined
  readonly warnings: readonly Warning[]
  /**
   * Place of SQL that a fork adds; undefined if it adds none. A stranger wrote this SQL, so it may run only in a
   * sandbox or a container.
   */
  readonly strangeSql?: SourceLine | undefined
  /** Versions of the tools that rendered files, by the names of the tools; the report shows them. */
  readonly tools?: Readonly<Record<string, string>> | undefined
}

export interface Subject extends SubjectSides {
  /** The commit that was checked out when the subject was read; null if there was none. */
  readonly commit: Commit | null
  /** The commit of the base; null if the base is a file, or there is none. */
  readonly before: string | null
}

interface ParsedSubject extends SubjectSides {
  /** The base, if it was opened already, because each opening starts git several times. */
  readonly opened?: Base | undefined
  /** Warnings about the base's files, kept apart so that those that the head has too are not shown twice. */
  readonly baseWarnings: readonly DirectiveWarning[]
}

/**
 * Reads the subject, which is what will be measured, with all option files.
 *
 * @param tell gets notes, such as that a shipped suite is measured because the named file does not exist
 * @param facts whether files choose images, and the memory of the production machines
 * @param signal ends the commands that print option files
 * @throws UserError with all problems in the files, or if there is nothing to read
 */
export async function readSubject(
  request: SubjectRequest,
  tell: (text: string) => void = () => {},
  facts: SourceFacts = { readsImages: true, memoryBytes: undefined },
  signal: AbortSignal = new AbortController().signal,
): Promise<Subject> {
  const { baseWarnings, opened: early, ...sides } = await parsedSubject(request, facts, signal)
  const { suite, base, warnings } = sides
  if (request.kind === 'suite' && suite.file !== request.file) tell(`suite: ${suite.file}, which comes with qpsgate`)
  const near = pathNear(request)
  const opened = early ?? (request.base === undefined ? undefined : openBase(request.base, near))
  if (opened?.kind === 'commit' && opened.revision.note !== undefined) tell(opened.revision.note)
  return {
    ...sides,
    suite: tolerant(suite, base?.scenarios),
    base: base && tolerant(base, base.scenarios),
    commit: headCommit(near),
    before: opened?.kind === 'commit' ? opened.revision.commit : null,
    warnings: [
      ...warnings,
      ...onlyInBase(warnings, baseWarnings, request.base ?? ''),
      ...newlyIgnored(suite.scenarios[0].own, base?.scenarios[0].own),
    ],
  }
}

/** Gives options of plugins the prefix `loose-`, so that a server without the plugin ignores them and still starts. */
function tolerant(suite: Suite, base: readonly Scenario[] | undefined): Suite {
  const scenarios = suite.scenarios.map((scenario) => {
    const before = base?.find(({ name }) => name === scenario.name)
    return { ...scenario, options: tolerantOptions(scenario.options, before?.options ?? [], scenario.place) }
  })
  return { ...suite, scenarios: nonEmpty(scenarios) }
}

/** Warns of files that a change adds to the folder of test data, because no data are made of them. */
function newlyIgnored(now: OwnLoad | undefined, before: OwnLoad | undefined): Warning[] {
  const former = new Set(before === now ? [] : before?.ignoredFiles)
  const files = (now?.ignoredFiles ?? []).filter((file) => !former.has(file))
  return files.length === 0 ? [] : [{ code: 'data-unread', files }]
}

/** A path from which the git repository of the subject is found. */
export function pathNear(request: SubjectRequest): string {
  if (request.kind === 'suite') return request.file
  return pathOfSource((request.kind === 'config' ? namedPaths(request)[0] : request.config) ?? '.')
}

/**
 * Name by which later runs find the pull request's comment about this subject. The name is read even if the suite is
 * not valid, because failed runs write a comment too. Undefined if there is no name.
 */
export function subjectName(request: SubjectRequest): string | undefined {
  if (request.kind === 'config') return configName(namedPaths(request))
  if (request.kind === 'advice') return ADVICE
  const reading = readSuiteOnDisk(request.file)
  const read = reading.kind === 'text' ? readYaml(reading.text) : undefined
  const name = read !== undefined && 'tree' in read ? read.tree.textOf(['name']) : undefined
  return name === '' ? undefined : name
}

/** Warnings of the base that the head does not have too, so that no warning is shown twice. */
function onlyInBase(head: readonly Warning[], base: readonly DirectiveWarning[], name: string): Warning[] {
  const shared = new Set(head.map((warning) => ('directive' in warning ? keyOf(warning) : '')))
  return base
    .filter((warning) => !shared.has(keyOf(warning)))
    .map(({ file, line, directive, ...about }) => ({ ...about, base: name, before: { file, line, directive } }))
}

function keyOf({ code, file, directive }: DirectiveWarning): string {
  return JSON.stringify([code, file, directive])
}

async function parsedSubject(request: SubjectRequest, facts: SourceFacts, signal: AbortSignal): Promise<ParsedSubject> {
  if (request.kind === 'config') return parsedConfig(request, facts, signal)
  if (request.kind === 'advice') return parsedAdvice(request, facts, signal)
  const { file, base } = request
  const rulesAt = request.ruledBy ?? base
  const isChanged = rulesAt !== undefined
  const head = parsed(gatherSuite(file, { isChanged }), `${file} is not a valid suite`, facts)
  refuseLeftAlike(head.suite)
  const earlier = parsedBefore(file, base, facts)
  const before = earlier && drivenAs(head.suite, earlier.suite)
  const ruledBy = rulesAt === base ? earlier : parsedBefore(file, rulesAt, facts)
  if (request.isForeign) requireKnownPrograms(head.suite, ruledBy?.suite)
  return {
    suite: suiteOfScenarioPrograms(head.suite, before, facts),
    base: before && suiteOfScenarioPrograms(before, head.suite, facts),
    ruledBy: ruledBy?.suite,
    strangeSql: request.isForeign ? strangeSqlIn(head.suite, ruledBy?.suite) : undefined,
    warnings: head.warnings,
    baseWarnings: earlier?.warnings ?? [],
  }
}

/**
 * If the suite's common server program changed, gives it to each scenario that names none, so that the new program is
 * measured as a change of each.
 */
function suiteOfScenarioPrograms(suite: Suite, other: Suite | undefined, { readsImages }: SourceFacts): Suite {
  const { server: program, file } = suite
  if (!readsImages || !isOtherProgram(program, other?.server)) return suite
  const programPlace = { file, line: ruleLine(suite, `server.${program.kind}`) }
  const scenarios = suite.scenarios.map((each) => (each.program ? each : { ...each, program, programPlace }))
  return { ...suite, scenarios: nonEmpty(scenarios) }
}

function parsedBefore(file: string, base: string | undefined, facts: SourceFacts): ValidSuite | undefined {
  if (base === undefined) return undefined
  return parsed(gatherSuiteBefore(file, base), `--base ${base}: ${file} was not a valid suite there`, facts)
}

type ValidSuite = Extract<ParsedSuite, { kind: 'ok' }>

function parsed({ text, name, files }: SuiteSource, refusal: string, { memoryBytes }: SourceFacts): ValidSuite {
  const suiteReading = parseSuite(
    text,
    name,
    files.reader,
    (config, reader) => readSuiteConfig(config, reader, memoryBytes),
    readShippedSuite,
  )
  if (suiteReading.kind !== 'ok') throw new UserError(`${refusal}\n${formatProblems(suiteReading.problems)}`)
  const { suite, warnings } = suiteReading
  const path = ownWorkloadIn(suite)
  const load = path === undefined ? undefined : (gatherOwnLoad(path, files) ?? refuseAbsent(path))
  return { kind: 'ok', suite: path && load ? suiteOfOwnLoad(suite, path, load) : suite, warnings }
}

/** Refuses a scenario that would be measured like its control, because it would pass whatever it contains. */
function refuseLeftAlike(suite: Suite): void {
  const lines = lostSettings(suite).map(
    ({ scenario, option, file, line, why }) =>
      `${file}:${line}: scenario ${scenario} would be measured as the control ${suite.control} is: ` +
      `${option} is left out, as ${reachText(why)}; take it out of the suite, or give it an option that is measured`,
  )
  if (lines.length > 0) throw new UserError(lines.map(escapeInvisible).join('\n'))
}

/**
 * Refuses scripts and server programs that a fork adds or changes, because they would run with the rights of the user
 * who runs qpsgate.
 */
function requireKnownPrograms(head: Suite, base: Suite | undefined): void {
  const refuse = (what: string, why: string) => {
    const refused = `${what} of a pull request from a fork is not run, because ${why}`
    return new UserError(`${head.file}: ${refused}; a maintainer can add it in a change of its own`)
  }
  const sources = new Set(base?.workloads.map(({ source }) => source))
  const script = head.workloads.find(({ source }) => source !== undefined && !sources.has(source))
  if (script !== undefined) throw refuse(`the script ${script.script}`, 'it is not that of the base')
  const former = new Set(base === undefined ? [] : binariesOf(base))
  const top = checkoutAround(existingFolder(head.file))
  for (const binary of binariesOf(head)) {
    if (!former.has(binary)) throw refuse(`the server program ${binary}`, 'the base does not name it')
    if (top !== undefined && isInside(realPathOf(resolve(binary)), top))
      throw refuse(`the server program ${binary}`, 'it lies in the checkout')
  }
}

/** Place of the first SQL that the base lacks; undefined if it lacks none. One such place already needs a sandbox. */
function strangeSqlIn({ scenarios: [first, ...others] }: Suite, base: Suite | undefined): SourceLine | undefined {
  const before = base?.scenarios ?? []
  const former = new Set(before.flatMap(({ sql }) => sql.map(({ value }) => value)))
  const statement = [first, ...others].flatMap(({ sql }) => sql).find(({ value }) => !former.has(value))
  if (statement !== undefined || first.own === undefined) return statement
  const isSame = before.some(({ own: load }) => load !== undefined && isSameScenario(first, { ...first, own: load }))
  return isSame ? undefined : { file: first.own.workload.file, line: 1 }
}

function binariesOf({ server, scenarios }: Suite): string[] {
  const programs = [server, ...scenarios.flatMap(({ program }) => program ?? [])]
  return programs.flatMap((program) => (program.kind === 'binary' ? program.name : []))
}

/** Reads files that a suite or a workload names, from the disk or from a commit. Relative paths start at one folder. */
interface FilesAround {
  readonly reader: OptionFileReader
  readonly dumpAt: (path: string) => Dump
}

function filesOnDisk(reader: OptionFileReader, folder: string): FilesAround {
  return { reader, dumpAt: (path) => dumpOnDisk(path, folder) }
}

function filesAt(revision: GitRevision, folder: string): FilesAround {
  return { reader: revision.files(folder), dumpAt: (path) => dumpBefore(revision, path, folder) }
}

interface SuiteSource {
  /** Path of the suite for messages, with the name of the base for the suite before the change, to tell them apart. */
  readonly name: string
  readonly text: string
  readonly files: FilesAround
}

/**
 * Reads a suite file, else the shipped suite of that name.
 *
 * @param isChanged whether the suite has a base: then a missing file is an error, because otherwise a shipped suite
 *   would take the place of a deleted one
 * @throws UserError if the suite cannot be read
 */
function gatherSuite(file: string, { isChanged }: { readonly isChanged: boolean }): SuiteSource {
  const reading = readSuiteOnDisk(file)
  if (reading.kind === 'text')
    return { name: file, text: reading.text, files: filesOnDisk(suiteOptionFiles(file), dirname(file)) }
  const shipped = reading.kind === 'absent' && !isChanged ? shippedSuite(file) : undefined
  if (shipped !== undefined) return gatherSuite(shipped, { isChanged: true })
  const why = reading.kind === 'absent' && isDirectory(file) ? 'it is a directory' : whyNoSuite(reading)
  throw new UserError(
    `cannot read the suite ${file}: ${why}${meantText(file, shippedSuites()) || '; give the path of a suite file, or the name of one that comes with qpsgate'}`,
  )
}

/**
 * Reads the suite at the base, with the option files of the base.
 *
 * @throws UserError if there is no such base, or the base lacks the suite
 */
function gatherSuiteBefore(file: string, base: string): SuiteSource {
  const opened = openBase(base, file)
  const isDisk = opened.kind === 'disk'
  if (isDisk && isDirectory(opened.path))
    throw new UserError(`--base ${base} is a directory; give the old suite file, or a git ref`)
  const reading = isDisk ? readSuiteOnDisk(opened.path) : opened.revision.files('.').file(file, file)
  if (reading.kind === 'absent') throw new UserError(`--base ${base}: ${file} did not exist there; leave --base out`)
  if (reading.kind !== 'text') throw new UserError(`--base ${base}: cannot read ${file} there: ${whyNoSuite(reading)}`)
  const files = isDisk
    ? filesOnDisk(suiteOptionFiles(opened.path), dirname(opened.path))
    : filesAt(opened.revision, dirname(file))
  return { name: `${file} (${base})`, text: reading.text, files }
}

function whyNoSuite(reading: Exclude<FileReading, { kind: 'text' }>): string {
  if (reading.kind === 'absent') return 'there is no such file'
  if (reading.kind === 'outside') return 'it is outside of the repository'
  if (reading.kind === 'too-large') return `it is larger than ${reading.most / 1024 ** 2} MiB`
  return reading.kind === 'binary' ? 'it is binary' : reading.why
}

/**
 * Reads a user's own workload; undefined if it does not exist.
 *
 * @param where beginning of messages that names the commit, such as `--base main: `; default: empty, for files on disk
 * @throws UserError with all problems of its file, or if its schema cannot be read
 */
function gatherOwnLoad(path: string, { reader, dumpAt }: FilesAround, where = ''): OwnLoad | undefined {
  const reading = readOwnLoad(path, reader)
  if (reading.kind === 'absent') return undefined
  if (reading.kind === 'problems')
    throw new UserError(`${where}the workload ${path} is not valid\n${formatProblems(reading.problems)}`)
  const { workload, data } = reading.own
  const { file, schema } = workload
  if (schema.kind !== 'dump') return reading.own
  try {
    const dump = dumpAt(joinPath(file, schema.path))
    return { workload, data: { ...data, dump }, ignoredFiles: ignoredFilesIn(dump) }
  } catch (cause) {
    throw cause instanceof UserError ? new UserError(cause.message, { place: { file, line: 1 }, cause }) : cause
  }
}

function refuseAbsent(path: string): never {
  throw new UserError(
    `--workloads ${path}: there is no ${workloadFileOf(path)}; make one with qpsgate workload, or name one that is there`,
  )
}

/** The paths of the configuration; if the user named only a workload, the path of the workload. */
function namedPaths({ paths, workload }: ConfigSubject): readonly string[] {
  return paths.length > 0 || workload === undefined ? paths : [workload]
}

/**
 * Gives the base the current workload if it has none of its own, because both sides can only be compared under a load.
 */
function drivenAs(head: Suite, base: Suite): Suite {
  const path = ownWorkloadIn(head)
  const load = head.scenarios[0].own
  const hasLoad = base.dataset.own !== undefined
  return path === undefined || load === undefined || hasLoad ? base : suiteOfOwnLoad(base, path, load)
}

async function parsedConfig(request: ConfigSubject, facts: SourceFacts, signal: AbortSignal): Promise<ParsedSubject> {
  const { paths, workload, base: baseName, isForeign } = request
  const config =
    paths.length === 0 && workload !== undefined ? defaultsDrivenBy(workload) : await readConfig(request, facts, signal)
  // Files that configure servers hold no SQL, so there is no stranger's SQL that needs a sandbox.
  if (workload === undefined) return { ...config, ruledBy: undefined }
  const files = filesOnDisk(workloadFiles(workloadFileOf(workload)), '.')
  const load = gatherOwnLoad(workload, files) ?? refuseAbsent(workload)
  const base = openBase(baseName, workload)
  // A base on disk holds only the configuration, so the current workload drives both sides.
  const loadBefore =
    base.kind === 'disk' ? undefined : gatherOwnLoad(workload, filesAt(base.revision, '.'), `--base ${baseName}: `)
  const suite = suiteOfOwnLoad(config.suite, workload, load)
  const suiteBefore = loadBefore && suiteOfOwnLoad(config.base, workload, loadBefore)
  return {
    ...config,
    suite,
    base: suiteBefore ?? suiteOfOwnLoad(config.base, workload, load),
    ruledBy: undefined,
    strangeSql: isForeign ? strangeSqlIn(suite, suiteBefore) : undefined,
  }
}

const ADVICE = 'advice'

/** A tuning tool's advice is measured until the half-width of the 95% interval is at most this fraction of QPS. */
const PROVEN = 0.01

/**
 * Makes the current configuration the control and each advised setting a scenario, so that each setting is compared
 * with what runs now.
 */
async function parsedAdvice(
  { config, workload, proposals }: AdviceSubject,
  facts: SourceFacts,
  signal: AbortSignal,
): Promise<ParsedSubject> {
  const now = config === undefined ? workload : pathOfSource(config)
  if (config !== undefined && now !== undefined && !existsSync(now))
    throw new UserError(`--config ${config}: there is no such file`)
  const paths = config === undefined ? [] : [config]
  const { suite, warnings } =
    now === undefined
      ? defaultsDrivenBy('defaults')
      : await parsedConfig({ kind: 'config', paths, workload, base: now }, facts, signal)
  const [server, another] = suite.scenarios
  if (another !== undefined)
    throw new UserError(`--config: found several servers in ${config}; allowed: one of them, as ${server.name}`)
  const present = { ...server, name: 'present' }
  const others = proposals.map(({ name, options }) => ({ ...present, name, options: [...present.options, ...options] }))
  return {
    suite: { ...suite, name: ADVICE, control: present.name, scenarios: [present, ...others], precision: PROVEN },
    base: undefined,
    ruledBy: undefined,
    warnings,
    baseWarnings: [],
  }
}

/** Servers with default settings, for changes that affect only tables and statements. */
function defaultsDrivenBy(workload: string): ParsedConfig {
  const suite = configSuite([{ path: workload, options: [] }], configName([workload]))
  return { suite, base: suite, warnings: [], baseWarnings: [], tools: {} }
}
