/** Images of strangers that put links in place of qpsgate's own files. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { makeHostileImage, turnsAfterwards } from '../../setup/hostile-image.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { smallSuite, Workplace } from '../cli.ts'

const engine = inject('engine')
const base = engine.kind === 'ready' ? engine.image : 'none'
const RUN = ['run', 'suite.yml', '--server', 'docker', '--out', 'out', '--quiet']
/** Files that tidying up after a server would remove. */
const FILES = ['auto.cnf', 'binlog.000001', 'pid', 'somebody.err']

describe.skipIf(engine.kind === 'absent')('an image whose server', () => {
  let place: Workplace
  /** A folder of another user of this machine, with the socket of that user's server. */
  let victim: string
  let theirs: Server
  let connections: number
  beforeEach(() => {
    place = new Workplace()
    place.write('suite.yml', smallSuite())
    victim = mkdtempSync(join(tmpdir(), 'qg-victim-'))
    mkdirSync(join(victim, 'folder'))
    for (const name of FILES) writeFileSync(join(victim, 'folder', name), '')
    connections = 0
    theirs = createServer((socket) => {
      connections++
      socket.destroy()
    }).listen(join(victim, 's'))
  })
  afterEach(() => {
    theirs.close()
    expect(readdirSync(join(victim, 'folder')).sort()).toEqual(FILES)
    expect(connections).toBe(0)
    expect(place.leftovers()).toEqual([])
    rmSync(victim, { recursive: true })
    place[Symbol.dispose]()
  })

  async function measure(script: string): Promise<string> {
    await using image = await makeHostileImage(base, turnsAfterwards(script))
    const { code, stderr } = await place.run([...RUN, '--image', image.name], { XDG_CACHE_HOME: join(place.path, 'c') })
    expect(code, stderr).toBe(3)
    return stderr
  }

  test.runIf(IS_NIGHTLY)(
    "makes its data directory a link at shutdown is refused, and the link's target stays",
    async () => {
      const stderr = await measure(
        `/usr/sbin/mysqld.real "$@"; mv "$data" "$data.old"; ln -s ${join(victim, 'folder')} "$data"; exit 0`,
      )
      expect(stderr).toMatch(
        /seed\w+\/data is not the directory any more that was made for the server, but a symbolic link/,
      )
    },
  )

  test.runIf(IS_NIGHTLY)('replaces its data directory by another is refused', async () => {
    const stderr = await measure(`/usr/sbin/mysqld.real "$@"; cp -r "$data" "$data.new"; mv "$data" "$data.old"
      mv "$data.new" "$data"; exit 0`)
    expect(stderr).toMatch(/seed\w+\/data is not the directory any more that was made for the server, but a directory/)
  })

  test.runIf(IS_NIGHTLY)('leaves a link among its data is refused, and the error names the link', async () => {
    const stderr = await measure(
      `/usr/sbin/mysqld.real "$@"; ln -s ${join(victim, 'folder')} "$data/sbtest/more"; exit 0`,
    )
    expect(stderr).toMatch(/seed\w+\/data\/sbtest\/more is a symbolic link; a server has no business with anything but/)
  })

  test.runIf(IS_NIGHTLY)(
    'makes its socket a link to the socket of another server is refused before any connection',
    async () => {
      const stderr = await measure(`ln -s ${join(victim, 's')} "$home/s"; sleep 60`)
      expect(stderr).toMatch(/seed\w+\/s is not the socket of the server, but a symbolic link/)
    },
  )

  test.runIf(IS_NIGHTLY)(
    'makes its temporary folder a link ends with an error, and the target of the link stays unchanged',
    async () => {
      const stderr = await measure(`rmdir "$home/tmp"; ln -s ${join(victim, 'folder')} "$home/tmp"; exit 1`)
      expect(stderr).toContain('exit code 1')
    },
  )
})
