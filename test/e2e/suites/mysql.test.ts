import { beforeAll, describe, inject, it } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ensureGenerator, expectAlive, REAL, SUITES } from './shipped-suites.ts'

const engine = inject('engine')

describe.runIf(engine.kind === 'ready' && IS_NIGHTLY)('every shipped suite', () => {
  beforeAll(ensureGenerator, 300_000)

  it.each(SUITES)('%s runs on MySQL in containers', REAL, (name) =>
    expectAlive(name, engine.kind === 'ready' ? engine.image : ''),
  )
})
