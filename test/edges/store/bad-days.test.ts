import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import { createRepository, type GitRequest, startGitServer } from '../../setup/git-server.ts'
import { refusal } from '../../setup/messages.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { BRANCH, change, commitsIn, type Folders, inspect, makeFolders, open, pathsIn, store } from './git-fixture.ts'

let folders: Folders
beforeEach(() => {
  folders = makeFolders()
})
afterEach(() => folders[Symbol.dispose]())

function makeRepository(hooks: Readonly<Record<string, string>> = {}): Promise<string> {
  return createRepository(folders.root, 'store.git', { hooks })
}

const complaint = (doing: Promise<unknown>) => refusal(doing, StoreError)

const isPush = ({ method, url }: GitRequest) => method === 'POST' && url.endsWith('/git-receive-pack')

describe('a data branch that somebody else changes meanwhile', () => {
  it('is made again, without its deleted history, after somebody deleted it', async () => {
    const repository = await makeRepository()
    await store(repository, 'old')
    await using branch = await open(repository)
    inspect(repository, 'update-ref', '-d', `refs/heads/${BRANCH}`)
    await branch.commit(change({ new: 'x' }))
    expect(pathsIn(repository)).toEqual(['new'])
    expect(commitsIn(repository)).toBe(1)
  })

  it("gets qpsgate's commit on top of what somebody force-pushed", async () => {
    const repository = await makeRepository()
    await store(repository, 'old')
    await using branch = await open(repository)
    inspect(repository, 'update-ref', '-d', `refs/heads/${BRANCH}`)
    await store(repository, 'theirs')
    await branch.commit(change({ ours: 'x' }))
    expect(pathsIn(repository)).toEqual(['ours', 'theirs'])
    expect(commitsIn(repository)).toBe(2)
  })

  it("gets qpsgate's commit at a second attempt if another writer came first", async () => {
    const repository = await makeRepository({
      // The second writer comes in just after the first was let through by the hook.
      'pre-receive': `
        if mkdir second 2>/dev/null; then
          unset GIT_QUARANTINE_PATH GIT_OBJECT_DIRECTORY GIT_ALTERNATE_OBJECT_DIRECTORIES
          tree=$(git mktree </dev/null)
          git update-ref refs/heads/${BRANCH} $(git -c user.name=a -c user.email=b commit-tree -m second $tree)
        fi`,
    })
    await store(repository, 'first')
    expect(pathsIn(repository)).toEqual(['first'])
    expect(commitsIn(repository)).toBe(2)
  })
})

describe('the refusal of a git server', () => {
  it("by a rule that protects the branch is an error at once, with the server's words", async () => {
    await makeRepository({
      'pre-receive': `
        echo "error: GH013: Repository rule violations found for refs/heads/${BRANCH}." >&2
        echo "Review all repository rules at https://git.example/rules?ref=refs%2Fheads%2F${BRANCH}" >&2
        exit 1`,
    })
    await using server = await startGitServer({ root: folders.root })
    await using branch = await open(server.url('store.git'))
    const message = await complaint(branch.commit(change({ a: 'a' })))
    expect(message).toContain(`branch ${BRANCH} of http://127.0.0.1`)
    expect(message).toContain('exempt the branch from the rule, or choose another')
    expect(message).toContain('\n  | remote: error: GH013: Repository rule violations found')
    expect(message).toContain('https://git.example/rules?ref=refs%2Fheads%2F')
    expect(server.requests.filter(isPush)).toHaveLength(1)
    expect(branch.tip).toBeUndefined()
  })

  it('of a forced push loses no history', async () => {
    const repository = await makeRepository()
    inspect(repository, 'config', 'receive.denyNonFastForwards', 'true')
    await store(repository, 'a')
    await store(repository, 'b')
    await using branch = await open(repository)
    expect(await complaint(branch.replace(() => change({ c: 'c' })))).toContain('charts also need leave to force-push')
    expect(commitsIn(repository)).toBe(2)
  })

  it('of a push, but not of a fetch, is an error about permissions', async () => {
    await makeRepository()
    await using server = await startGitServer({
      root: folders.root,
      disturb: ({ url }) => (url.includes('git-receive-pack') ? 403 : undefined),
    })
    await using branch = await open(server.url('store.git'))
    expect(await complaint(branch.commit(change({ a: 'a' })))).toMatch(/no permission to push.*contents: write/)
  })

  it('of a token is an error that does not repeat the token', async () => {
    await makeRepository()
    await using server = await startGitServer({ root: folders.root, credentials: 'x-access-token:right' })
    const message = await complaint(open(server.url('store.git'), { token: 'wrong-token' }))
    expect(message).toContain('no permission to fetch')
    expect(message).not.toContain('wrong-token')
    expect(server.requests.length).toBeLessThanOrEqual(2)
  })

  it('of an unknown repository is an error that says so', async () => {
    await using server = await startGitServer({ root: folders.root })
    expect(await complaint(open(server.url('none.git')))).toContain('there is no such repository')
    expect(await complaint(open(`${folders.root}/none.git`))).toContain('there is no such repository')
  })

  it('of a branch below the name of another branch is an error that asks for another name', async () => {
    const repository = await makeRepository()
    await using first = await open(repository, { branch: 'qpsgate' })
    await first.commit(change({ a: 'a' }))
    await using branch = await open(repository, { branch: 'qpsgate/data' })
    const message = await complaint(branch.commit(change({ a: 'a' })))
    expect(message).toContain('branch qpsgate/data of')
    expect(message).toContain('choose another name')
  })

  it('of a repository with another object format is an error with that reason', async () => {
    const repository = await createRepository(folders.root, 'sha256.git', { objectFormat: 'sha256' })
    expect(await complaint(store(repository, 'a'))).toContain('names its objects by SHA-256')
  })
})

