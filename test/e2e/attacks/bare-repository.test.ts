import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { smallSuite, Workplace } from '../cli.ts'

/** A commit that is missing, so that git asks the remote that promises to have it. */
const MISSING = 'a'.repeat(40)

let place: Workplace
beforeEach(() => {
  place = new Workplace()
})
afterEach(() => place[Symbol.dispose]())

/** A command that leaves a file if git runs it, which it does if the configuration names it as the way to a remote. */
const trap = () => `touch ${join(place.path, 'sprung')}; exit 1;`
const isSprung = () => existsSync(join(place.path, 'sprung'))

/** Commits a folder that looks like a repository of its own, whose commits all have yet to be fetched. */
function commitBareRepository(remote: string): void {
  for (const folder of ['perf', 'perf/objects', 'perf/refs', 'perf/refs/heads']) mkdirSync(join(place.path, folder))
  place.write('perf/HEAD', 'ref: refs/heads/main\n')
  place.write('perf/objects/kept', '')
  place.write('perf/refs/heads/main', `${MISSING}\n`)
  place.write(
    'perf/config',
    `[core]\nrepositoryformatversion = 1\nbare = false\nworktree = .\nfsmonitor = ${JSON.stringify(trap())}\n` +
      `sshCommand = ${JSON.stringify(trap())}\n[extensions]\npartialClone = evil\n` +
      `[protocol "ext"]\nallow = always\n[remote "evil"]\npromisor = true\n${remote}\n`,
  )
  place.write('perf/suite.yml', smallSuite())
  place.write('perf/my.cnf', '[mysqld]\nmax_connections=100\n')
  place.commit()
}

const REMOTES = {
  'a command in place of ssh': () => 'url = ssh://git.example/x',
  'a command as the remote': () => `url = ext::touch ${place.path}/sprung`,
  'a command at a remote of this machine': () => `url = ${place.path}\nuploadpack = ${JSON.stringify(trap())}`,
}

const COMMANDS: readonly (readonly [args: readonly string[], code: number])[] = [
  [['plan', 'perf/suite.yml', '--base', 'main', '--against', 'control,base'], 0],
  [['plan', '--config', 'perf/my.cnf', '--base', MISSING], 2],
  [['run', '--config', 'perf/my.cnf', '--base', 'main'], 0],
  [['history'], 2],
]

describe.each(Object.entries(REMOTES).map(([what, remote], turn) => ({ what, remote, turn })))(
  'a bare repository that was committed beside the suite, with $what',
  ({ remote, turn }) => {
    beforeEach(() => commitBareRepository(remote()))
    /** By day, each command is tried with only one of the remotes. */
    const met = COMMANDS.filter((_, nth) => IS_NIGHTLY || nth % 3 === turn)

    test('runs its program if git is started there without qpsgate, so the trap works', () => {
      spawnSync('git', ['rev-parse', '--verify', 'main^{commit}'], { cwd: join(place.path, 'perf') })
      expect(isSprung()).toBe(true)
    })

    test.each(met)('does not get its program run when qpsgate is called with %j', async (args, code) => {
      const outcome = await place.run(args)
      expect(isSprung()).toBe(false)
      expect(outcome.stderr).not.toContain('is a bug')
      expect(outcome.code, outcome.stderr).toBe(code)
    })
  },
)
