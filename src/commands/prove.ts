/**
 * `qpsgate prove`: measures each setting that a tuning tool or a colleague advises, measures those that help again, and
 * writes the settings that still help to an option file.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CellReason } from '../core/coverage/choose-cells.ts'
import { unexercisedSettings } from '../core/coverage/coverage.ts'
import { serverOfResult } from '../core/families/families.ts'
import { tellers } from '../core/progress/progress-event.ts'
import type { AdviceSubject } from '../core/request/measured-request.ts'
import type { AdviceRun } from '../core/request/run-request.ts'
import { refusalsOf } from '../core/result/refused-part.ts'
import type { Result } from '../core/result/result.ts'
import { mayMatter } from '../core/setting/assess.ts'
import { dangerText } from '../core/setting/danger-text.ts'
import { dangersOf, isDurabilityCode } from '../core/setting/dangers.ts'
import { nearestSetting } from '../core/setting/knowledge.ts'
import type { Setting } from '../core/setting/setting.ts'
import { type SettingChange, sideOf } from '../core/setting/setting-change.ts'
import { type Proposal, readAdvice } from '../core/sources/advice.ts'
import { type Proof, proofOf, provenFile, renderProofs, TOGETHER } from '../core/views/proof-text.ts'
import { painter } from '../core/views/text-table.ts'
import { makeOutputDirectory } from '../edges/files/output-directory.ts'
import { writeWhole } from '../edges/files/write-whole.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import { print, say, takesColour } from '../edges/terminal/output.ts'
import { parseProveFlags } from '../edges/terminal/prove-flags.ts'
import { progressScreen, quietScreen } from '../edges/terminal/screen.ts'
import { randomSeed } from '../edges/terminal/shared-flags.ts'
import { EXIT, reasonOf, UserError } from '../errors.ts'
import { gate, planChange } from '../gate/gate.ts'
import type { PlanningMachine } from '../gate/machine.ts'
import { type Followers, planningMachine, RealMachine } from '../gate/real-machine.ts'

const PROVEN = 'proven.cnf'
/**
 * Share of the budget for the second measurement. It has fewer servers and workloads than the first one, so less time
 * gives intervals of the same width. Advice of twelve lines, eight of which a workload shows, then takes less than
 * three minutes.
 */
const AGAIN = 1 / 3
/**
 * The second measurement gets at least this many seconds, because its servers need them, but never more than the whole
 * budget.
 */
const SMALL_BUDGET = 40

export async function proveCommand(args: readonly string[]): Promise<number> {
  const request = parseProveFlags(args, randomSeed())
  const { run } = request
  const { out } = run
  const { proposals: all, unusable, problems } = adviceIn(request.advice)
  using interrupt = interruptible()
  using screen = request.quiet ? quietScreen(process.stderr) : progressScreen(process.stderr)
  const { note } = tellers(screen.tell)
  for (const text of problems) note(`${text}, so it is not measured`)
  const edges = { tell: screen.tell, signal: interrupt.signal, openStore: storeOpener({ near: process.cwd() }) }
  const { shown: proposals, unseen, reasons } = await shownBy(all, run, planningMachine(edges))
  makeOutputDirectory(out)
  rmSync(join(out, PROVEN), { force: true })
  const measure = measurer(run, edges)
  const { started, refused, result } = await startedOnes(proposals, (those) => measure(those.map(alone), 'lines', 1))
  const first = started.flatMap((proposal) => {
    if (result === undefined) return []
    const lineReasons = reasons.filter(({ variables }) => variables.includes(proposal.option.variable))
    // The budget may have sufficed for only some of the chosen workloads, so those that show this line may be missing.
    const isMeasured = ({ workload }: CellReason) => result.cells.some((cell) => cell.workload === workload)
    const isShown = lineReasons.length === 0 || lineReasons.some(isMeasured)
    return {
      ...proposal,
      ...(isShown ? proofOf(proposal.name, result, priceOf(proposal, result)) : unmeasured(proposal, 'not shown')),
    }
  })
  const helping = first.filter(({ finding }) => finding === 'helps')
  const joined = helping.length < 2 ? [] : [{ name: TOGETHER, options: helping.map(({ option }) => option) }]
  const again = helping.length === 0 ? undefined : await measure([...helping.map(alone), ...joined], 'again', AGAIN)
  const proofs = first.map((proof) => (again && helping.includes(proof) ? confirmedProof(proof, again) : proof))
  screen[Symbol.dispose]()
  const together = again && helping.length > 1 ? proofOf(TOGETHER, again) : undefined
  const unread = unusable.map(({ name, why }) => unmeasured({ name }, why))
  print(renderProofs([...proofs, ...unseen, ...refused, ...unread], together, painter(takesColour())))
  const proven = proofs.filter(({ finding }) => finding === 'helps')
  if (proven.length === 0) return EXIT.pass
  const { product = '', version = '' } = result?.scenarios[0]?.server ?? {}
  writeWhole(out, PROVEN, provenFile(proven, `${product} ${version}`))
  say(`the lines that help: ${join(out, PROVEN)}`)
  return EXIT.pass
}

