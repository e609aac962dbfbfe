import { bytes, changeAndRange, count, share } from '../../figures.ts'
import type { Result } from '../../result/result.ts'
import { secondCopyText, sharedServersText } from '../../wording/arm-wording.ts'
import { sentence } from '../../wording/cause-wording.ts'
import { shellWords, shorten } from '../../wording/escape.ts'
import { disturbedText } from '../../wording/machine-text.ts'
import { cellText, timesText } from '../../wording/wording.ts'
import { paragraph, type Section, section } from './report.ts'

/** Maximum length of a command in characters. Nobody would paste a longer one, so the report refers to result.json. */
const LONGEST_COMMAND = 2_000

export function runSection(result: Result): Section[] {
  return section(
    'run',
    result.reproduce.length === 0 ? 'The run' : 'The run, and how to repeat it',
    paragraph(sentence(sharedServersText(result))),
    paragraph(groupsText(result)),
    paragraph(reachText(result)),
    paragraph(twinText(result)),
    paragraph(disturbedText(result)),
    paragraph(awakeText(result)),
    paragraph(`The run took ${timesText(result)}.`),
    paragraph(originText(result)),
    result.reproduce.length === 0 ? [] : [{ kind: 'code', language: 'sh', lines: [reproduceCommand(result)] }],
  )
}

/** Tells readers that some scenarios never ran side by side, so their comparison goes through the control. */
function groupsText({ plan: { groups = [], rules, arms } }: Result): string {
  if (groups.length < 2 || !rules.includes('control')) return ''
  const control = shorten(arms[0].scenario.name)
  return (
    `Memory did not hold all servers at once, so scenarios were measured in ${count(groups.length, 'group')}, one after the other, each with ` +
    `${control}: scenarios of different groups are compared through it.`
  )
}

function reachText({ comparisons }: Result): string {
  const reach = comparisons.flatMap(({ detectable }) => detectable ?? [])
  if (reach.length === 0) return ''
  const [least, most] = [Math.min(...reach), Math.max(...reach)].map(share)
  const best = least === most ? '' : `, and in its most precise comparison below ${least}`
  return `This run could miss slowdowns below ${most}${best}.`
}

/** Shows by how much two equal servers differed, so that readers see the noise of the run. */
function twinText(result: Result): string {
  const { twin } = result
  const [worst] = twin.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
  if (worst === undefined) return ''
  const apart = twin.filter(({ low, high }) => low > 0 || high < 0).length
  const differing = `differed by ${changeAndRange(worst)} at most, in ${cellText(worst)}`
  const chance =
    apart === 0
      ? 'no more than chance explains'
      : `more than its interval in ${apart} of ${count(twin.length, 'comparison')}, as about one in twenty does by chance`
  return `Two equal servers (${secondCopyText(result)}) ${differing}: ${chance}.`
}

/** Names the cells whose idle CPUs were kept awake, because figures differ where CPUs fall asleep. */
function awakeText({ cells }: Result): string {
  const names = [...new Set(cells.filter(({ isAwake }) => isAwake).map(cellText))]
  return names.length === 0
    ? ''
    : `Idle CPUs were kept awake in ${names.join(', ')}, so that waking them hides no cost.`
}

function originText({ environment, startedAt, suite, schemaVersion }: Result): string {
  const machine = [
    shorten(environment.cpuModel),
    `${count(environment.cpus, 'CPU')} (servers on ${environment.serverCpus.join(',')}, sysbench on ${environment.clientCpus.join(',')})`,
    bytes(environment.memoryBytes),
    `kernel ${shorten(environment.kernel)}`,
    `sysbench ${shorten(environment.sysbench)}`,
    ...Object.entries(environment.tools ?? {}).map(([tool, version]) => `${tool} ${shorten(version)}`),
    shorten(environment.runner),
  ].join(' · ')
  return `From ${shorten(startedAt)} on ${machine}; fingerprint of the suite ${shorten(suite.fingerprint)}, version ${schemaVersion} of result.json.`
}

/** The command that repeats the measurement in the same order, on one line and quoted, so that it can be pasted. */
export function reproduceCommand({ reproduce }: Result): string {
  const command = `qpsgate run ${shellWords(reproduce)}`
  return command.length <= LONGEST_COMMAND
    ? command
    : `# the command has ${command.length} characters, see "reproduce" in result.json`
}
