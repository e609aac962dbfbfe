import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { fewerByDay } from '../../setup/tonight.ts'
import { smallSuite, Workplace } from '../cli.ts'
import { simulateRun } from '../simulated-run.ts'

const SECRET = 'export PATH=~/bin\n'
/** A run that finds nothing to compare, so that it writes every file and starts no server. */
const RUN = ['run', 'suite.yml', '--base', 'HEAD', '--against', 'base']
const REFUSED = /is a symbolic link, which the repository may have brought along; remove it, or name the directory/

let place: Workplace
/** A folder outside of the repository, with a file that must not change. */
let outside: string
beforeEach(() => {
  place = new Workplace()
  outside = mkdtempSync(join(tmpdir(), 'qg-outside-'))
  writeFileSync(join(outside, 'bashrc'), SECRET)
  place.write('suite.yml', smallSuite({ extra: 'gate: { tolerance: 90% }' }))
})
afterEach(() => {
  expect(readdirSync(outside)).toEqual(['bashrc'])
  expect(readFileSync(join(outside, 'bashrc'), 'utf8')).toBe(SECRET)
  rmSync(outside, { recursive: true })
  place[Symbol.dispose]()
})

function commitLinks(links: Readonly<Record<string, string>>): void {
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(place.path, path)), { recursive: true })
    symlinkSync(target, join(place.path, path))
  }
  place.commit()
}

const isFile = (path: string) => lstatSync(join(place.path, path)).isFile()

describe('files of the output directory that are links', () => {
  const NAMES = ['slices.jsonl', 'result.json', 'report.md', 'report.html']

  test('are replaced by the files of a run, and their targets stay unchanged', async () => {
    const target = join(outside, 'bashrc')
    const names = [...NAMES, ...NAMES.map((name) => `${name}.unfinished`)]
    commitLinks(Object.fromEntries(names.map((name) => [`qpsgate-out/${name}`, target])))
    const { code, stderr } = await place.run(RUN)
    expect(code, stderr).toBe(0)
    for (const name of NAMES) expect(isFile(`qpsgate-out/${name}`)).toBe(true)
  })

  test.runIf(IS_NIGHTLY)('are replaced by the files of a report, and their targets stay unchanged', async () => {
    await simulateRun(join(place.path, 'measured'))
    const target = join(outside, 'bashrc')
    commitLinks({ 'out/result.json': target, 'out/report.md.unfinished': target, 'out/chart.png': target })
    const { code, stderr } = await place.run(['report', 'measured', '--out', 'out'])
    expect(code, stderr).toBe(0)
    for (const name of ['result.json', 'report.md', 'chart.png']) expect(isFile(`out/${name}`)).toBe(true)
  })

  test('are replaced by the page of the ledger, and their targets stay unchanged', async () => {
    const target = join(outside, 'bashrc')
    commitLinks({ 'site/index.html': target, 'site/index.html.unfinished': target })
    const history = await place.run(['history', '--store', 'none', '--page', 'site'])
    expect(history.code, history.stderr).toBe(0)
    expect(isFile('site/index.html')).toBe(true)
  })
})

describe('an output directory that is a link in the repository', () => {
  const names: readonly (readonly [what: string, link: string, flags: () => readonly string[]])[] = [
    ['under its usual name', 'qpsgate-out', () => []],
    ['under its whole path', 'results', () => ['--out', join(place.path, 'results')]],
    ['as a parent of the named directory', 'results', () => ['--out', 'results/today/first']],
  ]
  test.each(fewerByDay(names, names.length))('is refused by qpsgate run: %s', async (_, link, flags) => {
    commitLinks({ [link]: outside })
    const { code, stderr } = await place.run([...RUN, ...flags()])
    expect(stderr).toMatch(REFUSED)
    expect(stderr).toContain(join(place.path, link))
    expect(code).toBe(2)
  })

  test('is refused by qpsgate report, and by qpsgate history for its page', async () => {
    await simulateRun(join(place.path, 'measured'))
    commitLinks({ out: outside, site: outside })
    const report = await place.run(['report', 'measured', '--out', 'out'])
    expect(report.stderr).toMatch(REFUSED)
    expect(report.code).toBe(2)
    const page = await place.run(['history', '--store', 'runs', '--page', 'site'])
    expect(page.stderr).toMatch(REFUSED)
    expect(page.code).toBe(2)
  })
})

test('an output directory that is a link outside of any repository is followed', async () => {
  commitLinks({})
  const own = mkdtempSync(join(tmpdir(), 'qg-own-'))
  mkdirSync(join(own, 'disk'))
  symlinkSync('disk', join(own, 'results'))
  const { code, stderr } = await place.run([...RUN, '--out', join(own, 'results')])
  expect(code, stderr).toBe(0)
  expect(readdirSync(join(own, 'disk'))).toContain('result.json')
  rmSync(own, { recursive: true })
})
