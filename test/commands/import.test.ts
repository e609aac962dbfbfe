/** Tables of published studies, and output of sysbench, as the command reads them. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importResult } from '../../src/commands/import.ts'
import type { Result } from '../../src/core/result/result.ts'
import { htmlBody } from '../../src/core/views/html-body.ts'
import { renderMarkdown } from '../../src/core/views/markdown/markdown.ts'
import { renderTerminal } from '../../src/core/views/terminal.ts'
import { parseImportFlags } from '../../src/edges/terminal/import-flags.ts'
import { UserError } from '../../src/errors.ts'

interface PublishedRow {
  readonly product?: string
  readonly workload?: string
  readonly threads: number
  readonly qps: Readonly<Record<string, number>>
  readonly latencyMs?: Readonly<Record<string, number>>
  readonly printedReductionPercent?: Readonly<Record<string, number>>
}

interface TimedRow {
  readonly query: string
  readonly parallel0: number
  readonly parallel16: number
}

const FIXTURES = join(import.meta.dirname, '../fixtures')
const STUDIES = JSON.parse(readFileSync(join(FIXTURES, 'published.json'), 'utf8')) as {
  readonly 'polardb-tpch-sf100': { readonly rows: readonly TimedRow[] }
} & Readonly<Record<Exclude<Study, 'polardb-tpch-sf100'>, { readonly rows: readonly PublishedRow[] }>>

type Study = keyof typeof CONTROLS

const CONTROLS = {
  'pfs-rds-polardb': 'pfsoff',
  'pfs-alibaba-blog': 'pfsoff',
  'apecloud-raft-group': 'Apecloud MySQL Paxos Group',
  'cloud-rds-2024-09': 'Aliyun',
  'polardb-tpch-sf100': 'parallel0',
}

function imported(...args: readonly string[]): Result {
  return importResult(parseImportFlags(args).request)
}

function study(name: Study): Result {
  return imported(join(FIXTURES, 'studies', `${name}.csv`), '--control', CONTROLS[name])
}

function workloadOf({ product, workload = 'sysbench' }: PublishedRow): string {
  return product === undefined ? workload : `${product}, ${workload}`
}

function thrown(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
  return 'nothing was thrown'
}

describe.each(
  Object.keys(STUDIES).filter((name): name is Exclude<Study, 'polardb-tpch-sf100'> => name !== 'polardb-tpch-sf100'),
)('the study %s', (name) => {
  const { rows } = STUDIES[name]
  const result = study(name)

  it('has every figure that was published, and no other', () => {
    const published = rows.flatMap((row) =>
      Object.entries(row.qps).map(([scenario, qps]) => [scenario, workloadOf(row), row.threads, qps]),
    )
    const found = result.cells.map(({ scenario, workload, threads, qps }) => [scenario, workload, threads, qps])
    expect(found).toHaveLength(published.length)
    expect(found).toEqual(expect.arrayContaining(published))
    expect(result.imported).toMatchObject({ observations: published.length, repetitions: { fewest: 1, most: 1 } })
  })

  it('has the change of every one of them against the control, and no interval', () => {
    for (const row of rows) {
      for (const [scenario, qps] of Object.entries(row.qps)) {
        if (scenario === CONTROLS[name]) continue
        const found = result.comparisons.find(
          (one) => one.scenario === scenario && one.workload === workloadOf(row) && one.threads === row.threads,
        )
        expect(found?.change).toBeCloseTo(qps / (row.qps[CONTROLS[name]] ?? 0) - 1, 12)
        expect(found).toMatchObject({ low: null, high: null, detectable: null, effect: null, trials: 1 })
        expect(found).toMatchObject({ verdict: 'inconclusive', label: 'no interval' })
      }
    }
  })

  it('is inconclusive, and says in every view that it was imported', () => {
    expect(result.verdict).toBe('inconclusive')
    expect(renderTerminal(result, { colour: false })).toMatch(/^.*: inconclusive · imported; no intervals\n/)
    expect(renderMarkdown(result)).toMatch(/^### ⚠️ qpsgate: .* is undecided .*\n\n.*\(imported; no intervals\)\.\n/)
    expect(htmlBody(result).markup).toContain('(imported; no intervals)</p>')
  })
})

describe('the first study', () => {
  const result = study('pfs-rds-polardb')

  it('has the reductions that were printed for its saturated level', () => {
    const { rows } = STUDIES['pfs-rds-polardb']
    const row = rows.find(({ product, threads }) => product === 'ApsaraDB RDS for MySQL' && threads === 32)
    const printed = Object.entries(row?.printedReductionPercent ?? {})
    expect(printed).toHaveLength(5)
    for (const [scenario, percent] of printed) {
      const found = result.comparisons.find(
        (one) => one.scenario === scenario && one.threads === 32 && one.workload === `${row?.product}, read-only`,
      )
      expect(-100 * (found?.change ?? 0)).toBeCloseTo(percent, 1)
    }
  })

  it('has the mean of each scenario over its cells', () => {
    const means = result.comparisons.filter(({ scope }) => scope === 'mean')
    expect(means.map(({ scenario }) => scenario)).toEqual(
      result.scenarios.filter(({ role }) => role === 'candidate').map(({ name }) => name),
    )
  })

  it('names where each scenario was found first', () => {
    expect(result.scenarios[0]).toMatchObject({ name: 'pfsoff', role: 'control', place: { line: 2 } })
  })
})

describe('the study of queries one by one', () => {
  const { rows } = STUDIES['polardb-tpch-sf100']
  const result = study('polardb-tpch-sf100')

  it('has queries per second of the seconds that were published', () => {
    for (const { query, parallel0, parallel16 } of rows) {
      const own = result.cells.filter(({ workload }) => workload === query)
      expect(own.map(({ scenario, threads }) => [scenario, threads])).toEqual([
        ['parallel0', 1],
        ['parallel16', 1],
      ])
      expect(own[0]?.qps).toBeCloseTo(1 / parallel0, 12)
      expect(own[1]?.qps).toBeCloseTo(1 / parallel16, 12)
    }
  })

  it('shows less than one query per second with three figures', () => {
    expect(renderTerminal(result, { colour: false })).toMatch(/parallel0 +Q1 +1 +0\.000775 /)
  })
})

describe('latencies', () => {
  it('are those of the table', () => {
    const [row] = STUDIES['apecloud-raft-group'].rows
    const [cell] = study('apecloud-raft-group').cells
    expect(cell?.latencyMs).toEqual({ avg: row?.latencyMs?.[cell?.scenario ?? ''], p50: null, p95: null, p99: null })
  })

  it('and transactions are unknown without it, in every view', () => {
    const result = study('cloud-rds-2024-09')
    expect(result.cells[0]).toMatchObject({ tps: null, latencyMs: { avg: null, p95: null } })
    expect(renderMarkdown(result)).not.toContain('Latency')
    expect(renderMarkdown(result)).not.toContain('unknown')
    expect(htmlBody(result).markup).not.toContain('unknown')
  })
})

describe('files of a directory', () => {
  let folder: string
  const REPORT = join(FIXTURES, 'sysbench-reports/off.oltp_read_only.2.txt')

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-import-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function directory(name: string, reports: Readonly<Record<string, string>>): string {
    for (const [path, text] of Object.entries(reports)) {
      mkdirSync(join(folder, name, path, '..'), { recursive: true })
      writeFileSync(join(folder, name, path), text)
    }
    return join(folder, name)
  }

  const faster = (factor: number) => readFileSync(REPORT, 'utf8').replace('18664.28', (18_664.28 * factor).toFixed(2))

  it('are cells, those with trials repetitions with an interval', () => {
    const runs = directory('runs', {
      'off.oltp_read_only.2.1.txt': faster(1),
      'off.oltp_read_only.2.2.txt': faster(1.01),
      'off.oltp_read_only.2.3.txt': faster(0.99),
      'on/oltp_read_only-2-1.txt': faster(0.9),
      'on/oltp_read_only-2-2.txt': faster(0.908),
      'on/oltp_read_only-2-3.txt': faster(0.893),
      'README.md': 'about',
    })
    const result = imported(runs, '--control', 'off', '--tolerance', '20%', '--name', 'mine')
    expect(result).toMatchObject({ verdict: 'pass', suite: { name: 'mine' } })
    expect(result.imported?.repetitions).toEqual({ fewest: 3, most: 3 })
    const [found] = result.comparisons
    expect(found).toMatchObject({
      trials: 3,
      detectable: null,
      tolerance: 0.2,
      toleranceFrom: '--tolerance',
      label: 'slower within tolerance',
    })
    expect(found?.low).toBeGreaterThan(-0.12)
    expect(found?.high).toBeLessThan(-0.08)
    expect(result.cells[0]).toMatchObject({ tps: 1166.52, latencyMs: { avg: 1.71, p95: 4.41 } })
    expect(renderMarkdown(result)).toMatch(
      /^### ✅ qpsgate: on is within the limit \(20 %\)\n\noltp_read_only at 2 threads, .*\(imported; 3 repetitions of each cell\)\./,
    )
    expect(result.ranking).toHaveLength(1)
  })

  it('may stand beside tables', () => {
    mkdirSync(join(folder, 'one'))
    copyFileSync(REPORT, join(folder, 'one/off.oltp_read_only.2.txt'))
    const table = join(folder, 'more.csv')
    writeFileSync(table, 'scenario,workload,threads,qps\non,oltp_read_only,2,30000\n')
    expect(imported(join(folder, 'one'), table, '--control', 'off').cells.map(({ qps }) => qps)).toEqual([
      18_664.28, 30_000,
    ])
  })

  it('are all told what is wrong with them', () => {
    const wrong = directory('wrong', { 'notes.txt': 'x', 'off.ro.16.txt': faster(1), 'on.ro.8.txt': '' })
    const message = thrown(() => imported(wrong, '--control', 'off'))
    expect(message).toContain(`${join(wrong, 'notes.txt')}:1:`)
    expect(message).toContain('"notes.txt"; allowed: SCENARIO.WORKLOAD.THREADS[.TRIAL].txt')
    expect(message).toContain('Number of threads: 2; allowed: 16')
    expect(message).toContain('an empty file')
  })

  it('are missing where there are none', () => {
    const empty = directory('empty', { 'a.log': 'x' })
    expect(thrown(() => imported(empty, '--control', 'off'))).toContain('no output of sysbench is in')
  })
})

describe('what cannot be imported', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-import-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function refused(text: string, control = 'off'): string {
    const file = join(folder, 'a.csv')
    writeFileSync(file, text)
    return thrown(() => imported(file, '--control', control)).replaceAll(`${folder}/`, '')
  }

  it.each([
    [
      'a control that is not there',
      'workload,threads,pfsoff,on\nro,1,5,4',
      'pfs-of',
      '--control: found "pfs-of" (did you mean "pfsoff"?); allowed: pfsoff, on',
    ],
    ['only the control', 'workload,threads,off\nro,1,5', 'off', 'there is no scenario but the control "off"'],
    [
      'a cell without control',
      'workload,threads,off,on\nro,1,5,4\nro,8,,4',
      'off',
      'a.csv:3: no figure of the control "off"',
    ],
    [
      'text in the place of a number',
      'workload,threads,off,on\nro,1,5,x',
      'off',
      'this cannot be imported\na.csv:2: column 4 (on): "x"',
    ],
  ])('%s', (_, text, control, says) => expect(refused(text, control)).toContain(says))

  it('shows twenty problems of many', () => {
    const message = refused(`workload,threads,off,on\n${'ro,1,5,x\n'.repeat(23)}`)
    expect(message.split('\n')).toHaveLength(22)
    expect(message).toMatch(/\nand 3 more$/)
  })

  it('is a file that is not there, or is no file', () => {
    expect(thrown(() => imported(join(folder, 'none.csv'), '--control', 'off'))).toMatch(
      /^cannot read .*none\.csv: there is no such file or directory; give a CSV file/,
    )
    expect(thrown(() => imported('/dev/null', '--control', 'off'))).toContain('/dev/null is no file; give a CSV file')
  })
})
