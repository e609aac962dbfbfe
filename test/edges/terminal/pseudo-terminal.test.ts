import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const PROGRAM = join(import.meta.dirname, 'told-run.ts')

/** The complete output to a terminal of this many columns. */
function shownIn(columns: number, term = 'xterm'): string {
  const command = `stty cols ${columns}; "${process.execPath}" "${PROGRAM}"`
  return execFileSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    encoding: 'utf8',
    env: { ...process.env, TERM: term },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

describe('in a pseudo-terminal', () => {
  it.each([
    [40, 'measuring · at most 0:48 left'],
    [80, 'measuring · at most 0:48 left · 1 of 3 cells decided'],
  ])('of %d columns the line is as long as it may be, and gone in the end', (columns, line) => {
    const shown = shownIn(columns)
    expect(shown).toContain(`\r\u001b[2K${line}\r`)
    expect(shown).toContain('\r\u001b[2Ka note\r\n')
    expect(shown.endsWith('\r\u001b[2K')).toBe(true)
    expect(shown.match(/\n/g)).toHaveLength(1)
  })

  it('that is dumb there are only lines', () => {
    const shown = shownIn(80, 'dumb')
    expect(shown).not.toContain('\u001b')
    expect(shown.split('\r\n')).toEqual([
      'measuring · trial 1 of 2 · at most 0:48 left',
      expect.stringMatching(/^oltp_point_select at 4 threads: pass, /),
      'a note',
      '',
    ])
  })
})
