import { describe, expect, it } from 'vitest'
import { livingFormers } from '../../../src/core/sources/changed-files.ts'
import { pathsToRead, readChangedServers } from '../../../src/core/sources/changed-servers.ts'
import { SideFiles } from '../../../src/core/sources/read-file.ts'
import { bothSides } from '../../../src/core/sources/sides.ts'
import { readerOf } from './corpus.ts'

const TUNING = '[mysqld]\nsync_binlog=0\n'
const OTHERS = { 'conf.d/z.cnf': '[mysqld]\nport=1\n', 'README.md': '' }

/** The values of each source before and now, where a file was moved and nothing else changed. */
function whereMoved(from: string, to: string, others: Readonly<Record<string, string>> = OTHERS): string[] {
  const filesWith = (path: string) => new SideFiles(readerOf(new Map([...Object.entries(others), [path, TUNING]])))
  const files = { before: filesWith(from), after: filesWith(to) }
  const changed = [from, to].map((path) => ({ path, modes: ['000000', '100644'] as const }))
  const change = { changed, files, formers: livingFormers(new Map([[to, from]]), files) }
  const { sources } = readChangedServers({ ...change, paths: pathsToRead(change), sources: [], memoryBytes: undefined })
  return sources.map(({ path, read }) => {
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
  ])('from %s to %s is compared with its former state', (from, to) => {
    expect(whereMoved(from, to)).toEqual([expect.stringMatching(`^${to}: 0 → |^${to}: none → none$`)])
  })

  it.each([
    ['conf.d/a.cnf', 'conf.d/a.cnf.bak'],
    ['conf.d/a.cnf', 'conf.d/a.cnf.disabled'],
    ['my.cnf', 'docs/my.cnf'],
    ['my.cnf', 'my.cnf.bak'],
  ])('from %s to %s counts as deleted', (from, to) => {
    expect(whereMoved(from, to)).toEqual([`${from}: 0 → none`])
  })

  it.each([
    ['conf.d/a.cnf', 'disabled/a.cnf'],
    ['conf.d/a.cnf', 'conf.d/a.conf'],
    ['conf.d/a.cnf', 'mysql.conf.d/a.cnf'],
  ])('from %s to %s counts as deleted there and new here', (from, to) => {
    expect(whereMoved(from, to).toSorted()).toEqual([`${from}: 0 → none`, `${to}: none → 0`].toSorted())
  })

  it('is compared if its whole folder was moved, and counts as deleted if it became an example', () => {
    expect(whereMoved('conf.d/a.cnf', 'mysql.conf.d/a.cnf', {})).toEqual(['mysql.conf.d/a.cnf: 0 → 0'])
    expect(whereMoved('my.cnf', 'my.cnf.example')).toContain('my.cnf: 0 → none')
  })

  it('is read with its folder, whose files are read in the order of their names', () => {
    const others = { 'conf.d/b.cnf': '[mysqld]\nsync_binlog=1\n' }
    expect(whereMoved('conf.d/a.cnf', 'conf.d/z.cnf', others)).toContain('conf.d: 0,1 → 1,0')
  })
})
