/** Parts of the report about the run itself: how far it can be trusted, and how to repeat it. */

import type { Result } from '../../result/result.ts'
import { sentence } from '../../wording/cause-sentences.ts'
import { escapeMarkdown, markdownName, shellWord, shorten } from '../../wording/escape.ts'
import { bytes, change, count, duration, range, share } from '../../wording/figures.ts'
import { sourceText } from '../../wording/imported.ts'
import { secondCopyText, sharedServersText } from '../../wording/shared-servers.ts'
import { firstOf, left, paragraphs, right, table } from './markdown-parts.ts'

const MOST_WARNINGS = 30
/** Room for the warnings whatever they hold. */
const WARNING_CHARACTERS = 8_000
const LONGEST_MESSAGE = 300
/** Files that figures were imported from, as many as are named. */
const MOST_SOURCES = 5
/** A longer command is not repeated by hand. */
const LONGEST_COMMAND = 2_000
/** A flag of ours; whatever else begins with dashes is quoted. */
const FLAG = /^--[a-z][a-z-]*$/

/** The run's own A/A check, and how small a slowdown it could have found. */
export function twinSection(result: Result): string {
  const { twin, comparisons, disturbance, plan, history } = result
  const same = `The two copies (${secondCopyText(result, markdownName)})`
  const columns = [left('workload'), right('threads'), right('second copy against first'), right('95 % interval')]
  const rows = twin.map((each) => [markdownName(each.workload), String(each.threads), change(each.change), range(each)])
  const apart = twin.filter(({ low, high }) => low > 0 || high < 0).length
  const judgement =
    apart === 0
      ? `${same} did not differ beyond their interval in any cell.`
      : `${same} differed beyond their interval in ${apart} of ${count(twin.length, 'cell')}; by chance, about one in twenty does.`
  const reach = comparisons.flatMap(({ detectable }) => detectable ?? [])
  const smallest =
    reach.length === 0
      ? ''
      : `Smallest slowdown that would have been called a regression with 95 % power: ${share(Math.min(...reach))} in the best, ${share(Math.max(...reach))} in the worst comparison.`
  return paragraphs(
    sentence(sharedServersText(result)),
    smallest,
    ...(rows.length === 0 ? [] : [judgement, table(columns, rows)]),
    ...(rows.length === 0 ? [] : [known(plan, history)]),
    disturbed(disturbance),
  )
}

/** What was known beforehand: of server starts, and of runs of the same branch. */
function known({ startSpread }: Result['plan'], history: Result['history']): string {
  const starts = `Server starts were taken to move QPS by ${share(startSpread.sd)} (standard deviation).`
  if (history === null) return starts
  const { branch, runs, runSd, isUnknown } = history
  if (isUnknown) return `${starts} The stored runs of ${markdownName(branch)} could not be read.`
  const differ = runSd === null ? '' : `; between runs the cost of a scenario differs by ${share(runSd)}`
  return `${starts} Held against ${count(runs, 'stored run')} of ${markdownName(branch)}${differ}.`
}

/** Sentence about disturbances, also when there was none: that the machine was watched is worth knowing. */
function disturbed({ blocks, disturbed: many, dropped }: Result['disturbance']): string {
  if (blocks === 0) return ''
  const what = many === 0 ? 'none was' : `${share(many / blocks)} were`
  return `Of ${count(blocks, 'block')} whose surroundings were probed, ${what} disturbed by the machine; ${dropped} were left out.`
}

export function warningsSection({ warnings }: Result): string {
  const lines = warnings.map(
    ({ code, message }) => `- **${markdownName(code)}**: ${escapeMarkdown(shorten(message, LONGEST_MESSAGE))}`,
  )
  const shown = firstOf(lines, MOST_WARNINGS, WARNING_CHARACTERS, (line) => line.length + 1)
  const more = lines.length - shown.length
  return paragraphs(shown.join('\n'), more > 0 ? `${count(more, 'more warning')} in result.json.` : '')
}

export function reproduceSection(result: Result): string {
  if (result.imported !== null) return importSection(result)
  const { environment, measuredSeconds, seconds, startedAt } = result
  const machine = [
    markdownName(environment.cpuModel),
    `${count(environment.cpus, 'CPU')} (servers on ${environment.serverCpus.join(',')}, sysbench on ${environment.clientCpus.join(',')})`,
    bytes(environment.memoryBytes),
    `kernel ${markdownName(environment.kernel)}`,
    `sysbench ${markdownName(environment.sysbench)}`,
    markdownName(environment.runner),
  ].join(' · ')
  return paragraphs(
    `\`\`\`sh\n${reproduceCommand(result)}\n\`\`\``,
    `Measured for ${duration(measuredSeconds)} of ${duration(seconds)} from ${markdownName(startedAt)} on ${machine}.`,
  )
}

function importSection(result: Result): string {
  const what = escapeMarkdown(shorten(sourceText(result, MOST_SOURCES), LONGEST_MESSAGE))
  return paragraphs(
    `\`\`\`sh\n${reproduceCommand(result)}\n\`\`\``,
    `Imported ${markdownName(result.startedAt)}: ${what}. Where, when and how long they were measured is not known.`,
  )
}

/** The command that measures or imports the same again, in the same order; one line, safe to paste. */
export function reproduceCommand({ reproduce, imported }: Result): string {
  const command = [
    `qpsgate ${imported === null ? 'run' : 'import'}`,
    ...reproduce.map((word) => (FLAG.test(word) ? word : shellWord(word))),
  ].join(' ')
  return command.length <= LONGEST_COMMAND
    ? command
    : `# the command has ${command.length} characters, see "reproduce" in result.json`
}
