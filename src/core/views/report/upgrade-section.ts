/** A new version in one table: the program, its changed defaults, settings that are gone, and statements. */
import type { Explanation } from '../../attribution/attribution.ts'
import { familyOf, knownServer } from '../../families/families.ts'
import { removedOption } from '../../options/option-table.ts'
import type { Result, ResultScenario, ResultStatement } from '../../result/result.ts'
import type { CauseSetting } from '../../wording/cause-wording.ts'
import { change, count } from '../../wording/figures.ts'
import { comparedStatements, failedText } from '../../wording/statement-wording.ts'
import { cellText } from '../../wording/wording.ts'
import { figure, type Inline, left, name, paragraph, right, type Section, section, table } from './report.ts'
import { costCell, placesCell, rowsOf, settingsCell, verdictCell } from './settings-section.ts'

const LIMIT = { most: 30, what: 'row' } as const
const LONGEST_TEXT = 200
const PROGRAMS: readonly string[] = ['image', 'binary']

interface UpgradeRow {
  readonly what: Inline
  readonly where: Inline
  readonly cost: Inline
  readonly verdict: Inline
}

/** Empty if the version did not change. */
export function upgradeSection(result: Result): Section[] {
  const { explanation } = result
  if (explanation?.defaults === undefined) return []
  const { before, now } = serversOf(result, explanation)
  const title = `From ${versionText(before)} to ${versionText(now)}`
  const ofSettings = rowsOf(result).map((row): UpgradeRow => {
    const [setting] = row.settings
    const isProgram = setting !== undefined && PROGRAMS.includes(setting.name)
    return {
      what: isProgram ? 'the new program, with the old defaults' : settingsCell(row),
      where: placesCell(row),
      cost: costCell(row),
      verdict:
        row.causes.length > 0
          ? verdictCell(row, explanation)
          : name(unmeasuredText(result, setting, now), LONGEST_TEXT),
    }
  })
  return section(
    'upgrade',
    title,
    table(
      title,
      [...ofSettings, ...statementRows(result, explanation)],
      [
        left('what', ({ what }) => what),
        left('where', ({ where }) => where),
        right('change (95 % interval)', ({ cost }) => cost),
        left('verdict', ({ verdict }) => verdict),
      ],
      LIMIT,
    ),
    paragraph(defaultsText(explanation)),
  )
}

function serversOf({ scenarios }: Result, { rule, scenario, reference }: Explanation) {
  const of = (wanted: string, isOld: boolean) =>
    scenarios.find((each) => each.name === wanted && (each.revision === 'base') === isOld)
  return { before: of(reference, rule === 'base'), now: of(scenario, false) }
}

function versionText(found: ResultScenario | undefined): string {
  return found === undefined ? 'the old version' : `${found.server.product} ${found.server.version}`
}

/** A setting that no search looked at: what became of its option. */
function unmeasuredText(
  { settings }: Result,
  setting: CauseSetting | undefined,
  now: ResultScenario | undefined,
): string {
  const server = now && knownServer(now.server)
  if (setting === undefined || server === undefined) return ''
  if (setting.place !== null) return 'measured with the changed defaults'
  const removal = removedOption(setting.name.replaceAll('-', '_'), familyOf(server.product).fork, server.version)
  if (removal === undefined) return 'no longer set'
  const { removed, instead } = removal
  const successor = settings.find((each) => each.after !== null && each.name.replaceAll('-', '_') === instead)
  const takesItsPlace =
    instead === undefined
      ? 'nothing takes its place'
      : `${instead} takes its place, ${successor === undefined ? 'and is not set' : `now ${successor.after?.value ?? 'set'}`}`
  return `not known since ${removed}; ${takesItsPlace}`
}

/** Statements of a user's own that fail, or whose time or plan changed. */
function statementRows(result: Result, { rule, scenario }: Explanation): UpgradeRow[] {
  const own = comparedStatements(result).filter((each) => each.rule === rule && each.scenario === scenario)
  return own.flatMap((found) =>
    (found.statements ?? []).flatMap((statement): UpgradeRow[] => {
      const told = statementText(statement)
      const time = figure(statement.change, (share) => `${change(share)} time`)
      return told === ''
        ? []
        : [{ what: name(statement.name), where: name(cellText(found)), cost: time, verdict: name(told, LONGEST_TEXT) }]
    }),
  )
}

function statementText(statement: ResultStatement): string {
  const { verdict, plan } = statement
  return [
    verdict === 'no change' || verdict === 'too rare' ? '' : verdict,
    failedText(statement),
    plan === undefined || plan.before === plan.after ? '' : 'another plan',
  ]
    .filter((text) => text !== '')
    .join(', ')
}

function defaultsText({ defaults = [] }: Explanation): string {
  return defaults.length === 0
    ? ''
    : `${count(defaults.length, 'variable')} that no file sets changed ${defaults.length === 1 ? 'its default' : 'their defaults'}; those that are not in the table were not shown to cost QPS.`
}
