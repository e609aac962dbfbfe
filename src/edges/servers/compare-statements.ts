/** Tries statements of applications (the catalogue) and the user's migrations on servers before and after a change. */
import { mix, splitDifference } from '../../core/attribution/lines.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import { initialDataOf } from '../../core/plan/initial-data.ts'
import { type Scenario, scenarioForServer } from '../../core/scenario/scenario.ts'
import type { Refusal } from '../../core/setting/refusal.ts'
import { distinct } from '../../core/warnings/distinct.ts'
import type { Warning } from '../../core/warnings/warnings.ts'
import { ENDLESS, failingText, failingTitle } from '../../core/wording/failing-text.ts'
import { firstLine, isFailure, MeasurementError, type SqlRefusal } from '../../errors.ts'
import { runScenarioSql } from './arms.ts'
import type { ServersRequest } from './choose.ts'
import { onLoneServer } from './lone-server.ts'
import { openTogether, type Programs } from './programs.ts'
import { NO_TABLES, openSeed } from './seed.ts'
import { isRefusedSql } from './sql-refusal.ts'
import { supervise } from './supervise.ts'
import { type CatalogueTries, isOfMigrations, refusedForms } from './try-catalogue.ts'
import { refusalOfChange } from './try-start.ts'
import { tryStatements } from './try-statements.ts'

/** A scenario (a configuration with a name) on both sides of a change. */
export interface ScenarioSides {
  readonly before: Scenario
  readonly after: Scenario
}

export interface StatementChange {
  /** Statements that the server refuses only since the change, with the lines to blame; undefined: none. */
  readonly refusal: Refusal | undefined
  readonly warnings: readonly Warning[]
}

export const NO_STATEMENT_CHANGE: StatementChange = { refusal: undefined, warnings: [] }

/** Maximum number of error numbers whose lines to blame are searched for, because each search starts servers. */
const MOST_SEARCHES = 3

interface CompareStatementsRequest extends ServersRequest {
  readonly programs: Pick<Programs, 'atHand'>
  readonly tries: CatalogueTries
}

/** Statements that one side `refused`, or `why` its server failed. Neither is set if the side could not be tried. */
interface Tried {
  readonly refused?: readonly SqlRefusal[]
  readonly why?: string
}

/** @throws the signal's reason */
export async function compareStatements(
  { before, after }: ScenarioSides,
  request: CompareStatementsRequest,
): Promise<StatementChange> {
  const { programs, tries, signal } = request
  const { name } = after
  const [former, now] = await openTogether([before, after], signal, (side, either) =>
    refusedBy(side, tries, { ...request, signal: either }),
  )
  const launcher = await programs.atHand(after)
  if (former?.refused === undefined || now?.refused === undefined || launcher === undefined) {
    const why = now?.why ?? former?.why
    return why === undefined
      ? NO_STATEMENT_CHANGE
      : { refusal: undefined, warnings: [{ code: 'statements-untried', scenario: name, why }] }
  }
  const lost = formsMissing(now.refused, former.refused)
  const sides = { before, after, build: launcher.build }
  return {
    refusal: lost.length === 0 ? undefined : await refusalOf(lost, sides, request),
    warnings: warningsOf(name, former.refused, now.refused),
  }
}

function warningsOf(scenario: string, former: readonly SqlRefusal[], now: readonly SqlRefusal[]): Warning[] {
  const forms = formsMissing(former, now).flatMap(({ form }) => form ?? [])
  const vain = now.find((each) => isOfMigrations(each) && (each.code === ENDLESS || former.some(isOfMigrations)))
  return [
    ...(forms.length === 0 ? [] : [{ code: 'statements-gained', scenario, forms } as const]),
    ...(vain === undefined ? [] : [{ code: 'migrations-failed', why: `${vain.what}: ${vain.says}` } as const]),
  ]
}

/** Refusal of the catalogue's statements in `lost`, with the changed lines to blame for each error. */
async function refusalOf(
  lost: readonly SqlRefusal[],
  { before, after, build }: ScenarioSides & { readonly build: ServerVersion },
  request: CompareStatementsRequest,
): Promise<Refusal> {
  const { name } = after
  const { rows, migrations } = request.tries
  const [reference, head] = [scenarioForServer(before, build), scenarioForServer(after, build)]
  const difference = splitDifference(reference, head, build)
  const forms = lost.flatMap(({ form }) => form ?? [])
  const whole = { ...(lost[0] as SqlRefusal), others: forms.slice(1) }
  const firstOfErrors = [...new Map(lost.toReversed().map((each) => [each.code, each])).values()].toReversed()
  const found: Refusal[] = []
  for (const one of firstOfErrors.slice(0, MOST_SEARCHES)) {
    const again = {
      rows: rows.filter(({ form }) => form === one.form),
      migrations: isOfMigrations(one) ? migrations : [],
    }
    const refused = one === lost[0] ? whole : one
    const refusal = await refusalOfChange(failureBy(refused, name), difference, build, async (set) => {
      const tried = await refusedBy(mix(difference, set, name), again, request)
      const alike = tried.refused?.find((each) => isSameForm(each, one))
      return alike && failureBy(alike, name)
    })
    if (refusal !== undefined) found.push(refusal)
  }
  const lines = distinct(found.flatMap((refusal) => refusal.lines))
  const message = found[0]?.message ?? failingText(whole, build, [], difference.lines.length)
  return {
    ...{ kind: 'statements', scenario: name, title: failingTitle(whole), message, isMeasured: true },
    server: { product: build.product, version: build.version },
    lines: lines.length > 0 ? lines : [{ name, ...(head.programPlace ?? head.place) }],
  }
}

function failureBy(refused: SqlRefusal, arm: string): MeasurementError {
  return new MeasurementError(refused.says, { step: 'try statements', arm, refused })
}

async function refusedBy(scenario: Scenario, tries: CatalogueTries, request: CompareStatementsRequest): Promise<Tried> {
  const launcher = await request.programs.atHand(scenario)
  if (launcher === undefined) return {}
  const read = scenarioForServer(scenario, launcher.build)
  const { name } = read
  const { signal } = request
  try {
    await using seed = await openSeed({ ...request, launcher, dataset: NO_TABLES, initial: initialDataOf(read) })
    return await onLoneServer({ scenario: read, launcher, seed }, request, (server) =>
      supervise({ name, server, doing: 'statements of applications were tried', signal }, async () => {
        await runScenarioSql(server.session, { scenario: read }, signal)
        // A server that refuses even these simple statements is judged by the trials, which try them, too.
        const isTaken = (await tryStatements(server)).length === 0
        return isTaken ? { refused: await refusedForms(server, tries) } : {}
      }),
    )
  } catch (error) {
    signal.throwIfAborted()
    if (!isFailure(error) && !isRefusedSql(error)) throw error
    return { why: firstLine(error) }
  }
}

/**
 * Refusals of statements that the other side takes. A timeout does not count, because the other side is nearly as slow.
 */
export function formsMissing(refused: readonly SqlRefusal[], other: readonly SqlRefusal[]): SqlRefusal[] {
  return refused.filter((each) => each.code !== ENDLESS && !other.some((another) => isSameForm(each, another)))
}

function isSameForm(one: SqlRefusal, other: SqlRefusal): boolean {
  return one.form === other.form
}
