import { expect, it } from 'vitest'
import { parsePlanFlags } from '../../../src/edges/terminal/plan-flags.ts'

it('plan accepts the flags of cells and servers', () => {
  expect(parsePlanFlags([])).toMatchObject({ server: 'auto', image: undefined })
  expect(parsePlanFlags(['my.yml', '--server', 'docker', '--image', 'mysql:8.4'])).toMatchObject({
    ...{ subject: { kind: 'suite', file: 'my.yml' }, rules: ['control'], server: 'docker', image: 'mysql:8.4' },
  })
})
