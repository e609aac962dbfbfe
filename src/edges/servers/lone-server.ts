/**
 * Starts a server alone, on data without tables, to learn one thing, such as whether it starts. It is not measured in
 * turns.
 */
import { join } from 'node:path'
import { familyOf } from '../../core/families/families.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import type { Setting } from '../../core/setting/setting.ts'
import type { Run } from '../machine/file-trees.ts'
import { removeTree } from '../machine/remove-tree.ts'
import type { Launcher } from './launcher.ts'
import { SMALL, scenarioArguments, seedArguments } from './owned-options.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { copySeed, type Seed } from './seed.ts'

export interface LoneConfiguration {
  /** The configuration, reduced to the options that this server reads. */
  readonly scenario: Pick<Scenario, 'name' | 'options'>
  readonly launcher: Launcher
  /** Options that may be to blame if the start fails; default: all of the scenario. */
  readonly mayBlame?: (option: Setting) => boolean
  /** Whether the server gets the size of the redo log that the scenario sets; default: as `isTimed`. */
  readonly hasRedoSize?: boolean
  /** Whether stops and starts are timed, so that qpsgate's own arguments must not influence them; default: false. */
  readonly isTimed?: boolean
  /** Arguments in addition to those of the scenario; default: none. */
  readonly extra?: readonly string[]
}

export interface LoneServer extends LoneConfiguration {
  readonly seed: Seed
}

/**
 * Arguments from `seedArguments` that a lone server does not get, because they hide what the configuration does: how
 * much memory it takes, and which rights functions and triggers need with a binary log.
 */
const OF_DATA_ONLY = /^--(?:performance-schema|innodb-buffer-pool-size|skip-log-bin)/
/** Arguments from `seedArguments` that would change how long stops and starts take. */
const OF_RESTARTS = /^--(?:innodb-(?:redo-log|log-file|buffer-pool-(?:dump|load)|doublewrite|flush-log)|sync-binlog)/

/** Arguments of a lone server, and those of its options that may be to blame if the start fails. */
export function loneArguments({
  scenario,
  launcher: { build },
  mayBlame = () => true,
  isTimed = false,
  hasRedoSize = isTimed,
  extra = [],
}: LoneConfiguration): { readonly args: readonly string[]; readonly applied: readonly Setting[] } {
  const isUsual = (argument: string) => !OF_DATA_ONLY.test(argument) && !(isTimed && OF_RESTARTS.test(argument))
  const usual = seedArguments(build).filter(isUsual)
  const sizes = hasRedoSize ? [] : redoNames(build)
  const options = scenario.options.filter(({ option }) => !sizes.includes(option))
  return {
    args: [...usual, ...extra, ...scenarioArguments(options, SMALL).arguments],
    applied: scenarioArguments(options.filter(mayBlame), SMALL).applied,
  }
}

/** Options with the size of the redo log. MySQL before 8.0.30 writes all of it at its start, perhaps gigabytes. */
export function redoNames({ product, version }: ServerVersion): readonly string[] {
  return familyOf(product)
    .redoArguments(version, 0)
    .map((argument) => argument.replace(/^--|=.*$/g, ''))
}

let started = 0

/**
 * Starts the server, and stops it when `look` has ended. The server's directory is removed in any case.
 *
 * @param look gets the server, and those of its options that may be to blame
 * @throws what starting the server or `look` throws
 */
export async function onLoneServer<Value>(
  server: LoneServer,
  within: Run,
  look: (server: RunningServer, applied: readonly Setting[]) => Promise<Value>,
): Promise<Value> {
  started += 1
  const { launcher, seed } = server
  const directory = join(within.runDirectory, `lone${started}`)
  const { args, applied } = loneArguments(server)
  const spec = { name: server.scenario.name, directory, args, options: applied, cpus: [] }
  try {
    await copySeed(seed, directory, launcher.account, within)
    await using running = await startServer(launcher, spec, within.signal)
    return await look(running, applied)
  } finally {
    await removeTree(directory)
  }
}
