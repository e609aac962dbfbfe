import { describe, expect, it } from 'vitest'
import { groupedScreen, PlainLog } from '../../../../src/edges/github/runner/log.ts'
import { at, live, looked, MEASURING } from '../../../core/progress/live-run.ts'

/** A log, and its lines as the runner takes them: commands, and text while none are looked for. */
function logged(write: (log: PlainLog) => void) {
  let text = ''
  using log = new PlainLog({ write: (more: string) => (text += more) })
  write(log)
  log[Symbol.dispose]()
  return { text, ...readByRunner(text) }
}

/** The runner's reading: a command begins a line with "::", or follows "##[" anywhere in it. */
function readByRunner(text: string) {
  const [commands, shown]: [string[], string[]] = [[], []]
  let token: string | undefined
  for (const line of text.trimEnd().split(/[\r\n]/)) {
    if (token !== undefined) {
      if (line === `::${token}::`) token = undefined
      else shown.push(line)
      continue
    }
    const stop = /^\s*::stop-commands::(.*)$/.exec(line)?.[1]
    if (stop !== undefined) token = stop
    else if (/^\s*::|##\[/.test(line)) commands.push(line)
    else shown.push(line)
  }
  return { commands, shown, isStopped: token !== undefined }
}

describe('the log of the step', () => {
  it('has groups, and what is in them', () => {
    const { commands, shown, isStopped } = logged((log) => {
      log.line('before')
      log.group('one')
      log.line('in one')
      log.group('two')
      log.endGroup()
      log.line('behind')
    })
    expect(commands).toEqual(['::group::one', '::endgroup::', '::group::two', '::endgroup::'])
    expect(shown).toEqual(['before', 'in one', 'behind'])
    expect(isStopped).toBe(false)
  })

  it('ends the group that is open when it ends', () => {
    expect(logged((log) => log.group('one')).commands).toEqual(['::group::one', '::endgroup::'])
  })

  it('forbids commands with another token each time', () => {
    const { text } = logged((log) => ['a', 'b', 'c'].forEach((title) => void log.group(title)))
    const tokens = [...text.matchAll(/^::stop-commands::(.+)$/gm)].map(([, token]) => token)
    expect(tokens).toHaveLength(4)
    expect(new Set(tokens).size).toBe(4)
  })

  it.each(['::error::x', '##[error]x', 'a\n::error::x', 'a\r::set-output name=a::b', 'a%0A::error::x', '::endgroup::'])(
    'takes nothing in %j for a command, be it a title or a line',
    (text) => {
      const { commands } = logged((log) => {
        log.line(text)
        log.group(text)
        log.line(text)
      })
      expect(commands).toHaveLength(2)
      expect(commands[0]).toMatch(/^::group::/)
      expect(commands[0]).not.toMatch(/%(?!25)/)
      expect(commands[1]).toBe('::endgroup::')
    },
  )
})

it('progress in the log has a group for each phase, and each decided cell as a title that folding does not hide', () => {
  const evil = live({ workload: 'evil', scenario: 'on\n::error::x##[error]y', standing: 'regressed' })
  const { commands, shown } = logged((log) => {
    using screen = groupedScreen(log)
    screen.tell(at({ code: 'start', servers: 3 }))
    for (const event of [...MEASURING, looked(evil)]) screen.tell(event)
    screen.tell({ kind: 'note', text: 'a note\n::warning::z' })
    screen.tell(at({ code: 'draw' }))
  })
  expect(commands.filter((command) => command !== '::endgroup::')).toEqual([
    '::group::starting 3 servers',
    '::group::measuring · trial 1 of 2 · at most 0:48 left',
    '::group::oltp_point_select at 4 threads: pass, on 0.0 %25 (−1.0 … +1.0), limit 5 %25 · 1 of 3 cells decided · at most 0:48 left',
    expect.stringMatching(
      /^::group::evil at 4 threads: regressed, on\\u000a::error::x##\[error\]y −3\.1 %25 .*· 2 of 4 cells decided/,
    ),
    '::group::drawing',
  ])
  expect(commands.filter((command) => command === '::endgroup::')).toHaveLength(5)
  expect(shown).toEqual(['a note ::warning::z'])
})
