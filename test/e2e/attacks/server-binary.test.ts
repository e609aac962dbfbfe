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
        ['that passes for one', 'echo "mysqld  Ver 8.4.0 for Linux on x86_64 (Source distribution)"'],
        ['that does not', 'true'],
      ],
      2,
    ),
  )('never runs as root: one %s', async (_, says) => {
    using place = new Workplace()
    chmodSync(place.path, 0o711)
    const seen = place.write('seen', '')
    chmodSync(seen, 0o666)
    const binary = place.write('server.sh', `#!/bin/sh\nid -u >> ${seen}\n${says}\n`)
    chmodSync(binary, 0o755)
    place.write('suite.yml', smallSuite({ extra: `server: { binary: ${binary} }\n` }))
    const { code, stderr } = await place.run(['run', 'suite.yml', '--out', 'out'])
    expect(code, stderr).toBe(3)
    const users = readFileSync(seen, 'utf8').trim().split('\n')
    expect(users.length).toBeGreaterThan(0)
    for (const user of users) expect(user).toMatch(/^[1-9]\d*$/)
    expect(place.leftovers()).toEqual([])
  })

  test('is told as whom it was to run where that user may not reach it', async () => {
    using place = new Workplace()
    const binary = join(place.path, 'server.sh')
    writeFileSync(binary, '#!/bin/sh\necho "mysqld  Ver 8.4.0"\n', { mode: 0o755 })
    place.write('suite.yml', smallSuite({ extra: `server: { binary: ${binary} }\n` }))
    const { code, stderr } = await place.run(['run', 'suite.yml', '--out', 'out'])
    expect(stderr).toMatch(/it does not tell its version to user [1-9]\d*, as whom servers run here/)
    expect(stderr).toContain('Permission denied')
    expect(code).toBe(3)
  })
})

test.runIf(IS_NIGHTLY)(
  'a server program that does not become the server is refused: nobody would freeze its child',
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
