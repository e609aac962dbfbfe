import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fewerByDay } from '../../setup/tonight.ts'
import { smallSuite, Workplace } from '../cli.ts'

const RUN = ['run', 'suite.yml', '--out', 'out']
const IMAGE = 'mysql:8.4'

let place: Workplace
beforeEach(() => {
  place = new Workplace()
})
afterEach(() => {
  expect(place.leftovers()).toEqual([])
  place[Symbol.dispose]()
})

/** A fake client of a container engine that answers, but has no image and reaches no registry. */
function clientWithoutRegistry(): Record<string, string> {
  mkdirSync(join(place.path, 'bin'))
  const script =
    '#!/bin/sh\ncase "$1" in\nversion) echo 28.0.0;;\nps) ;;\npull) echo "manifest unknown" >&2; exit 1;;\n*) exit 1;;\nesac\n'
  chmodSync(place.write('bin/docker', script), 0o755)
  return { PATH: `${place.path}/bin:${process.env.PATH}` }
}

const ENGINES = [
  ['no engine answers', () => ({ DOCKER_HOST: 'unix:///nonexistent.sock' }), /docker is not (?:installed|running)/],
  [
    'no registry has the image',
    clientWithoutRegistry,
    /image mysql:8\.4 is not present and cannot be pulled \(manifest unknown\)/,
  ],
] as const

const NAMED = [
  ['a flag', ['--image', IMAGE], {}],
  ['the suite', [], { extra: `server: { image: ${IMAGE} }\n` }],
  ['a scenario', [], { on: `{ image: ${IMAGE} }` }],
] as const

describe.each(ENGINES)('if %s,', (_, environment, says) => {
  test.each(fewerByDay(NAMED, 2))(
    'an absent image that %s names ends the run, and no other server is measured in its place',
    async (_by, flags, suite) => {
      place.write('suite.yml', smallSuite(suite))
      const { code, stdout, stderr } = await place.run([...RUN, ...flags], environment())
      expect(stderr).toMatch(says)
      expect(stderr).toContain('was asked for, so no other server is measured in its place: start Docker')
      expect(stderr).toContain('or drop --image and use --server local')
      expect(stderr).not.toMatch(/^ +at |is a bug|measuring/m)
      expect(stdout).toBe('')
      expect(code).toBe(3)
    },
  )
})

test.each(['--privileged', 'mysql 8.4', ''])('the invalid image name %j is refused', async (image) => {
  place.write('suite.yml', smallSuite())
  const { code, stderr } = await place.run([...RUN, `--image=${image}`])
  expect(stderr).toContain('is no image name')
  expect(code).toBe(2)
})
