import { execFileSync } from 'node:child_process'
import { describe, expect, inject, it } from 'vitest'
import { readHelp } from '../../../scripts/option-list.ts'
import { readOptionName } from '../../../src/core/setting/option-name.ts'
import { isSwitch } from '../../../src/core/setting/value.ts'
import { findLocalServer } from '../../../src/edges/servers/local.ts'

const HELP = ['--no-defaults', '--verbose', '--help']
/** The user in test/setup/mysql-image.ts: no server prints its options as root. */
const SERVER_USER = '999'

const engine = inject('engine')
const image = engine.kind === 'ready' ? engine.image : 'none'
const IN_CONTAINER = ['docker', 'run', '--rm', '--network=none', `--user=${SERVER_USER}`, '--entrypoint=mysqld', image]

describe.each([
  { what: 'the server that is installed here', isHere: true, command: [findLocalServer() ?? 'mariadbd'] },
  { what: 'MySQL in a container', isHere: engine.kind === 'ready', command: IN_CONTAINER },
])('each option that the table calls a switch', ({ what, isHere, command }) => {
  it.runIf(isHere)(`is shown as on or off by ${what}`, () => {
    const [program = '', ...args] = [...command, ...HELP]
    const options = readHelp(execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    const switches = [...options].filter(([name]) => isSwitch(readOptionName(name)))
    expect(switches.length).toBeGreaterThan(120)
    expect(switches.filter(([, value]) => !/^(?:TRUE|FALSE|ON|OFF|)$/.test(value))).toEqual([])
  })
})
