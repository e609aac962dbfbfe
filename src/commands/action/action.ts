/**
 * The action: inputs → run, report or record → summary, comment, annotations, outputs, ledger. Modules that only some
 * runs need are imported when they are needed, because most runs find no change and should end at once.
 */

import { info, notice, setFailed } from '@actions/core'
import { checkFailure } from '../../core/result/check-failure.ts'
import { refusalsOf } from '../../core/result/refused-part.ts'
import type { Result } from '../../core/result/result.ts'
import { renderTerminal } from '../../core/views/terminal.ts'
import { headline } from '../../core/wording/verdict-text.ts'
import { BRIEF_SECONDS, connect } from '../../edges/github/api/client.ts'
import { readContext } from '../../edges/github/context/context.ts'
import { parseInputs, readInputs } from '../../edges/github/context/inputs.ts'
import type { Publication } from '../../edges/github/publication.ts'
import { postResult, publishVerdict } from '../../edges/github/publish.ts'
import { PlainLog } from '../../edges/github/runner/log.ts'
import { interruptible } from '../../edges/machine/interrupt.ts'
import { storeOpener } from '../../edges/store/open-store.ts'
import { lineScreen } from '../../edges/terminal/screen.ts'
import { EXIT, exitCodeOfCheck } from '../../errors.ts'
import type { Forge } from '../../gate/machine.ts'
import { reportLine } from '../show-result.ts'
import {
  checkoutContext,
  type GateRequest,
  inputsOfEvent,
  parseActionRequest,
  requestOfEvent,
} from './action-request.ts'
import { acceptanceOf, findChange, requireSameCommit } from './change.ts'
import { commentFailure } from './comment-failure.ts'
import { workflowFailure } from './workflow-failure.ts'
import type { WorkflowStep } from './workflow-step.ts'

/** @returns the exit code */
export async function act(): Promise<number> {
  const { context, raw } = checkoutContext(readContext(process.env), readInputs())
  const { parsed: request, inputs } = parseInputs(inputsOfEvent(raw, context), parseActionRequest)
  using interrupt = interruptible()
  const openStore = storeOpener({ near: process.cwd(), token: inputs.token })
  const step: WorkflowStep = { context, inputs, openStore, signal: interrupt.signal }
  // Awaited here, because signals are heard only until this function ends.
  if (request.kind === 'canary') return await actCanary(request.flags, interrupt.signal)
  if (request.kind !== 'record') return await gateChange(request, step)
  const { storeResults } = await import('./store-run.ts')
  await storeResults(request.paths, step)
  return EXIT.pass
}

async function actCanary(flags: readonly string[], signal: AbortSignal): Promise<number> {
  const { runCanary } = await import('../doctor/canary.ts')
  using log = new PlainLog()
  using screen = lineScreen((text) => log.line(text))
  const { isRight, text } = await runCanary(flags, { tell: screen.tell, signal })
  log[Symbol.dispose]()
  if (isRight) notice(text)
  else setFailed(text)
  return isRight ? EXIT.pass : EXIT.couldNotMeasure
}

async function gateChange(request: GateRequest, step: WorkflowStep): Promise<number> {
  const { context, inputs, signal } = step
  const connected = async (retrySeconds?: number) =>
    inputs.token === undefined ? undefined : connect(context.apiUrl, inputs.token, signal, retrySeconds)
  const client = await connected()
  const change = await findChange(context, client)
  if (change.whyUnknown !== null) notice(change.whyUnknown)
  const { repository, forge } = context
  let notes: readonly string[] = []
  const findAcceptance: Forge['findAcceptance'] = async (regressed) => {
    const search = await acceptanceOf({ repository, forge, ...change, ...regressed }, client)
    notes = search.notes
    return search.acceptance
  }
  const { out } = request.request
  const publication: Publication = { context, inputs, client, target: change.target, out, signal }
  // Uses a client of its own, which retries only briefly because servers wait meanwhile. The client of the last comment
  // keeps all of its time for retries.
  const showVerdict = async (result: Result) =>
    publishVerdict(result, { ...publication, client: await connected(BRIEF_SECONDS) })
  const concluded = async () => {
    const result = await showProgress(out, (log) => measureOrJudge(request, step, { findAcceptance, showVerdict }, log))
    await requireSameCommit(change, result.commit, context, client)
    // Notices are commands to the runner, which ignores commands while the progress is shown.
    for (const note of notes) notice(note)
    await postResult(result, publication, checkFailure(result) !== undefined)
    return result
  }
  const result = await concluded().catch(async (thrown: unknown) => {
    // The step shows what ended the run, even if its comment fails as well.
    await commentFailure(request, thrown, publication).catch((trouble) => notice(workflowFailure(trouble).message))
    throw thrown
  })
  const code = exitCodeOfCheck(checkFailure(result))
  if (
    request.kind === 'run' &&
    refusalsOf(result).every(({ isMeasured }) => isMeasured) &&
    (result.cells.length > 0 || result.before !== null)
  ) {
    const { storeRun } = await import('./store-run.ts')
    await storeRun(out, step)
  }
  if (code !== EXIT.pass) setFailed(headline(result))
  return code
}

async function measureOrJudge(request: GateRequest, step: WorkflowStep, people: Forge, log: PlainLog): Promise<Result> {
  const { context, inputs, openStore, signal } = step
  if (request.kind === 'report') {
    const { report } = await import('../report.ts')
    return report(request.request, people.findAcceptance)
  }
  using screen = lineScreen((text) => log.line(text))
  const runRequest = requestOfEvent(request.request, context, inputs)
  const [{ gate }, { RealMachine }] = await Promise.all([
    import('../../gate/gate.ts'),
    import('../../gate/real-machine.ts'),
  ])
  using machine = new RealMachine(runRequest.out, { tell: screen.tell, signal, openStore, forge: people })
  return await gate(runRequest, machine)
}

/**
 * Shows the progress, and then the table. Meanwhile, the runner obeys no commands, because files and servers may print
 * texts that look like commands.
 */
async function showProgress(out: string, measure: (log: PlainLog) => Promise<Result>): Promise<Result> {
  using log = new PlainLog()
  const result = await measure(log)
  info(renderTerminal(result, { colour: false }))
  info(reportLine(out))
  return result
}
