import { beforeAll, describe, inject, it } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ensureGenerator, expectAlive, REAL, SUITES } from './shipped-suites.ts'

const engine = inject('engine')
/** Suites that touch what MySQL has differently; the others run at night, and on MariaDB always. */
const BY_DAY = ['quickstart.yml', 'switching.yml']

describe.runIf(engine.kind === 'ready')('every shipped suite', () => {
  beforeAll(ensureGenerator, 300_000)

  it.each(SUITES.filter((name) => IS_NIGHTLY || BY_DAY.includes(name)))(
    '%s runs on MySQL in containers',
    REAL,
    (name) => expectAlive(name, engine.kind === 'ready' ? engine.image : ''),
  )
})