/** @throws UserError if the file cannot be read, or there is no setting in it */
function adviceIn(path: string) {
  const { proposals, unusable } = readAdvice(textOf(path), path)
  const problems = unusable.map(
    ({ name, line, why }) =>
      `${path}:${line}: ${why === 'unknown' ? `no server has ${name}${meantOf(name)}` : `${name} has no value`}`,
  )
  if (proposals.length > 0) return { proposals, unusable, problems }
  const none = `${path}: found no setting to measure; allowed: lines such as innodb_io_capacity = 2000`
  throw new UserError([none, ...problems].join('\n'))
}

function meantOf(name: string): string {
  const meant = nearestSetting(name)
  return meant === undefined ? '' : ` (did you mean ${meant}?)`
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new UserError(`cannot read the advice ${path}: ${reasonOf(cause)}`, { cause })
  }
}

/**
 * Divides the lines of advice into those that a load of the plan shows and the others, which are not measured because
 * nothing would show their effect.
 */
async function shownBy(proposals: readonly Proposal[], run: AdviceRun, machine: PlanningMachine) {
  // This plan only shows which lines a load shows, and is never measured. So its budget may grow until all lines fit.
  const subject = { ...run.subject, proposals: proposals.map(alone), growsBudget: true }
  const plan = await planChange({ ...run, subject }, machine)
  const isUnseen = ({ name, option }: Proposal) => {
    const change = additionOf(name, option)
    return !mayMatter(change) || unexercisedSettings({ ...plan.coverage, settings: [change] }).length > 0
  }
  return {
    shown: proposals.filter((each) => !isUnseen(each)),
    unseen: proposals.filter(isUnseen).map((each) => unmeasured(each, 'not shown')),
    reasons: plan.change.reasons,
  }
}

function additionOf(scenario: string, setting: Setting): SettingChange {
  const { option, bare } = setting
  return { scenario, kind: 'option', name: option, variable: bare, before: null, after: sideOf(setting) }
}

function alone({ name, option }: Proposal) {
  return { name, options: [option] }
}

function unmeasured({ name }: Pick<Proposal, 'name'>, finding: Proof['finding']): Proof {
  return { name, finding, by: undefined, price: '' }
}

/**
 * The durability that a line gives up, in words, because that may be the price of a gain in QPS; empty if it gives up
 * none.
 */
function priceOf({ option }: Proposal, { scenarios: [first] }: Result): string {
  const server = first && serverOfResult(first.server)
  if (server === undefined) return ''
  const dangers = dangersOf(additionOf('', option), { ...server, memoryBytes: undefined })
  const prices = dangers.filter(({ code }) => isDurabilityCode(code))
  return prices.map((danger) => dangerText(danger)).join('; ')
}

/** @returns a function that measures proposals with a share of the budget, into a folder of the output directory */
function measurer(run: AdviceRun, followers: Followers) {
  return async (proposals: AdviceSubject['proposals'], folder: string, share: number) => {
    const { budgetSeconds = 0 } = run.adjustments
    const least = Math.min(budgetSeconds, SMALL_BUDGET)
    const adjustments = { ...run.adjustments, budgetSeconds: Math.max(share * budgetSeconds, least) }
    const request = { ...run, adjustments, subject: { ...run.subject, proposals }, out: join(run.out, folder) }
    using machine = new RealMachine(request.out, followers)
    return await gate(request, machine)
  }
}

/**
 * Measures all lines that a server starts with. Others are left out one by one, because a failing start names only one
 * option.
 */
async function startedOnes(proposals: readonly Proposal[], measure: (those: readonly Proposal[]) => Promise<Result>) {
  const refused: Proof[] = []
  let started = proposals
  while (started.length > 0) {
    const result = await measure(started)
    const refusals = refusalsOf(result).filter(({ isMeasured }) => !isMeasured)
    const [first] = refusals
    if (first === undefined) return { started, refused, result }
    const names = refusals.map(({ scenario }) => scenario)
    const culprits = started.filter(({ name }) => names.includes(name))
    // If no line of the advice is to blame, the current configuration is, and the user must correct it.
    if (culprits.length === 0) throw new UserError(first.message, { place: first.lines[0] })
    for (const culprit of culprits) refused.push(unmeasured(culprit, 'refused'))
    started = started.filter((each) => !culprits.includes(each))
  }
  return { started, refused, result: undefined }
}

/**
 * Takes the figures of the second measurement, because the line was selected by those of the first, which are therefore
 * too good.
 */
function confirmedProof<T extends Proof>(proof: T, again: Result): T {
  const second = proofOf(proof.name, again, proof.price)
  return { ...proof, ...second, finding: second.finding === 'no difference' ? 'not seen again' : second.finding }
}
