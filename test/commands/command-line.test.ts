import { expect, it } from 'vitest'
import { callCommand } from '../../src/commands/command-line.ts'

it('a flag that a command does not have is told with the page that has its flags', async () => {
  const message = "Unknown option '--nothing'; see qpsgate doctor --help"
  await expect(callCommand(['doctor', '--nothing'])).rejects.toThrow(message)
})
