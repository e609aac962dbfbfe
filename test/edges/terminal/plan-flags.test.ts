import { expect, it } from 'vitest'
import { parsePlanFlags } from '../../../src/edges/terminal/plan-flags.ts'

it('a plan takes what is measured and started, as that decides how many servers memory holds', () => {
  expect(parsePlanFlags([])).toMatchObject({ server: 'auto', image: undefined })
  expect(parsePlanFlags(['my.yml', '--server', 'docker', '--image', 'mysql:8.4'])).toMatchObject({
    ...{ subject: { kind: 'suite', file: 'my.yml' }, rules: ['control'], server: 'docker', image: 'mysql:8.4' },
  })
})
