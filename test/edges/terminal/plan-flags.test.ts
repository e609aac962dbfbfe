import { expect, it } from 'vitest'
import { parsePlanFlags } from '../../../src/edges/terminal/plan-flags.ts'

it('qpsgate plan accepts the flags that name a suite, servers and images', () => {
  expect(parsePlanFlags([])).toMatchObject({ server: 'auto', image: undefined })
  expect(parsePlanFlags(['my.yml', '--server', 'docker', '--image', 'mysql:8.4'])).toMatchObject({
    ...{ subject: { kind: 'suite', file: 'my.yml' }, rules: ['control'], server: 'docker', image: 'mysql:8.4' },
  })
})
