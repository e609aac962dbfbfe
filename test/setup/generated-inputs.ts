/** Runs before every test file: gives fast-check this run's seed, so that a failure can be repeated. */
import fc from 'fast-check'
import { inject } from 'vitest'

fc.configureGlobal({ seed: inject('inputsSeed') })
