import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { fewerByDay } from '../../setup/tonight.ts'
import { smallSuite, Workplace } from '../cli.ts'

const isRoot = process.getuid?.() === 0

describe.runIf(isRoot)('a program that a suite names as its server', () => {
  test.each(
    fewerByDay(
      [
        ['is that of a server', 'echo "mysqld  Ver 8.4.0 for Linux on x86_64 (Source distribution)"'],
        ['is not that of a server', 'true'],
      ],
      2,
    ),
  )('never runs as root, and sees no file but itself, if its version %s', async (_, says) => {
    using place = new Workplace()
    chmodSync(place.path, 0o711)
    const outside = place.write('outside', 'kept')
    chmodSync(outside, 0o666)
    const look = `echo "user $(id -u) sees $(ls -A ${place.path})"; echo x >${outside}`
    const binary = place.write('server.sh', `#!/bin/sh\n(${look}) >&2\n${says}\n`)
    chmodSync(binary, 0o755)
    place.write('suite.yml', smallSuite({ extra: `server: { binary: ${binary} }\n` }))
    const { code, stderr } = await place.run(['run', 'suite.yml', '--out', 'out'])
    expect(code, stderr).toBe(3)
    const seen = [...stderr.matchAll(/user (\d+) sees (.*)/g)].map(([, user, files]) => [user !== '0', files])
    expect(seen.length).toBeGreaterThan(0)
    for (const each of seen) expect(each).toEqual([true, 'server.sh'])
    expect(readFileSync(outside, 'utf8')).toBe('kept')
    expect(place.leftovers()).toEqual([])
  })

  test('is found in a folder that the user of servers cannot enter', async () => {
    using place = new Workplace()
    const binary = join(place.path, 'server.sh')
    writeFileSync(binary, '#!/bin/sh\necho "mysqld  Ver 8.4.0"\n', { mode: 0o755 })
    place.write('suite.yml', smallSuite({ extra: `server: { binary: ${binary} }\n` }))
    const { code, stderr } = await place.run(['run', 'suite.yml', '--out', 'out'])
    expect(stderr).toContain('calls itself "", version 8.4.0')
    expect(code).toBe(2)
  })
})

test.runIf(IS_NIGHTLY)(
  'a server program that starts the server as a child is refused, because the child would not be frozen',
  async () => {
    using place = new Workplace()
    chmodSync(place.path, 0o711)
    const binary = place.write('mariadbd', '#!/bin/bash\nmariadbd "$@"\n')
    chmodSync(binary, 0o755)
    place.write('suite.yml', smallSuite({ extra: `server: { binary: ${binary} }\n` }))
    const { code, stderr } = await place.run(['run', 'suite.yml', '--out', 'out'])
    expect(stderr).toContain('is not alone: mariadbd runs beside it, and would work in the turns of others')
    expect(code).toBe(3)
    expect(place.leftovers()).toEqual([])
  },
)
