import { expect, it, vi } from 'vitest'
import { callCommand, commandHelps } from '../../src/commands/command-line.ts'
import { helpText } from '../../src/edges/terminal/help-text.ts'
import { toolVersion } from '../../src/version.ts'

async function printed(...args: readonly string[]): Promise<string> {
  let text = ''
  const stream = vi.spyOn(process.stdout, 'write').mockImplementation((more) => {
    text += more
    return true
  })
  expect(await callCommand(args)).toBe(0)
  stream.mockRestore()
  return text
}

it('an unknown flag is an error that names the help of its command', async () => {
  const message = "Unknown option '--nothing'; see qpsgate doctor --help"
  await expect(callCommand(['doctor', '--nothing'])).rejects.toThrow(message)
})

it.each(['--version', '-v', 'version'])('qpsgate %s prints the version', async (word) => {
  expect(await printed(word)).toBe(`qpsgate ${toolVersion()}\n`)
})

it('qpsgate help explains the command that is named after it, and lists all commands if none is named', async () => {
  const run = commandHelps().find(({ name }) => name === 'run')
  expect(await printed('help', 'run')).toBe(run && helpText(run))
  expect(await printed('help')).toBe(await printed('--help'))
  await expect(callCommand(['help', 'rum'])).rejects.toThrow('unknown command "rum" (did you mean "run"?)')
})
