import { expect, it } from 'vitest'
import { isAtLeast } from '../../../src/core/families/family.ts'

it.each([
  ['8.0.30', '8.0.30', true],
  ['8.0.29', '8.0.30', false],
  ['8.4.3', '8.0.30', true],
  ['9.7.4-2', '9.7', true],
  ['9.6.0', '9.7', false],
  ['10.11.19-MariaDB-0+deb12u1', '10.6', true],
  ['10.5.27-MariaDB', '10.6', false],
  ['26.10.0', '9.7', true],
  ['11', '11.0', true],
])('version %s is at least %s: %s', (version, other, expected) => expect(isAtLeast(version, other)).toBe(expected))
