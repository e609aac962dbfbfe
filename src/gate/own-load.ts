/** A user's own workloads, now and before: gathered and attached to the gated suite or files. */

import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SubjectRequest } from '../core/request/measured-request.ts'
import { configName, configSuite } from '../core/suite/build.ts'
import type { OptionFileReader } from '../core/suite/option-includes.ts'
import type { OwnLoad } from '../core/suite/own-workload.ts'
import { formatProblems } from '../core/suite/parse.ts'
import type { Suite } from '../core/suite/suite.ts'
import { workloadFileOf } from '../core/suite/workloads.ts'
import { ownWorkloadIn, readOwnLoad, withOwnLoad } from '../core/workload/read-own-load.ts'
import { diskOptionFiles } from '../edges/files/option-files.ts'
import { checkoutAround, isInside, realPathOf } from '../edges/files/paths.ts'
import { openBase } from '../edges/git/open-base.ts'
import { gatherAtRevision } from '../edges/git/revision.ts'
import { sizeOf } from '../edges/machine/file-trees.ts'
import { UserError } from '../errors.ts'
import { gatherConfig } from './config-sources.ts'
import { type ParsedConfig, parseConfig, type SourceFacts } from './parse-config.ts'

/** The folder that relative paths start at: the current one. */
const HERE = '.'

type ConfigRequest = Extract<SubjectRequest, { kind: 'config' }>

/**
 * A user's own workload from a reader; undefined if it does not exist.
 *
 * @param where state of the repository for messages, such as `--base main: `; empty: now
 * @param folder paths of the reader start here
 * @throws UserError with all problems of its file, or if its schema cannot be read
 */
export function gatherOwnLoad(
  path: string,
  reader: OptionFileReader,
  { where, folder }: { readonly where: string; readonly folder: string },
): OwnLoad | undefined {
  const read = readOwnLoad(path, reader)
  if (read.kind === 'absent') return undefined
  if (read.kind === 'problems')
    throw new UserError(`${where}the workload ${path} is not valid\n${formatProblems(read.problems)}`)
  const { own } = read
  return own.data.dump === undefined ? own : { ...own, data: { ...own.data, ...locateDump(own, path, folder) } }
}

/** @throws UserError in any case: there is no such workload */
export function refuseAbsent(path: string): never {
  throw new UserError(
    `--workloads ${path}: there is no ${workloadFileOf(path)}; make one with qpsgate workload, or name one that is there`,
  )
}

/** A dump is read from disk when data are loaded: it may be larger than memory. */
function locateDump(
  { workload, data }: OwnLoad,
  path: string,
  folder: string,
): Pick<OwnLoad['data'], 'dump' | 'dumpBytes'> {
  const dump = realPathOf(resolve(folder, data.dump ?? ''))
  const top = checkoutAround(resolve(folder)) ?? realPathOf(resolve(folder))
  const refuse = (found: string) =>
    new UserError(
      `the workload ${path}: found the dump ${data.dump}, ${found}; allowed: a file or folder inside of ${top}`,
      {
        place: { file: workload.file, line: 1 },
      },
    )
  if (!isInside(dump, top)) throw refuse('which is elsewhere')
  const found = statSync(dump, { throwIfNoEntry: false })
  if (found === undefined) throw refuse('which is not there')
  return { dump, dumpBytes: found.isDirectory() ? sizeOf(dump) : found.size }
}

/** Paths that the user named: for only a workload, its own. */
export function namedPaths({ paths, workload }: ConfigRequest): readonly string[] {
  return paths.length > 0 || workload === undefined ? paths : [workload]
}

/** A base without its own workload runs the current one. */
export function drivenAs(head: Suite, base: Suite): Suite {
  const path = ownWorkloadIn(head)
  const { own } = head.scenarios[0]
  return path === undefined || own === undefined || base.dataset.own !== undefined ? base : withOwnLoad(base, path, own)
}

/** The suite of files that configure servers, with a user's own workload if one is named. */
export async function parsedConfig(
  request: ConfigRequest,
  facts: SourceFacts,
  signal: AbortSignal,
): Promise<ParsedConfig> {
  const { paths, workload, base: baseName } = request
  if (workload === undefined) return parseConfig(await gatherConfig(request, signal), baseName, facts)
  const found =
    paths.length === 0 ? defaultsDrivenBy(workload) : parseConfig(await gatherConfig(request, signal), baseName, facts)
  const now = gatherOwnLoad(workload, diskOptionFiles(HERE), { where: '', folder: HERE }) ?? refuseAbsent(workload)
  const before = await ownLoadBefore(workload, baseName)
  return {
    ...found,
    suite: withOwnLoad(found.suite, workload, now),
    base: withOwnLoad(found.base, workload, before ?? now),
  }
}

/** Servers with default settings, for changes that affect only tables and statements. */
function defaultsDrivenBy(workload: string): ParsedConfig {
  const suite = configSuite([{ path: workload, options: [] }], configName([workload]))
  return { suite, base: suite, warnings: [], baseWarnings: [] }
}

/** Undefined if it did not exist, or the base is a file. */
async function ownLoadBefore(workload: string, baseName: string): Promise<OwnLoad | undefined> {
  const base = await openBase(baseName, workload)
  if (base.kind === 'disk') return undefined
  const reader = await gatherAtRevision(base.revision, HERE, (own) => readOwnLoad(workload, own))
  return gatherOwnLoad(workload, reader, { where: `--base ${baseName}: `, folder: HERE })
}
