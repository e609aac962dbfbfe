import { expect, it } from 'vitest'
import { callCommand } from '../../src/commands/command-line.ts'

it.each([
  [
    ['report', '--tolerance', '5%', 'out'],
    /^Unknown option '--tolerance'; see qpsgate report --help; a flag of qpsgate run$/,
  ],
  [['history', '--shard'], /; a flag of qpsgate run$/],
  [['doctor', '--nothing'], /^Unknown option '--nothing'; see qpsgate doctor --help$/],
])('a flag that another command has is told with its commands: %j', async (args, message) => {
  await expect(callCommand(args)).rejects.toThrow(message)
})
