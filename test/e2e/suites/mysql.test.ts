import { beforeAll, describe, inject, it } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ensureGenerator, expectAlive, REAL, SUITES } from './shipped-suites.ts'

const engine = inject('engine')
/** The suite that covers most of MySQL's differences; the others run at night. */
const BY_DAY = ['switching.yml']

describe.runIf(engine.kind === 'ready')('every shipped suite', () => {
  beforeAll(ensureGenerator, 300_000)

  it.each(SUITES.filter((name) => IS_NIGHTLY || BY_DAY.includes(name)))(
    '%s runs on MySQL in containers',
    REAL,
    (name) => expectAlive(name, engine.kind === 'ready' ? engine.image : ''),
  )
})
