/** Before every file of tests: fast-check generates the inputs of this run's seed, so that a failure stays one. */
import fc from 'fast-check'
import { inject } from 'vitest'

fc.configureGlobal({ seed: inject('inputsSeed') })
