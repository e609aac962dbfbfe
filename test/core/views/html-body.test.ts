import { describe, expect, it } from 'vitest'
import type { Cause, Explanation } from '../../../src/core/attribution/attribution.ts'
import { htmlBody } from '../../../src/core/views/html-body.ts'
import { html } from '../../../src/core/views/markup.ts'
import { cause, causeSetting, explanation } from '../../builders.ts'
import { comparisonOf, sweepResult } from '../../sweep-result.ts'

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
    expect(markup).toContain('oltp_read_only at 8 threads, on −19.6 %')
  })

  it('has every change for people and for programs', () => {
    const { markup } = htmlBody(
      sweepResult({ overrides: { comparisons: [comparisonOf({ ...one, low: -0.21, high: -0.182 })] } }),
    )
    for (const cell of ['-0.196">−19.6 %', '-0.21">−21.0 %', '-0.182">−18.2 %', '0.1">10 %']) {
      expect(markup).toContain(`<data value="${cell}</data>`)
    }
  })

  it('lists warnings, and has no heading for none', () => {
    const warnings = [{ code: 'client-saturated', message: 'sysbench used 95 % of its CPUs' }]
    expect(htmlBody(sweepResult({ overrides: { warnings } })).markup).toContain('sysbench used 95 % of its CPUs')
    expect(htmlBody(sweepResult()).markup).not.toContain('Warnings')
  })

  it('has a dash where a figure is not known', () => {
    const [cell] = sweepResult().cells
    if (cell === undefined) throw new Error('no cell')
    const cells = [{ ...cell, cpuMicrosPerQuery: null, serverCpuBusy: null }]
    expect(htmlBody(sweepResult({ overrides: { cells } })).markup).toContain('<td class="number">–</td>')
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
    expect(markup).toContain('Which setting is to blame')
    for (const cell of ['-0.141">−14.1 %', '-0.152">−15.2 %', '-0.13">−13.0 %'])
      expect(markup).toContain(`<data value="${cell}</data>`)
    expect(markup).toContain('conf/my.cnf:12')
    expect(markup).toContain('▼</span> to blame')
    expect(markup).toContain('●</span> innocent')
    expect(markup).toContain('◆</span> not reached')
    expect(markup).toContain('&lt;i&gt;calm')
    expect(markup).toContain('Sum of the causes −19.0 %, the whole −19.6 %, interaction and the rest −0.6 %.')
  })

  it('has what taking a line back saves only where that is known, and costs by what they mean', () => {
    const share = cause({ kind: 'share', removal: { change: -0.031, low: -0.04, high: -0.021 } })
    const shown = (found: Cause, method: Explanation['method']) =>
      htmlBody(sweepResult({ overrides: { causes: [found], explanation: explanation({ method }) } })).markup
    expect(shown(share, 'switched')).toContain('>+3.2 % (+2.1 … +4.2)</data>')
    expect(shown(share, 'switched')).toContain('>saved if taken back</th>')
    expect(shown(share, 'switched')).toContain('>cost</th>')
    expect(shown(cause(), 'started')).not.toContain('saved if taken back')
    expect(shown(cause(), 'started')).toContain('>cost alone</th>')
  })

  it('has no heading for causes where none were looked for', () => {
    expect(htmlBody(sweepResult()).markup).not.toContain('to blame')
  })
})
