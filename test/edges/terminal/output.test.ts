import { expect, it } from 'vitest'
import { painter } from '../../../src/core/views/text-table.ts'
import { harmless, programWords } from '../../../src/edges/terminal/output.ts'

it.each([
  ['::add-mask::a', '· ::add-mask::a'],
  ['  ::set-output name=x::y', '·   ::set-output name=x::y'],
  ['##[error]no', '## [error]no'],
  ['a directory ##[set-output name=verdict]pass', 'a directory ## [set-output name=verdict]pass'],
  ['first\n::stop-commands::x\nlast', 'first\n· ::stop-commands::x\nlast'],
  ['\t##[group]a', '\t## [group]a'],
])('the text %j is printed so that a runner executes no command in it', (text, shown) =>
  expect(harmless(text)).toBe(shown),
)

it.each([
  ['\u001b]0;title\u0007', '\\u001b]0;title\\u0007'],
  ['\u001b[8mhidden', '\\u001b[8mhidden'],
  ['a\rb', 'a\\u000db'],
  ['\u009b2J', '\\u009b2J'],
  ['\u202etxt.fnc\u2066', '\\u202etxt.fnc\\u2066'],
  ['a\u2028::error::b', 'a\\u2028::error::b'],
])('the text %j is printed without control sequences', (text, shown) => expect(harmless(text)).toBe(shown))

it.each(['a::b #[c]\n: ::\n#[d]\n\n', painter(true)('−5%\tslow', 'slower'), painter(true)('title', 'bold')])(
  'the text %j is printed unchanged',
  (text) => expect(harmless(text)).toBe(text),
)

it.each([
  ['/usr/local/bin/qpsgate', 'qpsgate'],
  ['/opt/my tools/dist/cli.js', "node '/opt/my tools/dist/cli.js'"],
])('a command in a message starts qpsgate in the same way as the user did: %j', (script, words) =>
  expect(programWords(['node', script])).toBe(words),
)
