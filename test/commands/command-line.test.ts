import { expect, it } from 'vitest'
import { callCommand } from '../../src/commands/command-line.ts'

it('an unknown flag is an error that names the help of its command', async () => {
  const message = "Unknown option '--nothing'; see qpsgate doctor --help"
  await expect(callCommand(['doctor', '--nothing'])).rejects.toThrow(message)
})
