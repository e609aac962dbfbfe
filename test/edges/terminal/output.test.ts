import { expect, it } from 'vitest'
import { programWords, withoutCommands } from '../../../src/edges/terminal/output.ts'

it.each([
  '::add-mask::a',
  '  ::set-output name=x::y',
  '##[error]no',
  'first\n::stop-commands::x\nlast',
  '\t##[group]a',
])('no line of %j is a command of the runner', (text) => {
  for (const line of withoutCommands(text).split('\n')) expect(line.trimStart()).not.toMatch(/^(?:::|##\[)/)
  expect(withoutCommands(text).replaceAll('· ', '')).toBe(text)
})

it('leaves everything else as it is', () => {
  const text = 'a::b ##[c]\n: ::\n#[d]\n\n'
  expect(withoutCommands(text)).toBe(text)
})

it.each([
  ['/usr/local/bin/qpsgate', 'qpsgate'],
  ['/opt/my tools/dist/cli.js', "node '/opt/my tools/dist/cli.js'"],
])('names the program as it was started: %j', (script, words) => expect(programWords(['node', script])).toBe(words))
