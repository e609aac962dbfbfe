import { beforeAll, describe, inject, it } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { tonight } from '../../setup/tonight.ts'
import { ensureGenerator, expectAlive, REAL, SUITES } from './shipped-suites.ts'

const engine = inject('engine')
/** Number of nights in which each suite runs once on MySQL. On MariaDB, all suites run every night. */
const NIGHTS = 3

describe.runIf(engine.kind === 'ready' && IS_NIGHTLY)('of the shipped suites,', () => {
  beforeAll(ensureGenerator, 300_000)

  it.each(tonight(SUITES, NIGHTS))('%s runs on MySQL in containers without failed statements', REAL, (name) =>
    expectAlive(name, engine.kind === 'ready' ? engine.image : ''),
  )
})
