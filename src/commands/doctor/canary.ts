/** A change that is known to be slow, measured here: where it is not red, no change can be trusted to be. */
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tell } from '../../core/progress/progress-event.ts'
import { headline } from '../../core/wording/verdict-text.ts'
import { storeOpener } from '../../edges/store/open-store.ts'
import { parseRunFlags } from '../../edges/terminal/run-flags.ts'
import { randomSeed } from '../../edges/terminal/shared-flags.ts'
import { gate } from '../../gate/gate.ts'

/** Every instrument and consumer of the Performance Schema: a seventh of QPS and more, on every server that has it. */
const SLOW = [
  'performance_schema = ON',
  "performance-schema-instrument = '%=ON'",
  ...['events-statements', 'events-stages', 'events-waits'].flatMap((events) =>
    ['current', 'history-long'].map((kind) => `performance-schema-consumer-${events}-${kind} = ON`),
  ),
]
/** The short load that shows it best. */
const LOAD = ['--workloads', 'oltp_point_select', '--threads', '8', '--budget', '45s', '--explain', 'never']

export interface Finding {
  /** Whether it came out as it has to. */
  readonly isRight: boolean
  /** The outcome in a sentence. */
  readonly text: string
}

/**
 * @param flags of `qpsgate run` that name the server
 * @throws UserError if they are wrong, MeasurementError if nothing could be measured
 */
export async function runCanary(
  flags: readonly string[],
  edges: { readonly tell: Tell; readonly signal: AbortSignal },
): Promise<Finding> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-canary-'))
  const file = (name: string, lines: readonly string[]) => {
    const path = join(folder.path, name)
    writeFileSync(path, ['[mysqld]', ...lines, ''].join('\n'))
    return path
  }
  const before = file('before.cnf', ['performance_schema = OFF'])
  const now = file('canary.cnf', SLOW)
  const args = ['--config', now, '--base', before, ...LOAD, '--out', join(folder.path, 'out'), ...flags]
  const { request } = parseRunFlags(args, randomSeed())
  const result = await gate(request, { ...edges, openStore: storeOpener({ near: folder.path }) })
  const isRight = result.verdict === 'regressed' && result.comparisons.some(({ change }) => change < 0)
  const said = headline(result)
  return {
    isRight,
    text: isRight
      ? `the gate can go red here: ${said}`
      : `the gate does not go red here, although every instrument of the Performance Schema was switched on: ${said}`,
  }
}
