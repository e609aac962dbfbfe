import { describe, expect, it } from 'vitest'
import { sourcesOfDiff } from '../../../src/core/sources/changed-files.ts'
import { SideTexts } from '../../../src/core/sources/read-source.ts'
import { bothSides } from '../../../src/core/sources/sides.ts'
import { readerOf } from './corpus.ts'

const TUNING = '[mysqld]\nsync_binlog=0\n'
const OTHERS = { 'conf.d/z.cnf': '[mysqld]\nport=1\n', 'README.md': '' }

/** The values of each source before and now, where a file was moved and nothing else changed. */
function whereMoved(from: string, to: string, others: Readonly<Record<string, string>> = OTHERS): string[] {
  const textsWith = (path: string) => new SideTexts(readerOf(new Map([...Object.entries(others), [path, TUNING]])))
  const texts = { before: textsWith(from), after: textsWith(to) }
  const changed = [from, to].map((path) => ({ path, modes: ['000000', '100644'] as const }))
  return sourcesOfDiff(changed, texts, new Map([[to, from]])).map(({ path, read }) => {
    const values = bothSides((side) =>
      read[side].servers.flatMap(({ exact }) => exact.filter(({ name }) => name !== 'port').map(({ text }) => text)),
    )
    return `${path}: ${values.before.join() || 'none'} → ${values.after.join() || 'none'}`
  })
}

describe('an option file that was moved', () => {
  it.each([
    ['mysql/my.cnf', 'db/my.cnf'],
    ['a.cnf', 'b.cnf'],
    ['my.cnf', 'my.cnf.j2'],
  ])('from %s to %s has a former state', (from, to) => {
    expect(whereMoved(from, to)).toEqual([expect.stringMatching(`^${to}: 0 → |^${to}: none → none$`)])
  })

  it.each([
    ['conf.d/a.cnf', 'conf.d/a.cnf.bak'],
    ['conf.d/a.cnf', 'conf.d/a.cnf.disabled'],
    ['my.cnf', 'my.cnf.txt'],
    ['my.cnf', 'docs/my.cnf'],
    ['my.cnf', 'my.cnf.bak'],
  ])('from %s to %s is deleted', (from, to) => {
    expect(whereMoved(from, to)).toEqual([`${from}: 0 → none`])
  })

  it.each([
    ['conf.d/a.cnf', 'disabled/a.cnf'],
    ['conf.d/a.cnf', 'conf.d/a.conf'],
    ['conf.d/a.cnf', 'mysql.conf.d/a.cnf'],
  ])('from %s to %s is deleted there, and new here', (from, to) => {
    expect(whereMoved(from, to).toSorted()).toEqual([`${from}: 0 → none`, `${to}: none → 0`].toSorted())
  })

  it('goes with its folder, and becomes an example that nobody reads', () => {
    expect(whereMoved('conf.d/a.cnf', 'mysql.conf.d/a.cnf', {})).toEqual(['mysql.conf.d/a.cnf: 0 → 0'])
    expect(whereMoved('my.cnf', 'my.cnf.example')).toContain('my.cnf: 0 → none')
  })

  it('is read by the file that includes it, or its folder', () => {
    const including = (line: string) => ({ ...OTHERS, 'my.cnf': `[mysqld]\n${line}\n` })
    expect(whereMoved('conf.d/a.cnf', 'conf.d/a.txt', including('!includedir conf.d/'))).toEqual(['my.cnf: 0 → none'])
    expect(whereMoved('docs/a.cnf', 'docs/b.cnf', including('!include ./docs/a.cnf'))).toEqual([
      'my.cnf: 0 → ./docs/a.cnf',
    ])
    expect(whereMoved('a.cnf', 'conf.d/a.cnf', including('!includedir conf.d'))).toContain('my.cnf: none → 0')
  })

  it('is read with its folder, where names give the order', () => {
    const others = { 'conf.d/b.cnf': '[mysqld]\nsync_binlog=1\n' }
    expect(whereMoved('conf.d/a.cnf', 'conf.d/z.cnf', others)).toContain('conf.d: 0,1 → 1,0')
  })

  it('is read alone where the including file was wrong before', () => {
    const others = { 'my.cnf': '[mysqld]\n!includedir conf.d\n' }
    expect(whereMoved('conf.d/a.cnf', 'docs/a.cnf', others)).toEqual(['conf.d/a.cnf: 0 → none'])
  })
})
