/** Parts of the report about the run itself: how far it can be trusted, and how to repeat it. */

import type { Result } from '../../result/result.ts'
import { secondCopyText, sharedServersText } from '../../wording/arm-wording.ts'
import { sentence } from '../../wording/cause-wording.ts'
import { shellWord, shorten } from '../../wording/escape.ts'
import { bytes, change, count, duration, share } from '../../wording/figures.ts'
import { sourceText } from '../../wording/imported.ts'
import { interval } from './changes-section.ts'
import { type Block, figure, left, list, name, paragraph, right, strong, table } from './report.ts'

const MOST_WARNINGS = 30
/** Room for the warnings, whatever their content. */
const WARNING_CHARACTERS = 8_000
const LONGEST_MESSAGE = 300
/** Files that figures were imported from, as many as are named. */
const MOST_SOURCES = 5
/** A longer command is not repeated by hand. */
const LONGEST_COMMAND = 2_000
/** A flag of ours; any other text that begins with dashes is quoted. */
const FLAG = /^--[a-z][a-z-]*$/

/** The run's own A/A check, and how small a slowdown it could have found. */
export function twinSection(result: Result): Block[] {
  const { twin, comparisons, disturbance, plan, history } = result
  const same = `The two copies (${secondCopyText(result, shorten)})`
  const columns = [left('workload'), right('threads'), right('second copy against first'), right('95 % interval')]
  const rows = twin.map((each) => [
    name(each.workload),
    String(each.threads),
    figure(each.change, change),
    interval(each),
  ])
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
  return [
    ...paragraph(sentence(sharedServersText(result))),
    ...paragraph(smallest, ['markdown', 'html']),
    ...(rows.length === 0
      ? []
      : [...paragraph(judgement), ...table('The second copy against the first', columns, rows)]),
    ...(rows.length === 0 ? [] : paragraph(known(plan, history), ['markdown', 'html'])),
    ...paragraph(disturbed(disturbance)),
  ]
}

/** Prior knowledge: from server starts, and from runs of the same branch. */
function known({ startSpread }: Result['plan'], history: Result['history']): string {
  const starts = `Server starts were taken to move QPS by ${share(startSpread.sd)} (standard deviation).`
  if (history === null) return starts
  const { branch, runs, runSd, isUnknown } = history
  if (isUnknown) return `${starts} The stored runs of ${shorten(branch)} could not be read.`
  const differ = runSd === null ? '' : `; between runs the cost of a scenario differs by ${share(runSd)}`
  return `${starts} Held against ${count(runs, 'stored run')} of ${shorten(branch)}${differ}.`
}

/** Sentence about disturbances, also when there was none: that the machine was watched is worth knowing. */
function disturbed({ blocks, disturbed: many, dropped }: Result['disturbance']): string {
  if (blocks === 0) return ''
  const what = many === 0 ? 'disturbed none' : `disturbed ${share(many / blocks)}`
  return `The machine ${what} of ${count(blocks, 'probed block')}; qpsgate ignored ${dropped}.`
}

export function warningsSection(warnings: Result['warnings']): Block[] {
  const items = warnings.map(({ code, message }) => [strong(name(code)), ': ', name(message, LONGEST_MESSAGE)])
  const rest = (more: number) => (more > 0 ? `${count(more, 'more warning')} in result.json.` : '')
  return list(items, { most: MOST_WARNINGS, room: WARNING_CHARACTERS, rest })
}

export function reproduceSection(result: Result): Block[] {
  return [{ kind: 'code', language: 'sh', lines: [reproduceCommand(result)] }, ...paragraph(originSentence(result))]
}

function originSentence(result: Result): string {
  const { environment, measuredSeconds, seconds, startedAt, suite, schemaVersion } = result
  if (result.imported !== null) {
    const what = shorten(sourceText(result, MOST_SOURCES), LONGEST_MESSAGE)
    return `Imported ${shorten(startedAt)}: ${what}. The place, time and length of these measurements are not known.`
  }
  const machine = [
    shorten(environment.cpuModel),
    `${count(environment.cpus, 'CPU')} (servers on ${environment.serverCpus.join(',')}, sysbench on ${environment.clientCpus.join(',')})`,
    bytes(environment.memoryBytes),
    `kernel ${shorten(environment.kernel)}`,
    `sysbench ${shorten(environment.sysbench)}`,
    shorten(environment.runner),
  ].join(' · ')
  const versions = `Fingerprint of the suite ${shorten(suite.fingerprint)}, version ${schemaVersion} of result.json.`
  return `Measured for ${duration(measuredSeconds)} of ${duration(seconds)} from ${shorten(startedAt)} on ${machine}. ${versions}`
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

/** "4 slices, 1 s measured of 61 s · sysbench 1.0.20 on CPU 0, servers on CPU 1 · seed 1". */
export function measuredText(result: Result): string {
  const { seconds, measuredSeconds, environment, cells, seed, startedAt } = result
  if (result.imported !== null) return `${sourceText(result, MOST_SOURCES)}, imported ${startedAt}`
  if (cells.length === 0) return ''
  const slices = cells.reduce((sum, cell) => sum + cell.slices, 0)
  return [
    `${slices} slices in ${measuredSeconds.toFixed(0)} s; with starting, warming up and searching, the run took ` +
      `${seconds.toFixed(0)} s from ${startedAt}`,
    `sysbench ${environment.sysbench} on CPU ${environment.clientCpus.join(',')}, servers on CPU ${environment.serverCpus.join(',')}`,
    `seed ${seed}`,
  ].join(' · ')
}
