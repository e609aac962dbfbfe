import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { reportIn, smallSuite, Workplace } from './cli.ts'

const VIEWS = ['chart.png', 'chart.svg', 'chart.vl.json', 'comment.md', 'report.html', 'report.md', 'result.json']
/** Views with the command that repeats the run. */
const TELL_COMMAND = ['report.html', 'report.md', 'result.json']

describe('qpsgate report', () => {
  const place = new Workplace()
  beforeAll(async () => {
    place.write('suite.yml', smallSuite())
    const { code, stderr } = await place.run(['run', 'suite.yml', '--server', 'local', '--quiet', '--out', 'out'])
    // Before that, standard error may say that the run waits for another test's run.
    expect(stderr.endsWith(`chart: out/chart.png\n${reportIn('out')}`), stderr).toBe(true)
    expect(code).toBe(0)
    return () => place[Symbol.dispose]()
  })

  test('reads a run that has itself written every view', () => {
    for (const name of VIEWS) expect(existsSync(join(place.out, name)), name).toBe(true)
    expect(readFileSync(join(place.out, 'chart.png')).subarray(1, 4).toString()).toBe('PNG')
  })

  test('writes the same result and views again from raw slices, except for the command to reproduce them', async () => {
    const result = resultSchema.parse(place.result())
    expect(result.reproduce.length).toBeGreaterThan(0)

    const { code, stdout } = await place.run(['report', 'out', '--out', 'again'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^small · /)
    const again = (name: string) => readFileSync(join(place.path, 'again', name))
    const former = readFileSync(join(place.out, 'result.json'), 'utf8')
    expect(JSON.parse(again('result.json').toString())).toEqual({ ...JSON.parse(former), reproduce: [] })
    for (const name of VIEWS.filter((each) => !TELL_COMMAND.includes(each)))
      expect(again(name).equals(readFileSync(join(place.out, name))), name).toBe(true)
    for (const name of TELL_COMMAND) expect(again(name).toString()).not.toContain('qpsgate run')
  })

  test.runIf(IS_NIGHTLY)('takes the verdict from the slices, not from a changed result.json', async () => {
    const changed = join(place.path, 'changed')
    await place.run(['report', 'out', '--out', 'changed'])
    const result = resultSchema.parse(place.result())
    writeFileSync(join(changed, 'result.json'), JSON.stringify({ ...result, verdict: 'regressed' }))
    writeFileSync(join(changed, 'slices.jsonl'), readFileSync(join(place.out, 'slices.jsonl')))
    const { stdout } = await place.run(['report', 'changed', '--out', 'judged', '--json'])
    expect(resultSchema.parse(JSON.parse(stdout)).verdict).toBe(result.verdict)
  })

  test.each([
    ['that does not exist', 'nowhere', undefined, /cannot read nowhere/],
    ['that was cut off', 'cut.json', (text: string) => text.slice(0, 400), /cut\.json is not whole/],
    [
      'of a newer schema',
      'newer.json',
      (text: string) => text.replace('"schemaVersion": 1', '"schemaVersion": 2'),
      /schema version 2, this qpsgate knows up to 1/,
    ],
  ])('refuses a result %s', async (_, name, change, says) => {
    if (change !== undefined) place.write(name, change(readFileSync(join(place.out, 'result.json'), 'utf8')))
    const { code, stdout, stderr } = await place.run(['report', name, '--out', 'refused'])
    expect(stderr).toMatch(says)
    expect(stderr).not.toMatch(/^ +at /m)
    expect(stdout).toBe('')
    expect(code).toBe(2)
    expect(existsSync(join(place.path, 'refused'))).toBe(false)
  })

  test('refuses results of different plans, with the reason', async () => {
    const { code, stderr } = await place.run(['report', 'out', 'out'])
    expect(stderr).toContain('do not belong together: both measured oltp_read_only at 2 threads')
    expect(code).toBe(2)
  })
})
