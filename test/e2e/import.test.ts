import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { ROOT, reportIn, Workplace } from './cli.ts'

const STUDY = join(ROOT, 'test/fixtures/studies/pfs-rds-polardb.csv')
const VIEWS = ['chart.png', 'chart.svg', 'chart.vl.json', 'report.html', 'report.md', 'result.json']

describe('qpsgate import', () => {
  const place = new Workplace()
  afterAll(() => place[Symbol.dispose]())

  test('makes every view of a published table, each of which says what it is', async () => {
    const { code, stdout, stderr } = await place.run(['import', STUDY, '--control', 'pfsoff', '--out', 'out'])
    expect(stderr).toBe(reportIn('out'))
    expect(code).toBe(0)
    expect(stdout).toMatch(/^pfs-rds-polardb: inconclusive · imported; no intervals\n/)
    for (const name of VIEWS) expect(existsSync(join(place.out, name)), name).toBe(true)
    for (const name of ['chart.vl.json', 'chart.svg', 'report.html', 'report.md'])
      expect(readFileSync(join(place.out, name), 'utf8'), name).toContain('imported; no intervals')
    expect(resultSchema.parse(place.result())).toMatchObject({
      verdict: 'inconclusive',
      imported: { observations: 396 },
    })
  })

  test('draws what became many times faster, with less than one query per second', async () => {
    const queries = join(ROOT, 'test/fixtures/studies/polardb-tpch-sf100.csv')
    const { code, stderr } = await place.run(['import', queries, '--control', 'parallel0', '--out', 'queries'])
    expect(stderr).toBe(reportIn('queries'))
    expect(code).toBe(0)
    expect(existsSync(join(place.path, 'queries/chart.png'))).toBe(true)
  })

  test('prints the result where it is asked to', async () => {
    const { stdout } = await place.run(['import', STUDY, '--control', 'pfsoff', '--out', 'json', '--json'])
    expect(resultSchema.parse(JSON.parse(stdout)).comparisons).toHaveLength(335)
  })

  test.each([['report'], ['record', '--branch', 'main', '--store', 'store']])(
    'makes nothing that qpsgate %s takes for measured',
    async (command, ...flags) => {
      await place.run(['import', STUDY, '--control', 'pfsoff', '--out', 'again'])
      const { code, stderr } = await place.run([command, 'again', ...flags])
      expect(stderr).toContain('again/result.json was imported, so there are no slices to judge it by again')
      expect(code).toBe(2)
    },
  )

  test.each([
    ['a wrong number', 'workload,threads,off,on\nro,1,5,x', ['--control', 'off'], 'a.csv:2: column 4 (on): "x"'],
    ['an empty file', '', ['--control', 'off'], 'a.csv:1: an empty file'],
    ['no control', 'workload,threads,off,on\nro,1,5,4', [], '--control: found nothing'],
  ])('refuses %s, and writes nothing', async (_, text, flags, says) => {
    place.write('a.csv', text)
    const { code, stdout, stderr } = await place.run(['import', 'a.csv', '--out', 'refused', ...flags])
    expect(stderr).toContain(says)
    expect(stderr).not.toMatch(/^ +at /m)
    expect(stdout).toBe('')
    expect(code).toBe(2)
    expect(existsSync(join(place.path, 'refused'))).toBe(false)
  })
})
