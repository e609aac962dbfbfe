import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { smallSuite, Workplace } from '../cli.ts'

/** A line that is wrong in every kind of file, so that a message would quote it. */
const SECRET = 'hunter2 is = the secret'

let place: Workplace
/** A folder next to the repository. */
let outside: string
beforeEach(() => {
  place = new Workplace()
  outside = mkdtempSync(join(tmpdir(), 'qg-outside-'))
  writeFileSync(join(outside, 'secret'), `${SECRET}\n[mysqld]\n${SECRET}\n`)
})
afterEach(() => {
  rmSync(outside, { recursive: true })
  place[Symbol.dispose]()
})

function link(path: string, target: string): void {
  mkdirSync(dirname(join(place.path, path)), { recursive: true })
  symlinkSync(target, join(place.path, path))
}

function writeSuite(config: string): void {
  mkdirSync(join(place.path, 'perf'), { recursive: true })
  place.write('perf/suite.yml', smallSuite({ on: `{ config: ${config} }` }))
}

const secret = () => join(outside, 'secret')
const PLAN = ['plan', 'perf/suite.yml']
const REFUSED =
  /perf\/suite\.yml:8: +scenarios\.on\.config: ".+", which is outside of the repository; allowed: the path of an option/

describe('an option file outside of the repository that a suite uses', () => {
  test.each([
    ['by a whole path', () => secret()],
    ['of the system', () => '/etc/passwd'],
    ['by steps', () => `../../${outside.slice(dirname(outside).length + 1)}/secret`],
    ['over a link', () => 'link.cnf'],
    ['in what git keeps, where credentials may be', () => '../.git/config'],
  ])('is refused with the line that names it, and its text is not shown: %s', async (_, config) => {
    link('perf/link.cnf', secret())
    writeSuite(config())
    place.commit()
    place.git('config', 'http.https://git.example/.extraheader', SECRET)
    const { code, stdout, stderr } = await place.run(PLAN)
    expect(stderr).toMatch(REFUSED)
    expect(`${stdout}${stderr}`).not.toMatch(/hunter2|root:|repositoryformatversion/)
    expect(code).toBe(2)
  })

  test.runIf(IS_NIGHTLY)('is refused even if only the suite at the base names it', async () => {
    link('perf/link.cnf', secret())
    for (const config of [secret(), 'link.cnf', '../.git/config']) {
      writeSuite(config)
      place.commit()
      writeSuite('my.cnf')
      place.write('perf/my.cnf', '[mysqld]\nmax_connections=100\n')
      const { code, stdout, stderr } = await place.run([...PLAN, '--base', 'HEAD'])
      expect(stderr).toMatch(/perf\/suite\.yml \(HEAD\):8: +scenarios\.on\.config: /)
      expect(`${stdout}${stderr}`).not.toMatch(/hunter2|repositoryformatversion/)
      expect(code).toBe(2)
    }
    writeSuite(secret())
    place.write('perf/now.yml', smallSuite())
    const file = await place.run(['plan', 'perf/now.yml', '--base', 'perf/suite.yml'])
    expect(file.stderr).toContain('which is outside of the repository')
    expect(file.stderr).not.toContain('hunter2')
  })

  test("is refused outside of the suite's folder if there is no repository", async () => {
    writeSuite('../my.cnf')
    place.write('my.cnf', `[mysqld]\n${SECRET}\n`)
    const { code, stderr } = await place.run(PLAN)
    expect(stderr).toContain(`which is outside of ${place.path}/perf; allowed: the path of an option file inside of it`)
    expect(stderr).not.toContain('hunter2')
    expect(code).toBe(2)
  })
})

test('files outside of the repository that a compose file or a Dockerfile uses are not read', async () => {
  writeFileSync(join(outside, 'far.cnf'), '[mysqld]\nsort_buffer_size = 77777\n')
  const far = `../${basename(outside)}`
  const mounts = [
    `${far}:/etc/mysql/conf.d`,
    `./.git/near.cnf:/etc/mysql/conf.d/near.cnf`,
    './link:/etc/mysql/mysql.conf.d',
  ]
  link('link', outside)
  place.write('compose.yml', `services:\n  db:\n    image: mysql:8.4\n    volumes: ${JSON.stringify(mounts)}\n`)
  place.write('Dockerfile', `FROM mysql:8.4\nCOPY ${far}/far.cnf .git/near.cnf link/far.cnf /etc/mysql/conf.d/\n`)
  place.commit()
  place.write('.git/near.cnf', '[mysqld]\nsort_buffer_size = 88888\n')
  for (const source of ['compose.yml', 'Dockerfile']) {
    place.write(source, readFileSync(join(place.path, source), 'utf8').replace('mysql:8.4', 'mysql:9.7'))
    const { stdout, stderr } = await place.run(['plan', '--config', source, '--base', 'HEAD', '--server', 'local'])
    expect(stdout, stderr).toContain('mysql:9.7')
    expect(stdout + stderr).not.toMatch(/77777|88888/)
  }
})

describe('a suite that is a link', () => {
  test('to a file outside of the repository is refused, and the text of the file is not shown', async () => {
    link('perf/suite.yml', secret())
    place.commit()
    for (const base of [[], ['--base', 'HEAD']]) {
      const { code, stderr } = await place.run([...PLAN, ...base])
      expect(stderr).toContain('cannot read the suite perf/suite.yml: it is outside of the repository')
      expect(stderr).not.toContain('hunter2')
      expect(code).toBe(2)
    }
  })

  test('is followed if there is no repository', async () => {
    writeFileSync(join(outside, 'suite.yml'), smallSuite())
    link('perf/suite.yml', join(outside, 'suite.yml'))
    const { code, stderr } = await place.run(PLAN)
    expect(code, stderr).toBe(0)
  })
})
