import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeResults, storeRun } from '../../../src/commands/action/store-run.ts'
import type { WorkflowStep } from '../../../src/commands/action/workflow-step.ts'
import type { StoreChoice } from '../../../src/core/request/ledger-request.ts'
import { parseContext } from '../../../src/edges/github/context/context.ts'
import { openDirectoryStore } from '../../../src/edges/store/directory-store.ts'
import type { OpenStore } from '../../../src/edges/store/open-store.ts'
import { StoreError, UserError } from '../../../src/errors.ts'
import { simulateRun } from '../../e2e/simulated-run.ts'
import { Repository } from '../../edges/git/git-repository.ts'
import { ACTION_INPUTS } from '../../edges/github/publications.ts'

const ENVIRONMENT = {
  ...{ GITHUB_REPOSITORY: 'acme/databases', GITHUB_SERVER_URL: 'https://git.example' },
  ...{
    GITHUB_API_URL: 'https://api.git.example',
    GITHUB_RUN_ID: '5',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_WORKSPACE: '/home/runner/work/databases',
  },
  ...{ GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main' },
}
const INPUTS = { ...ACTION_INPUTS, token: undefined }

describe('the run of a branch in the action', () => {
  let checkout: Repository
  let sha: string
  let folder: string
  let asked: StoreChoice[]
  let log: string
  const out = () => join(folder, 'out')
  const runs = () => join(folder, 'runs')

  function step(overrides: Partial<WorkflowStep> = {}): WorkflowStep {
    const context = parseContext({ ...ENVIRONMENT, GITHUB_SHA: sha }, { repository: { default_branch: 'main' } })
    const openStore: OpenStore = async (choice) => {
      asked.push(choice)
      return openDirectoryStore(runs())
    }
    const { signal } = new AbortController()
    return { context, inputs: INPUTS, openStore, signal, ...overrides }
  }

  beforeEach(async () => {
    checkout = new Repository()
    sha = checkout.commit()
    vi.spyOn(process, 'cwd').mockReturnValue(checkout.path)
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-test-'))
    asked = []
    log = ''
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      log += text
      return true
    })
    await simulateRun(out())
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
    checkout[Symbol.dispose]()
  })

  it("is stored on the repository's data branch, for its commit", async () => {
    await storeResults([out()], step())
    await using store = await openDirectoryStore(runs())
    const { records } = await store.read()
    expect(records).toMatchObject([
      { branch: 'main', commit: sha, depth: 1, runUrl: 'https://git.example/acme/databases/actions/runs/5' },
    ])
    expect(new Set(asked.map((choice) => JSON.stringify(choice)))).toEqual(
      new Set(['{"kind":"remote","remote":"https://git.example/acme/databases.git","branch":"qpsgate-data"}']),
    )
    expect(log).toMatch(/^stored in directory /)
  })

  it('is not stored if the store fails, and a warning says how to store it later', async () => {
    const openStore = async () => {
      throw new StoreError('the branch cannot be fetched')
    }
    await storeResults([out()], step({ openStore }))
    expect(log).toMatch(/^::warning::the run was not stored: the branch cannot be fetched/)
    expect(log).toContain(`qpsgate record ${out()} --branch main --commit ${sha}`)
  })

  it('is refused by command: record if the action does not record runs of its branch', async () => {
    const context = parseContext({ ...ENVIRONMENT, GITHUB_SHA: sha, GITHUB_REF: 'refs/heads/feature' }, {})
    const stored = storeResults([out()], step({ context: { ...context, defaultBranch: 'main' } }))
    await expect(stored).rejects.toThrow(UserError)
    expect(asked).toEqual([])
  })

  it('is not stored after command: report if it measured another commit, and a notice says so', async () => {
    const result = JSON.parse(readFileSync(join(out(), 'result.json'), 'utf8'))
    const commit = { sha: 'b'.repeat(40), isDirty: false }
    writeFileSync(join(out(), 'result.json'), JSON.stringify({ ...result, commit }))
    await storeRun(out(), step())
    expect(asked).toEqual([])
    expect(log).toMatch(/^::notice::the run is not stored as one of main: what was checked out is bbbbbbb/)
    await expect(storeResults([out()], step())).rejects.toThrow('check out no other ref')
  })

  it('is stored after command: report only if the action records runs of its branch', async () => {
    await storeRun(out(), step({ inputs: { ...INPUTS, recordBranches: ['none'] } }))
    expect([asked, log]).toEqual([[], ''])
    await storeRun(out(), step())
    expect(log).toMatch(/^stored in directory /)
  })
})