describe('a network failure on the way to the git server', () => {
  it.runIf(IS_NIGHTLY)('that lasts is an error, and loses no stored file', async () => {
    const repository = await makeRepository()
    await store(repository, 'a')
    const server = await startGitServer({ root: folders.root })
    await using branch = await open(server.url('store.git'))
    await server.close()
    const message = await complaint(branch.commit(change({ b: 'b' })))
    expect(message).toMatch(/the server did not answer properly 4 times; check the network/)
    expect(message).toMatch(/\n {2}\| fatal: unable to access/)
    expect(pathsIn(repository)).toEqual(['a'])
  })

  it('that is short leads to another attempt, which succeeds', async () => {
    const repository = await makeRepository()
    let left = 2
    await using server = await startGitServer({ root: folders.root, disturb: () => (left-- > 0 ? 503 : undefined) })
    await store(server.url('store.git'), 'a')
    expect(pathsIn(repository)).toEqual(['a'])
  })

  it('after the server has taken a push leads to one commit, not to two', async () => {
    const repository = await makeRepository()
    let lost = 0
    await using server = await startGitServer({
      root: folders.root,
      disturb: (request) => (isPush(request) && lost++ === 0 ? 'lost answer' : undefined),
    })
    const commit = await store(server.url('store.git'), 'a')
    expect(inspect(repository, 'rev-parse', BRANCH)).toBe(commit)
    expect(commitsIn(repository)).toBe(1)
    expect(lost).toBeGreaterThan(0)
  })
})

describe('a signal that stops a run', () => {
  it("ends a slow push at once, with the signal's reason, and leaves no files", async () => {
    const repository = await makeRepository({ 'pre-receive': 'touch started; sleep 60' })
    const stop = new AbortController()
    const reason = new Error('stopped by SIGTERM')
    {
      await using branch = await open(repository, { signal: stop.signal })
      const committed = branch.commit(change({ a: 'a' }))
      await expect.poll(() => readdirSync(repository), { timeout: 10_000 }).toContain('started')
      const stopped = performance.now()
      stop.abort(reason)
      await expect(committed).rejects.toBe(reason)
      // Half of the push's time.
      expect(performance.now() - stopped).toBeLessThan(30_000)
    }
    expect(readdirSync(folders.temporary)).toEqual([])
  })

  it('ends the pause before another attempt to reach the git server', async () => {
    const stop = new AbortController()
    const reason = new Error('stopped by SIGTERM')
    const server = await startGitServer({
      root: folders.root,
      disturb: () => {
        setTimeout(() => stop.abort(reason), 100)
        return 503
      },
    })
    await expect(open(server.url('store.git'), { signal: stop.signal })).rejects.toBe(reason)
    await server.close()
  })
})
