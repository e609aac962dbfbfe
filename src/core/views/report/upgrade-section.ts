/** A new version in one table: the program, its changed defaults, settings that are gone, and statements. */

import type { CauseLine, Explanation } from '../../attribution/attribution.ts'
import { familyOf, serverOfResult } from '../../families/families.ts'
import { change, count, joinTexts } from '../../figures.ts'
import { removedOption } from '../../options/option-table.ts'
import type { Rule } from '../../policy/gate-policy.ts'
import type { Result, ResultScenario, ResultStatement } from '../../result/result.ts'
import { isSameName } from '../../setting/option-name.ts'
import type { Refusal } from '../../setting/refusal.ts'
import { comparedStatements, failedText } from '../../wording/statement-wording.ts'
import { cellText, lineOf } from '../../wording/wording.ts'
import { figure, type Inline, left, name, paragraph, right, type Section, section, table } from './report.ts'
import { costCell, placesCell, rowsOf, settingsCell, verdictCell } from './settings-section.ts'
import { isChanged } from './statements-section.ts'

const LIMIT = { most: 30, what: 'row' } as const
const LONGEST_TEXT = 200
const PROGRAMS: readonly string[] = ['image', 'binary']

type UpgradeRow = Readonly<Record<'what' | 'where' | 'cost' | 'verdict', Inline>>

interface Versions {
  readonly rule: Rule
  readonly scenario: string
  readonly reference: string
}

/**
 * Section about a new version. Empty unless causes were sought between two versions, or the new one refuses options.
 *
 * @param mended refusals of options that qpsgate replaced by their successors, so that the rest could be measured
 */
export function upgradeSection(result: Result, mended: readonly Refusal[]): Section[] {
  const { explanation } = result
  const [refusal] = mended
  const isExplained = explanation?.defaults !== undefined
  if (!isExplained && refusal === undefined) return []
  const scenario = refusal?.scenario ?? ''
  const versions: Versions = isExplained ? explanation : { rule: 'base', scenario, reference: scenario }
  const { before, now } = serversOf(result, versions)
  const server = now?.server ?? refusal?.server ?? undefined
  const title = `From ${versionText(before?.server)} to ${versionText(server)}`
  const refused = refusal?.lines ?? []
  const ofSettings = rowsOf(result).flatMap((row): UpgradeRow | [] => {
    const { settings, cause } = row
    const [setting] = settings
    const isProgram = setting !== undefined && PROGRAMS.includes(setting.name)
    const option = refused.find((each) => setting?.place === null && isSameName(each.name, setting.name))
    // The row of the old line already names the option that replaces it, so the new line needs no row.
    const isNamedThere = refused.some(({ file, line }) => setting?.place?.file === file && setting.place.line === line)
    if (cause === undefined && isNamedThere) return []
    const text = name(unmeasuredText(result, setting, server, option !== undefined), LONGEST_TEXT)
    return {
      what: isProgram ? 'the new program' : settingsCell(row),
      where: option === undefined ? placesCell(row) : name(lineOf(option)),
      cost: costCell(row),
      verdict:
        cause !== undefined && explanation !== null
          ? verdictCell(row, explanation)
          : option === undefined
            ? text
            : [{ kind: 'verdict', verdict: 'regressed', text: 'does not start' }, ', ', text],
    }
  })
  return section(
    'upgrade',
    title,
    table(
      title,
      [...ofSettings, ...statementRows(result, versions)],
      [
        left('what', ({ what }) => what),
        left('where', ({ where }) => where),
        right('change (95% interval)', ({ cost }) => cost),
        left('verdict', ({ verdict }) => verdict),
      ],
      LIMIT,
    ),
    explanation === null ? [] : paragraph(defaultsText(explanation)),
  )
}

function serversOf({ scenarios }: Result, { rule, scenario, reference }: Versions) {
  const of = (wanted: string, isOld: boolean) =>
    scenarios.find((each) => each.name === wanted && (each.revision === 'base') === isOld)
  return { before: of(reference, rule === 'base'), now: of(scenario, false) }
}

function versionText(server: ResultScenario['server'] | undefined): string {
  return server === undefined ? 'the old version' : `${server.product} ${server.version}`
}

/** Says what became of an option that has no figures, because the search for causes did not measure it alone. */
function unmeasuredText(
  { settings }: Result,
  setting: CauseLine | undefined,
  now: ResultScenario['server'] | undefined,
  isRefused: boolean,
): string {
  const server = now && serverOfResult(now)
  if (setting === undefined || server === undefined) return ''
  if (setting.place !== null) return 'not measured by itself'
  const removal = removedOption(setting.name.replaceAll('-', '_'), familyOf(server.product).fork, server.version)
  if (removal === undefined) return isRefused ? 'left out' : 'no longer set'
  const { removed, instead } = removal
  const successor = settings.find((each) => each.after !== null && each.name.replaceAll('-', '_') === instead)
  if (instead === undefined) return `gone in ${removed}, without a successor`
  return `gone in ${removed}: ${instead}, ${successor === undefined ? 'not set' : `now ${successor.after?.value ?? 'set'}`}`
}

/** Rows of statements. They include statements that fail now: a new version may refuse what the old one executed. */
function statementRows(result: Result, { rule, scenario }: Versions): UpgradeRow[] {
  const cells = comparedStatements(result).filter((each) => each.rule === rule && each.scenario === scenario)
  return cells.flatMap((cell) =>
    (cell.statements ?? []).flatMap((statement): UpgradeRow | [] => {
      const text = statementText(statement)
      if (text === '') return []
      return {
        what: name(statement.name),
        where: name(cellText(cell)),
        cost: figure(statement.change, (share) => `${change(share)} time`),
        verdict: name(text, LONGEST_TEXT),
      }
    }),
  )
}

function statementText(statement: ResultStatement): string {
  const { verdict, plan } = statement
  const hasOtherPlan = plan !== undefined && plan.before !== plan.after
  const texts = [isChanged(statement) ? verdict : '', failedText(statement), hasOtherPlan ? 'another plan' : '']
  return joinTexts(texts, ', ')
}

function defaultsText({ defaults = [] }: Explanation): string {
  return defaults.length === 0
    ? ''
    : `${count(defaults.length, 'variable')} that no file sets changed ${defaults.length === 1 ? 'its default' : 'their defaults'}; those that are not in the table were not shown to cost QPS.`
}
