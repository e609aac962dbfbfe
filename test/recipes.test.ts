/** The changes that recipes show are read as they say. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Repository } from './edges/git/git-repository.ts'
import { IS_NIGHTLY } from './setup/nightly.ts'
import { blocksOf, PAGES, ROOT } from './setup/pages.ts'

const SHOWN = PAGES.filter((page) => blocksOf(page).some(({ language }) => language === 'diff'))

/** By day one of them. */
const TRIED = SHOWN.filter((page) => IS_NIGHTLY || page.endsWith('/compose.md'))

/** The files of a diff that shows them whole, on one side of it. */
function filesOf(diff: string, marks: string): [path: string, text: string][] {
  return diff.split(/^--- /m).flatMap((file) => {
    const [path = '', ...lines] = file.split('\n')
    const text = lines.filter((line) => line === '' || marks.includes(line.charAt(0))).map((line) => line.slice(1))
    return path === '' ? [] : [[path, text.join('\n')] as [string, string]]
  })
}

it('more than three pages show a change as a diff', () => expect(SHOWN.length).toBeGreaterThan(3))

it.each(TRIED)('qpsgate plan shows, for the diff on the page %s, the changes that the page says', (page) => {
  using repository = new Repository()
  const blocks = blocksOf(page)
  const diff = blocks.find(({ language }) => language === 'diff')?.text ?? ''
  const said = blocks.find(({ language }) => language === '')?.text ?? ''
  for (const [path, text] of filesOf(diff, ' -')) repository.write(path, text)
  repository.git('add', '--all')
  repository.git('commit', '--quiet', '--message', 'Before')
  for (const [path, text] of filesOf(diff, ' +')) repository.write(path, text)
  const words = [join(ROOT, 'dist/cli.js'), 'plan', '--base', 'HEAD']
  const plan = execFileSync(process.execPath, words, { cwd: repository.path, encoding: 'utf8' })
  const changed = plan.split('\n').filter((line) => line.includes(' → '))
  const shown = said.trimEnd().split('\n')
  expect(said).toContain(' → ')
  expect(changed).toHaveLength(shown.length)
  for (const [at, line] of shown.entries()) expect(changed[at]).toContain(line)
})
