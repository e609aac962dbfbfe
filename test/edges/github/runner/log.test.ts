import { describe, expect, it } from 'vitest'
import { PlainLog } from '../../../../src/edges/github/runner/log.ts'

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

describe("the log of the action's step", () => {
  it.each(['::error::x', '##[error]x', 'a\n::error::x', 'a\r::set-output name=a::b', 'a%0A::error::x', '::endgroup::'])(
    'executes no command in the text %j, but executes commands after it',
    (text) => {
      const { commands, shown, isStopped } = logged((log) => log.line(text))
      expect({ commands, isStopped }).toEqual({ commands: [], isStopped: false })
      expect(shown).toHaveLength(1)
    },
  )

  it('makes the runner ignore commands in a text until a secret word, which is another one each time', () => {
    const tokens = [1, 2].map(() => /^::stop-commands::(.+)$/m.exec(logged(() => {}).text)?.[1])
    expect(new Set(tokens).size).toBe(2)
  })
})
