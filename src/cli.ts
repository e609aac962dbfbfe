#!/usr/bin/env node

/**
 * Entry of the command line. Modules that are heavy, or written for Node 24, are loaded only when a command needs them,
 * so that older versions of Node can run this file and print a message.
 */

import { callCommand } from './commands/command-line.ts'
import { maskOutput } from './edges/machine/masking.ts'
import { say } from './edges/terminal/output.ts'
import { describeError, exitCodeOf, UserError } from './errors.ts'

const LEAST_NODE = 24

async function main(args: readonly string[]): Promise<number> {
  try {
    if (Number(process.versions.node.split('.')[0]) < LEAST_NODE)
      throw new UserError(
        `Node ${LEAST_NODE} or newer is needed, this is ${process.version}; try: npx --package=node@24 -- node ${process.argv[1]}`,
      )
    requireDirectory()
    return await callCommand(args)
  } catch (thrown) {
    say(`qpsgate: ${describeError(thrown)}`)
    return exitCodeOf(thrown)
  }
}

/** @throws UserError if the current directory was removed, in which no program can start */
function requireDirectory(): void {
  try {
    process.cwd()
  } catch {
    throw new UserError('the current directory was removed; change to one that exists')
  }
}

/** If the program that reads the output stops early, as `head` does, the verdict still decides the exit code. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

maskOutput()
process.exitCode = await main(process.argv.slice(2))
