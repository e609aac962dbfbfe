import { describe, expect, it } from 'vitest'
import { lostOptions } from '../../../src/core/suite/left-alike.ts'
import type { ServerOption } from '../../../src/core/suite/suite.ts'
import { option, scenario } from '../../builders.ts'

/** What is lost of a scenario beside a control. */
function lost(control: readonly ServerOption[], other: readonly ServerOption[], image?: string) {
  const scenarios = [scenario('off', { options: control }), scenario('on', { options: other, image })] as const
  return lostOptions({ control: 'off', scenarios }).map(({ option: name, line, why }) => `${name} ${line} ${why}`)
}

const PAGE = option('innodb_page_size', '12345', { line: 7 })

describe('a scenario that is left as the control', () => {
  it('is told by each option that no server is given', () => {
    expect(lost([], [PAGE, option('port', '1', { line: 8 })])).toEqual([
      'innodb-page-size 7 instance',
      'port 8 address',
    ])
    const cache = option('max_connections', '5')
    expect(lost([cache], [PAGE, cache])).toEqual(['innodb-page-size 7 instance'])
  })

  it('is one that lacks what the control has', () => {
    expect(lost([option('datadir', '/data', { line: 3 })], [])).toEqual(['datadir 3 place'])
  })

  it('is one whose binary log is another file', () => {
    const log = (value: string) => option('log_bin', value)
    expect(lost([log('/a/bin')], [log('bin')])).toEqual(['log-bin 1 null'])
    expect(lost([log('/a/bin')], [])).toEqual([])
  })

  it('is not one that says the same, nor one with another difference', () => {
    expect(lost([PAGE], [PAGE])).toEqual([])
    expect(lost([], [])).toEqual([])
    expect(lost([], [PAGE, option('max_connections', '5')])).toEqual([])
    expect(lost([], [PAGE], 'mysql:9')).toEqual([])
  })
})
