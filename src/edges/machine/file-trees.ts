import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sum } from '../../core/stats/vectors.ts'
import { MeasurementError } from '../../errors.ts'
import { unless } from '../files/paths.ts'
import { fullDisk } from './disk-space.ts'
import { type Account, ofSystem, RUN_LABEL } from './processes.ts'
import { runTool, toolText } from './tool.ts'

const COPY_SECONDS = 600

export interface Run {
  readonly runDirectory: string
  readonly signal: AbortSignal
}

/**
 * Copies a directory to a path that does not exist yet. Links are copied as links, because their targets may lie
 * elsewhere.
 *
 * @param step purpose of the copy, as errors name it: "copy seed data directory"
 * @throws MeasurementError if the copy fails; the error says so if the disk is full
 */
export async function copyTree(from: string, to: string, within: Run, step: string): Promise<void> {
  await mustRun(['cp', '-r', '--no-dereference', '--reflink=auto', '--sparse=auto', from, to], within, step)
}

/**
 * Size from which files are dropped from the page cache. Servers read smaller files only once, whatever is measured.
 */
const LEAST_DROPPED = '+255k'

/**
 * Writes the files of a directory to the disk, and drops them from the page cache, so that a server reads them from the
 * disk.
 */
export async function dropPages(directory: string, within: Run): Promise<void> {
  const one = [...ofSystem('dd'), 'of={}', 'oflag=nocache', 'conv=notrunc,fdatasync', 'count=0', 'status=none']
  const files = ['-type', 'f', '-size', LEAST_DROPPED]
  await mustRun(['find', directory, ...files, '-exec', ...one, ';'], within, 'drop pages of the data', directory)
}

export async function giveTo(account: Account, directory: string, within: Run): Promise<void> {
  await mustRun(['chown', '-R', `${account.uid}:${account.gid}`, directory], within, 'hand directory to the server')
}

/**
 * Bytes of disk that a directory takes. Links are not followed. Files that vanish meanwhile count as nothing, because
 * another run may be removing them.
 */
export function diskUsage(path: string): number {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.isFile() ? stats.blocks * 512 : 0
  const names = unless('ENOENT', () => readdirSync(path)) ?? []
  return sum(names.map((name) => diskUsage(join(path, name))))
}

/** @param path a path on the disk that the command may fill; default: the command's last argument */
async function mustRun(
  command: readonly [string, ...string[]],
  { runDirectory, signal }: Run,
  step: string,
  path = command.at(-1) as string,
): Promise<void> {
  const env = { [RUN_LABEL]: runDirectory }
  const answer = await runTool(ofSystem(...command), { cwd: runDirectory, env, timeoutSeconds: COPY_SECONDS, signal })
  if (answer.code === 0) return
  const output = toolText(answer)
  const room = fullDisk(path, output)
  throw new MeasurementError(`could not ${step}${room === undefined ? '' : `: ${room}`}`, {
    step,
    command,
    exitCode: answer.code,
    output,
  })
}
