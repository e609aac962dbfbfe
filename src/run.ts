/** One run, for the command line and the action alike: request → edges → gate → files. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Warning } from './core/measurement/measurement.ts'
import { armName, cellName, leastBudgetSeconds, makePlan, notAgainstBase, type Plan } from './core/plan/plan.ts'
import type { RunFacts } from './core/report/make-result.ts'
import type { Result } from './core/report/result.ts'
import { scenarioIdentity, suiteIdentity } from './core/suite/fingerprint.ts'
import { formatProblems, parseSuite } from './core/suite/parse.ts'
import type { Rule, Suite } from './core/suite/suite.ts'
import type { ServerChoice } from './edges/servers/choose.ts'
import { digestOf } from './edges/system/digest.ts'
import { readEnvironment } from './edges/system/machine.ts'
import { OutputDirectory } from './edges/system/output-directory.ts'
import { fileRevision, openRevision } from './edges/system/revision.ts'
import { openBed } from './edges/testbed/bed.ts'
import { UserError } from './errors.ts'
import { gate } from './gate.ts'
import type { Progress } from './measure.ts'
import { writeViews } from './views.ts'

export interface RunRequest {
  /** Path of the suite file. */
  readonly suite: string
  readonly out: string
  readonly server: ServerChoice
  readonly image: string | undefined
  /** Git ref, or file, of the suite before the change. */
  readonly base: string | undefined
  /** What scenarios are compared with. */
  readonly rules: readonly Rule[]
  readonly seed: number
  readonly install: boolean
  /** Arguments of `qpsgate run` that measure the same again. */
  readonly reproduce: readonly string[]
  /** Whether servers that are not on turn are frozen. */
  readonly freeze: boolean
  /** Changes to the suite from flags or inputs; checked by the caller's parser, applied here. */
  readonly adjust: (suite: Suite) => Suite
}

export interface Screen extends Progress {
  /** A sentence the user should see even without progress. */
  note(text: string): void
}

export async function run(request: RunRequest, screen: Screen, signal: AbortSignal): Promise<Result> {
  const startedAt = new Date()
  const began = performance.now()
  const suite = request.adjust(readSuite(request.suite))
  const base = request.base === undefined ? undefined : await readBase(request.base, request.suite)
  const plan = requireBudget(makePlan(suite, request.seed, { rules: request.rules, base: base?.scenarios ?? [] }))
  using output = new OutputDirectory(request.out)
  await using bed = await openBed({ ...request, suite, plan, signal, note: screen.note, phase: screen.phase })
  const facts = (): RunFacts => ({
    startedAt: startedAt.toISOString(),
    seconds: (performance.now() - began) / 1000,
    environment: readEnvironment(bed.cpus, bed.sysbench),
    reproduce: request.reproduce,
    suiteFingerprint: digestOf(suiteIdentity(suite)),
    fingerprints: Object.fromEntries(plan.arms.map((arm) => [armName(arm), digestOf(scenarioIdentity(arm.scenario))])),
    warnings: [...bed.warnings, ...baseWarnings(suite, base)],
  })
  const result = await gate(suite, plan, { testbed: bed.testbed, save: output.appendLines, progress: screen, facts })
  screen.phase('drawing')
  await writeViews(result, output)
  return result
}

function readSuite(path: string): Suite {
  const text = readText(path)
  const folder = dirname(path)
  const parsed = parseSuite(text, path, (option) => readOptionFile(resolve(folder, option)))
  if (parsed.kind === 'ok') return parsed.suite
  throw new UserError(`${path} is not a valid suite\n${formatProblems(parsed.problems)}`)
}

/** The suite as it was: a file, or the same file at a git ref, with the option files of its time. */
async function readBase(base: string, path: string): Promise<Suite> {
  const revision = existsSync(base) ? fileRevision(base, path) : await openRevision(base, path)
  const text = await revision.read(path)
  if (text === undefined) throw new UserError(`--base ${base}: ${path} did not exist there; leave --base out`)
  // Which option files it names is only known when it is parsed.
  const named: string[] = []
  parseSuite(text, path, (option) => {
    named.push(option)
    return ''
  })
  const contents = new Map<string, string | undefined>()
  for (const option of named) contents.set(option, await revision.read(resolve(dirname(path), option)))
  const name = `${path} (${revision.name})`
  const parsed = parseSuite(text, name, (option) => contents.get(option))
  if (parsed.kind === 'ok') return parsed.suite
  throw new UserError(`--base ${base}: ${path} was not a valid suite there\n${formatProblems(parsed.problems)}`)
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT'
    const why = missing ? 'there is no such file' : (cause as Error).message
    throw new UserError(`cannot read the suite ${path}: ${why}; give the path of a suite file`, { cause })
  }
}

function readOptionFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined // Reported with the line of the suite that names it.
  }
}

function requireBudget(plan: Plan): Plan {
  const least = leastBudgetSeconds(plan)
  if (plan.budgetSeconds >= least) return plan
  const cells = plan.cells
  throw new UserError(
    `a budget of ${plan.budgetSeconds} s is too small for ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} ` +
      `(${cells.map(cellName).slice(0, 4).join(', ')}${cells.length > 4 ? ', …' : ''}) with ${plan.arms.length} servers: ` +
      `the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`,
  )
}

/** Scenarios that have nothing to be compared with, or need not be. */
function baseWarnings(suite: Suite, base: Suite | undefined): Warning[] {
  if (base === undefined) return []
  const { unchanged, added } = notAgainstBase(suite, base.scenarios)
  return [
    ...unchanged.map((scenario) => ({
      code: 'base-unchanged',
      message: `${scenario} is configured as in the base, so it was not measured against it`,
      scenario,
    })),
    ...added.map((scenario) => ({
      code: 'base-missing',
      message: `${scenario} is new, the base does not have it`,
      scenario,
    })),
  ]
}
