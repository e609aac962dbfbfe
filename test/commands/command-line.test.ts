import { describe, expect, it } from 'vitest'
import { callCommand } from '../../src/commands/command-line.ts'

describe('a flag that another command has', () => {
  it.each([
    [
      ['report', '--tolerance', '5%', 'out'],
      /^Unknown option '--tolerance'; see qpsgate report --help; a flag of qpsgate run, qpsgate import$/,
    ],
    [['history', '--watch'], /; a flag of qpsgate run$/],
    [['note', '--nothing'], /^Unknown option '--nothing'; see qpsgate note --help$/],
  ])('is told with its commands: %j', async (args, message) => {
    await expect(callCommand(args)).rejects.toThrow(message)
  })
})
