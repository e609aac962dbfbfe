import { describe, expect, it } from 'vitest'
import type { Cause, Explanation } from '../../../src/core/attribution/attribution.ts'
import { ABILITIES } from '../../../src/core/performance-schema/insight.ts'
import { htmlBody } from '../../../src/core/views/html-body.ts'
import { html } from '../../../src/core/views/markup.ts'
import { advice, cause, causeSetting, explanation, result, resultCovered, resultScenario } from '../../builders.ts'
import { comparisonOf, sweepResult } from '../../sweep-result.ts'
import { withTimeline } from '../../sweep-timeline.ts'

describe('a template', () => {
  it('escapes what is put into it', () => {
    expect(html`<p title="${'"\'&'}">${'<b>'}</p>`.markup).toBe('<p title="&quot;&#39;&amp;">&lt;b&gt;</p>')
  })

  it('takes markup and lists of it as they are', () => {
    expect(html`<ul>${[1, 2].map((one) => html`<li>${one}</li>`)}</ul>`.markup).toBe('<ul><li>1</li><li>2</li></ul>')
  })

  it('shows invisible characters', () => expect(html`${'a\u0000b\u202e'}`.markup).toBe('a\\u0000b\\u202e'))
})

describe('the body of the page', () => {
  const one = { scenario: 'on', reference: 'off', workload: 'oltp_read_only', threads: 8, change: -0.196 }

  it('names the verdict and what decided it', () => {
    const { markup } = htmlBody(sweepResult({ overrides: { verdict: 'regressed', comparisons: [comparisonOf(one)] } }))
    expect(markup).toContain('▼</span> regressed')
    expect(markup).toContain('on is 20 % slower than off (limit 10 %): oltp_read_only at 8 threads, −19.6 % QPS')
  })

  it('has every change for people and for programs', () => {
    const { markup } = htmlBody(
      sweepResult({ overrides: { comparisons: [comparisonOf({ ...one, low: -0.21, high: -0.182 })] } }),
    )
    for (const cell of ['-0.196">−19.6 %', '-0.21">−21.0', '-0.182">−18.2', '0.1">10 %']) {
      expect(markup).toContain(`<data value="${cell}</data>`)
    }
  })

  it('lists warnings, and has no heading for none', () => {
    const warnings = [{ code: 'client-saturated', message: 'sysbench used 95 % of its CPUs' }]
    expect(htmlBody(sweepResult({ overrides: { warnings } })).markup).toContain('sysbench used 95 % of its CPUs')
    expect(htmlBody(sweepResult()).markup).not.toContain('Warnings')
  })

  it('lists what can have been seen of changed settings', () => {
    const coverage = [resultCovered({ status: 'not-exercised', message: 'not <b> exercised' })]
    const { markup } = htmlBody(sweepResult({ overrides: { coverage } }))
    expect(markup).toContain('<li>my.cnf:3: sort-buffer-size not &lt;b&gt; exercised</li>')
    expect(markup).toContain('This run did not exercise sort-buffer-size')
    expect(htmlBody(sweepResult()).markup).not.toContain('Exercised settings')
  })

  it('lists what is known of changed settings, with its page', () => {
    const { markup } = htmlBody(sweepResult({ overrides: { advice: [advice({ message: '<b>' })] } }))
    expect(markup).toContain('conf/my.cnf:3: &lt;b&gt; (<a href="https://dev.mysql.com/')
    expect(htmlBody(sweepResult()).markup).not.toContain('Known of these settings')
  })

  it('has a dash where a figure is not known', () => {
    const [cell] = sweepResult().cells
    if (cell === undefined) throw new Error('no cell')
    const cells = [{ ...cell, cpuMicrosPerQuery: null, serverCpuBusy: null }]
    expect(htmlBody(sweepResult({ overrides: { cells } })).markup).toContain('<td class="number">–</td>')
  })

  it('has three figures of less than one query a second', () => {
    const [cell] = sweepResult().cells
    if (cell === undefined) throw new Error('no cell')
    const { markup } = htmlBody(sweepResult({ overrides: { cells: [{ ...cell, qps: 0.012_345 }] } }))
    expect(markup).toContain('<data value="0.012345">0.0123</data>')
  })

  it('says of imported figures where they come from, and has nothing of machines and servers', () => {
    const imported = { paths: ['a.csv'], observations: 9, repetitions: { fewest: 1, most: 1 } }
    const bare = { low: null, high: null, effect: null, detectable: null }
    const { markup } = htmlBody(
      sweepResult({
        overrides: { imported, comparisons: [{ ...comparisonOf(one), ...bare }], verdict: 'inconclusive' },
      }),
    )
    expect(markup).toContain('Change in QPS, imported; no intervals')
    expect(markup).toContain('QPS of repetitions by their geometric mean.')
    expect(markup).not.toContain('id="servers"')
    expect(markup).not.toMatch(/sysbench .*on CPU/)
  })

  it('says of shared servers what was switched, and what the A/A check then is', () => {
    const { scenarios, twin } = result({})
    const shared = scenarios.map((each) => ({ ...each, host: 'off' }))
    const { markup } = htmlBody(sweepResult({ overrides: { scenarios: shared, twin } }))
    expect(markup).toContain('The two copies (the state of off, drawn once more)')
    expect(markup).toContain('<p>2 scenarios were switched on one running server.')
    const alone = htmlBody(sweepResult({ overrides: { scenarios, twin } })).markup
    expect(alone).toContain('The two copies (a second server with the configuration of off)')
    expect(alone).not.toContain('switched on')
  })

  it('has a dash for unknown memory, and nothing of variables where none differs', () => {
    const memory = { residentBytes: null, performanceSchemaBytes: 1024 }
    const { markup } = htmlBody(sweepResult({ overrides: { scenarios: [resultScenario({ memory, variables: {} })] } }))
    expect(markup).toMatch(/<td class="number">–<\/td>.*<td class="number"><data value="1024">1\.0 KiB<\/data>/)
    expect(markup).not.toContain('System variables')
  })

  it('has what each scenario lets one find out; what was not looked at has no mark', () => {
    const scenarios = [
      resultScenario({ insight: { 'most-executed-sql': 'full' } }),
      resultScenario({ name: 'silent', insight: {} }),
    ]
    const { markup } = htmlBody(sweepResult({ overrides: { scenarios } }))
    const [, table = ''] = markup.split('Diagnostics by scenario')
    const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([row]) => row.replaceAll(/\s*<[^>]+>\s*/g, '|'))
    expect(rows[0]).toMatch(/shows\|+off\|+$/)
    expect(rows.filter((row) => row.includes('●'))).toEqual([expect.stringContaining('which SQL runs most')])
    const abilities = rows.slice(1, 1 + ABILITIES.length)
    expect(abilities.filter((row) => !row.includes('●'))).toHaveLength(ABILITIES.length - 1)
    expect(htmlBody(sweepResult({ overrides: { scenarios: scenarios.slice(1) } })).markup).not.toContain(
      'Diagnostics by scenario',
    )
  })

  it('has folded away where the time went, where that is known', () => {
    const { markup } = htmlBody({ ...withTimeline(sweepResult()), seconds: 40, measuredSeconds: 30 })
    expect(markup).toContain('<summary>75 % of 40 s measured</summary>')
    expect(markup).toMatch(/measured<\/th><td class="number"><data value="30">30\.0<\/data>/)
    expect(markup).toContain('<data value="0.75">75.0 %</data>')
    expect(htmlBody(sweepResult()).markup).not.toContain('Time of the run')
  })

  it('has every cause, the innocent ones too, and what they add up to', () => {
    const causes = [
      cause(),
      cause({ settings: [causeSetting({ name: '<i>calm' })], verdict: 'innocent', change: 0, low: -0.01, high: 0.01 }),
      cause({
        settings: [causeSetting({ name: 'late' })],
        verdict: 'not reached',
        kind: 'not measured',
        ...{ change: null, low: null, high: null },
      }),
    ]
    const { markup } = htmlBody(sweepResult({ overrides: { causes, explanation: explanation() } }))
    expect(markup).toContain('Cost of each setting')
    expect(markup).toContain('<data value="-0.141">−14.1 % (−15.2 … −13.0)</data>')
    expect(markup).toContain('conf/my.cnf:12')
    expect(markup).toContain('▼</span> to blame')
    expect(markup).toContain('●</span> innocent')
    expect(markup).toContain('◆</span> not reached')
    expect(markup).toContain('&lt;i&gt;calm')
    expect(markup).toContain('Blamed settings cost −19.0 % of −19.6 % in total, interaction and others −0.6 %.')
  })

  it('has what taking a line back saves only where that is known, and costs by what they mean', () => {
    const share = cause({ kind: 'share', removal: { change: -0.031, low: -0.04, high: -0.021 } })
    const shown = (found: Cause, method: Explanation['method']) =>
      htmlBody(sweepResult({ overrides: { causes: [found], explanation: explanation({ method }) } })).markup
    expect(shown(share, 'switched')).toContain('>+3.2 % (+2.1 … +4.2)</data>')
    expect(shown(share, 'switched')).toContain('>regained if reverted</th>')
    expect(shown(share, 'switched')).toContain('>cost (95 % interval)</th>')
    expect(shown(cause(), 'started')).not.toContain('regained if reverted')
    expect(shown(cause(), 'started')).toContain('>cost alone (95 % interval)</th>')
  })

  it('has no heading for causes where none were looked for', () => {
    expect(htmlBody(sweepResult()).markup).not.toContain('to blame')
  })
})
