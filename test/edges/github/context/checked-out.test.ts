import { mkdirSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkoutOf, requireChange } from '../../../../src/edges/github/context/checked-out.ts'
import type { Event } from '../../../../src/edges/github/context/event.ts'
import { Repository } from '../../git/git-repository.ts'

let work: Repository
beforeEach(() => {
  work = new Repository()
})
afterEach(() => work[Symbol.dispose]())

let commits = 0
/** Unlike every other. */
function commit(): string {
  work.write('file', String(commits++))
  return work.commit()
}

/** A pull request with its trial merge. */
function proposed() {
  const base = commit()
  work.git('checkout', '--quiet', '-b', 'change')
  const head = commit()
  work.git('checkout', '--quiet', '--detach', base)
  work.git('merge', '--quiet', '--no-ff', '-m', 'merge', head)
  return { base, head, merge: work.git('rev-parse', 'HEAD').trim() }
}

function pull({ base, head }: { base: string; head: string }): Event {
  const about = { number: 7, headSha: head, baseRef: 'main', baseSha: base, mergeSha: null, fromFork: false }
  return { kind: 'pull_request', ...about }
}

describe('the commit that is checked out for a change', () => {
  const at = (workspace: string, event: Event, sha = 'f'.repeat(40)) => requireChange({ workspace, event, sha })

  it('may be the trial merge of a pull request, whatever GITHUB_SHA is, even in a clone of one commit', () => {
    const change = proposed()
    at(work.path, pull(change))
    using shallow = new Repository({ url: `file://${work.path}`, depth: 1 })
    shallow.git('checkout', '--quiet', '--detach', change.merge)
    at(shallow.path, pull(change))
  })

  it('may be the last commit of a pull request, or a descendant of that commit', () => {
    const change = proposed()
    work.git('checkout', '--quiet', 'change')
    at(work.path, pull(change))
    commit()
    at(work.path, pull(change))
  })

  it.each([
    ['the base', 'base'],
    ['another commit', 'other'],
    ['the head before a force push', 'rebased'],
  ])('is refused with the remedy if it is %s', (_, which) => {
    const change = proposed()
    work.git('checkout', '--quiet', '--detach', change.base)
    if (which !== 'base') commit()
    if (which === 'rebased') work.git('branch', '--force', 'change')
    expect(() => at(work.path, pull(change))).toThrow(
      /has commit [0-9a-f]{7} checked out, and this pull request is about [0-9a-f]{7}, which is no part of it; give actions\/checkout no `ref`, or .*`ref: \$\{\{ github\.event\.pull_request\.head\.sha \}\}`/,
    )
  })

  it('must be the commit of a merge group or a push, and may be any for other events', () => {
    const { base, head, merge } = proposed()
    const group = (headSha: string): Event => ({ kind: 'merge_group', headSha, baseSha: base, baseRef: 'main' })
    const push: Event = { kind: 'push', before: base, branch: 'main' }
    at(work.path, group(merge))
    at(work.path, push, merge)
    work.git('checkout', '--quiet', '--detach', base)
    expect(() => at(work.path, group(merge))).toThrow('this merge group is about')
    expect(() => at(work.path, push, head)).toThrow('this push is about')
    at(work.path, { kind: 'manual', name: 'workflow_dispatch', branch: 'main' }, head)
  })

  it('is reported to need a deeper clone if its history is missing', () => {
    const change = proposed()
    work.git('checkout', '--quiet', 'change')
    commit()
    const later = commit()
    using shallow = new Repository({ url: `file://${work.path}`, depth: 1 })
    shallow.git('checkout', '--quiet', '--detach', later)
    expect(() => at(shallow.path, pull(change))).toThrow(/too shallow to show as a part of it; .*`fetch-depth: 0`/)
  })
})

describe('the checkout that the action works in', () => {
  const make = (folder: string) => mkdirSync(work.at(`${folder}/.git`), { recursive: true })

  it('is the workspace, even for files in a submodule', () => {
    make('sub')
    expect(checkoutOf(work.path, [])).toBe(work.path)
    expect(checkoutOf(work.path, [work.at('conf/my.cnf'), work.at('sub/my.cnf')])).toBe(work.path)
  })

  it('is, if the workspace is none, the checkout of the named files, or the only checkout in the workspace', () => {
    work.remove('.git')
    expect(checkoutOf(work.path, [])).toBeUndefined()
    make('db')
    expect(checkoutOf(work.path, [])).toBe(work.at('db'))
    make('tools')
    expect(checkoutOf(work.path, [work.at('db/conf/my.cnf')])).toBe(work.at('db'))
    expect(() => checkoutOf(work.path, [])).toThrow(/has several: db, tools; name the files .*config: db\/my\.cnf/)
  })
})
