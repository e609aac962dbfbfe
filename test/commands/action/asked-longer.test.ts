import { describe, expect, it, vi } from 'vitest'
import { parseActionRequest } from '../../../src/commands/action/action-request.ts'
import { askedLonger } from '../../../src/commands/action/asked-longer.ts'
import type { WorkflowStep } from '../../../src/commands/action/workflow-step.ts'
import type { RunRequest } from '../../../src/core/request/run-request.ts'
import { LONGER_LABEL } from '../../../src/edges/github/api/longer-runs.ts'
import type { Event } from '../../../src/edges/github/context/event.ts'
import { connected, REPOSITORY } from '../../edges/github/api/connected.ts'
import { addPull, setLabel } from '../../fakes/github-state.ts'

const SHA = 'a'.repeat(40)

function request(): RunRequest {
  const parsed = parseActionRequest('run', ['--budget=1m', '--', 'my.yml'])
  if (parsed.kind !== 'run') throw new RangeError('a run is wanted')
  return parsed.request
}

function step(labels: readonly string[], askedBudget: number | undefined = 1800, number = 7) {
  const commits = { headSha: SHA, headRef: 'change', baseRef: 'main', baseSha: SHA, mergeSha: null }
  const event: Event = { kind: 'pull_request', number, title: '', ...commits, fromFork: false, labels }
  return { context: { event, repository: REPOSITORY }, inputs: { askedBudget } } as unknown as WorkflowStep
}

const budgetOf = ({ adjustments }: RunRequest) => adjustments.budgetSeconds

describe('a run that was asked to be longer', () => {
  it('has the budget that the workflow names, by a label that was set after the event', async () => {
    await using github = await connected()
    const { number } = addPull(github.fake.state)
    setLabel(github.fake.state, number, LONGER_LABEL, 'dba-lead')
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const asked = await askedLonger(request(), step([], 1800, number), github.client)
    expect(budgetOf(asked)).toBe(1800)
    expect(asked.reproduce.slice(-2)).toEqual(['--budget', '1800s'])
    expect(said.mock.calls.join('')).toContain('the label qpsgate: longer asks for a budget of 30 min')
    said.mockRestore()
  })

  it('has its own budget where the label was taken away since', async () => {
    await using github = await connected()
    const { number } = addPull(github.fake.state)
    expect(budgetOf(await askedLonger(request(), step([LONGER_LABEL], 1800, number), github.client))).toBe(60)
  })

  it.each([
    ['has the label, and there is no token to ask with', [LONGER_LABEL], 1800, 1800],
    ['has another label', ['longer'], 1800, 60],
    ['has the label, but the workflow names no budget', [LONGER_LABEL], undefined, 60],
  ])('by the event %s', async (_, labels, askedBudget, seconds) => {
    const given = step(labels)
    const asked = await askedLonger(request(), { ...given, inputs: { ...given.inputs, askedBudget } }, undefined)
    expect(budgetOf(asked)).toBe(seconds)
  })

  it('goes by the labels of the event where the forge does not answer, and says so', async () => {
    await using github = await connected()
    github.fake.failNext({ path: /labels/ }, 403)
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect(budgetOf(await askedLonger(request(), step([LONGER_LABEL]), github.client))).toBe(1800)
    expect(said.mock.calls.join('')).toContain('so those of the event count')
    said.mockRestore()
  })
})
